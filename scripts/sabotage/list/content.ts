import type { Chapter, Sabotage } from "../sabotage.ts";

const _lines: Sabotage["test"] = {
  project: "unit",
  file: "src/platform/shared/line-syntax.test.ts",
  name: "tell headings, quotations, paragraphs and spacing apart",
};

const blogRules = { project: "unit", file: "src/features/blog/rules.test.ts" } as const;

const _postsOfOwner = {
  project: "sqlite",
  file: "src/features/blog/server/posts-of-owner.api.test.ts",
} as const;

const _search = { project: "unit", file: "src/features/plants/rules.test.ts" } as const;

export const content: Chapter = {
  title: "Blog, events, plants and pictures",
  sabotages: [
    {
      name: "draft-in-another-word",
      promise: "A post without a date shows the word “Draft”.",
      promisedIn: "Specification 4",
      file: "src/features/blog/rules.ts",
      find: '? "Draft"',
      replace: '? "Unpublished"',
      test: { ...blogRules, name: "is the day at the nursery, or the word Draft" },
    },
    {
      name: "picture-not-under-attached-assets",
      promise: "A post's picture is shown from the attached-assets path.",
      promisedIn: "Specification 3",
      file: "src/features/blog/rules.ts",
      find: "return `/attached-assets/${safe",
      replace: "return `/pictures/${safe",
      test: { ...blogRules, name: "where a post's picture is" },
    },
    {
      name: "slug-with-repeated-hyphens",
      promise: "The slug made of a title has its repeated hyphens collapsed.",
      promisedIn: "Specification 4",
      file: "src/features/blog/owner/post-rules.ts",
      find: '\n    .replace(/-+/g, "-");',
      replace: ";",
      test: {
        project: "unit",
        file: "src/features/blog/owner/post-rules.test.ts",
        name: "suggests",
      },
    },
    {
      name: "tag-twice",
      promise: "Tags are trimmed, and none is there twice.",
      promisedIn: "Specification 4",
      file: "src/features/blog/owner/post-rules.ts",
      find: 'tag === "" || tags.includes(tag)',
      replace: 'tag === ""',
      test: {
        project: "unit",
        file: "src/features/blog/owner/post-rules.test.ts",
        name: "are trimmed, and added once",
      },
    },
    {
      name: "day-without-its-ordinal",
      promise: "Days are written like “Saturday, June 21st, 2025”.",
      promisedIn: "Specification 2",
      file: "src/features/events/rules.ts",
      find: '["th", "st", "nd", "rd"]',
      replace: '["th", "th", "nd", "rd"]',
      test: { project: "unit", file: "src/features/events/rules.test.ts", name: "shows" },
    },
    {
      name: "closed-event-open",
      promise: "An event that the owner closed takes no registrations.",
      promisedIn: "README of events",
      file: "src/features/events/rules.ts",
      find: '  if (event.registrationMode === "closed") return "closed";\n',
      replace: "",
      test: { project: "unit", file: "src/features/events/rules.test.ts", name: "answers for" },
    },
    {
      name: "event-new-in-the-calendar",
      promise: "A changed event is the same one in a visitor's calendar.",
      promisedIn: "README of events",
      file: "src/features/events/server/calendar.ts",
      find: "`UID:event-${event.id}@${calendarId}`",
      replace: "`UID:event-${event.id}-${event.version}@${calendarId}`",
      test: {
        project: "unit",
        file: "src/features/events/server/calendar.test.ts",
        name: "gives an event a fixed UID",
      },
    },
    {
      name: "meadow-missing-from-the-catalogue",
      promise: "The catalogues hold 100 perennials, 50 trees and 50 annuals.",
      promisedIn: "Specification 9",
      file: "src/features/plants/catalogue.ts",
      find: "  ...meadowPerennials,\n",
      replace: "  ...meadowPerennials.slice(1),\n",
      test: {
        project: "unit",
        file: "src/features/plants/plant-data.test.ts",
        name: "hold 100 perennials, 50 trees and 50 annuals",
      },
    },
    {
      name: "product-card-astray",
      promise: "A product whose name has “Tree” leads to /trees.",
      promisedIn: "Specification 2",
      file: "src/features/plants/pages/home/product-cards.ts",
      find: 'look("/trees",',
      replace: 'look("/annuals",',
      test: {
        project: "unit",
        file: "src/features/plants/pages/home/product-cards.test.ts",
        name: "leads to",
      },
    },
  ],
};
