/*
 * A plant that somebody lost is told of beside a wish: "deer ate my hostas", "our roses died". It is not asked for,
 * and neither is one beside which something is to stand: "what goes well with hostas".
 */

const pests =
  "(?:deer|slugs?|snails?|rabbits?|bunny|bunnies|groundhogs?|woodchucks?|squirrels?|chipmunks?|voles?|moles|gophers?|beetles|bugs|caterpillars|goats?|chickens|dogs?|birds)";
const eat =
  "(?:eat|eats|ate|eaten|eating|loves?|devour(?:s|ed)?|destroy(?:s|ed)?|munch(?:es|ed)?|chew(?:s|ed)?|nibbled?|ruin(?:s|ed)?|kill(?:s|ed)?|strip(?:ped)?|mow(?:ed)? down|dug up)";
const adjectives =
  "big|bigger|large|huge|tall|little|small|old|older|young|new|poor|beautiful|lovely|pretty|prize|favorite|precious|whole|few|two|three|four|white|pink|red|purple|blue|yellow";
const whose = `(?: (?:up|down|all|every|each|one|single|most|half|some|both|of|my|our|the|his|her|their|those|an?|from|${adjectives}))+`;
/** "My hostas and my" lilies. */
const andAnother = `(?: (?:\\w+ ){1,3}and(?: (?:my|our|the|all|some|${adjectives}))*)?`;

export const wasEaten = new RegExp(
  `(?<!\\b(?:do|does|did|will|would|can|could|what|which)(?: the| my)? )\\b${pests}(?: (?:are|is|keep|keeps|kept|always|have|has|will|just))* ${eat}${whose}${andAnother}$`,
);

/** Who lost it says so of himself, or asks what might stand in its place. */
export const wasTaken = new RegExp(
  `\\b(?:(?:i|we) (?:had|used to (?:have|grow))|lost|removed|(?:take|took) (?:out|down)|tore out|pulled (?:out|up)|ripped out|dug (?:out|up)|got rid of|(?:i|we|had|had to) cut down|killed|ruined|destroyed|ate|replac(?:e|es|ing)|in place of)(?:${whose})?${andAnother}$`,
);

export const died =
  /^(?:and (?:my |our |the )?\w+ ){0,2}(?:(?:\w+ ){0,7}?(?:and|but|then|that|which) |(?:by|along|in|on|near|under|behind|beside|around|at|i|we) (?:\w+ ){0,4}?)?(?:(?:it|they|that|which|have|has|had|were|was|are|is|all|both|just|keep|keeps|kept|always|finally|got|get|gets|almost|nearly|completely|really) )*(?:die|dies|died|dying|dead|rots?|rotted|rotting|fried|melted|drown|drowned|froze|frozen|perished|shriveled|burned up|burnt|eaten|chewed|nibbled|destroyed|killed|ruined|wiped out|took over|takes over|failed|gave up|disappeared|(?:did not|didnt|never|would not|wouldnt) (?:make|survive|come back|came back|return|live|thrive)|(?:(?:got|get|have|had|with|from|caught) )+(?:\w+ ){0,3}?(?:mildew|blight|rust|wilt|spot|borers?|disease|virus|beetles|sick))\b/;

export const asksForAnother =
  /\b(?:companions?|(?:neighbors|partners) for|what|which|something|anything|else|instead|replac\w+|suggest\w*|recommend\w*|ideas)\b/;
export const asksToSaveIt =
  /\b(?:why|how|wrong|save|what (?:can|do|should|could) (?:i|we|you) do|what (?:is|was|did|happened|ate))\b/;

/** The plant of which somebody tells is asked about: "when do I cut it", "what goes with it". */
export const asksOfItself = new RegExp(
  `${asksToSaveIt.source}|\\b(?:(?:does|do|is|are|will|should) (?:it|they)|when (?:do|does|can|should|to|will)) |\\b(?:cut|prune|trim|move|divide|feed|water|fertilize|transplant|stake|with|beside|next to) (?:it|them|back|that|those)\\b|\\bgo(?:es)?(?: \\w+)? with\\b|companion`,
);

export const insteadOfIt =
  /\b(?:what|something|anything|which)\b.* (?:instead(?! of)|else)\b|^(?:is|are)(?: (?:so|very|really))* (?:dangerous|toxic|poison\w*|deadly|bad|harmful)\b.*\b(?:what|something|anything|which)\b/;

const well = "(?: (?:well|good|nice|best|great|pretty|together))*";
export const asksForCompanions = /^companions?\b/;
export const standsBeside = new RegExp(
  `\\b(?:(?:companions?|neighbors|partners)(?: (?:plants?|flowers?))? (?:for|to|of|with)|(?:go|goes|grows?|looks?|pairs?|combines?|works?|do|does|mix)${well} (?:with|alongside|next to|beside|near|around)|(?:plant|put|grow|set)(?: (?:that|it))? (?:with|alongside|next to|beside|near|around|among|between|under|underneath|beneath|in front of|behind))(?:${whose})?${andAnother}$`,
);

export const isAdjective = new RegExp(`^(?:${adjectives})$`);
