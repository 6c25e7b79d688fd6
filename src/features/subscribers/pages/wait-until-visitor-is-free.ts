/** How long nobody may have typed or pressed anything, in milliseconds, once the popup had to wait. */
const quiet = 2000;
const lookEvery = 250;

/** Calls back at once, or as soon as the visitor does nothing else. Returns a function to stop waiting. */
export function waitUntilVisitorIsFree(callback: () => void): () => void {
  if (isFree()) {
    callback();
    return () => {};
  }
  let lastTouch = performance.now();
  const touched = () => {
    lastTouch = performance.now();
  };
  const events = ["input", "keydown", "pointerdown", "focusin"] as const;
  for (const event of events) document.addEventListener(event, touched, { capture: true });
  const timer = setInterval(() => {
    if (!isFree()) touched();
    else if (performance.now() - lastTouch >= quiet) {
      stop();
      callback();
    }
  }, lookEvery);
  const stop = () => {
    clearInterval(timer);
    for (const event of events) document.removeEventListener(event, touched, { capture: true });
  };
  return stop;
}

const somethingOpen =
  "dialog[open], [role=dialog], [role=alertdialog], [popover=auto]:popover-open, [aria-busy=true]";

function isFree(): boolean {
  return (
    !document.querySelector(somethingOpen) &&
    ![...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(holdsTypedText)
  );
}

/** Text that a page came with, such as an address's search or a prefilled message, was not typed. */
const holdsTypedText = ({ value, defaultValue }: HTMLInputElement) =>
  value.trim() !== "" && value !== defaultValue;
