import { useEffect, useState } from "react";
import { adminRequest } from "./admin-request.ts";

const restMilliseconds = 300;

/** The answer of `path` to `body`, asked for once `body` rests, whether it is current, and why there is none. */
export function useDebouncedAdminRequest<Answer>(
  path: string,
  body: object,
): { answer: Answer | undefined; isCurrent: boolean; error: unknown } {
  const [last, setLast] = useState<{
    asked: string;
    answer?: Answer | undefined;
    error?: unknown;
  }>();
  const asked = JSON.stringify(body);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      adminRequest<Answer>("POST", path, { body: JSON.parse(asked), signal: abort.signal }).then(
        (answer) => setLast({ asked, answer }),
        (error) =>
          abort.signal.aborted || setLast((before) => ({ asked, answer: before?.answer, error })),
      );
    }, restMilliseconds);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, asked]);
  const error = last?.asked === asked ? last.error : undefined;
  return { answer: last?.answer, isCurrent: last?.asked === asked && !error, error };
}
