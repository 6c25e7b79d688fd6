/** One of our drawings without its night. */
export function byDay(svg: string): string {
  return svg.replace(/@media\(prefers-color-scheme:dark\)\{.*?\}\}/, "");
}

/** Which reader of SVG libvips has. Uploads are read with it barred, which holds for the whole process. */
const svgLoader = { operation: ["VipsForeignLoadSvgBuffer"] };

let readers = 0;

/**
 * Lets sharp read SVG until `read` is done: our own drawings, for letters and shared links. An upload of
 * SVG is refused by its bytes.
 */
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
    // Another may be in the middle of it.
    if (readers === 0) sharp.block(svgLoader);
  }
}
