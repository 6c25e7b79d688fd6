import type { RouterContextProvider } from "react-router";
import { tourEventId } from "#features/events/rules.ts";
import { keyOfPosted } from "#platform/browser/idempotency-key.ts";
import { takePostedForm } from "#platform/browser/posted-form.ts";
import { pageApi } from "#platform/shared/page-api.ts";

const fields = ["fullName", "email", "phone", "mailingAddress", "attendeesCount"] as const;

/** Takes the form as a browser without JavaScript sends it, through the same API as everybody's. */
export function postRegistration(request: Request, context: Readonly<RouterContextProvider>) {
  return takePostedForm(request, fields, async (values) => {
    const { attendeesCount } = values;
    const body = {
      eventId: tourEventId,
      ...values,
      attendeesCount: attendeesCount.trim() ? Number(attendeesCount) : null,
    };
    const headers = { "idempotency-key": await keyOfPosted(body) };
    return context.get(pageApi).post("/api/events/register", body, headers);
  });
}
