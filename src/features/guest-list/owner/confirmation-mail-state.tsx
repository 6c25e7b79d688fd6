import type { ConfirmationState } from "#features/registrations/answers.ts";
import { fullTime, timeAgo } from "#shared/browser/relative-time.ts";
import { Badge } from "#ui/card.tsx";

/** Whether there is more to say of a letter than a word or two. */
export function letterTakesLine(
  letter: ConfirmationState | null,
  showsExactTime: boolean,
): boolean {
  return letter !== null && (showsExactTime || (letter.state !== "sent" && letter.reason !== null));
}

/** How the confirmation letter is doing, and why where it is not doing well. */
export function LetterState({
  letter,
  now,
  showsExactTime,
}: {
  letter: ConfirmationState | null;
  now: number;
  showsExactTime: boolean;
}) {
  if (!letter) return <span>No letter</span>;
  const { state, delivery, at, reason } = letter;
  if (state === "sent") {
    const isFile = delivery === "file";
    const hasLine = letterTakesLine(letter, showsExactTime);
    return (
      <span title={at ? fullTime(at) : undefined}>
        {isFile ? "Kept as a file" : "Sent"}{" "}
        {/* There is room for these words alone; the rest is heard, and shown by the title. */}
        <span className={hasLine ? "" : "sr-only"}>
          {at && timeAgo(at, now)}
          {isFile && <span className="block text-ink-soft">There was no mail server.</span>}
        </span>
        {showsExactTime && at && <span className="block text-ink-soft">{fullTime(at)}</span>}
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {state === "waiting" ? (
        <Badge tone="gilt">Not sent yet</Badge>
      ) : (
        <Badge tone="rubric">Failed</Badge>
      )}
      {reason && <span>{reason}</span>}
    </span>
  );
}
