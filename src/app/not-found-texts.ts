/** The 404 page: the heading, the hint, and what the visitor probably wanted. */
export const notFound = {
  heading: "404 Page Not Found",
  hint: "Did you forget to add the page to the router?",
  /** /products, under the catalogues */
  allPlants: "See All Plants",
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
