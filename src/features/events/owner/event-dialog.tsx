import { acceptedPictures, type StoredPicture } from "#features/pictures/contract.ts";
import { adminRequest, adminUpload } from "#platform/browser/admin-request.ts";
import { useOwnerForm } from "#platform/browser/owner-form.ts";
import { HttpError } from "#platform/shared/http-error.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { FormNotices } from "#ui/owner/form-notices.tsx";
import { PictureField } from "#ui/owner/picture-field.tsx";
import { showFailure, showToast } from "#ui/toast.ts";
import type { ListedEvent } from "../contract.ts";
import { PlanningFields } from "./planning-fields.tsx";
import { EventForm, planningValues } from "./planning-form.ts";
import { adminEventsPath, refreshEvents } from "./queries.ts";

/** The form for a new event, or for the one given. */
export function EventDialog({
  event,
  onClose,
}: {
  event: ListedEvent | undefined;
  onClose: () => void;
}) {
  const verb = event ? "update" : "create";
  const { props, field, values, set, busy, isChanged, isUnsaved, notices } = useOwnerForm({
    draft: `event:${event?.id ?? "new"}`,
    item: event,
    valuesOf,
    schema: EventForm,
    save(input, unchanged) {
      const body = { ...input, imageUrl: input.imageUrl || null };
      if (!event) return adminRequest("POST", adminEventsPath, { body });
      return adminRequest("PUT", `${adminEventsPath}/${event.id}`, { body, ...unchanged });
    },
    async readAgain() {
      const events = await adminRequest<ListedEvent[]>("GET", adminEventsPath);
      return events.find(({ id }) => id === event?.id);
    },
    says: {
      failed: `Failed to ${verb} event.`,
      overtaken: "Somebody else changed this event meanwhile.",
      gone: "This event has been deleted meanwhile.",
      unreadable: "Error loading events. Please try again.",
    },
    onFailure: showFailure,
    onSaved() {
      showToast({ title: "Success", description: `Event ${verb}d successfully!` });
      onClose();
      void refreshEvents();
    },
  });

  return (
    <FormDialog
      title={event ? "Edit Event" : "Create Event"}
      className="dialog-wide"
      {...{ isChanged, isUnsaved, onClose }}
    >
      {(leave) => (
        <form {...props} noValidate className="mt-5 grid gap-5">
          <FormNotices {...notices} />
          <TextField label="Title" {...field("title")} />
          <TextAreaField label="Description" rows={5} {...field("description")} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Date" type="date" {...field("date")} />
            <TextField label="Time" hint="For example 2:00 PM - 4:00 PM" {...field("time")} />
          </div>
          <TextField label="Location" {...field("location")} />
          <PictureField
            label="Image URL"
            optional
            inputMode="url"
            accept={acceptedPictures}
            upload={async (file) => (await adminUpload<StoredPicture>(picturesPath, file)).url}
            describe={describeUpload}
            onUploaded={(url) => set("imageUrl", url)}
            preview={values.imageUrl || undefined}
            {...field("imageUrl")}
          />
          <PlanningFields field={field} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" busy={busy} busyLabel="Saving...">
              {event ? "Update Event" : "Create Event"}
            </Button>
          </div>
        </form>
      )}
    </FormDialog>
  );
}

const picturesPath = "/api/admin/pictures";

function describeUpload(error: unknown): string {
  return (
    (error instanceof HttpError && error.serverMessage) ||
    "The picture could not be uploaded. Please try again."
  );
}

function valuesOf(event: ListedEvent | undefined) {
  return {
    title: event?.title ?? "",
    description: event?.description ?? "",
    date: event?.date ?? "",
    time: event?.time ?? "",
    location: event?.location ?? "",
    imageUrl: event?.imageUrl ?? "",
    ...planningValues(event),
  };
}
