import * as z from "zod/mini";
import type {
  BackupDownload,
  BackupFailure,
  BackupState,
  NightlyCopy,
  OffsiteCopy,
} from "#backup/contract.ts";
import {
  type ApiCall,
  answerShape,
  closed,
  count,
  flag,
  moment,
  orNull,
  text,
} from "#shared/server/api-description.ts";

const copyAway = orNull(
  closed<OffsiteCopy>({ at: moment, how: z.enum(["download", "second-place"]) }),
);
const failure = orNull(closed<BackupFailure>({ at: orNull(moment), message: text }));

export const backupCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/backup",
    says: "The nightly copies, and how old the last one is that left the machine.",
    isOwners: true,
    answers: {
      200: {
        says: "How the backups stand.",
        body: answerShape<BackupState>("BackupState", {
          nightly: z.array(closed<NightlyCopy>({ name: text, madeAt: moment, bytes: count })),
          nightlyFailure: failure,
          message: text,
          isTooOld: flag,
          away: copyAway,
          secondPlace: orNull(
            closed<NonNullable<BackupState["secondPlace"]>>({
              where: text,
              copiedAt: orNull(moment),
              failure,
              isSameDisk: flag,
            }),
          ),
          cannot: orNull(text).check(
            z.describe("Why no backup can be made here; null where one can."),
          ),
        }),
      },
    },
  },
  {
    method: "POST",
    path: "/api/admin/backup",
    says: "Makes a backup to download.",
    more: "Where none can be made, the `message` of the 503 says why and what helps.",
    isOwners: true,
    answers: {
      201: {
        says: "Where the file can be fetched for some minutes.",
        body: answerShape<BackupDownload>("BackupDownload", {
          path: text,
          name: text,
          bytes: count,
        }),
      },
    },
  },
  {
    method: "GET",
    path: "/api/backups/{secret}/{name}",
    route: "/api/backups/:secret/:name{garden-[0-9-]+\\.tar}",
    says: "The file of a backup, at the address that making it answered.",
    answers: {
      200: { says: "The file.", type: "application/octet-stream" },
      404: "The address is no longer valid.",
    },
  },
];
