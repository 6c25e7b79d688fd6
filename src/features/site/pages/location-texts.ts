/** The words of /location. `{phone}` and `{email}` become links where the page shows them. */

/** Douay-Rheims (Challoner). */
export const john1512 = {
  text: "I am the true vine; and my Father is the husbandman. Every branch in me, that beareth not fruit, he will take away: and every one that beareth fruit, he will purge it, that it may bring forth more fruit.",
  reference: "John 15:1-2",
} as const;

/** What there is through the year. */
export const features = {
  "Spring Plant Sales": "Hardy plants first, and tender ones when the frost is past.",
  "Summer Evening Garden Tours":
    "A slow walk in the cool of the day, while the garden is in full bloom.",
  "Fall Harvest Celebrations": "Thanksgiving for the year’s growing, and help with fall planting.",
  "Advent Wreath Workshops": "Fresh greens, and a wreath of your own to light at home.",
  "Prayer Gardens": "Quiet places to sit, with Our Lady and the saints for company.",
  "Children’s Garden Area": "A place where small hands may touch, smell and dig.",
};

/** What helps before a visit. */
export const planning = {
  "Best Times":
    "April and May for planting and spring bloom, June and July for the perennials at their height, September and October for trees, asters and bulbs. Mornings and evenings are kindest in summer.",
  "What to Bring":
    "Photographs of the place you want to plant, its rough measurements and a note of when the sun reaches it. Wear shoes that can get muddy.",
  "Group Visits":
    "Parishes, schools and garden clubs are welcome by arrangement. Call {phone} or write to {email}, and tell us how many are coming and how old the youngest is.",
};
