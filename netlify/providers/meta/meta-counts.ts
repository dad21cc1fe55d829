import * as z from 'zod/mini';
import type { FigureCounts } from '../../../src/domain/posting-figure';
import type { CountedPost, OpenConnection, PostedPost } from '../../ports/network';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { readReply } from '../guarded-web/vendor-fault';
import { uncounted } from '../guarded-web/uncounted';
import { graphCall, graphReply, graphTrouble } from './graph-call';

/**
 * What Facebook counts of a post of a page. Reactions, comments and shares are fields of the post (pages_read_engagement;
 * https://developers.facebook.com/docs/graph-api/reference/page-post). Showings and people reached are insights
 * (read_insights; https://developers.facebook.com/docs/graph-api/reference/insights), in the names that are left since
 * June 2026. A page with fewer than 100 likes has no insights, so the post is counted without them then.
 */
export async function countFacebook(
  web: CallingPort,
  origin: string,
  connection: OpenConnection,
  { id }: PostedPost,
  signal: AbortSignal,
): Promise<CountedPost> {
  const path = `/${encodeURIComponent(id)}`;
  const fields = 'reactions.limit(0).summary(total_count),comments.limit(0).summary(total_count),shares';
  const answer = await graphCall(web, origin, connection, { method: 'GET', path, fields: { fields }, signal });
  const post = graphReply(postSchema, answer);
  if (!post) return isGone(answer) ? { kind: 'gone' } : uncounted('Facebook', graphTrouble('Facebook', answer, false));
  const insights = await graphCall(web, origin, connection, {
    method: 'GET',
    path: `${path}/insights`,
    fields: { metric: 'post_media_view,post_total_media_view_unique', period: 'lifetime' },
    signal,
  });
  return {
    kind: 'counted',
    counts: {
      ...named(insights, { post_total_media_view_unique: 'reach', post_media_view: 'views' }),
      ...(post.reactions && { likes: post.reactions.summary.total_count }),
      ...(post.comments && { replies: post.comments.summary.total_count }),
      shares: post.shares?.count ?? 0, // left out while nobody has shared it
    },
  };
}

/**
 * What Instagram counts of a picture (instagram_manage_insights;
 * https://developers.facebook.com/docs/instagram-platform/reference/instagram-media/insights). Without that permission,
 * likes and comments are fields of the media (instagram_basic; …/reference/instagram-media).
 */
export async function countInstagram(
  web: CallingPort,
  origin: string,
  connection: OpenConnection,
  { id }: PostedPost,
  signal: AbortSignal,
): Promise<CountedPost> {
  const path = `/${encodeURIComponent(id)}`;
  const insights = await graphCall(web, origin, connection, {
    method: 'GET',
    path: `${path}/insights`,
    fields: { metric: 'reach,views,likes,comments,shares,saved' },
    signal,
  });
  const counts = named(insights, {
    reach: 'reach',
    views: 'views',
    likes: 'likes',
    comments: 'replies',
    shares: 'shares',
    saved: 'saves',
  });
  if (Object.keys(counts).length > 0) return { kind: 'counted', counts };
  const answer = await graphCall(web, origin, connection, {
    method: 'GET',
    path,
    fields: { fields: 'like_count,comments_count' },
    signal,
  });
  const media = graphReply(mediaSchema, answer);
  if (media) {
    const { like_count: likes, comments_count: replies } = media;
    // Left out where the owner hides likes.
    return {
      kind: 'counted',
      counts: { ...(likes !== undefined && { likes }), ...(replies !== undefined && { replies }) },
    };
  }
  return isGone(answer) ? { kind: 'gone' } : uncounted('Instagram', graphTrouble('Instagram', answer, false));
}

/** The metrics that the reply has a number for. One that is not there is not zero. */
function named(answer: WebAnswer, names: Readonly<Record<string, keyof FigureCounts>>): FigureCounts {
  const counts: FigureCounts = {};
  for (const { name, values } of graphReply(insightsSchema, answer)?.data ?? []) {
    const value = values[0]?.value;
    if (typeof value === 'number' && Object.hasOwn(names, name)) counts[names[name]!] = value;
  }
  return counts;
}

/** Code 100 with subcode 33: the object does not exist (https://developers.facebook.com/docs/graph-api/guides/error-handling). */
const isGone = (answer: WebAnswer): boolean => {
  const said = answer.kind === 'reply' ? readReply(goneSchema, answer.text())?.error : undefined;
  return said?.code === 100 && said.error_subcode === 33;
};

const summary = z.object({ summary: z.object({ total_count: z.number() }) });
const postSchema = z.object({
  id: z.string(),
  reactions: z.optional(summary),
  comments: z.optional(summary),
  shares: z.optional(z.object({ count: z.number() })),
});
const mediaSchema = z.object({
  id: z.string(),
  like_count: z.optional(z.number()),
  comments_count: z.optional(z.number()),
});
const insightsSchema = z.object({
  data: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.unknown() })) })),
});
const goneSchema = z.object({ error: z.object({ code: z.number(), error_subcode: z.optional(z.number()) }) });
