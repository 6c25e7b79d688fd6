/** A field that shows which forms programs fill in: people neither see nor reach it. */
export function HoneypotField() {
  return (
    <div hidden>
      <label>
        Please leave this empty
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The link at every form that asks for personal data. It opens a tab of its own, so that nothing typed is lost. */
export function PrivacyLink() {
  return (
    <a
      href="/privacy"
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center text-small"
    >
      What we keep and why
    </a>
  );
}
