import { useState } from "react";
import { acceptedPictures, type StoredPicture } from "#features/pictures/contract.ts";
import {
  adminRequest,
  adminUpload,
  ifUnchanged,
  isOvertaken,
  isSignedOut,
} from "#platform/browser/admin-request.ts";
import { currentToken } from "#platform/browser/admin-session.ts";
import { useOwnerForm } from "#platform/browser/owner-form.ts";
import { HttpError } from "#platform/shared/http-error.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import Modal from "#ui/modal.tsx";
import { ConflictNotice } from "#ui/owner/conflict-notice.tsx";
import { PictureField } from "#ui/owner/picture-field.tsx";
import { DiscardQuestion, UnsavedWork } from "#ui/owner/unsaved.tsx";
import { schemaResolver } from "#ui/schema-resolver.ts";
import { showToast } from "#ui/toast.ts";
import { EventInput, type ListedEvent } from "../contract.ts";
import { adminEventsPath, refreshEvents } from "./queries.ts";

/** The form for a new event, or for the one given. */
export function EventDialog({
  event,
  onClose,
}: {
  event: ListedEvent | undefined;
  onClose: () => void;
}) {
  const { form, version, buildOn, wasKept, showIssues } = useOwnerForm({
    name: `event:${event?.id ?? "new"}`,
    resolver: schemaResolver(EventInput),
    saved: inputOf(event),
    version: event?.version,
  });
  const [overtaken, setOvertaken] = useState<string>();
  const [asks, setAsks] = useState(false);
  const { errors, isSubmitting, isDirty } = form.formState;
  const imageUrl = form.watch("imageUrl");
  const verb = event ? "update" : "create";

  async function save(input: EventInput, over = version) {
    const body = { ...input, imageUrl: input.imageUrl || null };
    try {
      if (event) {
        await adminRequest("PUT", `${adminEventsPath}/${event.id}`, {
          body,
          ...ifUnchanged(over),
        });
      } else {
        await adminRequest("POST", adminEventsPath, { body });
      }
    } catch (error) {
      if (isOvertaken(error)) {
        setOvertaken(error.serverMessage ?? "Somebody else changed this event meanwhile.");
        return;
      }
      if (isSignedOut(error)) return;
      showIssues(error);
      failed(`Failed to ${verb} event.`);
      return;
    }
    showToast({ title: "Success", description: `Event ${verb}d successfully!` });
    onClose();
    void refreshEvents();
  }

  async function readTheirs(): Promise<ListedEvent | undefined> {
    try {
      const events = await adminRequest<ListedEvent[]>("GET", adminEventsPath);
      const theirs = events.find(({ id }) => id === event?.id);
      if (theirs) return theirs;
      failed("This event has been deleted meanwhile.");
    } catch (error) {
      if (!isSignedOut(error)) failed("Error loading events. Please try again.");
    }
    return undefined;
  }

  async function takeTheirs() {
    const theirs = await readTheirs();
    if (!theirs) return;
    setOvertaken(undefined);
    buildOn(theirs.version);
    form.reset(inputOf(theirs));
    form.setFocus("title");
  }

  async function saveOver() {
    const theirs = await readTheirs();
    if (!theirs) return;
    setOvertaken(undefined);
    buildOn(theirs.version);
    await form.handleSubmit((input) => save(input, theirs.version))();
  }

  return (
    <Modal
      title={event ? "Edit Event" : "Create Event"}
      className="dialog-wide"
      onClose={() => (isDirty ? setAsks(true) : onClose())}
    >
      <form
        noValidate
        method="post"
        className="mt-5 grid gap-5"
        onSubmit={form.handleSubmit((input) => save(input))}
      >
        {wasKept && (
          <p role="status" className="admin-notice">
            What you typed before is still here. It has not been saved yet.
          </p>
        )}
        {overtaken && (
          <ConflictNotice
            message={overtaken}
            onReload={() => void takeTheirs()}
            onOverwrite={() => void saveOver()}
          />
        )}
        <TextField label="Title" error={errors.title?.message} {...form.register("title")} />
        <TextAreaField
          label="Description"
          rows={5}
          error={errors.description?.message}
          {...form.register("description")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Date"
            type="date"
            error={errors.date?.message}
            {...form.register("date")}
          />
          <TextField
            label="Time"
            hint="For example 2:00 PM - 4:00 PM"
            error={errors.time?.message}
            {...form.register("time")}
          />
        </div>
        <TextField
          label="Location"
          error={errors.location?.message}
          {...form.register("location")}
        />
        <PictureField
          label="Image URL"
          optional
          inputMode="url"
          accept={acceptedPictures}
          upload={async (file) => (await adminUpload<StoredPicture>(picturesPath, file)).url}
          describe={describeUpload}
          onUploaded={(url) => form.setValue("imageUrl", url, { shouldDirty: true })}
          preview={imageUrl || undefined}
          error={errors.imageUrl?.message}
          {...form.register("imageUrl")}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => (isDirty ? setAsks(true) : onClose())}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
            {event ? "Update Event" : "Create Event"}
          </Button>
        </div>
      </form>
      <UnsavedWork dirty={isDirty} mayLeave={() => currentToken() === null} />
      {asks && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsks(false)} />}
    </Modal>
  );
}

const picturesPath = "/api/admin/pictures";

function describeUpload(error: unknown): string {
  return (
    (error instanceof HttpError && error.serverMessage) ||
    "The picture could not be uploaded. Please try again."
  );
}

function inputOf(event: ListedEvent | undefined) {
  return {
    title: event?.title ?? "",
    description: event?.description ?? "",
    date: event?.date ?? "",
    time: event?.time ?? "",
    location: event?.location ?? "",
    imageUrl: event?.imageUrl ?? "",
  };
}

function failed(description: string): void {
  showToast({ title: "Error", description, variant: "destructive" });
}
