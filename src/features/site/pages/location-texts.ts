/** The words of /location. `{phone}` and `{email}` become links where the page shows them. */

/** Douay-Rheims (Challoner). */
export const john1512 = {
  text: "I am the true vine; and my Father is the husbandman. Every branch in me, that beareth not fruit, he will take away: and every one that beareth fruit, he will purge it, that it may bring forth more fruit.",
  reference: "John 15:1-2",
} as const;

/** /location. */
export const visitPage = {
  heading: "Visit Us",
  lead: "By appointment, so that we can give you our time.",
  infoHeading: "Visiting the Nursery",
  features: {
    heading: "Special Features",
    items: [
      {
        name: "Spring Plant Sales",
        text: "Hardy plants first, and tender ones when the frost is past.",
      },
      {
        name: "Summer Evening Garden Tours",
        text: "A slow walk in the cool of the day, while the garden is in full bloom.",
      },
      {
        name: "Fall Harvest Celebrations",
        text: "Thanksgiving for the year’s growing, and help with fall planting.",
      },
      {
        name: "Advent Wreath Workshops",
        text: "Fresh greens, and a wreath of your own to light at home.",
      },
      {
        name: "Prayer Gardens",
        text: "Quiet places to sit, with Our Lady and the saints for company.",
      },
      {
        name: "Children’s Garden Area",
        text: "A place where small hands may touch, smell and dig.",
      },
    ],
  },
  planning: {
    heading: "Planning Your Visit",
    cards: [
      {
        heading: "Best Times",
        text: "April and May for planting and spring bloom, June and July for the perennials at their height, September and October for trees, asters and bulbs. Mornings and evenings are kindest in summer.",
      },
      {
        heading: "What to Bring",
        text: "Photographs of the place you want to plant, its rough measurements and a note of when the sun reaches it. Wear shoes that can get muddy.",
      },
      {
        heading: "Group Visits",
        text: "Parishes, schools and garden clubs are welcome by arrangement. Call {phone} or write to {email}, and tell us how many are coming and how old the youngest is.",
      },
    ],
  },
} as const;
