import { Button } from "./button.tsx";
import { showToast } from "./show-toast.ts";

interface Words {
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

export function copyAddress(url: string, words: Words): Promise<void> {
  return copyText(url, { title: "Link copied", ...words });
}

/** A notice of at most so many words, to be copied by a press or by hand. */
export function TextToPaste({ text, most }: { text: string; most: number }) {
  const words = {
    title: "Text copied",
    copied: "Paste it into an email or a bulletin.",
    copyByHand: "Please copy this text",
  };
  return (
    <div className="mb-4 border border-edge px-3 pt-2">
      <p className="break-words">{text}</p>
      <Button
        variant="quiet"
        className="-ml-2 noscript:hidden"
        onClick={() => void copyText(text, words)}
      >
        Copy {most} words
      </Button>
    </div>
  );
}

async function copyText(
  text: string,
  { title, copied, copyByHand }: Words & { title: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title, description: copied });
  } catch {
    showToast({ title: copyByHand, description: text });
  }
}
