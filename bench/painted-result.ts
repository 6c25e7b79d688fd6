import type { Page } from "playwright-core";

/** From an input, in milliseconds: until what is found stands in the page, and until it is painted. */
export interface Answered {
  found: number;
  painted: number;
}

interface Watched {
  answered: Promise<Answered>;
  watchNext(): void;
}

/** Prepares an open page for `millisecondsToAnswer`: what is found shows in the element at this selector. */
export async function watchPaint(page: Page, selector: string): Promise<void> {
  await page.evaluate((selector) => {
    const watched = window as unknown as Watched;
    watched.watchNext = () => {
      let since = 0;
      const note = ({ timeStamp }: Event) => {
        since = timeStamp;
      };
      addEventListener("input", note, { capture: true, once: true });
      watched.answered = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (since === 0) return;
          observer.disconnect();
          const found = performance.now() - since;
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve({ found, painted: performance.now() - since });
            channel.port2.postMessage(0);
          });
        });
        const shown = document.querySelector(selector) as HTMLElement;
        const all = { attributes: true, childList: true, characterData: true, subtree: true };
        observer.observe(shown, all);
      });
    };
  }, selector);
}

/** How soon the input that `act` causes is answered. The result has to be another one. */
export async function millisecondsToAnswer(
  page: Page,
  act: () => Promise<void>,
): Promise<Answered> {
  await page.evaluate(() => (window as unknown as Watched).watchNext());
  await act();
  const answered = await page.evaluate(() => (window as unknown as Watched).answered);
  // The rest of a page's entries follow when the typing rests.
  await page.waitForTimeout(350);
  return answered;
}
