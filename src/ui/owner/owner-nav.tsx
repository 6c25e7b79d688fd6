import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { may, type Needed } from "#shared/both/owner/rights.ts";
import { useMe } from "#shared/browser/use-signed-in-person.ts";
import { classes } from "../join-class-names.ts";
import { neededForScreen, ownerScreens } from "./owner-screens.ts";

const inBar =
  "flex min-h-13 w-full items-center justify-center text-small font-semibold text-ink no-underline aria-[current]:text-gilt-ink aria-[current]:shadow-[inset_0_3px_0_var(--gilt)]";

/** The ways between the owner's screens: on phones a bar whose last button opens all, on wide screens a rail. */
export function OwnerNav() {
  const { pathname } = useLocation();
  const all = useRef<HTMLDivElement>(null);
  const me = useMe();
  // Until it is known whose they are, their place is kept.
  const isShown = (needed: Needed) => me === undefined || may(me, needed);
  const groups = ownerScreens.map(({ title, screens }) => ({
    title,
    screens: screens.filter(([, , needed]) => isShown(needed)),
  }));
  const mark = (path: string) => (path === pathname ? "page" : undefined);
  return (
    <nav aria-label="Owner" className={classes("owner-nav print:hidden", !me && "invisible")}>
      <ul className="fixed inset-x-0 bottom-0 z-5 grid auto-cols-fr grid-flow-col border-t border-gilt bg-paper-raised pb-[env(safe-area-inset-bottom)] lg:hidden">
        {ownerBar
          .filter(([path]) => isShown(neededForScreen(path)))
          .map(([path, label]) => (
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
        className="border-gilt text-ink max-lg:border max-lg:bg-paper-raised max-lg:inset-[auto_0_calc(3.25rem+env(safe-area-inset-bottom))] max-lg:max-h-[calc(100dvh-4.5rem)] max-lg:w-full max-lg:px-[clamp(1.25rem,4.5vw,4rem)] max-lg:py-4 lg:sticky lg:inset-[1rem_auto_auto] lg:block lg:w-auto lg:min-w-44 lg:border-r lg:border-rule lg:bg-transparent lg:pr-3 lg:text-[clamp(0.9375rem,0.7rem+0.375vw,1rem)] lg:whitespace-nowrap"
        onClick={({ target }) => {
          const chosen = target instanceof Element && target.closest("a");
          if (chosen) all.current?.hidePopover?.();
        }}
      >
        {groups
          .filter(({ screens }) => screens.length > 0)
          .map(({ title, screens }) => (
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

/** What a phone's bar has beside "More". */
const ownerBar: readonly (readonly [path: string, label: string])[] = [
  ["/admin-dashboard", "Today"],
  ["/admin-events", "Events"],
  ["/admin-letters", "Letters"],
  ["/admin-blog", "Blog"],
];
