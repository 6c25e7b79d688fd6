/** Nobody reads five fields, fills them in and sends them in such a short time. */
const secondsOfPerson = 0.5;

/** Whether a program may have filled in a form: the hidden field, too, or in no time. Absent values are not suspicious. */
export function looksLikeProgram(told: { website?: unknown; filledInSeconds?: unknown }): boolean {
  const { website = "", filledInSeconds } = told;
  return (
    (website !== "" && website !== null) ||
    (typeof filledInSeconds === "number" && filledInSeconds < secondsOfPerson)
  );
}
