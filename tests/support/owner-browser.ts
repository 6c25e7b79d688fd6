import type { Locator, Page } from "playwright-core";
import { type BrowserSite, openBrowserSite, type Visitor, type VisitorOptions } from "./browser.ts";
import { ownerPassword } from "./server.ts";

/** A site whose owner works in a browser, and somebody who calls its API beside her. */
export interface OwnerSite {
  site: BrowserSite;
  /** Calls the API as somebody else does it beside the browser, signed in as the owner. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Registers somebody for event 1 and answers the registration's id. */
  register(fullName: string, changes?: object): Promise<number>;
  /** The owner's browser, signed in with a session of its own, at the dashboard or at `path`. */
  owner(options?: VisitorOptions & { path?: string }): Promise<Visitor>;
  /** Ends the session of this browser on the server, as half an hour of rest would. */
  endSession(page: Page): Promise<void>;
}

/** Starts a site with an owner, and a browser that she can sign in with, with pictures where they are asked for. */
export async function openOwnerSite(
  env: Record<string, string> = {},
  options: { pictures?: boolean } = {},
): Promise<OwnerSite> {
  const site = await openBrowserSite(env, options);
  let token = "";

  function call(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(site.server.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  token = (await (await call("POST", "/api/admin/login", credentials)).json()).token;
  return {
    site,
    call,
    async register(fullName, changes = {}) {
      const answer = await call("POST", "/api/events/register", {
        eventId: 1,
        fullName,
        email: `${fullName.replace(/\W/g, ".").toLowerCase()}@example.com`,
        phone: "(570) 555-0199",
        mailingAddress: "12 Rose Lane, Scranton, PA 18503",
        attendeesCount: 2,
        ...changes,
      });
      return (await answer.json()).id;
    },
    async owner({ path = "/admin-dashboard", ...options } = {}) {
      const visitor = await site.visitor(options);
      const context = visitor.page.context();
      // The form has tests of its own. What it leaves in a browser is there before the first page.
      const answer = await context.request.post("/api/admin/login", { data: credentials });
      const { token } = await answer.json();
      const keepToken = await context.addInitScript(
        (token) => localStorage.setItem("adminToken", token),
        token,
      );
      await visitor.page.goto(path);
      await keepToken.dispose();
      return visitor;
    },
    async endSession(page) {
      // What the page still asks for would be refused, and lead to the login before the test goes on.
      await page.waitForLoadState("networkidle");
      const itsToken = await page.evaluate(() => localStorage.getItem("adminToken"));
      await fetch(`${site.server.url}/api/admin/logout`, {
        method: "POST",
        headers: { authorization: `Bearer ${itsToken}` },
      });
    },
  };
}

const credentials = { username: "owner", password: ownerPassword };

/** Fills the login form in and sends it. */
export async function fillLogin(page: Page, password = ownerPassword): Promise<void> {
  await page.getByLabel("Username").fill(credentials.username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Waits until toasts with these texts are shown. */
export async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await page.locator(".toast").getByText(text, { exact: true }).waitFor();
}

/** The label or text of what has the focus. */
export function focused(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      document.activeElement?.getAttribute("aria-label") ||
      document.activeElement?.textContent ||
      "",
  );
}

/** Whether it stands in the window as a whole, with nothing over its middle. */
export function inSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight || left < 0 || right > window.innerWidth)
      return false;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });
}
