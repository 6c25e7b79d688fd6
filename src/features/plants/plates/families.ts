import type { FigureFamily } from "#features/plants/figure.ts";
import { blossomTrees } from "./families/blossom-trees.ts";
import { crowns } from "./families/crowns.ts";
import { cupsAndStars } from "./families/cups-and-stars.ts";
import { denseSpikes } from "./families/dense-spikes.ts";
import { ferns } from "./families/ferns.ts";
import { globes } from "./families/globes.ts";
import { irises } from "./families/irises.ts";
import { lilies } from "./families/lilies.ts";
import { peonies } from "./families/peonies.ts";
import { plumes } from "./families/plumes.ts";
import { rayed } from "./families/rayed.ts";
import { spires } from "./families/spires.ts";
import { umbels } from "./families/umbels.ts";
import type { Family } from "./family.ts";

/** Who draws what: one line for each family. */
const drawn: Partial<Record<FigureFamily, Family>> = {
  "cups-and-stars": cupsAndStars,
  rayed: rayed,
  lilies: lilies,
  "blossom-trees": blossomTrees,
  "dense-spikes": denseSpikes,
  ferns: ferns,
  "umbels-and-domes": umbels,
  spires: spires,
  plumes: plumes,
  irises: irises,
  peonies: peonies,
  globes: globes,
  crowns: crowns,
};

/** The family's draughtsman; until all are drawn, the open cups stand in. */
export const familyOf = (family: FigureFamily): Family => drawn[family] ?? cupsAndStars;
