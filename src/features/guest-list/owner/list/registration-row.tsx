import { memo, useState } from "react";
import { Link } from "react-router";
import { peopleCount } from "#features/registrations/rules.ts";
import { peopleWhoCame, statusLabels } from "#features/registrations/statuses.ts";
import { fullTime, timeAgo } from "#shared/browser/relative-time.ts";
import { Badge } from "#ui/card.tsx";
import { telAddress } from "#ui/phone-and-email-links.tsx";
import { LetterState, letterTakesLine } from "../confirmation-state.tsx";
import type { ListedRegistration } from "./registration-list.ts";
import { ariaRoles } from "./table-aria-roles.ts";

export interface RowActions {
  onResend: (registration: ListedRegistration) => void;
  onDelete: (registration: ListedRegistration) => void;
  /** Asks what becomes of it: cancelled, given a place, came. */
  onStatus: (registration: ListedRegistration) => void;
  onSelect: (registration: ListedRegistration, isSelected: boolean) => void;
}

/** One registration: a row of the table, on phones of three lines and what can be done. */
export const RegistrationRow = memo(function RegistrationRow({
  registration,
  index,
  now,
  busy,
  measure,
  onResend,
  onDelete,
  onStatus,
  isSelected,
  onSelect,
}: RowActions & {
  /** Undefined while rows cannot be selected. */
  isSelected: boolean | undefined;
  registration: ListedRegistration;
  /** Its place among the rows that are found, from 0. */
  index: number;
  now: number;
  /** A call about it is under way. */
  busy: boolean;
  measure: (element: Element | null) => void;
}) {
  const { id, fullName, email, phone, attendeesCount, createdAt } = registration;
  const [showsExactTimes, setShowsExactTimes] = useState(false);
  return (
    <tr
      ref={measure}
      data-index={index}
      role={ariaRoles.row}
      aria-rowindex={index + 2}
      aria-busy={busy || undefined}
    >
      <th role={ariaRoles.rowHeader} scope="row" className="cell-name">
        {isSelected !== undefined && <RowCheckbox {...{ registration, isSelected, onSelect }} />}
        {fullName}
        {registration.status && registration.status !== "registered" && (
          <>
            {" "}
            <Badge tone={registration.status === "cancelled" ? "rubric" : "gilt"}>
              {statusLabels[registration.status]}
            </Badge>
          </>
        )}
        {registration.waitsInVain && (
          <>
            {" "}
            <Badge tone="rubric">Party too large</Badge>
          </>
        )}
        {registration.possibleDuplicate && (
          <>
            {" "}
            <Badge tone="gilt">Possible duplicate</Badge>
          </>
        )}
      </th>
      <td role={ariaRoles.cell} className="cell-event">
        {registration.eventTitle}
        {registration.eventDay && <span className="cell-more">{registration.eventDay}</span>}
        {registration.deletedTitle && (
          <span className="cell-more">Deleted: {registration.deletedTitle}</span>
        )}
      </td>
      <td role={ariaRoles.cell} className="cell-contact">
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={telAddress(phone)}>{phone}</a>}
      </td>
      <td role={ariaRoles.cell} className="cell-attendees">
        <Badge>{peopleCount(attendeesCount)}</Badge>
      </td>
      <td role={ariaRoles.cell} className="cell-came">
        {registration.status === "came" && `${peopleWhoCame([registration])} came`}
      </td>
      <td role={ariaRoles.cell} className="cell-registered">
        <button
          type="button"
          className="exact-time"
          aria-expanded={showsExactTimes}
          title={fullTime(createdAt)}
          onClick={() => setShowsExactTimes(!showsExactTimes)}
        >
          <time dateTime={createdAt}>{timeAgo(createdAt, now)}</time>
        </button>
        {showsExactTimes && <span className="cell-more exact-when">{fullTime(createdAt)}</span>}
      </td>
      <td
        role={ariaRoles.cell}
        className="cell-letter"
        // On phones it stands beside what can be done, if it is a word or two.
        data-line={letterTakesLine(registration.letter, showsExactTimes) || undefined}
      >
        <span className="cell-label">Letter </span>
        <LetterState letter={registration.letter} now={now} showsExactTime={showsExactTimes} />
      </td>
      <td role={ariaRoles.cell} className="cell-actions">
        <button
          type="button"
          className="row-action"
          aria-disabled={busy || undefined}
          aria-label={`Resend confirmation email to ${fullName}`}
          title="Resend confirmation email"
          onClick={() => onResend(registration)}
        >
          Resend
        </button>
        <Link
          to={`/edit-registration/${id}`}
          className="row-action"
          aria-label={`Edit registration of ${fullName}`}
          title="Edit registration"
        >
          Edit
        </Link>
        <button
          type="button"
          className="row-action"
          aria-disabled={busy || undefined}
          aria-label={`Change status of ${fullName}`}
          title="Change status"
          onClick={() => onStatus(registration)}
        >
          Status
        </button>
        <button
          type="button"
          className="row-action row-action-destructive"
          aria-disabled={busy || undefined}
          aria-label={`Delete registration of ${fullName}`}
          title="Delete registration"
          onClick={() => onDelete(registration)}
        >
          Delete
        </button>
      </td>
    </tr>
  );
});

/** Selects one row of the list. */
function RowCheckbox({
  registration,
  isSelected,
  onSelect,
}: {
  registration: ListedRegistration;
  isSelected: boolean;
  onSelect: (registration: ListedRegistration, isSelected: boolean) => void;
}) {
  return (
    <label className="row-checkbox">
      <input
        type="checkbox"
        className="checkbox"
        aria-label={`Select registration of ${registration.fullName}`}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(registration, currentTarget.checked)}
      />
    </label>
  );
}
