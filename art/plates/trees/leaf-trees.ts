import type { Figure } from "#art/figures/figure.ts";
import { barkPatch } from "#art/pen/bark.ts";
import { blend, greens, hues, type Tone, woods } from "#art/pen/colors.ts";
import { toward } from "#art/pen/curve.ts";
import { pen } from "#art/pen/ink.ts";
import { at, type Sheet, sized } from "#art/pen/plate-sheet.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { leafOf } from "../stems/leaf-of-figure.ts";
import { fruitMotif, hungFruit } from "./acorns-nuts-and-other-fruit.ts";
import { floret } from "./small-tree-flowers.ts";
import { springTwig } from "./spring-twigs.ts";
import { gardener, silhouette, spray, winterTwig } from "./tree-silhouette.ts";
import { weepingTwig } from "./weeping-twig.ts";

/** A tulip tree's flower from the side: sepals bent back, petals banded with orange, stamens in their midst. */
function cupFlower(sheet: Sheet, figure: Figure): string {
  const t = hues[figure.flower?.colors[0] ?? "green"];
  const band = hues[figure.flower?.markings?.color ?? "orange"];
  const petal = (key: string, fill: Tone) =>
    sheet.motif(`tulip petal ${key}`, () => {
      const veins = pen();
      for (const x of [-22, 0, 22]) veins.move(x * 0.3, -12).quad(x, -60, x * 0.9, -112);
      return (
        sheet.bound(
          pen()
            .move(-10, 0)
            .quad(-56, -40, -44, -104)
            .quad(-36, -136, 0, -138)
            .quad(36, -136, 44, -104)
            .quad(56, -40, 10, 0)
            .close(),
          fill,
          t.rim,
          2.4,
        ) +
        sheet.fill(
          pen()
            .move(-40, -42)
            .quad(-22, -28, 0, -44)
            .quad(22, -28, 40, -42)
            .line([46, -76])
            .quad(20, -58, 0, -78)
            .quad(-20, -58, -46, -76)
            .close(),
          band.wash,
        ) +
        sheet.line(veins, t.line, 1.5)
      );
    });
  const [back, front] = [petal("back", blend(t.wash, t.shade, 0.5)), petal("front", t.pale)];
  const [sepals, stamens] = [pen(), pen()];
  for (const a of [-118, 122]) sepals.leaf(0, -4, a, 92, 20, a / 6);
  for (const a of [-24, -14, 14, 24]) stamens.leaf(0, -30, a, 112, 6, 0);
  const id = sheet.motif(
    "cup flower",
    () =>
      sheet.bound(sepals, t.wash, t.rim, 2.2) +
      [-24, 24].map((turn) => sheet.put(back, [0, 0], 1, { turn })).join("") +
      sheet.bound(pen().leaf(0, -20, 0, 128, 22), greens["yellow-green"].wash, t.rim, 2) +
      sheet.bound(stamens, hues.cream.wash, hues.cream.rim, 1.6) +
      [-44, 44, 0].map((turn) => sheet.put(front, [0, 0], 0.92, { turn })).join(""),
  );
  return sheet.put(id, [0, 0], 1.15);
}

/** The one thing drawn large, by the word in the figure. Centered on 0, 0. */
export function treeDetail(sheet: Sheet, figure: Figure): string {
  const { tree, detail, leaf } = figure;
  const fruit = fruitMotif(sheet, figure);
  switch (detail) {
    case "bark":
      return barkPatch(sheet, tree?.bark.kind ?? "smooth", woods[tree?.bark.color ?? "gray"]);
    case "winter-twig":
      return winterTwig(sheet, figure);
    case "leaf":
      // What has another back shows it; its face is on the spray.
      return leafOf(
        sheet,
        { ...figure, leaf: { ...leaf, color: leaf.back ?? leaf.color } },
        toward([0, 0], 190, 118),
        8,
        leaf.compound ? 240 : 225,
        { bend: 0.06, stalk: 0.12 },
      );
    case "flowers-on-wood":
      return sized([0, 0], 1.2, springTwig(sheet, figure));
    case "floret":
      // A holly that bears berries: four petals, between them stamens without pollen, and its ovary.
      return floret(sheet, figure, 210, hues[figure.flower?.colors[0] ?? "white"]);
    default:
      return fruit ? sheet.put(fruit, [0, -92], 1.65) : winterTwig(sheet, figure);
  }
}

const standing = [400, 430] as const;

/** The tree as it stands with a gardener beside it, and smaller in its other season. */
export function treeFigures(sheet: Sheet, { figure, facts }: Subject) {
  const { tree, flower } = figure;
  const glory = tree?.glory ?? "none";
  // What flowers on bare wood is known by it, also where its bark is a winter's glory.
  const bare = tree?.blooms === "before-leaves" && flower?.petals ? "blossom" : "bare";
  const dress = { fall: "fall", winter: bare, spring: "blossom", none: undefined } as const;
  const [first, second] =
    glory === "spring" || (bare === "blossom" && glory !== "fall")
      ? (["blossom", "leaf"] as const)
      : (["leaf", dress[glory]] as const);
  return {
    habit: silhouette(sheet, figure, facts, standing, first) + gardener(sheet, facts, standing),
    // An evergreen looks in winter as it does in summer.
    ...(second && !tree?.evergreen
      ? { season: silhouette(sheet, figure, facts, [230, 240], second) }
      : {}),
  };
}

/** Trees known by leaf, bark and posture rather than by flowers. */
export const leafTrees: Family = (sheet, subject) => {
  const { figure } = subject;
  if (figure.tree?.branching === "weeping")
    return {
      specimen: weepingTwig(sheet, figure),
      detail: treeDetail(sheet, figure),
      ...treeFigures(sheet, subject),
    };
  const { leaves, wood, axils, main, side } = spray(sheet, figure);
  const hung = hungFruit(sheet, figure, main, axils);
  const isHolly = figure.leaf.margin === "spiny";
  return {
    specimen:
      leaves +
      (isHolly
        ? wood + berriesOf(sheet, [...axils.map(main.at), ...[0.34, 0.54, 0.74].map(side.at)])
        : wood + hung),
    detail: treeDetail(sheet, figure),
    ...treeFigures(sheet, subject),
  };
};

/** Holly's berries stand in the axils of its leaves on short stalks, each with what is left of its stigma. */
function berriesOf(sheet: Sheet, points: readonly (readonly [number, number])[]): string {
  const [d, stalks, caps] = [pen(), pen(), pen()];
  for (const [i, p] of points.entries())
    for (const k of [0, 1, 2]) {
      const berry = toward(p, 90 + i * 40 + k * 118, 25);
      stalks.lines(p, berry);
      d.mark(...berry);
      caps.mark(...toward(p, 90 + i * 40 + k * 118, 31));
    }
  const t = hues.red;
  return (
    sheet.line(stalks, greens.green.line, 4) +
    sheet.line(d, t.rim, 27) +
    sheet.line(d, t.wash, 22) +
    sheet.line(caps, hues.black.shade, 6)
  );
}

/** Maples, oaks and the other trees whose cut leaf names them: few leaves, large. */
export const lobedTrees: Family = (sheet, subject) => {
  const { figure } = subject;
  const { leaves, wood, axils, main } = spray(
    sheet,
    figure,
    figure.leaf.arrangement === "opposite" ? 6 : 5,
  );
  const upright = figure.tree?.fruit?.kind === "cone";
  const hung = hungFruit(sheet, figure, main, axils);
  return {
    specimen: leaves + wood + hung + (upright ? at(main.at(0.99), cupFlower(sheet, figure)) : ""),
    detail: treeDetail(sheet, figure),
    ...treeFigures(sheet, subject),
  };
};
