/** What Ann sends to `POST /api/events/register`: the six documented fields. */
export const annLee = {
  eventId: 1,
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 1,
};
