import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";

/** Gives this page's address to the device's share function, or else copies it and says so. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = window.location.href;
    if (navigator.share) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Somebody who closes the device's sheet wants nothing copied instead.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({
        title: "Link copied",
        description: "The address of this post is ready to paste.",
      });
    } catch {
      showToast({ title: "Copy this address to share the post", description: url });
    }
  }
  return (
    <Button variant="secondary" onClick={() => void share()} className="noscript:hidden">
      Share
    </Button>
  );
}
