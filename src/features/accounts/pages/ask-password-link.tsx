import { type ActionFunctionArgs, useActionData } from "react-router";
import { pageApi } from "#shared/both/page-rendering-context.ts";
import { readPostedForm } from "#shared/browser/form-without-javascript.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { credentialField } from "./credential-field.ts";

export const action = ({ request, context }: ActionFunctionArgs) =>
  readPostedForm(request, ["username"], (values) =>
    context.get(pageApi).post("/api/owner-password/ask", values),
  );

/** Where an owner who cannot sign in asks for a letter. It says the same whoever asks. */
export default function AskPasswordLink() {
  const posted = useActionData<typeof action>();
  const issue = posted?.issues.find(({ path }) => path === "username")?.message;
  return (
    <div className="page-x max-w-text py-14 sm:py-20">
      <PageHead title="Cannot Sign In?" description="For the owner." />
      <h1>Cannot Sign In?</h1>
      {posted?.kept ? (
        <div role="status" className="mt-6 grid gap-4">
          <p>
            If there is an owner of this name with a confirmed address, a letter with a link is on
            its way to that address. The link opens for 30 minutes, once.
          </p>
          <p>
            No letter goes out where no mail server is connected. Whoever runs the site then sets a
            new password with <code>npm run owner:password</code>.
          </p>
          <p>
            <ButtonLink to="/admin-login" variant="secondary">
              Back to the Login
            </ButtonLink>
          </p>
        </div>
      ) : (
        <form method="post" className="mt-6 grid max-w-measure gap-5">
          <p>We send a link to the owner’s confirmed address; with it you choose a new password.</p>
          <p>If you help here, please ask the owner: she makes a link for you.</p>
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            {...credentialField}
            defaultValue={posted?.values["username"]}
            error={issue ?? (posted?.issues.length === 0 ? posted.message : undefined)}
          />
          <p>
            <Button type="submit">Send the Link</Button>
          </p>
        </form>
      )}
    </div>
  );
}
