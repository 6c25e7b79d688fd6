/** The owner's screens, grouped as the rail shows them; a new screen is a line here. */
export const ownerScreens: readonly {
  title: string;
  screens: readonly (readonly [path: string, label: string])[];
}[] = [
  {
    title: "Daily",
    screens: [
      ["/admin-dashboard", "Today"],
      ["/admin-events", "Events & registrations"],
      ["/admin-letters", "Letters"],
      ["/admin-visits", "Visit requests"],
      ["/admin-subscribers", "Subscribers"],
      ["/admin-blog", "Blog"],
    ],
  },
  {
    title: "Shop window",
    screens: [
      ["/admin-plants", "Plants"],
      ["/admin-pictures", "Pictures"],
      ["/admin-site", "Site details"],
    ],
  },
  {
    title: "Keeping",
    screens: [
      ["/admin-backup", "Backup"],
      ["/admin-password", "Password"],
    ],
  },
];

/** What a phone's bar has beside "More". */
export const ownerBar: readonly (readonly [path: string, label: string])[] = [
  ["/admin-dashboard", "Today"],
  ["/admin-events", "Events"],
  ["/admin-letters", "Letters"],
  ["/admin-blog", "Blog"],
];
