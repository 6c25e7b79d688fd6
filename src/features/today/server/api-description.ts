import * as z from "zod/mini";
import {
  type ApiCall,
  answerShape,
  closed,
  count,
  day,
  flag,
  moment,
  named,
  orNull,
  rowId,
  text,
} from "#shared/server/api-description.ts";
import { FailedLettersSeen, type Today } from "../contract.ts";

export const todayAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/today",
    says: "What the owner wants to know first.",
    more: "Asking counts as a look: what came before it is old after this visit.",
    isOwners: true,
    answers: {
      200: {
        says: "Today.",
        body: answerShape<Today>("Today", {
          nextEvent: orNull(
            closed<NonNullable<Today["nextEvent"]>>({
              id: rowId,
              title: text,
              date: day,
              time: text,
              people: count,
              capacity: orNull(count),
              waiting: count,
            }),
          ),
          sinceLastVisit: orNull(
            closed<NonNullable<Today["sinceLastVisit"]>>({
              since: moment,
              registrations: count,
              subscribers: count,
            }),
          ),
          visitRequestsWaiting: count,
          failedLetters: closed<Today["failedLetters"]>({
            count,
            reason: orNull(text),
            lastAt: orNull(moment),
          }),
          isMailConnected: flag,
          plantsToLookAt: count,
          backup: closed<Today["backup"]>({
            message: text,
            isTooOld: flag,
            nightlyAt: orNull(moment),
            away: orNull(
              closed<NonNullable<Today["backup"]["away"]>>({
                at: moment,
                how: z.enum(["download", "second-place"]),
              }),
            ),
          }),
        }),
      },
    },
  },
  {
    method: "POST",
    path: "/api/admin/today/dismiss-failed-letters",
    says: "Tells no more of the letters that were given up until then.",
    isOwners: true,
    payload: named("FailedLettersSeen", FailedLettersSeen),
    answers: { 204: "They are told of no more." },
  },
];
