import { Fragment } from "react";
import { latinParts } from "../latin-parts.ts";

/**
 * A plant's scientific name as botanists set it: Latin in italics and marked as Latin; ranks, the
 * hybrid sign and the cultivar upright.
 */
export function LatinName({ name }: { name: string }) {
  return latinParts(name).map(({ text, isLatin }, index) =>
    isLatin ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never move.
      <i key={index} lang="la">
        {text}
      </i>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never move.
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
