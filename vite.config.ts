import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** Puts a hash of all that plates are drawn by into their addresses. */
function plateVersion(): Plugin {
  return {
    name: "plate-version",
    apply: "build",
    load(id) {
      if (!id.endsWith("/art/plate-version.ts")) return undefined;
      const drawnBy = [
        "art/{figures,pen,plates}/**/*.ts",
        "src/features/plants/data/**/*.ts",
        "src/features/plants/{built-in-catalogues,figure-of-plant}.ts",
      ];
      const files = drawnBy.map((pattern) => globSync(pattern, { cwd: import.meta.dirname }));
      const missing = drawnBy.filter((_, index) => files[index]?.length === 0);
      if (missing.length > 0)
        throw new Error(`The plates' version knows no ${missing.join(", ")}.`);
      const hash = createHash("sha256");
      for (const file of files.flat().sort()) {
        if (!file.endsWith(".test.ts")) hash.update(readFileSync(join(import.meta.dirname, file)));
      }
      const version = hash.digest("base64url").slice(0, 8);
      return { code: `export const plateVersion = "${version}";`, moduleType: "js" };
    },
  };
}

/** The oldest that the site supports, as the README says; `tests/e2e/supported-browsers.test.ts` holds it to them. */
export const supportedBrowsers = ["chrome128", "firefox128", "safari16.4"];

const codeWhenNeeded = "src/shared/browser/load-code-when-needed.ts";
const routerWithoutUnused = "src/app/react-router-without-unused-parts.ts";

/** What the browser has in place of a module, by who asks for it; our two files say why. */
const inPlaceOf = [
  { asked: "\0vite/preload-helper.js", by: "", ours: codeWhenNeeded },
  { asked: "./routeModules.js", by: "react-router", ours: codeWhenNeeded },
  { asked: "./instrumentation.js", by: "/lib/router/router.js", ours: routerWithoutUnused },
  { asked: "react-router", by: "/lib/dom-export/hydrated-router.js", ours: routerWithoutUnused },
  { asked: "./ssr/components.js", by: "/lib/dom/lib.js", ours: routerWithoutUnused },
];

function replaceModules(): Plugin {
  const replaced = new Set<object>();
  return {
    name: "replace-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer = "") {
      const found = inPlaceOf.find(({ asked, by }) => id === asked && importer.includes(by));
      if (!found) return undefined;
      replaced.add(found);
      return join(import.meta.dirname, found.ours);
    },
    // What would keep the parts that nobody uses: names for React's developer tools, calls of which the
    // build cannot know that they do nothing else, and a link that fetches a page beforehand.
    transform(code, id) {
      if (!id.includes("/react-router/dist/production/lib/")) return undefined;
      const withoutReasons = code
        .replace(/^\w+\.displayName = "\w+";$/gm, "")
        .replace(/= (?=React\$1\.forwardRef\()/g, "= /* @__PURE__ */ ")
        .replace("isPageLinkDescriptor(link)", "false");
      return { code: withoutReasons, map: null };
    },
    buildEnd(error) {
      if (!error && replaced.size !== inPlaceOf.length)
        throw new Error("Vite or React Router asks for another module than before.");
    },
  };
}

/** One file is read faster than four hundred. These stay packages: they load native code, workers or data of their own. */
const bundledServer = {
  resolve: { noExternal: true as const, external: ["sharp", "pg", "nodemailer", "pdfkit"] },
  define: { "process.env.NODE_ENV": '"production"' },
};

const formParts =
  /src[\\/](?:shared[\\/](?:browser[\\/](?:form|form-drafts|form-without-javascript|idempotency-key)|both[\\/]counts-in-words)|ui[\\/]field)\.tsx?$/;
const ownerParts =
  /src[\\/](?:shared[\\/]browser[\\/](?:admin-[\w-]+|(?:use-)?owner-[\w-]+|use-signed-in-person|passkeys|reauthenticate|relative-time|save-file|upload-picture)\.ts|ui[\\/](?:owner[\\/](?!pictures[\\/]).*|modal\.tsx))$/;
/** Apart: what they import of the visitors' would otherwise be loaded with all of the owner's parts. */
const ownersPictures = /src[\\/]ui[\\/]owner[\\/]pictures[\\/]/;
/** What pages that are mostly text look like. */
const textParts =
  /src[\\/](?:ui[\\/](?:framed-picture|page-and-section-headings|verse-banner)|features[\\/]site[\\/]pages[\\/]local-business-json-ld)\.tsx$/;
const eventParts = /features[\\/]events[\\/]pages[\\/]queries\.ts$/;
const registrationParts =
  /features[\\/](?:registrations[\\/]registration-fields|events[\\/]waiting-list-in-words)\.ts$/;
const neededByVisitorsToo = /shared[\\/]both[\\/](?:picture-address|fold-text)\.ts$/;
const gardenList = /[\\/]garden-list(?:-storage)?\.ts$/;
const focusAfterAction = /[\\/]focus-after-action\.ts$/;
const doorLists = /[\\/]door-lists-on-device\.ts$/;

/** What checks what is typed: loaded with the first key that is pressed, never with a page. */
const schemaParts =
  /node_modules[\\/]zod[\\/]|src[\\/]shared[\\/]both[\\/](?:text-checks|control-characters|clock)\.ts$/;

function isSharedByMostPages(id: string): boolean {
  const special = [
    ...[formParts, ownerParts, ownersPictures, textParts],
    ...[gardenList, doorLists, focusAfterAction],
  ];
  const isSpecial = special.some((pattern) => pattern.test(id));
  return (
    /src[\\/](?:ui[\\/]|shared[\\/](?:browser[\\/]|both[\\/]absolute-url)|features[\\/]plants[\\/]catalogue-names)/.test(
      id,
    ) && !isSpecial
  );
}

export default defineConfig(({ command }) => ({
  plugins: [plateVersion(), replaceModules(), tailwindcss(), reactRouter()],
  build: {
    target: supportedBrowsers,
    // The CSP has no data: for scripts or fonts, and a picture caches better as a file.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    // The server is an entry of the same build: server and pages share every module.
    ssr: {
      build: { rolldownOptions: { input: "src/server/main.ts" } },
      ...(command === "build" ? bundledServer : {}),
    },
    client: {
      build: {
        // The file itself, too, where it needs no other: all are fetched before one is imported.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, others) => [...new Set([file, ...others])],
        },
        rolldownOptions: {
          output: {
            // Seven letters of a hash tell a file's versions apart; each page carries every file's name.
            chunkFileNames: "assets/[name]-[hash:7].js",
            entryFileNames: "assets/[name]-[hash:7].js",
            // What every page needs, in one file: compressed together it is 5 KB smaller than in
            // the five files it would be split into, and it outlives a change to the pages.
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]|[\\/](?:load-code-when-needed|popup-answered|main-pages|react-router-without-unused-parts)\.ts$/,
                },
                // The small parts that most pages share: one file compresses better than ten. What
                // texts, forms and the owner's screens alone need, is loaded with these.
                { name: "parts", test: isSharedByMostPages, minShareCount: 4 },
                { name: "event-parts", test: eventParts, minShareCount: 2 },
                { name: "text-parts", test: textParts, minShareCount: 2 },
                { name: "form-parts", test: formParts, minShareCount: 2 },
                { name: "registration-parts", test: registrationParts, minShareCount: 2 },
                { name: "schemas", test: schemaParts, minShareCount: 2 },
                // Of what the owner's parts need, what the visitors' pages need, too.
                { name: "visitors-too", test: neededByVisitorsToo, minShareCount: 2 },
                { name: "owner-parts", test: ownerParts, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
}));
