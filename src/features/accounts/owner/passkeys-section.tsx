import { useState } from "react";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { makePasskey } from "#shared/browser/passkeys.ts";
import { DeleteQuestion } from "#ui/owner/delete-question.tsx";
import { EnterHere } from "#ui/owner/enter-missing-detail.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { showToast } from "#ui/show-toast.ts";
import type { SigningIn } from "../answers.ts";

type Passkey = SigningIn["passkeys"][number];

const path = "/api/admin/passkeys";

/** The owner's passkeys, and where another one is made. */
export function PasskeysSection({
  signingIn: { passkeys, noPasskeys },
  onChanged,
}: {
  signingIn: SigningIn;
  onChanged: () => Promise<unknown>;
}) {
  const [deleted, setDeleted] = useState<Passkey>();

  async function add(name: string) {
    const options = await adminRequest<object>("POST", `${path}/challenge`);
    const credential = await makePasskey(options);
    await adminRequest("POST", path, { body: { name, credential } });
    showToast({ title: "Passkey added", description: "“Use a passkey” now signs you in." });
    await onChanged();
  }

  return (
    <section className="card admin-card" aria-labelledby="passkeys">
      <h2 id="passkeys" tabIndex={-1} className="text-title">
        Passkeys
      </h2>
      <p className="mt-2 mb-4">
        A passkey is kept by your phone, computer or password manager and opened by your finger,
        your face or its PIN. It signs you in with one press, and no false site can take it from
        you.
      </p>
      <ul className="mb-4 empty:hidden [&>li]:flex [&>li]:items-center [&>li]:justify-between [&>li]:gap-x-4 [&>li]:border-b [&>li]:border-rule [&>li]:wrap-anywhere">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span className="min-w-0 py-2">
              <b>{passkey.name}</b>
              <br />
              <span className="text-small text-ink-soft">{inWords(passkey)}</span>
              {passkey.copySeenAt && (
                <span className="block text-small font-semibold text-rubric">
                  Refused {momentInWords(passkey.copySeenAt)}: it seems that there is a copy of it.
                  Delete it and add a new one.
                </span>
              )}
            </span>
            <RowAction destructive onClick={() => setDeleted(passkey)}>
              Delete<span className="sr-only"> {passkey.name}</span>
            </RowAction>
          </li>
        ))}
      </ul>
      {noPasskeys === null ? (
        <EnterHere
          key={passkeys.length}
          label="Name of a new passkey"
          hint="Such as “Phone”, so that you know it in this list."
          type="text"
          autoComplete="off"
          button="Add a Passkey"
          save={add}
        />
      ) : (
        <p className="admin-notice mb-0">{noPasskeys}</p>
      )}
      <DeleteQuestion
        item={deleted}
        path={path}
        question="Are you sure you want to delete this passkey?"
        about={({ name }) => `“${name}” will sign you in no more.`}
        failed="The passkey could not be deleted. Please try again."
        done={{ title: "Passkey deleted" }}
        refresh={onChanged}
        focusAfter="passkeys"
        onClose={() => setDeleted(undefined)}
      />
    </section>
  );
}

function inWords({ createdAt, lastUsedAt }: Passkey): string {
  const used = lastUsedAt ? `last used ${momentInWords(lastUsedAt)}` : "not used yet";
  return `Added ${momentInWords(createdAt)}, ${used}`;
}
