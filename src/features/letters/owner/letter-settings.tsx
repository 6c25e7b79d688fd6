import { useEffect } from "react";
import * as z from "zod/mini";
import { attemptForm } from "#shared/both/attempt.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { signOut, useOwnerSession } from "#shared/browser/admin-session.ts";
import { useForm } from "#shared/browser/form.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { prepareToasts, showFailure, showToast } from "#ui/show-toast.ts";
import type { LetterSettings } from "../answers.ts";
import { LetterSettingsInput } from "../inputs.ts";
import { MailServer } from "./mail-server.tsx";
import { letterSettingsPath } from "./queries.ts";

/** What letters to many need: a postal address, a pace, and a mail server. */
export default function LetterSettingsScreen() {
  const signedIn = useOwnerSession();
  const { data, isError, refetch } = useAdminQuery<LetterSettings>(letterSettingsPath, {
    signedIn,
    fresh: true,
  });
  useEffect(prepareToasts, []);
  return (
    <AdminPage
      title="Settings for Letters"
      path="/admin-letters/settings"
      onLogout={signOut}
      actions={
        <>
          <ButtonLink variant="secondary" to="/admin-letters">
            Back to Letters
          </ButtonLink>
          <ButtonLink variant="secondary" to="/admin-owner-mail">
            Letters to You
          </ButtonLink>
        </>
      }
    >
      {data ? (
        <div className="mx-auto grid max-w-184 gap-6">
          <MailServer settings={data} />
          <section className="card admin-card" aria-labelledby="many-heading">
            <h2 id="many-heading">Letters to Many</h2>
            <SettingsForm settings={data} />
          </section>
        </div>
      ) : isError ? (
        <ErrorState
          message="The settings could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingText>Loading...</LoadingText>
      )}
    </AdminPage>
  );
}

/** An empty field is no limit. */
const schema = z.pipe(
  z.transform((values: Record<string, unknown>): unknown =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "number" && Number.isNaN(value) ? null : value,
      ]),
    ),
  ),
  LetterSettingsInput as z.ZodMiniType<LetterSettingsInput, unknown>,
);

function SettingsForm({ settings }: { settings: LetterSettings }) {
  const none = Number.NaN;
  const { props, field, busy } = useForm({
    start: {
      postalAddress: settings.postalAddress,
      perMinute: settings.perMinute ?? none,
      perHour: settings.perHour ?? none,
      perDay: settings.perDay ?? none,
    },
    loadSchema: async () => schema,
    send: (body) =>
      attemptForm(
        async () => {
          const saved = await adminRequest<LetterSettings>("PUT", letterSettingsPath, { body });
          browserStore().set(letterSettingsPath, saved);
          showToast({ title: "Saved" });
        },
        () => showFailure("The settings could not be saved. Please try again."),
      ),
  });
  return (
    <form {...props} noValidate className="mt-4 grid gap-5">
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
      <p>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save
        </Button>
      </p>
    </form>
  );
}
