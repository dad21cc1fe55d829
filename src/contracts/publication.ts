import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { id, sentText, slugInput } from './text';

const slug = slugInput;

/** Documents for outsiders: what a workspace has published, as plain HTML, a feed and pictures. */
export const publicationContract = {
  getPublicPage: endpoint({
    method: 'GET',
    path: '/p/:workspaceSlug',
    access: 'public',
    summary: "A workspace's public page with its posts.",
    produces: 'text/html',
    input: z.object({ workspaceSlug: slug, cursor: z.optional(sentText(1_000)) }),
    output: z.unknown(),
  }),
  getFeed: endpoint({
    method: 'GET',
    path: '/p/:workspaceSlug/feed.xml',
    access: 'public',
    summary: 'The posts as RSS 2.0.',
    produces: 'application/rss+xml',
    input: z.object({ workspaceSlug: slug }),
    output: z.unknown(),
  }),
  // Listed before the posts, whose paths have the same shape; no post is called "logo".
  getPublicLogo: endpoint({
    method: 'GET',
    path: '/p/:workspaceSlug/logo',
    access: 'public',
    summary: 'The logo of a workspace that has published something.',
    produces: 'image/*',
    input: z.object({ workspaceSlug: slug }),
    output: z.unknown(),
  }),
  getPost: endpoint({
    method: 'GET',
    path: '/p/:workspaceSlug/:postSlug',
    access: 'public',
    summary: 'One published post.',
    produces: 'text/html',
    input: z.object({ workspaceSlug: slug, postSlug: slug }),
    output: z.unknown(),
  }),
  getPublicPicture: endpoint({
    method: 'GET',
    path: '/p/:workspaceSlug/pictures/:pictureId',
    access: 'public',
    summary: 'A picture of a published post.',
    produces: 'image/*',
    input: z.object({ workspaceSlug: slug, pictureId: id }),
    output: z.unknown(),
  }),
  getPublicClip: endpoint({
    method: 'GET',
    path: '/p/:workspaceSlug/clips/:clipId',
    access: 'public',
    summary: 'The clip of a published post, in parts if asked.',
    produces: 'video/mp4',
    input: z.object({ workspaceSlug: slug, clipId: id }),
    output: z.unknown(),
  }),
  getPublicStill: endpoint({
    method: 'GET',
    path: '/p/:workspaceSlug/stills/:clipId',
    access: 'public',
    summary: 'What stands for the clip of a published post until it is played.',
    produces: 'image/*',
    input: z.object({ workspaceSlug: slug, clipId: id }),
    output: z.unknown(),
  }),
};
