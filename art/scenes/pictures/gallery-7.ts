import { ink, mix, type Point, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { church } from "../motifs/buildings.ts";
import { arcade, armillary, clipped } from "../motifs/cloister.ts";
import { cushion } from "../motifs/flowers.ts";
import { boxBall, far, fern, greens, spring } from "../motifs/foliage.ts";
import { lawn, path, ripples, row } from "../motifs/ground.ts";
import { hours, ridge, sky } from "../motifs/skies.ts";
import { pedestal } from "../motifs/stone.ts";
import { column, tree } from "../motifs/trees.ts";

/** Gallery plates 17 to 21. */

export function knotGarden(p: Canvas): string {
  const h = hours.noon;
  /** A point of the garden floor: u across from -1 to 1, v from the far edge 0 to the near edge 1. */
  const at = (u: number, v: number): Point => {
    const z = 1 / (1.9 - v);
    return [400 + u * 318 * z, 186 + 314 * z];
  };
  const ring = (cu: number, cv: number, ru: number, rv: number) => {
    const t = trace(1).move(...at(cu + ru, cv));
    for (let i = 1; i <= 24; i++)
      t.line([
        ...at(cu + Math.cos((i / 12) * Math.PI) * ru, cv + Math.sin((i / 12) * Math.PI) * rv),
      ]);
    return t.close().toString();
  };
  const poly = (...uv: [number, number][]) =>
    trace(1)
      .polygon(...uv.map(([u, v]) => at(u, v)))
      .toString();
  const silver = mix(ink.sage, ink.mist, 0.6);
  const beds = [
    [-0.74, 0.2],
    [0.74, 0.2],
    [-0.5, 0.12],
    [0.5, 0.12],
    [-0.3, 0.38],
    [0.3, 0.38],
    [-0.36, 0.72],
    [0.36, 0.72],
    [-0.74, 0.9],
    [0.74, 0.9],
    [-0.5, 0.97],
    [0.5, 0.97],
  ] as const;
  const herb = [
    cushion(p, ink.heather),
    cushion(p, ink.straw),
    cushion(p, ink.rose),
    cushion(p, ink.paper),
  ];
  return framed(p, { arch: "trefoil", spandrel: "vine" }, [
    sky(p, h, 240, {
      clouds: [
        [290, 128, 110],
        [440, 150, 100],
      ],
    }),
    p.put(tree(p, far(greens, h.haze, 0.3)), 296, 250, 0.46),
    p.put(tree(p, far(greens, h.haze, 0.3), 1), 522, 250, 0.5),
    p.put(church(p), 400, 226, 1.15),
    arcade(p, 60, 740, 330, 9, 112),
    lawn(p, 326, mix(ink.sage, ink.straw, 0.15)),
    p.put(column(p), 66, 372, 0.95),
    p.put(column(p), 734, 372, 0.95),
    shape(
      poly([-1.12, -0.06], [1.12, -0.06], [1.12, 1.2], [-1.12, 1.2]),
      mix(ink.vellum, ink.straw, 0.2),
      ink.clay,
    ),
    shape(
      poly([-1.12, -0.06], [1.12, -0.06], [1.12, 1.2], [-1.12, 1.2]),
      p.hatch(0, 6, ink.clay, 0.6),
    ),
    clipped(p, poly([-0.98, 0], [0.98, 0], [0.98, 1.08], [-0.98, 1.08]), 15, ink.sage, ink.moss),
    ...beds.map(([u, v], i) =>
      p.put(herb[(i >> 1) % 4] ?? "", ...at(u, v), (i === 4 || i === 5 ? 0.62 : 0.5) + v * 0.42),
    ),
    clipped(p, ring(0, 0.52, 0.62, 0.4), 14, mix(silver, ink.paper, 0.3), silver),
    clipped(
      p,
      poly([0, 0.02], [0.92, 0.52], [0, 1.06], [-0.92, 0.52]),
      15,
      mix(ink.sage, ink.straw, 0.5),
      mix(ink.moss, ink.sage, 0.5),
    ),
    ...(
      [
        [-0.98, 0],
        [0.98, 0],
      ] as const
    ).map(([u, v]) => p.put(boxBall(p), ...at(u, v), 0.6)),
    p.put(pedestal(p, 54), ...at(0, 0.6), 1),
    p.put(armillary(p), at(0, 0.6)[0], at(0, 0.6)[1] - 54, 1.2),
  ]);
}

export function fernGully(p: Canvas): string {
  const dim = far(greens, ink.sage, 0.12);
  const [near, mid, lime] = [
    fern(p, { ...greens, body: mix(ink.moss, ink.sage, 0.55) }),
    fern(p, dim),
    fern(p, { ...spring, shade: ink.fern }),
  ];
  const trunk = (x: number, y: number, w: number, c: string) =>
    shape(
      trace(1)
        .move(x - w, y)
        .quad(x - w * 0.5, y - 60, x - w * 0.5, -10)
        .line([x + w * 0.45, -10])
        .quad(x + w * 0.5, y - 60, x + w, y)
        .close(),
      c,
      ink.ink,
      1.1,
    ) +
    shape(
      trace(1)
        .lines([x, y], [x + w * 0.05, -10], [x + w * 0.45, -10])
        .quad(x + w * 0.5, y - 60, x + w, y)
        .close(),
      p.hatch(88, 4),
    );
  const stones = [
    [334, 392, 15],
    [250, 440, 22],
    [388, 478, 26],
    [190, 510, 30],
    [420, 548, 34],
    [262, 356, 10],
  ].map(
    ([x = 0, y = 0, w = 0]) =>
      shape(
        trace(1)
          .move(x - w, y)
          .quad(x - w, y - w * 0.8, x, y - w * 0.8)
          .quad(x + w, y - w * 0.7, x + w, y)
          .close(),
        mix(ink.mist, ink.vellum, 0.5),
        ink.ink,
        1.1,
      ) +
      shape(
        trace(1)
          .move(x, y)
          .quad(x + w * 0.4, y - w * 0.4, x + w * 0.2, y - w * 0.8)
          .quad(x + w, y - w * 0.7, x + w, y)
          .close(),
        p.hatch(-45, 4),
      ),
  );
  return framed(p, { arch: "twin", spandrel: "oak" }, [
    rect(0, 0, 800, 600, mix(ink.sage, ink.straw, 0.45)),
    rect(0, 0, 800, 330, p.hatch(72, 13, mix(ink.sage, ink.moss, 0.4), 0.8)),
    ridge(p, 300, 60, mix(ink.sage, ink.moss, 0.4), { trees: true }),
    ...[
      [90, 0.7],
      [176, 0.5],
      [300, 0.62],
      [470, 0.55],
      [560, 0.66],
      [650, 0.5],
      [730, 0.7],
    ].map(([x = 0, k = 1], i) =>
      trunk(x, 330 + (i % 3) * 10, 20 * k, mix(ink.moss, ink.umber, 0.35)),
    ),
    lawn(p, 326, mix(ink.fern, ink.night, 0.12)),
    ...[
      [60, 352],
      [150, 344],
      [340, 346],
      [440, 350],
      [530, 346],
      [640, 352],
      [730, 346],
    ].map(([x = 0, y = 0]) => p.put(mid, x, y, 0.46)),
    path(
      [
        [300, 330, 16],
        [250, 372, 46],
        [400, 430, 110],
        [230, 500, 170],
        [330, 640, 330],
      ],
      mix(ink.marian, ink.mist, 0.5),
      ink.night,
    ),
    ripples(p, 240, 440, 170, 34, ink.paper),
    ripples(p, 180, 510, 240, 60, ink.paper),
    ripples(p, 258, 372, 60, 20, ink.paper),
    ...stones,
    trunk(676, 470, 44, mix(ink.umber, ink.fern, 0.25)),
    trunk(86, 440, 32, mix(ink.umber, ink.fern, 0.3)),
    row(p, [mid, near], [460, 380, 0.5], [770, 500, 0.9], 5),
    p.put(near, 130, 470, 0.85),
    p.put(lime, 560, 478, 0.9),
    p.put(near, 500, 560, 1.2),
    p.put(lime, 650, 575, 1.3),
    p.put(near, 740, 560, 1.1),
    p.put(near, 70, 560, 1.25),
    p.put(lime, 160, 590, 1),
  ]);
}
