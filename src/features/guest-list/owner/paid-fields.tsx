import { centsIn, paidByLabels } from "#features/registrations/paid.ts";
import type { Form } from "#shared/browser/form.ts";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/owner/select-segments-and-switch.tsx";

export interface TypedPayment {
  paid: string;
  paidBy: string;
}

/** The fields for what a party paid. */
export function PaidFields({
  eventCost,
  field,
}: {
  eventCost: string | null | undefined;
  field: (name: keyof TypedPayment) => ReturnType<Form<Record<string, unknown>>["field"]>;
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Paid"
        optional
        hint={`In dollars. The event says: ${eventCost ?? "nothing of a cost"}`}
        inputMode="decimal"
        autoComplete="off"
        {...field("paid")}
      />
      <SelectField
        label="How it was paid"
        choices={Object.entries(paidByLabels)}
        {...field("paidBy")}
      />
    </div>
  );
}

/** What a form with these fields sends. An amount is typed in dollars; none says that nothing was paid. */
export function withPaid({ paid, paidBy, ...values }: TypedPayment): object {
  return { ...values, paid: paid.trim() === "" ? null : { cents: centsIn(paid), by: paidBy } };
}
