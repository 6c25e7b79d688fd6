import { type ReactNode, useEffect, useRef, useState } from "react";
import { type ActionFunctionArgs, useActionData } from "react-router";
import type { GardenPlant } from "#features/plants/answers.ts";
import { counted } from "#shared/both/counts-in-words.ts";
import { plantsOnList, readGarden, writeGarden } from "#shared/both/garden-list.ts";
import { pageApi } from "#shared/both/page-rendering-context.ts";
import { type Form, useForm } from "#shared/browser/form.ts";
import { type PostedForm, readPostedForm } from "#shared/browser/form-without-javascript.ts";
import { useGarden } from "#shared/browser/garden-list-storage.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { createKeys, keyOfPosted } from "#shared/browser/idempotency-key.ts";
import { getQuery, usePageQuery } from "#shared/browser/page-queries.ts";
import { noteDetailsGiven } from "#shared/browser/visitor-gave-details.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import {
  CheckboxField,
  EmailField,
  PhoneField,
  Problem,
  TextAreaField,
  TextField,
} from "#ui/field.tsx";
import { HoneypotField, PrivacyLink } from "#ui/honeypot-and-privacy-link.tsx";
import type { VisitAsked } from "../answers.ts";

export const visitSectionId = "visit";

/** What the form says where it asks for something else than a visit. */
export interface RequestWords {
  heading: string;
  lead: string;
  /** The label and the hint of the day. */
  days: readonly [label: string, hint: string];
  message: string;
  submit: string;
  thanks: string;
}

const visitWords: RequestWords = {
  heading: "Ask for a Visit",
  lead: "We open by appointment. Tell us when it would suit you, and we will answer with a day and a time.",
  days: ["Days That Suit You", "“Saturdays in May”, or “June 3rd or 4th, in the morning”."],
  message: "What Would You Like to See or Ask?",
  submit: "Ask for a Visit",
  thanks: "Your request has reached us. Please wait for our answer before you come.",
};

/** The form, and once it is sent the thanks in its place. Its page takes the plain post by `sendVisitForm`. */
export function VisitSection({ words = visitWords, ...request }: VisitSectionProps) {
  const posted = useActionData<typeof sendVisitForm>();
  const [asked, setAsked] = useState(false);
  return (
    <div className="page-x print:hidden pb-16 sm:pb-24">
      <Card
        id={visitSectionId}
        aria-labelledby="visit-heading"
        className="mx-auto max-w-text p-6 sm:p-10"
      >
        {asked || posted?.kept ? (
          <Thanks says={words.thanks} />
        ) : (
          <>
            <h2 id="visit-heading">{words.heading}</h2>
            <p className="mt-3 font-serif text-lead text-ink-soft">{words.lead}</p>
            <VisitForm {...{ posted, words, ...request }} onAsked={() => setAsked(true)} />
          </>
        )}
      </Card>
    </div>
  );
}

/** Takes the form's place, and the focus with it. */
function Thanks({ says }: { says: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    noteDetailsGiven();
  }, []);
  return (
    <div className="text-center">
      <h2 ref={heading} id="visit-heading" tabIndex={-1}>
        Thank You!
      </h2>
      <p className="mt-4 font-serif text-lead">{says}</p>
    </div>
  );
}

const start = {
  fullName: "",
  email: "",
  phone: "",
  days: "",
  message: "",
  plants: "",
  website: "",
  church: undefined as string | undefined,
  occasion: undefined as string | undefined,
};

interface VisitSectionProps {
  /** A list from the page's address; without one the visitor's own is offered. */
  plants?: string | undefined;
  /** What the message starts with. */
  message?: string | undefined;
  words?: RequestWords;
  /** Fields of its own, after those for the sender. */
  fields?: (field: Form<typeof start>["field"]) => ReactNode;
}

/** Every plant: plants on the visitor's list that are no longer in the catalogues are not sent. */
const everyPlantQuery =
  getQuery<readonly Pick<GardenPlant, "slug" | "formerSlugs">[]>("/plants/garden.json");

const loadSchema = async () => (await import("../inputs.ts")).VisitInput;

/** The form. The plain post works until, and without, the code that takes it over. */
function VisitForm({
  posted,
  plants,
  message = "",
  words,
  fields,
  onAsked,
}: VisitSectionProps & {
  words: RequestWords;
  posted: PostedForm | undefined;
  onAsked: () => void;
}) {
  const [keyOf] = useState(createKeys);
  const [failure, setFailure] = useState<string>();
  const own = useGarden();
  const hasPlants = plants === undefined && own !== undefined && own.length > 0;
  const { data: every } = usePageQuery(everyPlantQuery, { enabled: hasPlants });
  const isKnown = (name: string) =>
    every?.some(({ slug, formerSlugs }) => slug === name || formerSlugs?.includes(name)) ?? true;
  const garden = plants ?? writeGarden((own ?? []).filter(({ slug }) => isKnown(slug)));
  const [isSent, setIsSent] = useState(posted?.values["garden"] !== "");
  const { props, field, busy, set } = useForm({
    start: { ...start, message },
    posted,
    loadSchema,
    draft: words.heading + message,
    checkedTogether: ["email", "phone"],
    prepare: () => set("plants", isSent ? garden : ""),
    async send(visit) {
      setFailure(undefined);
      const headers = { "idempotency-key": keyOf(visit) };
      await requestJson<VisitAsked>("POST", "/api/visits", { body: visit, headers });
      onAsked();
      return undefined;
    },
    onFailure(error) {
      if (!error?.issues.length)
        setFailure(
          error?.serverMessage ?? "We could not reach our server. Please try again, or call us.",
        );
    },
  });

  return (
    // Without JavaScript the page comes again, and should open where the form was.
    <form {...props} action={`#${visitSectionId}`} className="mt-6 grid gap-6">
      <Problem role="alert">{posted?.issues.length === 0 && posted.message}</Problem>
      <TextField
        {...field("fullName")}
        label="Your Name"
        autoComplete="name"
        required
        minLength={2}
        maxLength={200}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <EmailField
          {...field("email")}
          label="Your Email"
          hint="An email address or a phone number is enough."
        />
        <PhoneField {...field("phone")} label="Your Phone Number" minLength={10} />
      </div>
      {fields?.(field)}
      <TextField
        {...field("days")}
        label={words.days[0]}
        hint={words.days[1]}
        required
        maxLength={300}
      />
      <TextAreaField
        {...field("message")}
        label={words.message}
        optional
        rows={4}
        maxLength={2000}
      />
      {garden && (
        <CheckboxField
          name="garden"
          value={garden}
          checked={isSent}
          onChange={({ target }) => setIsSent(target.checked)}
          label={`Send my garden list along (${counted(plantsOnList(readGarden(garden)), "plant")})`}
        />
      )}
      <HoneypotField />
      <Problem role="alert">{failure}</Problem>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" busy={busy} busyLabel="Sending...">
          {words.submit}
        </Button>
        <PrivacyLink />
      </div>
    </form>
  );
}

const names = ["fullName", "email", "phone", "days", "message", "garden", "website"] as const;
const parishNames = [...names, "church", "occasion"] as const;

type Name = (typeof parishNames)[number];

/** Handles the form sent without JavaScript, through the same API. */
export function sendVisitForm(sent: ActionFunctionArgs) {
  return sendPosted(sent, names);
}

/** The same for a parish's, whose own fields must be there. */
export function sendParishForm(sent: ActionFunctionArgs) {
  return sendPosted(sent, parishNames);
}

// All three are functions, because code that runs when a file loads stays in the browser's code.
function sendPosted({ request, context }: ActionFunctionArgs, fields: readonly Name[]) {
  return readPostedForm<Name>(request, fields, async ({ garden, ...values }) => {
    const body = { ...values, plants: garden };
    const headers = { "idempotency-key": await keyOfPosted(body) };
    return context.get(pageApi).post("/api/visits", body, headers);
  });
}
