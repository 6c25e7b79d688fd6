import { useEffect, useRef, useState } from "react";
import type { Event } from "#features/events/answers.ts";
import { tourEventId } from "#features/events/event-addresses.ts";
import { waitingListRule } from "#features/events/waiting-list-in-words.ts";
import type { HttpError } from "#shared/both/http-error.ts";
import { useForm } from "#shared/browser/form.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { createKeys } from "#shared/browser/idempotency-key.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Problem } from "#ui/field.tsx";
import { HoneypotField, PrivacyLink } from "#ui/honeypot-and-privacy-link.tsx";
import { prepareToasts, showToast } from "#ui/show-toast.ts";
import type { NotRegistered, Registered } from "../answers.ts";
import { looksLikeProgram } from "../looks-like-program.ts";
import { fieldNames, fieldsIn, mostAttendees } from "../registration-fields.ts";
import { AttendeesField, plainControls } from "./plain-controls.tsx";
import type { KeptRegistration, PostedRegistration } from "./registration-without-javascript.ts";
import { noConnection, registrationSectionId } from "./texts.ts";

const start = { ...fieldsIn(undefined), attendeesCount: 1, website: "" };

async function loadSchema() {
  prepareToasts();
  return (await import("../inputs.ts")).RegistrationForm;
}

/** The form, with JavaScript and without. Its toasts are those of the specification's section 8. */
export function RegistrationFormSection({
  event,
  posted,
  onRegistered,
}: {
  event: Event;
  posted: PostedRegistration | undefined;
  onRegistered: (registered: KeptRegistration) => void;
}) {
  const [keyOf] = useState(createKeys);
  const [refusal, setRefusal] = useState(posted?.refusal);
  const [hasFailed, setHasFailed] = useState(false);
  /** Which of the form's two buttons was pressed last. */
  const joinWaitingList = useRef(false);
  const { props, field, busy } = useForm({
    start,
    posted,
    loadSchema,
    draft: "registration",
    async send({ website, ...values }) {
      setHasFailed(false);
      const told = { website, filledInSeconds: performance.now() / 1000 };
      showToast({
        title: "Submitting registration...",
        description: "Please wait while we process your request.",
      });
      const registered = await requestJson<Registered>("POST", "/api/events/register", {
        body: {
          eventId: event.id,
          ...values,
          ...(joinWaitingList.current && { joinWaitingList: true }),
          ...(looksLikeProgram(told) && told),
        },
        headers: { "idempotency-key": keyOf(values) },
      });
      showToast(registered.status === "waiting" ? onWaitingList(event) : success(event));
      const { email, attendeesCount } = values;
      onRegistered({ ...registered, email, attendeesCount });
      return undefined;
    },
    onFailure(error) {
      const why = error?.refusal<NotRegistered>();
      setRefusal(why);
      setHasFailed(!why?.waitingListOffered);
      showToast(error ? notRegistered(error) : noConnection);
    },
  });

  return (
    <Card id={registrationSectionId} className="self-start p-6 sm:p-10">
      <h2 className="text-title">Your Registration</h2>
      <Problem role="alert" className="mt-4">
        {!posted?.refusal?.waitingListOffered && posted?.message}
      </Problem>
      {/* Without JavaScript the page comes anew, and should open where the form was. */}
      <form {...props} action={`#${registrationSectionId}`} className="mt-6 grid grid-cols-1 gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          {plainControls(fieldNames, field, { from: "visitor", columns: 2, hasLimits: true })}
        </div>
        <AttendeesField
          {...field("attendeesCount")}
          most={mostAttendees}
          className="sm:max-w-[calc(50%-0.75rem)]"
        />
        <HoneypotField />
        <Problem>{hasFailed && "It did not go through. Nothing that you typed is lost."}</Problem>
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

/** Asked if the party does not fit: nobody is put on the waiting list without agreeing. */
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
        Would you like to join the waiting list?
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
        Join the Waiting List
      </Button>
    </section>
  );
}

/** The tour's text is the specification's own. */
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

function notRegistered({ serverMessage }: HttpError) {
  return {
    title: "Registration failed",
    description:
      serverMessage ?? "There was an error processing your registration. Please try again.",
    variant: "destructive",
  } as const;
}
