import { type ReactNode, useEffect, useRef, useState } from "react";
import { classes, focusClasses } from "./join-class-names.ts";

/** Our own drawings include their arch and paper; any other picture gets an arch. */
function isDrawn(src: string): boolean {
  return src.startsWith("/pictures/");
}

/** A picture, three wide to two high, or `fallback`. Without an `alt` it decorates what is said beside it. */
export function FramedPicture({
  src,
  alt = "",
  focus,
  fallback,
  priority = false,
  className,
}: {
  src: string | undefined;
  alt?: string | undefined;
  /** What stays in sight of it; a `PictureFocus`. */
  focus?: string | undefined;
  fallback: ReactNode;
  /** The picture that a visitor sees first: loaded at once instead of when it nears the screen. */
  priority?: boolean;
  className?: string;
}) {
  const [failed, setFailed] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // It may have failed before this code ran. A width of 0 does not prove that: some browsers report
    // it for an SVG without a size.
    const { current } = picture;
    if (!src || !current?.complete || current.naturalWidth > 0) return;
    let left = false;
    current.decode().catch(() => left || setFailed(src));
    return () => {
      left = true;
    };
  }, [src]);

  if (!src || src === failed) return fallback;
  const image = (
    <img
      ref={picture}
      src={src}
      alt={alt}
      width={900}
      height={600}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "auto" : "async"}
      onError={() => setFailed(src)}
      className={classes(
        "aspect-3/2 h-auto w-full object-cover",
        isDrawn(src) && "border border-rule",
        focusClasses(focus),
      )}
    />
  );
  if (isDrawn(src)) return <div className={className}>{image}</div>;
  return (
    <div className={className}>
      <div className="arch">
        <div>{image}</div>
      </div>
    </div>
  );
}
