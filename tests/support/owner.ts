import type { TestSite } from "./site.ts";

/** What test sites are opened with where a test signs in. */
export const ownerEnv = { ADMIN_USERNAME: "rose", ADMIN_PASSWORD: "mystica ora pro nobis" };

export const ownerLogin = { username: "rose", password: ownerEnv.ADMIN_PASSWORD };

/** A signed-in owner of a site that was opened with `ownerEnv`. */
export interface TestOwner {
  token: string;
  /** As a browser sends it back. */
  cookie: string;
  /** Calls the API with the owner's token. */
  call: TestSite["call"];
}

/** Signs in to a site that was opened with `ownerEnv`. */
export function signIn(site: TestSite): Promise<TestOwner> {
  return signInAs(site, ownerLogin);
}

/** Signs in whoever has this user name and password. */
export async function signInAs(
  site: TestSite,
  login: { username: string; password: string },
  headers: Record<string, string> = {},
): Promise<TestOwner> {
  const response = await site.call("POST", "/api/admin/login", login, headers);
  if (response.status !== 200) throw new Error(`Signing in answered ${response.status}.`);
  const { token } = (await response.json()) as { token: string };
  return {
    token,
    cookie: (response.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "",
    call: (method, path, body, headers = {}) =>
      site.call(method, path, body, { authorization: `Bearer ${token}`, ...headers }),
  };
}
