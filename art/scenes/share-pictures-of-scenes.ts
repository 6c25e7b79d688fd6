import { ink } from "#art/pen/ink.ts";
import { scenes } from "./list-of-scenes.ts";

/** A PNG of a drawing, for links and home screens, which take no SVG. Sizes in pixels. */
interface SharePicture {
  file: string;
  /** The drawing's file. */
  of: string;
  width: number;
  height: number;
  /** How the drawing lies on the parchment, and what lies over it. */
  style: string;
  over?: string;
}

/** On parchment, within a gilt hairline. */
function shared(of: string, name: string): SharePicture {
  return {
    ...{ of, file: `public/share/${name}.png`, width: 1200, height: 630 },
    style: "inset:22px 0;height:586px;left:50%;transform:translateX(-50%)",
    over: `<div style="position:absolute;inset:12px;border:2px solid ${ink.gilt}"></div>`,
  };
}

/** Of each event's and each post's picture. */
const ofScenes = scenes.flatMap(({ file }) => {
  const [, folder, name] = /^(event|blog)s?\/([\w-]+)\.svg$/.exec(file) ?? [];
  return folder ? [shared(`public/pictures/${file}`, `${folder}-${name}`)] : [];
});

const icons = [
  ["apple-touch-icon", 180],
  ["icon-192", 192],
  ["icon-512", 512],
] as const;

export const sharePictures: readonly SharePicture[] = [
  shared("public/pictures/hero.svg", "site"),
  ...ofScenes,
  ...icons.map(([name, size]) => ({
    ...{ of: "public/favicon.svg", file: `public/${name}.png`, width: size, height: size },
    style: "inset:12%;width:76%;height:76%",
  })),
];

/** The page that a browser photographs for it. */
export function pageOf({ width, height, style, over = "" }: SharePicture, svg: string): string {
  const image = `<img alt="" style="position:absolute;${style}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;
  return `<!doctype html><body style="margin:0;width:${width}px;height:${height}px;position:relative;overflow:hidden;background:${ink.paper}">${image}${over}`;
}
