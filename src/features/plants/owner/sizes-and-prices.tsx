import type { Form, FormValues } from "#shared/browser/form.ts";
import { Problem, TextField } from "#ui/field.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";

/** The sizes that a plant is sold in and their prices: one, and as many others as there are. */
export function SizesAndPrices({
  form,
}: {
  form: Pick<Form<FormValues>, "field" | "values" | "set">;
}) {
  const others = form.values["otherSizes"] as readonly Record<"potSize" | "price", string>[];
  const put = (sizes: typeof others) => form.set("otherSizes", sizes);
  return (
    <div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3">
        <TextField
          label="Pot size"
          optional
          hint="For example 1-gallon pot"
          autoComplete="off"
          {...form.field("potSize")}
        />
        <TextField
          label="Price"
          optional
          hint="For example $14. Nothing is sold online."
          autoComplete="off"
          {...form.field("price")}
        />
        {others.flatMap((size, at) =>
          (["potSize", "price"] as const).map((name) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a size keeps its place.
              key={`${name}-${at}`}
              label={`${name === "price" ? "Price" : "Pot size"} ${at + 2}`}
              autoComplete="off"
              value={size[name]}
              onChange={({ currentTarget: { value } }) =>
                put(others.with(at, { ...size, [name]: value }))
              }
            />
          )),
        )}
      </div>
      <Problem>{form.field("otherSizes").error}</Problem>
      <RowAction className="-ml-2" onClick={() => put([...others, { potSize: "", price: "" }])}>
        Add Another Size
      </RowAction>
    </div>
  );
}
