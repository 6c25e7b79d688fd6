import * as z from "zod/mini";
import type { SiteProblem, SiteStatus } from "#shared/both/site-status.ts";
import { type ApiCall, answerShape, text } from "#shared/server/api-description.ts";

export const siteStatusCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/site-status",
    says: "What is not well with the site itself.",
    isOwners: true,
    answers: {
      200: {
        says: "Nothing, or what is the matter and what helps.",
        body: answerShape<SiteStatus>("SiteStatus", {
          notices: z.array(
            answerShape<SiteProblem>("SiteProblem", {
              code: z.enum([
                "backup_failed",
                "second_place_failed",
                "disk_full",
                "many_letters",
                "mail_settings",
                "mail_waiting",
              ]),
              message: text,
            }),
          ),
        }),
      },
    },
  },
];
