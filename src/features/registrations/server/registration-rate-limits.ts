/** Eighty families in a parish hall share one address and mistype more than once; a script does not stop there. */
export const registrationLimit = { scope: "registration", tries: 400, windowSeconds: 600 };
/** From one address for one e-mail address: a big family with a party each. */
export const recipientLimit = { scope: "registration-recipient", tries: 30, windowSeconds: 600 };
/** People, from one address for one event: those eighty families, with a dozen each. */
export const networkPeopleLimit = {
  scope: "registration-people",
  tries: 1_000,
  windowSeconds: 3_600,
};
