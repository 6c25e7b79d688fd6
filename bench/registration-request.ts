let visitor = 0;

/** Every visitor is another person at another address, or the limits on one would be measured. */
export function registrationRequest(): string {
  visitor += 1;
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  const body = JSON.stringify({
    eventId: 1,
    fullName: `Ann Lee ${visitor}`,
    email: `ann${visitor}@example.com`,
    phone: "(570) 555-0100",
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
    // An event takes 3,000 people an hour (`registrations/server/event-flood.ts`).
    attendeesCount: 1,
  });
  return `POST /api/events/register HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}
