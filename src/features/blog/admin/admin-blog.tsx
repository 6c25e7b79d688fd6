import { useEffect, useState } from "react";
import { adminRequest, isSignedOut, useAdminQuery } from "#platform/admin-request.ts";
import { dashboardPath, signOut, useOwnerSession } from "#platform/admin-session.ts";
import { HttpError } from "#platform/http-client.ts";
import { keptNames } from "#platform/kept-work.ts";
import { AdminPage } from "#ui/admin/admin-page.tsx";
import { Confirm } from "#ui/admin/confirm.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/states.tsx";
import { prepareToasts, showToast } from "#ui/toast.ts";
import type { PostForOwner } from "../admin-contract.ts";
import { AdminPost } from "./admin-post.tsx";
import { PostDialog } from "./post-dialog.tsx";
import { adminPostsPath, refreshPosts } from "./queries.ts";

/** The blog's posts, drafts among them, to be written, mended and taken back. */
export default function AdminBlog() {
  const signedIn = useOwnerSession();
  const { data, isError, refetch } = useAdminQuery<PostForOwner[]>(adminPostsPath, { signedIn });
  /** The post that the dialog is open for. */
  const [edited, setEdited] = useState<PostForOwner | "new">();
  const [inQuestion, setInQuestion] = useState<PostForOwner>();
  useEffect(prepareToasts, []);

  useEffect(() => {
    const name = data && keptNames("post:")[0];
    if (!name) return;
    setEdited(data.find(({ id }) => name === `post:${id}`) ?? "new");
  }, [data]);

  async function remove({ id }: PostForOwner) {
    setInQuestion(undefined);
    try {
      await adminRequest("DELETE", `${adminPostsPath}/${id}`);
    } catch (error) {
      if (isSignedOut(error)) return;
      // Somebody else was quicker: it is gone, which is what was wanted.
      if (!(error instanceof HttpError && error.status === 404)) {
        showToast({
          title: "Error",
          description: "Failed to delete blog post.",
          variant: "destructive",
        });
        return;
      }
    }
    showToast({ title: "Success", description: "Blog post deleted successfully!" });
    await refreshPosts();
    document.getElementById("new-post")?.focus();
  }

  function contents() {
    if (data?.length === 0) {
      return (
        <EmptyState title="No blog posts yet">
          <Button className="mt-4" onClick={() => setEdited("new")}>
            Create Your First Post
          </Button>
        </EmptyState>
      );
    }
    if (data) {
      return (
        <ul className="admin-list">
          {data.map((post) => (
            <AdminPost
              key={post.id}
              post={post}
              onEdit={() => setEdited(post)}
              onDelete={() => setInQuestion(post)}
            />
          ))}
        </ul>
      );
    }
    if (!isError) return <LoadingText>Loading blog posts...</LoadingText>;
    return (
      <ErrorState
        message="Error loading blog posts. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }

  return (
    <AdminPage
      title="Blog Management"
      path="/admin-blog"
      actions={
        <>
          <ButtonLink variant="secondary" to={dashboardPath}>
            Back to Dashboard
          </ButtonLink>
          <Button id="new-post" disabled={!data} onClick={() => setEdited("new")}>
            New Post
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              signOut();
              showToast({ title: "Logged out" });
            }}
          >
            Logout
          </Button>
        </>
      }
    >
      {contents()}
      {edited && (
        <PostDialog
          key={edited === "new" ? "new" : edited.id}
          post={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {inQuestion && (
        <Confirm
          question="Are you sure you want to delete this blog post?"
          yes="Delete"
          onYes={() => void remove(inQuestion)}
          onNo={() => setInQuestion(undefined)}
        >
          {inQuestion.title}
        </Confirm>
      )}
    </AdminPage>
  );
}
