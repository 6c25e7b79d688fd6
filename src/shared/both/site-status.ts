/** Something that is not well with the site itself, for its owner: one of `GET /api/admin/site-status`. */
export interface SiteProblem {
  code:
    | "backup_failed"
    | "second_place_failed"
    | "disk_full"
    | "many_letters"
    | "mail_settings"
    | "mail_waiting";
  /** One or two sentences: what is the matter, and what helps. */
  message: string;
}

export interface SiteStatus {
  notices: SiteProblem[];
}
