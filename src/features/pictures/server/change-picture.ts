import type { Db, PictureRow } from "#db/schema.ts";
import { conflict, notFound } from "#shared/both/failure-kinds.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { lockToChange } from "#shared/server/if-match.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import {
  contentsOf,
  leaveTrash,
  moveToTrash,
  noteOfTrashed,
  type TrashKind,
  trashId,
} from "#shared/server/trash.ts";
import {
  type ListPictureMentions,
  type PictureMention,
  type PictureUse,
  picturesFolder,
  picturesNamedIn,
} from "#shared/server/uploaded-pictures.ts";
import type { PictureForOwner } from "../answers.ts";
import type { PictureChanges } from "../inputs.ts";
import { madeName } from "../kind-of-picture-file.ts";
import { goesOn } from "../when-pictures-are-deleted.ts";
import { pictureInHistory } from "./picture-in-history.ts";
import { deletePicture, listPictures, lockPicture, pictureNamed, updatePicture } from "./store.ts";

export const pictureGone = "This picture is no longer there.";

interface Asked {
  version: number | undefined;
  /** The day at the nursery. */
  today: string;
}

/** Every upload with what uses it. */
export async function listPicturesForOwner(
  db: Db,
  listMentions: ListPictureMentions,
  today: string,
): Promise<PictureForOwner[]> {
  const uses = usesByPicture(await listMentions(db));
  return (await listPictures(db)).map((row) => forOwner(row, uses.get(row.name) ?? [], today));
}

/** Keeps a picture, or no longer, or puts a deleted one back. Throws `not_found` and `changed_meanwhile`. */
export function changePicture(
  db: Db,
  listMentions: ListPictureMentions,
  name: string,
  { isKept, isDeleted }: PictureChanges,
  { version, today }: Asked,
): Promise<PictureForOwner> {
  return db.transaction().execute(async (trx) => {
    const row = await lockForChange(trx, name, version);
    const kept = isKept ?? row.isKept === 1;
    const stays = isDeleted === false || kept || row.isDeleted === 0;
    const uses = usesByPicture(await listMentions(trx)).get(name) ?? [];
    if (stays) await leaveTrash(trx, [trashId("picture", name)]);
    const changed = await updatePicture(trx, name, {
      isKept: kept ? 1 : 0,
      isDeleted: stays ? 0 : 1,
      goesOn: kept || uses.length > 0 ? null : stays ? goesOn(today, "unused") : row.goesOn,
      version: row.version + 1,
    });
    const action = row.isDeleted === 1 && stays ? { action: "brought back" } : {};
    await noteChange(trx, pictureInHistory, { before: row, after: changed, ...action });
    return forOwner(changed, uses, today);
  });
}

/**
 * Puts a picture into the Trash that nothing uses. Its row and its file stay until it goes. Throws `conflict`
 * if something uses it, and like `changePicture`.
 */
export function removePicture(
  db: Db,
  listMentions: ListPictureMentions,
  name: string,
  { version, today, now }: Asked & { now: Temporal.Instant },
): Promise<PictureForOwner> {
  return db.transaction().execute(async (trx) => {
    const row = await lockForChange(trx, name, version);
    const [use] = usesByPicture(await listMentions(trx)).get(name) ?? [];
    if (use) {
      throw conflict(
        `This picture is used: ${use.what}, “${use.title}”. Please take it out there first.`,
      );
    }
    const changed = await updatePicture(trx, name, {
      isDeleted: 1,
      isKept: 0,
      goesOn: goesOn(today, "deleted"),
      version: row.version + 1,
    });
    const about = `${row.width} × ${row.height}`;
    await leaveTrash(trx, [trashId("picture", name)]);
    const picture = { key: name, name: "A picture", about, contents: { name } };
    await moveToTrash(trx, "picture", [picture], now);
    await noteChange(trx, pictureInHistory, { before: row });
    return forOwner(changed, [], today);
  });
}

/** A picture in the Trash never left its table. */
export const pictureTrash: TrashKind = {
  kind: "picture",
  neededFor: () => ["plants"],
  async bringBack(trx, trashed, _how, { now }) {
    const { name } = contentsOf<{ name: string }>(trashed);
    const { version } = await lockForChange(trx, name);
    const goes = goesOn(dayAtNursery(now), "unused");
    await updatePicture(trx, name, { isDeleted: 0, goesOn: goes, version: version + 1 });
    return "/admin-pictures";
  },
  note: noteOfTrashed(pictureInHistory, (trashed) => ({
    ...contentsOf<{ name: string }>(trashed),
    isKept: 0 as const,
  })),
  async deleteForGood(trx, trashed, { config }) {
    const { name } = contentsOf<{ name: string }>(trashed);
    const row = await lockPicture(trx, name);
    if (row?.isDeleted !== 1) return;
    await deletePicture(trx, name, picturesFolder(config.dataDir));
  },
};

async function lockForChange(trx: Db, name: string, version?: number): Promise<PictureRow> {
  // Not every text can be queried in a database.
  if (!madeName.test(name)) throw notFound(pictureGone);
  return lockToChange(trx, pictureNamed(trx, name), { version, gone: pictureGone });
}

/** Which picture is used where. */
export function usesByPicture(mentions: readonly PictureMention[]): Map<string, PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  for (const { text, seenWith: _, ...use } of mentions) {
    for (const name of picturesNamedIn(text)) {
      uses.getOrInsert(name, []).push(use);
    }
  }
  return uses;
}

function forOwner(row: PictureRow, uses: PictureUse[], today: string): PictureForOwner {
  const { name, width, height, uploadedAt, version } = row;
  const isKept = row.isKept === 1;
  const isFree = uses.length === 0;
  return {
    ...{ name, url: `/attached-assets/${name}`, width, height, uploadedAt, version, uses, isKept },
    isDeleted: isFree && row.isDeleted === 1,
    // If its last use has just ended, the days count from the job's next run.
    goesOn: isFree && !isKept ? (row.goesOn ?? goesOn(today, "unused")) : null,
  };
}
