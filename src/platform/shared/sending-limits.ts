/** How many letters the owner's mail server bears; null: any number. Those to many wait for it. */
export interface SendingLimits {
  perMinute: number | null;
  perHour: number | null;
  perDay: number | null;
}
