/** What may be wrong with the site itself. */
export const siteProblemCodes = [
  "backup_failed",
  "second_place_failed",
  "disk_full",
  "many_letters",
  "mail_settings",
  "mail_waiting",
] as const;

export interface SiteProblem {
  code: (typeof siteProblemCodes)[number];
  /** One or two sentences: what is the matter, and what helps. */
  message: string;
}

/** The answer of `GET /api/admin/site-status`. */
export interface SiteStatus {
  notices: SiteProblem[];
}
