import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { ownerBar, ownerScreens } from "./owner-screens.ts";

/**
 * The way between the owner's screens: on a phone a bar of five at the bottom, whose last opens the
 * list of all; on wide screens that list is a rail beside the screen.
 */
export function OwnerNav() {
  const { pathname } = useLocation();
  const all = useRef<HTMLDivElement>(null);
  const mark = (path: string) => (path === pathname ? "page" : undefined);
  return (
    <nav aria-label="Owner" className="owner-nav">
      <ul className="owner-bar">
        {ownerBar.map(([path, label]) => (
          <li key={path}>
            <Link to={path} aria-current={mark(path)}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget="owner-all">
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
        className="owner-all"
        onClick={({ target }) => {
          const chosen = target instanceof Element && target.closest("a");
          if (chosen) all.current?.hidePopover?.();
        }}
      >
        {ownerScreens.map(({ title, screens }) => (
          <div key={title}>
            <p className="caps">{title}</p>
            <ul>
              {screens.map(([path, label]) => (
                <li key={path}>
                  <Link to={path} aria-current={mark(path)}>
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
