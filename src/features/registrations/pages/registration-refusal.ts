import type { HttpError } from "#shared/both/http-error.ts";
import type { NotRegistered } from "../answers.ts";

/** Why a registration was not taken, where the answer says more than a sentence. */
export function refusalOf({ status, body }: HttpError): NotRegistered | undefined {
  if (status !== 409) return undefined;
  try {
    const refusal = JSON.parse(body) as Partial<NotRegistered> | null;
    return refusal?.code && refusal.message ? (refusal as NotRegistered) : undefined;
  } catch {
    return undefined;
  }
}
