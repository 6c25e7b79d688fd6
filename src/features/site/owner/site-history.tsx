import { momentInWords } from "#shared/both/moment-in-words.ts";
import type { EarlierDetails } from "../answers.ts";

/** The earlier versions of the details, each with a button that publishes it again. */
export function SiteHistory({
  history,
  onReturn,
}: {
  history: readonly EarlierDetails[];
  onReturn: (id: number) => void;
}) {
  if (history.length === 0) return null;
  return (
    <section className="card admin-card mt-5" aria-labelledby="site-history">
      <h2 id="site-history" className="text-title">
        Before
      </h2>
      <ul className="admin-list mt-3">
        {history.map(({ id, createdAt, differs }) => {
          const when = createdAt ? momentInWords(createdAt) : "As it was set up";
          return (
            <li key={id}>
              <span className="grow">
                {when}
                <span className="block text-small text-ink-soft">
                  Otherwise than now: {differs.join(", ")}
                </span>
              </span>
              <button type="button" className="row-action" onClick={() => onReturn(id)}>
                Return to this<span className="sr-only">: {when}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
