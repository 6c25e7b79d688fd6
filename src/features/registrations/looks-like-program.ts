/** Nobody reads five fields, fills them in and sends them in such a short time. */
const secondsOfPerson = 0.5;

/** The hidden field was filled in, or it took no time. Absent values are not suspicious. */
export function looksLikeProgram(told: { website?: unknown; filledInSeconds?: unknown }): boolean {
  const { website = "", filledInSeconds } = told;
  return (
    (website !== "" && website !== null) ||
    (typeof filledInSeconds === "number" && filledInSeconds < secondsOfPerson)
  );
}
