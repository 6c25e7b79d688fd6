import { useAdminQuery } from "#platform/browser/admin-request.ts";
import type { SiteStatus } from "#platform/shared/site-status.ts";

/** What is not well with the site itself. Nothing where all is, or where it could not be asked. */
export function SiteProblems({ signedIn }: { signedIn: boolean }) {
  const { data } = useAdminQuery<SiteStatus>("/api/admin/site-status", { signedIn, fresh: true });
  return data?.notices.map(({ code, message }) => (
    <p key={code} role="status" className="admin-notice admin-notice-serious">
      {message}
    </p>
  ));
}
