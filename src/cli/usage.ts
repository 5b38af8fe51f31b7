/** What `--help` prints. */
export const usage = `plainlink: the plain form of a link, and why

usage:
  plainlink clean [URL…] [--json] [--text] [options]
      Print the clean form of each link. Without links, read lines from standard
      input and answer a line for a line, in order.
      --json    one object a line: the clean form, each decision and its reason
      --text    clean the links inside prose; with --json, a list for each line
  plainlink explain URL [options]
      Show as a table what stays, what goes, and why.
  plainlink same A B [options]
      Say whether two links open the same page, and what differs first.
  plainlink --help | --version

options:
  --policy share|crawl|samepage
      share     for people: opens wrappers, removes tracking (the default)
      crawl     only what the standards call equal; every parameter stays
      samepage  removes more, sorts the parameters, drops the fragment
  --user FILE     your own entries for sites, as JSON
  --learned FILE  what was learned about sites, as JSON
  --block a,b     more names to remove everywhere

exit codes:
  clean, explain  0 all went well; 1 a line was no link, and passed through
  same            0 same; 1 different; 3 unknown
  2 wrong usage, or a file that does not parse; 74 reading or writing failed
`;
