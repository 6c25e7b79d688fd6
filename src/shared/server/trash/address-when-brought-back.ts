import { Failure } from "#shared/both/failure-kinds.ts";
import type { BringBack } from "./trash-interface.ts";

/**
 * The address at which something is restored: its own, or if that is taken, the next free one
 * ("roses-again"). Throws `conflict` with it if the owner has not agreed to another one.
 */
export async function addressWhenBroughtBack(
  own: string,
  isTaken: (address: string) => boolean | Promise<boolean>,
  { newAddress }: BringBack,
): Promise<string> {
  let address = own;
  // A plant's address has no digits.
  while (await isTaken(address)) address += "-again";
  if (address === own || newAddress) return address;
  const message = `The address “${own}” is another’s by now. Do you want it back at “${address}”?`;
  throw new Failure("conflict", message, { details: { code: "address_taken", address } });
}
