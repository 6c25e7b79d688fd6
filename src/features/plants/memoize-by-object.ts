/** Computes a result once for each object, and keeps it as long as the object exists. */
export function memoizeByObject<Of extends object, Answer extends object | string>(
  workOut: (of: Of) => Answer,
): (of: Of) => Answer {
  const known = new WeakMap<Of, Answer>();
  return (of) => {
    const answer = known.get(of) ?? workOut(of);
    known.set(of, answer);
    return answer;
  };
}
