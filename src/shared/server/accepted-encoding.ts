/** Of the encodings that are made once for all readers. */
export type Encoding = "br" | "gzip" | "plain";

interface Choice {
  encoding: Encoding;
  takesZstd: boolean;
}

/** Browsers send one of a handful of Accept-Encoding headers, so each is read once. */
const known = new Map<string, Choice>();
const knownMax = 50;

/** Which of the encodings that are made once a reader with this Accept-Encoding gets. */
export function encodingFor(accepted: string | undefined): Encoding {
  return choiceFor(accepted).encoding;
}

/** The same, and whether zstd is taken, for what is made for one reader. */
export function choiceFor(accepted: string | undefined): Choice {
  if (accepted === undefined) return { encoding: "plain", takesZstd: false };
  let choice = known.get(accepted);
  if (choice === undefined) {
    choice = choose(accepted);
    if (known.size < knownMax && accepted.length <= 100) known.set(accepted, choice);
  }
  return choice;
}

function choose(accepted: string): Choice {
  const offers = accepted
    .toLowerCase()
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([coding]) => coding);
  const encoding = (["br", "gzip"] as const).find((one) => offers.includes(one)) ?? "plain";
  return { encoding, takesZstd: offers.includes("zstd") };
}

/**
 * Whether a reader with this If-None-Match has what this tag names. It compares weakly (RFC 9110,
 * section 13.1.2), and the encodings of a page are one page.
 */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const bare = etag.slice(1, -1);
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, "").replace(/^"|"$/g, ""))
    .some((tag) => tag === bare || tag === `${bare}-br` || tag === `${bare}-gzip`);
}
