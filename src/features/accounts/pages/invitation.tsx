import { useMemo, useRef, useState } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLocation,
  useNavigate,
  useParams,
} from "react-router";
import { type FieldIssue, HttpError } from "#shared/both/http-error.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import { pageApi } from "#shared/both/page-rendering-context.ts";
import { type PostedForm, readPostedForm } from "#shared/browser/form-without-javascript.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { getQueryOr, loadQuery, prefetchPage, usePageQuery } from "#shared/browser/page-queries.ts";
import { makePasskey, NoPasskey } from "#shared/browser/passkeys.ts";
import { useIsHydrated } from "#shared/browser/use-is-hydrated.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CheckboxField, Problem, TextField } from "#ui/field.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import type { Invitation } from "../answers.ts";
import { rightsOfHelper } from "../rights-in-words.ts";
import { credentialField, newPasswordHint } from "./credential-field.ts";

const noServer = "We could not reach our server. Please try again.";

const invitationQuery = (token = "") =>
  getQueryOr<Invitation, { refusal: string }>(
    `/api/invitations/${encodeURIComponent(token)}`,
    ({ serverMessage = "" }) => ({ refusal: serverMessage }),
  );

/** In place of the token, once it is spent: then it is in no address any more. */
const accepted = "accepted";
/** What the page learns then that it does not know from the form. */
const withPasskey = "with a passkey";

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (params["token"] === accepted) return null;
  const opened = await loadQuery(context, invitationQuery(params["token"]));
  return data(null, { status: "refusal" in opened ? 404 : 200 });
}
export const clientLoader = ({ params }: { params: { token?: string } }) =>
  params.token === accepted ? null : prefetchPage(invitationQuery(params.token));

/** The token is in the address; with no referrer at all a browser would not say which site its form comes from. */
export const headers = () => ({ "Referrer-Policy": "strict-origin" });

export async function action({ request, context, params }: ActionFunctionArgs) {
  const path = `/api/invitations/${encodeURIComponent(params["token"] ?? "")}`;
  const names = ["username", "password"] as const;
  const posted = await readPostedForm(request, names, ({ username, password }) =>
    context.get(pageApi).post(path, username === "" ? { password } : { username, password }),
  );
  return posted.data.kept ? redirect(`/invitation/${accepted}`) : posted;
}

/** Where a helper accepts, by a plain form or with a passkey. Opening it changes nothing: mail programs open links, too. */
export default function InvitationPage() {
  const { token } = useParams();
  const query = useMemo(() => invitationQuery(token), [token]);
  const read = usePageQuery(query, { enabled: token !== accepted });
  const posted = useActionData<typeof action>();
  const { state } = useLocation();
  const { publicUrl } = useSite();
  return (
    <div className="page-x max-w-text py-14 sm:py-20">
      <PageHead title="An Invitation" description="For those who help." />
      {token === accepted ? (
        <>
          <h1>You Are Welcome Here</h1>
          <p role="status" className="mt-6 mb-5">
            {state === withPasskey
              ? "Your passkey is set. Sign in with it whenever you like, at "
              : "Your password is set. Sign in with it and your user name whenever you like, at "}
            {publicUrl}/admin-login.
          </p>
          <ButtonLink to="/admin-login">Sign In</ButtonLink>
        </>
      ) : (
        <WhenRead read={read} loading="Opening the invitation..." failed={noServer}>
          {(opened) =>
            "refusal" in opened ? (
              <>
                <h1>An Invitation</h1>
                <p className="mt-6">{opened.refusal}</p>
                <p className="mt-4 mb-5">If you have set your password already, sign in with it.</p>
                <ButtonLink to="/admin-login">Sign In</ButtonLink>
              </>
            ) : (
              <AcceptForm token={token ?? ""} invitation={opened} posted={posted} />
            )
          }
        </WhenRead>
      )}
    </div>
  );
}

function AcceptForm({
  token,
  invitation,
  posted,
}: {
  token: string;
  invitation: Invitation;
  posted: PostedForm | undefined;
}) {
  const { name, username, until } = invitation;
  const { owner, brand } = useSite();
  const [showsPassword, setShowsPassword] = useState(false);
  // Without JavaScript it would show nothing, and no passkey could be made.
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<readonly FieldIssue[]>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();

  /** Instead of a password, under the user name that is in the form. */
  async function acceptWithPasskey() {
    setIsBusy(true);
    setProblem(undefined);
    setRefused([]);
    const username = form.current && new FormData(form.current).get("username");
    // Absent for who has one already.
    const body = username === null ? {} : { username };
    const path = `/api/invitations/${encodeURIComponent(token)}`;
    try {
      const options = await requestJson<object>("POST", `${path}/passkey-challenge`, { body });
      const passkey = await makePasskey(options);
      await requestJson("POST", path, { body: { ...body, passkey } });
      void navigate(`/invitation/${accepted}`, { state: withPasskey });
    } catch (error) {
      setIsBusy(false);
      if (error instanceof NoPasskey) return setProblem(error.message);
      const issues = error instanceof HttpError ? error.issues : [];
      setRefused(issues);
      if (!issues.some(({ path: field }) => field === "username")) {
        setProblem((error instanceof HttpError && error.serverMessage) || noServer);
      }
    }
  }

  const issue = (field: string) =>
    (refused ?? posted?.issues)?.find(({ path }) => path === field)?.message;
  const other = posted?.issues.length === 0 ? posted.message : undefined;
  return (
    <>
      <h1>{username === null ? "An Invitation" : "A New Password"}</h1>
      {username === null ? (
        <>
          <p className="mt-6">
            Dear {name}, {owner} would like you to help with the website of {brand}:
          </p>
          <ul className="mt-2 list-disc pl-5">
            {rightsOfHelper(invitation).map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-6">
          Dear {name}, your user name is {username}. A new password ends every session, and takes a
          second factor and passkeys away.
        </p>
      )}
      <p className="mt-4 text-ink-soft">This link opens until {momentInWords(until)}, once.</p>
      <form ref={form} method="post" className="mt-6 mb-5 grid max-w-measure gap-5">
        {username === null && (
          <TextField
            label="User name"
            name="username"
            autoComplete="username"
            {...credentialField}
            hint="You choose it. With it you sign in."
            defaultValue={posted?.values["username"]}
            error={issue("username")}
          />
        )}
        <TextField
          label="Password"
          name="password"
          type={showsPassword ? "text" : "password"}
          autoComplete="new-password"
          {...credentialField}
          hint={newPasswordHint}
          error={issue("password") ?? other}
        />
        {isHydrated && (
          <CheckboxField
            label="Show what is typed"
            onChange={({ currentTarget }) => setShowsPassword(currentTarget.checked)}
          />
        )}
        <p>
          <Button type="submit">{username === null ? "Accept" : "Set the Password"}</Button>
        </p>
      </form>
      {isHydrated && (
        <>
          <Button variant="secondary" busy={isBusy} onClick={() => void acceptWithPasskey()}>
            Use a Passkey Instead
          </Button>
          <Problem role="alert" className="mt-3">
            {problem}
          </Problem>
          <p className="mt-3 text-small text-ink-soft">
            A passkey is kept by your phone or computer and opened by your finger, your face or its
            PIN. With one you need no password.
          </p>
        </>
      )}
    </>
  );
}
