import type {
  BatchAnswer,
  OfferMade,
  RegistrationForOwner,
  Resent,
} from "#features/registrations/answers.ts";
import type { RegistrationBatch } from "#features/registrations/owner-inputs.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest, changeRows, ifUnchanged } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { showToast } from "#ui/show-toast.ts";

export const registrationsPath = "/api/admin/registrations";

/** Where one registration is read and changed. */
export function registrationPath(id: string | number): string {
  return `${registrationsPath}/${encodeURIComponent(id)}`;
}

/** The events with their places, as this feature reads them. */
export const eventsWithPlacesPath = "/api/admin/events";

/** Reads the list of registrations again, and what depends on it: how many places are taken. */
export function refreshRegistrations(): Promise<void> {
  return browserStore().refresh(
    registrationsPath,
    eventsWithPlacesPath,
    "/api/events",
    "/api/admin/today",
  );
}

const sent = {
  title: "Confirmation email sent",
  description: "The confirmation email has been resent successfully.",
};
/** Added if "sent" alone would be untrue, because the guest gets nothing. */
const keptAsFile =
  "No mail server is connected: it is kept as a file and has not gone out to the guest.";

/** Sends the confirmation letter again, and says what came of it. */
export async function resendConfirmation({ id }: RegistrationForOwner): Promise<void> {
  const path = `${registrationPath(id)}/resend-email`;
  const { delivery } = await adminRequest<Resent>("POST", path);
  showToast({ ...sent, note: delivery === "file" ? keptAsFile : undefined });
  void refreshRegistrations();
}

/** Changes what is kept of `seen`, unless somebody else has changed it since. */
export function changeRegistration(
  seen: RegistrationForOwner,
  body: RegistrationForOwner,
): Promise<RegistrationForOwner> {
  return adminRequest("PATCH", registrationPath(seen.id), { body, ...ifUnchanged(seen.version) });
}

/** Says what becomes of a registration, unless somebody else has changed it since. */
export function changeStatus(
  id: number,
  body: object,
  unchanged: ReturnType<typeof ifUnchanged>,
): Promise<RegistrationForOwner> {
  return adminRequest("POST", `${registrationPath(id)}/status`, { body, ...unchanged });
}

/** To whom the places that became free were offered, and until when; undefined if to nobody. */
export function offeredTo(offered: readonly OfferMade[] = []): string | undefined {
  const parties = offered.map(
    ({ fullName, attendeesCount, until }) =>
      `${fullName} (${peopleCount(attendeesCount)}) until ${momentInWords(until)}`,
  );
  return parties.length > 0 ? `Places are offered to ${parties.join("; ")}.` : undefined;
}

/** Takes a registration that is gone from the list that is shown, and reads the list again. */
export function takeFromList({ id }: RegistrationForOwner): void {
  changeRows<RegistrationForOwner>(registrationsPath, (rows) =>
    rows.filter((row) => row.id !== id),
  );
  void refreshRegistrations();
}

/** Shows what a call answered in the list, and reads the list again: others may have been offered places. */
export function putIntoList(answer: RegistrationForOwner): void {
  changeRows<RegistrationForOwner>(registrationsPath, (rows) =>
    rows.map((one) => (one.id === answer.id ? answer : one)),
  );
  void refreshRegistrations();
}

/** Changes many in one call. */
export async function sendBatch(body: RegistrationBatch): Promise<BatchAnswer> {
  try {
    return await adminRequest<BatchAnswer>("POST", `${registrationsPath}/batch`, { body });
  } catch (error) {
    // Whether it was done or not, the list is to say so.
    void refreshRegistrations();
    throw error;
  }
}
