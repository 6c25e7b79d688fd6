import { type RouterContextProvider, redirect } from "react-router";
import { pageApi } from "#shared/both/given-to-page-while-rendering.ts";
import { readPostedForm } from "#shared/browser/form-without-javascript.ts";
import type { OwnRegistration } from "../../answers.ts";
import { fieldNames } from "../../registration-fields.ts";
import { ownPath } from "./queries.ts";

const names = ["answer", "version", ...fieldNames, "attendeesCount"] as const;
const answers = ["accept", "decline", "cancel"];

/**
 * Takes what is posted from the page of one's own registration, and leads back to it, so that a
 * reload posts nothing again. What was refused comes back with its messages.
 */
export async function changeWithoutJavaScript(
  request: Request,
  context: Readonly<RouterContextProvider>,
  key: string,
) {
  let link = `/registration/${encodeURIComponent(key)}`;
  const posted = await readPostedForm(request, names, async (sent) => {
    const { answer, version, ...values } = sent;
    const api = context.get(pageApi);
    if (answers.includes(answer)) return api.post(`${ownPath(key)}/${answer}`, {});
    const attendeesCount = values.attendeesCount.trim() ? Number(values.attendeesCount) : null;
    const headers = version ? { "If-Match": `"${Number(version)}"` } : {};
    const body = { ...values, attendeesCount };
    ({ link } = await api.post<OwnRegistration>(ownPath(key), body, headers));
  });
  // The page says what is saved now, and what is sent from it next was written knowing that.
  if (posted.init?.status === 412) delete posted.data.values["version"];
  if (posted.data.kept) {
    // Where it stands now has the focus then.
    throw redirect(`${link}#standing`, 303);
  }
  return posted;
}
