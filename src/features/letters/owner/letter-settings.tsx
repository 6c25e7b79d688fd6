import { useState } from "react";
import { Link } from "react-router";
import { pick } from "#shared/both/pick-fields.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { OwnerForm } from "#ui/owner/owner-form.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import type { LetterSettings, MailTest } from "../answers.ts";
import { LetterSettingsInput } from "../inputs.ts";
import { letterSettingsPath } from "./queries.ts";

/** What letters to many need: a postal address, a pace, and a mail server. */
export default function LetterSettingsScreen() {
  const read = useAdminQuery<LetterSettings>(letterSettingsPath, { fresh: true });
  return (
    <AdminPage
      title="Settings for Letters"
      path="/admin-letters/settings"
      links={[
        ["/admin-letters", "Back to Letters"],
        ["/admin-owner-mail", "Letters to You"],
      ]}
    >
      <WhenRead read={read} failed="The settings could not be loaded. Please try again.">
        {(settings) => (
          <div className="grid lg:max-w-[44rem] gap-5">
            <MailServer settings={settings} />
            <section className="card admin-card" aria-labelledby="many-heading">
              <h2 id="many-heading">Letters to Many</h2>
              <SettingsForm settings={settings} />
            </section>
          </div>
        )}
      </WhenRead>
    </AdminPage>
  );
}

function SettingsForm({ settings }: { settings: LetterSettings }) {
  const form = useOwnerForm({
    draft: "letter-settings",
    item: settings,
    valuesOf: (it = settings) => pick(it, ["postalAddress", "perMinute", "perHour", "perDay"]),
    schema: LetterSettingsInput,
    save: (body) => adminRequest<LetterSettings>("PUT", letterSettingsPath, { body }),
    says: { failed: "The settings could not be saved. Please try again." },
    onSaved(saved) {
      browserStore().set(letterSettingsPath, saved);
      showToast({ title: "Saved" });
    },
  });
  const { field } = form;
  return (
    <OwnerForm form={form} submit="Save" className="mt-4">
      <TextAreaField
        label="Postal address"
        rows={3}
        autoComplete="street-address"
        hint="Stands at the foot of every letter to subscribers: the law (CAN-SPAM) asks for it. A post office box will do."
        {...field("postalAddress")}
      />
      <fieldset>
        <legend className="font-semibold">How many letters your mail server bears</legend>
        <p className="text-small text-ink-soft">
          Nothing means no limit. What is over a limit goes out later by itself, the rest of a day’s
          on the next. What one person waits for, such as a confirmation, is never held back, nor is
          your word that an event is changed or cancelled.
        </p>
        <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
          <TextField label="In a minute" type="number" min={1} {...field("perMinute")} />
          <TextField label="In an hour" type="number" min={1} {...field("perHour")} />
          <TextField label="In a day" type="number" min={1} {...field("perDay")} />
        </div>
      </fieldset>
    </OwnerForm>
  );
}

function MailServer({ settings }: { settings: LetterSettings }) {
  const { mailServer, from, folder, ownerAddress } = settings;
  const [isBusy, act] = useAction();
  const [result, setResult] = useState<MailTest>();

  function test() {
    setResult(undefined);
    return act(
      async () => setResult(await adminRequest("POST", `${letterSettingsPath}/test-mail`)),
      (error) => {
        const says = saidOr("The test did not begin. Please try again.", error);
        setResult({ isWorking: false, says });
      },
    );
  }

  return (
    <section className="card admin-card" aria-labelledby="server-heading">
      <h2 id="server-heading">Your Mail Server</h2>
      <p className="text-ink-soft">For whoever runs the machine.</p>
      {mailServer === null ? (
        <>
          <p className="mt-3">
            None is connected, so letters are kept as files in <code>{folder}</code> and reach
            nobody.
          </p>
          <ol className="mt-4 grid list-decimal gap-3 pl-[1.4rem] [&_code]:my-[0.35rem] [&_code]:block [&_code]:border-l-3 [&_code]:border-gilt [&_code]:pl-3">
            <li>
              Look up at your mail host: the name of its SMTP server, the port (587 or 465), the
              user name, and a password, often one made for programs.
            </li>
            <li>
              Give them to the site where it is started:
              <code>SMTP_URL=smtp://user:password@mail.example.org:587</code>
              <code>MAIL_FROM="Your Name &lt;you@example.org&gt;"</code>
              For port 465 it begins with smtps://. An @ in the user name or password is written
              %40.
            </li>
            <li>Start the site again, come back here, and send a test letter.</li>
          </ol>
        </>
      ) : (
        <>
          <p className="mt-3">
            Letters go through <strong>{mailServer}</strong>, from {from}.
          </p>
          <p className="mt-1 text-ink-soft">
            A test goes to {ownerAddress ?? "the address of the site"}.
            {ownerAddress === null && (
              <>
                {" "}
                <Link to="/admin-owner-mail">Enter your own address</Link>
              </>
            )}
          </p>
          <p className="mt-4">
            <Button
              variant="secondary"
              busy={isBusy}
              busyLabel="Testing..."
              onClick={() => void test()}
            >
              Send a Test Letter
            </Button>
          </p>
        </>
      )}
      <div role="status">
        {result && (
          <p className={`admin-notice mt-4 ${result.isWorking ? "" : "admin-notice-serious"}`}>
            {result.says}
          </p>
        )}
      </div>
    </section>
  );
}
