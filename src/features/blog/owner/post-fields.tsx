import { type UseFormReturn, useWatch } from "react-hook-form";
import { acceptedPictures, type StoredPicture } from "#features/pictures/contract.ts";
import { adminUpload } from "#platform/browser/admin-request.ts";
import { HttpError } from "#platform/shared/http-error.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { PictureField } from "#ui/owner/picture-field.tsx";
import type { PostForOwner } from "../owner-contract.ts";
import { pictureAddress } from "../rules.ts";
import type { PostValues } from "./post-form.ts";
import { slugFor } from "./post-rules.ts";
import { TagField } from "./tag-field.tsx";

/** The fields of the blog form. */
export function PostFields({
  form,
  post,
  finishSlug,
}: {
  form: UseFormReturn<PostValues>;
  post: PostForOwner | undefined;
  /** The title is finished, so its slug is, too. */
  finishSlug: () => void;
}) {
  const { register, setValue, getValues, control } = form;
  const { errors } = form.formState;
  const [featuredImage, tags, publishedAt] = useWatch({
    control,
    name: ["featuredImage", "tags", "publishedAt"],
  });

  /** Only a new post's address follows its title: one that is out in the world stays. */
  function suggestSlug() {
    if (post) return;
    setValue("slug", slugFor(getValues("title")), {
      shouldDirty: true,
      shouldValidate: errors.slug !== undefined,
    });
  }

  const title = register("title", {
    onChange: suggestSlug,
    onBlur: finishSlug,
  });

  return (
    <>
      <TextField label="Title" error={errors.title?.message} {...title} />
      <TextField
        label="Slug"
        hint="The end of the post’s address: /blog/slug"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.slug?.message}
        {...register("slug")}
      />
      <TextAreaField
        label="Excerpt"
        rows={3}
        error={errors.excerpt?.message}
        {...register("excerpt")}
      />
      <TextAreaField
        label="Content"
        rows={12}
        hint="A line that begins with #, ## or ### is a heading; a line in *single asterisks* is a highlighted quotation."
        error={errors.content?.message}
        {...register("content")}
      />
      <TextField label="Author" error={errors.author?.message} {...register("author")} />
      <PictureField
        label="Featured Image"
        optional
        autoCapitalize="none"
        accept={acceptedPictures}
        spellCheck={false}
        upload={async (file) =>
          (await adminUpload<StoredPicture>("/api/admin/pictures", file)).name
        }
        describe={(error) =>
          (error instanceof HttpError && error.serverMessage) ||
          "The picture could not be uploaded. Please try again."
        }
        onUploaded={(name) =>
          setValue("featuredImage", name, { shouldDirty: true, shouldValidate: true })
        }
        preview={pictureAddress(featuredImage)}
        error={errors.featuredImage?.message}
        {...register("featuredImage")}
      />
      <TagField
        tags={tags}
        onChange={(changed) => setValue("tags", changed, { shouldDirty: true })}
        error={errors.tags?.message ?? errors.tags?.find?.((issue) => issue)?.message}
      />
      <div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            role="switch"
            className="switch"
            checked={publishedAt !== null}
            aria-checked={publishedAt !== null}
            aria-describedby="publish-hint"
            onChange={({ currentTarget: { checked } }) =>
              setValue("publishedAt", checked ? publishing(post) : null, { shouldDirty: true })
            }
          />
          <span className="font-semibold">Publish</span>
        </label>
        {errors.publishedAt && <p className="field-error">{errors.publishedAt.message}</p>}
        <p id="publish-hint" className="text-small text-ink-soft">
          {publishedAt === null
            ? "A draft: only you can see it."
            : "Visitors can read it as soon as it is saved."}
        </p>
      </div>
    </>
  );
}

/** A post that was published before keeps its day; a draft is published now; a new one on saving. */
function publishing(post: PostForOwner | undefined): string | undefined {
  return post && (post.publishedAt ?? new Date().toISOString());
}
