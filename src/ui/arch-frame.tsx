import { classes } from "./classes.ts";
import { Ornament } from "./ornament.tsx";

export interface ArchFrameProps {
  src: string;
  /** What the picture shows; empty for one that only decorates. */
  alt: string;
  /** Of the file, in px: they keep the place free, so that nothing moves when it arrives. */
  width: number;
  height: number;
  shape?: "pointed" | "round";
  /** The picture that a visitor sees first: loaded at once instead of when it nears the screen. */
  priority?: boolean;
  /** Sprays of leaves in the two corners above the arch. */
  spandrels?: boolean;
  srcSet?: string;
  sizes?: string;
  className?: string;
}

/**
 * A picture in an arch with a gilt line around it, cut to 4:5 from its middle. Give its width by
 * class; the height follows.
 */
export function ArchFrame({
  src,
  alt,
  width,
  height,
  shape = "pointed",
  priority = false,
  spandrels = false,
  srcSet,
  sizes,
  className,
}: ArchFrameProps) {
  return (
    <div className={classes("relative", className)}>
      {spandrels && (
        <>
          <Ornament name="corner" className="absolute top-0 left-0 w-[19%] text-gilt" />
          <Ornament
            name="corner"
            className="absolute top-0 right-0 w-[19%] -scale-x-100 text-gilt"
          />
        </>
      )}
      <div className={classes("arch", shape === "pointed" && "arch-pointed")}>
        <div>
          <img
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : "auto"}
            decoding={priority ? "auto" : "async"}
          />
        </div>
      </div>
    </div>
  );
}
