import { useState } from "react";
import { counted } from "#shared/both/counts-in-words.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import type { SigningIn } from "../answers.ts";

const AddSecondFactor = lazyDialog(() => import("./add-second-factor-dialog.tsx"));

/** The code asked for in addition to the password, if she wants that. */
export function SecondFactorSection({
  signingIn: { secondFactor, newSecret },
  onChanged,
}: {
  signingIn: SigningIn;
  onChanged: () => Promise<unknown>;
}) {
  const [isBusy, act] = useAction();
  const [open, setOpen] = useState<"add" | "remove">();
  const close = () => setOpen(undefined);

  const remove = () => {
    close();
    return act(async () => {
      await adminRequest("DELETE", "/api/admin/second-factor");
      showToast({ title: "Second factor removed", description: "Your password is enough again." });
      await onChanged();
    });
  };

  return (
    <section className="card admin-card" aria-labelledby="second-factor">
      <h2 id="second-factor" className="text-title">
        A second factor
      </h2>
      <p className="mt-2 mb-4">
        {secondFactor
          ? `Since ${momentInWords(secondFactor.since)} a code of your app is asked for beside your password. ${counted(secondFactor.recoveryCodesLeft, "recovery code is", "recovery codes are")} left; for new ones, remove the second factor and add it again.`
          : "Beside your password the login can ask for a code that an app on your phone shows. Whoever comes to know your password then still cannot get in."}
      </p>
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => setOpen(secondFactor ? "remove" : "add")}
      >
        {secondFactor ? "Remove the Second Factor" : "Add a Second Factor"}
      </Button>
      {open === "add" && (
        <AddSecondFactor
          newSecret={newSecret}
          onClose={() => {
            close();
            void onChanged();
          }}
        />
      )}
      {open === "remove" && (
        <Confirm
          question="Remove the second factor?"
          yes="Remove"
          onYes={() => void remove()}
          onNo={close}
        >
          Your password alone will sign you in.
        </Confirm>
      )}
    </section>
  );
}
