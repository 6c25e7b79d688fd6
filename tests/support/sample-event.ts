/** An event as the owner enters it, for tests of who comes to it. */
export const roseWalk = {
  title: "Rose Walk",
  description: "An evening among the roses.",
  date: "2026-06-20",
  time: "6:00 PM - 8:00 PM",
  location: "The rose beds",
};

/** A party of three, as the form sends it but for the event. */
export const annLee = {
  fullName: "Ann Lee",
  email: "ann@example.com",
  phone: "(570) 555-0100",
  mailingAddress: "12 Rose Lane, Scranton, PA 18503",
  attendeesCount: 3,
};
