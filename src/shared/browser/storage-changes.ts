/** Tells the listener what another tab stores and what this one says that it has stored; answers what ends that. */
export function onStorageChange(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** The browser tells the other tabs alone. */
export function tellStorageChanged(): void {
  window.dispatchEvent(new Event("storage"));
}
