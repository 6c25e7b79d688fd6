import { pick } from "#shared/both/pick-fields.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { CheckboxField, TextAreaField, TextField } from "#ui/field.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import type { PlantForOwner } from "../answers.ts";
import { StockDetails } from "../stock/inputs.ts";
import { plantsPath, replacePlant } from "./send-stock-changes.ts";
import { SizesAndPrices } from "./sizes-and-prices.tsx";

/** The other stock details of a plant: price, pot size, a note, its bench, and hiding it. */
export function PlantDetailsDialog({
  plant,
  benches,
  onClose,
}: {
  plant: PlantForOwner;
  benches: readonly string[];
  onClose: () => void;
}) {
  const form = useOwnerForm({
    draft: `plant:${plant.slug}`,
    item: plant,
    valuesOf: (it = plant) => ({
      ...pick(it, ["price", "potSize", "note", "bench", "isHidden"]),
      otherSizes: it.otherSizes ?? [],
    }),
    schema: StockDetails,
    async save(input, unchanged) {
      const path = `${plantsPath}/${plant.slug}`;
      replacePlant(await adminRequest<PlantForOwner>("PATCH", path, { body: input, ...unchanged }));
    },
    async readAgain() {
      const plants = await adminRequest<PlantForOwner[]>("GET", plantsPath);
      return plants.find(({ slug }) => slug === plant.slug);
    },
    says: {
      failed: "Failed to save the plant. Please try again.",
      gone: "This plant is no longer there.",
      unreadable: "Error loading plants. Please try again.",
    },
    onSaved() {
      showToast({ title: "Plant saved", description: plant.name });
      onClose();
    },
  });
  const { field } = form;
  return (
    <FormDialog title={plant.name} submit="Save Plant" {...{ form, onClose }}>
      <SizesAndPrices form={form} />
      <TextField
        label="Bench"
        optional
        hint="Where it stands, for you alone: its cards and labels can be printed together."
        autoComplete="off"
        list="benches"
        {...field("bench")}
      />
      <datalist id="benches">
        {benches.map((bench) => (
          <option key={bench} value={bench} />
        ))}
      </datalist>
      <TextAreaField
        label="Your note"
        optional
        rows={3}
        hint="Visitors read it on the plant’s page."
        {...field("note")}
      />
      <CheckboxField
        label="Hide this plant: it has no page and stands in no list until you show it again."
        {...field("isHidden")}
      />
    </FormDialog>
  );
}
