import { useState } from "react";
import { useNavigate } from "react-router";
import {
  adminRequest,
  ifUnchanged,
  isOvertaken,
  isSignedOut,
} from "#platform/browser/admin-request.ts";
import { dashboardPath } from "#platform/browser/admin-session.ts";
import { useOwnerForm } from "#platform/browser/owner-form.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { ConflictNotice } from "#ui/owner/conflict-notice.tsx";
import { schemaResolver } from "#ui/schema-resolver.ts";
import { showToast } from "#ui/toast.ts";
import { RegistrationChanges, type RegistrationForOwner } from "../contract.ts";
import { refreshRegistrations, registrationPath } from "./queries.ts";

/** The form of the edit screen. */
export function RegistrationEditor({ registration }: { registration: RegistrationForOwner }) {
  const navigate = useNavigate();
  const { id } = registration;
  const { form, version, buildOn, wasKept, showIssues } = useOwnerForm({
    name: `registration:${id}`,
    resolver: schemaResolver(RegistrationChanges),
    saved: changesOf(registration),
    version: registration.version,
  });
  const [overtaken, setOvertaken] = useState<string>();
  const { errors, isSubmitting } = form.formState;

  async function save(changes: RegistrationChanges, over = version) {
    try {
      await adminRequest("PATCH", registrationPath(id), {
        body: changes,
        ...ifUnchanged(over),
      });
    } catch (error) {
      if (isOvertaken(error)) {
        setOvertaken(error.serverMessage ?? "Somebody else changed this registration meanwhile.");
        return;
      }
      if (isSignedOut(error)) return;
      showIssues(error);
      failed("Failed to update registration. Please try again.");
      return;
    }
    showToast({ title: "Registration updated" });
    void refreshRegistrations();
    await navigate(dashboardPath);
  }

  /** Answers the version that stands on the server now; undefined where it cannot be read. */
  async function readTheirs(): Promise<RegistrationForOwner | undefined> {
    try {
      return await adminRequest<RegistrationForOwner>("GET", registrationPath(id));
    } catch (error) {
      if (!isSignedOut(error)) failed("Failed to load registration data. Please try again.");
      return undefined;
    }
  }

  async function takeTheirs() {
    const theirs = await readTheirs();
    if (!theirs) return;
    setOvertaken(undefined);
    buildOn(theirs.version);
    form.reset(changesOf(theirs));
    form.setFocus("fullName");
  }

  async function saveOver() {
    const theirs = await readTheirs();
    if (!theirs) return;
    setOvertaken(undefined);
    buildOn(theirs.version);
    await form.handleSubmit((changes) => save(changes, theirs.version))();
  }

  return (
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={form.handleSubmit((changes) => save(changes))}
    >
      {wasKept && (
        <p role="status" className="admin-notice">
          What you typed before is still here. It has not been saved yet.
        </p>
      )}
      {overtaken && (
        <ConflictNotice
          message={overtaken}
          onReload={() => void takeTheirs()}
          onOverwrite={() => void saveOver()}
        />
      )}
      <TextField
        label="Full Name"
        autoComplete="off"
        error={errors.fullName?.message}
        {...form.register("fullName")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register("email")}
        />
        <TextField
          label="Phone Number"
          type="tel"
          autoComplete="off"
          error={errors.phone?.message}
          {...form.register("phone")}
        />
      </div>
      <TextAreaField
        label="Mailing Address"
        autoComplete="off"
        error={errors.mailingAddress?.message}
        {...form.register("mailingAddress")}
      />
      <TextField
        label="Number of Attendees"
        type="number"
        min={1}
        inputMode="numeric"
        className="admin-number"
        error={errors.attendeesCount?.message}
        {...form.register("attendeesCount", { valueAsNumber: true })}
      />
      <p>
        <Button type="submit" busy={isSubmitting} busyLabel="Saving Changes...">
          Save Changes
        </Button>
      </p>
    </form>
  );
}

function changesOf(registration: RegistrationForOwner): RegistrationChanges {
  const { fullName, email, phone, mailingAddress, attendeesCount } = registration;
  return { fullName, email, phone, mailingAddress, attendeesCount };
}

function failed(description: string): void {
  showToast({ title: "Error", description, variant: "destructive" });
}
