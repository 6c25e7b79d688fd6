import { useNavigate, useParams } from "react-router";
import type { ListedEvent } from "#features/events/answers.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { adminDownload, useAdminQuery } from "#shared/browser/admin-request.ts";
import { saveFile } from "#shared/browser/save-file.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState, WhenRead } from "#ui/loading-and-empty-states.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { SelectField } from "#ui/owner/select-segments-and-switch.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { TextToPaste } from "#ui/text-to-paste.tsx";
import type { EventOnPaper } from "../answers.ts";
import { SheetPreview } from "./sheet-preview.tsx";

/** The poster, the quarter page for a bulletin and the texts of an event, which the address names. */
export default function EventOnPaperScreen() {
  const events = useAdminQuery<ListedEvent[]>("/api/admin/events", { fresh: true });
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const isToCome = ({ status, endsAt }: ListedEvent) =>
    status === "scheduled" && Date.parse(endsAt) > Date.now();
  return (
    <AdminPage
      title="An Event on Paper"
      path="/admin-paper/events"
      links={[["/admin-paper", "Cards & Labels"]]}
    >
      <WhenRead read={events} what="events">
        {(listed) => (
          <SelectField
            label="Event"
            value={id}
            choices={[
              ["", "Choose an event"],
              ...listed
                .filter((event) => String(event.id) === id || isToCome(event))
                .map(
                  (event) => [event.id, `${event.title}, ${formatEventDate(event.date)}`] as const,
                ),
            ]}
            onChange={({ currentTarget }) =>
              void navigate(`/admin-paper/events/${currentTarget.value}`, { replace: true })
            }
            className="mb-6 max-w-measure"
          />
        )}
      </WhenRead>
      {id !== "" && <Notice key={id} id={id} />}
    </AdminPage>
  );
}

function Notice({ id }: { id: string }) {
  const path = `/api/admin/events/${id}`;
  const read = useAdminQuery<EventOnPaper>(`${path}/on-paper`, { fresh: true });
  const [isBusy, act] = useAction();
  const { data, error } = read;
  if (error instanceof HttpError && error.status < 500)
    return <EmptyState title={error.serverMessage ?? "There is nothing to print"} />;
  const files = {
    "poster.pdf": () => adminDownload(`${path}/poster`),
    "bulletin.pdf": () => adminDownload(`${path}/bulletin`),
    "texts.txt": async () => new Blob([`${data?.words50}\n\n${data?.words100}\n`]),
  };
  const save = (...names: (keyof typeof files)[]) =>
    act(async () => {
      const made = await Promise.all(names.map((name) => files[name]()));
      for (const [at, file] of made.entries()) saveFile(file, `${data?.slug}-${names[at]}`);
    });
  return (
    <WhenRead read={read} failed="This could not be laid out. Please try again.">
      {({ poster, bulletin, words50, words100 }) => (
        <>
          <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              busy={isBusy}
              busyLabel="Making the files..."
              onClick={() => void save("poster.pdf", "bulletin.pdf", "texts.txt")}
            >
              Save All Three Files
            </Button>
            <span>They say what the event says today. Make them anew when it is moved.</span>
          </p>
          <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,3fr)_minmax(0,5fr)]">
            <section aria-label="Poster">
              <Heading title="Poster" onSave={() => void save("poster.pdf")} />
              <SheetPreview page={poster} label="The poster as it will be printed" />
            </section>
            <section aria-label="For a bulletin">
              <Heading title="Quarter page" onSave={() => void save("bulletin.pdf")} />
              <SheetPreview page={bulletin} label="The quarter page as it will be printed" />
            </section>
            <section aria-label="To paste">
              <Heading title="To paste" onSave={() => void save("texts.txt")} />
              <TextToPaste text={words50} most={50} />
              <TextToPaste text={words100} most={100} />
            </section>
          </div>
        </>
      )}
    </WhenRead>
  );
}

function Heading({ title, onSave }: { title: string; onSave: () => void }) {
  return (
    <div className="flex items-center justify-between">
      <h2 className="text-lead">{title}</h2>
      <RowAction aria-label={`Save the file: ${title}`} onClick={onSave}>
        Save
      </RowAction>
    </div>
  );
}
