import type { Db, EventRow } from "#db/schema.ts";
import type { LetterWithChange } from "#mail/letter-recipients-interface.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { ChangedEvent, EventAudience, PeopleOfEvent } from "../answers.ts";

export const nobody: PeopleOfEvent = {
  ...{ registrations: 0, taken: 0, registered: 0, offered: 0 },
  ...{ waiting: 0, cancelled: 0, came: 0 },
};

/** What events need to know of registrations, which implement it; `server/features.ts` passes it in. */
export interface EventPeople {
  /** For each event, or one, by event id; events without a registration are absent. */
  count(db: Db, eventId?: number): Promise<ReadonlyMap<number, PeopleOfEvent>>;
  audience(db: Db, eventId: number): Promise<EventAudience>;
  /** Offers places that have become free; if the event was reinstated, earlier offers are made again. */
  eventChanged(
    trx: Db,
    event: EventRow,
    context: CommandContext & { isReinstated?: boolean },
  ): Promise<void>;
  /** In the transaction that restores an event deleted at that time: resumes its mail and offers its places. */
  eventBroughtBack(
    trx: Db,
    event: EventRow,
    context: CommandContext & { deletedAt: string },
  ): Promise<void>;
  /** In the transaction that changes, cancels or deletes the event: the owner's letter to its people. */
  tell(
    trx: Db,
    letter: LetterWithChange,
    context: CommandContext,
  ): Promise<Required<ChangedEvent>["letter"]>;
}
