import { showToast } from "./show-toast.ts";

interface Words {
  /** Said once it is copied. */
  copied: string;
  /** Said over the address, where nothing can be copied. */
  copyByHand: string;
}

/** Gives an address to the device's share function, or else copies it and says so. */
export async function shareAddress(what: ShareData & { url: string }, words: Words): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share(what);
      return;
    } catch (error) {
      // Somebody who closes the device's sheet wants nothing copied instead.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copyAddress(what.url, words);
}

/** Copies an address, and says so. */
export async function copyAddress(url: string, { copied, copyByHand }: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: "Link copied", description: copied });
  } catch {
    showToast({ title: copyByHand, description: url });
  }
}
