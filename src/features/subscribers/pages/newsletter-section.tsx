import { useEffect, useRef, useState } from "react";
import { type ActionFunctionArgs, useActionData } from "react-router";
import { pageApi } from "#shared/both/page-rendering-context.ts";
import { fillIn } from "#shared/both/site-details.ts";
import { useForm } from "#shared/browser/form.ts";
import { type PostedForm, readPostedForm } from "#shared/browser/form-without-javascript.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { noteDetailsGiven } from "#shared/browser/visitor-gave-details.ts";
import { Button } from "#ui/button.tsx";
import { EmailField, PhoneField, Problem } from "#ui/field.tsx";
import { PrivacyLink } from "#ui/honeypot-and-privacy-link.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { prepareToasts, showToast } from "#ui/show-toast.ts";
import { useSite } from "#ui/use-site.ts";
import type { SignedUp } from "../answers.ts";
import {
  consentWordings,
  currentWording,
  mayAskFirst,
  wordingHeader,
} from "../consent-wordings.ts";

/** Home's sign-up: the form, and once it is sent the thanks in its place. */
export function NewsletterSection() {
  const posted = useActionData<typeof signUpWithoutJavaScript>();
  const [joined, setJoined] = useState(false);
  return (
    <section id="newsletter" aria-labelledby="newsletter-heading" className="section-y">
      <div className="page-x">
        <div className="home-plaque mx-auto grid max-w-[64rem] grid-cols-1 gap-x-14 gap-y-8 p-7 sm:p-12 lg:grid-cols-[4fr_5fr] lg:items-center">
          <div className="max-lg:text-center">
            <Ornament name="rose" className="w-12 text-rose" />
            <h2 id="newsletter-heading" className="mt-3">
              Join Our Garden Community
            </h2>
            <p className="mt-4 font-serif text-lead text-balance text-ink-soft">
              We will send word of events and plant sales, and of what to sow, plant and prune
              through the Pennsylvania year.
            </p>
          </div>
          {joined || posted?.kept ? (
            <Thanks focused={joined} />
          ) : (
            <NewsletterForm posted={posted} onJoined={() => setJoined(true)} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Takes the form's place, and the focus with it where the form had it. */
function Thanks({ focused }: { focused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(noteDetailsGiven, []);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className="py-6 text-center">
      <Ornament name="fleuron" className="w-14 text-gilt" />
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-h2">
        Thank You!
      </h3>
      <p className="mt-3 font-serif text-lead">{`We are glad to have you. ${mayAskFirst}`}</p>
    </div>
  );
}

const start = { email: "", phoneNumber: "" };

async function loadSchema() {
  prepareToasts();
  return (await import("../inputs.ts")).SubscriptionInput;
}

/** Email and cell phone. The plain post works until, and without, the code that takes it over. */
function NewsletterForm({
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
    async send({ email, phoneNumber = "" }) {
      await requestJson<SignedUp>("POST", "/api/subscribe", {
        body: { email, phoneNumber },
        headers: { [wordingHeader]: currentWording.newsletter },
      });
      showToast({
        title: "Subscription successful!",
        description: "You have successfully subscribed to our newsletter.",
      });
      onJoined();
      return undefined;
    },
    onFailure(error) {
      const description = error?.message || "Failed to subscribe. Please try again.";
      showToast({ title: "Subscription failed", description, variant: "destructive" });
    },
  });
  // Said beside the fields already, unless it is about the sending as a whole.
  const message = posted && posted.issues.length === 0 ? posted.message : undefined;

  return (
    <form {...props} action="/?index#newsletter" className="grid gap-5">
      <Problem role="alert">{message}</Problem>
      <input type="hidden" name="wording" value={currentWording.newsletter} />
      <EmailField {...field("email")} label="Email" required />
      <PhoneField {...field("phoneNumber")} label="Cell phone" optional />
      <Button type="submit" busy={busy} busyLabel="Subscribing...">
        Subscribe
      </Button>
      <p className="text-small text-ink-soft">
        {fillIn(consentWordings[currentWording.newsletter].text, site)}
      </p>
      <PrivacyLink />
    </form>
  );
}

/** Handles the form sent without JavaScript, through the same API. */
export function signUpWithoutJavaScript({ request, context }: ActionFunctionArgs) {
  return readPostedForm(request, ["email", "phoneNumber", "wording"], ({ wording, ...values }) => {
    const headers = { referer: request.url, [wordingHeader]: wording };
    return context.get(pageApi).post("/api/subscribe", values, headers);
  });
}
