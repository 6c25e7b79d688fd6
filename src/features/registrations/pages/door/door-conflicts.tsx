import { Button } from "#ui/button.tsx";

/** What somebody else did that stands against what was done here, in a sentence each. */
export function DoorConflicts({
  conflicts,
  onSeen,
}: {
  conflicts: readonly string[];
  onSeen: () => void;
}) {
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className="door-conflicts">
      <ul>
        {[...new Set(conflicts)].map((conflict) => (
          <li key={conflict}>{conflict}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onSeen}>
        I have seen it
      </Button>
    </div>
  );
}
