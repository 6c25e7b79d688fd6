import { useEffect, useState } from "react";
import { adminRequest } from "#shared/browser/admin-request.ts";

/**
 * What `path` answers to `body`, asked once it has stayed the same for a while: the last answer, and
 * whether it is to what stands there now. What is wrong with the body is said at its fields.
 */
export function useAnswerWhenTypingRests<Answer>(
  path: string,
  body: object,
  restMilliseconds: number,
): { answer: Answer | undefined; isCurrent: boolean } {
  const [last, setLast] = useState<{ asked: string; answer: Answer }>();
  const asked = JSON.stringify(body);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      adminRequest<Answer>("POST", path, { body: JSON.parse(asked), signal: abort.signal }).then(
        (answer) => setLast({ asked, answer }),
        () => undefined,
      );
    }, restMilliseconds);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, asked, restMilliseconds]);
  return { answer: last?.answer, isCurrent: last?.asked === asked };
}
