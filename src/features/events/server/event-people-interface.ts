import type { Db } from "#db/connect.ts";
import type { EventRow } from "#db/schema.ts";
import type { LetterWithChange } from "#mail/letter-recipients-interface.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { EventAudience, PeopleOfEvent } from "../answers.ts";

/** What a letter to an event's people became: whom it goes to. */
interface EnqueuedLetter {
  id: number;
  recipients: number;
  people: number;
}

/**
 * What events need to know of registrations. The registrations feature implements it, and
 * `server/features.ts` passes it in, so that events import nothing of registrations.
 */
export interface EventPeople {
  /** Of each event, by event id; events without a registration are absent. */
  count(db: Db): Promise<ReadonlyMap<number, PeopleOfEvent>>;
  /** People that hold a place, by event id; events without one are absent. For one event, or all. */
  countTaken(db: Db, eventId?: number): Promise<ReadonlyMap<number, number>>;
  /** Whom a letter to the people of an event reaches. */
  audience(db: Db, eventId: number): Promise<EventAudience>;
  /** In the transaction that changed an event: offers places that have become free. */
  eventChanged(trx: Db, event: EventRow, context: CommandContext): Promise<void>;
  /** In the transaction that reinstates it: offers its places anew to whom they were offered before. */
  eventReinstated(trx: Db, event: EventRow, context: CommandContext): Promise<void>;
  /** In the transaction that brings back an event deleted at that moment: its mail goes on, and its places are offered. */
  eventBroughtBack(
    trx: Db,
    event: EventRow,
    context: CommandContext & { deletedAt: string },
  ): Promise<void>;
  /** In the transaction that changes, cancels or deletes the event: the owner's letter to its people. */
  tell(trx: Db, letter: LetterWithChange, context: CommandContext): Promise<EnqueuedLetter>;
}
