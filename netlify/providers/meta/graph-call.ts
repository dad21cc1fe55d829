import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { HOUR_MS } from '../../../src/domain/duration';
import type { OpenConnection, PostOutcome } from '../../ports/network';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { outcomeOf } from '../guarded-web/network-answer';
import { readReply } from '../guarded-web/vendor-fault';
import { patience } from '../../ports/patience';

/**
 * One call of the Graph API with the page's access token, signed when the app secret is stored
 * (https://developers.facebook.com/docs/graph-api/guides/secure-requests).
 */
export function graphCall(
  web: CallingPort,
  origin: string,
  { secrets }: OpenConnection,
  { method, path, fields = {}, body, contentType, timeoutMs = TIMEOUT_MS, signal }: GraphAsked,
): Promise<WebAnswer> {
  const { accessToken = '', appSecret = '' } = secrets;
  const query = new URLSearchParams({
    ...fields,
    ...(appSecret && { appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex') }),
  });
  const isForm = method === 'POST' && body === undefined;
  return web.request({
    method,
    url: `${origin}/${GRAPH_VERSION}${path}${isForm || query.size === 0 ? '' : `?${query}`}`,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(contentType && { 'content-type': contentType }),
    },
    ...(isForm ? { body: query.toString() } : body && { body }),
    timeoutMs,
    signal,
  });
}

/** The reply by its schema; null when it is an error or something else. */
export function graphReply<T extends z.ZodMiniType>(schema: T, answer: WebAnswer): z.infer<T> | null {
  return answer.kind === 'reply' && answer.status === 200 ? readReply(schema, answer.text()) : null;
}

/** Errors have a code (https://developers.facebook.com/docs/graph-api/guides/error-handling). */
export function graphTrouble(network: string, answer: WebAnswer, publishing: boolean): PostOutcome {
  const said = answer.kind === 'reply' ? readReply(errorSchema, answer.text())?.error : undefined;
  if (!said) {
    const isOk = answer.kind === 'reply' && answer.status < 300;
    const cause = `${network} answered something that we cannot read.`;
    return isOk ? { kind: publishing ? 'unknown' : 'later', cause } : outcomeOf(network, answer, { publishing });
  }
  const { code, error_subcode: subcode, message, error_user_msg: words } = said;
  if (code === 190 || code === 102)
    return {
      kind: 'disconnected',
      cause: `${network} no longer accepts the page access token: it has expired or was withdrawn. Store a new one under API keys, then connect again.`,
    };
  // 9 with 2207042: the day's number of posts is used up.
  if ([4, 17, 32, 341, 613].includes(code) || (code === 9 && subcode === 2_207_042))
    return {
      kind: 'later',
      cause: `${network} asked us to slow down.`,
      retryAfterMs: HOUR_MS,
    };
  if (code === 1 || code === 2)
    return { kind: publishing ? 'unknown' : 'later', cause: `${network} was having trouble.` };
  if (code === 10 || code === 3 || (code >= 200 && code <= 299))
    return {
      kind: 'refused',
      cause: `${network} does not allow the app to post. Give it the permissions for your page (pages_manage_posts, instagram_content_publish) and store a new token.`,
    };
  if (code === 506) return { kind: 'refused', cause: `${network} refuses a post that is the same as the last one.` };
  return outcomeOf(network, { ...answer, status: 400 } as WebAnswer, { publishing, said: words ?? message });
}

const errorSchema = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.optional(z.number()),
    message: z.string(),
    error_user_msg: z.optional(z.string()),
  }),
});
/** Each version is supported for about two years (https://developers.facebook.com/docs/graph-api/changelog). */
const GRAPH_VERSION = 'v24.0';
const TIMEOUT_MS = patience(25_000);
/** For the upload of a clip. */
export const UPLOAD_MS = patience(50_000);

interface GraphAsked {
  method: 'GET' | 'POST';
  path: string;
  /** The query of a GET, the form of a POST. */
  fields?: Record<string, string>;
  body?: Uint8Array;
  contentType?: string;
  timeoutMs?: number;
  signal: AbortSignal;
}
