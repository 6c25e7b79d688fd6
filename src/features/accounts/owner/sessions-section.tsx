import { momentInWords } from "#shared/both/nursery-time.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { WhenRead } from "#ui/owner/owner-list.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import type { Session } from "../answers.ts";

export const sessionsPath = "/api/admin/sessions";

export function SessionsSection() {
  const list = useAdminQuery<Session[]>(sessionsPath, { fresh: true });
  const [isBusy, act] = useAction();
  const end = (which: string, title: string) =>
    act(async () => {
      await adminRequest("DELETE", `${sessionsPath}${which}`);
      showToast({ title });
      await list.refetch();
      document.getElementById("sessions-heading")?.focus();
    }, "Nothing was ended. Please try again.");
  return (
    <section className="card admin-card" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading" tabIndex={-1} className="mb-2 text-title">
        Where you are signed in
      </h2>
      <WhenRead read={list} what="sessions">
        {(sessions) => (
          <>
            <ul className="admin-list">
              {sessions.map(({ id, device, lastUsedAt, isThis }) => (
                <li key={id}>
                  <p className="grow">
                    {device ?? "A device that is not known"}{" "}
                    {isThis ? (
                      <Badge tone="gilt">Here</Badge>
                    ) : (
                      <span className="text-ink-soft">Last seen {momentInWords(lastUsedAt)}</span>
                    )}
                  </p>
                  {!isThis && (
                    <RowAction
                      destructive
                      aria-disabled={isBusy || undefined}
                      aria-label={`End the session: ${device ?? "a device that is not known"}`}
                      onClick={() => void end(`/${id}`, "Session ended")}
                    >
                      End
                    </RowAction>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button
                variant="secondary"
                busy={isBusy}
                onClick={() => void end("", "Every other session has ended")}
              >
                End All Others
              </Button>
            )}
          </>
        )}
      </WhenRead>
    </section>
  );
}
