/*
 * What each reason says, in English. An extension has these sentences among its translations, so its build leaves only
 * their gaps here (`scripts/build/gaps-plugin.ts`).
 */

/** Reasons that rules may give. At most 60, so that a stranger's rule needs no translator. */
export const ruleReasons = {
  // A parameter goes.
  clickId: '{vendor} adds this to recognise who clicked.',
  userId: '{vendor} adds this to tell which person the link was made for.',
  mailRecipient: '{vendor} adds this to links in mails to tell who opened them.',
  mailCampaign: '{vendor} adds this to tell which mailing the link was in.',
  campaign: 'Labels a campaign for statistics; the page is the same without it.',
  campaignOf: '{vendor} adds this to label a campaign for statistics.',
  adDetails: '{vendor} adds this to describe the ad that was clicked.',
  affiliate: 'Says who earns when somebody buys; the page is the same without it.',
  affiliateOf: '{vendor} adds this to say who earns when somebody buys.',
  sharer: '{vendor} adds this to tell who shared the link.',
  shareMethod: 'Says with which app or button the link was shared.',
  session: 'Belongs to one visit, not to the page.',
  referrer: 'Says where the visitor came from.',
  position: 'Says which spot on {site} was clicked.',
  searchSession: 'Describes the search that led here, not the page.',
  recommendation: 'Says which recommendation on {site} was clicked.',
  experiment: 'Names a test variant for statistics.',
  appDetails: 'Describes the app or window it was opened in, not the page.',
  crossDomain: '{vendor} adds this to follow a visitor from one site to the next.',
  // A parameter stays.
  contentItem: 'Selects what {site} shows.',
  contentSearch: 'Holds what was searched for.',
  contentFilter: 'Narrows or sorts what is listed.',
  contentPage: 'Says which page of a list is shown.',
  contentPlace: 'Says where in the page or recording to start.',
  contentVariant: 'Selects a variant of the product.',
  contentSeller: 'Selects whose offer is shown.',
  contentLanguage: 'Selects the language or region.',
  contentAccess: 'Opens what the link was shared for; without it the page stays shut.',
  contentReference: 'On {site} this names the item itself, though elsewhere the same name is junk.',
  contentReturn: 'Says where to go next.',
  contentState: '{site} needs this to show the page as it was.',
  // A whole link stays.
  signed: 'The link is signed: any change makes it invalid.',
  signedBy: '{vendor} signs this link: any change makes it invalid.',
  signIn: 'Part of signing in: any change can break it.',
  unsubscribe: 'A mail preferences or unsubscribe link: its tag is the key to it.',
  confirm: 'A confirmation link: it works only as it was sent.',
  reset: 'A password link: it works only as it was sent.',
  invitation: 'An invitation: it works only as it was sent.',
  meeting: 'A meeting link: its tag lets people in.',
  magicLink: 'A link that signs somebody in: it works only as it was sent.',
  payment: 'Part of a payment: any change can break it.',
  queue: 'A place in a queue: any change can lose it.',
  fileTransfer: 'A download that works only as it was sent.',
  clickWrapper: 'A signed click link that hides its destination: it works only as it was sent.',
  webVersion: 'The web version of a mail: its tag is the key to it.',
  // A wrapper is opened.
  redirector: 'Passed through {vendor} to count the click.',
  redirectorAffiliate: 'Passed through {vendor} to say who earns when somebody buys.',
  redirectorMail: 'Passed through {vendor} to see who opened the mail.',
  redirectorScanner: 'Passed through {vendor}, which checks links in mails. Opened directly, it is not checked.',
  redirectorViewer: 'Shown by {vendor} in place of the site itself.',
  // A list that the person chose.
  listed: 'Line {line} of the list “{vendor}” removes this.',
  listedRedirect: 'Line {line} of the list “{vendor}” says that this only redirects.',
  // A person is warned.
  warnCredential: '“{name}” looks like a key or password. Whoever gets this link may be able to use it.',
  warnSession: '“{name}” looks like the mark of your visit. Whoever gets this link may be taken for you.',
  warnEmail: '“{name}” holds an e-mail address, which whoever gets this link will see.',
  warnPhone: '“{name}” holds a phone number, which whoever gets this link will see.',
  warnPerson: '“{name}” holds the name of a person, which whoever gets this link will see.',
} as const;

/** Reasons that the engine gives by itself. */
const engineReasons = {
  userKeep: 'You chose to keep this on {site}.',
  userStrip: 'You chose to remove this on {site}.',
  userAlone: 'You chose to leave {site} alone.',
  userClass: 'Kept, because your settings keep parameters of this kind.',
  blockedName: 'On the list of names to remove everywhere.',
  learnedContent: 'Checked on {site}: the page changes without it.',
  learnedNeutral: 'Checked on {site}: the page is the same without it.',
  noRule: 'No rule knows this here, so it stays.',
  noRuleToken: 'No rule knows this here, so it stays, but it looks like a mark of who shared the link.',
  semicolons: 'Its value may be more parameters, joined by semicolons, so it stays.',
  everythingKept: 'Nothing is removed under this policy.',
  sealed: 'Nothing in this link may change.',
  wrapperNoLink: 'A redirect whose destination could not be read, so it stays as it is.',
  wrapperUnknownHost: 'A redirect to a host that is on no public domain, so it stays as it is.',
  wrapperUserInfo: 'A redirect to a link with a user name in it, so it stays as it is.',
  wrapperSameSite: 'A redirect to its own site, so it stays as it is.',
  wrapperSameLink: 'A redirect to itself, so it stays as it is.',
  wrapperControl: 'A redirect to a link with control characters in it, so it stays as it is.',
  tooDeep: 'Redirects within redirects, more than five deep, so it stays as it is.',
  warnUserInfo: 'The link holds a user name or password before the host. Whoever gets it can use them.',
  textFragment: 'The highlighted words were removed, as your settings ask.',
  fragmentDropped: 'The part after # is not sent to the site.',
  grammarSpace: 'Spaces and line breaks around or inside the link are not part of it.',
  grammarSlashes: 'Slashes after the scheme are written as //.',
  grammarScheme: 'The scheme is the same in small letters.',
  grammarUserInfo: 'An empty user name is left out.',
  grammarHost: 'The host is the same in the form that is looked up.',
  grammarPort: 'The port that the scheme uses anyway is left out.',
  grammarPath: 'The path is the same without . and .. and with / at its start.',
  grammarPercent: 'Escapes are written in one way.',
  grammarOrder: 'Parameters are sorted.',
  grammarSlashRuns: 'Slashes in a row become one, and the one at the end goes.',
} as const;

export const reasons = { ...ruleReasons, ...engineReasons } as const;

export type RuleReasonId = keyof typeof ruleReasons;
export type ReasonId = keyof typeof reasons;
