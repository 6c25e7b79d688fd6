import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

const changesNothing = "It changes nothing that is kept.";
const mayChangeNothing = "It may find that there is nothing to do, and answers that.";

/** Writing calls of the owner's that may leave no note in the history, each with its reason. */
export const callsWithoutNote: Readonly<Record<string, string>> = {
  "POST /api/admin/login": "It notes by itself who signed in.",
  "POST /api/admin/logout": "Whoever signs in anew is noted then.",
  "POST /api/admin/confirm": "It says again who has signed in.",
  "POST /api/admin/signing-in/keep-password-alone": "It puts a suggestion away.",
  "POST /api/admin/today/dismiss-failed-letters": "It puts a notice away.",
  "POST /api/admin/people/forget": "Who is erased is in no history.",
  "POST /api/admin/backup": "It copies what is there.",
  "POST /api/admin/paper/plants/pdf": "It prints, and remembers what was printed.",
  "POST /api/admin/passkeys/challenge": changesNothing,
  "POST /api/admin/people/kept": changesNothing,
  "POST /api/admin/paper/plants/preview": changesNothing,
  "POST /api/admin/letters/preview": changesNothing,
  "POST /api/admin/letters/audience": changesNothing,
  "POST /api/admin/letters/{id}/test": "It sends a letter to the owner herself.",
  "POST /api/admin/letters/settings/test-mail": "It sends a letter to the owner herself.",
  "DELETE /api/admin/second-factor": mayChangeNothing,
  "POST /api/admin/events/{id}/door": mayChangeNothing,
  "POST /api/admin/registrations": "Sent again under its key it is there already.",
  "POST /api/admin/registrations/batch": mayChangeNothing,
};

const patterns = Object.keys(callsWithoutNote).map(
  (call) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
);

/** How many things were noted while one request was answered. */
const counts = new AsyncLocalStorage<{ notes: number }>();
subscribe("note-change", () => {
  const count = counts.getStore();
  if (count) count.notes += 1;
});

/**
 * Answers what `ask` does. Throws where it was a call of the owner's that writes, was done, and did not look
 * whether there is something to note (`noteChange`): so no command can forget it.
 */
export async function withNote(call: string, ask: () => Promise<Response>): Promise<Response> {
  const count = { notes: 0 };
  const answer = await counts.run(count, ask);
  const writes = /^(?:POST|PUT|PATCH|DELETE) \/api\/admin\//.test(call);
  const isForgotten = writes && answer.ok && count.notes === 0;
  if (isForgotten && !patterns.some((pattern) => pattern.test(call)))
    throw new Error(
      `${call} was done and left no note in the history. Please call noteChange in its transaction, or say in callsWithoutNote why not.`,
    );
  return answer;
}
