import { dot, ink, line, mix, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** Buildings and doors, with their foot at 0,0. */

const edge = ink.ink;

const pale = mix(ink.vellum, ink.mist, 0.35);

/** A glasshouse seen from its gable and side, 330 wide, 210 high. `glass` is its light. */
export const greenhouse = (p: Canvas, glass: string, snow = false) =>
  p.motif(`greenhouse ${glass} ${snow}`, () => {
    const bars = trace();
    for (let i = 1; i < 6; i++) {
      const x = -165 + i * 22;
      bars.move(x, -34).line([x, -110 - (i <= 3 ? i * 27 : (6 - i) * 27)]);
    }
    for (let i = 1; i < 9; i++)
      bars.move(-33 + i * 22, -34).line([-33 + i * 22, -110], [-99 + i * 22, -192]);
    bars
      .lines([-165, -72], [165, -72])
      .lines([-66, -151], [132, -151])
      .lines([-132, -151], [-66, -151]);
    const gable = trace().polygon([-165, -34], [-165, -110], [-99, -192], [-33, -110], [-33, -34]);
    const roof = trace().polygon([-99, -192], [99, -192], [165, -110], [-33, -110]);
    const plants = trace();
    for (let i = 0; i < 12; i++)
      plants.scallop(-150 + i * 27, -46, 14, 13 + (i % 3) * 5, 7, () => 0.4);
    return (
      shape(roof, mix(glass, ink.mist, 0.35), edge, 1.2) +
      shape(gable, glass, edge, 1.2) +
      rect(-33, -110, 198, 76, mix(glass, ink.straw, 0.15), edge, 1.2) +
      p.inside(
        "M-165-34V-110L-99-192L-33-110H165V-34Z",
        shape(plants, mix(ink.moss, glass, 0.35), mix(ink.fern, glass, 0.2), 0.8),
      ) +
      line(bars, 1, mix(edge, glass, 0.15)) +
      rect(-165, -34, 132, 36, pale, edge, 1.1) +
      rect(-33, -34, 198, 36, mix(pale, ink.clay, 0.15), edge, 1.1) +
      rect(-33, -34, 198, 36, p.hatch(0, 6)) +
      rect(-118, -96, 38, 98, mix(glass, ink.paper, 0.35), edge, 1.2) +
      line(trace().move(-99, -96).line([-99, 2]).move(-118, -48).line([-80, -48]), 1) +
      (snow
        ? shape(
            trace()
              .move(-106, -190)
              .quad(-80, -203, 0, -199)
              .quad(80, -203, 104, -190)
              .quad(140, -150, 170, -108)
              .quad(150, -100, 138, -110)
              .quad(128, -140, 100, -146)
              .quad(70, -140, 50, -160)
              .quad(20, -150, -10, -166)
              .quad(-50, -160, -70, -176)
              .quad(-120, -160, -168, -104)
              .quad(-172, -116, -106, -190)
              .close(),
            ink.paper,
            mix(ink.marian, ink.mist, 0.4),
            1,
          )
        : "") +
      line(trace().move(-99, -192).line([-99, -206]), 2) +
      dot(-99, -208, 3.5, ink.gilt, edge, 0.8)
    );
  });

/** A Pennsylvania bank barn: stone below, red boards above; 210 wide, 150 high. */
export const barn = (p: Canvas, red: string = ink.rubric) =>
  p.motif(`barn ${red}`, () => {
    const boards = trace();
    for (let x = -92; x < 0; x += 11)
      boards.move(x, -40).line([x, -92 - Math.min(x + 100, -x) * 0.75]);
    for (let x = 10; x < 104; x += 11) boards.move(x, -40).line([x, -92]);
    return (
      shape(
        trace().polygon([-100, -40], [-100, -92], [-50, -134], [0, -92], [0, -40]),
        red,
        edge,
        1.1,
      ) +
      rect(0, -92, 108, 52, mix(red, ink.umber, 0.25), edge, 1.1) +
      line(boards, 0.8, mix(red, edge, 0.5)) +
      shape(
        trace().polygon([-54, -140], [52, -140], [114, -88], [6, -88]),
        mix(ink.night, ink.mist, 0.45),
        edge,
        1.2,
      ) +
      shape(
        trace().polygon([-54, -140], [-106, -90], [-100, -86], [-50, -129], [0, -86], [6, -90]),
        ink.paper,
        edge,
        0.9,
      ) +
      rect(-100, -40, 208, 40, pale, edge, 1.1) +
      line(
        trace()
          .lines([-100, -22], [108, -22])
          .lines([-70, -40], [-70, -22])
          .lines([-30, -22], [-30, 0])
          .lines([30, -40], [30, -22])
          .lines([70, -22], [70, 0]),
        0.8,
      ) +
      rect(-66, -86, 30, 46, ink.paper, edge, 0.9) +
      line(trace().move(-66, -86).line([-36, -40]).move(-36, -86).line([-66, -40]), 0.9) +
      rect(-60, -24, 16, 24, ink.night) +
      rect(36, -30, 24, 30, ink.night)
    );
  });

/** A country church with a steeple, small and far: 80 wide, 120 high. */
export const church = (
  p: Canvas,
  walls: string = ink.paper,
  roof: string = mix(ink.night, ink.mist, 0.45),
) =>
  p.motif(
    `church ${walls} ${roof}`,
    () =>
      shape(
        trace().polygon([-8, 0], [-8, -32], [10, -50], [62, -50], [66, -30], [66, 0]),
        walls,
        edge,
        1,
      ) +
      shape(trace().polygon([-8, -32], [10, -52], [60, -52], [70, -29], [12, -29]), roof, edge, 1) +
      rect(-26, -66, 22, 66, walls, edge, 1) +
      shape(trace().polygon([-29, -66], [-15, -112], [-1, -66]), roof, edge, 1) +
      line(
        trace().move(-15, -112).line([-15, -126]).move(-19, -121).line([-11, -121]),
        1.5,
        ink.gilt,
      ) +
      shape(
        trace().move(-19, -40).line([-19, -50]).quad(-15, -58, -11, -50).line([-11, -40]).close(),
        ink.night,
      ) +
      shape(
        trace()
          .polygon([22, -8], [22, -22], [27, -22], [27, -8])
          .polygon([38, -8], [38, -22], [43, -22], [43, -8])
          .polygon([53, -8], [53, -22], [58, -22], [58, -8]),
        ink.night,
      ),
  );

/** A wooden garden door under an arch, half open on the light: 120 wide, 190 high. */
export const door = (p: Canvas, beyond: string) =>
  p.motif(`door ${beyond}`, () => {
    const open = "M-54 0V-130A54 58 0 0 1 54-130V0Z";
    const leaf = trace()
      .lines([-54, 6], [-54, -130])
      .quad(-48, -180, -6, -186)
      .line([-8, 14])
      .close();
    const planks = trace()
      .lines([-42, 8], [-42, -160])
      .lines([-31, 10], [-30, -172])
      .lines([-19, 12], [-18, -182]);
    return (
      shape(open, beyond, edge, 1.4) +
      shape(leaf, mix(ink.marian, ink.fern, 0.45), edge, 1.3) +
      line(planks, 0.9) +
      line(trace().move(-53, -34).line([-22, -30]).move(-53, -120).line([-22, -122]), 3) +
      dot(-14, -82, 3, ink.gilt, edge, 0.8)
    );
  });
