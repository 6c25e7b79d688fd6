import { useState } from "react";
import { useAskedInAddress, useOwnerList } from "#shared/browser/use-owner-list.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { DeleteQuestion } from "#ui/owner/delete-question.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import type { PostForOwner } from "../answers.ts";
import { AdminPost } from "./admin-post.tsx";
import { PostDialog } from "./post-dialog.tsx";
import { adminPostsPath, refreshPosts } from "./queries.ts";

/**
 * The owner's list of posts, drafts included, and the dialogs that create, edit and delete them.
 */
export default function AdminBlog() {
  const list = useOwnerList<PostForOwner>(adminPostsPath, "post");
  const { data: items, edited, setEdited, setPendingDeletion } = list;
  const [isGone, setIsGone] = useState(false);
  useAskedInAddress("new", () => setEdited("new"));
  function edit(asked: string) {
    const post = items?.find(({ id }) => String(id) === asked);
    if (post) setEdited(post);
    setIsGone(!post);
  }
  useAskedInAddress("edit", edit, items !== undefined);

  function contents(posts: readonly PostForOwner[]) {
    if (posts.length === 0) {
      return (
        <EmptyState title="No blog posts yet">
          <Button className="mt-4" onClick={() => setEdited("new")}>
            Create Your First Post
          </Button>
        </EmptyState>
      );
    }
    return (
      <ul className="admin-list">
        {posts.map((post) => (
          <AdminPost
            key={post.id}
            post={post}
            onEdit={() => setEdited(post)}
            onDelete={() => setPendingDeletion(post)}
          />
        ))}
      </ul>
    );
  }

  return (
    <AdminPage
      title="Blog Management"
      path="/admin-blog"
      actions={
        <Button id="new-post" disabled={!items} onClick={() => setEdited("new")}>
          New Post
        </Button>
      }
    >
      {isGone && (
        <p role="alert" className="admin-notice admin-notice-serious">
          The post that you wanted to edit has been deleted meanwhile.
        </p>
      )}
      <OwnerList list={list} what="blog posts">
        {contents}
      </OwnerList>
      {edited && (
        <PostDialog
          key={edited === "new" ? "new" : edited.id}
          post={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <DeleteQuestion
        list={list}
        question="Are you sure you want to delete this blog post?"
        about={({ title }) => title}
        failed="Failed to delete blog post."
        kind="post"
        done={{ title: "Success", description: "Blog post deleted successfully!" }}
        refresh={refreshPosts}
        focusAfter="new-post"
      />
    </AdminPage>
  );
}
