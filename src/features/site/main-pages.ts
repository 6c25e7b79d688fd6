/** What the menu leads to, and a page that is not there. */
export const mainPages: readonly (readonly [path: string, label: string])[] = [
  ["/", "Home"],
  ["/perennials", "Perennials"],
  ["/trees", "Trees"],
  ["/annuals", "Annuals"],
  ["/events", "Events"],
  ["/cemetery", "Cemetery"],
  ["/blog", "Garden Blog"],
  ["/location", "Visit Us"],
  ["/contact", "Contact"],
];
