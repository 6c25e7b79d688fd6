import { buffer } from "node:stream/consumers";
import { pick } from "#shared/both/pick-fields.ts";
import type { Page } from "../answers.ts";
import { inkOf } from "../print-colors.ts";
import type { PaperFonts } from "./fonts.ts";
import { pictureKey, type ReadPicture, readPictures } from "./pictures-for-print.ts";

/** What pdfkit has no option for; its own `displayTitle` writes there, too. */
interface Catalog {
  _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } };
}

/** Writes pages as a PDF with its fonts and pictures inside. It asks to be printed at its own size (ISO 32000-1, 12.2: PrintScaling). */
export async function writePdf(
  pages: readonly Page[],
  { title, fonts, readPicture }: { title: string; fonts: PaperFonts; readPicture: ReadPicture },
): Promise<Buffer<ArrayBuffer>> {
  const { default: PdfDocument } = await import("pdfkit");
  const pictures = await readPictures(pages, readPicture);
  const document = new PdfDocument({
    autoFirstPage: false,
    margin: 0,
    info: { Title: title },
    lang: "en-US",
    displayTitle: true,
  });
  for (const [name, bytes] of fonts) document.registerFont(name, bytes);
  (document as unknown as Catalog)._root.data.ViewerPreferences.data["PrintScaling"] = "None";

  for (const { width, height, parts } of pages) {
    document.addPage({ size: [width, height], margin: 0 });
    for (const { marks, ...box } of parts) {
      document.save().rect(box.x, box.y, box.width, box.height).clip();
      for (const mark of marks) {
        const { x, y } = mark;
        if (mark.kind === "text") {
          document.font(mark.font).fontSize(mark.size).fillColor(inkOf[mark.color]);
          document.text(mark.text, x, y, { lineBreak: false, baseline: "alphabetic" });
        } else if (mark.kind === "path") {
          document.save().translate(x, y).scale(mark.scale).path(mark.d);
          if (mark.line === null) document.fill(inkOf[mark.color]);
          else document.lineWidth(mark.line).stroke(inkOf[mark.color]);
          document.restore();
        } else {
          const picture = pictures.get(pictureKey(mark));
          if (picture) document.image(picture, x, y, pick(mark, ["width", "height"]));
        }
      }
      document.restore();
    }
  }
  document.end();
  return buffer(document);
}
