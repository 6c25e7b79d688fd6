import { postPictures } from "#features/blog/server/picture-mentions.ts";
import { eventPictures } from "#features/events/server/picture-mentions.ts";
import { letterPictureMentions } from "#features/letters/server/picture-mentions.ts";
import { placePictures } from "#features/pictures/server/places.ts";
import { plantPictures } from "#features/plants/server/picture-mentions.ts";
import type { ListPictureMentions } from "#shared/server/picture-use.ts";

/** What each feature keeps that may name an uploaded picture: a new one is a line here. */
const mentions: readonly ListPictureMentions[] = [
  postPictures,
  eventPictures,
  letterPictureMentions,
  placePictures,
  plantPictures,
];

/** Everything that may name an uploaded picture. */
export const listPictureMentions: ListPictureMentions = async (db) => {
  const found = [];
  for (const list of mentions) found.push(...(await list(db)));
  return found;
};
