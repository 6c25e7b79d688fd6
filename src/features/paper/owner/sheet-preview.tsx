import type { Mark, Page } from "../answers.ts";
import { inkOf } from "../print-colors.ts";

const faces = {
  garamond: { fontFamily: "Garamond", fontWeight: 500 },
  "garamond-italic": { fontFamily: "Garamond", fontStyle: "italic" },
  "source-sans": { fontFamily: "Source Sans" },
  "source-sans-semibold": { fontFamily: "Source Sans", fontWeight: 600 },
} as const;

/** A sheet as it will be printed. */
export function SheetPreview({ page, label }: { page: Page; label: string }) {
  const { width, height, parts } = page;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full border border-edge bg-[#fff] scheme-light"
      aria-label={label}
      role="img"
      // As it is set: no letter is moved to a whole pixel.
      textRendering="geometricPrecision"
    >
      {parts
        .flatMap(({ marks }) => marks)
        .map((mark, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place on the sheet.
          <PrintedMark key={at} mark={mark} />
        ))}
    </svg>
  );
}

function PrintedMark({ mark }: { mark: Mark }) {
  const { x, y } = mark;
  if (mark.kind === "picture") {
    const { address, width, height } = mark;
    return (
      <image href={address} {...{ x, y, width, height }} preserveAspectRatio="xMidYMid slice" />
    );
  }
  const ink = inkOf[mark.color];
  if (mark.kind === "text") {
    return (
      <text {...{ x, y }} fontSize={mark.size} fill={ink} {...faces[mark.font]}>
        {mark.text}
      </text>
    );
  }
  return (
    <path
      d={mark.d}
      transform={`translate(${x} ${y}) scale(${mark.scale})`}
      {...(mark.line === null
        ? { fill: ink }
        : { fill: "none", stroke: ink, strokeWidth: mark.line })}
    />
  );
}
