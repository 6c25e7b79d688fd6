import { type ComponentProps, useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Problem } from "#ui/field.tsx";

/** Added by the button, Enter or a comma, removed by a click; the save adds one that still is in the box. */
export function TagField({
  tags,
  onAdd,
  onChange,
  error,
  ...box
}: Pick<ComponentProps<"input">, "name" | "defaultValue"> & {
  tags: readonly string[];
  /** Makes tags of what is in the box. */
  onAdd: () => void;
  onChange: (tags: string[]) => void;
  error: string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function add() {
    onAdd();
    input.current?.focus();
  }

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Tags <span className="font-normal text-ink-soft">(optional)</span>
      </label>
      <div className="flex gap-3">
        <input
          {...box}
          ref={input}
          id={id}
          type="text"
          className="control"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
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
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
      </div>
      <Problem id={`${id}-error`}>{error}</Problem>
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
