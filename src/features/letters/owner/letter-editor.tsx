import { pictureAddress } from "#shared/both/picture-address.ts";
import { TextField } from "#ui/field.tsx";
import { classes } from "#ui/join-class-names.ts";
import { ConflictNotice } from "#ui/owner/conflict-notice.tsx";
import { FormActions } from "#ui/owner/form-actions.tsx";
import { FormWithPreview } from "#ui/owner/form-with-preview.tsx";
import { MarkedTextField } from "#ui/owner/marked-text-field.tsx";
import { PictureField } from "#ui/owner/picture-field.tsx";
import { UnsavedWork } from "#ui/owner/unsaved-changes.tsx";
import type { Letter, LetterSettings } from "../answers.ts";
import { AudienceFields } from "./audience-fields.tsx";
import { type SavingState, useLetterDraft } from "./autosave-letter.ts";
import { LetterPreview } from "./letter-preview.tsx";
import { SendLetterForm } from "./send-letter-form.tsx";

const savingWords: Readonly<Record<SavingState, string>> = {
  saved: "Draft saved",
  unsaved: "Not saved yet",
  saving: "Saving...",
  failed: "Not saved. What you typed is still here.",
  overtaken: "",
};

/** Writing a letter, with what its reader will see beside it. */
export function LetterEditor({
  letter,
  settings,
  onSent,
}: {
  letter: Letter;
  settings: LetterSettings | undefined;
  onSent: () => Promise<void>;
}) {
  const draft = useLetterDraft(letter);
  const { values, change, errors, state } = draft;
  return (
    <FormWithPreview
      className="lg:grid-cols-[minmax(0,1fr)_24.5rem]"
      preview={<LetterPreview values={values} />}
    >
      {(toggle) => (
        <div className="owner-form">
          {state === "overtaken" && (
            <ConflictNotice
              message="Somebody else changed this letter meanwhile."
              onReload={() => void draft.resolve(false)}
              onOverwrite={() => void draft.resolve(true)}
            />
          )}
          <AudienceFields draft={draft} />
          <TextField
            label="Subject"
            value={values.subject}
            error={errors["subject"]}
            maxLength={150}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
          />
          <MarkedTextField
            label="Letter"
            rows={16}
            value={values.body}
            error={errors["body"]}
            onText={(body) => change({ body })}
            onChange={({ currentTarget }) => change({ body: currentTarget.value })}
          />
          <PictureField
            label="Picture"
            optional
            autoCapitalize="none"
            spellCheck={false}
            holds="name"
            onUploaded={(picture) => change({ picture })}
            preview={pictureAddress(values.picture)}
            value={values.picture}
            error={errors["picture"]}
            onChange={({ currentTarget }) => change({ picture: currentTarget.value })}
          />
          {values.picture && (
            <TextField
              label="What the picture shows"
              value={values.pictureAlt}
              error={errors["pictureAlt"]}
              maxLength={300}
              onChange={({ currentTarget }) => change({ pictureAlt: currentTarget.value })}
            />
          )}
          <SendLetterForm letter={letter} draft={draft} settings={settings} onSent={onSent} />
          <FormActions>
            <p
              role="status"
              className={classes("mr-auto", state === "failed" ? "field-error" : "text-ink-soft")}
            >
              {savingWords[state]}
            </p>
            {toggle}
          </FormActions>
          <UnsavedWork isChanged={state !== "saved"} isUnsaved={draft.isUnsaved} />
        </div>
      )}
    </FormWithPreview>
  );
}
