import { useState } from "react";
import { counted } from "#shared/both/counts-in-words.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { RecoveryCodes, SecondFactorStart, SigningIn } from "../answers.ts";

const AddDialog = lazyDialog(() => import("./add-second-factor-dialog.tsx"));
const CodesDialog = lazyDialog(() => import("./recovery-codes-dialog.tsx"));

const path = "/api/admin/second-factor";

/** What is asked for beside the password, where she wants that. */
export function SecondFactorSection({
  secondFactor,
  onChanged,
}: {
  secondFactor: SigningIn["secondFactor"];
  onChanged: () => Promise<unknown>;
}) {
  const [isBusy, act] = useAction();
  const [started, setStarted] = useState<SecondFactorStart>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isRemoving, setIsRemoving] = useState(false);
  const failed = (error: unknown) =>
    showFailure(saidOr("That did not work. Please try again.", error));

  const start = () =>
    act(async () => setStarted(await adminRequest<SecondFactorStart>("POST", path)), failed);

  const renew = () =>
    act(async () => {
      const made = await adminRequest<RecoveryCodes>("POST", `${path}/recovery-codes`);
      setCodes(made.recoveryCodes);
      await onChanged();
    }, failed);

  const remove = () => {
    setIsRemoving(false);
    return act(async () => {
      await adminRequest("DELETE", path);
      showToast({ title: "Second factor removed", description: "Your password is enough again." });
      await onChanged();
    }, failed);
  };

  return (
    <section className="card admin-card" aria-labelledby="second-factor-heading">
      <h2 id="second-factor-heading" className="text-title">
        A second factor
      </h2>
      <p className="mt-2">
        {secondFactor
          ? `Since ${momentInWords(secondFactor.since)} a code of your app is asked for beside your password. ${recoveryCodesInWords(secondFactor.recoveryCodesLeft)}`
          : "Beside your password the login can ask for a code that an app on your phone shows. Whoever comes to know your password then still cannot get in."}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {secondFactor ? (
          <>
            <Button variant="secondary" busy={isBusy} onClick={() => void renew()}>
              New Recovery Codes
            </Button>
            <Button variant="quiet" onClick={() => setIsRemoving(true)}>
              Remove the Second Factor
            </Button>
          </>
        ) : (
          <Button variant="secondary" busy={isBusy} onClick={() => void start()}>
            Add a Second Factor
          </Button>
        )}
      </p>
      {started && (
        <AddDialog
          start={started}
          onAdded={async (made) => {
            setStarted(undefined);
            setCodes(made);
            await onChanged();
          }}
          onClose={() => setStarted(undefined)}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      {isRemoving && (
        <Confirm
          question="Remove the second factor?"
          yes="Remove"
          onYes={() => void remove()}
          onNo={() => setIsRemoving(false)}
        >
          From then on your password alone signs in.
        </Confirm>
      )}
    </section>
  );
}

function recoveryCodesInWords(left: number): string {
  const count = counted(left, "recovery code is", "recovery codes are");
  return left > 3 ? `${count} left.` : `Only ${count} left: it is time to make new ones.`;
}
