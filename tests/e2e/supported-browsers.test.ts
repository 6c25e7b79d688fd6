import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserSite, openBrowserSite } from "#tests/support/browser.ts";
import { currentBuild, root } from "../../scripts/build-folders.mjs";
import { supportedBrowsers } from "../../vite.config.ts";

/**
 * What Chrome 128, Firefox 128 or Safari 16.4 does not have, by MDN's browser-compat-data 8.1.9: the
 * language's own functions, and those of the browser's that a page like ours might use.
 */
const newer = `
  ArrayBuffer.transfer AsyncDisposableStack Atomics.waitAsync Date.toTemporalInstant DisposableStack Error.isError
  Float16Array Intl.DurationFormat Iterator.concat Iterator.drop Iterator.every Iterator.filter Iterator.find
  Iterator.flatMap Iterator.forEach Iterator.from Iterator.map Iterator.reduce Iterator.some Iterator.take
  Iterator.toArray Iterator.zip JSON.isRawJSON JSON.rawJSON Map.getOrInsert Map.getOrInsertComputed Map.groupBy
  Math.sumPrecise Object.groupBy Promise.try Promise.withResolvers RegExp.escape Set.difference Set.intersection
  Set.isDisjointFrom Set.isSubsetOf Set.isSupersetOf Set.symmetricDifference Set.union SuppressedError Temporal
  Uint8Array.fromBase64 Uint8Array.fromHex Uint8Array.setFromBase64 Uint8Array.setFromHex Uint8Array.toBase64
  Uint8Array.toHex WeakMap.getOrInsert WeakMap.getOrInsertComputed
  AbortSignal.any URL.canParse URL.parse URLSearchParams.size Response.json Response.bytes Blob.bytes ReadableStream.from
  Headers.getSetCookie Document.startViewTransition Document.parseHTMLUnsafe Element.checkVisibility Element.getHTML
  Element.moveBefore Element.setHTML Element.setHTMLUnsafe HTMLElement.hidePopover HTMLElement.showPopover
  HTMLElement.togglePopover HTMLDialogElement.closedBy HTMLDialogElement.requestClose HTMLButtonElement.commandForElement
  HTMLSelectElement.showPicker CloseWatcher Highlight URLPattern requestIdleCallback
`
  .trim()
  .split(/\s+/);

/** React and React Router ask whether it is there, and no link of ours wants it. */
const hasWayAround = (name: string) => name === "Document.startViewTransition";

/** Names that much else has, too. Those are taken away below. */
const isCommonWord = (name: string) =>
  /^(?:Iterator\.(?!from$|zip$|concat$)|Set\.(?:union|difference|intersection)$|URLSearchParams\.size$)/.test(
    name,
  );

/** How a script would call it. A call by `?.()` finds out whether it is there. */
function callOf(name: string): RegExp {
  const [owner = "", member] = name.split(".");
  if (member === undefined) return new RegExp(`\\bnew ${owner}\\b|\\b${owner}[.(]`);
  const itself = (globalThis as unknown as Record<string, object | undefined>)[owner];
  const isStatic = itself !== undefined && member in itself;
  return new RegExp(isStatic ? `\\b${owner}\\.${member}\\b` : `\\.${member}\\(`);
}

/** A rule with one of these is left out as a whole by a browser that does not know it. */
const newerSelectors =
  /::details-content|::scroll-|::highlight|::view-transition|:open\b|:interest|:state\(|@scope|@position-try|@function/;
const newerValues = /\b(?:light-dark|anchor|anchor-size|if|sibling-index|calc-size)\(|\bfrom var\(/;

const client = () => join(currentBuild()?.folder ?? "no build", "client/assets");
const files = (pattern: string) =>
  globSync(pattern, { cwd: client() }).map(
    (name) => [name, readFileSync(join(client(), name), "utf8")] as const,
  );

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterAll(() => site.close());

describe("the supported browsers", () => {
  it("are those that the README names, and that the site is built for", () => {
    const readme = readFileSync(join(root, "README.md"), "utf8");
    const named = /Chrome and Edge (\d+), Firefox (\d+), Safari ([\d.]+)/.exec(readme);
    const [, chrome, firefox, safari] = named ?? [];
    expect(supportedBrowsers).toEqual([`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`]);
    expect(Number(safari)).toBeLessThanOrEqual(16.4);
  });

  it("know every function that the build calls", () => {
    const scripts = files("*.js");
    expect(scripts.length).toBeGreaterThan(50);
    const found = newer
      .filter((name) => !isCommonWord(name) && !hasWayAround(name))
      .flatMap((name) =>
        scripts.filter(([, code]) => callOf(name).test(code)).map(([file]) => `${name} in ${file}`),
      );
    expect(found).toEqual([]);
  });

  it("know every rule of the style sheets", () => {
    const styles = files("*.css");
    expect(styles.length).toBeGreaterThan(3);
    for (const [name, css] of styles) {
      expect([name, newerSelectors.exec(css)?.[0], newerValues.exec(css)?.[0]]).toEqual([
        name,
        undefined,
        undefined,
      ]);
      // In a list of selectors it would take the others with it: Lightning CSS writes it by itself.
      expect(
        css.match(/[^{}]*:popover-open[^{}]*(?=\{)/g)?.filter(isUnforgivingList) ?? [],
      ).toEqual([]);
    }
  });

  it("need none of what is newer: pages, the search, a toast and a form", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /500/ });
    await page.addInitScript((names) => {
      const scope = window as unknown as Record<string, { prototype?: object } | undefined>;
      for (const name of names) {
        const [owner = "", member] = name.split(".");
        if (member === undefined) delete scope[owner];
        else {
          Reflect.deleteProperty(scope[owner] ?? {}, member);
          Reflect.deleteProperty(scope[owner]?.prototype ?? {}, member);
        }
      }
      const { matches } = Element.prototype;
      Element.prototype.matches = function (this: Element, selectors: string) {
        if (selectors.includes(":popover-open")) throw new SyntaxError(selectors);
        return matches.call(this, selectors);
      } as typeof matches;
    }, newer);
    await page.goto("/perennials");
    expect(await page.evaluate(() => "canParse" in URL || "groupBy" in Map)).toBe(false);
    await page.getByRole("searchbox").fill("columbine");
    await page.waitForURL("**/perennials?q=columbine");
    await page.getByRole("navigation").getByRole("link", { name: "Home" }).first().click();
    const form = page.locator("#newsletter form");
    await form.getByLabel("Email").fill("no address");
    await form.getByRole("button").click();
    await form.locator("[aria-invalid=true]").waitFor();
    await page.route("**/api/subscribe", (route) => route.fulfill({ status: 500, body: "{}" }));
    await form.getByLabel("Email").fill("ann@example.com");
    await form.getByRole("button").click();
    // Chromium hides what may be a popover; a browser that knows of none shows it.
    await page.locator(".toast-region [role=alert] button").waitFor({ state: "attached" });
    await close();
  });
});

function isUnforgivingList(selectors: string): boolean {
  return selectors.replaceAll(/:is\([^()]*\)/g, "").includes(",") && !selectors.startsWith("@");
}
