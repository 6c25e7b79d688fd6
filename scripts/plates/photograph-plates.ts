import { photograph } from "../../art/print-pages-as-png.ts";

interface Layout {
  columns: number;
  /** Of one plate, in pixels. */
  width: number;
  isDark: boolean;
}

/** Sets plates in rows and writes what a browser shows of them as a PNG. */
export function photographPlates(
  plates: readonly string[],
  file: string,
  { columns, width, isDark }: Layout,
): Promise<void> {
  const images = plates
    .map((svg) => `<img width=${width} src="data:image/svg+xml,${encodeURIComponent(svg)}">`)
    .join("");
  const page = `<style>:root{color-scheme:light dark}body{margin:12px;display:grid;gap:12px;grid-template-columns:repeat(${columns},${width}px);background:${isDark ? "#0d1120" : "#e9dfc8"}}</style>${images}`;
  return photograph([{ file, page, width: columns * (width + 12) + 12, height: 800, isDark }]);
}
