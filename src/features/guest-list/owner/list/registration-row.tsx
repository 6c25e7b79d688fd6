import { memo, useState } from "react";
import type { ConfirmationState } from "#features/registrations/answers.ts";
import { dollars } from "#features/registrations/paid.ts";
import { peopleWhoCame, statusLabels } from "#features/registrations/statuses.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { fullTime, timeAgo } from "#shared/browser/relative-time.ts";
import { Badge } from "#ui/card.tsx";
import { PersonLink } from "#ui/owner/people/person-link.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { telAddress } from "#ui/phone-and-email-links.tsx";
import { resendConfirmation } from "../registration-actions.ts";
import type { ListedRegistration } from "./sort-and-total-registrations.ts";

export interface RowActions {
  onDelete: (registration: ListedRegistration) => void;
  onOpen: (dialog: "status" | "compare", registration: ListedRegistration) => void;
  onSelect: (registration: ListedRegistration, isSelected: boolean) => void;
}

/** Saying the roles keeps a table's meaning for screen readers although its rows are flexible boxes or grids. */
export const ariaRoles = {
  table: "table",
  group: "rowgroup",
  row: "row",
  cell: "cell",
  rowHeader: "rowheader",
  columnHeader: "columnheader",
} as const;

/** Columns from 64rem on; Came is under Attendees and Letter under Registered. */
export const columnsLayout =
  "lg:grid lg:grid-flow-col lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1.55fr)_5.8em_10.1em_8.2em] lg:grid-rows-[auto_auto] lg:items-center lg:gap-x-[0.65em]";

const asDense = "lg:text-[length:inherit]";
const quiet = `text-[0.875rem] text-ink-soft ${asDense}`;
const atTheEnd = "pl-2 text-end whitespace-nowrap lg:pl-0 lg:text-start";
const action = "justify-start! max-sm:px-[0.2rem] lg:px-1 lg:pointer-fine:min-h-7";

/** One registration: a row of the table, on narrow screens of three lines and what can be done. */
export const RegistrationRow = memo(function RegistrationRow({
  registration,
  index,
  now,
  onDelete,
  onOpen,
  isSelected,
  onSelect,
}: RowActions & {
  isSelected: boolean | undefined;
  registration: ListedRegistration;
  /** Its place among the rows that are found, from 0. */
  index: number;
  now: number;
}) {
  const { id, fullName, email, phone, attendeesCount, createdAt, status, letter } = registration;
  const [showsExactTimes, setShowsExactTimes] = useState(false);
  const [busy, act] = useAction();
  // On phones it is beside the buttons, if it is a word or two.
  const letterLine = letterTakesLine(letter, showsExactTimes);
  const marks: (readonly [tone: "gilt" | "rubric", says: string])[] = [];
  if (status === "cancelled") marks.push(["rubric", statusLabels[status]]);
  else if (status !== "registered") {
    const until = registration.offerExpiresAt;
    const when = status === "offered" && until ? ` until ${momentInWords(until)}` : "";
    marks.push(["gilt", statusLabels[status] + when]);
  }
  if (registration.waitsInVain) marks.push(["rubric", "Party too large"]);
  if (registration.possibleDuplicate) marks.push(["gilt", "Possible duplicate"]);
  const contact =
    "flex min-h-11 w-fit items-center text-ink decoration-edge lg:block lg:min-h-6 lg:decoration-transparent lg:hover:decoration-current";

  const does = (label: string, title: string, of: "of" | "to", press: () => unknown) => (
    <RowAction
      destructive={label === "Delete"}
      className={action}
      aria-disabled={busy || undefined}
      aria-label={`${title} ${of} ${fullName}`}
      title={title}
      onClick={() => void press()}
    >
      {label}
    </RowAction>
  );

  return (
    <tr
      role={ariaRoles.row}
      aria-rowindex={index + 2}
      aria-busy={busy || undefined}
      className={`flex flex-wrap border-b border-rule pt-2 wrap-anywhere lg:py-[0.35rem] lg:hover:bg-paper-sunk ${columnsLayout}`}
    >
      <th
        role={ariaRoles.rowHeader}
        scope="row"
        className="max-lg:order-1 flex basis-1/2 grow text-start text-[1.0625rem] font-semibold lg:row-span-2 lg:text-[length:inherit]"
      >
        {isSelected !== undefined && (
          <label className="-my-[0.6rem] inline-flex size-11 shrink-0 items-center justify-center max-lg:-ms-3">
            <input
              type="checkbox"
              className="checkbox"
              aria-label={`Select registration of ${fullName}`}
              checked={isSelected}
              onChange={({ currentTarget }) => onSelect(registration, currentTarget.checked)}
            />
          </label>
        )}
        <span>
          <PersonLink about={{ email, phone }}>{fullName}</PersonLink>
          {marks.map(([tone, says]) => (
            <span key={says} className="ml-1 font-normal">
              {" "}
              <Badge tone={tone} className={asDense}>
                {says}
              </Badge>
            </span>
          ))}
          {registration.note && (
            <span className="block font-normal whitespace-pre-line text-ink-soft max-lg:text-small">
              {registration.note}
            </span>
          )}
        </span>
      </th>
      <td
        role={ariaRoles.cell}
        className={`max-lg:order-4 basis-1/2 grow sm:basis-[calc(100%-12rem)] lg:row-span-2 lg:text-ink ${quiet}`}
      >
        {registration.eventTitle}
        {registration.eventDay && (
          <span className="block text-ink-soft">{registration.eventDay}</span>
        )}
        {registration.deletedTitle && (
          <span className="block text-ink-soft">Deleted: {registration.deletedTitle}</span>
        )}
      </td>
      <td
        role={ariaRoles.cell}
        className="max-lg:order-7 flex grow basis-full flex-wrap gap-x-4 text-small sm:basis-1/3 lg:row-span-2 lg:block lg:text-[length:inherit]"
      >
        {email && (
          <a href={`mailto:${email}`} className={contact}>
            {email}
          </a>
        )}
        {phone && (
          <a href={telAddress(phone)} className={`whitespace-nowrap ${contact}`}>
            {phone}
          </a>
        )}
      </td>
      <td role={ariaRoles.cell} className={`max-lg:order-3 tabular-nums lg:self-end ${atTheEnd}`}>
        <Badge className={asDense}>{peopleCount(attendeesCount)}</Badge>
      </td>
      <td
        role={ariaRoles.cell}
        className={`max-lg:order-2 pt-[0.2rem] tabular-nums lg:self-start lg:pt-0 ${quiet} ${atTheEnd}`}
      >
        {status === "came" && `${peopleWhoCame([registration])} came `}
        {registration.paid && `${dollars(registration.paid.cents)} paid`}
      </td>
      <td
        role={ariaRoles.cell}
        className={`max-lg:order-5 tabular-nums lg:self-end lg:text-ink ${quiet} ${atTheEnd}`}
      >
        <button
          type="button"
          // The touch target extends over the line above it.
          className="-mt-6 pt-6 underline decoration-edge decoration-dotted underline-offset-[0.25em] hover:decoration-solid lg:m-0 lg:min-h-6 lg:p-0"
          aria-expanded={showsExactTimes}
          title={fullTime(createdAt)}
          onClick={() => setShowsExactTimes(!showsExactTimes)}
        >
          <time dateTime={createdAt}>{timeAgo(createdAt, now)}</time>
        </button>
        {showsExactTimes && (
          <span className="ml-auto block max-w-36 whitespace-normal text-ink-soft lg:ml-0">
            {fullTime(createdAt)}
          </span>
        )}
      </td>
      <td
        role={ariaRoles.cell}
        className={`lg:self-start ${quiet} ${
          letterLine
            ? "max-lg:order-6 basis-full"
            : "max-lg:order-9 ml-auto self-end pb-[0.7rem] pl-2 lg:m-0 lg:p-0"
        }`}
      >
        <span className={letterLine ? "lg:sr-only" : "sr-only"}>Letter </span>
        <LetterState letter={letter} now={now} showsExactTime={showsExactTimes} />
      </td>
      <td
        role={ariaRoles.cell}
        className="max-lg:order-8 -ml-[0.2rem] flex flex-wrap self-end whitespace-nowrap max-sm:gap-x-3 sm:ml-2 lg:row-span-2 lg:-ml-1 lg:grid lg:grid-cols-[auto_auto] lg:self-center"
      >
        {registration.email !== "" &&
          does("Resend", "Resend confirmation email", "to", () =>
            act(
              () => resendConfirmation(registration),
              "Failed to resend confirmation email. Please try again.",
            ),
          )}
        <RowAction
          to={`/edit-registration/${id}`}
          className={action}
          aria-label={`Edit registration of ${fullName}`}
          title="Edit registration"
        >
          Edit
        </RowAction>
        {does("Status", "Change status", "of", () => onOpen("status", registration))}
        <IfMay needed={[]}>
          {does("Delete", "Delete registration", "of", () => onDelete(registration))}
        </IfMay>
        {registration.possibleDuplicate &&
          does("Compare", "Compare with the possible duplicate", "of", () =>
            onOpen("compare", registration),
          )}
      </td>
    </tr>
  );
});

/** Whether there is more to say of a letter than a word or two. */
function letterTakesLine(letter: ConfirmationState | null, showsExactTime: boolean): boolean {
  return Boolean(letter && (showsExactTime || (letter.state !== "sent" && letter.reason !== null)));
}

function LetterState({
  letter,
  now,
  showsExactTime,
}: {
  letter: ConfirmationState | null;
  now: number;
  showsExactTime: boolean;
}) {
  if (!letter) return <span>No letter</span>;
  const { state, delivery, at, reason } = letter;
  if (state === "sent") {
    const hasLine = letterTakesLine(letter, showsExactTime);
    return (
      <span title={at ? fullTime(at) : undefined}>
        {delivery === "file" ? "Kept as a file" : "Sent"}{" "}
        {/* There is room for these words alone; the rest is heard, and shown by the title. */}
        <span className={hasLine ? "" : "sr-only"}>{at && timeAgo(at, now)}</span>
        {showsExactTime && at && <span className="block text-ink-soft">{fullTime(at)}</span>}
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {state === "waiting" ? (
        <Badge tone="gilt">Not sent yet</Badge>
      ) : (
        <Badge tone="rubric">Failed</Badge>
      )}
      {reason && <span>{reason}</span>}
    </span>
  );
}
