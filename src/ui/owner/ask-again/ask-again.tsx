import { useEffect, useState } from "react";
import type { ConfirmingWay } from "#shared/both/attempt.ts";
import { asksBy } from "#shared/browser/ask-again.ts";
import { lazyDialog } from "../../lazy-dialog.tsx";

const AskAgainDialog = lazyDialog(() => import("./ask-again-dialog.tsx"));

/** Asks again who is at the screen, where a call is refused for want of it; the call then goes on. */
export function AskAgain() {
  const [asked, setAsked] = useState<{
    ways: readonly ConfirmingWay[];
    answer: (isConfirmed: boolean) => void;
  }>();
  useEffect(() => {
    const end = asksBy((ways) => new Promise((resolve) => setAsked({ ways, answer: resolve })));
    return end;
  }, []);
  useEffect(() => () => asked?.answer(false), [asked]);
  if (!asked) return null;
  const answer = (isConfirmed: boolean) => {
    asked.answer(isConfirmed);
    setAsked(undefined);
  };
  return (
    <AskAgainDialog
      ways={asked.ways}
      onConfirmed={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
