import { useLayoutEffect } from "react";

const buttonIsHere = "themebutton";

/**
 * Runs in the head before anything is painted, so that a dark page never flashes light. It does the
 * switching, too: on a slow phone the button is pressed long before the page's code is there.
 * Static, as the Content-Security-Policy knows it by its hash. Storage can be forbidden; the choice then
 * lasts as long as the page.
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

/** Light or dark, remembered in the browser. Light is the default, whatever the system prefers. */
export function ThemeToggle() {
  // Made anew where an error page replaces the document, whose <html> then lacks the attribute, too.
  useLayoutEffect(() => void window.dispatchEvent(new Event(buttonIsHere)), []);

  return (
    <button
      type="button"
      aria-label="Dark theme"
      aria-pressed={false}
      title="Dark theme"
      // May have been pressed before this code was here.
      suppressHydrationWarning
      className="theme-toggle icon-button text-gilt-ink noscript:hidden"
    >
      <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
        <path
          className="dark:hidden"
          d="M10.500 3.200A9 9 0 1 0 20.800 13.500 7.400 7.400 0 0 1 10.500 3.200ZM17 3l.8 2.200L20 6l-2.200.8L17 9l-.8-2.200L14 6l2.200-.8Z"
        />
        <path
          className="hidden dark:inline"
          d="M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM12 1l1.300 4.500h-2.600ZM12 23l-1.300-4.500h2.600ZM1 12l4.500-1.300v2.600ZM23 12l-4.500 1.300v-2.600ZM4.200 4.200l4.100 2.300-1.800 1.800ZM19.800 19.800l-4.100-2.300 1.800-1.800ZM4.200 19.800l2.300-4.100 1.800 1.800ZM19.800 4.200l-2.300 4.100-1.800-1.800Z"
        />
      </svg>
    </button>
  );
}
