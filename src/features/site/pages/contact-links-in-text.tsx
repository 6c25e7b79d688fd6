import { Link } from "react-router";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";

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
          <Link key={part} to="/events" className="touch-link">
            Events & Education
          </Link>
        );
      default:
        return part;
    }
  });
}
