/** Programs fill in every field; people neither see this one nor come to it. */
export function HoneypotField({ name, label }: { name: string; label: string }) {
  return (
    <div hidden>
      <label>
        {label}
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
