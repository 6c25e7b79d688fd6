import { createHash } from "node:crypto";
// src/server/headers.ts
/** Said with every answer. HSTS only where the site is served over TLS, or a fresh clone would lock itself out. */
function securityHeaders(publicUrl) {
	const headers = [
		["X-Content-Type-Options", "nosniff"],
		["Referrer-Policy", "strict-origin-when-cross-origin"],
		["Cross-Origin-Opener-Policy", "same-origin"],
		["Cross-Origin-Resource-Policy", "same-origin"],
		["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"]
	];
	if (publicUrl.startsWith("https:")) headers.push(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
	return headers;
}
/** For answers that are no page: nothing in them may run or be shown in a frame. */
var inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
/**
* The page as it is sent, without the marks, and its policy: its own inline scripts by their
* hashes, everything else from this site. A nonce itself could not be sent, since a finished page
* is the same for everybody.
*/
function sealPage(rendered, own) {
	const mark = ` nonce="${own.mark}"`;
	const ours = inlineScripts(rendered).filter(({ attributes, text }) => attributes.includes(mark) || text === own.constant);
	const texts = new Set(ours.map(({ text }) => text));
	return {
		html: rendered.replaceAll(mark, ""),
		policy: pagePolicy([...texts])
	};
}
function pagePolicy(inline) {
	return [
		"default-src 'none'",
		`script-src ${["'self'", ...inline.map(hashSource)].join(" ")}`,
		"style-src 'self'",
		"img-src 'self' https:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		"base-uri 'none'"
	].join("; ");
}
/** The texts of scripts that run: neither those with a src nor data blocks such as JSON-LD. */
function inlineScripts(html) {
	return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].map(([, attributes = "", text = ""]) => ({
		attributes,
		text
	})).filter(({ attributes }) => !/\ssrc=|application\/ld\+json/i.test(attributes));
}
function hashSource(script) {
	return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
export { sealPage as n, securityHeaders as r, inertPolicy as t };
