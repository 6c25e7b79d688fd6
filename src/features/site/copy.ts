/**
 * The words of the public pages. `{brand}`, `{phone}` and `{email}` stand for the configured
 * name and contact details and are filled in where a page shows the text.
 */

/** A verse and where it is from. */
export interface Verse {
  text: string;
  reference: string;
}

/** Douay-Rheims (Challoner), keyed by the reference; cited as the specification writes it. */
export const verses = {
  genesis28: {
    text: "And the Lord God had planted a paradise of pleasure from the beginning: wherein he placed man whom he had formed.",
    reference: "Genesis 2:8",
  },
  matthew1323: {
    text: "But he that received the seed upon good ground, is he that heareth the word, and understandeth, and beareth fruit, and yieldeth the one an hundredfold, and another sixty, and another thirty.",
    reference: "Matthew 13:23",
  },
  genesis112: {
    text: "And the earth brought forth the green herb, and such as yieldeth seed according to its kind, and the tree that beareth fruit, having seed each one according to its kind. And God saw that it was good.",
    reference: "Genesis 1:12",
  },
  isaiah5811: {
    text: "And the Lord will give thee rest continually, and will fill thy soul with brightness, and deliver thy bones, and thou shalt be like a watered garden, and like a fountain of water whose waters shall not fail.",
    reference: "Isaiah 58:11",
  },
  isaiah408: {
    text: "The grass is withered, and the flower is fallen: but the word of our Lord endureth for ever.",
    reference: "Isaiah 40:8",
  },
  genesis29: {
    text: "And the Lord God brought forth of the ground all manner of trees, fair to behold, and pleasant to eat of: the tree of life also in the midst of paradise: and the tree of knowledge of good and evil.",
    reference: "Genesis 2:9",
  },
  songOfSolomon212: {
    text: "The flowers have appeared in our land, the time of pruning is come: the voice of the turtle is heard in our land.",
    reference: "Song of Solomon 2:12",
  },
} as const satisfies Record<string, Verse>;

/** Home: the hero. */
export const hero = {
  heading: "Cultivating Beauty, Faith and Creation",
  lead: "A family-run Catholic nursery in Pennsylvania, growing perennials, trees and annuals for gardens you can work in, rest in and pray in.",
  shopLabel: "shop the collection",
  visitLabel: "visit the nursery",
} as const;

/** Home: the mission section, #about. */
export const mission = {
  heading: "Our Mission",
  paragraphs: [
    "We are a small family nursery in Pennsylvania. We grow plants that suit this ground and these winters, and we help you make a garden that lasts.",
    "Scripture says that man was first set in a garden, to dress it and to keep it. We take that as our work too. What grows here is God’s before it is ours, and we try to tend it accordingly.",
    "A garden is also a good place to pray. Whether you want one pot of thyme or a whole bed around a statue of Our Lady, tell us about the place you have, and we will help you plant it.",
  ],
  linkLabel: "learn more about our story",
} as const;

/** Home: above the product cards, #products. */
export const collection = {
  heading: "Our Collection",
  intro:
    "Plants for every season of a Pennsylvania garden, and what you need to plant them well. Begin wherever your own garden has a gap.",
} as const;

/** Home: the five reasons and the promise. */
export const whyChoose = {
  heading: "Why Choose {brand}",
  lead: "There are quicker ways to buy a plant. Here is why our neighbors come to us.",
  reasons: [
    {
      name: "Local Expertise",
      text: "We garden with the same clay, late frosts and hungry deer that you do. Ask what will live in your yard, and you will have an answer from experience.",
    },
    {
      name: "Catholic Values",
      text: "We believe that creation is a gift, and that honest work is one way to give thanks for it. That shapes how we grow and how we treat you.",
    },
    {
      name: "Personal Relationship",
      text: "You deal with the family. Because we open for appointments and events, there is time to sit down and hear about your garden.",
    },
    {
      name: "Healthier Plants",
      text: "A small nursery can look at every plant it grows. Ours are watered, checked and potted by people who know them.",
    },
    {
      name: "Community Investment",
      text: "What you spend here stays near home. It is also why we are planning a cemetery for the poor and for young children.",
    },
  ],
  promise: {
    heading: "Our Promise to You",
    text: "We will answer you plainly, welcome you as a neighbor and take good care of what has been entrusted to us. If a plant is wrong for your garden, we will say so.",
  },
} as const;

/** Home: the events section, #events. */
export const homeEvents = {
  heading: "In the Garden This Season",
  intro: "We open the gate for events like this one. Come and walk the garden with us.",
  registerLabel: "Register for event",
} as const;

/** The newsletter sign-up. `notice` is the wording that a subscriber agrees to. */
export const newsletter = {
  heading: "Join Our Garden Community",
  intro:
    "We will send word of events and plant sales, and of what to sow, plant and prune through the Pennsylvania year.",
  notice:
    "By subscribing, you agree to receive emails and/or SMS text messages from {brand}. You can unsubscribe at any time.",
  submitLabel: "Subscribe",
  success: {
    heading: "Thank You!",
    text: "You are on our list, and we are glad to have you. Look for our next letter.",
  },
} as const;

/** Home: the location section. */
export const locationSection = {
  heading: "Visit {brand}",
  note: "We are in Pennsylvania. Please contact us by phone or email for visitation information, and we will find a time and send you directions.",
  phoneLabel: "Phone",
  phone: "{phone}",
  emailLabel: "Email",
  email: "{email}",
  hoursLabel: "Hours",
  hours: "Appointments and events only at this time. Please contact us.",
} as const;

/** The marketing popup. `consent` is the wording beside its checkbox. */
export const popup = {
  heading: "Come Garden with Us",
  lead: "Leave your email and cell phone number, and we will let you know about garden tours, plant sales and workshops.",
  consent:
    "I agree to receive emails and/or SMS text messages from {brand}. I can unsubscribe at any time.",
  submitLabel: "Join the Community",
  dismissLabel: "No Thanks",
} as const;

/** The three catalogue pages: what stands above and below the cards. */
export const catalogues = {
  perennials: {
    heading: "Our Perennial Collection",
    lead: "Plants that go down into the ground each winter and come back each spring. For each one you will find the light, soil, spacing and hardiness it needs.",
    footnote:
      "More varieties are in store than we can show here. If you are looking for one you do not see, please ask.",
    closing: {
      heading: "The Catholic Significance of Perennials",
      paragraphs: [
        "A perennial dies back to the ground in winter and rises from its root in spring. St. Paul taught the resurrection of the dead from the same lesson in the seed: “That which thou sowest is not quickened, except it die first” (1 Corinthians 15:36).",
        "Many have carried the names of Our Lady. The Litany of Loreto calls her Mystical Rose, and painters of the Annunciation set a white lily beside her for her purity. Lady’s mantle was named for her cloak. The blades of the iris recalled the sword of sorrow that Simeon foretold. Columbine takes its name from the Latin for dove, and became a sign of the Holy Ghost.",
      ],
      linkLabel: "Ask About Our Plant Symbolism Guide",
    },
  },
  trees: {
    heading: "Our Tree Collection",
    lead: "Trees for shade, blossom, fruit and shelter, each with a guide to planting and care. Choose by the size it will be in thirty years.",
    footnote:
      "More varieties are in store than we can show here. If you are looking for one you do not see, please ask.",
    closing: {
      heading: "Planting for Those Who Come After",
      paragraphs: [
        "Whoever plants a tree works partly for people not yet born. It deserves a place wide enough, a hole no deeper than its roots, and water through its first summers. If you would like help choosing the tree or the place, tell us about your yard.",
      ],
      linkLabel: "Ask About Tree Planting Services",
    },
  },
  annuals: {
    heading: "Our Annual Flowers Collection",
    lead: "A whole life in one season, from seed to flower to seed again. Most of these go out in May, when the frost is past, and bloom until it returns.",
    footnote:
      "More varieties are in store than we can show here. If you are looking for one you do not see, please ask.",
    closing: {
      heading: "Flowers for Cutting",
      paragraphs: [
        "Annuals are the flowers to cut, and cutting them brings more. Grow a row for the kitchen table and a jar before a statue of Our Lady. The marigold is an old choice: country people called it Mary’s gold.",
      ],
    },
  },
} as const;

/** Footer: the words under the brand. */
export const footer = {
  blurb:
    "A small family nursery in Pennsylvania, growing perennials, trees and annuals under the care of Our Lady.",
} as const;

/** The 404 page: the heading, the hint, and what the visitor probably wanted. */
export const notFound = {
  heading: "404 Page Not Found",
  hint: "Did you forget to add the page to the router?",
  suggestions: {
    /** Any other address. */
    other: "Nothing grows at this address. One of these paths may take you where you meant to go.",
    /** /products */
    products: "Looking for plants? They are kept in three catalogues.",
    /** /admin */
    admin: "Looking for the dashboard? It is one gate over.",
    /** /newsletter */
    newsletter: "Looking for the newsletter? You can join it right here.",
  },
} as const;
