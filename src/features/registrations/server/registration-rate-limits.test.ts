import { expect, it } from "vitest";
import {
  networkPeopleLimit,
  recipientLimit,
  registrationLimit,
} from "./registration-rate-limits.ts";

it("lets a whole parish register from the one address of its hall", () => {
  const families = 80;
  expect(registrationLimit.tries).toBeGreaterThanOrEqual(families * 4);
  expect(networkPeopleLimit.tries).toBeGreaterThanOrEqual(families * 12);
});

it("counts under the names that are kept in the database, each by itself", () => {
  expect([registrationLimit, recipientLimit, networkPeopleLimit]).toEqual([
    { scope: "registration", tries: 400, windowSeconds: 600 },
    { scope: "registration-recipient", tries: 30, windowSeconds: 600 },
    { scope: "registration-people", tries: 1_000, windowSeconds: 3_600 },
  ]);
});
