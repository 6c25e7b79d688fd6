import { fillIn } from "#shared/both/site-details.ts";
import { useForm } from "#shared/browser/form.ts";
import type { PostedForm } from "#shared/browser/form-without-javascript.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PrivacyLink } from "#ui/privacy-link.tsx";
import { prepareToasts, showToast } from "#ui/show-toast.ts";
import { useSite } from "#ui/use-site.ts";
import { consentWordings, currentWording } from "../consent-wordings-of-forms.ts";
import { newsletter } from "./texts.ts";

const start = { email: "", phoneNumber: "" };

const loadSending = () => import("./send-sign-up.ts").catch(() => undefined);

async function loadSchema() {
  prepareToasts();
  void loadSending();
  return (await import("../inputs.ts")).SubscriptionInput;
}

/** Email and cell phone. The plain post works until, and without, the code that takes it over. */
export function NewsletterForm({
  posted,
  onJoined,
}: {
  posted: PostedForm | undefined;
  onJoined: () => void;
}) {
  const site = useSite();
  const { props, field, busy } = useForm({
    start,
    posted,
    loadSchema,
    async send(subscription) {
      const sending = await loadSending();
      if (!sending) {
        showToast({ ...newsletter.failed, variant: "destructive" });
        return undefined;
      }
      const outcome = await sending.sendSubscription(subscription, newsletter.failed);
      if (!outcome.kept) return outcome.issues;
      onJoined();
      return undefined;
    },
  });
  // Said beside the fields already, unless it is about the sending as a whole.
  const message = posted && posted.issues.length === 0 ? posted.message : undefined;

  return (
    <form {...props} action="/?index#newsletter" className="grid gap-5">
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
      />
      <TextField
        {...field("phoneNumber")}
        label="Cell phone"
        optional
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <Button type="submit" busy={busy} busyLabel={newsletter.busyLabel}>
        {newsletter.submitLabel}
      </Button>
      <p className="text-small text-ink-soft">
        {fillIn(consentWordings[currentWording.newsletter].text, site)}
      </p>
      <PrivacyLink />
    </form>
  );
}
