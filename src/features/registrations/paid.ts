import { counted } from "#shared/both/counts-in-words.ts";

export const paidByLabels = { cash: "Cash", check: "Check", other: "Other" } as const;
export type PaidBy = keyof typeof paidByLabels;

export interface Paid {
  cents: number;
  by: PaidBy;
}

/** The payment of a table row; null if nothing was paid. */
export function paidOf(row: { paidCents?: number | null; paidBy?: PaidBy | null }): Paid | null {
  // A row that has been in the Trash for long may have neither.
  const { paidCents = null, paidBy } = row;
  return paidCents === null ? null : { cents: paidCents, by: paidBy ?? "other" };
}

/** The columns for a payment. Undefined: they stay as they are. */
export function paidColumns(paid: Paid | null | undefined) {
  return paid === undefined ? {} : { paidCents: paid?.cents ?? null, paidBy: paid?.by ?? null };
}

/** Whether an event costs something: its "Cost" contains a number, as "$10" does and "Free" does not. */
export function saysPrice(cost: string | null | undefined): boolean {
  return /\d/.test(cost ?? "");
}

/** "$12.50" */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** The cents of an amount as it is typed: "20", "$12.50". NaN if it is none. */
export function centsIn(text: string): number {
  const amount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!amount) return Number.NaN;
  const [, whole = "", part = ""] = amount;
  return Number(whole.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0"));
}

/** "$20.00, cash" */
export function paidInWords({ cents, by }: Paid): string {
  return `${dollars(cents)}, ${paidByLabels[by].toLowerCase()}`;
}

/** "$120.00 from 5 parties: cash $80.00, check $40.00"; undefined if nobody paid. */
export function paidTotalInWords(parties: readonly { paid?: Paid | null }[]): string | undefined {
  const payments = parties.flatMap(({ paid }) => paid ?? []);
  if (payments.length === 0) return undefined;
  const ways = (Object.keys(paidByLabels) as PaidBy[]).flatMap((by) => {
    const these = payments.filter((paid) => paid.by === by);
    return these.length > 0 ? `${paidByLabels[by].toLowerCase()} ${dollars(centsOf(these))}` : [];
  });
  const total = dollars(centsOf(payments));
  return `${total} from ${counted(payments.length, "party", "parties")}: ${ways.join(", ")}`;
}

const centsOf = (payments: readonly Paid[]) => payments.reduce((sum, { cents }) => sum + cents, 0);
