import { pagePolicy } from "#shared/server/security/security-headers.ts";

/** Distinguishes a page's own inline scripts from injected ones. */
export interface OwnScripts {
  /** The nonce that pages are rendered with: random, and never sent to anybody. */
  mark: string;
  /** The one script that is rendered without it, because its text is always the same. */
  constant: string;
}

/** Parts that are rewritten before sending. A script in another form is not ours, and no policy allows it. */
const rewritten = /<script([^>]*)>(.*?)<\/script>|<link [^>]*>|&#x27;/gs;

/**
 * The page as it is sent, and its policy, which allows its own inline scripts by their hashes: a cached page cannot
 * carry a nonce.
 *
 * In the order in which a phone on a slow line should fetch it: the theme and the style sheet first, and the page's
 * code, marked `later`, when `app/load-deferred-scripts.ts` starts it. React finds these elements again by what they
 * are, or by their order among themselves.
 *
 * Apostrophes are as they are, where React writes `&#x27;`: a page of texts is 1 to 2 percent smaller.
 */
export function rewriteHtml(
  rendered: string,
  { mark, constant }: OwnScripts,
): { html: string; policy: string } {
  const nonce = ` nonce="${mark}"`;
  const viewport = /<meta name="viewport"[^>]*>/.exec(rendered);
  const at = viewport ? viewport.index + viewport[0].length : 0;
  const headEnd = viewport ? rendered.indexOf("</head>", at) - at : 0;
  const first: string[] = [];
  const ours = new Set<string>();
  const rest = rendered.slice(at).replace(rewritten, (part, attributes, text, from: number) => {
    if (part === "&#x27;") return "'";
    const isOurs = attributes?.includes(nonce) || text === constant;
    if (isOurs && !attributes.includes(" src=")) ours.add(text);
    const tag = part.replace(nonce, "");
    const isInHead = from < headEnd;
    if (isInHead && /^<(?:script>|link rel="stylesheet")/.test(tag)) {
      first.push(tag);
      return "";
    }
    return tag.replace(
      isInHead ? /^<link rel="modulepreload"/ : /^<script type="module" async="">/,
      (start) => start.replace(/module(?:preload)?/, "later"),
    );
  });
  const html = rendered.slice(0, at) + first.join("") + rest;
  return { html: html.replaceAll(nonce, ""), policy: pagePolicy([...ours]) };
}
