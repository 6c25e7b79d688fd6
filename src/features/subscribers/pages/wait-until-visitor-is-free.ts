/** How long nobody may have typed or pressed anything, in milliseconds, once the popup had to wait. */
const quiet = 2000;
const lookEvery = 250;

/**
 * Calls back at once where the visitor is free to be asked something; else as soon as no field holds
 * what somebody typed, no other dialog or menu is open, and typing stopped a moment ago. Answers how
 * to stop waiting.
 */
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

/** What a page came with, an address's search or a message begun for the visitor, was not typed on it. */
const holdsTypedText = ({ value, defaultValue }: HTMLInputElement) =>
  value.trim() !== "" && value !== defaultValue;
