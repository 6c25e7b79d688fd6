/** "1 registration", "5,000 registrations"; `many` if it is not `one` with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

/** "1 person", "5,000 people". */
export function peopleCount(count: number): string {
  return counted(count, "person", "people");
}

/** "1 place", "3 places". */
export function placesCount(count: number): string {
  return `${count} ${count === 1 ? "place" : "places"}`;
}
