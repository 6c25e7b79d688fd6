/** Sent with every answer. HSTS only over TLS: browsers would refuse a site on plain HTTP from then on. */
export function securityHeaders(publicUrl: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    [
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    ],
  ];
  if (publicUrl.startsWith("https:")) {
    headers.push(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
  }
  return headers;
}

/** The policy of answers that are not pages: nothing may run, and no frame may show them. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** The head of an answer that is one sentence, made before the framework has any of a request. */
export function plainHead(publicUrl: string, more: Record<string, string>): Record<string, string> {
  return {
    ...Object.fromEntries(securityHeaders(publicUrl)),
    "Content-Security-Policy": inertPolicy,
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    ...more,
  };
}
