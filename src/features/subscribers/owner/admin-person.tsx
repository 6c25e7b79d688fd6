import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { HttpError } from "#shared/both/http-error.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { useForm } from "#shared/browser/form.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { saveFile } from "#shared/browser/save-file.ts";
import { useIsHydrated } from "#shared/browser/use-is-hydrated.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import type { PersonAbout } from "#ui/owner/people/person-link.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import type { Forgotten, Joined, KeptAboutPerson } from "../answers.ts";
import { KeptSection, namesIn } from "./data-kept-about-person.tsx";
import { PersonNote } from "./person-note.tsx";

/** Everything that is kept about one person. Whom it is about comes by the history's state, so is in no address. */
export default function AdminPerson() {
  const { state, key } = useLocation() as { state: PersonAbout | null; key: string };
  const navigate = useNavigate();
  const [kept, setKept] = useState<KeptAboutPerson>();
  const [problem, setProblem] = useState<string>();
  const [asks, setAsks] = useState<"forget" | "join">();
  const [other, setOther] = useState("");
  const [isBusy, act] = useAction();
  const isHydrated = useIsHydrated();
  const shown = useRef<HTMLDivElement>(null);
  const saveNote = useRef<() => Promise<boolean>>(null);
  const { props, field, reset } = useForm({
    start: { email: "", phone: "" },
    // The server says what is wrong.
    loadSchema: async () => z.object({ email: z.string(), phone: z.string() }),
    send: async (typed) => void navigate("/admin-person", { state: typed }),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each arrival, for whom it is about.
  useEffect(() => {
    setKept(undefined);
    if (!state) return;
    reset(state);
    void look(state);
  }, [key]);

  const read = async (body: PersonAbout) =>
    setKept(await adminRequest("POST", "/api/admin/people/kept", { body }));

  async function look(body: PersonAbout) {
    setProblem(undefined);
    await act(
      () => read(body),
      (error) => {
        const issue = error instanceof HttpError ? error.issues[0]?.message : undefined;
        setProblem(issue ?? "That did not work. Please try again.");
      },
    );
  }

  /** Does what cannot be taken back, and shows what is kept then. */
  const change = (does: (of: PersonAbout) => Promise<void>, failed: string) => {
    if (!kept) return;
    setAsks(undefined);
    void act(async () => {
      await does(kept.about);
      browserStore().forget((path) => path.startsWith("/api/"));
      await read(kept.about);
    }, failed);
  };
  const forget = () =>
    change(async (body) => {
      const { letterFiles } = await adminRequest<Forgotten>("POST", "/api/admin/people/forget", {
        body,
      });
      showToast({
        title: "Forgotten",
        description: letterFiles > 0 ? `${letterFiles} letter files were deleted, too.` : undefined,
      });
    }, "Nothing was deleted. Please try again.");
  const join = () =>
    change(async ({ email }) => {
      // It is shown again then, with what is joined to it.
      if (!(await saveNote.current?.())) throw new Error("The note is not saved.");
      const { moved } = await adminRequest<Joined>("POST", "/api/admin/people/join", {
        body: { from: other, to: email },
      });
      const counts = Object.entries(moved).map(([heading, count]) => `${heading}: ${count}`);
      showToast({
        title: "Joined",
        description: counts.join(", ") || "There was nothing to join.",
      });
      setOther("");
    }, "Nothing was joined. Please look at the address and your note, and try again.");

  const headings = Object.entries(kept?.kept ?? {});
  const names = namesIn(headings.flatMap(([, rows]) => rows));
  const name = [kept?.about.email, kept?.about.phone].filter(Boolean).join(" and ");
  return (
    <AdminPage title="A Person" path="/admin-person">
      <section className="card admin-card" aria-label="A person">
        <p>Everything with the address or with the number is found, whoever’s name is on it.</p>
        <form {...props} noValidate className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Email address"
            optional
            autoComplete="off"
            autoCapitalize="none"
            {...field("email")}
            error={problem}
          />
          <TextField
            label="Phone number"
            optional
            type="tel"
            autoComplete="off"
            {...field("phone")}
          />
          <p>
            <Button
              type="submit"
              variant="secondary"
              disabled={!isHydrated}
              busy={isBusy}
              busyLabel="Looking..."
            >
              Look
            </Button>
          </p>
        </form>
        <div role="status" className="mt-5">
          {kept && headings.length === 0 && (
            <p>
              Nothing is kept about {name}. If a registration of theirs was deleted, letters and
              notes of the door may be left of it; forgetting removes those, too.
            </p>
          )}
          {headings.length > 0 && (
            <div ref={shown} className="print-alone">
              <p>About {name} this is kept:</p>
              {headings.map(([heading, rows]) => (
                <KeptSection key={heading} heading={heading} rows={rows} />
              ))}
            </div>
          )}
        </div>
        {kept && (
          <>
            <PersonNote
              key={kept.at}
              ref={saveNote}
              kept={kept}
              onSaved={() => void look(kept.about)}
            />
            {kept.about.email && (
              <form
                className="mt-6 grid items-end gap-4 border-t border-rule pt-4 sm:grid-cols-[1fr_auto]"
                onSubmit={(event) => {
                  event.preventDefault();
                  setAsks("join");
                }}
              >
                <TextField
                  label="Another email address of theirs"
                  type="email"
                  required
                  autoComplete="off"
                  value={other}
                  onChange={({ currentTarget }) => setOther(currentTarget.value)}
                />
                <Button type="submit" variant="secondary" busy={isBusy}>
                  Join the Two
                </Button>
              </form>
            )}
            <div className="mt-6 flex flex-wrap gap-3 border-t border-rule pt-4">
              {headings.length > 0 && (
                <>
                  <Button variant="secondary" onClick={() => window.print()}>
                    Print
                  </Button>
                  <Button variant="secondary" onClick={() => download(shown.current)}>
                    Download as a Page
                  </Button>
                </>
              )}
              <IfMay
                needed="owner"
                otherwise={<p>What is kept of helpers, and what they did, only the owner sees.</p>}
              >
                <Button variant="quiet" busy={isBusy} onClick={() => setAsks("forget")}>
                  Forget This Person
                </Button>
              </IfMay>
            </div>
          </>
        )}
      </section>
      {asks === "forget" && (
        <Confirm
          question={`Forget ${name}?`}
          yes="Forget for Good"
          onYes={forget}
          onNo={() => setAsks(undefined)}
        >
          {names && <p className="mb-3">This reaches all that is kept about {names}.</p>}
          <p>
            Sign-ups, requests for a visit and letters that wait or are kept as files go at once. Of
            registrations the name, address and phone number go; how many came and what was paid
            stays in the event’s total. This cannot be undone.
          </p>
          <p className="mt-3">
            Backups keep a copy until they are replaced by newer ones. Letters that were sent are in
            the mailboxes of those who got them.
          </p>
        </Confirm>
      )}
      {asks === "join" && (
        <Confirm
          question={`Is ${other} the same person as ${kept?.about.email}?`}
          yes="Join the Two"
          onYes={join}
          onNo={() => setAsks(undefined)}
        >
          <p>
            The registrations, requests for a visit and your note that stand under {other} get the
            address {kept?.about.email}, where letters about them go from then on. This cannot be
            undone.
          </p>
          <p className="mt-3">
            A sign-up for your letters stays where it is: it was agreed to for that address. What
            lies in the Trash stays as it is, too.
          </p>
        </Confirm>
      )}
    </AdminPage>
  );
}

const style =
  "body{max-width:45rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 serif}dl>div{display:flex;gap:1rem}dt{flex:none;width:11rem}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}section>div{padding:.75rem 0;border-bottom:1px solid}";

/** Saves what is shown as a page of its own, to be read, printed or sent. */
function download(shown: HTMLElement | null): void {
  const copy = shown?.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll("a")) link.remove();
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>What Is Kept About a Person</title><style>${style}</style>${copy.innerHTML}</html>`;
  saveFile(new Blob([page], { type: "text/html" }), "kept-about-a-person.html");
}
