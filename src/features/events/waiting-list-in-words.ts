/** As the owner and those who wait read it. The times are those of `registrations/offer-deadline.ts`. */
export const waitingListRule =
  "Places that become free are offered by letter to those who wait, first come, first served. A party is passed over only while it is larger than the places that are free. An offer holds its places for 24 hours, or for half of the time that is left before the event where that is less, but at least one hour. An offer that is not taken lapses, and the next party is asked.";
