import type { ReactNode } from "react";
import { parishTexts } from "#shared/both/site-details.ts";
import type { Form } from "#shared/browser/form.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { faqPlaces } from "../faq-places.ts";
import { detailLabels, type SiteDetails } from "../inputs.ts";

/** The fields of the site's details, in the order in which they change most. */
export function SiteFields({ field }: { field: Form<Record<keyof SiteDetails, string>>["field"] }) {
  const labelled = (name: keyof SiteDetails) => ({ label: detailLabels[name], ...field(name) });
  const text = (name: keyof SiteDetails, optional = false) => (
    <TextAreaField
      key={name}
      rows={2}
      className="col-span-full"
      {...{ optional, ...labelled(name) }}
    />
  );
  return (
    <>
      <Group title="Notice">
        <TextField
          {...labelled("notice")}
          label="Notice over every page"
          optional
          hint="For example: Closed for Holy Week"
          className="col-span-full"
        />
        <TextField
          {...labelled("noticeFrom")}
          label="From"
          optional
          type="date"
          hint="Empty: at once."
          className="max-w-52"
        />
        <TextField
          {...labelled("noticeUntil")}
          label="Until and including"
          type="date"
          hint="After that day it goes by itself."
          className="max-w-52"
        />
      </Group>
      <Group title="Reaching the nursery">
        <TextField type="tel" {...labelled("phone")} />
        <TextField type="email" {...labelled("email")} />
        {text("hours")}
      </Group>
      <Group title="Name">
        <TextField {...labelled("brand")} />
        <TextField {...labelled("tagline")} />
      </Group>
      <Group title="Elsewhere on the web">
        {(["facebook", "instagram", "pinterest", "youtube"] as const).map((name) => (
          <TextField key={name} type="url" className="col-span-full" {...labelled(name)} />
        ))}
      </Group>
      <Group title="Finding the nursery">
        {text("region")}
        {text("directions")}
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
            <TextField optional={place > 4} {...labelled(`question${place}`)} />
            {text(`answer${place}`, place > 4)}
          </div>
        ))}
      </Group>
      <Group title="For parishes">
        <p className="col-span-full text-small text-ink-soft">
          Each stands on the parish page once you have answered it.
        </p>
        {parishTexts.map((name) => text(name, true))}
      </Group>
      <Group title="Cemetery">{text("appeal")}</Group>
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
