/** What Ann sends to `POST /api/events/register`: the six documented fields. */
export const annLee = {
  eventId: 1,
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 1,
};

/** A guest's name by its number, of letters alone: a name with digits is not greeted. */
export function guestName(number: number): string {
  const letter = (place: number) => String.fromCharCode(65 + (place % 26));
  return `Guest ${letter(Math.floor(number / 676))}${letter(Math.floor(number / 26))}${letter(number)}`;
}
