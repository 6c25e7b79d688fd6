/** Parameters by which newsletters, advertisements and social networks count visitors. No page reads them. */
const marketingParameters: ReadonlySet<string> = new Set([
  // Google Ads and Analytics
  "gclid",
  "gclsrc",
  "gbraid",
  "wbraid",
  "dclid",
  "gad_source",
  "gad_campaignid",
  "srsltid",
  "_ga",
  "_gl",
  // Facebook and Instagram
  "fbclid",
  "igsh",
  "igshid",
  // Microsoft, Pinterest, X, TikTok, LinkedIn, Reddit, Snapchat, Yandex
  "msclkid",
  "epik",
  "twclid",
  "ttclid",
  "li_fat_id",
  "rdt_cid",
  "sccid",
  "yclid",
  // Mailchimp, HubSpot, Marketo, Klaviyo, Drip
  "mc_cid",
  "mc_eid",
  "_hsenc",
  "_hsmi",
  "mkt_tok",
  "_kx",
  "__s",
]);

/** The address (path and query, or only a query) without such parameters; utm_ is the prefix of many. */
export function withoutMarketing(address: string): string {
  const start = address.indexOf("?");
  if (start < 0) return address;
  const kept = address
    .slice(start + 1)
    .split("&")
    .filter((parameter) => parameter !== "" && !isMarketing(parameter));
  const path = address.slice(0, start);
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}

function isMarketing(parameter: string): boolean {
  const name = parameter.split("=", 1)[0]?.toLowerCase() ?? "";
  return name.startsWith("utm_") || marketingParameters.has(name);
}
