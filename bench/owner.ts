import { ownerPassword } from "../tests/support/server.ts";

/** Signs the owner in: her headers, and how to call the API as she does. It throws for any answer but 2xx. */
export async function ownerOf(url: string) {
  const headers: Record<string, string> = { "content-type": "application/json" };
  async function call(method: string, path: string, body?: object) {
    const response = await fetch(url + path, {
      ...{ method, headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as { id: number; token: string; entry: object };
  }
  const login = { username: "owner", password: ownerPassword };
  const { token } = await call("POST", "/api/admin/login", login);
  headers["authorization"] = `Bearer ${token}`;
  return { headers, call };
}
