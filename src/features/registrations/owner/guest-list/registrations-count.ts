/** "1 registration", "1,000 registrations". */
export function registrationsCount(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "registration" : "registrations"}`;
}
