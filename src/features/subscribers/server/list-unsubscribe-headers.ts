import type { SiteConfig } from "#shared/server/config.ts";

/** The headers by which a mail program identifies the list and unsubscribes (RFC 2919, 2369 and 8058). */
export function listHeaders({ publicUrl }: SiteConfig, token: string): Record<string, string> {
  return {
    // The host's name alone would be a list of the host's.
    "List-Id": `<letters.${URL.parse(publicUrl)?.hostname ?? "localhost"}>`,
    "List-Unsubscribe": `<${publicUrl}/api/unsubscribe/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
