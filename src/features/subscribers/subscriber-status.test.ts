import { expect, test } from "vitest";
import type { Consent, Subscriber } from "./answers.ts";
import { statusOf } from "./subscriber-status.ts";

const at = "2026-05-01T10:00:00.000Z";

function answer(agreed: boolean, awaitsConfirmation = false): Consent {
  return {
    ...{ form: "newsletter", page: null, wording: "", phone: null, note: null, givenAt: at },
    ...{ agreed, awaitsConfirmation },
  };
}
const yes = answer(true);
const no = answer(false);
const asked = answer(true, true);

const listed = { subscribedAt: at };
const left = { unsubscribedAt: at };
const refused = { refusedAt: at };

test.each<[string, Partial<Subscriber>, Consent[], Subscriber["status"]]>([
  ["on the list", listed, [yes], "active"],
  ["on the list without an answer", listed, [], "active"],
  ["back on the list", { ...listed, ...left }, [yes, yes], "active"],
  ["refused by a mail server", { ...listed, ...refused }, [yes], "bouncing"],
  ["who said no last", listed, [yes, no], "declined"],
  ["who said no last, and is refused", { ...listed, ...refused }, [yes, no], "declined"],
  ["who said no, and then yes", listed, [no, yes], "active"],
  ["who said no, and is asked to confirm a yes", listed, [yes, no, asked], "declined"],
  ["who said yes, and is asked again", listed, [yes, asked], "active"],
  ["who never was on the list and said no", {}, [no], "declined"],
  ["who is asked to confirm", {}, [asked], "unconfirmed"],
  ["who is asked to confirm, and then said no", {}, [asked, no], "declined"],
  ["who said nothing", {}, [], "declined"],
  ["who left", left, [yes], "unsubscribed"],
  ["who left, and is asked to confirm", left, [yes, asked], "unsubscribed"],
  ["with a telephone number alone", { ...listed, email: "" }, [yes], "phone_only"],
])("somebody %s", (_, dates, consents, status) => {
  const nobody = { id: 1, phone: null, source: null, createdAt: at };
  const never = { subscribedAt: null, unsubscribedAt: null, refusedAt: null };
  const person = { email: "ann@example.com", ...nobody, ...never, ...dates, consents };
  expect(statusOf(person)).toBe(status);
});
