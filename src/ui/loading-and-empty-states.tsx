import type { ReactNode } from "react";
import { HttpError } from "#shared/both/http-error.ts";
import { Button } from "./button.tsx";
import { classes } from "./join-class-names.ts";
import { Ornament } from "./ornament.tsx";

/** What stands in the place of a list that is empty. */
export function EmptyState({
  title,
  children,
  className,
}: {
  title: ReactNode;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div className={classes("mx-auto max-w-measure py-10 text-center", className)}>
      <Ornament name="leaf" className="w-9 text-gilt" />
      <p className="mt-3 font-serif text-title">{title}</p>
      {children && <div className="mt-3 text-ink-soft">{children}</div>}
    </div>
  );
}

/** Something failed: the message, and a way to try again where that helps. */
export function ErrorState({
  message,
  onRetry,
  className,
}: {
  message: ReactNode;
  onRetry?: () => void;
  className?: string;
}) {
  return (
    <div role="alert" className={classes("mx-auto max-w-measure py-8 text-center", className)}>
      <p className="font-serif text-title text-rubric">{message}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} className="mt-5">
          Try again
        </Button>
      )}
    </div>
  );
}

/** "Loading events...", shown and announced. */
export function LoadingText({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      role="status"
      className={classes("py-10 text-center font-serif text-lead text-ink-soft italic", className)}
    >
      {children}
    </p>
  );
}

/** What is made of an answer once it is read, if anything, and what is in its place until then. */
export function WhenRead<Data>({
  read: { data, error, isError, refetch },
  what,
  loading = what ? `Loading ${what}...` : "Loading...",
  failed = `Error loading ${what}. Please try again.`,
  missing,
  children,
}: {
  read: { data: Data | undefined; error?: unknown; isError: boolean; refetch: () => void };
  /** What is read, in the two sentences that say nothing else: "registrations". */
  what?: string | undefined;
  loading?: string;
  failed?: string;
  /** Said if there is no such thing. */
  missing?: string;
  children?: (data: Data) => ReactNode;
}) {
  const isNotFound = data === undefined && error instanceof HttpError && error.status === 404;
  if (missing && (data === null || isNotFound)) return <EmptyState title={missing} />;
  if (data !== undefined) return children?.(data);
  if (!isError) return <LoadingText>{loading}</LoadingText>;
  return <ErrorState message={failed} onRetry={refetch} />;
}
