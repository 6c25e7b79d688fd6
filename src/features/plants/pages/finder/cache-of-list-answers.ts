import type { PlantListAnswer } from "../../answers.ts";

/** What this visit has asked of the lists, by address. Only browsers put something in. */
export class KeptAnswers {
  readonly #answers = new Map<string, { answer: PlantListAnswer; bytes: number }>();
  readonly #bytesMax: number;
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  get(address: string): PlantListAnswer | undefined {
    return this.#answers.get(address)?.answer;
  }

  /** Keeps an answer, in place of the oldest where there is no room. */
  keep(address: string, answer: PlantListAnswer): void {
    const bytes = JSON.stringify(answer).length;
    this.#drop(address);
    this.#answers.set(address, { answer, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#bytesMax) break;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    this.#bytes -= this.#answers.get(address)?.bytes ?? 0;
    this.#answers.delete(address);
  }
}
