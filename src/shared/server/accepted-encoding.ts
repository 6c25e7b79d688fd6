/** One of the encodings that are made once for all readers. */
export type Encoding = "br" | "gzip" | "plain";

/** Which of them a reader with this Accept-Encoding gets. */
export function encodingFor(accepted = ""): Encoding {
  const offers = accepted
    .toLowerCase()
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([coding]) => coding);
  return (["br", "gzip"] as const).find((one) => offers.includes(one)) ?? "plain";
}

/** Whether an If-None-Match has this tag. Weakly (RFC 9110, section 13.1.2): the encodings of a page are one. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const bare = etag.slice(1, -1);
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, "").replace(/^"|"$/g, ""))
    .some((tag) => tag === bare || tag === `${bare}-br` || tag === `${bare}-gzip`);
}
