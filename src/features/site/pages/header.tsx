import { type MouseEvent, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Ornament } from "#ui/ornament.tsx";
import { useSite } from "#ui/use-site.ts";
import { mainPages } from "../main-pages.ts";
import { ThemeToggle } from "./light-and-dark-theme.tsx";

/** "page" for the page itself, "true" for the part of the site that a page under it belongs to. */
function currentMark(path: string, pathname: string): "page" | "true" | undefined {
  if (pathname === path) return "page";
  const within = path === "/events" ? pathname === "/event-registration" : false;
  return within || (path !== "/" && pathname.startsWith(`${path}/`)) ? "true" : undefined;
}

/** The head of every page. One list of links serves all screens: a bar on wide ones, on phones a popover, which needs no script. */
export function SiteHeader() {
  const site = useSite();
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);

  function closeAfterChoice(event: MouseEvent) {
    const chosen = event.target instanceof Element && event.target.closest("a");
    if (chosen) menu.current?.hidePopover?.();
  }

  return (
    <header className="site-header">
      <div className="masthead page-x">
        <Link to="/" className="brand">
          {/* The narrowest screens have room for the name in one line, or for the rose. */}
          <Ornament name="rose" className="w-8 text-rose max-[22rem]:hidden sm:w-9 lg:w-11" />
          <span>
            <span className="brand-name">{site.brand}</span>{" "}
            <span className="brand-tagline caps">{site.tagline}</span>
          </span>
        </Link>
        <div className="masthead-tools flex items-center gap-1 justify-self-end print:hidden">
          <ThemeToggle />
          <button type="button" popoverTarget="site-nav" className="menu-button">
            <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
              <path d="M0 1h20M0 7h20M0 13h20" stroke="currentColor" strokeWidth="1.5" />
            </svg>
            <span className="max-sm:sr-only">Menu</span>
          </button>
        </div>
      </div>
      <div className="title-rule" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's own activation is the keyboard's click. */}
      <nav
        ref={menu}
        id="site-nav"
        popover="auto"
        aria-label="Main"
        className="site-nav print:hidden"
        onClick={closeAfterChoice}
      >
        <div className="flex items-center justify-between gap-3 min-[56rem]:hidden">
          <p aria-hidden="true" className="brand-name">
            {site.brand}
          </p>
          {/* biome-ignore-start lint/a11y/noAutofocus: where the focus goes when the menu opens; nothing else is shown then. */}
          <button
            type="button"
            autoFocus
            popoverTarget="site-nav"
            popoverTargetAction="hide"
            className="menu-button"
          >
            <span aria-hidden="true" className="text-title leading-none">
              ×
            </span>
            Close
          </button>
          {/* biome-ignore-end lint/a11y/noAutofocus: as above. */}
        </div>
        <ul>
          {mainPages.map(([path, label]) => (
            <li key={path}>
              <Link to={path} aria-current={currentMark(path, pathname)} className="nav-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
