import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { HttpError } from "#shared/both/http-error.ts";
import {
  beginSession,
  forgetPrivateAnswers,
  hasScreenToReturnTo,
  StorageForbidden,
  takeScreenToReturnTo,
} from "#shared/browser/admin-session.ts";
import { useForm } from "#shared/browser/form.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { askForPasskey, NoPasskey } from "#shared/browser/passkeys.ts";
import { useIsHydrated } from "#shared/browser/use-is-hydrated.ts";
import { Button } from "#ui/button.tsx";
import { Problem, TextField } from "#ui/field.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { CodeField } from "#ui/owner/reauthenticate/code-field.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { showToast } from "#ui/show-toast.ts";
import type { LoggedIn, SecondFactorAsked } from "../answers.ts";
import { LoginInput } from "../inputs.ts";
import { credentialField } from "../pages/credential-field.ts";

/** The second step asks for the code; until then it is empty. */
const LoginForm = z.extend(LoginInput, { code: z.string() });

/** Where the owner signs in. */
export default function AdminLogin() {
  const navigate = useNavigate();
  const [showsPassword, setShowsPassword] = useState(false);
  const [returns, setReturns] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isHydrated = useIsHydrated();
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const { props, field, busy } = useForm({
    start: { username: "", password: "", code: "" },
    loadSchema: async () => LoginForm,
    send: signIn,
  });

  useEffect(() => {
    forgetPrivateAnswers();
    setReturns(hasScreenToReturnTo());
  }, []);

  async function signIn({ code: typed, ...rest }: z.infer<typeof LoginForm>) {
    const body: LoginInput = typed ? { ...rest, code: typed } : rest;
    try {
      await enter("/api/admin/login", body);
    } catch (error) {
      const refusal =
        error instanceof HttpError ? error.refusal<SecondFactorAsked>(403) : undefined;
      setAsksCode(refusal !== undefined);
      if (refusal && !asksCode) return undefined;
      sayFailure(error);
      (refusal ? code : password).current?.select();
      return [
        refusal
          ? { path: "code", message: refusal.message }
          : { path: "password", message: atForm(error) },
      ];
    }
    await welcome();
    return undefined;
  }

  async function signInByPasskey() {
    setProblem(undefined);
    try {
      await enter("/api/passkey-sign-in", { passkey: await askForPasskey() });
    } catch (error) {
      setProblem(reasonOf(error));
      return;
    }
    await welcome();
  }

  async function welcome() {
    showToast({ title: "Login successful", description: "Welcome to the admin dashboard!" });
    await navigate(takeScreenToReturnTo(), { replace: true });
  }

  return (
    <AdminPage title="Admin Login" path="/admin-login" withoutNav>
      <div className="card mx-auto my-8 max-w-104 p-[clamp(1.25rem,4vw,2.25rem)]">
        {returns && (
          <p role="status" className="admin-notice">
            Your session has ended. Sign in again to go on where you were; what you typed is kept,
            but for a password.
          </p>
        )}
        <form {...props} noValidate className="grid gap-5">
          {/* What was typed is sent with the code. */}
          <div hidden={asksCode} className="grid gap-5">
            <TextField
              label="Username"
              autoComplete="username"
              {...credentialField}
              {...field("username")}
            />
            <div className="relative [&_.control]:pr-17">
              <TextField
                label="Password"
                type={showsPassword ? "text" : "password"}
                autoComplete="current-password"
                {...credentialField}
                ref={password}
                {...field("password")}
              />
              <RowAction
                className="absolute top-[1.95rem] right-[0.15rem]"
                onClick={() => setShowsPassword(!showsPassword)}
              >
                {showsPassword ? "Hide" : "Show"}
                <span className="sr-only"> password</span>
              </RowAction>
            </div>
          </div>
          {asksCode && <CodeField autoFocus ref={code} {...field("code")} />}
          <Button type="submit" disabled={!isHydrated} busy={busy} busyLabel="Signing in...">
            Sign In
          </Button>
          <Button variant="secondary" disabled={!isHydrated} onClick={() => void signInByPasskey()}>
            Use a passkey
          </Button>
          <Problem role="alert">{problem}</Problem>
        </form>
        <p className="mt-5 text-center text-small text-ink-soft">
          Please contact the administrator for credentials.
        </p>
        <p className="text-center text-small">
          <RowAction to="/owner-password">Cannot get in?</RowAction>
        </p>
      </div>
    </AdminPage>
  );
}

/** Only a token signs anybody in: an answer without one is refused as a wrong password is. */
async function enter(path: string, body: object): Promise<void> {
  const { token } = await requestJson<Partial<LoggedIn>>("POST", path, { body });
  if (!token) throw new HttpError(401, "There is no token in the answer.", "");
  beginSession(token);
}

function sayFailure(error: unknown): void {
  showToast({ title: "Login failed", description: reasonOf(error), variant: "destructive" });
}

/** Stays at the form after the toast is gone. */
function atForm(error: unknown): string {
  if (error instanceof HttpError && error.status === 401)
    return "Not signed in. Check both, the username and the password.";
  return error instanceof HttpError || error instanceof StorageForbidden
    ? `Not signed in. ${reasonOf(error)}`
    : "Not signed in: there was no connection. Nothing is lost.";
}

function reasonOf(error: unknown): string {
  if (error instanceof NoPasskey || error instanceof StorageForbidden) return error.message;
  if (!(error instanceof HttpError)) {
    return "We couldn't connect to our servers. Please try again later.";
  }
  return error.serverMessage ?? "Invalid credentials. Please try again.";
}
