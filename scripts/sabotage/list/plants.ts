import type { Chapter } from "../sabotage.ts";

const search = {
  project: "unit",
  file: "src/features/plants/finder/plain-search.test.ts",
} as const;

export const plants: Chapter = {
  title: "Plants and pictures",
  sabotages: [
    {
      name: "meadow-missing-from-the-catalogue",
      promise: "The catalogues hold 100 perennials, 50 trees and 50 annuals.",
      promisedIn: "Specification 9",
      file: "src/features/plants/built-in-catalogues.ts",
      find: "  ...meadowPerennials,\n",
      replace: "  ...meadowPerennials.slice(1),\n",
      test: {
        project: "unit",
        file: "src/features/plants/plant-data.test.ts",
        name: "hold 100 perennials, 50 trees and 50 annuals",
      },
    },
    {
      name: "search-by-case",
      promise: "The search does not mind capitals.",
      promisedIn: "Specification 5",
      file: "src/features/plants/finder/plain-search.ts",
      find: "return text.toLowerCase().replace(/[‘’ʼ“”×ς]/g,",
      replace: "return text.replace(/[‘’ʼ“”×ς]/g,",
      test: { ...search, name: "agrees with the naive search on every part of every real field" },
    },
    {
      name: "search-without-latin",
      promise: "The search looks into the name, the Latin name and the description.",
      promisedIn: "Specification 5",
      file: "src/features/plants/finder/plain-search.ts",
      find: "return [name, latin, description].map(",
      replace: "return [name, description].map(",
      test: { ...search, name: "agrees with the naive search on every part of every real field" },
    },
    {
      name: "product-without-its-category",
      promise: "GET /api/products answers id, name, category and description.",
      promisedIn: "Specification 7",
      file: "src/features/plants/server/products-api.ts",
      find: '"name", "category", "description"',
      replace: '"name", "description"',
      test: {
        project: "sqlite",
        file: "src/features/plants/server/products.api.test.ts",
        name: "with the fields of the specification",
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
    {
      name: "plate-not-inert",
      promise: "A plate opened by itself runs nothing.",
      promisedIn: "Comment in the code",
      file: "src/features/plants/server/plates/plate-files.ts",
      find: "`${svgContentPolicy}; sandbox`",
      replace: "svgContentPolicy",
      test: {
        project: "sqlite",
        file: "src/features/plants/server/plates.api.test.ts",
        name: "is inert as a page of its own",
      },
    },
    {
      name: "plate-changed-under-its-address",
      promise: "A plate is kept for good under its present version alone.",
      promisedIn: "README of plants",
      file: "src/features/plants/server/plates/plate-files.ts",
      find: 'version !== "development" && c.req.query("v") === version',
      replace: 'version !== "development" && c.req.query("v") !== ""',
      test: {
        project: "sqlite",
        file: "src/features/plants/server/plates.api.test.ts",
        name: "is kept for good under its present version alone",
      },
    },
    {
      name: "upload-that-is-also-a-page",
      promise: "An uploaded file that is also a page or a script is refused.",
      promisedIn: "README of pictures",
      file: "src/features/pictures/server/resize-and-re-encode.ts",
      find: "if (await isPolyglotAnywhere(file)) {",
      replace: "if (file.length === 0 && (await isPolyglotAnywhere(file))) {",
      test: {
        project: "sqlite",
        file: "src/features/pictures/server/upload.api.test.ts",
        name: "that is also a page",
      },
    },
    {
      name: "upload-of-any-size",
      promise: "A picture may have up to 10 MB.",
      promisedIn: "README of pictures",
      file: "src/features/pictures/rules.ts",
      find: "10 * 1024 * 1024",
      replace: "100 * 1024 * 1024",
      test: {
        project: "sqlite",
        file: "src/features/pictures/server/upload.api.test.ts",
        name: "refuses more than 10 MB",
      },
    },
    {
      name: "upload-lying-on-its-side",
      promise: "An uploaded picture stands upright and does not say where it was taken.",
      promisedIn: "README of pictures",
      file: "src/features/pictures/server/resize-and-re-encode.ts",
      find: "        .autoOrient()\n",
      replace: "",
      test: {
        project: "sqlite",
        file: "src/features/pictures/server/upload.api.test.ts",
        name: "makes it upright and small enough",
      },
    },
  ],
};
