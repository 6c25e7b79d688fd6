import { defaultHours } from "#shared/both/site-details.ts";
import { classes } from "./join-class-names.ts";
import { useSite } from "./use-site.ts";

/** The address that calls a telephone number, however the number is written. */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** The nursery's telephone number, ready to be called. */
export function PhoneLink({ className = "touch-link whitespace-nowrap" }: { className?: string }) {
  const { phone } = useSite();
  return (
    <a href={telAddress(phone)} className={className}>
      {phone}
    </a>
  );
}

/** The nursery's e-mail address, ready to be written to. */
export function EmailLink({ className = "touch-link" }: { className?: string }) {
  const { email } = useSite();
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}

/** How to reach the nursery and when it is open, one to a line. */
export function PhoneEmailAndHours({ lineClassName }: { lineClassName: string }) {
  const { hours = defaultHours } = useSite();
  const lines = [
    ["Phone", <PhoneLink key="" className="inline-flex min-h-11 items-center" />],
    ["Email", <EmailLink key="" className="inline-flex min-h-11 items-center" />],
    [
      "Hours",
      <span key="" className="block py-2 whitespace-pre-line">
        {hours}
      </span>,
    ],
  ] as const;
  return (
    <dl className="mt-6 border-t border-rule">
      {lines.map(([label, way]) => (
        <div key={label} className={classes("grid border-b border-rule py-1", lineClassName)}>
          <dt className="caps text-gilt-ink">{label}</dt>
          <dd>{way}</dd>
        </div>
      ))}
    </dl>
  );
}
