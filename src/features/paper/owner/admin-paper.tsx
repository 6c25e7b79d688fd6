import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { counted } from "#shared/both/counts-in-words.ts";
import { useDebouncedAdminRequest } from "#shared/browser/admin-debounced-request.ts";
import { adminDownload, useAdminQuery } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField, Problem, TextField } from "#ui/field.tsx";
import { EmptyState, LoadingText, WhenRead } from "#ui/loading-and-empty-states.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { SelectField } from "#ui/owner/select-segments-and-switch.tsx";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import type { PaperPreview, PlantForPaper } from "../answers.ts";
import { PlantsToPrint, type ShownOnPaper } from "../inputs.ts";
import { labelsOn, type SheetName, sheetNames, sheets } from "../sheets.ts";
import { ChoosePlants } from "./choose-plants.tsx";
import { SheetPreview } from "./sheet-preview.tsx";

const path = "/api/admin/paper/plants";

const shownNames: Readonly<Record<ShownOnPaper, string>> = {
  latin: "Latin name",
  picture: "Picture",
  light: "Light",
  size: "Height",
  price: "Sizes and prices",
  qrCode: "QR code to its page",
};

/** Cards, labels and price lists from her plants: which plants, which sheet, what is on it. */
export default function AdminPaper() {
  const plants = useAdminQuery<PlantForPaper[]>(path, { fresh: true });
  return (
    <AdminPage
      title="Cards & Labels"
      path="/admin-paper"
      links={[["/admin-paper/events", "An Event on Paper"]]}
    >
      <WhenRead read={plants} what="plants">
        {(listed) =>
          listed.length > 0 ? (
            <Paper plants={listed} onPrinted={() => void plants.refetch()} />
          ) : (
            <EmptyState title="No plants to print" />
          )
        }
      </WhenRead>
    </AdminPage>
  );
}

function Paper({ plants, onPrinted }: { plants: readonly PlantForPaper[]; onPrinted: () => void }) {
  const asked = (useLocation().state as { plants?: readonly string[] } | null)?.plants;
  const [chosen, setChosen] = useState(
    () => new Set(plants.map(({ slug }) => slug).filter((slug) => asked?.includes(slug))),
  );
  const [how, setHow] = useState({
    ...sheetAsUsual("letter-cards"),
    ...{ copies: 1, isNoted: true },
  });
  const change = (changes: Partial<typeof how>) => setHow((before) => ({ ...before, ...changes }));
  const { sheet, shows } = how;
  const wish: PlantsToPrint = {
    ...how,
    plants: plants.filter(({ slug }) => chosen.has(slug)).map(({ slug }) => slug),
    copies: sheet === "price-list" ? 1 : how.copies,
  };
  const isAnyChosen = wish.plants.length > 0;
  const problem = isAnyChosen ? PlantsToPrint.safeParse(wish).error?.issues[0]?.message : undefined;
  const labels = sheet === "price-list" ? 1 : labelsOn(sheets[sheet]);

  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <ChoosePlants {...{ plants, chosen, setChosen }} />
        <SelectField
          label="Sheet"
          value={sheet}
          choices={[
            ...sheetNames.map((name) => [name, sheets[name].name] as const),
            ["price-list", "US Letter: price list"],
          ]}
          onChange={({ currentTarget }) => change(sheetAsUsual(currentTarget.value as SheetName))}
        />
        <fieldset>
          <legend className="font-semibold">What stands on it</legend>
          <p className="text-small text-ink-soft">
            The name always does, and a warning of what does harm.
          </p>
          <div className="mt-1 grid grid-cols-2 gap-x-4">
            {Object.entries(shownNames).map(([name, label]) => (
              <CheckboxField
                key={name}
                label={label}
                checked={shows.some((shown) => shown === name)}
                disabled={sheet === "price-list" && ["picture", "qrCode"].includes(name)}
                onChange={({ currentTarget: { checked } }) => {
                  const others = shows.filter((shown) => shown !== name);
                  change({ shows: checked ? [...others, name as ShownOnPaper] : others });
                }}
              />
            ))}
          </div>
        </fieldset>
        {sheet !== "price-list" && (
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label="Of each plant"
              type="number"
              inputMode="numeric"
              min={1}
              max={60}
              defaultValue={how.copies}
              error={problem}
              onChange={({ currentTarget }) => change({ copies: currentTarget.valueAsNumber })}
            />
            {labels > 1 && (
              <SelectField
                label="First free label"
                value={how.firstLabel}
                choices={Array.from({ length: labels }, (_, at) => [
                  at + 1,
                  at === 0 ? "1, a new sheet" : String(at + 1),
                ])}
                onChange={({ currentTarget }) =>
                  change({ firstLabel: Number(currentTarget.value) })
                }
              />
            )}
          </div>
        )}
        <CheckboxField
          label="Remember what is printed, so that you find later what has changed."
          checked={how.isNoted}
          onChange={({ currentTarget }) => change({ isNoted: currentTarget.checked })}
        />
      </div>
      {!isAnyChosen && <EmptyState title="Choose plants to see their sheet" />}
      {isAnyChosen && !problem && (
        <Sheet key={JSON.stringify(wish)} wish={wish} onPrinted={onPrinted} />
      )}
    </div>
  );
}

/** A new sheet. A small label has no room for all that can stand on one. */
function sheetAsUsual(
  sheet: PlantsToPrint["sheet"],
): Pick<PlantsToPrint, "sheet" | "shows" | "firstLabel"> {
  const all = Object.keys(shownNames) as ShownOnPaper[];
  const few: ShownOnPaper[] = ["latin", "price"];
  const onLabel = sheet === "avery-5160" ? [...few, "qrCode" as const] : all;
  return { sheet, shows: sheet === "price-list" ? few : onLabel, firstLabel: 1 };
}

function Sheet({ wish, onPrinted }: { wish: PlantsToPrint; onPrinted: () => void }) {
  const { answer: preview, error } = useDebouncedAdminRequest<PaperPreview>(
    `${path}/preview`,
    wish,
  );
  const [problem, setProblem] = useState<string>();
  const [file, setFile] = useState<string>();
  const [isBusy, act] = useAction();

  useEffect(() => () => URL.revokeObjectURL(file ?? ""), [file]);

  const make = () =>
    act(
      async () => {
        setFile(URL.createObjectURL(await adminDownload(`${path}/pdf`, wish)));
        if (wish.isNoted) onPrinted();
      },
      (error) => setProblem(saidOr(failed, error)),
    );
  return (
    <section aria-label="Preview" className="grid content-start gap-3" aria-busy={!preview}>
      <Problem role="alert">{problem ?? (error ? saidOr(failed, error) : undefined)}</Problem>
      <p className="flex flex-wrap items-center gap-3">
        {file === undefined ? (
          <Button busy={isBusy} busyLabel="Making the PDF..." onClick={() => void make()}>
            Make the PDF
          </Button>
        ) : (
          <>
            <a className="button" href={file} target="_blank" rel="noreferrer">
              Open the PDF
            </a>
            <a className="button button-secondary" href={file} download={`${wish.sheet}.pdf`}>
              Download
            </a>
          </>
        )}
        {preview && (
          <span role="status">
            {printedInWords(preview, wish.sheet)}. Print at 100 %, not “fit to page”.
          </span>
        )}
      </p>
      {preview && preview.shortened.length > 0 && (
        <p>Not all of it fits for {preview.shortened.join(", ")}.</p>
      )}
      {preview ? (
        <SheetPreview page={preview.first} label="The first sheet as it will be printed" />
      ) : (
        !error && <LoadingText>Laying out the first sheet...</LoadingText>
      )}
    </section>
  );
}

const failed = "This could not be laid out. Please try again.";

/** "12 cards on 3 sheets" */
function printedInWords({ labels, pages }: PaperPreview, sheet: PlantsToPrint["sheet"]): string {
  const what = sheet === "price-list" ? "plant" : sheets[sheet].isCard ? "card" : "label";
  return `${counted(labels, what)} on ${counted(pages, "sheet")}`;
}
