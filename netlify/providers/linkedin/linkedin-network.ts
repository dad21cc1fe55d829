import * as z from 'zod/mini';
import type { NetworkPort, OpenConnection, OutgoingPicture, PostOutcome } from '../../ports/network';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { outcomeOf } from '../guarded-web/network-answer';
import { readReply } from '../guarded-web/vendor-fault';
import { uploadVideo, type Media } from './linkedin-video';
import { patience } from '../../ports/patience';

/**
 * Posts in the name of a LinkedIn member with the Posts API, and uploads the picture with the Images API
 * (https://learn.microsoft.com/linkedin/marketing/community-management/shares/posts-api and …/images-api), or the clip
 * with the Videos API (`linkedin-video.ts`). The
 * permission to post (w_member_social) does not include reading, so LinkedIn can be asked neither whether it has a post nor
 * what it counts of one: that takes r_member_social, which it gives to approved partners only.
 */
export function linkedinNetwork(
  web: CallingPort,
  origin = 'https://api.linkedin.com',
  { pollMs = 3_000 }: { pollMs?: number } = {},
): NetworkPort {
  const call = (connection: OpenConnection, path: string, body: object | null, signal: AbortSignal) =>
    web.request({
      method: body ? 'POST' : 'GET',
      url: `${origin}${path}`,
      headers: {
        authorization: `Bearer ${connection.secrets.accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
        'linkedin-version': VERSION,
        'x-restli-protocol-version': '2.0.0',
      },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs: TIMEOUT_MS,
      signal,
    });

  async function uploadPicture(
    connection: OpenConnection,
    picture: OutgoingPicture,
    signal: AbortSignal,
  ): Promise<Media | PostOutcome> {
    const begun = await call(
      connection,
      '/rest/images?action=initializeUpload',
      { initializeUploadRequest: { owner: connection.settings.author ?? '' } },
      signal,
    );
    const upload = isOk(begun) ? readReply(uploadSchema, begun.text())?.value : null;
    if (!upload) return trouble(begun, false);
    const sent = await web.request({
      method: 'PUT',
      url: upload.uploadUrl,
      headers: { authorization: `Bearer ${connection.secrets.accessToken}`, 'content-type': picture.type },
      body: picture.bytes,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    return isOk(sent) ? { id: upload.image, altText: picture.altText } : trouble(sent, false);
  }

  return {
    canFind: false,

    async post(connection, post, { goAhead, signal }) {
      const author = connection.settings.author ?? '';
      const { picture, clip } = post;
      const media = clip
        ? await uploadVideo({ web, call, trouble, pollMs }, connection, { ...clip, title: post.title }, signal)
        : picture && (await uploadPicture(connection, picture, signal));
      if (media && 'kind' in media) return media;
      if (!(await goAhead())) return { kind: 'held' };
      const answer = await call(
        connection,
        '/rest/posts',
        {
          author,
          commentary: littleText(post.text),
          visibility: 'PUBLIC',
          distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
          ...(media && { content: { media } }),
          lifecycleState: 'PUBLISHED',
          isReshareDisabledByAuthor: false,
        },
        signal,
      );
      if (answer.kind === 'reply' && answer.status === 201) {
        const id = answer.header('x-restli-id');
        return {
          kind: 'posted',
          id,
          url: id ? `https://www.linkedin.com/feed/update/${encodeURIComponent(id)}/` : null,
        };
      }
      return trouble(answer, true);
    },

    find: async () => ({ kind: 'unknown' }),

    async check(connection, signal) {
      const answer = await web.request({
        method: 'GET',
        url: `${origin}/v2/userinfo`,
        headers: { authorization: `Bearer ${connection.secrets.accessToken}` },
        signal,
      });
      const person = isOk(answer) ? readReply(personSchema, answer.text()) : null;
      if (person) return { kind: 'works', account: person.name, accountUrl: 'https://www.linkedin.com/in/me/' };
      const outcome = trouble(answer, false);
      return {
        kind: outcome.kind === 'disconnected' ? 'disconnected' : 'trouble',
        cause: 'cause' in outcome ? outcome.cause : 'LinkedIn answered something that we cannot read.',
      };
    },
  };
}

/**
 * Signs that mean something in LinkedIn's text format are written with a backslash; a hashtag has a form of its own
 * (https://learn.microsoft.com/linkedin/marketing/community-management/shares/little-text-format).
 */
export const littleText = (text: string): string =>
  text
    .split(/(?<![\p{L}\p{N}_&])(#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*)/u)
    .map((part, index) =>
      index % 2 === 1
        ? `{hashtag|\\#|${part.slice(1).replace(/_/g, '\\_')}}`
        : part.replace(/[\\|{}@[\]()<>#*_~]/g, '\\$&'),
    )
    .join('');

export const personSchema = z.object({ sub: z.string(), name: z.string() });

const isOk = (answer: WebAnswer): answer is WebAnswer & { kind: 'reply' } =>
  answer.kind === 'reply' && (answer.status === 200 || answer.status === 201);

/** Errors have a status, a service's code and a message (https://learn.microsoft.com/linkedin/shared/api-guide/concepts/error-handling). */
function trouble(answer: WebAnswer, publishing: boolean): PostOutcome {
  if (answer.kind === 'failure') return outcomeOf('LinkedIn', answer, { publishing });
  const said = readReply(errorSchema, answer.text());
  if (answer.status < 300)
    return { kind: publishing ? 'unknown' : 'later', cause: 'LinkedIn answered something that we cannot read.' };
  if (answer.status === 422 && /duplicate/i.test(said?.message ?? ''))
    return { kind: 'refused', cause: 'LinkedIn refuses a post that is the same as an earlier one.' };
  if (answer.status === 426)
    return {
      kind: 'refused',
      cause: 'LinkedIn has ended the version of its interface that we use. Update this installation.',
    };
  return outcomeOf('LinkedIn', answer, { publishing, said: said?.message });
}

const uploadSchema = z.object({ value: z.object({ uploadUrl: z.string(), image: z.string() }) });
const errorSchema = z.object({ message: z.optional(z.string()) });
/**
 * The newest version that LinkedIn's documentation has pages of (its addresses end in ?view=li-lms-2026-06). Each is
 * supported for a year at least, so raise it before June 2027: after its end every call is answered with 426. The table of
 * ends is at https://learn.microsoft.com/linkedin/marketing/integrations/migrations.
 */
const VERSION = '202606';
const TIMEOUT_MS = patience(20_000);
