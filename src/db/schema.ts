import type { Generated, Insertable, Kysely, Selectable } from "kysely";

/**
 * The tables as the queries see them. Timestamps are ISO 8601 text in UTC, so that both engines sort them alike;
 * days are `YYYY-MM-DD`.
 */
export interface Database {
  /** Small facts about the whole site, one row each: when it was seeded, the content version. */
  siteFact: {
    name: string;
    value: string;
  };

  rateLimit: {
    key: string;
    count: number;
    endsAt: string;
  };

  /** A letter to be sent once its transaction has committed. Its text is rendered when it is sent. */
  outbox: {
    id: Generated<number>;
    kind: string;
    subjectId: number;
    messageId: string;
    /** Void: when its turn came there was nothing left to write about. */
    state: "waiting" | "sent" | "failed" | "void";
    /** How often a worker has taken it: the number is that worker's lease. */
    attempts: Generated<number>;
    failedTries: Generated<number>;
    /** When it may be tried (again). While a worker holds it, when that worker's lease ends. */
    dueAt: string;
    lastError: string | null;
    failedAt: Generated<string | null>;
    createdAt: string;
    sentAt: string | null;
    /** How it was sent; absent before, and for letters older than this column. */
    delivery: "mail" | "file" | null;
    /** Of mail that is counted: whose mailbox it goes to, as a keyed hash. */
    mailboxKey: string | null;
    /** The same for the exact address: mail with the same value may be combined. */
    recipientKey: string | null;
    /** By which rule it is counted (`mail/mailbox-limits.ts`); absent for mail that an earlier version has planned. */
    limitedAs: "address" | "spelling" | "parties" | "changes" | null;
    /** By then it goes, whatever that rule says. */
    latestAt: string | null;
    /** When it was first taken to be sent, which counts toward its mailbox's limits. */
    countedAt: string | null;
    /** The combined mail that includes this one. */
    combinedInto: number | null;
    /** What it waits for besides its time: corrected settings, the end of a flood, or its mailbox's limit. */
    waitsFor: "settings" | "brake" | "mailbox" | null;
    /** 0 goes first: mail that one person waits for. 1: letters to many. */
    rank: Generated<0 | 1>;
    takenAt: Generated<string | null>;
  };

  event: {
    id: Generated<number>;
    title: string;
    description: string;
    date: string;
    time: string;
    location: string;
    imageUrl: string | null;
    version: Generated<number>;
    /** In people; absent: as many as come. */
    capacity: Generated<number | null>;
    /** By the nursery's clock, `YYYY-MM-DDTHH:MM`; absent: as the mode says. */
    closesAt: Generated<string | null>;
    registrationMode: Generated<"until_event_ends" | "always" | "closed">;
    cost: Generated<string | null>;
    notes: Generated<string | null>;
    status: Generated<"scheduled" | "cancelled">;
    sendsReminder: Generated<0 | 1>;
    sendsThanks: Generated<0 | 1>;
    /** The date for which the reminder was sent: a moved event gets another reminder. */
    remindedFor: Generated<string | null>;
    thankedFor: Generated<string | null>;
    pictureAlt: Generated<string>;
    /** The part of the picture that a crop keeps; see `PictureFocus`. Empty: the middle. */
    pictureFocus: Generated<string>;
  };

  /** What is left of an event that the owner deleted: enough to tell its people, and their calendars. */
  deletedEvent: Pick<
    EventRow,
    "title" | "description" | "date" | "time" | "location" | "version"
  > & {
    id: number;
    deletedAt: string;
  };

  registration: {
    id: Generated<number>;
    eventId: number;
    fullName: string;
    email: string;
    phone: string;
    mailingAddress: string;
    attendeesCount: number;
    idempotencyKey: string | null;
    /** What was sent under the key, as a digest; the row may be edited later. */
    requestDigest: string | null;
    version: Generated<number>;
    createdAt: string;
    status: Generated<"registered" | "waiting" | "offered" | "cancelled" | "came">;
    /** Who entered it. The e-mail, phone and mailing address of a visitor's own are never empty. */
    source: Generated<"visitor" | "owner" | "door">;
    /** Part of its link: another value replaces a leaked link. */
    generation: Generated<number>;
    /** Its place in the waiting list. Stays while the places are offered. */
    waitingSince: Generated<string | null>;
    offerExpiresAt: Generated<string | null>;
    cancelledBy: Generated<"visitor" | "owner" | "lapse" | null>;
    statusChangedAt: Generated<string | null>;
    cameCount: Generated<number | null>;
    /** The owner's, read by whoever may see the people of events; in no letter, no answer to visitors, and at no door. */
    note: Generated<string>;
    /** What the party paid; null: nothing. */
    paidCents: Generated<number | null>;
    paidBy: Generated<"cash" | "check" | "other" | null>;
  };

  /** Opens one event's door list until it expires. Only a hash of its secret is kept. */
  doorLink: {
    id: Generated<number>;
    eventId: number;
    tokenHash: string;
    createdAt: string;
    expiresAt: string;
    /** The helper who made it, with whom it ends; null: the owner. */
    helperId: Generated<number | null>;
  };

  /** What was done at a door, by the id that the phone gave it: the same sent again does nothing. */
  doorAction: {
    id: string;
    eventId: number;
    registrationId: number | null;
    result: "done" | "conflict";
    message: string | null;
    doneAt: string;
  };

  /** One letter to the owner, which collects notices until it is written. */
  ownerDigest: {
    id: Generated<number>;
    dueAt: string;
    closedAt: string | null;
  };

  ownerNotice: {
    id: Generated<number>;
    digestId: number;
    kind: string;
    subjectId: number;
    createdAt: string;
  };

  /** Somebody who asks to come and see the nursery. */
  visitRequest: {
    id: Generated<number>;
    fullName: string;
    /** Empty if none was given; so is the phone, but never both. */
    email: string;
    phone: string;
    days: string;
    message: string;
    /** The church and the occasion of a parish's request; otherwise empty. */
    church: Generated<string>;
    occasion: Generated<string>;
    /** A list of plants as an address carries it; empty if none was sent along. */
    plants: string;
    isSuspect: 0 | 1;
    status: Generated<"open" | "answered" | "done">;
    /** The timestamp of the appointment; stays when it is cancelled. */
    appointmentAt: Generated<string | null>;
    appointmentMinutes: Generated<number | null>;
    /** Grows with every change that calendars must learn of (RFC 5545, section 3.8.7.4). 0: no appointment yet. */
    appointmentSequence: Generated<number>;
    appointmentCancelledBy: Generated<"visitor" | "owner" | null>;
    /** Other days that would suit the visitor better; empty once the owner has answered. */
    otherDays: Generated<string>;
    /** The `appointmentAt` of which the visitor was reminded. */
    remindedFor: Generated<string | null>;
    note: Generated<string>;
    idempotencyKey: string | null;
    requestDigest: string | null;
    version: Generated<number>;
    createdAt: string;
    statusChangedAt: Generated<string | null>;
  };

  subscriber: {
    id: Generated<number>;
    /** As it was first typed; letters go to this spelling. Empty if only a telephone number is known. */
    email: string;
    /** The address in lower case: one person is one row. Without one, "tel:" and the digits. */
    emailKey: string;
    phone: string | null;
    /** Absent for somebody who never agreed to letters, or no longer wants them. */
    subscribedAt: string | null;
    /** When they last unsubscribed or said no; stays if they come back. */
    unsubscribedAt: string | null;
    createdAt: string;
    /** Since when a mail server rejects letters to this address. */
    refusedAt: Generated<string | null>;
  };

  /** One answer to the question whether the nursery may write. Rows are only ever added. */
  consent: {
    id: Generated<number>;
    subscriberId: number;
    form: "newsletter" | "popup" | "owner" | "letter";
    /** The path of the page the form stood on, where the browser said so. */
    page: string | null;
    wordingKey: string;
    wording: string;
    agreed: 0 | 1;
    phone: string | null;
    givenAt: string;
    /** 1: it does not count until it is confirmed by letter. */
    awaitsConfirmation: Generated<0 | 1>;
    /** The owner's reason, where she entered it. */
    note: Generated<string | null>;
  };

  /** The owner's note on a person; the telephone or the address is empty if she knows only the other. */
  personNote: {
    id: Generated<number>;
    email: string;
    phone: string;
    note: string;
  };

  /** A letter of the owner's. What it is about is kept as she typed it, and set when it is sent. */
  letter: {
    id: Generated<number>;
    subject: string;
    body: string;
    /** A path on this site; empty if it has none. */
    picture: string;
    pictureAlt: string;
    to: "subscribers" | "event" | "person";
    eventId: number | null;
    part: "registered" | "waiting" | "all";
    email: string;
    isPublic: Generated<0 | 1>;
    slug: string | null;
    state: Generated<"draft" | "scheduled" | "sending" | "sent" | "stopped">;
    dueAt: string | null;
    startedAt: string | null;
    /** When the last of its letters was put into the outbox. */
    enqueuedAt: string | null;
    /** The last recipient enqueued so far, by audience key. */
    enqueuedThrough: Generated<number>;
    finishedAt: string | null;
    version: Generated<number>;
    createdAt: string;
    updatedAt: string;
    /** The change of its event that it is about; absent: an ordinary letter. */
    about: Generated<"change" | "cancellation" | "deletion" | null>;
  };

  /** Somebody a letter goes to; the outbox sends it under this id. */
  letterRecipient: {
    id: Generated<number>;
    letterId: number;
    /** The subscriber's or registration's id, by what kind of letter it is. */
    addressee: number;
    name: string;
    email: string;
    emailKey: string;
    /** Where to call them. Only letters that go with a change keep it. */
    phone: Generated<string>;
  };

  product: {
    id: Generated<number>;
    name: string;
    category: string;
    description: string;
  };

  /** What the owner says of a plant; a plant of which she says nothing has no row. */
  plantStock: {
    slug: string;
    state: "available" | "few-left" | "sold-out" | "back-soon" | "not-this-year" | null;
    /** The day on which the state was chosen: "back in a month" counts from here. */
    stateSince: string | null;
    price: Generated<string>;
    potSize: Generated<string>;
    /** JSON: the sizes beside that one. */
    otherSizes: Generated<string>;
    note: Generated<string>;
    isHidden: Generated<0 | 1>;
    version: Generated<number>;
    /** Where it stands, in the owner's own words; for her alone. */
    bench: Generated<string>;
  };

  /** What was last printed of a plant on cards, labels and price lists. */
  plantPrinting: {
    /** The plant's first one, as in `plant_stock`; of a price list "price-list/" stands before it. */
    slug: string;
    printedOn: string;
    /** JSON: each fact that was ever printed, with its last printed value. */
    said: string;
  };

  /** What the owner has made of a plant's facts, or a whole plant that she has added. */
  plantChange: {
    /** The slug that the plant had at first; it never changes. */
    slug: string;
    /** Of a plant that the owner added; null of a built-in one. */
    catalogue: "perennials" | "trees" | "annuals" | null;
    /** JSON: the fields that differ from the built-in ones, or all of them. */
    changes: string;
    /** JSON: slugs that the plant had meanwhile, and that lead to its page. */
    formerSlugs: Generated<string>;
    createdAt: string;
    version: Generated<number>;
  };

  post: {
    id: Generated<number>;
    title: string;
    slug: string;
    excerpt: string;
    content: string;
    author: string;
    featuredImage: string | null;
    /** A list of strings as JSON. */
    tags: Generated<string>;
    /** Absent means a draft. */
    publishedAt: string | null;
    version: Generated<number>;
    createdAt: string;
    updatedAt: string;
    pictureAlt: Generated<string>;
    pictureFocus: Generated<string>;
  };

  picture: {
    name: string;
    width: number;
    height: number;
    uploadedAt: string;
    /** The day on which it is deleted if nothing uses it by then; absent if it is used or kept. */
    goesOn: string | null;
    isKept: Generated<0 | 1>;
    /** The owner deleted it: it can be put back until it goes. */
    isDeleted: Generated<0 | 1>;
    version: Generated<number>;
  };

  /** A place of a built-in picture whose picture or description the owner has changed. */
  picturePlace: {
    /** "gallery-03", "hero". */
    id: string;
    /** The name of her picture; absent: the built-in one is there again. */
    picture: string | null;
    alt: Generated<string>;
    focus: Generated<string>;
    version: Generated<number>;
  };

  /** Something that the owner deleted, until she brings it back or its day has come. */
  trash: {
    /** Kind and key of the thing: "registration-17", "plant-white-redbud". */
    id: string;
    kind: "registration" | "event" | "post" | "letter" | "plant" | "picture" | "visit";
    /** What it is called in the list, and a line about it. */
    name: string;
    about: string;
    /** Its rows as they were, as JSON. */
    contents: string;
    deletedAt: string;
    /** Who deleted it, as the owner reads it. */
    deletedBy: string;
    /** The day at the nursery with whose beginning it is deleted for good. */
    goesOn: string;
  };

  owner: {
    id: Generated<number>;
    username: string;
    /** The user name as it is compared: lowercased, in one Unicode form. */
    nameKey: string;
    /** An argon2id hash in the usual `$argon2id$…` form. */
    passwordHash: string;
    createdAt: string;
    lastSignInAt: string | null;
  };

  ownerSession: SessionColumns & {
    ownerId: number;
  };

  /** Somebody the owner lets do some of her work. Without a user name until the invitation is accepted. */
  helper: {
    id: Generated<number>;
    name: string;
    /** Empty if the owner hands links over herself. */
    email: string;
    username: string | null;
    nameKey: string | null;
    passwordHash: string | null;
    /** JSON of a list of rights (`shared/both/owner/rights.ts`). */
    rights: string;
    /** The one event whose door it is; null: every event's. */
    doorEventId: number | null;
    createdAt: string;
    /** Until when a link opens; null if none was made since the last one was used. */
    linkUntil: string | null;
    acceptedAt: string | null;
    lastSeenAt: string | null;
    version: Generated<number>;
  };

  /** A link by which a helper chooses a password. Only a hash of its secret is kept. */
  helperLink: {
    id: Generated<number>;
    helperId: number;
    tokenHash: string;
  };

  helperSession: SessionColumns & {
    helperId: number;
  };

  /** A letter by which an owner gets back in. Of its secret a hash is kept, null until the letter is written. */
  ownerPasswordLink: {
    id: Generated<number>;
    ownerId: number;
    createdAt: string;
    tokenHash: string | null;
  };

  /** The public half of a key with which somebody signs in (WebAuthn). */
  passkey: {
    id: Generated<number>;
    /** Whose it is: "owner:1". */
    account: string;
    /** As its owner calls it: "Phone". */
    name: string;
    /** The credential's id and its public key (COSE), in base64url. */
    credentialId: string;
    publicKey: string;
    /** Its own count of uses; 0 if it does not count. */
    counter: number;
    createdAt: string;
    lastUsedAt: string | null;
    /** When a use was refused because the counter had gone back, as a copied passkey's does. */
    copySeenAt: Generated<string | null>;
  };

  /** What an account is asked for beside its password: the codes of an app (RFC 6238). */
  secondFactor: {
    account: string;
    /** In base32. Codes are made from it, so a hash would not do. */
    secret: string;
    /** The half minute whose code was used last, counted from 1970. */
    lastStep: number;
    /** JSON: hashes of the recovery codes that are left. */
    recoveryHashes: string;
    createdAt: string;
  };

  /** A change in the history. Rows are only ever added, and deleted when they are old or about somebody who is erased. */
  change: {
    id: Generated<number>;
    at: string;
    /** "owner:1", "helper:3", "door" for door links of the owner's, "site" for what the site does by itself. */
    by: string;
    byName: string;
    /** "event", "post": the thing's kind, its id or slug, and its name at the time. */
    kind: string;
    thing: string;
    name: string;
    /** "changed", "added", "deleted" or another action. */
    action: string;
    /** JSON: `ChangedFields`. */
    fields: string;
    /** JSON: the normalized addresses and phone numbers of the people it is about. */
    people: string;
  };

  /** The nursery's details as the owner saved them, as JSON of what differs from the settings. */
  siteDetails: {
    id: Generated<number>;
    details: string;
    createdAt: string;
  };
}

/** The first argument of every store: the database itself or a transaction on it. */
export type Db = Kysely<Database>;

/** Only hashes of the two secrets are stored: reading the database does not let anybody sign in. */
interface SessionColumns {
  id: Generated<number>;
  tokenHash: string;
  cookieHash: string;
  createdAt: string;
  lastUsedAt: string;
  /** What it was begun with, in words; null if that is not known. */
  device: Generated<string | null>;
  /** When whoever it is last said again who they are; before that, signing in counts. */
  confirmedAt: Generated<string | null>;
}

export type ChangeRow = Selectable<Database["change"]>;
export type HelperRow = Selectable<Database["helper"]>;
export type EventRow = Selectable<Database["event"]>;
export type DeletedEventRow = Selectable<Database["deletedEvent"]>;
export type OutboxRow = Selectable<Database["outbox"]>;
export type NewOutboxRow = Insertable<Database["outbox"]>;
export type RegistrationRow = Selectable<Database["registration"]>;
export type VisitRequestRow = Selectable<Database["visitRequest"]>;
export type SubscriberRow = Selectable<Database["subscriber"]>;
export type NewConsentRow = Insertable<Database["consent"]>;
export type PersonNoteRow = Selectable<Database["personNote"]>;
export type LetterRow = Selectable<Database["letter"]>;
export type LetterRecipientRow = Selectable<Database["letterRecipient"]>;
export type PlantStockRow = Selectable<Database["plantStock"]>;
export type PlantChangeRow = Selectable<Database["plantChange"]>;
export type PostRow = Selectable<Database["post"]>;
export type PictureRow = Selectable<Database["picture"]>;
export type TrashRow = Selectable<Database["trash"]>;
export type PicturePlaceRow = Selectable<Database["picturePlace"]>;
