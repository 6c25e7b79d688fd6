import type { Page } from "playwright-core";

/** Follows a link of the header, as a visitor does. */
export async function follow(page: Page, name: string) {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
}

/** Holds an answer of the API back until the function it answers is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Of a visitor's requests, those to the API. */
export const calls = (requests: string[]) =>
  requests.filter((request) => request.includes("/api/"));
