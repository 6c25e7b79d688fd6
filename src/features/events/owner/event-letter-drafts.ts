import { formatEventDate } from "#shared/both/day-in-words.ts";
import type { Event } from "../answers.ts";
import type { OwnersWords } from "../inputs.ts";

type Announced = Pick<Event, "title" | "date" | "time" | "location">;

export interface Difference {
  what: "date" | "time" | "place";
  before: string;
  after: string;
}

/** What of date, time and place differs. Empty if nobody has to be told. */
export function differencesOf(before: Announced, after: Announced): Difference[] {
  const all: Difference[] = [
    { what: "date", before: formatEventDate(before.date), after: formatEventDate(after.date) },
    { what: "time", before: before.time, after: after.time },
    { what: "place", before: before.location, after: after.location },
  ];
  return all.filter((difference) => difference.before !== difference.after);
}

/** The draft of a letter that an event has changed: what was, and what is now. */
export function changeLetter(title: string, differences: readonly Difference[]): OwnersWords {
  // "the date, the time and the place", without a comma before the last.
  const what = new Intl.ListFormat("en-GB").format(differences.map(({ what }) => `the ${what}`));
  return {
    subject: `Changed: ${title}`,
    text: [
      `We have had to change ${what} of ${title}.`,
      differences
        .map(({ what, before, after }) => `New ${what}: ${after}\n(before: ${before})`)
        .join("\n"),
      "If you can still come, you need not do anything. If you cannot, please say so with the link below.",
    ].join("\n\n"),
  };
}

/** The draft of a letter that an event was cancelled. */
export function cancellationLetter({ title, date, time }: Announced): OwnersWords {
  return {
    subject: `Cancelled: ${title}`,
    text: `We are sorry: ${title} on ${formatEventDate(date)}, ${time}, cannot take place. You need not do anything.\n\nWe hope to see you at another event.`,
  };
}

/** The draft of a letter that a cancelled event takes place after all. */
export function reinstatementLetter({ title, date, time, location }: Announced): OwnersWords {
  return {
    subject: `It takes place after all: ${title}`,
    text: `Good news: ${title} takes place after all.\n\nWhen: ${formatEventDate(date)}, ${time}\nWhere: ${location}\n\nIf you can still come, you need not do anything. If you cannot, please say so with the link below.`,
  };
}
