import type { ReactNode } from "react";
import type { Form } from "#shared/browser/form.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { detailLabels, type SiteDetails } from "../inputs.ts";
import { faqPlaces } from "../rules.ts";

/** The fields of the site's details, in the order in which they change most. */
export function SiteFields({ field }: { field: Form<Record<keyof SiteDetails, string>>["field"] }) {
  return (
    <>
      <Group title="Notice">
        <Wide>
          <TextField
            label="Notice over every page"
            optional
            hint="For example: Closed for Holy Week"
            {...field("notice")}
          />
        </Wide>
        <TextField
          label="Until and including"
          type="date"
          hint="After that day it goes by itself."
          className="max-w-52"
          {...field("noticeUntil")}
        />
      </Group>
      <Group title="Reaching the nursery">
        <TextField label={detailLabels.phone} type="tel" {...field("phone")} />
        <TextField label={detailLabels.email} type="email" {...field("email")} />
        <Wide>
          <TextAreaField label={detailLabels.hours} rows={2} {...field("hours")} />
        </Wide>
      </Group>
      <Group title="Name">
        <TextField label={detailLabels.brand} {...field("brand")} />
        <TextField label={detailLabels.tagline} {...field("tagline")} />
      </Group>
      <Group title="Elsewhere on the web">
        {(["facebook", "instagram", "pinterest", "youtube"] as const).map((name) => (
          <Wide key={name}>
            <TextField label={detailLabels[name]} type="url" {...field(name)} />
          </Wide>
        ))}
      </Group>
      <Group title="Finding the nursery">
        {(["region", "directions"] as const).map((name) => (
          <Wide key={name}>
            <TextAreaField label={detailLabels[name]} rows={2} {...field(name)} />
          </Wide>
        ))}
      </Group>
      <Group title="Questions on the contact page">
        <p className="col-span-full text-small text-ink-soft">
          {"{phone}, {email} and {events} become links. The first answer says what is delivered."}
        </p>
        {faqPlaces.map((place) => (
          <div
            key={place}
            className="col-span-full grid gap-3 [&+&]:border-t [&+&]:border-rule [&+&]:pt-4"
          >
            <TextField
              label={detailLabels[`question${place}`]}
              optional={place > 4}
              {...field(`question${place}`)}
            />
            <TextAreaField
              label={detailLabels[`answer${place}`]}
              optional={place > 4}
              rows={2}
              {...field(`answer${place}`)}
            />
          </div>
        ))}
      </Group>
      <Group title="Cemetery">
        <Wide>
          <TextAreaField label={detailLabels.appeal} rows={2} {...field("appeal")} />
        </Wide>
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-4 sm:grid-cols-2">
      <h2 className="col-span-full border-b border-rule pb-1">{title}</h2>
      {children}
    </div>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <div className="col-span-full">{children}</div>;
}
