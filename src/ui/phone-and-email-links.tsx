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
