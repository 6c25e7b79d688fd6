import { defaultHours } from "#shared/both/site-details.ts";
import { PreviewFrame } from "#ui/owner/form-with-preview.tsx";
import { telAddress } from "#ui/phone-and-email-links.tsx";
import { SiteContext, useSite } from "#ui/use-site.ts";
import type { SiteDetails } from "../inputs.ts";
import { LinkedText } from "../pages/contact-links-in-text.tsx";
import { faqPlaces } from "../rules.ts";

/** How what is typed will read, before it is published. */
export function SitePreview({ values }: { values: Readonly<Record<keyof SiteDetails, string>> }) {
  const { notice, noticeUntil, brand, tagline, hours, phone, email } = values;
  return (
    <PreviewFrame>
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
      <SiteContext value={{ ...useSite(), phone, email }}>
        <PageTexts values={values} />
      </SiteContext>
    </PreviewFrame>
  );
}

/** What stands on /location, /contact and /cemetery. */
function PageTexts({ values }: { values: Readonly<Record<keyof SiteDetails, string>> }) {
  return (
    <div className="mt-5 grid gap-3 border-t border-rule pt-4 whitespace-pre-line">
      <p>{values.region}</p>
      <p>{values.directions}</p>
      <dl className="grid gap-2">
        {faqPlaces.map((place) => (
          <div key={place}>
            <dt className="font-semibold">{values[`question${place}`]}</dt>
            <dd>
              <LinkedText text={values[`answer${place}`]} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <LinkedText text={values.appeal} />
      </p>
    </div>
  );
}
