/** One of our drawings without its night. */
export function byDay(svg: string): string {
  return svg.replace(/@media\(prefers-color-scheme:dark\)\{.*?\}\}/, "");
}

/** libvips's SVG loader. It is blocked for uploads, which affects the whole process. */
const svgLoader = { operation: ["VipsForeignLoadSvgBuffer"] };

let readers = 0;

/** Allows sharp to read SVG until `read` is done, for our own drawings. SVG uploads are refused by their bytes. */
export async function withSvgReading<T>(
  sharp: Record<"block" | "unblock", (what: { operation: string[] }) => void>,
  read: () => Promise<T>,
): Promise<T> {
  readers += 1;
  sharp.unblock(svgLoader);
  try {
    return await read();
  } finally {
    readers -= 1;
    // Another read may be in progress.
    if (readers === 0) sharp.block(svgLoader);
  }
}
