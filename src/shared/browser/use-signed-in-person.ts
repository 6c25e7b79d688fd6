import type { Allowed } from "#shared/both/owner/rights.ts";
import { mePath, useAdminQuery } from "./admin-request.ts";

interface Me extends Allowed {
  name: string;
}

const owner: Me = { name: "", isOwner: true, rights: [], doorEventId: null };

/** Who is signed in and what they may do, for what is shown: the server decides. Undefined until it is known. */
export function useMe(): Me | undefined {
  const { data, isError } = useAdminQuery<Me>(mePath);
  // If it cannot be read, nothing is hidden: an earlier version has no such call, and no helpers.
  return data ?? (isError ? owner : undefined);
}
