import { conversationLimits } from '../../../src/domain/conversation';
import type { InboundFile } from '../../ports/inbox';
import type { CallingPort } from '../../ports/web';
import { patience } from '../../ports/patience';

/**
 * Fetches a file of a message from Meta's own servers, without any key: its address is signed and ends after a while.
 * `also` is an origin on this machine that tests use.
 */
export async function fetchMetaMedia(
  web: CallingPort,
  { url, type, place }: { url: string; type: string; place: number },
  also = '',
): Promise<{ kind: 'file'; file: InboundFile } | { kind: 'later' | 'gone' }> {
  if (!isMetas(url, also)) return { kind: 'gone' };
  const answer = await web.request({
    method: 'GET',
    url,
    headers: {},
    accept: '*/*',
    maxBytes: conversationLimits.attachmentBytes,
    timeoutMs: patience(20_000),
  });
  if (answer.kind === 'failure')
    return { kind: answer.why === 'malformed' || answer.why === 'address' ? 'gone' : 'later' };
  if (answer.status === 429 || answer.status >= 500) return { kind: 'later' };
  if (answer.status !== 200 || answer.bytes.byteLength === 0) return { kind: 'gone' };
  const contentType = answer.header('content-type').split(';')[0]!.trim().toLowerCase() || 'application/octet-stream';
  return { kind: 'file', file: { name: nameOf(url, type, place, contentType), contentType, bytes: answer.bytes } };
}

function isMetas(url: string, also: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, origin } = new URL(url);
  return (
    origin === also ||
    (protocol === 'https:' && HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`)))
  );
}

/** Files keep the name in their address; pictures and recordings have none that means anything. */
function nameOf(url: string, type: string, place: number, contentType: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  const named = /^[\w%.+ -]{1,120}\.[a-z0-9]{2,5}$/i.test(last);
  if (type === 'file' && named) return safeDecoded(last);
  const extension = /\.([a-z0-9]{2,5})$/i.exec(last)?.[1]?.toLowerCase() ?? contentType.split('/')[1] ?? 'bin';
  return `${WORDS.get(type) ?? 'file'}-${place}.${extension === 'jpeg' ? 'jpg' : extension}`;
}

function safeDecoded(name: string): string {
  try {
    return decodeURIComponent(name).replace(/[/\\]/g, '-');
  } catch {
    return name;
  }
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ['image', 'picture'],
  ['video', 'video'],
  ['audio', 'recording'],
]);
const HOSTS = ['fbcdn.net', 'fbsbx.com', 'cdninstagram.com', 'facebook.com', 'instagram.com'];
