/** How much mail the owner's mail server accepts; null: any number. Only mail to many is held back by it. */
export interface SendingPace {
  perMinute: number | null;
  perHour: number | null;
  perDay: number | null;
}

/** A number of mails in a number of seconds. The minute's are spread out, because hosts dislike bursts. */
export function sendingWindows({
  perMinute,
  perHour,
  perDay,
}: SendingPace): [mails: number, seconds: number][] {
  const all: [number, number][] = [];
  if (perMinute !== null) {
    const seconds = Math.max(6, Math.ceil(60 / perMinute));
    all.push([Math.max(1, Math.floor((perMinute * seconds) / 60)), seconds]);
  }
  if (perHour !== null) all.push([perHour, 3_600]);
  if (perDay !== null) all.push([perDay, 86_400]);
  return all;
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * How much mail of a kind a mailbox gets in any span of that length. Of simultaneous mail to one address,
 * `alone` are sent separately, and the rest is combined.
 */
interface MailboxRule {
  limits: readonly { mails: number; milliseconds: number }[];
  alone: number;
}

const threeAnHour = { mails: 3, milliseconds: hour };

/** By what the outbox calls them. */
const mailboxRules = {
  /** Mail that strangers trigger: anybody can type anybody's address into a form. */
  address: { limits: [threeAnHour, { mails: 6, milliseconds: day }], alone: 3 },
  /**
   * The same to an address with a tag (`ann+garden@`), of which there may be any number: one mail a day is
   * left for the address without a tag.
   */
  spelling: { limits: [threeAnHour, { mails: 5, milliseconds: day }], alone: 3 },
  /** To an address about all of its parties at an event: strangers can enter parties and free places, too. */
  parties: { limits: [threeAnHour], alone: 0 },
  /** What one press of the owner triggers. */
  changes: { limits: [{ mails: 4, milliseconds: hour }], alone: 3 },
} satisfies Record<string, MailboxRule>;

/** Mail that waits for its mailbox. Moments are milliseconds since the epoch. */
export interface WaitingMail {
  id: number;
  /** Mail with the same value certainly goes to one address, and may be combined. */
  recipient: string;
  limitedAs: keyof typeof mailboxRules;
  createdAt: number;
  /** It was once beyond the limit, so it is combined with whatever else waits for the address. */
  hasWaited: boolean;
  /** It was tried, so its content no longer changes: it is combined with nothing else. */
  wasTried: boolean;
  /** It is sent by then, whatever the rule says. */
  latestAt: number | undefined;
}

/** What is to become of the mail that waits for one mailbox. */
export interface MailboxDecision<Waiting> {
  /** Each is sent now as one mail, about one thing or several. */
  send: Waiting[][];
  wait: { mail: Waiting; until: number }[];
  /** It would have waited for more than a day. */
  tooLate: Waiting[];
}

/**
 * Decides what one mailbox gets now, after mail that counts was sent to it at the times `counted`: the
 * address without a tag first, then the oldest.
 */
export function decideMailbox<Waiting extends WaitingMail>(
  waiting: readonly Waiting[],
  counted: readonly number[],
  now: number,
): MailboxDecision<Waiting> {
  const decision: MailboxDecision<Waiting> = { send: [], wait: [], tooLate: [] };
  const moments = [...counted];
  const isTooLate = ({ limitedAs, createdAt }: Waiting, at: number) =>
    limitedAs === "spelling" && at >= createdAt + day;
  decision.tooLate = waiting.filter((mail) => mail.hasWaited && isTooLate(mail, now));
  for (const together of mailsOf(waiting.filter((mail) => !decision.tooLate.includes(mail)))) {
    const next = nextRoom(moments, mailboxRules[together[0].limitedAs], now);
    if (next <= now || together.some(({ latestAt }) => latestAt !== undefined && latestAt <= now)) {
      decision.send.push(together);
      moments.push(now);
      continue;
    }
    for (const mail of together) {
      const until = Math.min(next, mail.latestAt ?? next);
      if (isTooLate(mail, until)) decision.tooLate.push(mail);
      else decision.wait.push({ mail, until });
    }
  }
  return decision;
}

type OneOrMore<Item> = [Item, ...Item[]];

/** The address without a tag goes first. */
const isLater = ({ limitedAs }: WaitingMail) => (limitedAs === "spelling" ? 1 : 0);

/** The mails to be combined, each group in sending order. */
function mailsOf<Waiting extends WaitingMail>(waiting: readonly Waiting[]): OneOrMore<Waiting>[] {
  const tried = waiting.filter(({ wasTried }) => wasTried).map((mail): [Waiting] => [mail]);
  const untried = waiting
    .filter(({ wasTried }) => !wasTried)
    .sort((a, b) => isLater(a) - isLater(b) || a.id - b.id);
  const byRecipient = Map.groupBy(untried, ({ recipient }) => recipient);
  const mails = [...byRecipient.values()].flatMap((ofOne) => {
    const alone = ofOne.some(({ hasWaited }) => hasWaited)
      ? 0
      : mailboxRules[(ofOne[0] as Waiting).limitedAs].alone;
    return [...ofOne.slice(0, alone).map((mail) => [mail]), ofOne.slice(alone)];
  });
  return [...tried, ...mails]
    .filter((mail): mail is OneOrMore<Waiting> => mail.length > 0)
    .sort(([a], [b]) => isLater(a) - isLater(b) || a.id - b.id);
}

/** The first moment from `now` on at which one more is within every limit. */
function nextRoom(moments: readonly number[], { limits }: MailboxRule, now: number): number {
  const inOrder = [...moments].sort((a, b) => a - b);
  return Math.max(
    now,
    ...limits.map(({ mails, milliseconds }) => (inOrder.at(-mails) ?? -day) + milliseconds),
  );
}
