import { Badge } from "#ui/card.tsx";
import type { ConfirmationState } from "../contract.ts";
import { fullTime, timeAgo } from "./relative-time.ts";

/** How the confirmation letter is doing, and why where it is not doing well. */
export function LetterState({ letter, now }: { letter: ConfirmationState | null; now: number }) {
  if (!letter) return <span className="text-ink-soft">None</span>;
  const { state, delivery, at, reason } = letter;
  if (state === "sent") {
    return (
      <span title={at ? fullTime(at) : undefined}>
        {delivery === "file" ? "Kept as a file" : "Sent"} {at && timeAgo(at, now)}
        {delivery === "file" && (
          <span className="block text-small text-ink-soft">There was no mail server.</span>
        )}
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {state === "waiting" ? (
        <Badge tone="gilt">Waiting</Badge>
      ) : (
        <Badge tone="rubric">Failed</Badge>
      )}
      {reason && <span className="text-small text-ink-soft">{reason}</span>}
    </span>
  );
}
