import type { Db } from "#db/connect.ts";
import { invalid, unauthorized } from "#shared/both/failures.ts";
import type { PasswordCost } from "#shared/server/services.ts";
import type { PasswordChange } from "../inputs.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { deleteOtherSessions, findOwnerOfSession, replacePassword } from "./store.ts";

/**
 * Gives the owner of this session a new password and ends her other sessions. Throws `invalid` at its
 * field where the present password is wrong, and where another change has made it so meanwhile: never
 * `unauthorized`, which would sign her out.
 */
export async function changePassword(
  db: Db,
  sessionId: number,
  { currentPassword, newPassword }: PasswordChange,
  cost: PasswordCost,
): Promise<void> {
  const owner = await findOwnerOfSession(db, sessionId);
  if (!owner) throw unauthorized("Please sign in to continue.");
  if (!(await verifyPassword(currentPassword, owner.passwordHash, cost))) {
    throw notPresentPassword();
  }
  const passwordHash = await hashPassword(newPassword, cost);
  await db.transaction().execute(async (trx) => {
    if (!(await replacePassword(trx, owner, passwordHash))) throw notPresentPassword();
    await deleteOtherSessions(trx, owner.id, sessionId);
  });
}

function notPresentPassword(): Error {
  const message = "This is not your present password.";
  return invalid(message, [{ path: "currentPassword", message }]);
}
