import { useRef } from "react";
import type { PostedForm } from "#platform/browser/posted-form.ts";
import { fillIn } from "#platform/shared/site-settings.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { useProgressiveForm } from "#ui/progressive-form.ts";
import { useSite } from "#ui/site.ts";
import { prepareToasts } from "#ui/toast.ts";
import { consentWordings, currentWording } from "../consent-wording.ts";
import { newsletter } from "./copy.ts";
import { sendSubscription } from "./send-sign-up.ts";

/** What checks the fields is loaded when the form comes near, not with the page. */
const loadSchema = () =>
  import("../contract.ts").then(({ SubscriptionInput }) => SubscriptionInput);

/** Email and cell phone. The plain post works until, and without, the code that takes it over. */
export function NewsletterForm({
  posted,
  onJoined,
}: {
  posted: PostedForm | undefined;
  onJoined: () => void;
}) {
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const { field, onSubmit, busy, showIssues } = useProgressiveForm({
    form,
    loadSchema,
    issues: posted?.issues ?? [],
    onSubmit: async (values) => {
      const outcome = await sendSubscription(values);
      if (outcome.kept) onJoined();
      else showIssues(outcome.issues);
    },
  });
  // Said beside the fields already, unless it is about the sending as a whole.
  const message = posted && posted.issues.length === 0 ? posted.message : undefined;
  const typed = posted?.values ?? {};

  return (
    <form
      ref={form}
      method="post"
      action="/?index#newsletter"
      onSubmit={onSubmit}
      onFocus={prepareToasts}
      className="grid gap-5"
    >
      {message && (
        <p role="alert" className="field-error">
          {message}
        </p>
      )}
      <input type="hidden" name="wording" value={currentWording.newsletter} />
      <TextField
        {...field("email")}
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={typed["email"]}
      />
      <TextField
        {...field("phoneNumber")}
        label="Cell phone"
        optional
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={typed["phoneNumber"]}
      />
      <Button type="submit" busy={busy} busyLabel={newsletter.busyLabel}>
        {newsletter.submitLabel}
      </Button>
      <p className="text-small text-ink-soft">
        {fillIn(consentWordings[currentWording.newsletter].text, site)}
      </p>
    </form>
  );
}
