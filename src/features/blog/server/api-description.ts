import * as z from "zod/mini";
import {
  type ApiCall,
  answerShape,
  moment,
  named,
  orNull,
  pictureDetailsShape,
  rowId,
  text,
  version,
} from "#shared/server/api-description.ts";
import type { Post, PostLink, PostsAround } from "../contract.ts";
import { type PostForOwner, PostInput } from "../owner-contract.ts";

const post = {
  id: rowId,
  title: text,
  slug: text.check(z.describe("The post’s page is `/blog/{slug}`.")),
  excerpt: text,
  content: text.check(z.describe("Plain text, read line by line.")),
  author: text,
  featuredImage: orNull(text),
  ...pictureDetailsShape,
  tags: z.array(text),
  publishedAt: orNull(moment).check(z.describe("Null for a draft.")),
  updatedAt: moment,
};
const PostShape = answerShape<Post>("Post", post);
const PostForOwnerShape = answerShape<PostForOwner>("PostForOwner", { ...post, version });

const draftsToo = "Drafts are there for the signed-in owner alone, known by her cookie.";
const gone = "The post is no longer there.";
const slugTaken = "Another post has this slug.";

const PostLinkShape = answerShape<PostLink>("PostLink", { title: text, slug: text });

export const blogCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/blog/posts",
    says: "The posts, newest first.",
    more: draftsToo,
    answers: {
      200: { says: "The posts.", body: z.array(PostShape) },
    },
  },
  {
    method: "GET",
    path: "/api/blog/posts/{slug}",
    says: "One post.",
    more: draftsToo,
    answers: {
      200: { says: "The post.", body: PostShape },
      404: "There is no post at this address.",
    },
  },
  {
    method: "GET",
    path: "/api/blog/posts/{slug}/around",
    says: "What to read after a post.",
    more: "Of a post that there is not it answers that there is nothing.",
    answers: {
      200: {
        says: "The posts before and after it, and those that are related.",
        body: answerShape<PostsAround>("PostsAround", {
          previous: orNull(PostLinkShape),
          next: orNull(PostLinkShape),
          related: z.array(PostLinkShape),
        }),
      },
    },
  },
];

export const blogAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/blog/posts",
    says: "Every post, drafts included.",
    isOwners: true,
    answers: { 200: { says: "The posts.", body: z.array(PostForOwnerShape) } },
  },
  {
    method: "POST",
    path: "/api/admin/blog/posts",
    says: "Adds a post; it is published at once unless `publishedAt` says otherwise.",
    isOwners: true,
    payload: named("PostInput", PostInput),
    answers: {
      201: { says: "The post.", body: PostForOwnerShape, hasETag: true },
      409: slugTaken,
    },
  },
  {
    method: "PUT",
    path: "/api/admin/blog/posts/{id}",
    says: "Changes a post.",
    isOwners: true,
    payload: named("PostInput", PostInput),
    takesIfMatch: true,
    answers: {
      200: { says: "The post as it is now.", body: PostForOwnerShape, hasETag: true },
      404: gone,
      409: slugTaken,
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/blog/posts/{id}",
    says: "Deletes a post.",
    isOwners: true,
    takesIfMatch: true,
    answers: { 204: "It is gone.", 404: gone },
  },
];
