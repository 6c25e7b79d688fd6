import { useState } from "react";
import { Link } from "react-router";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import type { LetterSettings, MailTest } from "../answers.ts";
import { letterSettingsPath } from "./queries.ts";

/** Says which mail server letters go to and how to connect one, and sends a test. */
export function MailServer({ settings }: { settings: LetterSettings }) {
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
