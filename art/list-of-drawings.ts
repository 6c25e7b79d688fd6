import { Canvas } from "./scenes/canvas.ts";
import { favicon } from "./scenes/favicon.ts";
import { scenes } from "./scenes/list-of-scenes.ts";
import { withNight } from "./scenes/night-palette.ts";

/** Every drawing that is committed, by its path. The same sources give the same bytes. */
export const drawings: readonly { file: string; draw: () => string }[] = [
  ...scenes.map(({ file, size, draw }) => ({
    file: `public/pictures/${file}`,
    draw: () => withNight(draw(new Canvas(file, ...size))),
  })),
  { file: "public/favicon.svg", draw: favicon },
];
