import type { FigureFamily } from "#features/plants/plate-figure.ts";
import { blossomTrees } from "./families/blossom-trees.ts";
import { chainTrees } from "./families/chain-trees.ts";
import { climbers } from "./families/climbers.ts";
import { conifers } from "./families/conifers.ts";
import { crowns } from "./families/crowns.ts";
import { cupsAndStars } from "./families/cups-and-stars.ts";
import { denseSpikes } from "./families/dense-spikes.ts";
import { doubleComposites } from "./families/double-composites.ts";
import { ferns } from "./families/ferns.ts";
import { foliage } from "./families/foliage.ts";
import { globes } from "./families/globes.ts";
import { grasses } from "./families/grasses.ts";
import { heartsAndSpurs } from "./families/hearts-and-spurs.ts";
import { irises } from "./families/irises.ts";
import { leafTrees } from "./families/leaf-trees.ts";
import { lilies } from "./families/lilies.ts";
import { lobedTrees } from "./families/lobed-trees.ts";
import { peas } from "./families/peas.ts";
import { peonies } from "./families/peonies.ts";
import { plumes } from "./families/plumes.ts";
import { rayed } from "./families/rayed.ts";
import { spires } from "./families/spires.ts";
import { trumpets } from "./families/trumpets.ts";
import { twoLipped } from "./families/two-lipped.ts";
import { umbels } from "./families/umbels.ts";
import { woodlandBells } from "./families/woodland-bells.ts";
import type { Family } from "./family.ts";

/** Who draws what: one line for each family. */
const drawn: Partial<Record<FigureFamily, Family>> = {
  "cups-and-stars": cupsAndStars,
  rayed: rayed,
  lilies: lilies,
  "blossom-trees": blossomTrees,
  "leaf-trees": leafTrees,
  "chain-trees": chainTrees,
  conifers: conifers,
  "lobed-trees": lobedTrees,
  "dense-spikes": denseSpikes,
  "double-composites": doubleComposites,
  "two-lipped": twoLipped,
  climbers: climbers,
  peas: peas,
  trumpets: trumpets,
  "woodland-bells": woodlandBells,
  "hearts-and-spurs": heartsAndSpurs,
  grasses: grasses,
  foliage: foliage,
  ferns: ferns,
  "umbels-and-domes": umbels,
  spires: spires,
  plumes: plumes,
  irises: irises,
  peonies: peonies,
  globes: globes,
  crowns: crowns,
};

/** What draws plants of this family. A family without one of its own is drawn as cups and stars. */
export const familyOf = (family: FigureFamily): Family => drawn[family] ?? cupsAndStars;
