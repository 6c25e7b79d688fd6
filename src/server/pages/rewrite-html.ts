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
 * The page as it is sent, and its policy, which allows its own inline scripts by their hashes and everything
 * else from this site. A nonce could not be sent, because a cached page is the same for everybody.
 *
 * The page is in the order in which a phone on a slow line should fetch it. The theme and the style sheet
 * come first, because nothing shows without them: React writes its preloads first, and over HTTP/1.1 those
 * would take all of a browser's six connections before the style sheet. The page's code waits, marked
 * `later`, until what shows has been fetched or somebody does something; `app/load-deferred-scripts.ts` then
 * starts it. Links and forms work before that, as they do without any code. React finds these elements again
 * by what they are, or by their order among themselves, which stays.
 *
 * Apostrophes are as they are, where React writes `&#x27;`: its attributes stand in double quotes, so that
 * nothing needs the longer form, and a page of texts is 1 to 2 percent smaller. In a script it is no entity.
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
