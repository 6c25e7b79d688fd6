import type { EventLetterSummary } from "../answers.ts";

/** The letters about events that have no card any more, because they were deleted. */
export function LettersOfDeletedEvents({
  letters,
  onShow,
}: {
  letters: readonly EventLetterSummary[];
  onShow: (letters: readonly EventLetterSummary[]) => void;
}) {
  const gone = new Map<number, EventLetterSummary[]>();
  for (const letter of letters) {
    if (!letter.isEventDeleted) continue;
    gone.set(letter.eventId, [...(gone.get(letter.eventId) ?? []), letter]);
  }
  if (gone.size === 0) return null;
  return (
    <section className="admin-list mt-8" aria-labelledby="deleted-events">
      <h2 id="deleted-events">Deleted Events</h2>
      <ul>
        {[...gone.values()].map((ofEvent) => {
          const { eventId, eventTitle } = ofEvent[0] as EventLetterSummary;
          return (
            <li key={eventId} className="flex flex-wrap items-center gap-x-4">
              <span>{eventTitle}</span>
              <button
                type="button"
                className="row-action"
                aria-label={`Who was told of ${eventTitle}`}
                onClick={() => onShow(ofEvent)}
              >
                Who Was Told
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
