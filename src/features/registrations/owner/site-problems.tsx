import type { SiteStatus } from "#shared/both/problems-with-the-site.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";

/** What is not well with the site itself. Nothing where all is, or where it could not be asked. */
export function SiteProblems({ signedIn }: { signedIn: boolean }) {
  const { data } = useAdminQuery<SiteStatus>("/api/admin/site-status", { signedIn, fresh: true });
  return data?.notices.map(({ code, message }) => (
    <p key={code} role="status" className="admin-notice admin-notice-serious">
      {message}
    </p>
  ));
}
