import type { Page } from "playwright-core";

interface Watched {
  painted: Promise<number>;
  watchNext(): void;
}

/** Prepares an open page for `millisecondsToPaint`: what is found shows in the element at this selector. */
export async function watchPaint(page: Page, selector: string): Promise<void> {
  await page.evaluate((selector) => {
    const watched = window as unknown as Watched;
    watched.watchNext = () => {
      let since = 0;
      const note = ({ timeStamp }: Event) => {
        since = timeStamp;
      };
      addEventListener("input", note, { capture: true, once: true });
      watched.painted = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (since === 0) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - since);
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

/** From the input that `act` causes to the painted result, in milliseconds. The result has to be another one. */
export async function millisecondsToPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window as unknown as Watched).watchNext());
  await act();
  const milliseconds = await page.evaluate(() => (window as unknown as Watched).painted);
  // The rest of a page's entries follow when the typing rests.
  await page.waitForTimeout(350);
  return milliseconds;
}
