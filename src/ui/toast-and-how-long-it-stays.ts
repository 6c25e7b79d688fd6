export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** What else is true of it, in a paragraph of its own. */
  note?: string | undefined;
  variant?: "default" | "destructive";
  /** A button in it: the way back. */
  action?: { label: string; onPress: () => void };
}

const shownForMs = 5000;
/** Long enough to be read, thought about and pressed. */
const withActionShownForMs = 15_000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let shownFor = shownForMs;

/** Shows the toast instead of the one that is shown. Plain DOM: it must outlive any page. */
export function displayToast({ variant = "default", ...texts }: ToastMessage): void {
  const place = settle();
  // A live region announces only what is put into it later, so it is there before its text.
  const voice = place.querySelector(variant === "destructive" ? "[role=alert]" : "[role=status]");
  dismiss();
  voice?.append(toast(texts, variant));
  placeClearOfButtons(place);
  shownFor = texts.action ? withActionShownForMs : shownForMs;
  start();
}

const sheetLook =
  "toast flex items-start gap-3 rounded-soft border border-l-4 bg-paper-raised py-2 pr-2 pl-4 text-ink shadow-[0_2px_4px_var(--shade),0_12px_32px_-8px_var(--shade)] transition-[opacity,translate] duration-180 ease-[ease-out] starting:translate-y-3 starting:opacity-0";
const edges = { default: "border-edge border-l-moss", destructive: "border-rubric" };

function toast(
  { title, description, note, action }: ToastMessage,
  variant: keyof typeof edges,
): HTMLElement {
  const sheet = make("div", `${sheetLook} ${edges[variant]}`);
  const words = make("div", "grow py-1.5");
  words.append(make("p", "font-semibold", title));
  for (const text of [description, note]) if (text) words.append(make("p", "text-small", text));
  sheet.append(words);
  if (action) {
    const look = "button button-secondary pointer-events-auto self-center";
    const does = button(look, action.label);
    does.addEventListener("click", action.onPress);
    sheet.append(does);
  }
  const close = button("icon-button pointer-events-auto", "×");
  close.setAttribute("aria-label", "Dismiss");
  sheet.append(close);
  return sheet;
}

/** A button that ends the toast, whatever else it does. */
function button(className: string, label: string): HTMLElement {
  const made = make("button", className, label);
  made.setAttribute("type", "button");
  made.addEventListener("click", dismiss);
  return made;
}

/** Puts the region where it can be seen and reached: inside an open dialog, else in the body. */
function settle(): HTMLElement {
  region ??= makeRegion();
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")].at(-1);
  const parent = dialog ?? document.body;
  if (region.parentElement !== parent) {
    parent.append(region);
    dialog?.addEventListener("close", moveOut, { once: true });
  }
  // Shown again each time: the last one shown lies on top of everything else in the top layer.
  region.hidePopover?.();
  region.showPopover?.();
  return region;
}

const pressable = "a[href], button, input, select, textarea, summary";

/** At the lower edge; where it would lie over something to press there, at the upper one, if it does not there. */
function placeClearOfButtons(place: HTMLElement): void {
  const others = [...(place.parentElement?.querySelectorAll(pressable) ?? [])]
    .filter((element) => !place.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const liesOver = (isAbove: boolean) => {
    place.classList.toggle("is-above", isAbove);
    const { top, right, bottom, left } = place.getBoundingClientRect();
    return others.some(
      (other) =>
        other.top < bottom && other.bottom > top && other.left < right && other.right > left,
    );
  };
  if (liesOver(false) && liesOver(true)) liesOver(false);
}

function moveOut(): void {
  if (!region) return;
  document.body.append(region);
  region.showPopover?.();
}

function makeRegion(): HTMLElement {
  // A list printed right after a toast should not have it across the names.
  const made = make("div", "toast-region print:hidden");
  made.popover = "manual";
  for (const role of ["status", "alert"]) {
    const voice = make("div", "");
    voice.setAttribute("role", role);
    made.append(voice);
  }
  made.addEventListener("pointerenter", stop);
  made.addEventListener("pointerleave", start);
  made.addEventListener("focusin", stop);
  made.addEventListener("focusout", start);
  return made;
}

function start(): void {
  stop();
  timer = setTimeout(dismiss, shownFor);
}

function stop(): void {
  clearTimeout(timer);
}

function dismiss(): void {
  stop();
  for (const shown of region?.querySelectorAll(".toast") ?? []) shown.remove();
}

function make(tag: string, className: string, text = ""): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
