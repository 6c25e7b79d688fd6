import { useEffect } from "react";

/** From what has the focus up to the body, each with its place among its siblings. */
type Trail = readonly { element: Element; at: number }[];

const headings = "h1, h2, h3, h4";
const controls =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary";

/**
 * Moves the focus when an action takes away what had it: to what is in the same place now, otherwise to the
 * heading above. Otherwise users of keyboards and screen readers would start at the top of the page again.
 */
export function useFocusAfterAction(): void {
  useEffect(() => {
    if (!isKept) keepFocus();
    isKept = true;
  }, []);
}

/** From the first page on that asks for it. */
let isKept = false;

function keepFocus(): void {
  let trail: Trail = document.activeElement ? trailOf(document.activeElement) : [];
  let wasDisabled = false;
  let isAsked = false;

  function follow({ target }: Event) {
    trail = target instanceof Element ? trailOf(target) : [];
    wasDisabled = false;
  }
  function look() {
    isAsked = false;
    const lost = trail[0]?.element;
    if (!lost || document.activeElement !== document.body) return;
    if (!isShown(lost)) {
      focusInPlaceOf(trail);
      // Scrolls it into view; if it is visible, nothing moves.
      document.activeElement?.scrollIntoView({ block: "nearest" });
    } else if (wasDisabled && !lost.matches(":disabled")) take(lost);
  }
  // A press on empty space removes the focus intentionally.
  const forget = () => follow(new Event("none"));
  const observer = new MutationObserver(() => {
    const lost = trail[0]?.element;
    if (!lost) return;
    if (lost.matches(":disabled")) wasDisabled = true;
    if (!isAsked) requestAnimationFrame(look);
    isAsked = true;
  });

  document.addEventListener("focusin", follow);
  document.addEventListener("pointerdown", forget, { capture: true });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "hidden", "open"],
  });
}

/** The props by which the heading of a page that answers a plain post gets the focus, without JavaScript, too. */
export function focusOfAnswer(isAnswer: boolean) {
  return isAnswer ? { tabIndex: -1, autoFocus: true } : {};
}

function trailOf(target: Element): Trail {
  const trail: { element: Element; at: number }[] = [];
  for (let it: Element | null = target; it && it !== document.body; it = it.parentElement) {
    const at = it.parentElement ? [...it.parentElement.children].indexOf(it) : 0;
    trail.push({ element: it, at });
  }
  return trail;
}

function focusInPlaceOf(trail: Trail): void {
  for (const [step, { at }] of trail.entries()) {
    const place = trail[step + 1]?.element;
    if (!place || !isShown(place)) continue;
    const heading = place.querySelector(headings);
    if (takeWithin(place.children[at]) || take(heading) || takeWithin(place.children[at - 1]))
      return;
  }
  // Nothing of it is left: what is being read, else the page.
  const shown = [...document.querySelectorAll("main :is(h1, h2, h3)")];
  const inSight = shown.find((heading) => {
    const { top } = heading.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  });
  if (!take(inSight ?? shown[0])) take(document.querySelector("main"));
}

function takeWithin(element: Element | undefined): boolean {
  if (!element) return false;
  if (element.matches(`${controls}, ${headings}`)) return take(element);
  return take(element.querySelector(headings)) || take(element.querySelector(controls));
}

/** Gives it the focus, and returns whether it has it now. */
function take(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function isShown(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0;
}
