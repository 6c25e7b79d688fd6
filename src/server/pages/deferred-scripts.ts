/**
 * Puts a page into the order in which a phone on a slow line should fetch it. The theme and the
 * style sheet come first, because nothing shows without them: React writes its preloads first, and
 * over HTTP/1.1 those would take all of a browser's six connections before the style sheet. The
 * page's code waits, marked `later`, until what shows has been fetched or somebody does something;
 * `app/load-deferred-scripts.ts` then starts it. Links and forms work before that, as they do without any code.
 *
 * React finds these elements again by what they are, or by their order among themselves, which
 * stays.
 */
export function deferScripts(html: string): string {
  const headEnd = html.indexOf("</head>");
  const anchor = /<meta name="viewport"[^>]*>/.exec(html);
  if (headEnd < 0 || !anchor || anchor.index > headEnd) return html;
  const first: string[] = [];
  const head = html
    .slice(0, headEnd)
    .replace(/<script>[^<]*<\/script>|<link rel="stylesheet"[^>]*>/g, (tag) => {
      first.push(tag);
      return "";
    })
    .replaceAll('<link rel="modulepreload"', '<link rel="later"');
  const body = html
    .slice(headEnd)
    .replace('<script type="module" async="">', '<script type="later" async="">');
  const at = anchor.index + anchor[0].length;
  return head.slice(0, at) + first.join("") + head.slice(at) + body;
}
