import { pictureAddress } from "#shared/both/picture-address.ts";
import { TextField } from "#ui/field.tsx";
import { classes } from "#ui/join-class-names.ts";
import { FormWithPreview } from "#ui/owner/form-with-preview.tsx";
import { MarkedTextField } from "#ui/owner/marked-text-field.tsx";
import { FormActions, FormNotices } from "#ui/owner/owner-form.tsx";
import { PictureField } from "#ui/owner/pictures/picture-field.tsx";
import { UnsavedWork } from "#ui/owner/unsaved-changes.tsx";
import type { Letter } from "../answers.ts";
import { AudienceFields } from "./audience-fields.tsx";
import { useLetterForm } from "./letter-form.ts";
import { LetterPreview } from "./letter-preview.tsx";
import { fieldIds } from "./missing-in-letter.tsx";
import { SendLetterForm } from "./send-letter-form.tsx";

/** The letter editor, with a preview beside it. */
export function LetterEditor({ letter, onSent }: { letter: Letter; onSent: () => void }) {
  const form = useLetterForm(letter);
  const { props, field, values, set, errors, isChanged, isUnsaved, notices } = form;
  const hasFailed = isChanged && (notices.unsaved || Object.keys(errors).length > 0);
  return (
    <FormWithPreview
      className="lg:grid-cols-[minmax(0,1fr)_24.5rem]"
      preview={<LetterPreview values={values} />}
    >
      {(toggle) => (
        <form {...props} noValidate className="owner-form">
          <FormNotices hasDraft={false} conflict={notices.conflict} unsaved={undefined} />
          <AudienceFields form={form} />
          <TextField id={fieldIds.subject} label="Subject" maxLength={150} {...field("subject")} />
          <MarkedTextField
            id={fieldIds.body}
            label="Letter"
            rows={16}
            onText={(body) => set("body", body)}
            {...field("body")}
          />
          <fieldset className="grid gap-5">
            <legend className="mb-2 font-semibold">A picture above your words</legend>
            <PictureField
              label="Picture"
              optional
              autoCapitalize="none"
              spellCheck={false}
              holds="name"
              onUploaded={(picture) => set("picture", picture)}
              preview={pictureAddress(values.picture)}
              {...field("picture")}
            />
            <div hidden={!values.picture}>
              <TextField
                id={fieldIds.pictureAlt}
                label="What the picture shows"
                maxLength={300}
                {...field("pictureAlt")}
              />
            </div>
          </fieldset>
          <SendLetterForm letter={letter} form={form} onSent={onSent} />
          <FormActions>
            <p
              role="status"
              className={classes("mr-auto", hasFailed ? "field-error" : "text-ink-soft")}
            >
              {form.busy
                ? "Saving..."
                : hasFailed
                  ? "Not saved. What you typed is still here."
                  : isChanged
                    ? !notices.conflict && "Not saved yet"
                    : "Draft saved"}
            </p>
            {toggle}
          </FormActions>
          <UnsavedWork isUnsaved={isUnsaved} />
        </form>
      )}
    </FormWithPreview>
  );
}
