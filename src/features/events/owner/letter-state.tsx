import { Badge } from "#ui/card.tsx";
import type { ConfirmationState } from "../contract.ts";
import { fullTime, timeAgo } from "./relative-time.ts";

/** How the confirmation letter is doing, and why where it is not doing well. */
export function LetterState({ letter, now }: { letter: ConfirmationState | null; now: number }) {
  if (!letter) return <span className="text-ink-soft">None</span>;
  const { state, at, reason } = letter;
  if (state === "sent") {
    return at ? <span title={fullTime(at)}>Sent {timeAgo(at, now)}</span> : <span>Sent</span>;
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
