import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { FoundPost, NetworkPort, OpenConnection, OutgoingPost, PostOutcome } from '../../ports/network';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { outcomeOf, retryAfter } from '../guarded-web/network-answer';
import { uncounted } from '../guarded-web/uncounted';
import { readReply } from '../guarded-web/vendor-fault';
import { facetsOf } from './bluesky-facets';
import { patience } from '../../ports/patience';

/**
 * Posts to a Bluesky account over the AT Protocol (https://docs.bsky.app/docs/advanced-guides/posts), signed in with
 * an app password (com.atproto.server.createSession). The record's key is made of the posting's, so a repetition
 * addresses the same record, and com.atproto.repo.getRecord says whether it is there.
 */
export function blueskyNetwork(web: CallingPort): NetworkPort {
  async function signIn(connection: OpenConnection, signal: AbortSignal): Promise<Session | PostOutcome> {
    const { origin = '', identifier = '' } = connection.settings;
    const answer = await web.request({
      method: 'POST',
      url: `${origin}/xrpc/com.atproto.server.createSession`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier, password: connection.secrets.appPassword }),
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    const session = isOk(answer) ? readReply(sessionSchema, answer.text()) : null;
    if (session) return { ...session, origin };
    const outcome = trouble(answer, false);
    return outcome.kind === 'disconnected'
      ? {
          ...outcome,
          cause: 'Bluesky does not accept the handle with this app password. Make a new one and connect again.',
        }
      : outcome;
  }

  return {
    canFind: true,

    async post(connection, post, { goAhead, signal }) {
      const session = await signIn(connection, signal);
      if ('kind' in session) return session;
      const authorization = `Bearer ${session.accessJwt}`;
      let embed: object | undefined;
      const shown = post.clip ?? post.picture;
      if (shown) {
        const { bytes, type, width, height, altText } = shown;
        const answer = await web.request({
          method: 'POST',
          url: `${session.origin}/xrpc/com.atproto.repo.uploadBlob`,
          headers: { authorization, 'content-type': type },
          body: bytes,
          timeoutMs: TIMEOUT_MS,
          signal,
        });
        const uploaded = isOk(answer) ? readReply(blobSchema, answer.text()) : null;
        if (!uploaded) return trouble(answer, false);
        // A clip that is uploaded like a picture is worked on once its post is there, which takes some seconds
        // (https://docs.bsky.app/docs/tutorials/video, the simple method; limits per day are the account's).
        embed =
          type === 'video/mp4'
            ? { $type: 'app.bsky.embed.video', video: uploaded.blob, alt: altText, aspectRatio: { width, height } }
            : {
                $type: 'app.bsky.embed.images',
                images: [{ alt: altText, image: uploaded.blob, aspectRatio: { width, height } }],
              };
      }
      if (!(await goAhead())) return { kind: 'held' };
      const rkey = recordKey(post);
      const facets = facetsOf(post.text);
      const answer = await web.request({
        method: 'POST',
        url: `${session.origin}/xrpc/com.atproto.repo.createRecord`,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({
          repo: session.did,
          collection: COLLECTION,
          rkey,
          record: {
            $type: COLLECTION,
            text: post.text,
            createdAt: post.since.toISOString(),
            ...(facets.length > 0 && { facets }),
            ...(embed && { embed }),
          },
        }),
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      if (!isOk(answer)) return trouble(answer, true);
      const made = readReply(recordSchema, answer.text());
      if (!made) return { kind: 'unknown', cause: 'Bluesky answered something that we cannot read.' };
      return { kind: 'posted', id: made.uri, url: pageOf(session.handle, rkey) };
    },

    async find(connection, post, signal): Promise<FoundPost> {
      const { origin = '', did = '', identifier = '' } = connection.settings;
      const query = new URLSearchParams({ repo: did, collection: COLLECTION, rkey: recordKey(post) });
      const answer = await web.request({
        method: 'GET',
        url: `${origin}/xrpc/com.atproto.repo.getRecord?${query}`,
        headers: {},
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      const found = isOk(answer) ? readReply(recordSchema, answer.text()) : null;
      if (found) return { kind: 'there', id: found.uri, url: pageOf(identifier, recordKey(post)) };
      return answer.kind === 'reply' && readReply(errorSchema, answer.text())?.error === 'RecordNotFound'
        ? { kind: 'absent' }
        : { kind: 'unknown' };
    },

    /**
     * https://docs.bsky.app/docs/api/app-bsky-feed-get-posts, asked of the account's own server, which passes it on
     * (https://atproto.com/specs/xrpc#service-proxying). A post that is gone is left out of the reply.
     */
    async count(connection, { id }, signal) {
      const session = await signIn(connection, signal);
      if ('kind' in session) return uncounted('Bluesky', session);
      const answer = await web.request({
        method: 'GET',
        url: `${session.origin}/xrpc/app.bsky.feed.getPosts?${new URLSearchParams({ uris: id })}`,
        headers: { authorization: `Bearer ${session.accessJwt}` },
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      const found = isOk(answer) ? readReply(postsSchema, answer.text()) : null;
      if (!found) return uncounted('Bluesky', trouble(answer, false));
      const post = found.posts.find(({ uri }) => uri === id);
      if (!post) return { kind: 'gone' };
      const { likeCount = 0, replyCount = 0, repostCount = 0, quoteCount = 0 } = post;
      return { kind: 'counted', counts: { likes: likeCount, replies: replyCount, shares: repostCount + quoteCount } };
    },

    async check(connection, signal) {
      const session = await signIn(connection, signal);
      if (!('kind' in session))
        return {
          kind: 'works',
          account: `@${session.handle}`,
          accountUrl: `https://bsky.app/profile/${session.handle}`,
          settings: { did: session.did, identifier: session.handle },
        };
      const cause = 'cause' in session ? session.cause : 'Bluesky answered something that we cannot read.';
      return { kind: session.kind === 'disconnected' ? 'disconnected' : 'trouble', cause };
    },
  };
}

/**
 * A record's key must be a timestamp identifier (https://atproto.com/specs/tid): 53 bits of microseconds and 10 of a
 * clock's name, in 13 characters. What is below the millisecond comes from the posting's key.
 */
export function recordKey({ key, since }: Pick<OutgoingPost, 'key' | 'since'>): string {
  const hash = createHash('sha256').update(key).digest();
  const micros = BigInt(since.getTime()) * 1000n + BigInt(hash.readUInt16BE(0) % 1000);
  let value = (micros << 10n) | BigInt(hash.readUInt16BE(2) & 0x3ff);
  let text = '';
  for (let place = 0; place < 13; place += 1) {
    text = SORTABLE[Number(value & 31n)]! + text;
    value >>= 5n;
  }
  return text;
}

const isOk = (answer: WebAnswer): answer is WebAnswer & { kind: 'reply' } =>
  answer.kind === 'reply' && answer.status === 200;

/** Errors have a name and a message (https://atproto.com/specs/xrpc#error-responses). */
function trouble(answer: WebAnswer, publishing: boolean): PostOutcome {
  if (answer.kind === 'failure') return outcomeOf('Bluesky', answer, { publishing });
  const said = readReply(errorSchema, answer.text());
  if (said?.error === 'ExpiredToken' || said?.error === 'InvalidToken')
    return { kind: 'later', cause: 'The session at Bluesky ended while we were posting.' };
  if (said?.error === 'AccountTakedown' || said?.error === 'AccountDeactivated')
    return { kind: 'refused', cause: 'Bluesky has suspended or deactivated this account.' };
  const outcome = outcomeOf('Bluesky', answer, { publishing, said: said?.message });
  if (outcome.kind !== 'later' || outcome.retryAfterMs !== undefined) return outcome;
  // Its rate limits end at a second of the clock (https://docs.bsky.app/docs/advanced-guides/rate-limits).
  const reset = Number(answer.header('ratelimit-reset'));
  return reset > 0 ? { ...outcome, ...retryAfter(new Date(reset * 1000).toUTCString()) } : outcome;
}

const pageOf = (handle: string, rkey: string): string => `https://bsky.app/profile/${handle}/post/${rkey}`;

const COLLECTION = 'app.bsky.feed.post';
const SORTABLE = '234567abcdefghijklmnopqrstuvwxyz';
const TIMEOUT_MS = patience(30_000);
const sessionSchema = z.object({ did: z.string(), handle: z.string(), accessJwt: z.string() });
const blobSchema = z.object({ blob: z.looseObject({ $type: z.literal('blob') }) });
const recordSchema = z.object({ uri: z.string() });
const postsSchema = z.object({
  posts: z.array(
    z.object({
      uri: z.string(),
      likeCount: z.optional(z.number()),
      replyCount: z.optional(z.number()),
      repostCount: z.optional(z.number()),
      quoteCount: z.optional(z.number()),
    }),
  ),
});
const errorSchema = z.object({ error: z.string(), message: z.optional(z.string()) });

type Session = z.infer<typeof sessionSchema> & { origin: string };
