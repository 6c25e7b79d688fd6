import { useEffect, useState } from "react";
import { HttpError } from "#shared/both/http-error.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { saveFile } from "#shared/browser/save-file.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import Modal from "#ui/modal.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { IfMay } from "#ui/owner/if-may.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import type { Forgotten, KeptAboutPerson } from "../answers.ts";

/** Everything that is kept about one person: to be given to them, and to be forgotten. */
export function PersonDialog({
  about,
  onClose,
  onForgotten,
}: {
  about: { email: string; phone: string };
  onClose: () => void;
  onForgotten: () => Promise<void>;
}) {
  const [email, setEmail] = useState(about.email);
  const [phone, setPhone] = useState(about.phone);
  const [kept, setKept] = useState<KeptAboutPerson>();
  const [problem, setProblem] = useState<string>();
  const [asks, setAsks] = useState(false);
  const [isBusy, act] = useAction();
  const isGiven = about.email !== "" || about.phone !== "";

  async function look(body: { email: string; phone: string }) {
    setProblem(undefined);
    await act(
      async () => setKept(await adminRequest("POST", "/api/admin/people/kept", { body })),
      (error) => {
        const issue = error instanceof HttpError ? error.issues[0]?.message : undefined;
        setProblem(issue ?? "That did not work. Please try again.");
      },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whom the dialog was opened.
  useEffect(() => {
    if (isGiven) void look(about);
  }, []);

  async function forget() {
    if (!kept) return;
    setAsks(false);
    await act(async () => {
      const { letterFiles } = await adminRequest<Forgotten>("POST", "/api/admin/people/forget", {
        body: kept.about,
      });
      showToast({
        title: "Forgotten",
        description: letterFiles > 0 ? `${letterFiles} letter files were deleted, too.` : undefined,
      });
      onClose();
      await onForgotten();
    }, "Nothing was deleted. Please try again.");
  }

  const headings = Object.entries(kept?.kept ?? {});
  const name = [kept?.about.email, kept?.about.phone].filter(Boolean).join(" and ");
  return (
    <Modal title="A Person’s Data" className="dialog-wide" onClose={onClose}>
      <p className="mt-3">
        Everything with the address or with the number is found, whoever’s name is on it.
      </p>
      <form
        className="mt-4 grid items-start gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void look({ email, phone });
        }}
      >
        <TextField
          label="Email address"
          optional
          autoComplete="off"
          autoCapitalize="none"
          value={email}
          error={problem}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <TextField
          label="Phone number"
          optional
          type="tel"
          autoComplete="off"
          value={phone}
          onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        />
        <p>
          <Button type="submit" variant="secondary" busy={isBusy} busyLabel="Looking...">
            Look
          </Button>
        </p>
      </form>
      <div role="status" className="mt-5">
        {kept && headings.length === 0 && (
          <p>
            Nothing is kept about {name}. If a registration of theirs was deleted, letters and notes
            of the door may be left of it; forgetting removes those, too.
          </p>
        )}
        {headings.length > 0 && (
          <div className="print-alone">
            <p>About {name} this is kept:</p>
            {headings.map(([heading, rows]) => (
              <section key={heading} className="mt-4">
                <h3>
                  {heading}: {rows.length}
                  {namesIn(rows) && ` (${namesIn(rows)})`}
                </h3>
                {rows.map((row, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are read once, and stay in their order.
                  <KeptRow key={at} row={row} />
                ))}
              </section>
            ))}
          </div>
        )}
      </div>
      {kept && (
        <div className="mt-5 flex flex-wrap gap-3">
          {headings.length > 0 && (
            <>
              <Button variant="secondary" onClick={() => window.print()}>
                Print
              </Button>
              <Button variant="secondary" onClick={() => download(kept)}>
                Download Everything as One File
              </Button>
            </>
          )}
          <IfMay needed="owner">
            <Button variant="quiet" busy={isBusy} onClick={() => setAsks(true)}>
              Forget This Person
            </Button>
          </IfMay>
        </div>
      )}
      {asks && (
        <Confirm
          question={`Forget ${name}?`}
          yes="Forget for Good"
          onYes={() => void forget()}
          onNo={() => setAsks(false)}
        >
          <p>
            Sign-ups, requests for a visit and letters that wait or are kept as files go at once. Of
            registrations the name, address and phone number go; how many came stays in the event’s
            total. This cannot be undone.
          </p>
          <p className="mt-3">
            Backups keep a copy until they are replaced by newer ones. Letters that were sent are in
            the mailboxes of those who got them.
          </p>
        </Confirm>
      )}
    </Modal>
  );
}

/** One thing that is kept, field by field in words; the site's own numbers stay in the file alone. */
function KeptRow({ row }: { row: object }) {
  const fields = Object.entries(row).filter(
    ([name, value]) =>
      !/^(?:id|version)$|(?:Id|Key|Digest)$/.test(name) && value !== null && value !== "",
  );
  return (
    <dl className="grid gap-x-4 gap-y-0.5 border-b border-rule py-3 text-small wrap-anywhere sm:grid-cols-[11rem_1fr]">
      {fields.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{nameInWords(name)}</dt>
          <dd className="whitespace-pre-line">{valueInWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "mailingAddress" is "Mailing address". */
function nameInWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueInWords).join("\n\n");
  if (typeof value === "object") {
    return Object.entries(value ?? {})
      .filter(([, part]) => part !== null && part !== "")
      .map(([name, part]) => `${nameInWords(name)}: ${valueInWords(part)}`)
      .join("\n");
  }
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? momentInWords(text) : text;
}

/** Whose they are: a telephone number may be a family’s. */
function namesIn(rows: readonly { fullName?: string; name?: string; email?: string }[]): string {
  const names = rows.map(({ fullName, name, email }) => fullName || name || email);
  return [...new Set(names.filter(Boolean))].join(", ");
}

function download(kept: KeptAboutPerson): void {
  const file = new Blob([JSON.stringify(kept, null, 2)], { type: "application/json" });
  saveFile(file, "kept-about-a-person.json");
}
