import { describe, expect, inject, it } from "vitest";

// The texts of the specification's section 2, on the page that a reader without JavaScript gets.

const server = { url: inject("publicSite") };

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** What is to be read between the tags, with single blanks. */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(server.url + path)).text();
  return html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/’/g, "'")
    .replace(/\s+/g, " ");
}

/** The links in a part of the page, with their words. */
async function linksIn(path: string, part: RegExp): Promise<string[][]> {
  const html = await (await fetch(server.url + path)).text();
  const found = part.exec(html)?.[0] ?? "";
  return [...found.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = "", words = ""]) => [
    words.replace(/<[^>]+>/g, "").replace(/&amp;/g, "&"),
    /href="([^"]*)"/.exec(attributes)?.[1] ?? "",
  ]);
}

const hours = "Appointments and events only at this time. Please contact us.";

const pages: Record<string, readonly string[]> = {
  "/": [
    "Why Choose",
    "Local Expertise",
    "Catholic Values",
    "Personal Relationship",
    "Healthier Plants",
    "Community Investment",
    "Our Promise to You",
    "Join Our Garden Community",
    "By subscribing, you agree to receive emails and/or SMS text messages from",
    "You can unsubscribe at any time.",
    "(570) 555-0142",
    "hello@rosamystica.example",
    hours,
    "Our Garden Nursery",
  ],
  "/perennials": ["More varieties are in store"],
  "/trees": ["More varieties are in store"],
  "/events": ["Isaiah 61:11", "Upcoming Events", "Register for Event", "Host Your Own Event"],
  "/event-registration": [
    "Summer Garden Tour and Talk Registration",
    "Saturday, June 21st, 2025",
    "6:00 PM - 8:00 PM",
    "Family-friendly",
    "Complete Registration",
  ],
  "/location": [
    "John 15:1-2",
    "Special Features",
    "Spring Plant Sales",
    "Summer Evening Garden Tours",
    "Fall Harvest Celebrations",
    "Advent Wreath Workshops",
    "Prayer Gardens",
    "Children's Garden Area",
    "Planning Your Visit",
    "Best Times",
    "What to Bring",
    "Group Visits",
    hours,
  ],
  "/contact": [
    "Visitation",
    "Phone",
    "Email",
    "Hours",
    hours,
    "Get in Touch",
    "orders over $100 within 30 miles of the nursery",
    "design a garden",
    "classes",
    "What makes your nursery different?",
  ],
  "/cemetery": [
    "the Poor and for Young Children",
    "Anyone Needing Christian Burial",
    "Lay Dominican",
    "Maintenance Fund",
    "Site Preparation",
    "Licensing Costs",
    "Upkeep",
    "Markers",
  ],
  "/blog": ["Rosa Mystica Gardens Garden Blog", "Read More", "Subscribe to Newsletter"],
  "/nothing-here": ["404 Page Not Found", "Did you forget to add the page to the router?"],
  "/admin-login": ["Username", "Password", "Sign In", "administrator"],
};

describe("the texts of the specification", () => {
  it.each(Object.keys(pages))("stand on %s", async (path) => {
    const text = await textOf(path);
    expect(pages[path]?.filter((words) => !text.includes(words))).toEqual([]);
  });
});

describe("every page", () => {
  it("has the brand, the tagline and the nine links over it", async () => {
    expect(await textOf("/contact")).toContain("Rosa Mystica Gardens Catholic Garden Nursery");
    const links = await linksIn("/contact", /<nav[^>]*id="site-nav".*?<\/nav>/s);
    expect(links).toEqual([
      ["Home", "/"],
      ["Perennials", "/perennials"],
      ["Trees", "/trees"],
      ["Annuals", "/annuals"],
      ["Events", "/events"],
      ["Cemetery", "/cemetery"],
      ["Garden Blog", "/blog"],
      ["Visit Us", "/location"],
      ["Contact", "/contact"],
    ]);
  });

  it("has its links, the products and the year under it", async () => {
    const links = await linksIn("/contact", /<footer.*?<\/footer>/s);
    const quick = ["/", "/products", "/events", "/location", "/contact"];
    const labels = ["Home", "Products", "Events", "Visit Us", "Contact"];
    const products = [
      "Plants & Flowers",
      "Trees & Shrubs",
      "Vegetable Garden",
      "Garden Supplies",
      "Seasonal Items",
      "Catholic Garden Décor",
    ];
    expect(links).toEqual(
      expect.arrayContaining([
        ...labels.map((label, at) => [label, quick[at]]),
        ...products.map((label) => [label, "/products"]),
      ]),
    );
    expect(links.filter(([, to]) => to?.startsWith("https://"))).toHaveLength(4);
    const text = await textOf("/contact");
    for (const words of ["Quick Links", "Hours", `© ${new Date().getFullYear()}`]) {
      expect(text).toContain(words);
    }
  });
});
