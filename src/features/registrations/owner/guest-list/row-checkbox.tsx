import type { ListedRegistration } from "./registration-list.ts";

/** Selects one row of the list. */
export function RowCheckbox({
  registration,
  isSelected,
  onSelect,
}: {
  registration: ListedRegistration;
  isSelected: boolean;
  onSelect: (registration: ListedRegistration, isSelected: boolean) => void;
}) {
  return (
    <label className="row-checkbox">
      <input
        type="checkbox"
        className="checkbox"
        aria-label={`Select registration of ${registration.fullName}`}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(registration, currentTarget.checked)}
      />
    </label>
  );
}
