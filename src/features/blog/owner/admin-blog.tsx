import { useState } from "react";
import { counted } from "#shared/both/counts-in-words.ts";
import { foldText } from "#shared/both/fold-text.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { fullTime } from "#shared/browser/relative-time.ts";
import {
  type Filter,
  useAskedInAddress,
  useEdited,
  useOwnerList,
} from "#shared/browser/use-owner-list.ts";
import { useMe } from "#shared/browser/use-signed-in-person.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { DeleteQuestion } from "#ui/owner/delete-question.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { PostForOwner } from "../answers.ts";
import { formatPublished, isScheduled } from "../publishing-date-in-words.ts";
import { PostDialog } from "./post-dialog.tsx";
import { adminPostsPath, refreshPosts } from "./queries.ts";

/**
 * The owner's list of posts, drafts included, and the dialogs that create, edit and delete them.
 */
export default function AdminBlog() {
  const read = useAdminQuery<PostForOwner[]>(adminPostsPath);
  const list = useOwnerList(read.data, { textOf, filters });
  const [edited, setEdited] = useEdited("post");
  const [deleted, setDeleted] = useState<PostForOwner>();
  // A new post begins with its author.
  const me = useMe();
  const [isGone, setIsGone] = useState(false);
  const post = read.data?.find(({ id }) => String(id) === edited);
  useAskedInAddress("new", () => setEdited("new"));
  function edit(asked: string) {
    setEdited(asked);
    setIsGone(!read.data?.some(({ id }) => String(id) === asked));
  }
  useAskedInAddress("edit", edit, read.data !== undefined);

  return (
    <AdminPage
      title="Blog Management"
      path="/admin-blog"
      actions={
        <Button id="new-post" disabled={!read.data} onClick={() => setEdited("new")}>
          New Post
        </Button>
      }
    >
      {isGone && (
        <p role="alert" className="admin-notice admin-notice-serious">
          The post that you wanted to edit has been deleted meanwhile.
        </p>
      )}
      <OwnerList
        {...{ list, read }}
        what="blog posts"
        find="Find a post"
        count={(found) => counted(found, "post")}
        empty={
          <EmptyState title="No blog posts yet">
            <Button className="mt-4" onClick={() => setEdited("new")}>
              Create Your First Post
            </Button>
          </EmptyState>
        }
      >
        {(posts) => (
          <ul className="admin-list">
            {posts.map((one) => (
              <PostInList
                key={one.id}
                post={one}
                onEdit={() => setEdited(String(one.id))}
                onDelete={() => setDeleted(one)}
              />
            ))}
          </ul>
        )}
      </OwnerList>
      {(post || (edited === "new" && me)) && (
        <PostDialog key={edited} post={post} onClose={() => setEdited(undefined)} />
      )}
      <DeleteQuestion
        item={deleted}
        path={adminPostsPath}
        question="Are you sure you want to delete this blog post?"
        about={({ title }) => title}
        failed="Failed to delete blog post."
        kind="post"
        done={{ title: "Success", description: "Blog post deleted successfully!" }}
        refresh={refreshPosts}
        focusAfter="new-post"
        onClose={() => setDeleted(undefined)}
      />
    </AdminPage>
  );
}

function PostInList({
  post,
  onEdit,
  onDelete,
}: {
  post: PostForOwner;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { id, title, slug, excerpt, author, tags, publishedAt } = post;
  return (
    <li>
      <div className="min-w-0 grow">
        <h2>{title}</h2>
        <p className="flex flex-wrap items-center gap-x-[0.85rem] gap-y-1 py-1">
          {publishedAt && isScheduled(publishedAt, Date.now()) ? (
            <>
              <Badge tone="gilt">Scheduled</Badge>
              <time dateTime={publishedAt}>{fullTime(publishedAt)}</time>
            </>
          ) : publishedAt ? (
            <time dateTime={publishedAt}>{formatPublished(publishedAt)}</time>
          ) : (
            <Badge tone="gilt">{formatPublished(null)}</Badge>
          )}
          <span>{author}</span>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
        <p className="text-ink-soft">{excerpt}</p>
      </div>
      <p className="cell-actions">
        <RowAction
          to={`/blog/${encodeURIComponent(slug)}`}
          target="_blank"
          rel="noopener"
          aria-label={`View ${title} (opens in a new tab)`}
        >
          View
        </RowAction>
        {publishedAt && !isScheduled(publishedAt, Date.now()) && (
          <RowAction to={`/admin-letters/new?post=${id}`} aria-label={`Send as a Letter: ${title}`}>
            Send as a Letter
          </RowAction>
        )}
        <RowAction aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </RowAction>
        <RowAction destructive aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </RowAction>
      </p>
    </li>
  );
}

const textOf = ({ title, excerpt, author, tags }: PostForOwner) =>
  foldText([title, excerpt, author, ...tags].join("\n"));
const stateLabels = { published: "Published", scheduled: "Scheduled", draft: "Drafts" };
function stateOf({ publishedAt }: PostForOwner): keyof typeof stateLabels {
  if (publishedAt === null) return "draft";
  return isScheduled(publishedAt, Date.now()) ? "scheduled" : "published";
}
const filters: Filter<PostForOwner>[] = [
  {
    name: "show",
    label: "Which posts",
    choices: Object.entries({ "": "All", ...stateLabels }),
    holds: (post, wanted) => stateOf(post) === wanted,
    ...{ counts: true, areChips: true },
  },
];
