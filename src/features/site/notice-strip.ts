/** Whether the strip over every page is there `today`; its last day is `noticeUntil`. Both days are `YYYY-MM-DD`. */
export function isNoticeShown(
  {
    notice = "",
    noticeUntil = "",
  }: { notice?: string | undefined; noticeUntil?: string | undefined },
  today: string,
): boolean {
  return notice !== "" && noticeUntil >= today;
}
