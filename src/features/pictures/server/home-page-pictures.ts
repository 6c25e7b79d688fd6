import type { Db, PicturePlaceRow } from "#db/schema.ts";
import { invalid, notFound } from "#shared/both/failure-kinds.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { lockToChange } from "#shared/server/if-match.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { holdPictures, type ListPictureMentions } from "#shared/server/uploaded-pictures.ts";
import type { HomePictures, PlacedPicture, PlaceForOwner } from "../answers.ts";
import {
  type BuiltInPlace,
  builtInPlaces,
  galleryImages,
  needsAlt,
} from "../built-in-home-pictures.ts";
import type { PlaceInput } from "../inputs.ts";
import { madeName } from "../kind-of-picture-file.ts";
import { placeInHistory } from "./picture-in-history.ts";
import { lockPicture } from "./store.ts";

export const noSuchPlace = "There is no such place.";

/** What the home page shows now: the built-in pictures, and the owner's in their places. */
export async function readHomePictures(db: Db): Promise<HomePictures> {
  const own = new Map((await listPlaced(db)).map((row) => [row.id, row]));
  const placed = builtInPlaces.flatMap((place): [string, PlacedPicture][] => {
    const row = own.get(place.id);
    return row?.picture ? [[place.url, shownIn(row)]] : [];
  });
  const replaced = Object.fromEntries(placed);
  return {
    gallery: galleryImages.map((image) => ({ ...image, ...replaced[image.url] })),
    replaced: Object.fromEntries(placed.filter(([url]) => !url.startsWith("/pictures/gallery/"))),
  };
}

/** Every place with what is in it, for the owner. */
export async function listPlacesForOwner(db: Db): Promise<PlaceForOwner[]> {
  const rows = new Map((await listPlaced(db)).map((row) => [row.id, row]));
  return builtInPlaces.map((place) => forOwner(place, rows.get(place.id)));
}

/**
 * Puts a picture of the owner's into a place. Throws `not_found` for an unknown place, `invalid` if the
 * picture is gone or lacks alternative text, and `changed_meanwhile` if the place has another version.
 */
export function replacePlace(
  db: Db,
  id: string,
  { picture, alt, focus }: PlaceInput,
  version: number | undefined,
): Promise<PlaceForOwner> {
  const place = placeOf(id);
  if (needsAlt(place) && alt === "") throw invalid("Please write what the picture shows", "alt");
  return changePlace(db, place, version, async (trx) => {
    if (!madeName.test(picture) || !(await lockPicture(trx, picture))) {
      throw invalid("This picture is no longer there. Please choose another", "picture");
    }
    await holdPictures(trx, picture);
    return { picture, alt, focus: focus ?? "" };
  });
}

/** Puts the built-in picture back into its place. Throws `not_found` and `changed_meanwhile`. */
export function resetPlace(
  db: Db,
  id: string,
  version: number | undefined,
): Promise<PlaceForOwner> {
  return changePlace(db, placeOf(id), version, async () => ({ picture: null, alt: "", focus: "" }));
}

function changePlace(
  db: Db,
  place: BuiltInPlace,
  version: number | undefined,
  decide: (trx: Db) => Promise<Pick<PicturePlaceRow, "picture" | "alt" | "focus">>,
): Promise<PlaceForOwner> {
  return db.transaction().execute(async (trx) => {
    const { id } = place;
    await trx
      .insertInto("picturePlace")
      .values({ id, picture: null })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const stands = trx.selectFrom("picturePlace").selectAll().where("id", "=", id);
    const before = await lockToChange(trx, stands, { version, gone: noSuchPlace });
    const row = await trx
      .updateTable("picturePlace")
      .set({ ...(await decide(trx)), version: before.version + 1 })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteChange(trx, placeInHistory, { before, after: row });
    await bumpContentVersion(trx);
    return forOwner(place, row);
  });
}

/** The owner's pictures in their places, for the list of what uses which. */
export const placePictures: ListPictureMentions = async (db) =>
  (await listPlaced(db)).flatMap(({ id, picture }) => {
    const place = builtInPlaces.find((it) => it.id === id);
    if (!place || picture === null) return [];
    return {
      ...{ what: "Home page", title: place.label, path: "/admin-pictures" },
      ...{ text: picture, seenWith: ["plants"] as const },
    };
  });

function listPlaced(db: Db): Promise<PicturePlaceRow[]> {
  return db.selectFrom("picturePlace").selectAll().orderBy("id").execute();
}

function placeOf(id: string): BuiltInPlace {
  const place = builtInPlaces.find((it) => it.id === id);
  if (!place) throw notFound(noSuchPlace);
  return place;
}

function shownIn({ picture, alt, focus }: PicturePlaceRow): PlacedPicture {
  return { url: `/attached-assets/${picture}`, alt, ...(focus && { focus }) };
}

function forOwner(place: BuiltInPlace, row: PicturePlaceRow | undefined): PlaceForOwner {
  return {
    ...place,
    needsAlt: needsAlt(place),
    picture: row?.picture ?? null,
    focus: "",
    // A place that has no row yet has the version that its row begins with.
    version: row?.version ?? 1,
    ...(row?.picture ? { ...shownIn(row), focus: row.focus } : {}),
  };
}
