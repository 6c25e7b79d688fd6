import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest, changeRows, ifUnchanged, readOneOf } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { HistoryOfThing } from "#ui/owner/history-of-thing.tsx";
import { FormNotices } from "#ui/owner/owner-form.tsx";
import { PersonLink } from "#ui/owner/people/person-link.tsx";
import { PrivateNoteField } from "#ui/owner/people/private-note-field.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { telAddress } from "#ui/phone-and-email-links.tsx";
import { showToast } from "#ui/show-toast.ts";
import type { VisitForOwner } from "../answers.ts";
import { appointmentInWords } from "../appointment-in-words.ts";
import { VisitChanges, type VisitStatus, visitStatusLabels } from "../inputs.ts";
import { visitsPath } from "./queries.ts";

/** Under what name what is typed about a request is kept. */
export function visitDraft(id: number): string {
  return `visit:${id}`;
}

const becomes: Readonly<Record<VisitStatus, string>> = {
  open: "Open again",
  answered: "Marked as answered",
  done: "Marked as done",
};

const AppointmentDialog = lazyDialog(() => import("./appointment-dialog.tsx"));

/** Whether somebody comes at a time that was given. */
export function isToCome({ appointment }: VisitForOwner): boolean {
  return appointment?.cancelledBy === null && Date.parse(appointment.at) > Date.now();
}

/** One request, with what can be done about it. Each step can be taken back. */
export function VisitCard({
  visit,
  isShown,
  isFirst,
  onDelete,
}: {
  visit: VisitForOwner;
  /** Text typed in a card that the search hides is kept. */
  isShown: boolean;
  /** Of those in sight. */
  isFirst: boolean;
  onDelete: () => void;
}) {
  const { id, fullName, status, email, phone } = visit;
  // The toast outlives the card as it was when it came up.
  const saveNow = useRef((_wanted: VisitStatus) => {});
  const show = (now: VisitForOwner) =>
    changeRows<VisitForOwner>(visitsPath, (rows) => rows.map((it) => (it.id === id ? now : it)));
  const form = useOwnerForm({
    draft: visitDraft(id),
    item: visit,
    valuesOf: (it = visit) => ({ note: it.note, status: it.status }),
    schema: VisitChanges,
    save: (body, unchanged) =>
      adminRequest<VisitForOwner>("PATCH", `${visitsPath}/${id}`, { body, ...unchanged }),
    async readAgain() {
      const theirs = await readOneOf<VisitForOwner>(visitsPath, id);
      if (theirs) show(theirs);
      return theirs;
    },
    says: { failed: "Failed to change the request. Please try again." },
    onSaved(saved) {
      // An answered request leaves the open ones; the undo is visible wherever the list is scrolled.
      const action = { label: "Undo", onPress: () => saveNow.current(status) };
      showToast(
        saved.status === status
          ? { title: "Note saved" }
          : { title: becomes[saved.status], action },
      );
      show(saved);
    },
  });
  const { field, isChanged, notices } = form;
  const save = (wanted: VisitStatus) => {
    form.set("status", wanted);
    void form.submit();
  };
  saveNow.current = save;

  const { appointment } = visit;
  const [opened, setOpened] = useState<"time" | "off">();
  const [isCallingOff, act] = useAction();
  const busy = form.busy || isCallingOff;
  /** The card is made again with the appointment: what is typed is saved before. */
  const open = async (what: typeof opened) => {
    if (!isChanged || (await form.saveTyped())) setOpened(what);
  };
  const callOff = () =>
    act(async () => {
      const { version } = visit;
      show(
        await adminRequest<VisitForOwner>("DELETE", `${visitsPath}/${id}/appointment`, {
          ...ifUnchanged(version),
        }),
      );
      showToast({
        title: "The visit is called off",
        description: email
          ? `A letter tells ${email}.`
          : `There is no e-mail address: please call ${phone}.`,
      });
    }, "The visit could not be called off. Please try again.");

  return (
    <li
      id={`visit-${id}`}
      hidden={!isShown}
      className="card visit-card grid gap-3 p-[clamp(1rem,2.5vw,1.5rem)]"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="wrap-anywhere">
          <PersonLink about={{ email, phone }}>{fullName}</PersonLink>
        </h2>
        <Badge tone={status === "open" ? "rubric" : "plain"}>{visitStatusLabels[status]}</Badge>
        {visit.isSuspect && <Badge tone="gilt">Perhaps a program</Badge>}
        <time dateTime={visit.createdAt} className="ml-auto text-small text-ink-soft">
          {momentInWords(visit.createdAt)}
        </time>
      </header>
      <dl>
        <Detail label="Reach">
          {email && <a href={`mailto:${encodeURIComponent(email)}?${mailFor(visit)}`}>{email}</a>}
          {phone && <a href={telAddress(phone)}>{phone}</a>}
        </Detail>
        <Detail label="Church">{visit.church}</Detail>
        <Detail label="Occasion">{visit.occasion}</Detail>
        <Detail label="Days">{visit.days}</Detail>
        {appointment && (
          <Detail label="Time">
            <strong className={appointment.cancelledBy ? "line-through" : undefined}>
              {appointmentInWords(appointment.at, appointment.minutes)}
            </strong>
            {appointment.cancelledBy === "visitor" && " Cancelled by the visitor"}
            {appointment.cancelledBy === "owner" && " Called off"}
          </Detail>
        )}
        {appointment?.otherDays && (
          <Detail label="Rather">
            <strong className="text-rubric">{appointment.otherDays}</strong>
          </Detail>
        )}
        <Detail label="Message">{visit.message}</Detail>
        {visit.plantsLink && (
          <Detail label="Plants">
            {visit.plants.join(", ")} <Link to={visit.plantsLink}>See the list</Link>
          </Detail>
        )}
      </dl>
      <form {...form.props} className="grid gap-3">
        <FormNotices {...notices} />
        <PrivateNoteField of={fullName} isExplained={isFirst} {...field("note")} />
      </form>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant={isToCome(visit) && !appointment?.otherDays ? "secondary" : "primary"}
          disabled={busy}
          onClick={() => void open("time")}
        >
          {isToCome(visit) ? "Change the Time" : "Give a Time"}
        </Button>
        {status === "open" && (
          <Button variant="secondary" disabled={busy} onClick={() => save("answered")}>
            Mark as Answered
          </Button>
        )}
        {status !== "done" && (
          <Button variant="secondary" disabled={busy} onClick={() => save("done")}>
            Mark as Done
          </Button>
        )}
        {status !== "open" && (
          <Button variant="secondary" disabled={busy} onClick={() => save("open")}>
            Undo
          </Button>
        )}
        {isChanged && (
          <Button variant="quiet" disabled={busy} onClick={() => save(status)}>
            Save Note
          </Button>
        )}
        {isToCome(visit) && (
          <RowAction destructive onClick={() => void open("off")}>
            Call Off
          </RowAction>
        )}
        <RowAction destructive aria-label={`Delete ${fullName}`} onClick={onDelete}>
          Delete
        </RowAction>
      </div>
      <HistoryOfThing kind="visit" thing={id} />
      {opened === "time" && (
        <AppointmentDialog visit={visit} onGiven={show} onClose={() => setOpened(undefined)} />
      )}
      {opened === "off" && appointment && (
        <Confirm
          question="Are you sure you want to call this visit off?"
          yes="Call Off"
          onYes={() => {
            setOpened(undefined);
            void callOff();
          }}
          onNo={() => setOpened(undefined)}
        >
          {fullName}, {appointmentInWords(appointment.at, appointment.minutes)}
        </Confirm>
      )}
    </li>
  );
}

function mailFor({ fullName, days, church, occasion }: VisitForOwner): string {
  const thanks = church
    ? `Thank you for writing to us for ${church}: ${occasion}, ${days}`
    : `Thank you for asking to visit us. You wrote that this would suit you: ${days}`;
  const body = `Dear ${fullName},\n\n${thanks}\n\n`;
  return `subject=${encodeURIComponent(church ? "Your request for your parish" : "Your visit")}&body=${encodeURIComponent(body)}`;
}

/** Nothing if nothing is said of it. */
function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-4 py-[0.2rem]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line [&_a]:mr-5 [&_a]:inline-flex [&_a]:min-h-8 pointer-coarse:[&_a]:min-h-11 [&_a]:items-center">
        {children}
      </dd>
    </div>
  );
}
