import { useLayoutEffect, useState } from "react";

const storageKey = "theme";
type Theme = "light" | "dark";

/**
 * Runs in the head before anything is painted, so that a dark page never flashes light. Static, as
 * the Content-Security-Policy knows it by its hash.
 */
export const themeScript = `try{if(localStorage.getItem("${storageKey}")==="dark")document.documentElement.dataset.theme="dark"}catch{}`;

/** Light or dark, remembered in the browser. Light is the default, whatever the system prefers. */
export function ThemeToggle() {
  const [theme, setTheme] = useState<Theme>("light");

  // The server cannot know the choice, so it is read after hydration. It is also put back on
  // <html>, which loses the attribute when an error page replaces the document.
  useLayoutEffect(() => {
    const remembered = rememberedTheme();
    setTheme(remembered);
    apply(remembered);
  }, []);

  function toggle() {
    const next = theme === "dark" ? "light" : "dark";
    setTheme(next);
    apply(next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Storage can be forbidden; the choice then lasts as long as the page.
    }
  }

  return (
    <button
      type="button"
      aria-label="Dark theme"
      aria-pressed={theme === "dark"}
      title={theme === "dark" ? "Light theme" : "Dark theme"}
      onClick={toggle}
      className="theme-toggle icon-button"
    >
      <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
        <path
          className="moon"
          d="M10.500 3.200A9 9 0 1 0 20.800 13.500 7.400 7.400 0 0 1 10.500 3.200ZM17 3l.8 2.200L20 6l-2.200.8L17 9l-.8-2.200L14 6l2.200-.8Z"
        />
        <path
          className="sun"
          d="M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM12 1l1.300 4.500h-2.600ZM12 23l-1.300-4.500h2.600ZM1 12l4.500-1.300v2.600ZM23 12l-4.500 1.300v-2.600ZM4.200 4.200l4.100 2.300-1.800 1.800ZM19.800 19.800l-4.100-2.300 1.800-1.800ZM4.200 19.800l2.300-4.100 1.800 1.800ZM19.800 4.200l-2.300 4.100-1.800-1.800Z"
        />
      </svg>
    </button>
  );
}

function rememberedTheme(): Theme {
  try {
    return localStorage.getItem(storageKey) === "dark" ? "dark" : "light";
  } catch {
    return document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
  }
}

function apply(theme: Theme): void {
  if (theme === "dark") document.documentElement.dataset["theme"] = "dark";
  else delete document.documentElement.dataset["theme"];
}
