/** How to come: what /location and /contact say in the same words. */
export const askAboutVisits = "Please contact us by phone or email for visitation information";

/** What /location says first, where the owner says nothing else. */
export const defaultVisitTexts = {
  region:
    "The nursery is in Pennsylvania. It is a working family place, so we open for appointments and for events.",
  directions: `${askAboutVisits}. We will agree on a day and tell you how to find us.`,
} as const;
