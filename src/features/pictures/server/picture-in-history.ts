import type { PicturePlaceRow, PictureRow } from "#db/schema.ts";
import { type ThingInHistory, yesOrNo } from "#shared/server/note-change-in-history.ts";
import { builtInPlaces } from "../built-in-home-pictures.ts";

type Named = Pick<PictureRow, "name" | "isKept">;

export const pictureInHistory: ThingInHistory<Named> = {
  kind: "picture",
  label: "Picture",
  idOf: ({ name }) => name,
  nameOf: () => "A picture",
  neededFor: ["plants"],
  screenOf: () => "/admin-pictures",
  fields: { name: null, isKept: yesOrNo("Kept though unused") },
};

export const placeInHistory: ThingInHistory<PicturePlaceRow> = {
  kind: "picture-place",
  label: "Picture of the home page",
  nameOf: ({ id }) => builtInPlaces.find((place) => place.id === id)?.label ?? id,
  neededFor: ["plants"],
  screenOf: () => "/admin-pictures",
  fields: {
    ...{ id: null, version: null },
    picture: "Picture",
    alt: "What the picture shows",
    focus: "What stays in sight",
  },
};
