import { conversationLimits } from '../../../src/domain/conversation';
import { MINUTE_MS } from '../../../src/domain/duration';
import type { InboundFile } from '../../ports/inbox';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { twilioAuthorization, type TwilioKeys } from './twilio-call';
import { patience } from '../../ports/patience';

/**
 * Fetches a file of a text. It is only fetched from Twilio, with the account's keys; where Twilio sends us on to its
 * store, the keys stay behind (https://www.twilio.com/docs/messaging/api/media-resource).
 */
export async function fetchTwilioMedia(
  web: CallingPort,
  origin: string,
  keys: TwilioKeys,
  { url, contentType, place }: { url: string; contentType: string; place: number },
): Promise<FetchedMedia> {
  if (!URL.canParse(url) || new URL(url).origin !== origin) return { kind: 'gone' };
  const asked = {
    method: 'GET',
    accept: '*/*',
    maxBytes: conversationLimits.attachmentBytes,
    timeoutMs: patience(20_000),
  } as const;
  let answer = await web.request({ ...asked, url, headers: { authorization: twilioAuthorization(keys) } });
  if (isRedirect(answer)) {
    const target = answer.header('location');
    if (!URL.canParse(target, url)) return { kind: 'gone' };
    answer = await web.request({ ...asked, url: new URL(target, url).href, headers: {} });
  }
  if (answer.kind === 'failure')
    return { kind: answer.why === 'malformed' || answer.why === 'address' ? 'gone' : 'later' };
  if (answer.status === 429 || answer.status >= 500) return { kind: 'later' };
  if (answer.status !== 200 || answer.bytes.byteLength === 0) return { kind: 'gone' };
  return { kind: 'file', file: { name: nameOf(contentType, place), contentType, bytes: answer.bytes } };
}

/** How long a file is tried again before the message is shown without it: less than the tries of the job that reads it. */
export const MEDIA_PATIENCE_MS = 3 * MINUTE_MS;

/** What the thread says instead of files that could not be fetched. */
export const missingFiles = (count: number, service: string): string =>
  `[${count === 1 ? 'A file that came' : `${count} files that came`} with this could not be fetched from ${service}.]`;

/** A name for a file that came without one. */
export function nameOf(contentType: string, place: number): string {
  const [kind = '', detail = ''] = contentType.toLowerCase().split(';')[0]!.split('/');
  const word = ({ image: 'picture', video: 'video', audio: 'recording' } as Record<string, string>)[kind] ?? 'file';
  const extension = EXTENSIONS.get(detail.trim()) ?? (/^[a-z0-9]{2,5}$/.test(detail) ? detail : 'bin');
  return `${word}-${place}.${extension}`;
}

const isRedirect = (answer: WebAnswer): answer is WebAnswer & { kind: 'reply' } =>
  answer.kind === 'reply' && answer.status >= 300 && answer.status < 400;

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'jpg'],
  ['quicktime', 'mov'],
  ['3gpp', '3gp'],
  ['mpeg', 'mp3'],
  ['plain', 'txt'],
  ['x-vcard', 'vcf'],
  ['vcard', 'vcf'],
]);

export type FetchedMedia =
  | { kind: 'file'; file: InboundFile }
  /** It may be there in a moment. */
  | { kind: 'later' }
  | { kind: 'gone' };
