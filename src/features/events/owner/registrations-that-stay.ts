/** What is said of an event's registrations before it is deleted. */
export function whatStays(count: number): string {
  return count === 1
    ? "1 registration belongs to it. It stays, shown under “Unknown Event” with this title."
    : `${count} registrations belong to it. They stay, shown under “Unknown Event” with this title.`;
}
