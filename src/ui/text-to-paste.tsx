import { Button } from "./button.tsx";
import { copyText } from "./share-address.ts";

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
