// Opens the door screen where there is no network. It serves /door/ alone, and keeps what a door
// page says that it needs (the page and its files, no list and no name) until that door's link ends.
// The page talks to it through src/features/door/pages/keep-door-page-offline.ts.

/** A page's store is named after its address. Beside the page and its files it holds the end. */
const doorPage = /^\/door\/[\w-]{16,}$/;
const endKey = "/door/end";

/** A network that does not answer for so long counts as none. */
const patienceMilliseconds = 4000;

addEventListener("install", () => self.skipWaiting());

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), removeEnded()]));
});

addEventListener("message", (event) => {
  event.waitUntil(
    keepPage(event.data.keep).then(
      () => event.ports[0]?.postMessage(true),
      () => event.ports[0]?.postMessage(false),
    ),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (doorPage.test(pathname)) event.respondWith(openPage(request, pathname));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(openFile(request));
  }
});

/** The page as it is now; where the network does not bring it, as it was kept. */
async function openPage(request, pathname) {
  await removeEnded();
  const kept = (await caches.has(pathname))
    ? await (await caches.open(pathname)).match(pathname)
    : undefined;
  if (!kept) return fetch(request);
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds, kept));
  const fetched = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : kept),
    () => kept,
  );
  return Promise.race([fetched, patience]);
}

/** Files have a hash in their names, so one that is kept is the right one. */
async function openFile(request) {
  const { pathname } = new URL(request.url);
  return (await caches.match(pathname, { ignoreVary: true })) ?? fetch(request);
}

/**
 * Keeps a door page with its files until `until`, in place of what was kept of it. All of it or
 * nothing: a page without one of its files would not open.
 */
async function keepPage({ page, files, until }) {
  if (!doorPage.test(page) || !(Date.parse(until) > Date.now())) throw new Error("No such door.");
  const answer = await fetch(page, { cache: "no-store", redirect: "error" });
  if (!answer.ok) throw new Error("The page is not to be had.");
  const html = await answer.clone().text();
  const named = html.match(/\/assets\/[\w.-]+/g) ?? [];
  // A newer version of the site than the one that is open: what was kept before is whole, and stays.
  if (!named.every((file) => files.includes(file) || !file.endsWith(".js"))) {
    throw new Error("The page has changed.");
  }
  const wanted = [...new Set([...files, ...named])].filter((file) => file.startsWith("/assets/"));
  const store = await caches.open(page);
  // First, because a store without an end is one that has ended.
  await store.put(endKey, new Response(until));
  const missing = [];
  for (const file of wanted) if (!(await store.match(file, { ignoreVary: true }))) missing.push(file);
  const answers = await Promise.all(missing.map((file) => fetch(file)));
  if (answers.some(({ ok }) => !ok)) throw new Error("A file is not to be had.");
  await Promise.all(answers.map((file, at) => store.put(missing[at], file)));
  await store.put(page, answer);
  for (const { url } of await store.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith("/assets/") && !wanted.includes(pathname)) await store.delete(pathname);
  }
}

/** Removes what links that have ended had kept. */
async function removeEnded() {
  for (const name of await caches.keys()) {
    if (!doorPage.test(name)) continue;
    const end = await (await caches.open(name)).match(endKey);
    if (end && Date.parse(await end.text()) > Date.now()) continue;
    await caches.delete(name);
  }
}
