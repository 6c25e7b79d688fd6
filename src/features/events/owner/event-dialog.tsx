import { useRef, useState } from "react";
import { adminRequest, readOneOf } from "#shared/browser/admin-request.ts";
import type { Form } from "#shared/browser/form.ts";
import { CheckboxField, TextAreaField, TextField } from "#ui/field.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { PictureFields } from "#ui/owner/pictures/picture-field.tsx";
import { SelectField } from "#ui/owner/select-segments-and-switch.tsx";
import { useDraftUntilLeft, useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import type { ChangedEvent, EventAudience, ListedEvent } from "../answers.ts";
import { EventInput, type OwnersWords, registrationModes } from "../inputs.ts";
import { waitingListRule } from "../waiting-list-in-words.ts";
import { changeLetter, type Difference, differencesOf } from "./event-letter-drafts.ts";
import { adminEventsPath, audiencePath, eventFormSays, refreshEvents } from "./queries.ts";
import type { TellPeopleQuestion } from "./tell-people-dialog.tsx";

const TellPeopleDialog = lazyDialog(() => import("./tell-people-dialog.tsx"));

/** The form for a new event, or for the one given. */
export function EventDialog({
  event,
  onClose,
  onTold,
}: {
  event: ListedEvent | undefined;
  onClose: () => void;
  onTold?: (letterId: number | undefined) => void;
}) {
  const verb = event ? "update" : "create";
  /** The server's version, as far as known: what the people were told last. */
  const announced = useRef(event);
  const [question, setQuestion] = useState<TellPeopleQuestion & { differences: Difference[] }>();
  const letterDraft = `letter:change:${event?.id}`;
  useDraftUntilLeft(letterDraft);

  /** Asks whether to tell the event's people, and resolves with what to send; undefined: not saved. */
  async function askWhomToTell(
    before: ListedEvent,
    input: EventInput,
  ): Promise<Pick<ChangeBody, "tell"> | undefined> {
    const differences = differencesOf(before, input);
    if (differences.length === 0) return {};
    const { registrations } = await adminRequest<EventAudience>("GET", audiencePath(before.id));
    if (registrations === 0) return {};
    return new Promise((resolve) => {
      const answer = (given: Pick<ChangeBody, "tell"> | undefined) => {
        setQuestion(undefined);
        resolve(given);
      };
      setQuestion({
        eventId: before.id,
        differences,
        draft: letterDraft,
        keepsDraft: true,
        letter: changeLetter(input.title, differences),
        tells: new Date(before.endsAt) > new Date(),
        yes: "Save the Change",
        no: "Back to the Form",
        isDestructive: false,
        async send(tell) {
          answer(tell ? { tell } : {});
          return undefined;
        },
        onClose: () => answer(undefined),
      });
    });
  }

  const form = useOwnerForm({
    draft: `event:${event?.id ?? "new"}`,
    item: event,
    valuesOf,
    schema: EventInput,
    async save(input, unchanged): Promise<ChangedEvent | false> {
      const body: ChangeBody = { ...input, imageUrl: input.imageUrl || null };
      if (!announced.current) return adminRequest("POST", adminEventsPath, { body });
      const { id } = announced.current;
      const told = await askWhomToTell(announced.current, input);
      if (!told) return false;
      return adminRequest("PUT", `${adminEventsPath}/${id}`, {
        body: { ...body, ...told },
        ...unchanged,
      });
    },
    async readAgain() {
      const now = await readOneOf<ListedEvent>(adminEventsPath, event?.id);
      announced.current = now ?? announced.current;
      return now;
    },
    says: { failed: `Failed to ${verb} event.`, ...eventFormSays },
    onSaved({ letter }) {
      showToast({ title: "Success", description: `Event ${verb}d successfully!` });
      onClose();
      onTold?.(letter?.id);
      void refreshEvents();
    },
  });

  const { field } = form;
  return (
    <FormDialog
      title={event ? "Edit Event" : "Create Event"}
      submit={event ? "Update Event" : "Create Event"}
      {...{ form, onClose }}
      after={
        question && (
          <TellPeopleDialog {...question}>
            <ul className="mt-3">
              {question.differences.map(({ what, before, after }) => (
                <li key={what}>
                  The {what}: <s>{before}</s> <strong>{after}</strong>
                </li>
              ))}
            </ul>
          </TellPeopleDialog>
        )
      }
    >
      <TextField label="Title" {...field("title")} />
      <TextAreaField label="Description" rows={5} {...field("description")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Date" type="date" {...field("date")} />
        <TextField label="Time" hint="For example 2:00 PM - 4:00 PM" {...field("time")} />
      </div>
      <TextField label="Location" {...field("location")} />
      <PictureFields
        form={form}
        name="imageUrl"
        label="Image URL"
        inputMode="url"
        holds="url"
        addressOf={(address) => address || undefined}
      />
      <PlanningFields form={form} />
    </FormDialog>
  );
}

type ChangeBody = EventInput & { tell?: OwnersWords };

const nothing = {
  ...{ title: "", description: "", date: "", time: "", location: "" },
  ...{ imageUrl: "", pictureAlt: "", pictureFocus: "" },
  ...{
    capacity: null as number | null,
    closesAt: "",
    registrationMode: "until_event_ends" as string,
  },
  ...{ cost: "", notes: "", sendsReminder: true, sendsThanks: true },
};
type EventValues = typeof nothing;

function valuesOf(event: ListedEvent | undefined): EventValues {
  const names = Object.keys(nothing) as (keyof EventValues)[];
  return Object.fromEntries(
    names.map((name) => [name, event?.[name] ?? nothing[name]]),
  ) as EventValues;
}

function PlanningFields({
  form: { field, values },
}: {
  form: Pick<Form<EventValues>, "field" | "values">;
}) {
  const mode = values.registrationMode;
  return (
    <fieldset className="grid gap-5 border-t border-rule pt-4">
      <legend className="pr-3 font-serif text-lead">Registration</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Capacity"
          optional
          hint="In people. Empty: as many as come."
          type="number"
          inputMode="numeric"
          min={1}
          {...field("capacity")}
        />
        <SelectField
          label="Registration"
          choices={Object.entries(registrationModes)}
          {...field("registrationMode")}
        />
        {/* Hidden and not left out: what was typed stays until it is open again. */}
        <div hidden={mode === "closed"}>
          <TextField
            label="Registration Closes"
            optional
            type="datetime-local"
            hint={`By the nursery’s clock. Empty: ${mode === "always" ? "never" : "when the event is over"}.`}
            {...field("closesAt")}
          />
        </div>
        <TextField label="Cost" optional hint="For example: Free" {...field("cost")} />
      </div>
      <details className="admin-fold">
        <summary>How the waiting list works</summary>
        <p>{waitingListRule}</p>
      </details>
      <TextAreaField
        label="Notes for Those Who Come"
        optional
        rows={3}
        hint="What to bring, where to park. On the event’s page and in the letter."
        {...field("notes")}
      />
      <div className="grid sm:grid-cols-2">
        <CheckboxField label="Send a reminder two days before" {...field("sendsReminder")} />
        <CheckboxField label="Send a word of thanks after" {...field("sendsThanks")} />
      </div>
    </fieldset>
  );
}
