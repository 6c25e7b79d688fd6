import { data, type RouterContextProvider } from "react-router";
import { HttpError } from "#shared/both/http-error.ts";
import { pageApi } from "#shared/both/page-rendering-context.ts";
import { type PostedForm, readPostedForm } from "#shared/browser/form-without-javascript.ts";
import { keyOfPosted } from "#shared/browser/idempotency-key.ts";
import type { NotRegistered, Registered } from "../answers.ts";
import type { RegistrationForm } from "../inputs.ts";
import { fieldNames } from "../registration-fields.ts";

const names = [...fieldNames, "attendeesCount", "joinWaitingList", "website"] as const;

/** What was stored, as the thank-you panel shows it. */
export type KeptRegistration = Registered & Pick<RegistrationForm, "email" | "attendeesCount">;

export interface PostedRegistration extends PostedForm {
  registered?: KeptRegistration | undefined;
  refusal?: NotRegistered | undefined;
}

/** Handles the form sent without JavaScript, through the same API. */
export async function registerWithoutJavaScript(
  request: Request,
  context: Readonly<RouterContextProvider>,
  eventId: number,
) {
  let registered: KeptRegistration | undefined;
  let refusal: NotRegistered | undefined;
  const posted = await readPostedForm(request, names, async (typed) => {
    const { joinWaitingList, website, ...values } = typed;
    const { email, attendeesCount } = values;
    const body = {
      eventId,
      ...values,
      attendeesCount: attendeesCount.trim() ? Number(attendeesCount) : null,
    };
    const headers = { "idempotency-key": await keyOfPosted(body) };
    const sent = {
      ...body,
      ...(joinWaitingList && { joinWaitingList: true }),
      ...(website && { website }),
    };
    try {
      const kept = await context
        .get(pageApi)
        .post<Registered>("/api/events/register", sent, headers);
      registered = { ...kept, email, attendeesCount: Number(attendeesCount) };
    } catch (error) {
      if (error instanceof HttpError) refusal = error.refusal();
      throw error;
    }
  });
  const outcome: PostedRegistration = { ...posted.data, registered, refusal };
  return data(outcome, posted.init ?? {});
}
