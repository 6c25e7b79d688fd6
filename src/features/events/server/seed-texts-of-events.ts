/** An event of the church and garden year that a new site starts with. */
export interface SeedEvent {
  title: string;
  description: string;
  /** 1 is January. With `day`: the next such date at or after the first start. */
  month: number;
  day: number;
  time: string;
  location: string;
  imageUrl: string;
}

const location = "Rosa Mystica Gardens; directions given by phone or email";

/** Seven events in the order of the calendar year. */
export const seedCalendar: readonly SeedEvent[] = [
  {
    title: "Winter Pruning Demonstration",
    description:
      "Candlemas is past and the trees are still asleep, which is the time to prune them. Watch a fruit tree, a shade tree and a summer-flowering shrub pruned, and learn which shrubs to leave alone until they have bloomed. Dress for standing in the cold.",
    month: 2,
    day: 6,
    time: "10:00 AM - 11:30 AM",
    location,
    imageUrl: "/pictures/events/pruning.svg",
  },
  {
    title: "Spring Plant Sale",
    description:
      "Hardy perennials, trees and shrubs, ready for Pennsylvania ground. Bring a photograph of the place you want to plant and a note of how much sun it gets. Tender annuals must wait for May, and we can talk about those too.",
    month: 4,
    day: 24,
    time: "9:00 AM - 2:00 PM",
    location,
    imageUrl: "/pictures/events/spring-sale.svg",
  },
  {
    title: "Blessing of Seeds and Soil",
    description:
      "On the feast of St. Isidore the Farmer we ask God’s blessing on the year’s planting. Bring a packet of seed and a jar of soil from your own garden. Afterward we will sow a row together, children included.",
    month: 5,
    day: 15,
    time: "10:00 AM - 12:00 PM",
    location,
    imageUrl: "/pictures/events/blessing-of-seeds.svg",
  },
  {
    title: "Planting a Mary Garden",
    description:
      "In Our Lady’s month, help us plant a bed of the flowers that carry her names, and learn how to plan one at home. We will talk about sun, soil and bloom from spring to frost. Bring gloves and a trowel, and close with us in a decade of the Rosary.",
    month: 5,
    day: 22,
    time: "1:00 PM - 3:00 PM",
    location,
    imageUrl: "/pictures/events/marian-planting.svg",
  },
  {
    title: "Assumption Rosary Walk",
    description:
      "Walk the garden at the end of the day and pray the Glorious Mysteries, with a stop for each. It is an old custom to bring herbs and flowers to be blessed on this feast, so bring a bunch from your garden if you have one. The pace is slow, and children are welcome.",
    month: 8,
    day: 15,
    time: "6:30 PM - 7:45 PM",
    location,
    imageUrl: "/pictures/events/rosary-walk.svg",
  },
  {
    title: "Harvest Celebration and St. Francis Blessing",
    description:
      "Give thanks with us for the year’s growing on the feast of St. Francis of Assisi. There will be a blessing of the harvest, a walk among the asters and late bees, and advice on fall planting. Bring something from your own garden to share.",
    month: 10,
    day: 4,
    time: "4:00 PM - 6:00 PM",
    location,
    imageUrl: "/pictures/events/harvest.svg",
  },
  {
    title: "Advent Wreath Workshop",
    description:
      "Make the wreath your household will light this Advent, from fresh-cut greens. We will show you how to wire it, how to keep it from drying out, and how to pray the blessing at home. Bring gloves and hand pruners if you have them.",
    month: 11,
    day: 28,
    time: "1:00 PM - 3:00 PM",
    location,
    imageUrl: "/pictures/events/wreath.svg",
  },
];
