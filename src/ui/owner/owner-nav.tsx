import { useRef } from "react";
import { Link, useLocation } from "react-router";

const inBar =
  "flex min-h-13 w-full items-center justify-center text-small font-semibold text-ink no-underline aria-[current]:text-gilt-ink aria-[current]:shadow-[inset_0_3px_0_var(--gilt)]";

/**
 * The way between the owner's screens: on a phone a bar of five at the bottom, whose last opens the
 * list of all; on wide screens that list is a rail beside the screen.
 */
export function OwnerNav() {
  const { pathname } = useLocation();
  const all = useRef<HTMLDivElement>(null);
  const mark = (path: string) => (path === pathname ? "page" : undefined);
  return (
    <nav aria-label="Owner" className="owner-nav print:hidden">
      <ul className="fixed inset-x-0 bottom-0 z-5 grid grid-cols-5 border-t border-gilt bg-paper-raised pb-[env(safe-area-inset-bottom)] lg:hidden">
        {ownerBar.map(([path, label]) => (
          <li key={path}>
            <Link to={path} aria-current={mark(path)} className={inBar}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget="owner-all" className={inBar}>
            More
          </button>
        </li>
      </ul>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's own activation is the keyboard's click. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it closes after a link in it was chosen. */}
      <div
        ref={all}
        id="owner-all"
        popover="auto"
        className="border-gilt text-ink max-lg:border max-lg:bg-paper-raised max-lg:inset-[auto_0_calc(3.25rem+env(safe-area-inset-bottom))] max-lg:max-h-[calc(100dvh-4.5rem)] max-lg:w-full max-lg:px-[clamp(1.25rem,4.5vw,4rem)] max-lg:py-4 lg:sticky lg:inset-[1rem_auto_auto] lg:block lg:w-auto lg:border-r lg:border-rule lg:bg-transparent lg:pr-3 lg:text-[clamp(0.9375rem,0.7rem+0.375vw,1rem)] lg:whitespace-nowrap"
        onClick={({ target }) => {
          const chosen = target instanceof Element && target.closest("a");
          if (chosen) all.current?.hidePopover?.();
        }}
      >
        {ownerScreens.map(({ title, screens }) => (
          <div key={title}>
            <p className="caps mt-2 text-gilt-ink">{title}</p>
            <ul>
              {screens.map(([path, label]) => (
                <li key={path}>
                  <Link
                    to={path}
                    aria-current={mark(path)}
                    className="flex min-h-11 items-center text-ink no-underline hover:text-marian hover:underline aria-[current]:font-semibold aria-[current]:text-gilt-ink lg:min-h-10"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

/** The owner's screens, grouped as the rail shows them; a new screen is a line here. */
const ownerScreens: readonly {
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
      ["/admin-diary", "Diary"],
      ["/admin-subscribers", "Subscribers"],
      ["/admin-blog", "Blog"],
    ],
  },
  {
    title: "Shop window",
    screens: [
      ["/admin-plants", "Plants"],
      ["/admin-paper", "Cards & labels"],
      ["/admin-pictures", "Pictures"],
      ["/admin-site", "Site details"],
    ],
  },
  {
    title: "Keeping",
    screens: [
      ["/admin-year", "The year"],
      ["/admin-backup", "Backup"],
      ["/admin-password", "Signing in"],
      ["/admin-owner-mail", "Your email address"],
    ],
  },
];

/** What a phone's bar has beside "More". */
const ownerBar: readonly (readonly [path: string, label: string])[] = [
  ["/admin-dashboard", "Today"],
  ["/admin-events", "Events"],
  ["/admin-letters", "Letters"],
  ["/admin-blog", "Blog"],
];
