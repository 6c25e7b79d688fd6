import type { Right } from "#shared/both/owner/rights.ts";
import { signInAs, type TestOwner } from "./owner.ts";
import type { TestSite } from "./site.ts";

let made = 0;

/** A helper with these rights, who has accepted and is signed in. */
export interface TestHelper extends TestOwner {
  id: number;
  username: string;
  password: string;
}

/** Invites a helper, accepts for them and signs them in. */
export async function makeHelper(
  site: TestSite,
  owner: TestOwner,
  rights: readonly Right[],
  doorEventId: number | null = null,
): Promise<TestHelper> {
  made += 1;
  const number = made;
  const invited = await owner.call("POST", "/api/admin/helpers", {
    ...{ name: `Helper ${number}`, rights, doorEventId },
  });
  if (invited.status !== 201) throw new Error(`Inviting answered ${invited.status}.`);
  const { helper, path } = (await invited.json()) as { helper: { id: number }; path: string };
  const username = `helper ${number}`;
  const password = `ave maris stella ${number}`;
  const accepted = await site.call("POST", `/api/invitations/${path.split("/").at(-1)}`, {
    username,
    password,
  });
  if (accepted.status !== 201) throw new Error(`Accepting answered ${accepted.status}.`);
  const session = await signInAs(site, { username, password });
  return { ...session, id: helper.id, username, password };
}
