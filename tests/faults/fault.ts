import type { Weakness } from "./weaken-build.ts";

/** What a check saw. */
export interface Outcome {
  /** With its counts: "5 kills, 212 acknowledged registrations". */
  tried: string;
  /** What was wrong, a sentence each; none where the promise held. */
  problems: string[];
}

/** Something that goes wrong around the site, and what it promises while it does. */
export interface Fault {
  name: string;
  /** Why it cannot be tried on this machine; absent or undefined where it can. */
  missing?(): string | undefined;
  /** It keeps both processors busy or watches how long answers take: nothing else is tried beside it. */
  isAlone?: boolean;
  /** Changes that both runs are made with: waits that nobody has time for here, made short. */
  shortened?: Weakness;
  /** Starts servers with these variables and says what it saw. It cleans up after itself. */
  check(env: Record<string, string>): Promise<Outcome>;
  /** With each of these the same check must find something. */
  controls: readonly Weakness[];
}
