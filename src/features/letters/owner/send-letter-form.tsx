import { use, useState } from "react";
import { counted, peopleCount } from "#shared/both/counts-in-words.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { atNursery, momentAtNursery, momentInWords } from "#shared/both/nursery-time.ts";
import { useDebouncedAdminRequest } from "#shared/browser/admin-debounced-request.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button } from "#ui/button.tsx";
import { Problem, TextField } from "#ui/field.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { OwnAddressField } from "#ui/owner/enter-missing-detail.tsx";
import { MayContext } from "#ui/owner/show-if-allowed.tsx";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { Letter, LetterAudience, LetterSettings, LetterTest } from "../answers.ts";
import type { LetterForm } from "./letter-form.ts";
import { MissingFields, missingFields, PostalAddressField } from "./missing-in-letter.tsx";
import { letterSettingsPath, lettersPath, refreshLetters } from "./queries.ts";

/** How many people the letter reaches, a test to the owner, and the button that sends it. */
export function SendLetterForm({
  letter,
  form,
  onSent,
}: {
  letter: Letter;
  form: LetterForm;
  onSent: () => void;
}) {
  const { data: settings } = useAdminQuery<LetterSettings>(letterSettingsPath, { fresh: true });
  const { to, eventId, part, email } = form.values;
  const { answer: audience, isCurrent } = useDebouncedAdminRequest<LetterAudience>(
    `${lettersPath}/audience`,
    { to, eventId, part, email },
  );
  const may = use(MayContext);
  const [at, setAt] = useState("");
  const [asks, setAsks] = useState(false);
  const [isBusy, begin] = useAction();
  const path = `${lettersPath}/${letter.id}`;
  const moment = momentAtNursery(at);
  const isPast = moment !== undefined && Date.parse(moment) <= Date.now();
  const { errors } = form;
  const missing = missingFields(form.values);
  const lacksAddress = to === "subscribers" && settings?.postalAddress === "";
  const [asksForOwnAddress, setAsksForOwnAddress] = useState(false);

  const act = (what: () => Promise<void>, failed: string) =>
    begin(
      async () => {
        if (await form.saveTyped()) await what();
      },
      (error) => {
        if (error instanceof HttpError && error.issues.length > 0) form.refuse(error.issues);
        showFailure(saidOr(failed, error));
      },
    );
  const test = () =>
    act(async () => {
      if (settings?.ownerAddress === null) {
        // It may have been confirmed in another tab meanwhile.
        const now = await adminRequest<LetterSettings>("GET", letterSettingsPath);
        browserStore().set(letterSettingsPath, now);
        setAsksForOwnAddress(now.ownerAddress === null);
        if (now.ownerAddress === null) return;
      }
      const sent = await adminRequest<LetterTest>("POST", `${path}/test`);
      showToast(
        sent.delivery === "mail"
          ? { title: "Test letter sent", description: `It is on its way to ${sent.to}.` }
          : { title: "Test letter kept as a file", description: "No mail server is connected." },
      );
    }, "The test could not be sent. Please try again.");
  const send = () => {
    setAsks(false);
    void act(async () => {
      await adminRequest("POST", `${path}/send`, { body: { at: moment ?? null } });
      onSent();
      await refreshLetters();
    }, "The letter could not be sent off. Please try again.");
  };

  const count = (isCurrent && audience?.people) || 0;
  // A registration is often a family.
  const inWords =
    to === "event" ? counted(count, "email address", "email addresses") : peopleCount(count);
  return (
    <section className="grid gap-4" aria-labelledby="send-heading">
      <h2 id="send-heading">Send</h2>
      <div className="admin-notice mb-0" role="status">
        {audience && isCurrent ? (
          <>
            <p>
              This letter reaches{" "}
              <strong className="font-serif text-[1.5rem] font-medium">{inWords}</strong>.
            </p>
            {audience.leftOut.length > 0 && (
              <ul className="list-disc pl-5 text-ink-soft">
                {audience.leftOut.map(({ reason, people: number }) => (
                  <li key={reason}>
                    {number.toLocaleString("en-US")} {reason}
                  </li>
                ))}
              </ul>
            )}
          </>
        ) : (
          <p>Counting...</p>
        )}
        <Problem>{errors["to"]}</Problem>
      </div>
      <MissingFields missing={missing} />
      {settings &&
        lacksAddress &&
        (may([]) ? (
          <PostalAddressField settings={settings} />
        ) : (
          <p>Before it can go, the owner has to enter the nursery’s postal address.</p>
        ))}
      <TextField
        label="Send at a later time"
        optional
        type="datetime-local"
        className="max-w-52"
        min={atNursery(Date.now())}
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
        hint="By the nursery’s clock. Empty: as soon as you send it off."
        error={isPast ? "This time is past. Please choose one that is to come." : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={isBusy} onClick={() => void test()}>
          {may("owner") ? "Send a Test to Yourself" : "Send a Test to the Owner"}
        </Button>
        <Button
          disabled={count === 0 || missing.length > 0 || lacksAddress || isPast}
          busy={isBusy}
          onClick={() => setAsks(true)}
        >
          {isPast ? "That Time Is Past" : `${moment ? "Schedule for" : "Send to"} ${inWords}`}
        </Button>
      </div>
      {asksForOwnAddress && !may("owner") && <p>The owner has no confirmed address.</p>}
      {asksForOwnAddress && may("owner") && (
        <OwnAddressField
          hint="The test goes there once you have opened the link in the letter that confirms it."
          then=", then send the test"
          onSaved={() => setAsksForOwnAddress(false)}
        />
      )}
      {asks && (
        <Confirm
          question={`${moment ? "Schedule this letter for" : "Send this letter to"} ${inWords}?`}
          yes={moment ? "Schedule" : "Send"}
          onYes={send}
          onNo={() => setAsks(false)}
        >
          <p>
            They see “{form.values.subject || "no subject"}”{settings && ` from ${settings.from}`},
            as in the preview.
          </p>
          <p className="mt-2">
            {moment
              ? `It goes out ${momentInWords(moment)}. Until then you can take it back.`
              : "For a minute you can take it back, and after that stop it while it goes out."}
            {settings?.delivery === "file" &&
              " No mail server is connected: the letters are kept as files and reach nobody."}
          </p>
        </Confirm>
      )}
    </section>
  );
}
