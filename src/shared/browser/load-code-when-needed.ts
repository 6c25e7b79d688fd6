/**
 * The only way to load code that does not come with the page. Most browsers never request an `import()` again that
 * failed (https://github.com/whatwg/html/issues/6768), so all its files are put into the cache before. The build
 * substitutes this for Vite's and React Router's own code (`vite.config.ts`).
 */

/** Files that have loaded or are loading. Those that the page itself names have loaded already. */
const fetched = new Map<string, Promise<unknown>>();
if (typeof document !== "undefined") {
  for (const link of document.querySelectorAll('link[rel="modulepreload"]'))
    fetched.set(link.getAttribute("href") ?? "", Promise.resolve());
}

async function fetchFile(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  await response.arrayBuffer();
}

function fetchFiles(paths: readonly string[]): Promise<unknown> {
  return Promise.all(
    paths.map((path) => {
      const file = fetched.get(path) ?? fetchFile(path);
      fetched.set(path, file);
      file.catch(() => fetched.delete(path));
      return file;
    }),
  );
}

function addStyles(path: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${path}"]`)) return undefined;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${path} could not be loaded.`));
    };
  });
}

/**
 * The build wraps each `import()` in this: `files` is the module's file and all that it needs.
 * @public
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  const paths = files.map((file) => `/${file}`);
  await fetchFiles(paths);
  await Promise.all(paths.filter((path) => path.endsWith(".css")).map(addStyles));
  return load();
}

interface RouteFiles {
  id: string;
  module: string;
  imports?: string[];
  css?: string[];
}

/** The callbacks that request a page's code again. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

/** Whether a page's code could not be fetched, as React reads a store. */
export const missingCode = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isMissing: () => waiting.size > 0,
};

function changeWaiting(change: () => void): void {
  change();
  for (const listener of listeners) listener();
}

/** Requests each page's code again that could not be fetched. */
export function askAgainForCode(): void {
  const again = [...waiting];
  changeWaiting(() => waiting.clear());
  for (const ask of again) ask();
}

/**
 * Replaces React Router's own function, which reloads the page if the code of the next one cannot be fetched.
 * This one waits: React Router calls it once and keeps the promise.
 * @public
 */
export async function loadRouteModule(
  { id, module, imports = [], css = [] }: RouteFiles,
  loaded: Record<string, unknown>,
): Promise<unknown> {
  while (!(id in loaded)) {
    try {
      await fetchFiles([module, ...imports, ...css]);
      loaded[id] = await import(/* @vite-ignore */ module);
    } catch {
      await new Promise<void>((resolve) => changeWaiting(() => waiting.add(resolve)));
    }
  }
  return loaded[id];
}
