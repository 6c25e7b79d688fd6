/** "1 person", "5,000 people". */
export function peopleCount(count: number): string {
  return count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`;
}
