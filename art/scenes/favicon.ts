import { dot, ink, line, mix, shape, trace } from "#art/pen/ink.ts";
import { Canvas } from "./canvas.ts";

/** The site's mark: a rose in a pointed arch, few shapes and strong contrast, legible at 16 px. */
export function favicon(): string {
  const p = new Canvas("favicon", 64, 64);
  const arch = "M8 62V34A40 40 0 0 1 32 2A40 40 0 0 1 56 34V62Z";
  const inner = "M12.5 58V34A36 36 0 0 1 32 8A36 36 0 0 1 51.5 34V58Z";
  const leaves = trace(10)
    .leaf(32, 50, -118, 19, 6)
    .leaf(32, 50, 118, 19, 6)
    .leaf(32, 46, -70, 20, 5.5)
    .leaf(32, 46, 70, 20, 5.5);
  const petals = trace(10);
  const upper = trace(10);
  for (let i = 0; i < 5; i++) {
    const a = ((i * 72 - 90) * Math.PI) / 180;
    const b = a + Math.PI / 5;
    petals.ellipse(32 + Math.cos(a) * 8.4, 34 + Math.sin(a) * 8.4, 7.4);
    upper.ellipse(32 + Math.cos(b) * 4, 34 + Math.sin(b) * 4, 5);
  }
  return p.finish(
    shape(arch, mix(ink.marian, ink.night, 0.55), ink.ink, 1.5),
    line(inner, 2.6, mix(ink.gilt, ink.straw, 0.35)),
    line(trace(10).move(32, 40).line([32, 57]), 3, ink.sage),
    shape(leaves, ink.sage, ink.fern, 0.8),
    shape(petals, mix(ink.rose, ink.paper, 0.35), mix(ink.rubric, ink.ink, 0.2), 1.4),
    shape(upper, mix(ink.rose, ink.rubric, 0.25), mix(ink.rubric, ink.ink, 0.2), 1.2),
    dot(32, 34, 4, ink.rubric),
    line(
      trace(10).move(30.4, 34.4).quad(31, 32, 33, 32.6).quad(35, 34, 33, 36),
      1.2,
      mix(ink.rose, ink.paper, 0.6),
    ),
  );
}
