import type { PageLink } from "../answers.ts";
import type { AnsweredElsewhere } from "./not-recorded.ts";

const asked = (words: string, link: PageLink): AnsweredElsewhere => ({
  pattern: new RegExp(`^(?:${words})(?= |$)`),
  says: "",
  link,
});

const contact: PageLink = { name: "Ask us, or arrange a visit", path: "/contact" };

const visit: PageLink = { name: "Visit us", path: "/location" };

const events: PageLink = { name: "Events and workshops", path: "/events" };

const day =
  "(?:(?:on|this|next|every) )*(?:today|tomorrow|tonight|now|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?|holidays?)";
const orFeast =
  "(?:(?:on|in|for) )?(?:christmas(?: eve| day)?|easter|thanksgiving|memorial day|good friday|january|february|march|april|may|june|july|august|september|october|november|december)";
const somebody = "(?:i|we|you|my|our|the|a|dogs?|kids?|children|family|husband|wife)";

/** What is asked of the nursery and not of a plant, from the first word on, and the page that answers it. */
export const pageWords: readonly AnsweredElsewhere[] = [
  asked(
    `(?:are you|you|is the nursery) (?:open|opened|closed)(?: ${day})?|(?:open|closed|opening|closing)(?: ${day}| ${orFeast}|$)|(?:(?:business|store|shop|opening|holiday|winter|summer|spring|fall|weekend|sunday|saturday) )?hours(?: of operation)?(?! of)|opening times?|what time(?! of)|what days? (?:are|do) you|(?:when|what time) (?:do|are) you (?:open|close)`,
    contact,
  ),
  // Each subject by itself: a question on /contact answers the one that it asks about.
  ...[
    "appointments?|phone(?: number)?|telephone|call you|email(?: address)?",
    "deliver(?:y|s|ies|ed)?|ship(?:s|ping|ped)?",
    "(?:place|make|can i|to) (?:an )?order|orders?$|order online|ordering|pre ?orders?",
    "pick ?up|curbside|(?:can|may|could) (?:i|we) pick (?:it|them|plants|my order)? ?up",
    "clearance",
    "gift (?:cards?|certificates?)",
    "(?:take |accept |pay with )?(?:credit )?cards?|(?:take|accept) (?:cash|checks?|credit)|pay (?:with|by)|payment",
    "wholesale",
    "warranty|guarantee|refunds?|(?:can i|to) return|returns? policy",
    "landscap(?:ing|ers?)|(?:landscape|garden) design(?:er|ers)?|design|designing|consultations?",
    "(?:planting|install(?:ation)?) services?|plant (?:it|them|trees) for me|do you (?:plant|install)",
    "jobs?|hiring|volunteer(?:ing)?",
  ].map((words) => asked(words, contact)),
  asked(
    `directions?|address|parking(?! lot)|location|located|map|wheelchairs?|handicap(?:ped)?|accessible|restrooms?|bathrooms?|(?:(?:plan|arrange|schedule|book) )?(?:a )?visit(?: you| us| your| the nursery| ${day})|(?:plan|arrange|schedule|book) (?:a )?visit|visiting(?: you| hours)?|(?:can|may|could) ${somebody}(?: ${somebody})* (?:come|visit|stop|drop|walk|bring)(?: (?:by|in|over|around|along|${somebody}))*(?: ${day})?|(?:are )?(?:dogs|kids|children) (?:allowed|welcome)|come (?:see|look|visit|by|over|${day})|where are you(?: located)?|how (?:do|can|would) (?:i|we) (?:get|find) (?:there|to you|you)|how far (?:away|is|are you)`,
    visit,
  ),
  asked("nursery|greenhouses?|store|shop", visit),
  asked(
    "(?:(?:next|upcoming|any) )*(?:events?|workshops?|class(?:es)?|talks?|tours?)|(?:rosary|garden|prayer) walks?|regist(?:er|ration)|sign up|whats happening",
    events,
  ),
  asked(
    "(?:(?:plant|spring|fall|summer|holiday|mothers day) )+sales?|(?:a|any|the|your|next) sales?",
    events,
  ),
  asked("blog|articles?|advice", { name: "The garden blog", path: "/blog" }),
  asked(
    "(?:in bloom|blooms?|blooming|flowering|in flower) (?:now|right now|today|currently|this (?:week|month))",
    { name: "What is in bloom on a day or a feast", path: "/in-bloom" },
  ),
];
