/** The outbox's name for the letter that confirms a registration. */
export const confirmationKind = "registration-confirmation";
