/** What made-up links are made of. */
export const nouns = (
  'harbour lantern orchard violin glacier postcard saddle meadow compass bakery puzzle ladder willow tractor marble ' +
  'candle ferry beacon pepper quarry blanket harvest thimble canyon anchor feather how to best guide review new news ' +
  'city school health price music travel game team season recipe coffee phone camera energy election court storm ' +
  'river mountain island bridge train hotel beach bird horse lemon green blue model paper space engine solar bank ' +
  'card rent sale deal free update release issue docs tutorial python rust browser privacy share video'
).split(' ');

export const places =
  'café zürich kraków łódź 長崎 大阪 ভারত αθήνα тверь мир 서울 é-clair señor 日本 über straße 🎉 العربية'.split(' ');

/** Busy sites, of which rules know something special. */
export const busy = (
  'www.youtube.com youtu.be www.amazon.com www.amazon.de www.facebook.com twitter.com x.com www.instagram.com ' +
  'www.reddit.com www.linkedin.com www.nytimes.com www.theguardian.com www.bbc.co.uk edition.cnn.com medium.com ' +
  'github.com stackoverflow.com en.wikipedia.org de.wikipedia.org www.google.com news.google.com docs.google.com ' +
  'open.spotify.com www.tiktok.com www.ebay.com www.aliexpress.com www.etsy.com www.washingtonpost.com ' +
  'www.bloomberg.com www.ft.com www.spiegel.de www.lemonde.fr www.heise.de www.zeit.de www.asahi.com yandex.ru ' +
  'vk.com www.twitch.tv store.steampowered.com www.imdb.com www.booking.com www.airbnb.com www.forbes.com ' +
  'techcrunch.com www.theverge.com arstechnica.com news.ycombinator.com substack.com www.wired.com ' +
  'developer.mozilla.org'
).split(' ');

/** Hosts that are not written in ASCII, or were not. */
export const international =
  'müller.example www.größe.example пример.рф 例え.jp www.café.example xn--mller-kva.example xn--e1afmkfd.xn--p1ai'.split(
    ' ',
  );
