/** Tells of what another tab or this one stored; returns the function that ends that. */
export function onStorageChange(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** The browser tells the other tabs alone. */
export function tellStorageChanged(): void {
  window.dispatchEvent(new Event("storage"));
}
