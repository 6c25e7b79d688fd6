import type { RouterContextProvider } from "react-router";
import { tourEventId } from "#features/events/rules.ts";
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
    const headers = { "idempotency-key": await keyOf(body) };
    return context.get(pageApi).post("/api/events/register", body, headers);
  });
}

/**
 * The page is the same for everybody, so it cannot carry a key of its own for each visitor. The
 * same details posted again on the same day (a reload, a second press) count as the same sending.
 */
async function keyOf(body: unknown): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(`${day} ${JSON.stringify(body)}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return `post-${new Uint8Array(digest).toHex()}`;
}
