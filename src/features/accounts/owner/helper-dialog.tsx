import { Fragment } from "react";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { type Right, rights, rightsInWords } from "#shared/both/owner/rights.ts";
import { adminRequest, readOneOf, useAdminQuery } from "#shared/browser/admin-request.ts";
import { CheckboxField, Problem, TextField } from "#ui/field.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { SelectField } from "#ui/owner/select-segments-and-switch.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import type { Helper, HelperLink } from "../answers.ts";
import { HelperInput } from "../inputs.ts";

export const helpersPath = "/api/admin/helpers";

/** Who somebody is and what they may do: an invitation, or the change of a helper. */
export function HelperDialog({
  helper,
  onClose,
  onSaved,
}: {
  helper: Helper | undefined;
  onClose: () => void;
  onSaved: (made: HelperLink | undefined) => void;
}) {
  const events = useAdminQuery<{ id: number; title: string; date: string }[]>("/api/admin/events");
  const path = helper ? `${helpersPath}/${helper.id}` : helpersPath;
  const form = useOwnerForm({
    draft: `helper:${helper?.id ?? "new"}`,
    item: helper,
    valuesOf: (item) => ({
      name: item?.name ?? "",
      email: item?.email ?? "",
      rights: [...(item?.rights ?? [])],
      doorEventId: item?.doorEventId ?? null,
    }),
    schema: HelperInput,
    save: async (body, unchanged): Promise<Helper | HelperLink> =>
      helper
        ? adminRequest<Helper>("PUT", path, { body, ...unchanged })
        : adminRequest<HelperLink>("POST", path, { body }),
    readAgain: () => readOneOf<Helper>(helpersPath, helper?.id),
    says: { failed: helper ? "Nothing was changed." : "Nobody was invited." },
    onSaved(saved) {
      if (helper) showToast({ title: "Saved", description: "It holds from now on." });
      onSaved("helper" in saved ? saved : undefined);
    },
  });
  const { values, set, errors, field } = form;
  const choose = (right: Right, isChosen: boolean) =>
    set(
      "rights",
      rights.filter((one) => (one === right ? isChosen : values.rights.includes(one))),
    );
  const asksWhichDoor = values.rights.includes("door") && !values.rights.includes("everything");
  const today = todayAtNursery();
  const whichDoor = (
    <SelectField
      label="Which door"
      className="mb-2 pl-8"
      value={values.doorEventId ?? ""}
      error={errors["doorEventId"]}
      onChange={({ currentTarget }) => set("doorEventId", Number(currentTarget.value) || null)}
      choices={[
        ["", "Every event’s"],
        ...(events.data ?? [])
          .filter(({ id, date }) => date >= today || id === values.doorEventId)
          .map(({ id, title, date }) => [id, `${title}, ${formatEventDate(date)}`] as const),
      ]}
    />
  );
  return (
    <FormDialog
      title={helper ? "What They May Do" : "Invite a Helper"}
      submit={helper ? "Save" : "Invite"}
      {...{ form, onClose }}
    >
      <TextField label="Name" autoComplete="off" required {...field("name")} />
      <TextField
        label="Email"
        optional
        type="email"
        autoComplete="off"
        hint={helper ? undefined : "The link goes there. Without one you hand it over yourself."}
        {...field("email")}
      />
      <fieldset className="grid gap-3 border-t border-rule pt-4">
        <legend className="pr-3 font-serif text-lead">What they may do</legend>
        {rights.map((right) => (
          <Fragment key={right}>
            <CheckboxField
              label={rightsInWords[right][0]}
              hint={rightsInWords[right][1]}
              checked={values.rights.includes(right)}
              onChange={({ currentTarget }) => choose(right, currentTarget.checked)}
            />
            {right === "door" && asksWhichDoor && whichDoor}
          </Fragment>
        ))}
        <Problem role="alert">{errors["rights"]}</Problem>
      </fieldset>
    </FormDialog>
  );
}
