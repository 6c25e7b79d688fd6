import type { PlantListAnswer } from "../../answers.ts";

/** What this visit has asked of the lists, by address, the newest last. Only browsers put something in. */
export type KeptAnswers = Map<string, { answer: PlantListAnswer; bytes: number }>;

/** Keeps an answer, in place of the oldest where there is no room. */
export function keepAnswer(
  kept: KeptAnswers,
  address: string,
  answer: PlantListAnswer,
  bytesMax = 500_000,
): void {
  kept.delete(address);
  kept.set(address, { answer, bytes: JSON.stringify(answer).length });
  let room = bytesMax;
  for (const [known, { bytes }] of [...kept].reverse()) {
    room -= bytes;
    if (room < 0) kept.delete(known);
  }
}
