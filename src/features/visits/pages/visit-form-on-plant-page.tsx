import { useEffect, useRef } from "react";
import { VisitSection } from "./visit-section.tsx";

/** The form on a plant's page, once it is asked for. Each press moves the focus to its first field, or to the thanks. */
export function VisitInPlace({ plant, presses }: { plant: string; presses: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (presses === 0) return;
    // The heading in sight, and not only the field.
    place.current?.querySelector("section")?.scrollIntoView();
    place.current?.querySelector<HTMLElement>("input, [tabindex]")?.focus({ preventScroll: true });
  }, [presses]);
  return (
    <div ref={place}>
      <VisitSection message={`I would like to see ${plant}.`} />
    </div>
  );
}
