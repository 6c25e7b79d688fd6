/**
 * Whether the notice over every page is shown on the day `today`. `noticeUntil` is its last day;
 * both are `YYYY-MM-DD`.
 */
export function isNoticeShown(
  {
    notice = "",
    noticeUntil = "",
  }: { notice?: string | undefined; noticeUntil?: string | undefined },
  today: string,
): boolean {
  return notice !== "" && noticeUntil >= today;
}
