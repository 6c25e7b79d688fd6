/** Programs fill in every field; people neither see nor reach this one. */
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

/** At every form that asks for personal data. In a tab of its own, so that nothing typed is lost. */
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
