import { fileTypes, isFileType } from '../../src/domain/file-purpose';
import { AppError } from '../errors/app-error';
import { entityTag, isKnown } from './conditional';
import { contentPolicies } from './content-policies';

/**
 * Sends a file: conditional (RFC 9110 §13), by range (§14), never run by a browser. A part is at most 8 MB, so
 * that a clip neither fills memory nor exceeds what a platform sends; players request the rest. The content type
 * comes from our own table; types not shown inline are offered as a download. `cache` says who may keep it and
 * how long.
 */
export async function sendFile(
  request: Request,
  file: FileToSend,
  { cache, download = false, crossOrigin = false }: SendOptions,
): Promise<Response> {
  const tag = `"${file.tag}"`;
  const headers = new Headers({
    'content-type': isFileType(file.contentType) ? file.contentType : 'application/octet-stream',
    'content-disposition': disposition(file, download),
    'content-security-policy': contentPolicies.file,
    'x-content-type-options': 'nosniff',
    'cache-control': cache,
    'accept-ranges': 'bytes',
    etag: tag,
    ...(crossOrigin && { 'cross-origin-resource-policy': 'cross-origin' }),
  });
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  const range = askedRange(request, tag, file.bytes);
  if (range === 'outside') {
    headers.set('content-range', `bytes */${file.bytes}`);
    headers.delete('content-disposition');
    return new Response(null, { status: 416, headers });
  }
  const length = range ? range.end - range.start + 1 : file.bytes;
  headers.set('content-length', String(length));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  const body = request.method === 'HEAD' ? null : await file.read(range ?? undefined);
  if (body && body.byteLength !== length)
    throw new AppError('internal', 'This file is damaged. Upload it again.', {
      detail: `${length} bytes were expected and ${body.byteLength} found`,
    });
  return new Response(body as BodyInit | null, { status: range ? 206 : 200, headers });
}

/** Bytes in memory as a file to send; the tag is a hash of the content. */
export const fileOfBytes = (
  bytes: Uint8Array,
  { contentType, name }: { contentType: string; name: string },
): FileToSend => ({
  contentType,
  name,
  bytes: bytes.byteLength,
  tag: entityTag(bytes).slice(1, -1),
  read: async (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes),
});

/** How long caches may keep a file. */
export const cacheFor = {
  /** A file that requires a session and may be gone tomorrow: the browser revalidates and gets 304. */
  session: 'private, max-age=300',
  /** A picture that requires a session and never changes under its address. */
  sessionForever: 'private, max-age=31536000, immutable',
  /** Published under an address that may show other bytes later. */
  published: 'public, max-age=300',
  /** Published under an address whose bytes never change. */
  publishedForever: 'public, max-age=31536000, immutable',
} as const;

/**
 * The one satisfiable range, null for the whole file, or 'outside'. Only GET has ranges; a malformed range,
 * another unit, several ranges, or a range of an outdated version (If-Range) gets the whole file, as §14.2
 * allows.
 */
function askedRange(request: Request, tag: string, size: number): { start: number; end: number } | 'outside' | null {
  const ifRange = request.headers.get('if-range');
  if (request.method !== 'GET' || (ifRange !== null && ifRange.trim() !== tag)) return null;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec((request.headers.get('range') ?? '').trim()) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') return Number(to) === 0 || size === 0 ? 'outside' : upTo(Math.max(0, size - Number(to)), size - 1);
  if (to !== '' && BigInt(to) < BigInt(from)) return null;
  const start = Number(from);
  if (start >= size) return 'outside';
  return upTo(start, to === '' ? size - 1 : Math.min(Number(to), size - 1));
}

/** May be less than requested, which Content-Range states (§15.3.7). */
const upTo = (start: number, end: number): { start: number; end: number } => ({
  start,
  end: Math.min(end, start + MAX_PART_BYTES - 1),
});

/** Netlify's functions send at most 20 MB (https://docs.netlify.com/build/functions/overview/, streamed replies). */
const MAX_PART_BYTES = 8 * 1024 * 1024;

/** RFC 6266; a name that is not plain ASCII is encoded as in RFC 8187, next to a plain one for old clients. */
function disposition({ contentType, name }: FileToSend, download: boolean): string {
  const inPlace = !download && isFileType(contentType) && fileTypes[contentType].shownInPlace;
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '')
    .trim()
    .replace(/^\.|^$/, 'file$&');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inPlace ? 'inline' : 'attachment'}; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}

/** A file whose bytes are read when they are sent. */
export interface FileToSend {
  contentType: string;
  /** The file name for downloads. */
  name: string;
  /** Size of the whole file. */
  bytes: number;
  /** A strong entity tag of the content, without quotes. */
  tag: string;
  /** The whole file, or `start` to `end`, both included. */
  read(range?: { start: number; end: number }): Promise<Uint8Array>;
}

interface SendOptions {
  cache: string;
  /** Offer it as a download even if it could be shown. */
  download?: boolean;
  /** Other sites may show it: a published picture in a feed reader. */
  crossOrigin?: boolean;
}
