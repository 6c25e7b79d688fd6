/** Nobody reads five fields, fills them in and sends them in so short a time. */
const secondsOfPerson = 0.5;

/**
 * Whether a program may have filled in the form: it saw a field that nobody sees, or took no time. What
 * a sender does not say counts for nothing.
 */
export function looksLikeProgram(told: { website?: unknown; filledInSeconds?: unknown }): boolean {
  const { website = "", filledInSeconds } = told;
  return (
    (website !== "" && website !== null) ||
    (typeof filledInSeconds === "number" && filledInSeconds < secondsOfPerson)
  );
}
