/** As many as one registration may bring. A bigger group telephones, so that chairs are set out. */
export const mostAttendees = 50;

/** So many registrations are changed by one call at most. */
export const mostChangedAtOnce = 1_000;
