import type { RouterContextProvider } from "react-router";
import { pageApi } from "#platform/page-data.ts";
import { readPostedForm, sendPostedForm } from "#platform/posted-form.ts";
import { wordingHeader } from "./wordings.ts";

/** Takes the form as a browser without JavaScript sends it, through the same API as everybody's. */
export async function postSubscription(request: Request, context: Readonly<RouterContextProvider>) {
  const { wording, ...values } = await readPostedForm(request, ["email", "phoneNumber", "wording"]);
  const headers = { referer: request.url, [wordingHeader]: wording };
  return sendPostedForm(values, () => context.get(pageApi).post("/api/subscribe", values, headers));
}
