import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import {
  beginSession,
  forgetPrivateAnswers,
  hasScreenToReturnTo,
  takeScreenToReturnTo,
} from "#platform/browser/admin-session.ts";
import { requestJson } from "#platform/browser/http-client.ts";
import { HttpError } from "#platform/shared/http-error.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { schemaResolver } from "#ui/schema-resolver.ts";
import { prepareToasts, showToast } from "#ui/toast.ts";
import { type LoggedIn, LoginInput } from "../contract.ts";

/** Where the owner signs in. */
export default function AdminLogin() {
  const navigate = useNavigate();
  const [showsPassword, setShowsPassword] = useState(false);
  const [returns, setReturns] = useState(false);
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<LoginInput>({
    resolver: schemaResolver(LoginInput),
    defaultValues: { username: "", password: "" },
  });

  useEffect(() => {
    forgetPrivateAnswers();
    prepareToasts();
    setReturns(hasScreenToReturnTo());
  }, []);

  async function signIn(input: LoginInput) {
    try {
      const { token } = await requestJson<LoggedIn>("POST", "/api/admin/login", { body: input });
      beginSession(token);
    } catch (error) {
      showToast({
        title: "Login failed",
        description: reasonOf(error),
        variant: "destructive",
      });
      setFocus("password", { shouldSelect: true });
      return;
    }
    showToast({ title: "Login successful", description: "Welcome to the admin dashboard!" });
    await navigate(takeScreenToReturnTo(), { replace: true });
  }

  return (
    <AdminPage title="Admin Login" path="/admin-login">
      <div className="card admin-login">
        {returns && (
          <p role="status" className="admin-notice">
            Your session has ended. Sign in again to go on where you were; what you typed is kept.
          </p>
        )}
        <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(signIn)}>
          <TextField
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errors.username?.message}
            {...register("username")}
          />
          <div className="admin-password">
            <TextField
              label="Password"
              type={showsPassword ? "text" : "password"}
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              required
              error={errors.password?.message}
              {...register("password")}
            />
            <button
              type="button"
              className="row-action"
              aria-label={showsPassword ? "Hide password" : "Show password"}
              onClick={() => setShowsPassword(!showsPassword)}
            >
              {showsPassword ? "Hide" : "Show"}
            </button>
          </div>
          <Button type="submit" busy={isSubmitting} busyLabel="Signing in...">
            Sign In
          </Button>
        </form>
        <p className="mt-5 text-center text-small text-ink-soft">
          Please contact the administrator for credentials.
        </p>
      </div>
    </AdminPage>
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof HttpError)) {
    return "We couldn't connect to our servers. Please try again later.";
  }
  return error.serverMessage ?? "Invalid credentials. Please try again.";
}
