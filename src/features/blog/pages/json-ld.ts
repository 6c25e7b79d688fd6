import { fullAddress } from "#shared/both/absolute-url.ts";
import { pictureAddress } from "#shared/both/picture-address.ts";
import type { PublicSiteDetails } from "#shared/both/site-details.ts";
import { sharePicture, sitePicture } from "#ui/share-picture-address.ts";
import type { Post } from "../answers.ts";
import { lastChangeOf } from "../last-change-of-post.ts";

/** A published post for search engines: schema.org's BlogPosting, as Google reads articles. */
export function blogPosting(post: Post, site: PublicSiteDetails): object {
  const absolute = (path: string) => new URL(path, site.publicUrl).href;
  const address = absolute(`/blog/${encodeURIComponent(post.slug)}`);
  const picture = sharePicture(pictureAddress(post.featuredImage)) ?? sitePicture;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    image: [fullAddress(picture, site.publicUrl) ?? absolute(sitePicture)],
    datePublished: post.publishedAt,
    dateModified: lastChangeOf(post),
    author: { "@type": "Person", name: post.author, url: absolute("/blog") },
    publisher: {
      "@type": "Organization",
      name: site.brand,
      url: absolute("/"),
      logo: { "@type": "ImageObject", url: absolute("/icon-512.png") },
    },
    mainEntityOfPage: { "@type": "WebPage", "@id": address },
    keywords: post.tags,
    inLanguage: "en-US",
  };
}
