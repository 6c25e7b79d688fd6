/** The most people in one registration. A bigger group telephones, so that chairs are set out. */
export const mostAttendees = 50;

export const mostChangedAtOnce = 1_000;
