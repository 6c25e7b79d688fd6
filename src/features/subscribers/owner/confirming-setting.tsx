import { useState } from "react";
import { adminRequest, isSignedOut } from "#shared/browser/admin-request.ts";
import { Switch } from "#ui/owner/switch.tsx";
import { showFailure, showToast } from "#ui/show-toast.ts";
import { subscribersPath } from "./queries.ts";

/** Whether a sign-up counts only when it was confirmed by mail. */
export function ConfirmingSetting({
  asksToConfirm,
  onChanged,
}: {
  asksToConfirm: boolean;
  onChanged: () => Promise<void>;
}) {
  const [isBusy, setIsBusy] = useState(false);
  async function set(asks: boolean) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await adminRequest("PUT", `${subscribersPath}/settings`, { body: { asksToConfirm: asks } });
      showToast({ title: "Saved" });
      await onChanged();
    } catch (error) {
      if (!isSignedOut(error)) showFailure("The setting could not be saved. Please try again.");
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div className="mt-6 border-t border-rule pt-4">
      <Switch
        checked={asksToConfirm}
        aria-describedby="confirming-hint"
        onChange={({ currentTarget }) => void set(currentTarget.checked)}
      >
        Ask new subscribers to confirm by letter
      </Switch>
      <p id="confirming-hint" className="text-small text-ink-soft">
        {asksToConfirm
          ? "A new sign-up counts once the link in a letter was opened and confirmed."
          : "A new sign-up counts at once. Who has unsubscribed comes back by confirming in any case."}
      </p>
    </div>
  );
}
