import { faults } from "../../../tests/faults/list-of-faults.ts";

/** A promise that is tried by a fault, with a weakness of the program under which it does not hold. */
export interface TriedPromise {
  promise: string;
  /** "README, What it promises". */
  promisedIn: string;
  /** The fault's name. */
  fault: string;
}

const promises = "README, What it promises";
const machine = "README, On one small machine";

/** What no test of one call can show: what holds while something goes wrong around the site. */
export const triedPromises: readonly TriedPromise[] = [
  {
    promise:
      "With more requests than it can answer it sends some away at once (503, Retry-After), so that the others are answered in a second.",
    promisedIn: promises,
    fault: "overload",
  },
  {
    promise: "Wrong names of files do not go around that.",
    promisedIn: "Decisions, overload",
    fault: "overload of wrong names",
  },
  {
    promise:
      "A crowd that knocks while the site is held up is answered or sent away, and waits for no second knock.",
    promisedIn: "Decisions, overload",
    fault: "a crowd while the site is held up",
  },
  {
    promise: "SIGTERM lets visitors who are being answered finish; none is reset.",
    promisedIn: machine,
    fault: "drain under load",
  },
  {
    promise:
      "A registration answered with 201 is on the disk, and its letter with it, whenever the process is killed.",
    promisedIn: promises,
    fault: "killed under load",
  },
  {
    promise: "It reaches the disk before the answer goes out.",
    promisedIn: promises,
    fault: "a flush before each 201",
  },
  {
    promise: "While the mail server is down no visitor waits and nothing is lost.",
    promisedIn: promises,
    fault: "mail server down",
  },
  {
    promise: "Letters that it refuses for now are tried again.",
    promisedIn: promises,
    fault: "mail server refusing for now (451)",
  },
  {
    promise: "A mail server that takes its time is given the letter once.",
    promisedIn: promises,
    fault: "mail server slower than the lease",
  },
  {
    promise: "A letter that has to be sent again has the same Message-ID.",
    promisedIn: promises,
    fault: "mail server dying after DATA",
  },
  {
    promise:
      "Any number of identical processes may run; each letter is sent by one of them, also where one is killed.",
    promisedIn: machine,
    fault: "three processes on one PostgreSQL, one killed",
  },
  {
    promise:
      "While another program holds the database everybody is answered, and nothing answered with 201 is lost.",
    promisedIn: "Decisions, writing and sending",
    fault: "SQLite locked by another program",
  },
  {
    promise: "While PostgreSQL is away it says so (503), and is itself again with it.",
    promisedIn: machine,
    fault: "PostgreSQL stopped and started",
  },
  {
    promise: "With a full disk it says so (503 and a sentence), and what is kept can be read.",
    promisedIn: promises,
    fault: "disk full",
  },
  {
    promise: "A log that cannot be written stops nobody: its lines are dropped and counted.",
    promisedIn: promises,
    fault: "log cannot be written",
  },
  ...["slow clients: heads byte by byte", "slow clients: bodies byte by byte"].map((fault) => ({
    promise: "Whoever sends slowly takes nobody's place, and is cut off.",
    promisedIn: "Comment in the code",
    fault,
  })),
  {
    promise: "Whoever does not read takes nobody's place.",
    promisedIn: "Comment in the code",
    fault: "slow clients: readers who do not read",
  },
];

/** What the weaknesses do under which the fault finds something. */
export function weaknessesOf(fault: string): string[] {
  return (faults.find(({ name }) => name === fault)?.controls ?? []).map(({ what }) => what);
}

/** The names of all faults. */
export const faultNames: readonly string[] = faults.map(({ name }) => name);
