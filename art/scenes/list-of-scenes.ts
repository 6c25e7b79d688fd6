import type { Canvas } from "./canvas.ts";
import { maryGarden, nativeTrees, soilInSpring } from "./pictures/blog-spring.ts";
import { bulbsInFall, pollinators, winterRest } from "./pictures/blog-year.ts";
import { harvestDay, rosaryWalk, springSale } from "./pictures/events-feasts.ts";
import { marianPlanting, openDoor, summerTour } from "./pictures/events-summer.ts";
import { blessingOfSeeds, pruningDay, wreathDay } from "./pictures/events-winter.ts";
import { perennialBedsAtDawn, pottingBench, seedlingTrays } from "./pictures/gallery-1.ts";
import { marianGarden, roseArbor } from "./pictures/gallery-2.ts";
import { adventWreath, bellAndSunflowers, greenhouseInSnow } from "./pictures/gallery-3.ts";
import { harvestWagon, rainOnHostas, skepAndCatmint } from "./pictures/gallery-4.ts";
import { dogwoodBranch, redbud } from "./pictures/gallery-5.ts";
import { benchAtCompline, mapleAvenue, theWell } from "./pictures/gallery-6.ts";
import { fernGully, knotGarden } from "./pictures/gallery-7.ts";
import { beanTent, eveningTour, pilgrimsPath } from "./pictures/gallery-8.ts";
import { heroTall, heroWide } from "./pictures/hero.ts";
import { cemetery, contact, visit } from "./pictures/pages.ts";
import { decor, seasonal, supplies, vegetables } from "./pictures/products-goods.ts";
import { annuals, perennials, treesShrubs } from "./pictures/products-living.ts";

/** One file to be drawn: where it goes under public/pictures, its size and its drawing. */
export interface Scene {
  file: string;
  size: readonly [width: number, height: number];
  draw: (p: Canvas) => string;
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

const events: Record<string, (p: Canvas) => string> = {
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

const blog: Record<string, (p: Canvas) => string> = {
  "soil-in-spring": soilInSpring,
  "mary-garden": maryGarden,
  "native-trees": nativeTrees,
  pollinators: pollinators,
  "bulbs-in-fall": bulbsInFall,
  "winter-rest": winterRest,
};

const products: Record<string, (p: Canvas) => string> = {
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
