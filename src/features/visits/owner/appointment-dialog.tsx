import type { PublicEvent } from "#features/events/answers.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { atNursery, todayAtNursery } from "#shared/both/nursery-time.ts";
import { defaultHours } from "#shared/both/site-details.ts";
import { adminRequest, readOneOf, useAdminQuery } from "#shared/browser/admin-request.ts";
import { TextField } from "#ui/field.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { SelectField } from "#ui/owner/select-segments-and-switch.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import { useSite } from "#ui/use-site.ts";
import type { VisitForOwner } from "../answers.ts";
import { AppointmentInput } from "../inputs.ts";
import { type DiaryEntry, diaryOf, overlapping } from "./diary-days.ts";
import { visitsPath } from "./queries.ts";

const lengths = [15, 30, 45, 60, 90, 120];

/** Gives a visitor a day and a time, or another one, with what is taken on that day. */
export default function AppointmentDialog({
  visit,
  onGiven,
  onClose,
}: {
  visit: VisitForOwner;
  onGiven: (now: VisitForOwner) => void;
  onClose: () => void;
}) {
  const { id, fullName, email, phone, days, appointment } = visit;
  const form = useOwnerForm({
    draft: `appointment:${id}`,
    item: visit,
    valuesOf: () => startOf(visit),
    schema: AppointmentInput,
    payloadOf: (values) => ({ ...values, minutes: Number(values.minutes) }),
    save: (body, unchanged) =>
      adminRequest<VisitForOwner>("PUT", `${visitsPath}/${id}/appointment`, { body, ...unchanged }),
    readAgain: () => readOneOf<VisitForOwner>(visitsPath, id),
    says: { failed: "The time could not be given. Please try again." },
    onSaved(now) {
      onGiven(now);
      onClose();
      showToast({
        title: "The time is in your diary",
        description: isAsItWas(now, visit)
          ? "It is as it was before: no letter goes."
          : email
            ? `A letter tells ${email}.`
            : `There is no e-mail address: please call ${phone}.`,
      });
    },
  });
  const { values, field } = form;
  const visits = useAdminQuery<VisitForOwner[]>(visitsPath);
  const events = useAdminQuery<PublicEvent[]>("/api/events");
  const taken = diaryOf(visits.data ?? [], events.data ?? []).filter(
    ({ day, visitId }) => day === values.day && visitId !== id,
  );
  const { hours } = useSite();
  return (
    <FormDialog
      title={appointment ? `Another Time for ${fullName}` : `A Time for ${fullName}`}
      submit={email ? "Give This Time and Write" : "Give This Time"}
      {...{ form, onClose }}
    >
      <p>
        {appointment?.otherDays ? "Would rather come" : visit.occasion || "Would suit"}:{" "}
        <strong className="wrap-anywhere whitespace-pre-line">
          {appointment?.otherDays || days}
        </strong>
      </p>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField label="Day" type="date" min={todayAtNursery()} required {...field("day")} />
        <TextField label="Time" type="time" required {...field("time")} />
        <SelectField
          label="How Long"
          choices={[...new Set([...lengths, Number(values.minutes)])]
            .sort((a, b) => a - b)
            .map((minutes) => [minutes, `${minutes} minutes`])}
          {...field("minutes")}
        />
      </div>
      <p className="text-ink-soft">Opening hours on the site: {hours || defaultHours}</p>
      {values.day && (
        <section aria-labelledby="taken">
          <h3 id="taken" className="font-semibold">
            {formatEventDate(values.day)}
          </h3>
          {taken.length === 0 && <p className="text-ink-soft">Nothing else on this day.</p>}
          <ul>
            {taken.map(({ key, time, title }) => (
              <li key={key} className="wrap-anywhere">
                <span className="tabular-nums">{time}</span> {title}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="font-semibold text-rubric empty:hidden">
        {overlapInWords(overlapping(taken, { ...values, minutes: Number(values.minutes) }))}
      </p>
    </FormDialog>
  );
}

function startOf({ appointment }: VisitForOwner) {
  if (!appointment) return { day: "", time: "10:00", minutes: "45" };
  const local = atNursery(appointment.at);
  return { day: local.slice(0, 10), time: local.slice(11), minutes: String(appointment.minutes) };
}

/** Each time that is told says when it was. */
const isAsItWas = (now: VisitForOwner, before: VisitForOwner) =>
  now.statusChangedAt === before.statusChangedAt;

/** "This overlaps with Ann Lee and Herb Walk. You can give it all the same." */
function overlapInWords(entries: readonly DiaryEntry[]): string {
  if (entries.length === 0) return "";
  const titles = new Intl.ListFormat("en-US").format(entries.map(({ title }) => title));
  return `This overlaps with ${titles}. You can give it all the same.`;
}
