import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { TextField } from "#ui/field.tsx";
import { EmptyState, WhenRead } from "#ui/loading-and-empty-states.tsx";
import { ChangeLine } from "#ui/owner/history-of-thing.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { SelectField } from "#ui/owner/select-segments-and-switch.tsx";
import type { History } from "../answers.ts";

/** Everything that was changed, narrowed by what is in the address: kind, who, from when until when. */
export default function AdminHistory() {
  const [asked, setAsked] = useSearchParams();
  const read = useAdminQuery<History>(`/api/admin/history?${asked}`, { fresh: true });
  // What can be chosen stays while what was chosen is read.
  const last = useRef<History>(undefined);
  last.current = read.data ?? last.current;
  const { kinds = [], people = [] } = last.current ?? {};
  const choose = (name: string, value: string) => {
    const narrowed = new URLSearchParams(asked);
    narrowed.delete("before");
    if (value) narrowed.set(name, value);
    else narrowed.delete(name);
    setAsked(narrowed, { preventScrollReset: name !== "before" });
  };
  return (
    <AdminPage title="History" path="/admin-history">
      <search className="mb-4 grid grid-cols-2 gap-x-5 gap-y-3 lg:grid-cols-4">
        <SelectField
          label="What"
          value={asked.get("kind") ?? ""}
          choices={[["", "Everything"], ...kinds.map(({ kind, label }) => [kind, label] as const)]}
          onChange={({ currentTarget }) => choose("kind", currentTarget.value)}
        />
        <SelectField
          label="Who"
          value={asked.get("by") ?? ""}
          choices={[["", "Everybody"], ...people.map(({ by, name }) => [by, name] as const)]}
          onChange={({ currentTarget }) => choose("by", currentTarget.value)}
        />
        {(["from", "until"] as const).map((name) => (
          <TextField
            key={name}
            label={name === "from" ? "From" : "Until"}
            type="date"
            value={asked.get(name) ?? ""}
            onChange={({ currentTarget }) => choose(name, currentTarget.value)}
          />
        ))}
      </search>
      <section className="card admin-card" aria-label="Changes">
        <WhenRead read={read} failed="The history could not be read. Please try again.">
          {({ changes, before }) => (
            <>
              {changes.length === 0 && <EmptyState title="Nothing was changed then" />}
              <ul className="admin-list">
                {changes.map((change) => (
                  <li key={change.id}>
                    <div className="min-w-0 grow">
                      <h2>
                        {change.screen ? (
                          <Link to={change.screen} className="touch-link">
                            {change.name}
                          </Link>
                        ) : (
                          change.name
                        )}
                      </h2>
                      <Badge tone="plain">{change.kindLabel}</Badge>
                      <ChangeLine change={change} />
                    </div>
                  </li>
                ))}
              </ul>
              {before !== null && (
                <p className="py-4 text-center">
                  <Button variant="secondary" onClick={() => choose("before", String(before))}>
                    Older Changes
                  </Button>
                </p>
              )}
            </>
          )}
        </WhenRead>
      </section>
    </AdminPage>
  );
}
