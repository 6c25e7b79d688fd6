import { atNursery, momentAtNursery } from "#shared/both/nursery-time.ts";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { slugWhileTyping } from "#shared/both/slug.ts";
import { fullTime } from "#shared/browser/relative-time.ts";
import { Problem, TextAreaField, TextField } from "#ui/field.tsx";
import { MarkedTextField } from "#ui/owner/marked-text-field.tsx";
import { PictureFields } from "#ui/owner/pictures/picture-field.tsx";
import { Switch } from "#ui/owner/select-segments-and-switch.tsx";
import type { PostForOwner } from "../answers.ts";
import { formatPublished, isScheduled } from "../publishing-date-in-words.ts";
import type { PostForm } from "./post-form.ts";
import { TagField } from "./tag-field.tsx";

/** The fields of the blog form. */
export function PostFields({ form, post }: { form: PostForm; post: PostForOwner | undefined }) {
  const { field, values, errors, set } = form;
  const { publishedAt } = values;
  const dueAt = publishedAt && isScheduled(publishedAt, Date.now()) ? publishedAt : undefined;
  return (
    <>
      <TextField
        label="Title"
        {...field("title")}
        // Only a new post's address follows its title, because links to a published address must last.
        onChange={({ currentTarget: { value } }) => !post && set("slug", slugWhileTyping(value))}
        onBlur={form.finishSlug}
      />
      <TextAreaField
        label="Excerpt"
        rows={3}
        hint="One or two sentences for the list of posts."
        {...field("excerpt")}
      />
      <MarkedTextField
        label="Content"
        rows={12}
        onText={(text) => set("content", text)}
        {...field("content")}
      />
      <TextField label="Author" {...field("author")} />
      <PictureFields
        form={form}
        name="featuredImage"
        label="Featured Image"
        autoCapitalize="none"
        spellCheck={false}
        holds="name"
        addressOf={pictureAddress}
      />
      <TagField
        {...field("newTag")}
        tags={values.tags}
        error={errors["tags"]}
        onAdd={form.addTag}
        onChange={(tags) => set("tags", tags)}
      />
      <TextField
        label="Slug"
        hint={
          post?.publishedAt
            ? "The end of the post’s address: /blog/slug. If you change it, links to the old address no longer open the post."
            : "The end of the post’s address: /blog/slug"
        }
        autoCapitalize="none"
        spellCheck={false}
        {...field("slug")}
      />
      <div>
        <Switch
          checked={publishedAt !== null}
          aria-invalid={errors["publishedAt"] ? true : undefined}
          aria-describedby="publish-hint"
          onChange={({ currentTarget: { checked } }) =>
            set("publishedAt", checked ? publishing(post) : null)
          }
        >
          Publish
        </Switch>
        <Problem>{errors["publishedAt"]}</Problem>
        <p id="publish-hint" className="text-small text-ink-soft">
          {publishedAt === null
            ? "A draft: only you can see it."
            : dueAt
              ? `It publishes itself on ${fullTime(dueAt)}, by the nursery’s clock.`
              : `Visitors can read it as soon as it is saved${publishedAt ? `, dated ${formatPublished(publishedAt)}` : ""}.`}
        </p>
        {publishedAt !== null && (
          <TextField
            label="Publish at a later time"
            optional
            type="datetime-local"
            className="mt-3 max-w-52"
            value={dueAt && atNursery(dueAt)}
            min={atNursery(Date.now())}
            onChange={({ currentTarget: { value } }) =>
              set("publishedAt", momentAtNursery(value) ?? publishing(post))
            }
          />
        )}
      </div>
    </>
  );
}

/** A post that was published before keeps its day; a draft is published now; a new one on saving. */
function publishing(post: PostForOwner | undefined): string | undefined {
  const before = post?.publishedAt ?? null;
  if (before !== null && !isScheduled(before, Date.now())) return before;
  return post && new Date().toISOString();
}
