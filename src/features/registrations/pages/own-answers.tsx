import { Button } from "#ui/button.tsx";
import type { OwnRegistration } from "../answers.ts";
import { ownPage } from "./own-texts.ts";

/** Taking or leaving the places that are offered, each by a plain post. */
export function OfferForms() {
  return (
    <form method="post" className="mt-4 flex flex-wrap gap-3">
      <Button type="submit" name="answer" value="accept">
        {ownPage.accept}
      </Button>
      <Button type="submit" name="answer" value="decline" variant="secondary">
        {ownPage.decline}
      </Button>
    </form>
  );
}

/** Cancelling, with a question before it that needs no JavaScript. */
export function CancelForm({ status }: Pick<OwnRegistration, "status">) {
  return (
    <details className="mt-8 border-t border-rule pt-3 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-rubric">
        {status === "waiting" ? ownPage.leaveList : ownPage.cancel}
      </summary>
      <form method="post" className="mt-2">
        <p>{ownPage.cancelQuestion}</p>
        <Button
          type="submit"
          name="answer"
          value="cancel"
          variant="destructive"
          className="mt-3 bg-paper-raised"
        >
          {ownPage.cancelYes}
        </Button>
      </form>
    </details>
  );
}
