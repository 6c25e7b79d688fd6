import type { Chapter, Sabotage } from "../sabotage.ts";

const lines: Sabotage["test"] = {
  project: "unit",
  file: "src/shared/both/text-markup.test.ts",
  name: "tell headings, quotations, paragraphs and spacing apart",
};

const blogRules = { project: "unit", file: "src/features/blog/rules.test.ts" } as const;

const postsOfOwner = {
  project: "sqlite",
  file: "src/features/blog/server/posts-of-owner.api.test.ts",
} as const;

export const content: Chapter = {
  title: "Blog and events",
  sabotages: [
    {
      name: "heading-of-three-signs-no-heading",
      promise: "Lines that start with #, ## or ### are headings.",
      promisedIn: "Specification 2",
      file: "src/shared/both/text-markup.ts",
      find: "/^#+/",
      replace: "/^##+/",
      test: lines,
    },
    {
      name: "asterisks-no-quotation",
      promise: "Lines wrapped in single asterisks are quotations.",
      promisedIn: "Specification 2",
      file: "src/shared/both/text-markup.ts",
      find: "/^\\*([^*]+)\\*$/",
      replace: "/^\\*\\*([^*]+)\\*\\*$/",
      test: lines,
    },
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
      file: "src/shared/both/picture-address.ts",
      find: "return `/attached-assets/${safe",
      replace: "return `/pictures/${safe",
      test: {
        project: "unit",
        file: "src/shared/both/picture-address.test.ts",
        name: "where a picture is that a post or a letter names",
      },
    },
    {
      name: "slug-with-repeated-hyphens",
      promise: "The slug made of a title has its repeated hyphens collapsed.",
      promisedIn: "Specification 4",
      file: "src/shared/both/slug.ts",
      find: '\n    .replace(/-+/g, "-");',
      replace: ";",
      test: {
        project: "unit",
        file: "src/shared/both/slug-of-title.test.ts",
        name: "suggests",
      },
    },
    {
      name: "tag-twice",
      promise: "Tags are trimmed, and none is there twice.",
      promisedIn: "Specification 4",
      file: "src/features/blog/owner/post-form.ts",
      find: 'return [...new Set([...tags, ...more.filter((tag) => tag !== "")])];',
      replace: 'return [...tags, ...more.filter((tag) => tag !== "")];',
      test: {
        project: "unit",
        file: "src/features/blog/owner/post-rules.test.ts",
        name: "are trimmed, and added once",
      },
    },
    {
      name: "drafts-for-everybody",
      promise: "Nobody but the owner sees drafts.",
      promisedIn: "Specification 4",
      file: "src/features/blog/server/store.ts",
      find: '  if (!drafts) query = query.where("publishedAt", "<=", toTimestamp(now));\n  const ids = (await query.execute()).map(({ id }) => id);\n  return readByIds(ids, async (piece) => {\n    let posts = db.selectFrom("post").select(columns).where("id", "in", piece);\n    // One may have become a draft since its id was read.\n    if (!drafts) posts = posts.where("publishedAt", "<=", toTimestamp(now));',
      replace:
        '  if (!drafts) query = query.where("createdAt", "<=", toTimestamp(now));\n  const ids = (await query.execute()).map(({ id }) => id);\n  return readByIds(ids, async (piece) => {\n    let posts = db.selectFrom("post").select(columns).where("id", "in", piece);\n    // One may have become a draft since its id was read.\n    if (!drafts) posts = posts.where("createdAt", "<=", toTimestamp(now));',
      test: {
        project: "sqlite",
        file: "src/features/blog/server/blog.api.test.ts",
        name: "keeps drafts to itself, whatever cookie comes along",
      },
    },
    {
      name: "post-a-draft-at-first",
      promise: "A post saved with the documented payload is published at once.",
      promisedIn: "Specification 7",
      file: "src/features/blog/server/save-or-remove-post.ts",
      find: "const { publishedAt = at, ...post }",
      replace: "const { publishedAt = null, ...post }",
      test: { ...postsOfOwner, name: "publishes the documented payload at once" },
    },
    {
      name: "scheduled-post-late",
      promise: "A scheduled post is there for everybody from its moment on.",
      promisedIn: "README of blog",
      file: "src/features/blog/server/publishing-job.ts",
      find: "if (latest !== null && latest > since) {",
      replace: 'if (latest !== null && since !== "" && latest < since) {',
      test: {
        ...postsOfOwner,
        name: "shows a scheduled post to nobody before its moment, and to everybody from then on",
      },
    },
    {
      name: "second-editor-overwrites",
      promise: "Of two who change a post at once the second is told, and overwrites nothing.",
      promisedIn: "Decisions, owner's screens",
      file: "src/features/blog/server/store.ts",
      find: '  if (version !== undefined) query = query.where("version", "=", version);\n  const row',
      replace: "  const row",
      test: { ...postsOfOwner, name: "tells the second of two editors" },
    },
    {
      name: "tour-in-july",
      promise: "The tour is on June 21st, 2025, 6:00 PM - 8:00 PM.",
      promisedIn: "Specification 9",
      file: "src/features/events/server/seed.ts",
      find: '"2025-06-21"',
      replace: '"2025-07-21"',
      test: {
        project: "sqlite",
        file: "src/features/events/server/events.api.test.ts",
        name: "then event 1 as stored",
      },
    },
    {
      name: "day-without-its-ordinal",
      promise: "Days are written like “Saturday, June 21st, 2025”.",
      promisedIn: "Specification 2",
      file: "src/shared/both/day-in-words.ts",
      find: '["th", "st", "nd", "rd"]',
      replace: '["th", "th", "nd", "rd"]',
      test: { project: "unit", file: "src/features/events/rules.test.ts", name: "shows" },
    },
    {
      name: "past-events-first",
      promise: "Upcoming events come first, soonest first, then the past ones.",
      promisedIn: "Specification 2",
      file: "src/features/events/rules.ts",
      find: "return [...upcoming, ...past];",
      replace: "return [...past, ...upcoming];",
      test: {
        project: "unit",
        file: "src/features/events/rules.test.ts",
        name: "puts the upcoming first, soonest first",
      },
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
  ],
};
