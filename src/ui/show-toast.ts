import type { ToastMessage } from "./toast-and-how-long-it-stays.ts";

/** Shows a toast instead of the one that is shown; its code is loaded on first use. */
export function showToast(message: ToastMessage): void {
  void loadToasts().then(
    ({ displayToast }) => displayToast(message),
    () => undefined, // Without the code there is nothing to show it with.
  );
}

/** Shows that something failed, under the title "Error". */
export function showFailure(description: string): void {
  showToast({ title: "Error", description, variant: "destructive" });
}

/** Loads what shows toasts ahead of time, so that "you are offline" can still be said. For forms. */
export function prepareToasts(): void {
  loadToasts().catch(() => undefined);
}

function loadToasts() {
  return import("./toast-and-how-long-it-stays.ts");
}
