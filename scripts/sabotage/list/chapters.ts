import type { Chapter } from "../sabotage.ts";
import { content } from "./content.ts";
import { letters } from "./letters.ts";
import { lettersOfStrangers } from "./letters-of-strangers.ts";
import { owner } from "./owner.ts";
import { plants } from "./plants.ts";
import { registering } from "./registering.ts";
import { running } from "./running.ts";
import { safety } from "./safety.ts";
import { screens } from "./screens.ts";
import { serving } from "./serving.ts";
import { signUps } from "./sign-ups.ts";
import { strangers } from "./strangers.ts";

/** All sabotages, in the order of the map. */
export const chapters: readonly Chapter[] = [
  registering,
  strangers,
  signUps,
  letters,
  lettersOfStrangers,
  content,
  plants,
  screens,
  owner,
  serving,
  running,
  safety,
];
