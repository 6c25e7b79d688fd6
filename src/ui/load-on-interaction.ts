const signs = ["scroll", "pointerdown", "keydown", "click", "focusin"] as const;

/**
 * For `lazy`: code of a part of the page that nobody sees at first. The server renders the part; in
 * the browser its HTML stands as it is, and its code is loaded at the first sign of somebody there,
 * not with the page. `id` is the part's own: where it is not in the document yet, the visitor came
 * by a click, and the code is loaded at once.
 */
export function loadOnInteraction<Module>(
  id: string,
  load: () => Promise<Module>,
): () => Promise<Module> {
  return async () => {
    if (!import.meta.env.SSR && document.getElementById(id)) await firstSign();
    return load();
  };
}

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    // A page that is reloaded in its middle, or opened at a #, is scrolled before this runs.
    if (window.scrollY > 0) return resolve();
    const seen = () => {
      for (const sign of signs) document.removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of signs)
      document.addEventListener(sign, seen, { capture: true, passive: true });
  });
}
