import { anyTime, onPlanting } from "./seasons.ts";

/** How somebody asks about the care of a plant, and the words of the sentences on its page that tell of it. */
export const careWords: readonly (readonly [asks: RegExp, tells: RegExp])[] = [
  [/\bdead ?head/i, /\b(?:deadhead|spent|faded|(?:finished|old) (?:heads|scapes))/i],
  [/\bdivid(?:e|ing)|\bsplit/i, /\bdivide/i],
  [/\bpinch/i, /\bpinch/i],
  [/\bhow deep/i, /\binch(?:es)? (?:deep|of soil)/i],
  [/\b(?:move|moving|transplant)/i, /\b(?:move[sd]?|moving|transplants?)\b/i],
  [
    /\b(?:not|wont|won['’]t|doesnt|doesn['’]t|never|stopped|quit)\b.* (?:bloom|flower)/i,
    /\binch(?:es)? deep|\bcrowded|\bbloom less|\b(?:leaves instead of flowers|stops? bloom)/i,
  ],
  [
    /\bcut(?:ting)?\b(?: \S+){0,4} (?:back|down)\b|\b(?:prun|trim|shear|clip|legg(?:y|ier)|straggly|overgrown)/i,
    /\b(?:cut|prune|pruning|shear|trim|clip|snip|leggy)\b/i,
  ],
  [
    /\b(?:flop|sprawl|stak(?:e|ing)|lean(?:s|ing)?\b|lodg|f[ae]ll(?:s|ing|en)? (?:over|apart|open|down)|stand(?:s|ing)? up|upright)/i,
    /\b(?:flop|sprawl|stak(?:e|es|ing)\b|stem leans|leans if|lean where|prop |hoop|ring )/i,
  ],
  [/\b(?:wilt|droop|scorch)/i, /\b(?:wilt|drought|dry spell|dry ground|soak|sulk|scorch)/i],
  [/\bmildew/i, /\bmildew/i],
  [
    /\b(?:turn|go|get)(?:ing|ed|s|es)? (?:yellow|brown)\b/i,
    /\b(?:turn\w*|go|goes)\b[^.;]* (?:yellow|brown)\b|\byellows\b|leaves yellow/i,
  ],
  [
    new RegExp(
      `\\b(?:when|what month)\\b.*\\b(?:plant|sow|set out)|\\b(?:plant|sow)\\b.*\\b(?:${anyTime})\\b|\\b(?:${anyTime})\\b.* to plant`,
      "i",
    ),
    onPlanting(anyTime),
  ],
];
