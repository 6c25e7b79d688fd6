/** The most people in one registration. A bigger group telephones, so that chairs are set out. */
export const mostAttendees = 50;

/** The most registrations that one call may change. */
export const mostChangedAtOnce = 1_000;
