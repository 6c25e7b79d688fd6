/** The words of the location section and the gallery of home. */

/** Douay-Rheims (Challoner). */
export const isaiah5811 = {
  text: "And the Lord will give thee rest continually, and will fill thy soul with brightness, and deliver thy bones, and thou shalt be like a watered garden, and like a fountain of water whose waters shall not fail.",
  reference: "Isaiah 58:11",
} as const;

/** Home: the location section. */
export const locationSection = {
  heading: "Visit {brand}",
  note: "We are in Pennsylvania. Please contact us by phone or email for visitation information, and we will find a time and send you directions.",
  phoneLabel: "Phone",
  emailLabel: "Email",
  hoursLabel: "Hours",
  pictureAlt:
    "The nursery’s gate: a path runs between stone pillars and flower beds to a red barn and a glasshouse.",
} as const;

/** Home: the 21 pictures. */
export const gallery = {
  heading: "Our Garden Nursery",
  lead: "A year among the beds, from the first redbud to the Advent wreath.",
} as const;
