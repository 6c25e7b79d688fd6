/** Makes `public/door/worker.js` keep the door's page; the list is kept by `unsent-door-actions.ts`. */

/** Whether the page that is open can be opened without a network from now until `until`, UTC. */
export async function keepPageOffline(until: string): Promise<boolean> {
  // Browsers have workers on https and on localhost alone.
  if (!("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register("/door/worker.js", { scope: "/door/" });
    const { active } = await navigator.serviceWorker.ready;
    // The list of files is complete once the fonts are here.
    await document.fonts.ready;
    return await new Promise<boolean>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data === true);
      const keep = { page: location.pathname, files: filesInUse(), until };
      active?.postMessage({ keep }, [port2]);
    });
  } catch {
    return false;
  }
}

function filesInUse(): string[] {
  const paths = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}
