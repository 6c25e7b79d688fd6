import type { RouterContextProvider } from "react-router";
import { pageApi } from "#shared/both/page-api.ts";
import { readPostedForm } from "#shared/browser/form-without-javascript.ts";
import { wordingHeader } from "../consent-wordings.ts";

/** Takes the form as a browser without JavaScript sends it, through the same API as everybody's. */
export function signUpWithoutJavaScript(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  return readPostedForm(request, ["email", "phoneNumber", "wording"], ({ wording, ...values }) => {
    const headers = { referer: request.url, [wordingHeader]: wording };
    return context.get(pageApi).post("/api/subscribe", values, headers);
  });
}
