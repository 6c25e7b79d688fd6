/** The words of the home page's own sections. `{brand}` and the like are filled in where they show. */

/** Douay-Rheims (Challoner), cited as the specification writes it. */
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
} as const;

/** Home: the hero. */
export const hero = {
  lead: "A family-run Catholic nursery in Pennsylvania, growing perennials, trees and annuals for gardens you can work in, rest in and pray in.",
  pictureAlt:
    "A garden seen through a stone arcade hung with roses: a path between lilies and lavender leads to a fountain and a shrine of Our Lady.",
} as const;

/** Home: the mission section, #about. */
export const mission = [
  "We are a small family nursery in Pennsylvania. We grow plants that suit this ground and these winters, and we help you make a garden that lasts.",
  "Scripture says that man was first set in a garden, to dress it and to keep it. We take that as our work too. What grows here is God’s before it is ours, and we try to tend it accordingly.",
  "A garden is also a good place to pray. Whether you want one pot of thyme or a whole bed around a statue of Our Lady, tell us about the place you have, and we will help you plant it.",
];

/** Home: the five reasons. */
export const reasons = {
  "Local Expertise":
    "We garden with the same clay, late frosts and hungry deer that you do. Ask what will live in your yard, and you will have an answer from experience.",
  "Catholic Values":
    "We believe that creation is a gift, and that honest work is one way to give thanks for it. That shapes how we grow and how we treat you.",
  "Personal Relationship":
    "You deal with the family. Because we open for appointments and events, there is time to sit down and hear about your garden.",
  "Healthier Plants":
    "A small nursery can look at every plant it grows. Ours are watered, checked and potted by people who know them.",
  "Community Investment":
    "What you spend here stays near home. It is also why we are planning a cemetery for the poor and for young children.",
};
