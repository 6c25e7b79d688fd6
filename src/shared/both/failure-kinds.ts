import type { FieldIssue } from "./http-error.ts";

/** The kinds of failure a feature may report, each with the HTTP status it is answered with. */
export const failureStatuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  changed_meanwhile: 412,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  unavailable: 503,
} as const;
type FailureKind = keyof typeof failureStatuses;

/** A failure that the person at the other end can read and act on. Anything else thrown is a bug. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly issues: readonly FieldIssue[];
  /** For `rate_limited` and `unavailable`: whole seconds until another try makes sense. */
  readonly retryAfterSeconds: number | undefined;
  /** Details for programs, besides the sentence; part of the answer's body. */
  readonly details: Readonly<object> | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    {
      issues = [],
      retryAfterSeconds,
      details,
    }: { issues?: FieldIssue[]; retryAfterSeconds?: number; details?: object } = {},
  ) {
    super(message);
    this.name = "Failure";
    this.kind = kind;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

/** Whether an error is one of ours, with a sentence for the person reading. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Failure;
}

/** The field that a failure's sentence is about, or the messages for each field. */
type About = string | FieldIssue[];

function issuesOf(message: string, about: About): FieldIssue[] {
  return typeof about === "string" ? [{ path: about, message }] : about;
}

/** What was sent does not fit. */
export function invalid(message: string, about: About = []): Failure {
  return new Failure("invalid", message, { issues: issuesOf(message, about) });
}

/** What was asked for is not there. */
export function notFound(message: string): Failure {
  return new Failure("not_found", message);
}

/** The request conflicts with the current state. */
export function conflict(message: string, about: About = []): Failure {
  return new Failure("conflict", message, { issues: issuesOf(message, about) });
}

/** Nobody is signed in, or the credentials are wrong. */
export function unauthorized(message: string): Failure {
  return new Failure("unauthorized", message);
}

/** The signed-in person may not do this, or not yet; `details` tell a program why. */
export function forbidden(message: string, details: object = {}, about: About = []): Failure {
  return new Failure("forbidden", message, { issues: issuesOf(message, about), details });
}

/** Somebody else has changed the same thing since the sender read it. */
export function changedMeanwhile(): Failure {
  return new Failure(
    "changed_meanwhile",
    "Somebody else changed this meanwhile. Please load it again and make your change to what is there now.",
  );
}

/** It cannot be done at the moment; another try in five seconds may succeed. */
export function unavailable(message: string): Failure {
  return new Failure("unavailable", message, { retryAfterSeconds: 5 });
}
