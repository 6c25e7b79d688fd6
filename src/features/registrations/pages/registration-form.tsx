import { useEffect, useRef, useState } from "react";
import type { Event } from "#features/events/answers.ts";
import { tourEventId } from "#features/events/rules.ts";
import { waitingListRule } from "#features/events/waiting-list-rule.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { useForm } from "#shared/browser/form.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { createKeys } from "#shared/browser/idempotency-key.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { HoneypotField } from "#ui/honeypot-field.tsx";
import { PrivacyLink } from "#ui/privacy-link.tsx";
import { prepareToasts, showToast } from "#ui/show-toast.ts";
import type { NotRegistered, Registered } from "../answers.ts";
import type { RegistrationForm } from "../inputs.ts";
import { controlOf, fieldNames, fieldOf, fieldsIn } from "../registration-fields.ts";
import { looksLikeProgram, mostAttendees } from "../rules.ts";
import { refusalOf } from "./registration-refusal.ts";
import type { KeptRegistration, PostedRegistration } from "./registration-without-javascript.ts";
import { registrationPage, registrationSectionId } from "./texts.ts";

const start = { ...fieldsIn(undefined), attendeesCount: 1, website: "" };

async function loadSchema() {
  prepareToasts();
  return (await import("../inputs.ts")).RegistrationForm;
}

/** The registration form, as the server renders it and as it works with JavaScript. */
export function RegistrationFormSection({
  event,
  posted,
  onRegistered,
}: {
  event: Event;
  posted: PostedRegistration | undefined;
  onRegistered: (registered: KeptRegistration) => void;
}) {
  const [sendRegistration] = useState(() => createRegistrationSender(event));
  const [refusal, setRefusal] = useState(posted?.refusal);
  /** Which of the form's two buttons was pressed last. */
  const joinWaitingList = useRef(false);
  const { props, field, busy } = useForm({
    start,
    posted,
    loadSchema,
    async send(registration) {
      const outcome = await sendRegistration(registration, {
        joinWaitingList: joinWaitingList.current,
      });
      if (outcome.kept) {
        onRegistered(outcome.registered);
        return undefined;
      }
      setRefusal(outcome.refusal);
      return outcome.issues;
    },
  });

  return (
    <Card as="section" id={registrationSectionId} className="self-start p-6 sm:p-10">
      <h2 className="text-title">{registrationPage.form}</h2>
      {posted?.message && !posted.refusal?.waitingListOffered && (
        <p role="alert" className="field-error mt-4">
          {posted.message}
        </p>
      )}
      {/* Without JavaScript the page comes anew, and should open where the form was. */}
      <form {...props} action={`#${registrationSectionId}`} className="mt-6 grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          {fieldNames.map((name) => {
            const { isLong, isHalf, limits } = fieldOf(name);
            const Control = isLong ? TextAreaField : TextField;
            return (
              <Control
                key={name}
                {...field(name)}
                {...controlOf(name, "visitor")}
                {...limits}
                className={isHalf ? "" : "sm:col-span-2"}
              />
            );
          })}
        </div>
        <TextField
          {...field("attendeesCount")}
          label="Number of Attendees"
          hint={`Yourself included; at most ${mostAttendees}.`}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={mostAttendees}
          step={1}
          className="sm:max-w-[calc(50%-0.75rem)]"
        />
        <HoneypotField name="website" label="Please leave this empty" />
        <Button
          type="submit"
          busy={busy}
          busyLabel="Submitting..."
          className="justify-self-start"
          onClick={() => {
            joinWaitingList.current = false;
          }}
        >
          Complete Registration
        </Button>
        <PrivacyLink />
        {refusal?.waitingListOffered && (
          <WaitingListQuestion
            key={refusal.message}
            refusal={refusal}
            busy={busy}
            onJoin={() => {
              joinWaitingList.current = true;
            }}
          />
        )}
      </form>
    </Card>
  );
}

/** Asked where the party does not fit: nobody is put on the waiting list without having said so. */
function WaitingListQuestion({
  refusal,
  busy,
  onJoin,
}: {
  refusal: NotRegistered;
  busy: boolean;
  onJoin: () => void;
}) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
    section.current?.scrollIntoView({ block: "center" });
  }, []);
  const { question, join } = registrationPage.waiting;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="waiting-list"
      className="grid gap-3 border-t border-rule pt-5"
    >
      <p role="alert" className="font-semibold">
        {refusal.message}
      </p>
      <h3 id="waiting-list" className="text-title">
        {question}
      </h3>
      <p className="text-ink-soft">{waitingListRule}</p>
      <Button
        type="submit"
        name="joinWaitingList"
        value="true"
        variant="secondary"
        busy={busy}
        className="justify-self-start"
        onClick={onJoin}
      >
        {join}
      </Button>
    </section>
  );
}

/** What became of a sending: kept, or refused with messages that belong beside fields. */
type SendingOutcome =
  | { kept: true; registered: KeptRegistration }
  | {
      kept: false;
      issues: readonly { path: string; message: string }[];
      refusal?: NotRegistered | undefined;
    };

/**
 * Makes what sends the form and says so in toasts, as section 8 of the specification has them. The
 * same details sent again (a double click, a try after a lost connection) go under the same key, so
 * that they are kept once.
 */
function createRegistrationSender(event: {
  id: number;
  title: string;
}): (values: RegistrationForm, options: { joinWaitingList: boolean }) => Promise<SendingOutcome> {
  const keyOf = createKeys();

  return async ({ website, ...values }, { joinWaitingList }) => {
    const key = keyOf(values);
    const told = { website, filledInSeconds: performance.now() / 1000 };
    showToast({
      title: "Submitting registration...",
      description: "Please wait while we process your request.",
    });
    let registered: Registered;
    try {
      registered = await requestJson<Registered>("POST", "/api/events/register", {
        body: {
          eventId: event.id,
          ...values,
          ...(joinWaitingList && { joinWaitingList }),
          ...(looksLikeProgram(told) && told),
        },
        headers: { "idempotency-key": key },
      });
    } catch (error) {
      return failed(error);
    }
    showToast(registered.status === "waiting" ? onWaitingList(event) : success(event));
    const { email, attendeesCount } = values;
    return { kept: true, registered: { ...registered, email, attendeesCount } };
  };
}

/** Of the tour in the specification's own words. */
function success({ id, title }: { id: number; title: string }) {
  const name = id === tourEventId ? "our Summer Garden Tour and Talk" : title;
  return {
    title: "Registration successful!",
    description: `Thank you for registering for ${name}. We look forward to seeing you!`,
  };
}

function onWaitingList({ title }: { title: string }) {
  return {
    title: "You are on the waiting list",
    description: `We will write to you when there are places for ${title}.`,
  };
}

function failed(error: unknown): SendingOutcome {
  if (!(error instanceof HttpError)) {
    showToast({
      title: "Connection error",
      description: "We couldn't connect to our servers. Please try again later.",
      variant: "destructive",
    });
    return { kept: false, issues: [] };
  }
  const refusal = refusalOf(error);
  if (refusal?.code === "full") {
    // Nothing failed: the form asks about the waiting list.
    showToast({ title: "Not registered yet", description: refusal.message });
    return { kept: false, issues: [], refusal };
  }
  showToast({
    title: "Registration failed",
    description:
      error.serverMessage ?? "There was an error processing your registration. Please try again.",
    variant: "destructive",
  });
  return { kept: false, issues: error.issues, refusal };
}
