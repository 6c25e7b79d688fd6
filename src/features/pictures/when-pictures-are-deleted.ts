/** For so many days an upload that nothing uses stays. */
const unusedDays = 30;

/** For so many days the owner can put back what she deleted. */
const deletedDays = 1;

/** The day on which a picture goes that nothing uses since `today`, both `YYYY-MM-DD`. */
export function goesOn(today: string, why: "unused" | "deleted"): string {
  const days = why === "unused" ? unusedDays : deletedDays;
  return Temporal.PlainDate.from(today).add({ days }).toString();
}
