/** So many registrations are changed by one call at most. */
export const mostAtOnce = 1_000;
