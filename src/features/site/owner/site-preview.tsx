import { defaultHours } from "#platform/shared/site-settings.ts";
import { telAddress } from "#ui/contact-links.tsx";
import type { SiteDetails } from "../contract.ts";

/** How what is typed will read, before it is published. */
export function SitePreview({ values }: { values: Readonly<Record<keyof SiteDetails, string>> }) {
  const { notice, noticeUntil, brand, tagline, hours, phone, email } = values;
  return (
    <section className="admin-preview" aria-label="Preview">
      <p className="caps text-gilt-ink">Preview</p>
      {notice.trim() && (
        <p className="site-notice mt-3">
          {notice}
          <span className="sr-only">, until {noticeUntil}</span>
        </p>
      )}
      <p className="brand-name mt-4">{brand}</p>
      <p className="brand-tagline caps">{tagline}</p>
      <dl className="mt-4 grid gap-2">
        <div>
          <dt className="font-semibold">Hours</dt>
          <dd className="whitespace-pre-line">{hours.trim() || defaultHours}</dd>
        </div>
        <div>
          <dt className="font-semibold">Phone</dt>
          <dd>
            <a href={telAddress(phone)}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
