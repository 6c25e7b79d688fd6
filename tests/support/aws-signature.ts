import { createHash, createHmac } from "node:crypto";

/** What signs a request to an S3-compatible store. */
interface StoreKey {
  id: string;
  secret: string;
  region: string;
}

interface SignedRequest {
  method: string;
  url: URL;
  /** All of these are signed; `host` is added. */
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body in hexadecimal. */
  bodySum: string;
}

const algorithm = "AWS4-HMAC-SHA256";

/**
 * A second way to what the site's library signs: the headers of a request with its signature, AWS Signature Version 4 for S3
 * (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). Stores refuse one whose
 * `now` is more than 15 minutes from their own clock.
 */
export function signRequest(
  { method, url, headers, bodySum }: SignedRequest,
  key: StoreKey,
  now: Temporal.Instant,
): Record<string, string> {
  const time = now.toString({ fractionalSecondDigits: 0 }).replace(/[-:]/g, "");
  const day = time.slice(0, 8);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": bodySum,
    "x-amz-date": time,
  };
  const names = Object.keys(all).sort();
  const canonical = [
    method,
    canonicalPath(url),
    canonicalQuery(url),
    ...names.map((name) => `${name}:${(all[name] ?? "").trim().replace(/ +/g, " ")}`),
    "",
    names.join(";"),
    bodySum,
  ].join("\n");
  const scope = `${day}/${key.region}/s3/aws4_request`;
  const sum = createHash("sha256").update(canonical).digest("hex");
  const signingKey = [day, key.region, "s3", "aws4_request"].reduce<Buffer>(
    (from, part) => hmac(from, part),
    Buffer.from(`AWS4${key.secret}`),
  );
  const signature = hmac(signingKey, [algorithm, time, scope, sum].join("\n")).toString("hex");
  return {
    ...all,
    authorization: `${algorithm} Credential=${key.id}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`,
  };
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

/** Each part of the path encoded once, as S3 wants it; other services of AWS encode twice. */
function canonicalPath({ pathname }: URL): string {
  return pathname
    .split("/")
    .map((part) => encode(decodeURIComponent(part)))
    .join("/");
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
}

/** RFC 3986: everything but letters, digits and `-._~`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
