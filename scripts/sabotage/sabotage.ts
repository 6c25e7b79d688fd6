import { createHash } from "node:crypto";

/** One promise of the product, and what breaks it. */
export interface Sabotage {
  /** Says what is broken, in lowercase words with hyphens. */
  name: string;
  /** What holds while nothing is broken, in plain words. */
  promise: string;
  /** "Specification 5", "README, Settings". */
  promisedIn: string;
  /** From the root of the repository. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  test: {
    project: "unit" | "sqlite" | "postgres" | "browser";
    file: string;
    /** A part of the names of the tests that must turn red. */
    name: string;
  };
}

/** A chapter of the map. */
export interface Chapter {
  title: string;
  sabotages: readonly Sabotage[];
}

/** The text with the sabotage done. Throws where the place is not there exactly once. */
export function sabotaged(text: string, { name, file, find, replace }: Sabotage): string {
  const pieces = text.split(find);
  if (pieces.length !== 2) {
    throw new Error(
      `${name}: its text stands in ${file} ${pieces.length - 1} times, not once:\n${find}`,
    );
  }
  return pieces.join(replace);
}

/** Changes when what is broken, or the test that must see it, does. The words about it do not count. */
export function fingerprint({ file, find, replace, test }: Sabotage): string {
  const what = [file, find, replace, test.project, test.file, test.name];
  return createHash("sha256").update(JSON.stringify(what)).digest("hex").slice(0, 12);
}
