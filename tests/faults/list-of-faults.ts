import { crowdOutside } from "./crowd.ts";
import { postgresAway, sqliteLocked } from "./database.ts";
import { diskFull } from "./disk.ts";
import { drain } from "./drain.ts";
import type { Fault } from "./fault.ts";
import { flushBeforeAnswer } from "./flush.ts";
import { killUnderLoad } from "./kill.ts";
import { logUnwritable } from "./log.ts";
import { mailDown, mailDying, mailRefusing, mailSlow } from "./mail.ts";
import { overload, overloadOfWrongNames } from "./overload.ts";
import { threeProcesses } from "./processes.ts";
import { slowBodies, slowHeads, slowReaders } from "./slow-clients.ts";

/** Those that wait longest come first. */
export const faults: readonly Fault[] = [
  mailSlow,
  logUnwritable,
  slowReaders,
  slowHeads,
  slowBodies,
  killUnderLoad,
  threeProcesses,
  crowdOutside,
  postgresAway,
  sqliteLocked,
  mailDown,
  mailRefusing,
  mailDying,
  flushBeforeAnswer,
  diskFull,
  drain,
  overload,
  overloadOfWrongNames,
];
