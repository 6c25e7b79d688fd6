import { useLayoutEffect } from "react";

const buttonIsHere = "themebutton";

/**
 * Runs in the head before anything is painted, so that a dark page never flashes light, and does the switching
 * before the page's code has loaded. Static, as the Content-Security-Policy knows it by its hash. If storage is
 * forbidden, the choice lasts as long as the page.
 */
export const themeScript = `(()=>{
let dark=false;
try{dark=localStorage.getItem("theme")==="dark"}catch{}
const show=()=>{
if(dark)document.documentElement.dataset.theme="dark";
else delete document.documentElement.dataset.theme;
for(const button of document.querySelectorAll(".theme-toggle")){
button.setAttribute("aria-pressed",dark);
button.title=dark?"Light theme":"Dark theme";
}
};
show();
addEventListener("${buttonIsHere}",show);
addEventListener("click",({target})=>{
if(!target.closest?.(".theme-toggle"))return;
dark=!dark;
try{localStorage.setItem("theme",dark?"dark":"light")}catch{}
show();
});
})();`;

/** The button between light and dark, remembered in the browser. Light is the default, whatever the system prefers. */
export function ThemeToggle() {
  // Applied again if an error page replaces the document, whose <html> then lacks the attribute.
  useLayoutEffect(() => void window.dispatchEvent(new Event(buttonIsHere)), []);

  return (
    <button
      type="button"
      aria-label="Dark theme"
      aria-pressed={false}
      title="Dark theme"
      // May have been pressed before this code had loaded.
      suppressHydrationWarning
      className="theme-toggle icon-button text-gilt-ink noscript:hidden"
    >
      <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
        <path
          className="dark:hidden"
          d="M10.5 3.2A9 9 0 1 0 20.8 13.5 7.4 7.4 0 0 1 10.5 3.2ZM17 3l.8 2.2L20 6l-2.2.8L17 9l-.8-2.2L14 6l2.2-.8Z"
        />
        <path
          className="hidden dark:inline"
          d="M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 1l1.3 4.5h-2.6ZM12 23l-1.3-4.5h2.6ZM1 12l4.5-1.3v2.6ZM23 12l-4.5 1.3v-2.6ZM4.2 4.2l4.1 2.3-1.8 1.8ZM19.8 19.8l-4.1-2.3 1.8-1.8ZM4.2 19.8l2.3-4.1 1.8 1.8ZM19.8 4.2l-2.3 4.1-1.8-1.8Z"
        />
      </svg>
    </button>
  );
}
