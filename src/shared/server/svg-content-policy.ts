/**
 * The security policy of an SVG that somebody opens by its own address: nothing in it may run or
 * load, and its own style sheet may color it.
 */
export const svgContentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
