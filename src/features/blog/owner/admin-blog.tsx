import { useState } from "react";
import { counted } from "#shared/both/counts-in-words.ts";
import { foldText } from "#shared/both/fold-text.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import {
  type Filter,
  useAskedInAddress,
  useEdited,
  useOwnerList,
} from "#shared/browser/use-owner-list.ts";
import { useMe } from "#shared/browser/use-signed-in-person.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { DeleteQuestion } from "#ui/owner/delete-question.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import type { PostForOwner } from "../answers.ts";
import { isScheduled } from "../publishing-dates.ts";
import { AdminPost } from "./admin-post.tsx";
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
              <AdminPost
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
