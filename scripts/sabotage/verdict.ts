/** What is read of the report that Vitest writes as JSON. */
export interface Report {
  testResults: {
    /** The file, as an absolute path. */
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** What a sabotage did to the tests that are to see it. */
export type Verdict =
  | { kind: "red"; tests: string[]; said: string }
  /** Every test passed, so the promise is guarded by none of them. */
  | { kind: "survived" }
  /** Something failed that says nothing about the promise. */
  | { kind: "unclear"; why: string };

/** A comparison or a property that does not hold, something awaited that does not come, a page that cannot be opened. */
const rightReason =
  /AssertionError|Error: expected .+ to |Property failed|instead of (?:rejecting|resolving)|timed? ?out|exceeded|page\.\w+: net::ERR_/i;
/** The code could not even run. */
const wrongReason =
  /SyntaxError|ReferenceError|Cannot find (?:module|package)|is not defined|Failed to (?:load|resolve)|Transform failed/;

/** Reads what became of the tests with this part of a name; the others in the file were left out. */
export function verdictOf(report: Report | undefined, name: string): Verdict {
  if (!report) return { kind: "unclear", why: "Vitest wrote no report." };
  const tests = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ fullName }) => fullName.includes(name)),
  );
  const failed = tests.filter(({ status }) => status === "failed");
  const messages = failed.map(({ failureMessages }) => (failureMessages ?? []).join("\n"));
  const said = messages.find((text) => rightReason.test(text) && !wrongReason.test(text));
  if (said !== undefined) {
    return {
      kind: "red",
      tests: failed.map(({ fullName }) => fullName),
      said: said.split("\n", 1)[0] ?? "",
    };
  }
  const why = [...messages, ...report.testResults.map(({ message }) => message ?? "")].find(
    Boolean,
  );
  if (failed.length > 0 || report.testResults.some(({ status }) => status === "failed")) {
    return { kind: "unclear", why: why ?? "A file failed, and no test in it." };
  }
  if (tests.every(({ status }) => status !== "passed")) {
    return { kind: "unclear", why: `No test ran whose name has "${name}".` };
  }
  return { kind: "survived" };
}
