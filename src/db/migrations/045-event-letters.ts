import { type Kysely, sql } from "kysely";

/** What the owner tells an event's people is one of her letters, and no table of its own any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("letter").addColumn("about", "text").execute();
  await db.schema
    .alterTable("letter_recipient")
    .addColumn("phone", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // The letter that it has become. The tables stay: an older process beside this one goes on with them.
  await db.schema.alterTable("event_letter").addColumn("moved_to", "integer").execute();
  await moveEventLetters(db);
}

/**
 * Makes letters of those event letters that are none yet, with their people and what the outbox has for
 * them. What waits there gets a kind that an older process does not send; what it has in hand it sends
 * to the end, and notes that in the same row.
 */
export async function moveEventLetters<DB>(db: Kysely<DB>): Promise<void> {
  const open = sql<{ id: number }>`select id from event_letter where moved_to is null order by id`;
  if ((await open.execute(db)).rows.length === 0) return;
  if (!db.isTransaction) return db.transaction().execute(moveEventLetters);
  for (const { id } of (await open.execute(db)).rows) {
    // Of two processes the second finds it moved.
    const taken = await sql<{ id: number }>`
      update event_letter set moved_to = 0 where id = ${id} and moved_to is null returning id
    `.execute(db);
    if (taken.rows.length === 0) continue;
    const made = await sql<{ id: number }>`
      insert into letter (
        subject, body, picture, picture_alt, "to", event_id, part, email,
        state, due_at, started_at, enqueued_at, created_at, updated_at, about
      )
      select subject, body, '', '', 'event', event_id, 'all', '',
        'sending', created_at, created_at, created_at, created_at, created_at, about
      from event_letter where id = ${id}
      returning id
    `.execute(db);
    await sql`update event_letter set moved_to = ${made.rows[0]?.id} where id = ${id}`.execute(db);
    await movePeople(db, id);
  }
}

async function movePeople<DB>(db: Kysely<DB>, id: number): Promise<void> {
  // Each had a copy, also where several share an address, which is in a letter once.
  await sql`
    insert into letter_recipient (letter_id, addressee, name, email, email_key, phone)
    select letter.moved_to, person.id, person.full_name, person.email,
      case
        when person.email = '' or exists (
          select 1 from event_letter_recipient as other
          join registration as before on before.id = other.registration_id
          where other.letter_id = recipient.letter_id and other.id < recipient.id
            and lower(before.email) = lower(person.email)
        ) then 'registration:' || person.id
        else lower(person.email)
      end,
      person.phone
    from event_letter_recipient as recipient
    join event_letter as letter on letter.id = recipient.letter_id
    join registration as person on person.id = recipient.registration_id
    where letter.id = ${id}
    order by recipient.id
  `.execute(db);
  // Where the registration is gone there is no recipient 0, and nothing to be written about.
  await sql`
    update outbox set kind = 'letter-with-change', subject_id = coalesce((
      select person.id from event_letter_recipient as recipient
      join event_letter as letter on letter.id = recipient.letter_id
      join letter_recipient as person
        on person.letter_id = letter.moved_to and person.addressee = recipient.registration_id
      where recipient.id = outbox.subject_id
    ), 0)
    where kind = 'event-letter' and subject_id in (
      select id from event_letter_recipient where letter_id = ${id}
    )
  `.execute(db);
  await sql`
    update letter set state = 'sent', finished_at = created_at
    where id = (select moved_to from event_letter where id = ${id}) and not exists (
      select 1 from outbox join letter_recipient as person on person.id = outbox.subject_id
      where outbox.kind = 'letter-with-change' and outbox.state = 'waiting'
        and person.letter_id = letter.id
    )
  `.execute(db);
}
