import { join } from "node:path";
import { Hono } from "hono";
import { noteErased } from "#db/dialect/engine.ts";
import { inTransaction } from "#db/transaction.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { invalid } from "#shared/both/failure-kinds.ts";
import { phoneDigits } from "#shared/both/fold-text.ts";
import { actAs, aVisitor } from "#shared/server/acting-person.ts";
import { noContent, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import {
  eraseLetters,
  letterFilesAbout,
  type PersonalData,
  type PersonKey,
  removeLetterFiles,
} from "#shared/server/personal-data-interface-and-mail.ts";
import type { Services } from "#shared/server/services.ts";
import { Forgotten, Joined, KeptAboutPerson } from "../answers.ts";
import { isPhone, JoinedPeople, PersonAsked, PersonNoted } from "../owner-inputs.ts";
import { setNote } from "./person-note.ts";

/** What is kept about one person, by whichever feature. Whom it is about is in the body, so in no log. */
export function peopleAdminApi(
  { config, db, clock, commandContext, log }: Services,
  keptData: readonly PersonalData[],
): Hono {
  const folder = join(config.dataDir, "mail");
  return new Hono()
    .post(
      "/kept",
      described("Everything that is kept about somebody.", {
        more: "What is kept of helpers, and what they did, is the owner’s alone.",
        payload: { PersonAsked },
        200: KeptAboutPerson,
      }),
      async (c) => {
        const about = await readBody(c, PersonAsked);
        const person = keyOf(about);
        const who = c.get("signedIn");
        // The history is erased first, and read last.
        const [changes = {}, ...things] = await Promise.all(
          keptData.map((data) => data.collect(db, person, who)),
        );
        const files = { "Letters kept as files": await letterFilesAbout(folder, person) };
        const kept = Object.fromEntries(
          [...things, files, changes]
            .flatMap((headings) => Object.entries(headings))
            .filter(([, rows]) => rows.length > 0),
        );
        return c.json({ about, at: toTimestamp(clock()), kept } satisfies KeptAboutPerson);
      },
    )
    .put(
      "/note",
      described("Keeps the owner’s note on somebody.", {
        more: "Who has the telephone number alone in common may be somebody else, whose note stays.",
        payload: { PersonNoted },
        204: "It is kept.",
      }),
      noContent(async (c) => {
        const { about, note } = await readBody(c, PersonNoted);
        await inTransaction(db, (trx) => setNote(trx, { ...about, note }));
      }),
    )
    .post(
      "/join",
      described("Puts what stands under one address of somebody under another of theirs.", {
        more: "Registrations, requests for a visit and the note. What was agreed to for an address stays with it, and what lies in the Trash as it is.",
        payload: { JoinedPeople },
        200: Joined,
      }),
      async (c) => {
        const { from, to } = await readBody(c, JoinedPeople);
        const person = keyOf({ email: from, phone: "" });
        if (person.emailKey === to.toLowerCase()) throw invalid("These are one address.");
        const moved = await inTransaction(db, async (trx) => {
          const counts: Record<string, number> = {};
          for (const data of keptData) {
            const moved = (await data.moveToAddress?.(trx, person, to)) ?? {};
            for (const [heading, count] of Object.entries(moved)) {
              if (count > 0) counts[heading] = count;
            }
          }
          return counts;
        });
        return c.json({ moved } satisfies Joined);
      },
    )
    .post(
      "/forget",
      described("Forgets somebody: everything that is kept about them is erased.", {
        payload: { PersonAsked },
        200: Forgotten,
      }),
      async (c) => {
        const about = await readBody(c, PersonAsked);
        const person = keyOf(about);
        const { erased, messageIds } = await inTransaction(db, async (trx) => {
          const erased: Record<string, number> = {};
          const messageIds: string[] = [];
          for (const data of keptData) {
            for (const [heading, rows] of Object.entries(
              await data.collect(trx, person, c.get("signedIn")),
            )) {
              if (rows.length > 0) erased[heading] = rows.length;
            }
            // Changes made while erasing somebody are not recorded.
            const letters = await actAs(aVisitor, clock(), () =>
              data.erase(trx, person, commandContext()),
            );
            messageIds.push(...(await eraseLetters(trx, letters)));
          }
          // The history comes first. What was settled meanwhile, such as an overdue offer of theirs, is noted in it again.
          await keptData[0]?.erase(trx, person, commandContext());
          return { erased, messageIds };
        });
        let letterFiles = await removeLetterFiles(folder, { messageIds, person });
        for (const data of keptData) letterFiles += (await data.eraseLeftOver?.(db, folder)) ?? 0;
        noteErased(db);
        log.info({ letterFiles }, "A person was forgotten.");
        return c.json({ erased, letterFiles } satisfies Forgotten);
      },
    );
}

function keyOf({ email, phone }: PersonAsked): PersonKey {
  return {
    emailKey: email ? email.toLowerCase() : undefined,
    phoneDigits: isPhone(phone) ? phoneDigits(phone) : undefined,
  };
}
