import * as z from 'zod/mini';
import type {
  FoundPost,
  NetworkPort,
  OpenConnection,
  OutgoingClip,
  OutgoingPicture,
  OutgoingPost,
  PostOutcome,
} from '../../ports/network';
import type { CallingPort, WebAnswer, WebRequest } from '../../ports/web';
import { outcomeOf, retryAfter } from '../guarded-web/network-answer';
import { uncounted } from '../guarded-web/uncounted';
import { readReply } from '../guarded-web/vendor-fault';
import { patience } from '../../ports/patience';

/**
 * Posts to an account on a Mastodon server, or one that speaks its interface (https://docs.joinmastodon.org/methods/):
 * POST /api/v2/media with the picture or the clip and its alt text, then POST /api/v1/statuses with an Idempotency-Key, which makes the server
 * answer a repetition within an hour with the first status.
 */
export function mastodonNetwork(web: CallingPort, { pollMs = 1_000 }: { pollMs?: number } = {}): NetworkPort {
  const ask = (connection: OpenConnection, request: Pick<WebRequest, 'method' | 'signal'> & Asked) => {
    const { path, headers, ...rest } = request;
    return web.request({
      timeoutMs: TIMEOUT_MS,
      ...rest,
      url: `${connection.settings.origin}${path}`,
      headers: { authorization: `Bearer ${connection.secrets.accessToken}`, ...headers },
    });
  };

  /** The id of the uploaded picture or clip; or why there is none. */
  async function upload(
    connection: OpenConnection,
    picture: OutgoingPicture | OutgoingClip,
    signal: AbortSignal,
  ): Promise<string | PostOutcome> {
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array(picture.bytes)], { type: picture.type }),
      picture.type.replace('image/', 'picture.').replace('video/', 'clip.'),
    );
    form.set('description', picture.altText);
    const packed = new Response(form);
    const answer = await ask(connection, {
      method: 'POST',
      path: '/api/v2/media',
      headers: { 'content-type': packed.headers.get('content-type') ?? '' },
      body: new Uint8Array(await packed.arrayBuffer()),
      signal,
    });
    const media = isOk(answer) ? readReply(mediaSchema, answer.text()) : null;
    if (!media) return trouble(answer, false);
    // 202: it is still being worked on; GET answers 206 until it is done.
    let isReady = answer.kind === 'reply' && answer.status === 200;
    const isClip = picture.type === 'video/mp4';
    for (let turn = 0; !isReady && turn < (isClip ? CLIP_POLLS : POLLS) && !signal.aborted; turn += 1) {
      await pause(pollMs, signal);
      const state = await ask(connection, {
        method: 'GET',
        path: `/api/v1/media/${encodeURIComponent(media.id)}`,
        signal,
      });
      if (!isOk(state)) return trouble(state, false);
      isReady = state.kind === 'reply' && state.status === 200;
    }
    return isReady
      ? media.id
      : { kind: 'later', cause: `Mastodon was still working on the ${isClip ? 'clip' : 'picture'}.` };
  }

  return {
    canFind: true,

    async post(connection, post, { goAhead, signal }) {
      const shown = post.clip ?? post.picture;
      const media = shown && (await upload(connection, shown, signal));
      if (media !== null && typeof media !== 'string') return media;
      if (!(await goAhead())) return { kind: 'held' };
      const answer = await ask(connection, {
        method: 'POST',
        path: '/api/v1/statuses',
        headers: { 'content-type': 'application/json', 'idempotency-key': post.key },
        body: JSON.stringify({
          status: post.text,
          visibility: 'public',
          ...(media !== null && { media_ids: [media] }),
        }),
        signal,
      });
      if (!isOk(answer)) return trouble(answer, true);
      const status = readReply(statusSchema, answer.text());
      if (!status) return { kind: 'unknown', cause: 'Mastodon answered something that we cannot read.' };
      return { kind: 'posted', id: status.id, url: status.url ?? null };
    },

    async find(connection, post, signal): Promise<FoundPost> {
      const answer = await ask(connection, {
        method: 'GET',
        path: `/api/v1/accounts/${encodeURIComponent(connection.settings.accountId ?? '')}/statuses?limit=40&exclude_reblogs=true`,
        signal,
      });
      const statuses = isOk(answer) ? readReply(z.array(statusSchema), answer.text()) : null;
      if (!statuses) return { kind: 'unknown' };
      const found = statuses.find(
        ({ content = '', created_at }) =>
          Date.parse(created_at ?? '') >= post.since.getTime() - CLOCKS_MS && isSame(content, post),
      );
      return found ? { kind: 'there', id: found.id, url: found.url ?? null } : { kind: 'absent' };
    },

    // https://docs.joinmastodon.org/entities/Status/#favourites_count; the scope is read:statuses.
    async count(connection, { id }, signal) {
      const answer = await ask(connection, {
        method: 'GET',
        path: `/api/v1/statuses/${encodeURIComponent(id)}`,
        signal,
      });
      const status = isOk(answer) ? readReply(countsSchema, answer.text()) : null;
      if (status)
        return {
          kind: 'counted',
          counts: { likes: status.favourites_count, replies: status.replies_count, shares: status.reblogs_count },
        };
      if (answer.kind === 'reply' && (answer.status === 404 || answer.status === 410)) return { kind: 'gone' };
      return uncounted('Mastodon', trouble(answer, false));
    },

    async check(connection, signal) {
      const answer = await ask(connection, { method: 'GET', path: '/api/v1/accounts/verify_credentials', signal });
      const account = isOk(answer) ? readReply(accountSchema, answer.text()) : null;
      if (account) return { kind: 'works', ...shownAccount(account, connection.settings.origin ?? '') };
      const outcome = trouble(answer, false);
      return outcome.kind === 'disconnected'
        ? outcome
        : {
            kind: 'trouble',
            cause: 'cause' in outcome ? outcome.cause : 'Mastodon answered something that we cannot read.',
          };
    },
  };
}

export function shownAccount({ username, url }: z.infer<typeof accountSchema>, origin: string) {
  return { account: `@${username}@${new URL(origin).host}`, accountUrl: url };
}

export const accountSchema = z.object({ id: z.string(), username: z.string(), url: z.string() });

const isOk = (answer: WebAnswer): answer is WebAnswer & { kind: 'reply' } =>
  answer.kind === 'reply' && answer.status >= 200 && answer.status < 300;

function trouble(answer: WebAnswer, publishing: boolean): PostOutcome {
  if (answer.kind === 'failure') return outcomeOf('Mastodon', answer, { publishing });
  const said = readReply(errorSchema, answer.text())?.error;
  const outcome = outcomeOf('Mastodon', answer, { publishing, said });
  // Its rate limits end at a moment (https://docs.joinmastodon.org/api/rate-limits/).
  return outcome.kind === 'later' && outcome.retryAfterMs === undefined
    ? { ...outcome, ...retryAfter(answer.header('x-ratelimit-reset')) }
    : outcome;
}

/** Compares what people read: the server makes HTML of it, shortens mentions, and shows links without their scheme. */
function isSame(html: string, { text }: OutgoingPost): boolean {
  const shown = html
    .replace(/<br\s*\/?>|<\/p>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|apos);/g, (_, name: string) => ENTITIES.get(name) ?? '');
  return wordsOf(shown) === wordsOf(text);
}

const wordsOf = (text: string): string =>
  text
    .replace(/https?:\/\/(www\.)?/gi, '')
    .replace(/(@[\w.-]+)@[\w.-]+/g, '$1')
    .replace(/\s+/g, '');

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['apos', "'"],
]);
const mediaSchema = z.object({ id: z.string() });
const statusSchema = z.object({
  id: z.string(),
  url: z.optional(z.nullable(z.string())),
  content: z.optional(z.string()),
  created_at: z.optional(z.string()),
});
const countsSchema = z.object({ favourites_count: z.number(), replies_count: z.number(), reblogs_count: z.number() });
const errorSchema = z.object({ error: z.string() });
const TIMEOUT_MS = patience(20_000);
const POLLS = 10;
/** A clip is encoded anew there. */
const CLIP_POLLS = 40;
/** How much the server's clock may differ from ours. */
const CLOCKS_MS = 60_000;

interface Asked {
  path: string;
  headers?: Record<string, string>;
  body?: WebRequest['body'];
}
