import { type ActionFunctionArgs, useActionData } from "react-router";
import { pageApi } from "#shared/both/page-rendering-context.ts";
import { readPostedForm } from "#shared/browser/form-without-javascript.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Problem } from "#ui/field.tsx";
import { focusOfAnswer } from "#ui/focus-after-action.ts";
import { PageHead } from "#ui/title-and-metadata.tsx";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  readPostedForm(request, [], () =>
    context.get(pageApi).post("/api/owner-mail/confirm", { token: params["token"] ?? "" }),
  );

/** What the letter to a new address of the owner's leads to. Opening it confirms nothing: mail programs open links, too. */
export default function ConfirmOwnerMail() {
  const posted = useActionData<typeof action>();
  return (
    <div className="page-x max-w-text py-14 text-center sm:py-24">
      <PageHead title="Confirm Your Address" description="For the owner." />
      <h1 {...focusOfAnswer(posted !== undefined)}>
        {posted?.kept ? "Your Address Is Confirmed" : "Confirm Your Address"}
      </h1>
      {posted?.kept ? (
        <p className="mt-8">
          <ButtonLink to="/admin-dashboard">Admin Dashboard</ButtonLink>
        </p>
      ) : (
        <form method="post" className="mt-6">
          <p className="font-serif text-lead">
            From then on the nursery’s letters to the owner go to this address.
          </p>
          <Problem role="alert" className="mt-4">
            {posted?.message}
          </Problem>
          <Button type="submit" className="mt-6">
            Confirm This Address
          </Button>
        </form>
      )}
    </div>
  );
}
