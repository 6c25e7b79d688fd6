import type { ChangeRow, Db } from "#db/schema.ts";
import { may } from "#shared/both/owner/rights.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import { withPeople } from "#shared/server/note-change-in-history.ts";
import type { PersonalData, PersonKey } from "#shared/server/personal-data-interface-and-mail.ts";
import { changeInWords, type Things } from "./list-changes.ts";

const formerHelper = "A former helper";

/**
 * What the history has of somebody: what became of things that are about them, under their address then or now,
 * and, of a helper, what they did. Whom a thing is about is read from the thing, so this is erased before it.
 * Of helpers and accounts the owner alone sees it.
 */
export function historyData(things: Things): PersonalData {
  const ownersAlone = new Set(
    things.filter(({ neededFor }) => neededFor === "owner").map(({ kind }) => kind),
  );
  return {
    async collect(db, person, who) {
      const { about, byThem } = await changesOf(db, things, person);
      const isOwner = may(who, "owner");
      const seen = isOwner ? about : about.filter(({ kind }) => !ownersAlone.has(kind));
      return {
        "Changes of what is about them": seen.map((row) => {
          const { at, byName, kind, name, action, fields, people } = row;
          const { kindLabel, fields: changed } = changeInWords(things, row, who);
          return {
            ...{ at, by: byName, what: `${kindLabel}, ${action}` },
            changes: changed
              .map(({ label, before, after }) => `${label}: ${before ?? "–"} → ${after ?? "–"}`)
              .join("\n"),
            ...{ kind, name, action },
            ...{ fields: JSON.parse(fields), people: JSON.parse(people) },
          };
        }),
        "Changes that they made": isOwner
          ? byThem.map((row) => {
              const { at, kind, action } = row;
              const { kindLabel } = changeInWords(things, row, who);
              return { at, what: `${kindLabel}, ${action}`, kind, action };
            })
          : [],
      };
    },

    async erase(trx, person) {
      const { about, byThem } = await changesOf(trx, things, person);
      for await (const piece of piecesOf(about.map(({ id }) => id)))
        await trx.deleteFrom("change").where("id", "in", piece).execute();
      for await (const piece of piecesOf(byThem)) {
        const ids = piece.map(({ id }) => id);
        const changes = trx.updateTable("change").where("id", "in", ids);
        await changes.set({ byName: formerHelper }).execute();
        // Of who deleted something, the Trash knows the name alone.
        const names = piece.map(({ byName }) => byName);
        const deleted = trx.updateTable("trash").where("deletedBy", "in", names);
        await deleted.set({ deletedBy: formerHelper }).execute();
      }
      return [];
    },

    /** It is found under both addresses from now on; a helper's account stays under its own. */
    async moveToAddress(trx, person, email) {
      const { about } = await changesOf(trx, things, person);
      for (const { id, people } of about.filter(({ kind }) => !ownersAlone.has(kind)))
        await trx
          .updateTable("change")
          .set({ people: withPeople(people, [{ email, phone: null }]) })
          .where("id", "=", id)
          .execute();
      return {};
    },
  };
}

async function changesOf(db: Db, things: Things, { emailKey, phoneDigits }: PersonKey) {
  const theirs = new Set<string>();
  for (const { kind, person } of things) {
    for (const id of (await person?.idsOf(db, { emailKey, phoneDigits })) ?? [])
      theirs.add(`${kind}:${id}`);
  }
  const rows = await db.selectFrom("change").selectAll().orderBy("id").execute();
  const isTheirs = ({ kind, thing, people }: ChangeRow) =>
    theirs.has(`${kind}:${thing}`) ||
    (JSON.parse(people) as { email: string; phone: string }[]).some(
      ({ email, phone }) =>
        (emailKey !== undefined && email === emailKey) ||
        (phoneDigits !== undefined && phone === phoneDigits),
    );
  // A removed helper has no row any more, but is the thing of earlier changes.
  const keys = new Set([
    ...theirs,
    ...rows.filter(isTheirs).map(({ kind, thing }) => `${kind}:${thing}`),
  ]);
  const helpers = new Set([...keys].filter((key) => key.startsWith("helper:")));
  return {
    // Their account has their key as its id.
    about: rows.filter(
      (row) => isTheirs(row) || helpers.has(`${row.kind}:${row.thing}`) || helpers.has(row.thing),
    ),
    byThem: rows.filter(({ by }) => helpers.has(by)),
  };
}
