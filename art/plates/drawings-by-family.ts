import type { FigureFamily } from "../figures/figure.ts";
import { climbers } from "./herbs/climbers.ts";
import { crowns } from "./herbs/crowns.ts";
import { cupsAndStars } from "./herbs/cups-and-stars.ts";
import { denseSpikes } from "./herbs/dense-spikes.ts";
import { doubleComposites } from "./herbs/double-composites.ts";
import { ferns } from "./herbs/ferns.ts";
import { foliage } from "./herbs/foliage.ts";
import { globes } from "./herbs/globes.ts";
import { grasses } from "./herbs/grasses.ts";
import { heartsAndSpurs } from "./herbs/hearts-and-spurs.ts";
import { irises } from "./herbs/irises.ts";
import { lilies } from "./herbs/lilies.ts";
import { peas } from "./herbs/peas.ts";
import { peonies } from "./herbs/peonies.ts";
import { plumes } from "./herbs/plumes.ts";
import { rayed } from "./herbs/rayed.ts";
import { spires } from "./herbs/spires.ts";
import { trumpets } from "./herbs/trumpets.ts";
import { twoLipped } from "./herbs/two-lipped.ts";
import { umbels } from "./herbs/umbels.ts";
import { woodlandBells } from "./herbs/woodland-bells.ts";
import type { Family } from "./plate-subject.ts";
import { blossomTrees } from "./trees/blossom-trees.ts";
import { chainTrees } from "./trees/chain-trees.ts";
import { conifers } from "./trees/conifers.ts";
import { leafTrees } from "./trees/leaf-trees.ts";
import { lobedTrees } from "./trees/lobed-trees.ts";

/** Who draws what: one line for each family. */
export const drawingsByFamily: Record<FigureFamily, Family> = {
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
