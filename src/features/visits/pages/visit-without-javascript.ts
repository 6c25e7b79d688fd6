import type { RouterContextProvider } from "react-router";
import { pageApi } from "#shared/both/page-api.ts";
import { readPostedForm } from "#shared/browser/form-without-javascript.ts";
import { keyOfPosted } from "#shared/browser/idempotency-key.ts";

const fields = ["fullName", "email", "phone", "days", "message", "garden", "website"] as const;

/** Takes the form as a browser without JavaScript sends it, through the same API as everybody's. */
export function sendVisitForm(request: Request, context: Readonly<RouterContextProvider>) {
  return readPostedForm(request, fields, async ({ garden, ...values }) => {
    const body = { ...values, plants: garden };
    const headers = { "idempotency-key": await keyOfPosted(body) };
    return context.get(pageApi).post("/api/visits", body, headers);
  });
}
