import { foldText, phoneDigits } from "#shared/both/fold-text.ts";
import type { Subscriber } from "./answers.ts";

/** What a search looks into: the address, and the telephone number as it was given and its digits. */
export function subscriberText({ email, phone }: Subscriber): string {
  return `${foldText(email)}\n${phone ?? ""}\n${phoneDigits(phone ?? "")}`;
}
