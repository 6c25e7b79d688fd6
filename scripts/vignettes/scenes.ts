import type { Plate } from "#drawing/plate.ts";
import { maryGarden, nativeTrees, soilInSpring } from "./scenes/blog-spring.ts";
import { bulbsInFall, pollinators, winterRest } from "./scenes/blog-year.ts";
import { harvestDay, rosaryWalk, springSale } from "./scenes/events-feasts.ts";
import { marianPlanting, openDoor, summerTour } from "./scenes/events-summer.ts";
import { blessingOfSeeds, pruningDay, wreathDay } from "./scenes/events-winter.ts";
import { perennialBedsAtDawn, pottingBench, seedlingTrays } from "./scenes/gallery-1.ts";
import { marianGarden, roseArbor } from "./scenes/gallery-2.ts";
import { adventWreath, bellAndSunflowers, greenhouseInSnow } from "./scenes/gallery-3.ts";
import { harvestWagon, rainOnHostas, skepAndCatmint } from "./scenes/gallery-4.ts";
import { dogwoodBranch, redbud } from "./scenes/gallery-5.ts";
import { benchAtCompline, mapleAvenue, theWell } from "./scenes/gallery-6.ts";
import { fernGully, knotGarden } from "./scenes/gallery-7.ts";
import { beanTent, eveningTour, pilgrimsPath } from "./scenes/gallery-8.ts";
import { heroTall, heroWide } from "./scenes/hero.ts";
import { cemetery, contact, visit } from "./scenes/pages.ts";
import { decor, seasonal, supplies, vegetables } from "./scenes/products-goods.ts";
import { annuals, perennials, treesShrubs } from "./scenes/products-living.ts";

/** One file to be drawn: where it goes under public/pictures, its size and its drawing. */
export interface Scene {
  file: string;
  size: readonly [width: number, height: number];
  draw: (p: Plate) => string;
}

const gallery = [
  perennialBedsAtDawn,
  pottingBench,
  seedlingTrays,
  roseArbor,
  marianGarden,
  greenhouseInSnow,
  bellAndSunflowers,
  adventWreath,
  harvestWagon,
  redbud,
  dogwoodBranch,
  skepAndCatmint,
  rainOnHostas,
  mapleAvenue,
  benchAtCompline,
  theWell,
  knotGarden,
  fernGully,
  beanTent,
  pilgrimsPath,
  eveningTour,
];

const events: Record<string, (p: Plate) => string> = {
  default: openDoor,
  "summer-tour": summerTour,
  wreath: wreathDay,
  "blessing-of-seeds": blessingOfSeeds,
  "spring-sale": springSale,
  "marian-planting": marianPlanting,
  harvest: harvestDay,
  pruning: pruningDay,
  "rosary-walk": rosaryWalk,
};

const blog: Record<string, (p: Plate) => string> = {
  "soil-in-spring": soilInSpring,
  "mary-garden": maryGarden,
  "native-trees": nativeTrees,
  pollinators: pollinators,
  "bulbs-in-fall": bulbsInFall,
  "winter-rest": winterRest,
};

const products: Record<string, (p: Plate) => string> = {
  perennials: perennials,
  annuals: annuals,
  "trees-shrubs": treesShrubs,
  vegetables: vegetables,
  supplies: supplies,
  seasonal: seasonal,
  decor: decor,
};

const folder = (
  name: string,
  size: Scene["size"],
  drawings: Record<string, Scene["draw"]>,
): Scene[] =>
  Object.entries(drawings).map(([key, draw]) => ({ file: `${name}/${key}.svg`, size, draw }));

export const scenes: readonly Scene[] = [
  { file: "hero.svg", size: [1600, 1100], draw: heroWide },
  { file: "hero-tall.svg", size: [900, 1100], draw: heroTall },
  { file: "visit.svg", size: [1000, 750], draw: visit },
  { file: "cemetery.svg", size: [900, 600], draw: cemetery },
  { file: "contact.svg", size: [900, 600], draw: contact },
  ...gallery.map(
    (draw, i): Scene => ({
      file: `gallery/${String(i + 1).padStart(2, "0")}.svg`,
      size: [800, 600],
      draw,
    }),
  ),
  ...folder("events", [900, 600], events),
  ...folder("blog", [900, 600], blog),
  ...folder("products", [800, 600], products),
];
