import type { RouterContextProvider } from "react-router";
import { type FieldIssue, HttpError } from "#platform/http-client.ts";
import { pageApi } from "#platform/page-data.ts";
import { tourEventId } from "./rules.ts";

/** What a plain post came to. What was typed comes back with the messages, so that nothing is lost. */
export interface PostedRegistration {
  kept: boolean;
  message?: string;
  issues: FieldIssue[];
  values: Record<string, string>;
}

const fields = ["fullName", "email", "phone", "mailingAddress", "attendeesCount"] as const;

/** Takes the form as a browser without JavaScript sends it, through the same API as everybody's. */
export async function postRegistration(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PostedRegistration> {
  const form = await request.formData();
  const values = Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? "")]));
  const body = {
    eventId: tourEventId,
    ...values,
    attendeesCount: values["attendeesCount"]?.trim() ? Number(values["attendeesCount"]) : null,
  };
  try {
    await context
      .get(pageApi)
      .post("/api/events/register", body, { "idempotency-key": await keyOf(body) });
    return { kept: true, issues: [], values: {} };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const message = error.serverMessage ?? error.message;
    return { kept: false, message, issues: error.issues, values };
  }
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
