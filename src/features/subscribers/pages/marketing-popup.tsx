import { useEffect, useState } from "react";
import { fillIn } from "#shared/both/site-details.ts";
import { useForm } from "#shared/browser/form.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { hasGivenDetails } from "#shared/browser/visitor-gave-details.ts";
import { Button } from "#ui/button.tsx";
import { EmailField, PhoneField } from "#ui/field.tsx";
import { useFocusAfterAction } from "#ui/focus-after-action.ts";
import { PrivacyLink } from "#ui/honeypot-and-privacy-link.tsx";
import Modal from "#ui/modal.tsx";
import { prepareToasts, showToast } from "#ui/show-toast.ts";
import { useSite } from "#ui/use-site.ts";
import type { SignedUp } from "../answers.ts";
import {
  consentWordings,
  currentWording,
  mayAskFirst,
  wordingHeader,
} from "../consent-wordings.ts";
import { MarketingInput } from "../inputs.ts";
import { waitUntilVisitorIsFree } from "./wait-until-visitor-is-free.ts";

const missing = {
  email: {
    title: "Email required",
    description: "Please provide your email address.",
    atField: "We need an address to write to.",
  },
  phone: {
    title: "Cell phone number required",
    description: "Please provide your cell phone number.",
    atField: "We need a number to write to.",
  },
} as const;

/** The wording's beginning names its box; its "emails" would make that another field called "Email". */
const agree = "I agree";

export interface MarketingPopupProps {
  /** Whether it was answered meanwhile. */
  wasAnswered: () => boolean;
  /** It was answered, with yes or with no. */
  onAnswer: () => void;
  onClose: () => void;
}

/** Asks for an address once the visitor fills nothing in. If it is closed without an answer, it may come back. */
export default function MarketingPopup({ wasAnswered, onAnswer, onClose }: MarketingPopupProps) {
  const [open, setOpen] = useState(false);
  useEffect(
    // The answer may have been given meanwhile: in another tab, or by a form on this page.
    () =>
      waitUntilVisitorIsFree(() =>
        wasAnswered() || hasGivenDetails() ? onClose() : setOpen(true),
      ),
    [wasAnswered, onClose],
  );
  return open && <PopupDialog onAnswer={onAnswer} onClose={onClose} />;
}

function PopupDialog({ onAnswer, onClose }: Omit<MarketingPopupProps, "wasAnswered">) {
  const wording = fillIn(consentWordings[currentWording.popup].text, useSite());
  useEffect(prepareToasts, []);
  useFocusAfterAction();

  function answered() {
    onAnswer();
    onClose();
  }

  const { props, field, busy } = useForm({
    start: { email: "", phone: "", consentMarketing: true },
    loadSchema: async () => MarketingInput,
    onWrong(errors) {
      const first = (["email", "phone"] as const).find(
        (name) => errors[name] === missing[name].description,
      );
      if (!first) return;
      const { title, description } = missing[first];
      showToast({ title, description, variant: "destructive" });
    },
    async send(signUp) {
      await requestJson<SignedUp>("POST", "/api/marketing-subscribers", {
        body: signUp,
        headers: { [wordingHeader]: currentWording.popup },
      });
      showToast({
        title: "Thank you for joining! You're now part of our gardening community.",
        note: signUp.consentMarketing ? mayAskFirst : undefined,
      });
      answered();
      return undefined;
    },
    onFailure: () =>
      showToast({
        title: "Submission error",
        description: "There was a problem adding you to our list. Please try again.",
        variant: "destructive",
      }),
  });

  /** The toast has the specified words; the field says it in its own. */
  const required = (name: "email" | "phone") => {
    const { error, ...rest } = field(name);
    return { ...rest, error: error === missing[name].description ? missing[name].atField : error };
  };

  return (
    <Modal title="Come Garden with Us" onClose={onClose} describedBy="popup-lead">
      <p id="popup-lead" className="mt-3 font-serif text-lead text-ink-soft">
        Leave your email and cell phone number, and we will let you know about garden tours, plant
        sales and workshops.
      </p>
      {/* Our own check: spaces alone are no answer, whatever `required` says. */}
      <form {...props} noValidate className="mt-6 grid gap-5">
        <EmailField {...required("email")} label="Email" required />
        <PhoneField {...required("phone")} label="Cell phone number" required />
        <div className="flex items-start gap-3 py-2">
          <input
            name="consentMarketing"
            type="checkbox"
            defaultChecked
            id="popup-consent"
            aria-describedby="popup-wording"
            className="checkbox"
          />
          <p id="popup-wording">
            <label htmlFor="popup-consent">{agree}</label>
            {wording.slice(agree.length)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} busyLabel="Submitting..." className="grow">
            Join the Community
          </Button>
          <Button variant="secondary" onClick={answered} className="grow">
            No Thanks
          </Button>
        </div>
        <PrivacyLink />
      </form>
    </Modal>
  );
}
