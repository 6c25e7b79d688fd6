/** The way from a post's page to its dialog, for the owner alone. */
export function EditPostLink({ id }: { id: number }) {
  return (
    <p>
      {/* Opened whole: the list of posts is read anew, and knows what became of this one. */}
      <a href={`/admin-blog?edit=${id}`} className="button button-quiet">
        Edit This Post
      </a>
    </p>
  );
}
