/** Said to everybody alike, so that nobody learns who is, or was, on the list. */
export const mayAskFirst =
  "A letter may ask you first whether this was you: please look for it, and answer it.";
