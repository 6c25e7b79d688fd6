import { Link } from "react-router";
import { useSite } from "#ui/site.ts";

/** The telephone number, ready to be called. */
export function PhoneLink({ className = "whitespace-nowrap" }: { className?: string }) {
  const { phone } = useSite();
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={className}>
      {phone}
    </a>
  );
}

/** The e-mail address, ready to be written to. */
export function EmailLink({ className }: { className?: string }) {
  const { email } = useSite();
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}

/** A text with `{phone}`, `{email}` and `{events}` in it as links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(\{(?:phone|email|events)\})/).map((part) => {
    switch (part) {
      case "{phone}":
        return <PhoneLink key={part} />;
      case "{email}":
        return <EmailLink key={part} />;
      case "{events}":
        return (
          <Link key={part} to="/events">
            Events & Education
          </Link>
        );
      default:
        return part;
    }
  });
}
