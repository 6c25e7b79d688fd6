import { Link } from "react-router";
import type { LetterSettings } from "../answers.ts";

/** Said wherever a letter could be taken for sent. */
export function NoMailServer({ settings }: { settings: LetterSettings }) {
  return (
    <div className="admin-notice admin-notice-serious">
      <p>
        <strong>No mail server is connected.</strong> Letters are kept as files in{" "}
        <code>{settings.folder}</code>, and reach nobody.
      </p>
      <p className="mt-2">
        <Link to="/admin-letters/settings">How to connect one</Link>
      </p>
    </div>
  );
}
