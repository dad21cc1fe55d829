import * as z from 'zod/mini';
import type { NetworkPort, OpenConnection, OutgoingClip, PostOutcome } from '../../ports/network';
import type { CallingPort } from '../../ports/web';
import { graphCall, graphReply, graphTrouble, UPLOAD_MS } from './graph-call';
import { countFacebook } from './meta-counts';

/**
 * Posts to a Facebook page: a photo with its caption and alt text to /{page}/photos, words alone to /{page}/feed
 * (https://developers.facebook.com/docs/pages-api/posts), a clip in one request to /{page}/videos
 * (https://developers.facebook.com/docs/graph-api/reference/page/videos), which has a server of its own and no alt text.
 */
export function facebookNetwork(
  web: CallingPort,
  origin = 'https://graph.facebook.com',
  videoOrigin = 'https://graph-video.facebook.com',
): NetworkPort {
  async function postClip(
    connection: OpenConnection,
    { title, text, clip }: { title: string; text: string; clip: OutgoingClip },
    signal: AbortSignal,
  ): Promise<PostOutcome> {
    const form = new FormData();
    form.set('title', title);
    form.set('description', text);
    form.set('published', 'true');
    form.set('source', new Blob([new Uint8Array(clip.bytes)], { type: clip.type }), 'clip.mp4');
    const packed = new Response(form);
    const answer = await graphCall(web, videoOrigin, connection, {
      method: 'POST',
      path: `/${encodeURIComponent(connection.settings.pageId ?? '')}/videos`,
      body: new Uint8Array(await packed.arrayBuffer()),
      contentType: packed.headers.get('content-type') ?? '',
      timeoutMs: UPLOAD_MS,
      signal,
    });
    const made = graphReply(madeSchema, answer);
    if (!made) return graphTrouble('Facebook', answer, true);
    return { kind: 'posted', id: made.post_id ?? made.id, url: `https://www.facebook.com/${made.id}` };
  }

  return {
    canFind: true,

    async post(connection, post, { goAhead, signal }) {
      const page = encodeURIComponent(connection.settings.pageId ?? '');
      if (!(await goAhead())) return { kind: 'held' };
      if (post.clip) return postClip(connection, { ...post, clip: post.clip }, signal);
      const { picture } = post;
      const form = new FormData();
      if (picture) {
        form.set('caption', post.text);
        form.set('alt_text_custom', picture.altText);
        form.set('published', 'true');
        form.set(
          'source',
          new Blob([new Uint8Array(picture.bytes)], { type: picture.type }),
          `picture.${picture.type.slice(6)}`,
        );
      }
      const packed = picture && new Response(form);
      const answer = await graphCall(web, origin, connection, {
        method: 'POST',
        path: `/${page}/${picture ? 'photos' : 'feed'}`,
        ...(packed
          ? {
              body: new Uint8Array(await packed.arrayBuffer()),
              contentType: packed.headers.get('content-type') ?? '',
            }
          : { fields: { message: post.text } }),
        signal,
      });
      const made = graphReply(madeSchema, answer);
      if (!made) return graphTrouble('Facebook', answer, true);
      const id = made.post_id ?? made.id;
      return { kind: 'posted', id, url: `https://www.facebook.com/${id}` };
    },

    async find(connection, post, signal) {
      const answer = await graphCall(web, origin, connection, {
        method: 'GET',
        path: `/${encodeURIComponent(connection.settings.pageId ?? '')}/published_posts`,
        fields: {
          fields: 'id,message,permalink_url',
          since: String(Math.floor(post.since.getTime() / 1000) - CLOCKS_SECONDS),
          limit: '50',
        },
        signal,
      });
      const posts = graphReply(postsSchema, answer);
      if (!posts) return { kind: 'unknown' };
      const found = posts.data.find(({ message = '' }) => message.trim() === post.text.trim());
      return found ? { kind: 'there', id: found.id, url: found.permalink_url ?? null } : { kind: 'absent' };
    },

    count: (connection, posted, signal) => countFacebook(web, origin, connection, posted, signal),

    async check(connection, signal) {
      const { pageId = '' } = connection.settings;
      const answer = await graphCall(web, origin, connection, {
        method: 'GET',
        path: `/${encodeURIComponent(pageId)}`,
        fields: { fields: 'id,name,link' },
        signal,
      });
      const page = graphReply(pageSchema, answer);
      if (page)
        return { kind: 'works', account: page.name, accountUrl: page.link ?? `https://www.facebook.com/${page.id}` };
      const outcome = graphTrouble('Facebook', answer, false);
      return {
        kind: outcome.kind === 'disconnected' ? 'disconnected' : 'trouble',
        cause: 'cause' in outcome ? outcome.cause : '',
      };
    },
  };
}

const madeSchema = z.object({ id: z.string(), post_id: z.optional(z.string()) });
const pageSchema = z.object({ id: z.string(), name: z.string(), link: z.optional(z.string()) });
const postsSchema = z.object({
  data: z.array(z.object({ id: z.string(), message: z.optional(z.string()), permalink_url: z.optional(z.string()) })),
});
/** How much Facebook's clock may differ from ours. */
const CLOCKS_SECONDS = 60;
