import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import type * as z from "zod/mini";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { changesBySource } from "#features/registrations/owner-inputs.ts";
import { AttendeesField, plainControls } from "#features/registrations/pages/plain-controls.tsx";
import { saysPrice } from "#features/registrations/paid.ts";
import { fieldNames, fieldsIn, type Source } from "#features/registrations/registration-fields.ts";
import { statusLabels } from "#features/registrations/statuses.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { dashboardPath } from "#shared/browser/admin-session.ts";
import { fullTime } from "#shared/browser/relative-time.ts";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { HistoryOfThing } from "#ui/owner/history-of-thing.tsx";
import { OwnerForm } from "#ui/owner/owner-form.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { PersonLink } from "#ui/owner/people/person-link.tsx";
import { PrivateNoteField } from "#ui/owner/people/private-note-field.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import { useCapacityQuestion } from "./over-capacity.tsx";
import { PaidFields, withPaid } from "./paid-fields.tsx";
import { offeredTo, refreshRegistrations, registrationPath } from "./registration-actions.ts";

type Changes = z.infer<(typeof changesBySource)[Source]>;

const unreadable = "Failed to load registration data. Please try again.";

/** The screen that edits one registration. */
export default function EditRegistration() {
  const { id = "" } = useParams();
  const read = useAdminQuery<RegistrationForOwner>(registrationPath(id), { fresh: true });
  const { data } = read;
  const [round, setRound] = useState(0);

  return (
    <AdminPage
      title="Edit Registration"
      path={`/edit-registration/${id}`}
      withoutNav
      links={[[dashboardPath, "Back to Dashboard"]]}
    >
      <section className="card admin-card lg:max-w-[44rem]" aria-label="Registration">
        <WhenRead
          {...{ read, failed: unreadable }}
          loading="Loading registration data..."
          missing="Registration not found"
        >
          {(registration) => (
            <>
              <p className="mb-5 text-ink-soft">
                <PersonLink about={registration}>{registration.fullName}</PersonLink>,{" "}
                {registration.eventTitle ?? "Unknown Event"}. Status:{" "}
                {statusLabels[registration.status]}.{" "}
                <Link to={`${dashboardPath}?change-status=${id}`} className="font-semibold">
                  Change the status
                </Link>
              </p>
              <RegistrationEditor
                key={`${id} ${round}`}
                id={id}
                registration={registration}
                onPutBack={() => setRound(round + 1)}
              />
            </>
          )}
        </WhenRead>
        <footer className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-rule pt-[0.85rem] text-small text-ink-soft">
          <p>
            Last updated:{" "}
            {data?.createdAt ? (
              <time dateTime={data.createdAt}>{fullTime(data.createdAt)}</time>
            ) : (
              "N/A"
            )}
          </p>
        </footer>
      </section>
    </AdminPage>
  );
}

function RegistrationEditor({
  id,
  registration,
  onPutBack,
}: {
  id: string;
  registration: RegistrationForOwner;
  onPutBack: () => void;
}) {
  const navigate = useNavigate();
  const { source = "visitor" } = registration;
  const { send, question } = useCapacityQuestion();
  const form = useOwnerForm({
    draft: `registration:${id}`,
    item: registration,
    valuesOf,
    schema: changesBySource[source] as z.ZodMiniType<Changes>,
    payloadOf: withPaid,
    save: (changes, unchanged) =>
      send(
        (how) =>
          adminRequest<RegistrationForOwner>("PATCH", registrationPath(id), {
            body: { ...changes, ...how },
            ...unchanged,
          }),
        { people: changes.attendeesCount - registration.attendeesCount, isMore: true },
      ),
    readAgain: () => adminRequest<RegistrationForOwner>("GET", registrationPath(id)),
    says: {
      failed: "Failed to update registration. Please try again.",
      gone: "This registration has been deleted meanwhile.",
      unreadable,
    },
    onSaved({ offered }) {
      showToast({ title: "Registration updated", note: offeredTo(offered) });
      void refreshRegistrations();
      return navigate(dashboardPath);
    },
  });

  return (
    <>
      <OwnerForm form={form} submit="Save Changes" busyLabel="Saving Changes...">
        <div className="grid gap-5 sm:grid-cols-2">
          {plainControls(fieldNames, form.field, { from: source, columns: 2, byOwner: true })}
        </div>
        <AttendeesField className="max-w-52" {...form.field("attendeesCount")} />
        {(saysPrice(registration.eventCost) || registration.paid) && (
          <PaidFields eventCost={registration.eventCost} field={form.field} />
        )}
        <PrivateNoteField readers="who see the people of events" {...form.field("note")} />
        {question}
      </OwnerForm>
      <HistoryOfThing
        kind="registration"
        thing={id}
        isUnsaved={form.isUnsaved}
        onPutBack={onPutBack}
      />
    </>
  );
}

function valuesOf(registration: RegistrationForOwner | undefined) {
  return {
    ...fieldsIn(registration),
    attendeesCount: registration?.attendeesCount ?? 1,
    note: registration?.note ?? "",
    paid: registration?.paid ? (registration.paid.cents / 100).toFixed(2) : "",
    paidBy: registration?.paid?.by ?? "cash",
  };
}
