import { isOwnerScreen } from "#shared/both/owner/is-owner-screen.ts";
import type { Needed } from "#shared/both/owner/rights.ts";

type Screen = readonly [path: string, label: string, needed: Needed];

/** The owner's screens, grouped as the rail shows them, with what each asks for; a new screen is a line here. */
export const ownerScreens: readonly { title: string; screens: readonly Screen[] }[] = [
  {
    title: "Daily",
    screens: [
      ["/admin-dashboard", "Today", "anybody"],
      ["/admin-events", "Events & registrations", ["people"]],
      ["/admin-letters", "Letters", ["blog", "people"]],
      ["/admin-visits", "Visit requests", []],
      ["/admin-diary", "Diary", []],
      ["/admin-subscribers", "Subscribers", []],
      ["/admin-blog", "Blog", ["blog"]],
    ],
  },
  {
    title: "Shop window",
    screens: [
      ["/admin-plants", "Plants", ["plants"]],
      ["/admin-paper", "Cards & labels", ["plants"]],
      ["/admin-pictures", "Pictures", ["plants"]],
      ["/admin-site", "Site details", "owner"],
    ],
  },
  {
    title: "Keeping",
    screens: [
      ["/admin-year", "The year", []],
      ["/admin-trash", "Trash", ["people", "plants", "blog"]],
      ["/admin-history", "History", []],
      ["/admin-backup", "Backup", "owner"],
      ["/admin-helpers", "Helpers", "owner"],
      ["/admin-password", "Signing in", "anybody"],
      ["/admin-owner-mail", "Your email address", "owner"],
    ],
  },
];

/** Screens below others with different rights, and those not in the navigation. */
const otherScreens: readonly (readonly [path: string, needed: Needed])[] = [
  ["/admin-letters/settings", []],
  ["/admin-paper/events", []],
  ["/edit-registration", ["people"]],
  ["/admin-person", []],
];

/** The rights that the screen at this address requires. One that is not here is only for the owner. */
export function neededForScreen(address: string): Needed {
  const path = address.replace(/[?#].*$/, "");
  const isAt = (screen: string) => path === screen || path.startsWith(`${screen}/`);
  const other = otherScreens.find(([screen]) => isAt(screen));
  if (other) return other[1];
  const screens = ownerScreens.flatMap((group) => group.screens);
  const listed = screens.find(([screen]) => isAt(screen));
  return listed?.[2] ?? (isOwnerScreen(path) ? "owner" : "anybody");
}
