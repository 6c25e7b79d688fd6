import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RegistrationRow } from "#db/schema.ts";
import type { EventForOwner } from "#features/events/answers.ts";
import { createTestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { holdsPlaces } from "../statuses.ts";
import { offerKind } from "./mail/kinds-of-mail-and-notices.ts";
import { registrationLink } from "./registration-key.ts";
import { listOfEvent } from "./store.ts";

/** What may happen, in any order; `who` picks one of those there are. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("register"),
      people: fc.integer({ min: 1, max: 6 }),
      join: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("change"),
      who: fc.nat(),
      people: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("cancel"), who: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("accept"), who: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("capacity"), places: fc.integer({ min: 1, max: 14 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("pass"), hours: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("delete"), who: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("status"),
      who: fc.nat(),
      status: fc.constantFrom("registered", "waiting", "cancelled", "came"),
      knowing: fc.boolean(),
    }),
  },
);
type Step = {
  do: string;
  who?: number;
  people?: number;
  join?: boolean;
  places?: number;
  hours?: number;
  status?: string;
  knowing?: boolean;
};

const clock = createTestClock("2026-01-05T15:00:00Z");
let site: TestSite;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv, clock: clock.now });
});
afterAll(() => site.close());

/** One event on which the calls are made, and the checks that follow each of them. */
class Run {
  #owner: TestOwner;
  readonly #event: EventForOwner;
  #capacity = 8;
  #made = 0;
  #deleted = 0;
  /** How often each came onto the waiting list: so often, at most, it is offered places. */
  readonly #joined = new Map<number, number>();

  private constructor(owner: TestOwner, event: EventForOwner) {
    this.#owner = owner;
    this.#event = event;
  }

  static async begin(): Promise<Run> {
    const owner = await signIn(site);
    const date = clock.now().toZonedDateTimeISO("UTC").toPlainDate().add({ days: 90 }).toString();
    const body = {
      title: "Walk",
      description: "x",
      date,
      time: "6:00 PM - 8:00 PM",
      location: "x",
    };
    const answer = await owner.call("POST", "/api/admin/events", { ...body, capacity: 8 });
    return new Run(owner, await answer.json());
  }

  async take(step: Step): Promise<void> {
    if (step.do === "pass") clock.advance({ hours: step.hours ?? 1 });
    // Overdue offers are settled first, so that the checks see the effect of this step alone.
    await this.#judge({ do: "settle" }, () => site.services.jobs.runDue());
    if (step.do !== "pass") await this.#judge(step, (rows) => this.#act(step, rows));
  }

  async #act(step: Step, rows: RegistrationRow[]): Promise<void> {
    if (step.do === "register") return this.#register(step);
    if (step.do === "capacity") {
      const { title, description, date, time, location } = this.#event;
      const body = { title, description, date, time, location, capacity: step.places };
      expect((await this.#call("PUT", `/api/admin/events/${this.#event.id}`, body)).status).toBe(
        200,
      );
      this.#capacity = step.places ?? 0;
      return;
    }
    const row = rows[(step.who ?? 0) % Math.max(1, rows.length)];
    if (!row) return;
    const path = `/api/registrations/${(await registrationLink(site.services.db, row)).split("/")[2]}`;
    switch (step.do) {
      case "change":
        await site.call("POST", path, {
          fullName: row.fullName,
          phone: "(570) 555-0100",
          mailingAddress: "12 Rose Lane, Scranton",
          attendeesCount: step.people,
        });
        return;
      case "cancel":
      case "accept":
        await site.call("POST", `${path}/${step.do}`);
        return;
      case "delete":
        await this.#call("DELETE", `/api/admin/registrations/${row.id}`);
        this.#deleted += 1;
        return;
      case "status": {
        const answer = await this.#call("POST", `/api/admin/registrations/${row.id}/status`, {
          status: step.status,
          allowOverCapacity: step.knowing,
        });
        if (answer.ok && step.status === "waiting") this.#joins(row.id);
      }
    }
  }

  async #register({ people, join }: Step): Promise<void> {
    const answer = await site.call("POST", "/api/events/register", {
      eventId: this.#event.id,
      fullName: "Ann Lee",
      email: "ann@example.com",
      phone: "(570) 555-0100",
      mailingAddress: "12 Rose Lane, Scranton",
      attendeesCount: people,
      joinWaitingList: join,
    });
    if (answer.status !== 201) return;
    const { id, status } = await answer.json();
    this.#made += 1;
    if (status === "waiting") this.#joins(id);
  }

  #joins(id: number): void {
    this.#joined.set(id, (this.#joined.get(id) ?? 0) + 1);
  }

  /** The owner's sign-in ends while the clock runs. */
  async #call(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await this.#owner.call(method, path, body);
    if (answer.status !== 401) return answer;
    this.#owner = await signIn(site);
    return this.#owner.call(method, path, body);
  }

  async #judge(step: Step, act: (rows: RegistrationRow[]) => Promise<unknown>): Promise<void> {
    const rows = () => listOfEvent(site.services.db, this.#event.id);
    const before = await rows();
    await act(before);
    const after = await rows();
    const taken = (of: RegistrationRow[]) =>
      of
        .filter(({ status }) => holdsPlaces(status))
        .reduce((sum, row) => sum + row.attendeesCount, 0);
    const free = this.#capacity - taken(after);

    // Nobody but the owner, knowing it, goes over the capacity; offers count.
    const isKnowing = step.do === "status" && (step.knowing || step.status === "came");
    if (taken(after) > taken(before) && !isKnowing) expect(free).toBeGreaterThanOrEqual(0);

    // Every registration that was answered is still there.
    expect(after).toHaveLength(this.#made - this.#deleted);

    // No offer outlives its deadline.
    const now = clock.now().toString({ fractionalSecondDigits: 3 });
    for (const { offerExpiresAt } of after.filter(({ status }) => status === "offered")) {
      expect(String(offerExpiresAt) > now).toBe(true);
    }

    // Nobody waits who fits, and nobody was passed over who fitted when somebody later was asked.
    const earlier = new Map(before.map((row) => [row.id, row]));
    const offered = after.filter(
      (row) => row.status === "offered" && earlier.get(row.id)?.status !== "offered",
    );
    const turn = ({ waitingSince, id }: RegistrationRow) =>
      `${waitingSince} ${String(id).padStart(9, "0")}`;
    for (const waiting of after.filter(({ status }) => status === "waiting")) {
      const later = offered.filter((row) => turn(row) > turn(waiting));
      const couldHaveHad = free + later.reduce((sum, row) => sum + row.attendeesCount, 0);
      expect(waiting.attendeesCount).toBeGreaterThan(couldHaveHad);
    }

    // Nobody is offered places twice for one wait.
    const letters = await site.services.db
      .selectFrom("outbox")
      .select((eb) => ["subjectId", eb.fn.countAll<number>().as("count")])
      .where("kind", "=", offerKind)
      .where("subjectId", "in", [0, ...after.map(({ id }) => id)])
      .groupBy("subjectId")
      .execute();
    for (const { subjectId, count } of letters) {
      expect(Number(count)).toBeLessThanOrEqual(this.#joined.get(subjectId) ?? 0);
    }
  }
}

it("never breaks a rule about places, whatever is called in whatever order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 15, maxLength: 30, size: "max" }),
      async (steps) => {
        const run = await Run.begin();
        for (const step of steps) await run.take(step as Step);
      },
    ),
    // A failure is reported as it was found, because shrinking thirty calls takes minutes.
    { numRuns: 12, endOnFailure: true },
  );
}, 240_000);
