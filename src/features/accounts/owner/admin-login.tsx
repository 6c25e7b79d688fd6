import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { HttpError } from "#shared/both/http-error.ts";
import {
  beginSession,
  forgetPrivateAnswers,
  hasScreenToReturnTo,
  takeScreenToReturnTo,
} from "#shared/browser/admin-session.ts";
import { useForm } from "#shared/browser/form.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { showToast } from "#ui/show-toast.ts";
import type { LoggedIn, SecondFactorAsked } from "../answers.ts";
import { LoginInput } from "../inputs.ts";
import { EnterCode } from "./enter-code.tsx";

/** Where the owner signs in. */
export default function AdminLogin() {
  const navigate = useNavigate();
  const [showsPassword, setShowsPassword] = useState(false);
  const [returns, setReturns] = useState(false);
  /** The name and the password that are right, and want a code beside them. */
  const [codeFor, setCodeFor] = useState<LoginInput>();
  // The page takes no plain post: a press before the code is there would lose what was typed.
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const password = useRef<HTMLInputElement>(null);
  const { props, field, busy } = useForm({
    start: { username: "", password: "" },
    loadSchema: async () => LoginInput,
    send: signIn,
  });

  useEffect(() => {
    forgetPrivateAnswers();
    setReturns(hasScreenToReturnTo());
  }, []);

  /** Begins the session that the call answers and leads on; answers what went wrong. */
  async function enter(call: Promise<LoggedIn>): Promise<unknown> {
    try {
      const { token } = await call;
      beginSession(token);
    } catch (error) {
      if (!isCodeNeeded(error))
        showToast({ title: "Login failed", description: reasonOf(error), variant: "destructive" });
      return error;
    }
    showToast({ title: "Login successful", description: "Welcome to the admin dashboard!" });
    await navigate(takeScreenToReturnTo(), { replace: true });
    return undefined;
  }

  const login = (body: LoginInput) =>
    enter(requestJson<LoggedIn>("POST", "/api/admin/login", { body }));

  async function signIn(input: LoginInput) {
    const error = await login(input);
    if (isCodeNeeded(error)) setCodeFor(input);
    else if (error !== undefined) {
      password.current?.select();
      return [{ path: "password", message: atForm(error) }];
    }
    return undefined;
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
        {codeFor && (
          <EnterCode
            enter={async (code) => {
              const error = await login({ ...codeFor, code });
              return error === undefined ? undefined : reasonOf(error);
            }}
            onBack={() => {
              setCodeFor(undefined);
              requestAnimationFrame(() => password.current?.focus());
            }}
          />
        )}
        {/* It keeps what was typed, for the way back. */}
        <form {...props} noValidate hidden={codeFor !== undefined} className="grid gap-5">
          <TextField
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...field("username")}
          />
          <div className="relative [&_.control]:pr-17">
            <TextField
              label="Password"
              type={showsPassword ? "text" : "password"}
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              required
              ref={password}
              {...field("password")}
            />
            {/* Under the label's line, over the field's end. */}
            <RowAction
              className="absolute top-[1.95rem] right-[0.15rem]"
              onClick={() => setShowsPassword(!showsPassword)}
            >
              {showsPassword ? "Hide" : "Show"}
              <span className="sr-only"> password</span>
            </RowAction>
          </div>
          <Button type="submit" disabled={!isAlive} busy={busy} busyLabel="Signing in...">
            Sign In
          </Button>
        </form>
        <p className="mt-5 text-center text-small text-ink-soft">
          Please contact the administrator for credentials.
        </p>
        <p className="text-center text-small">
          <RowAction to="/owner-password">Cannot sign in?</RowAction>
        </p>
      </div>
    </AdminPage>
  );
}

function isCodeNeeded(error: unknown): boolean {
  return (
    error instanceof HttpError &&
    error.refusal<SecondFactorAsked>(403)?.code === "second_factor_needed"
  );
}

/** What stays at the form when the toast is gone. */
function atForm(error: unknown): string {
  if (!(error instanceof HttpError))
    return "Not signed in: there was no connection. Nothing is lost.";
  return error.status === 401
    ? "Not signed in. Check both, the username and the password."
    : `Not signed in. ${reasonOf(error)}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof HttpError)) {
    return "We couldn't connect to our servers. Please try again later.";
  }
  return error.serverMessage ?? "Invalid credentials. Please try again.";
}
