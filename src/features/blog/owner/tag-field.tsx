import { type ComponentProps, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";

/** The field for tags: added by the button, Enter, a comma or a save, which finds one still in the box; removed by a click. */
export function TagField({
  tags,
  onAdd,
  onChange,
  ...box
}: Pick<ComponentProps<typeof TextField>, "name" | "defaultValue" | "error"> & {
  tags: readonly string[];
  /** Makes tags of what is in the box. */
  onAdd: () => void;
  onChange: (tags: string[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);

  function add() {
    onAdd();
    input.current?.focus();
  }

  return (
    <div className="grid content-start gap-1.5">
      <div className="flex gap-3">
        <TextField
          {...box}
          ref={input}
          label="Tags"
          optional
          className="grow"
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ currentTarget, nativeEvent }) => {
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            if (currentTarget.value.includes(",") && !isComposing) onAdd();
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            // Enter in a form would send it.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" className="mt-8 self-start" onClick={add}>
          Add
        </Button>
      </div>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Chosen">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="inline-flex min-h-11 items-center gap-2 rounded-soft border border-edge bg-sage px-[0.85rem] text-start wrap-anywhere hover:border-rubric hover:text-rubric"
                aria-label={`Remove tag ${tag}`}
                onClick={() => {
                  onChange(tags.filter((other) => other !== tag));
                  input.current?.focus();
                }}
              >
                {tag} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
