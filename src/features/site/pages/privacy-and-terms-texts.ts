/**
 * What /privacy and /terms say. Each sentence is about what the code does: whoever changes what is
 * kept, for how long, or who sees it changes the sentence with it.
 */

interface LegalPage {
  heading: string;
  lead: string;
  sections: readonly {
    heading: string;
    paragraphs: readonly string[];
    items?: readonly string[];
  }[];
}

export const privacy: LegalPage = {
  heading: "Privacy Policy",
  lead: "What we keep when you use this site, why, for how long, and how to have it deleted.",
  sections: [
    {
      heading: "Reading the site",
      paragraphs: [
        "You can read every page without telling us who you are. There are no advertisements, no visitor statistics and no programs of other companies on our pages, and reading sets no cookie.",
        "Your own browser remembers a few things for you: whether you chose light or dark, that you have closed our invitation to the newsletter, and the plants you mark. They stay on your device and are not sent to us, unless you choose to: a link that carries your list names its plants to us when it is opened.",
        "Our server notes which page was asked for, when, and whether it worked. These notes hold no names and no network addresses. To stop floods of messages it counts how often a form is sent; for that it keeps a scrambled form of your network address, which cannot be turned back into the address by reading it, until the counting time is over.",
      ],
    },
    {
      heading: "What you send us",
      paragraphs: ["We keep what you type into a form when you send it, and when you sent it:"],
      items: [
        "Registering for an event: your name, e-mail address, phone number, mailing address and how many are coming. We use it to send your confirmation, to reach you if the event changes, and to set out enough chairs.",
        "Subscribing to the newsletter: your e-mail address, your phone number if you give one, and the exact words you agreed to. We use it to send you word of events and plant sales. Our letters hold no invisible pictures and no rewritten links, so we do not learn whether you open them.",
        "Asking for a visit: your name, how to reach you, the days that suit you, your message, and the plants on your list if you send it along; then the day and time that we give you, and what you answer to it. We use it to answer you, and to remind you on the day before. In our own calendar stands your first name.",
        "We may write a note of our own on you, or beside a registration or a visit, and what was paid at the gate. A note goes into no letter, you may ask to read it, and it is deleted with the rest.",
      ],
    },
    {
      heading: "Who sees it",
      paragraphs: [
        "The owner of the nursery, the person who looks after the server, and helpers of the owner, each only what the owner has opened to them. Of a helper we keep the name, the user name, when they were last here, and an e-mail address if there is one, until the owner ends it; in the history of changes told of below, name, user name and address then stand for up to two years more. A letter to you passes through the mail services that deliver it. We give your details to nobody else, and we never sell them.",
      ],
    },
    {
      heading: "For how long",
      paragraphs: [
        "A registration or a request stays until the owner deletes it or you ask us to. What the owner deletes lies in a trash for thirty days, from which it can be brought back, and is then gone; what you ask us to delete is gone at once, there too. For two years the site keeps who of us changed what and when, and what stood there before, for example in your registration; what of it is about you is gone with what you ask us to delete. A subscription stays until you unsubscribe; after that we keep your address with the note that you left, so that we do not write to you again, until you ask us to delete that as well. Copies kept for safety are replaced as they age, so what is deleted disappears from them a little later.",
      ],
    },
    {
      heading: "Seeing, correcting and deleting it",
      paragraphs: [
        "Every newsletter has a link that unsubscribes you at once. To see what we keep about you, to have it corrected or to have it deleted, call {phone} or write to {email}. You do not have to give a reason.",
      ],
    },
    {
      heading: "Children",
      paragraphs: [
        "Families are welcome, and a registration needs only the number of children, not their names. Please do not let a child fill in a form without you.",
      ],
    },
  ],
};

export const terms: LegalPage = {
  heading: "Terms of Service",
  lead: "A few plain words on what this site promises and what it cannot.",
  sections: [
    {
      heading: "What this site is for",
      paragraphs: [
        "It shows what {brand} grows and what happens in our garden, and it lets you register for an event, subscribe to our newsletter and ask us for a visit. Nothing is sold on this site, and no payment is taken here.",
      ],
    },
    {
      heading: "Plants and advice",
      paragraphs: [
        "We describe each plant as carefully as we can, from sources that each page names. Plants are living things: how tall they grow, when they bloom and what eats them depends on your ground and your year. A plant in the catalogue is not always at the nursery, so please ask before you drive to us for one.",
        "Where a plant is known to be poisonous we say so. A plant without a warning is one for which our sources name no harm; that is not a promise that it can be eaten. If somebody may have eaten a harmful plant, call Poison Control at 1-800-222-1222; for an animal, call your veterinarian.",
      ],
    },
    {
      heading: "Events and visits",
      paragraphs: [
        "A registration tells us that you are coming. You may change or cancel it, and we ask you to do so when your plans change. We may have to move or cancel an event, for the weather above all, and then write to the people who registered. The nursery is open for appointments and events only, so please wait for our answer before you come.",
      ],
    },
    {
      heading: "Fair use",
      paragraphs: [
        "Please send the forms for yourself, or for people who asked you to. To keep the site open for everybody, it slows down whoever sends very many messages in a short time.",
      ],
    },
    {
      heading: "Words and pictures",
      paragraphs: [
        "The texts, drawings and plates on this site belong to {brand} or to those named beside them. You are welcome to print a page for your own garden or your parish.",
      ],
    },
    {
      heading: "Questions",
      paragraphs: ["Call {phone} or write to {email}. We are glad to explain anything here."],
    },
  ],
};
