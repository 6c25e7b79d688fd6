export const noConnection = {
  title: "Connection error",
  description: "We couldn't connect to our servers. Please try again later.",
  variant: "destructive",
} as const;

/** The id of the form on the page, and of the thanks after it. */
export const registrationSectionId = "registration";
