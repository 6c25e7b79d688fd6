import type { Chapter, Sabotage } from "../sabotage.ts";

function unit(file: string, name: string): Sabotage["test"] {
  return { project: "unit", file, name };
}

const headers = "src/server/headers.test.ts";
const pageCache = "src/platform/server/page-cache.test.ts";
const pageStore = "src/platform/browser/page-store.test.ts";

export const serving: Chapter = {
  title: "What the server answers, and what pages keep",
  sabotages: [
    {
      name: "any-inline-script-runs",
      promise: "No script runs that got into a page in another way than the site's own.",
      promisedIn: "Decisions, serving pages",
      file: "src/server/headers.ts",
      find: "attributes.includes(mark) || text === own.constant",
      replace: "attributes.includes(mark) || text !== own.mark",
      test: unit(headers, "allows no script that got into the page in another way"),
    },
    {
      name: "hsts-everywhere",
      promise: "HSTS is sent where the site is served over TLS, and only there.",
      promisedIn: "README, Settings",
      file: "src/server/headers.ts",
      find: 'if (publicUrl.startsWith("https:")) {',
      replace: 'if (publicUrl.startsWith("http")) {',
      test: unit(headers, "sends HSTS only where the site is served over TLS"),
    },
    {
      name: "page-from-before-the-change",
      promise: "Finished pages are dropped the moment content changes.",
      promisedIn: "README, How it is laid out",
      file: "src/platform/server/page-cache.ts",
      find: "if (generation !== this.#generation || Date.now() >= goodUntil) return;",
      replace: "if (Date.now() >= goodUntil) return;",
      test: unit(pageCache, "does not keep a page that was rendered before the last change"),
    },
    {
      name: "page-made-anew-for-advertisements",
      promise: "A page is served from memory whatever an advertisement puts behind its address.",
      promisedIn: "Decisions, serving pages",
      file: "src/platform/server/marketing-parameters.ts",
      find: 'name.startsWith("utm_") || ',
      replace: "",
      test: unit("src/platform/server/marketing-parameters.test.ts", "makes"),
    },
    {
      name: "same-tag-in-every-encoding",
      promise: "Each encoding of a page has a tag of its own.",
      promisedIn: "Decisions, serving pages",
      file: "src/platform/server/prerendered-page.ts",
      find: 'br: answers(br, `"${name}-br"`,',
      replace: 'br: answers(br, `"${name}"`,',
      test: unit(
        "src/platform/server/prerendered-page.test.ts",
        "comes in the best encoding that the reader takes, each with a tag of its own",
      ),
    },
    {
      name: "read-again-and-again",
      promise: "Reads are never repeated by themselves, and never go stale.",
      promisedIn: "Specification 7",
      file: "src/platform/browser/page-store.ts",
      find: "return entry.state.isPending ? this.#fetch(entry) : Promise.resolve();",
      replace: "return this.#fetch(entry);",
      test: unit(pageStore, "reads once, however many ask, and never again by itself"),
    },
    {
      name: "failed-read-tried-again",
      promise: "A failed read is not tried again by itself.",
      promisedIn: "Specification 7",
      file: "src/platform/browser/page-store.ts",
      find: "          ...nothing,\n          isPending: false,\n          isError: true,",
      replace: "          ...nothing,\n          isPending: true,\n          isError: true,",
      test: unit(pageStore, "keeps a failure as a state, and reads again only when asked to"),
    },
    {
      name: "error-without-its-status",
      promise: "An error's message is the status, a colon and a space, and the body's text.",
      promisedIn: "Specification 8",
      file: "src/platform/shared/http-error.ts",
      find: "super(`${status}: ${body || statusText}`);",
      replace: "super(body || statusText);",
      test: unit("src/platform/shared/http-error.test.ts", "says the status and the body"),
    },
    {
      name: "error-with-an-empty-body",
      promise: "Where the body is empty the status text stands in its place.",
      promisedIn: "Specification 8",
      file: "src/platform/shared/http-error.ts",
      find: "super(`${status}: ${body || statusText}`);",
      replace: "super(`${status}: ${body}`);",
      test: unit(
        "src/platform/shared/http-error.test.ts",
        "says the status text where the body is empty",
      ),
    },
    {
      name: "token-sent-everywhere",
      promise: "The owner's token goes along on paths that contain /admin/, and on no others.",
      promisedIn: "Specification 6",
      file: "src/platform/browser/http-client.ts",
      find: 'if (!path.includes("/admin/")) return {};',
      replace: 'if (path === "") return {};',
      test: unit("src/platform/browser/http-client.test.ts", "and nowhere else"),
    },
    {
      name: "token-under-another-key",
      promise: "The token is kept in the browser under the key adminToken.",
      promisedIn: "Specification 9",
      file: "src/platform/browser/http-client.ts",
      find: 'export const adminTokenKey = "adminToken";',
      replace: 'export const adminTokenKey = "ownerToken";',
      test: unit("src/platform/browser/http-client.test.ts", "sends the stored token"),
    },
    {
      name: "cookies-left-at-home",
      promise: "Cookies are always included.",
      promisedIn: "Specification 7",
      file: "src/platform/browser/http-client.ts",
      find: 'credentials: "include",',
      replace: 'credentials: "omit",',
      test: unit("src/platform/browser/http-client.test.ts", "includes cookies"),
    },
    {
      name: "port-of-another-default",
      promise: "Without settings it listens at port 3000.",
      promisedIn: "README, Settings",
      file: "src/platform/server/config.ts",
      find: ".default(3000)",
      replace: ".default(8080)",
      test: unit("src/platform/server/config.test.ts", "needs nothing"),
    },
    {
      name: "first-mistake-only",
      promise: "Each mistake in the settings is named, one line each.",
      promisedIn: "README, Settings",
      file: "src/platform/server/config.ts",
      find: "parsed.error.issues.map(",
      replace: "parsed.error.issues.slice(0, 1).map(",
      test: unit("src/platform/server/config.test.ts", "says every mistake on a line of its own"),
    },
    {
      name: "page-missing-from-the-sitemap",
      promise: "Every public page stands in the sitemap and is kept in memory.",
      promisedIn: "Specification 2",
      file: "src/server/public-page-list.ts",
      find: '  "/cemetery",\n',
      replace: "",
      test: unit(
        "src/server/public-page-list.test.ts",
        "lists every route either as public or as different by visitor",
      ),
    },
  ],
};
