// The words of the list of plants that visitors keep for themselves, as far as several parts of its page say them.

export const lead = "The plants you marked. Your browser keeps the list; it is sent to nobody.";
export const loadingList = "Loading your list...";
