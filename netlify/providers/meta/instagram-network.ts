import * as z from 'zod/mini';
import type { NetworkPort, OpenConnection } from '../../ports/network';
import type { CallingPort } from '../../ports/web';
import { graphCall, graphReply, graphTrouble } from './graph-call';
import { countInstagram } from './meta-counts';

/**
 * Posts to the Instagram account of a Facebook page, in two steps: a container that Instagram fills from the public
 * address of the picture, or of the clip (a reel, which has no alt text), and its publication once it is ready
 * (https://developers.facebook.com/docs/instagram-platform/content-publishing).
 */
export function instagramNetwork(
  web: CallingPort,
  { origin = 'https://graph.facebook.com', pollMs = 3_000 }: { origin?: string; pollMs?: number } = {},
): NetworkPort {
  const accountOf = ({ settings }: OpenConnection): string => encodeURIComponent(settings.instagramId ?? '');

  return {
    canFind: true,

    async post(connection, post, { goAhead, signal }) {
      const clip = post.clip?.address ? post.clip : null;
      if (!clip && !post.picture) return { kind: 'refused', cause: 'Instagram needs a picture.' };
      if (!clip && !post.picture?.address)
        return {
          kind: 'refused',
          cause: 'Instagram fetches pictures from us, and this installation has no public address (PUBLIC_URL).',
        };
      const what = clip ? 'clip' : 'picture';
      const created = await graphCall(web, origin, connection, {
        method: 'POST',
        path: `/${accountOf(connection)}/media`,
        fields: {
          caption: post.text,
          ...(clip
            ? { media_type: 'REELS', video_url: clip.address!, share_to_feed: 'true' }
            : { image_url: post.picture!.address!, alt_text: post.picture!.altText }),
        },
        signal,
      });
      const container = graphReply(idSchema, created);
      if (!container) return graphTrouble('Instagram', created, false);
      for (let turn = 0; turn < (clip ? CLIP_POLLS : POLLS); turn += 1) {
        const asked = await graphCall(web, origin, connection, {
          method: 'GET',
          path: `/${encodeURIComponent(container.id)}`,
          fields: { fields: 'status_code,status' },
          signal,
        });
        const state = graphReply(stateSchema, asked);
        if (!state) return graphTrouble('Instagram', asked, false);
        if (state.status_code === 'FINISHED') return publish(container.id);
        if (state.status_code === 'ERROR' || state.status_code === 'EXPIRED')
          return {
            kind: 'refused',
            cause: `Instagram could not use the ${what}.${state.status ? ` It says: “${state.status.slice(0, 200)}”.` : ''}`,
          };
        await new Promise((resolve) => setTimeout(resolve, pollMs));
        if (signal.aborted) break;
      }
      return { kind: 'later', cause: `Instagram was still working on the ${what}.` };

      async function publish(creationId: string) {
        if (!(await goAhead())) return { kind: 'held' as const };
        const answer = await graphCall(web, origin, connection, {
          method: 'POST',
          path: `/${accountOf(connection)}/media_publish`,
          fields: { creation_id: creationId },
          signal,
        });
        const made = graphReply(idSchema, answer);
        if (!made) return graphTrouble('Instagram', answer, true);
        const shown = graphReply(
          linkSchema,
          await graphCall(web, origin, connection, {
            method: 'GET',
            path: `/${encodeURIComponent(made.id)}`,
            fields: { fields: 'permalink' },
            signal,
          }),
        );
        return { kind: 'posted' as const, id: made.id, url: shown?.permalink ?? null };
      }
    },

    async find(connection, post, signal) {
      const answer = await graphCall(web, origin, connection, {
        method: 'GET',
        path: `/${accountOf(connection)}/media`,
        fields: { fields: 'id,caption,permalink,timestamp', limit: '25' },
        signal,
      });
      const list = graphReply(listSchema, answer);
      if (!list) return { kind: 'unknown' };
      const found = list.data.find(
        ({ caption = '', timestamp = '' }) =>
          caption.trim() === post.text.trim() && Date.parse(timestamp) >= post.since.getTime() - CLOCKS_MS,
      );
      return found ? { kind: 'there', id: found.id, url: found.permalink ?? null } : { kind: 'absent' };
    },

    count: (connection, posted, signal) => countInstagram(web, origin, connection, posted, signal),

    async check(connection, signal) {
      const answer = await graphCall(web, origin, connection, {
        method: 'GET',
        path: `/${encodeURIComponent(connection.settings.pageId ?? '')}`,
        fields: { fields: 'instagram_business_account{id,username}' },
        signal,
      });
      const page = graphReply(pageSchema, answer);
      const account = page?.instagram_business_account;
      if (account)
        return {
          kind: 'works',
          account: `@${account.username}`,
          accountUrl: `https://www.instagram.com/${account.username}/`,
          settings: { instagramId: account.id },
        };
      if (page)
        return {
          kind: 'trouble',
          cause:
            'Your Facebook page has no Instagram account. Link a business or creator account to it in the page’s settings.',
        };
      const outcome = graphTrouble('Instagram', answer, false);
      return {
        kind: outcome.kind === 'disconnected' ? 'disconnected' : 'trouble',
        cause: 'cause' in outcome ? outcome.cause : '',
      };
    },
  };
}

const idSchema = z.object({ id: z.string() });
const stateSchema = z.object({ status_code: z.string(), status: z.optional(z.string()) });
const linkSchema = z.object({ permalink: z.string() });
const pageSchema = z.object({
  id: z.string(),
  instagram_business_account: z.optional(z.object({ id: z.string(), username: z.string() })),
});
const listSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      caption: z.optional(z.string()),
      permalink: z.optional(z.string()),
      timestamp: z.optional(z.string()),
    }),
  ),
});
const POLLS = 10;
/** As long as an attempt may take. */
const CLIP_POLLS = 16;
const CLOCKS_MS = 60_000;
