import { useEffect, useState } from "react";
import { SelectField, TextField } from "#ui/field.tsx";
import type { SubscriberPage } from "../answers.ts";
import { formLabels, statusLabels } from "../subscriber-labels.ts";

/** How long after the last letter typed the list is asked for. */
const settleMilliseconds = 250;

/** Finding somebody, by address or telephone number, by status and by source. */
export function SubscriberFilters({
  search,
  counts,
  onChange,
}: {
  search: URLSearchParams;
  counts: SubscriberPage["counts"];
  onChange: (changes: Record<string, string>) => void;
}) {
  const [words, setWords] = useState(search.get("find") ?? "");
  const asked = search.get("find") ?? "";
  // On a phone the first person comes first; whoever has asked for something sees for what.
  const [startsOpen] = useState(
    () => window.matchMedia("(width >= 48rem)").matches || search.size > 0,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing asks.
  useEffect(() => {
    if (words === asked) return;
    const timer = setTimeout(() => onChange({ find: words }), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <details className="admin-fold subscriber-fold" open={startsOpen}>
      <summary>Find</summary>
      <search className="subscriber-find">
        <TextField
          label="Find by address or phone number"
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <SelectField
          label="Status"
          value={search.get("status") ?? ""}
          onChange={({ currentTarget }) => onChange({ status: currentTarget.value })}
        >
          <option value="">Every status</option>
          {Object.entries(statusLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label} ({counts[value as keyof typeof counts].toLocaleString("en-US")})
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Source"
          value={search.get("source") ?? ""}
          onChange={({ currentTarget }) => onChange({ source: currentTarget.value })}
        >
          <option value="">Every source</option>
          {(["newsletter", "popup", "owner"] as const).map((value) => (
            <option key={value} value={value}>
              {formLabels[value]}
            </option>
          ))}
        </SelectField>
      </search>
    </details>
  );
}
