import { data } from "react-router";
import { type FieldIssue, HttpError } from "#shared/both/http-error.ts";

/** The result of a plain post. What was typed comes back with the messages, but no password. */
export interface PostedForm {
  kept: boolean;
  message?: string;
  issues: FieldIssue[];
  values: Record<string, string>;
}

/** Throws a 405 for other methods than POST: the router also passes PUT, PATCH and DELETE to an action. */
export function requirePost({ method }: Request): void {
  const headers = { Allow: "GET, HEAD, POST" };
  if (method !== "POST")
    throw data(null, { status: 405, statusText: "Method Not Allowed", headers });
}

/**
 * Takes a plain post and sends its fields on to the API; the page then has the status of its answer. Throws a
 * 400 for a body that is no form, and a 405 for other methods.
 */
export async function readPostedForm<Name extends string>(
  request: Request,
  names: readonly Name[],
  send: (values: Record<Name, string>) => Promise<unknown>,
) {
  requirePost(request);
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw data(null, { status: 400, statusText: "Bad Request" });
  }
  const entries = names.map((name) => [name, String(form.get(name) ?? "")] as const);
  const values = Object.fromEntries(entries) as Record<Name, string>;
  try {
    await send(values);
    return data<PostedForm>({ kept: true, issues: [], values: {} });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, issues, serverMessage: message = error.message } = error;
    const shown = Object.fromEntries(entries.filter(([name]) => !/password$/i.test(name)));
    return data<PostedForm>({ kept: false, message, issues, values: shown }, { status });
  }
}
