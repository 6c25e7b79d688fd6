/** What /location says first, where the owner says nothing else. */
export const defaultVisitTexts = {
  region:
    "The nursery is in Pennsylvania. It is a working family place, so we open for appointments and for events.",
  directions:
    "Please contact us by phone or email for visitation information. We will agree on a day and tell you how to find us.",
} as const;
