import { adminRequest } from "#shared/browser/admin-request.ts";
import { Switch } from "#ui/owner/switch.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import { subscribersPath } from "./queries.ts";

/** Whether a sign-up counts only when it was confirmed by mail. */
export function ConfirmingSetting({
  asksToConfirm,
  onChanged,
}: {
  asksToConfirm: boolean;
  onChanged: () => Promise<void>;
}) {
  const [, act] = useAction();
  const set = (asks: boolean) =>
    act(async () => {
      await adminRequest("PUT", `${subscribersPath}/settings`, { body: { asksToConfirm: asks } });
      showToast({ title: "Saved" });
      await onChanged();
    }, "The setting could not be saved. Please try again.");
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
