/**
 * A list of filters, always the same one: names on every site and on some, paths, expressions, exceptions, and filters
 * that are of no use here.
 * @param {number} lines
 */
export function makeList(lines) {
  const kinds = [
    (/** @type {number} */ i) => `$removeparam=name_${i}`,
    (/** @type {number} */ i) => `||site${i % 4000}.com^$removeparam=name_${i % 97}`,
    (/** @type {number} */ i) => `||www.site${i}.co.uk/path/*/item^$removeparam=ref,doc`,
    (/** @type {number} */ i) => `$removeparam=/^trk_${i}_(?:in|out)=/`,
    (/** @type {number} */ i) => `$removeparam=from,domain=a${i}.com|b${i}.net|c${i}.*|~no.a${i}.com`,
    (/** @type {number} */ i) => `@@||saved${i}.com/checkout/$removeparam=name_${i % 97}`,
    (/** @type {number} */ i) => `||out${i}.net/r?$urlskip=?url`,
    (/** @type {number} */ i) => `||ads${i}.example^$third-party`,
    (/** @type {number} */ i) => `site${i}.com##.banner`,
    (/** @type {number} */ i) => `||img${i}.net^$image,removeparam=v`,
  ];
  return Array.from({ length: lines }, (_, i) => kinds[i % kinds.length]?.(i) ?? '').join('\n');
}
