import { data } from "react-router";
import { type FieldIssue, HttpError } from "#platform/shared/http-error.ts";

/** What a plain post came to. What was typed comes back with the messages, so that nothing is lost. */
export interface PostedForm {
  kept: boolean;
  message?: string;
  issues: FieldIssue[];
  values: Record<string, string>;
}

/**
 * Reads the fields of a form as a browser without JavaScript posts it; an absent one is empty.
 * Throws an answer of 400 for a body that is no form, which no browser sends.
 */
export async function readPostedForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw data(null, { status: 400, statusText: "Bad Request" });
  }
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "")])) as Record<
    Name,
    string
  >;
}

/** Sends what was posted on to the API. The page then has the status of the API's own answer. */
export async function sendPostedForm(values: Record<string, string>, send: () => Promise<unknown>) {
  try {
    await send();
    return data<PostedForm>({ kept: true, issues: [], values: {} });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, issues, serverMessage: message = error.message } = error;
    return data<PostedForm>({ kept: false, message, issues, values }, { status });
  }
}
