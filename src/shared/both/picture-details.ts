import * as z from "zod/mini";
import { oneLine } from "./text-checks.ts";

/** What a picture shows, in words, for those who cannot see it. Empty: it only decorates. */
export const PictureAlt = z
  .string("Please say what the picture shows")
  .check(z.trim(), z.maxLength(300, "Please shorten this to 300 characters"), oneLine);

/**
 * What stays in sight of a picture that is cut to fit: percent from the left and the top, in tens, as CSS has it
 * ("50% 20%"). Empty: the middle.
 */
export const PictureFocus = z
  .string("Please choose what must stay in sight")
  .check(
    z.trim(),
    z.regex(
      /^$|^(?:[1-9]?0|100)% (?:[1-9]?0|100)%$/,
      "Please give the place as percent from the left and from the top, in tens: 50% 20%",
    ),
  );

/** Both as in an answer: empty ones are absent. */
export interface PictureDetails {
  pictureAlt?: string;
  pictureFocus?: string;
}

/** The picture details of a row. */
export function pictureDetails(row: Required<PictureDetails>): PictureDetails {
  const { pictureAlt, pictureFocus } = row;
  return { ...(pictureAlt && { pictureAlt }), ...(pictureFocus && { pictureFocus }) };
}
