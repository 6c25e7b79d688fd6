/** The toast where the site cannot be reached. */
export const noConnection = {
  title: "Connection error",
  description: "We couldn't connect to our servers. Please try again later.",
  variant: "destructive",
} as const;

/** Where on the page the form stands, and the thanks after it. */
export const registrationSectionId = "registration";
