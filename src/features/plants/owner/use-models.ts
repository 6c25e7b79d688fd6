import { useAdminQuery } from "#shared/browser/admin-request.ts";
import type { CatalogueName } from "../catalogue-names.ts";
import type { PlantForOwner } from "../stock/stock-fields.ts";
import { plantsPath } from "./stock-taps.ts";

/** The plants of the owner's list, for choosing one that another is like. */
export function useModels(signedIn: boolean) {
  const { data, isError, refetch } = useAdminQuery<PlantForOwner[]>(plantsPath, { signedIn });
  return {
    plants: data,
    isError,
    refetch,
    /** The built-in plants of a catalogue as a choice, by their names. */
    modelsOf: (catalogue: CatalogueName) =>
      (data ?? [])
        .filter((plant) => plant.catalogue === catalogue && plant.isBuiltIn)
        .map(({ slug, name, latin }) => [slug, `${name} (${latin})`] as const)
        .toSorted(([, a], [, b]) => a.localeCompare(b, "en")),
  };
}
