import { useState } from "react";
import { useForm } from "#shared/browser/form.ts";
import type { PostedForm } from "#shared/browser/form-without-javascript.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Problem } from "#ui/field.tsx";
import { prepareToasts, showFailure, showToast } from "#ui/show-toast.ts";
import type { OwnRegistration } from "../../answers.ts";
import { fieldNames, fieldsIn } from "../../registration-fields.ts";
import { AttendeesField, plainControls } from "../plain-controls.tsx";
import { noConnection } from "../texts.ts";

export const notLoaded = "We could not load your registration. Please try again.";

async function loadSchema() {
  prepareToasts();
  return (await import("../../inputs.ts")).OwnChanges;
}

/** Changes one's own registration. A corrected e-mail address changes the page's address. */
export function OwnChangeForm({
  registration,
  path,
  posted,
  onChanged,
  onMoved,
}: {
  registration: OwnRegistration;
  path: string;
  posted: PostedForm | undefined;
  onChanged: () => Promise<void>;
  onMoved: (link: string) => void;
}) {
  const { attendeesCount, attendeesMost } = registration;
  // Answering an offer is also a post, without fields.
  const postedHere = posted && "fullName" in posted.values && !posted.values["answer"];
  const [loaded] = useState(registration);
  // A refused plain post still refers to its page's version, until the registration is read again.
  const postedTo = registration === loaded && postedHere ? posted.values["version"] : undefined;
  const version = postedTo ?? registration.version;
  const [overtaken, setOvertaken] = useState<string>();
  const { props, field, busy } = useForm({
    start: { ...fieldsIn(registration), attendeesCount },
    posted: postedHere ? posted : undefined,
    loadSchema,
    async send(body) {
      setOvertaken(undefined);
      const headers = { "If-Match": `"${version}"` };
      const { link } = await requestJson<OwnRegistration>("POST", path, { body, headers });
      showToast({
        title: "Registration updated",
        description: "Your changes are saved. A letter confirms them.",
      });
      if (link === registration.link) await onChanged();
      else onMoved(link);
      return undefined;
    },
    async onFailure(error) {
      if (!error) showToast(noConnection);
      else if (error.status === 412) {
        setOvertaken(error.serverMessage);
        await onChanged();
      } else
        showFailure(error.serverMessage ?? "We could not save your changes. Please try again.");
    },
  });

  return (
    <Card aria-labelledby="change" className="mt-6 p-6 sm:p-8 print:hidden">
      <h2 id="change" className="text-title">
        Change Your Registration
      </h2>
      <form {...props} className="mt-5 grid gap-5">
        <input type="hidden" name="version" value={version} />
        {plainControls(fieldNames, field, { from: "visitor", columns: 1 })}
        <AttendeesField {...field("attendeesCount")} most={attendeesMost} className="max-w-60" />
        <Problem role="alert">{overtaken}</Problem>
        <Button
          type="submit"
          busy={busy}
          busyLabel="Saving Changes..."
          className="justify-self-start"
        >
          Save Changes
        </Button>
      </form>
    </Card>
  );
}
