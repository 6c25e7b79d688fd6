import { type ActionFunctionArgs, useActionData } from "react-router";
import { pageApi } from "#shared/both/page-rendering-context.ts";
import { readPostedForm } from "#shared/browser/form-without-javascript.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { newPasswordHint } from "./credential-field.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  readPostedForm(request, ["newPassword"], (values) =>
    context
      .get(pageApi)
      .post("/api/owner-password/reset", { ...values, token: params["token"] ?? "" }),
  );

/** What the letter's link leads to. Opening it changes nothing: mail programs open links, too. */
export default function NewPassword() {
  const posted = useActionData<typeof action>();
  const issue = posted?.issues.find(({ path }) => path === "newPassword")?.message;
  return (
    <div className="page-x max-w-text py-14 sm:py-20">
      <PageHead title="A New Password" description="For the owner." />
      <h1>{posted?.kept ? "Your Password Is Changed" : "A New Password"}</h1>
      {posted?.kept ? (
        <p role="status" className="mt-6">
          Every session has ended. <ButtonLink to="/admin-login">Sign In</ButtonLink>
        </p>
      ) : (
        <form method="post" className="mt-6 grid max-w-measure gap-5">
          <TextField
            label="New password"
            name="newPassword"
            type="password"
            autoComplete="new-password"
            required
            hint={newPasswordHint}
            error={issue ?? posted?.message}
          />
          <p className="flex flex-wrap gap-3">
            <Button type="submit">Set the Password</Button>
            {posted && (
              <ButtonLink to="/owner-password" variant="secondary">
                Ask for a New Link
              </ButtonLink>
            )}
          </p>
        </form>
      )}
    </div>
  );
}
