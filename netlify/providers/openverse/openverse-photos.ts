import * as z from 'zod/mini';
import { freePhotoLimits } from '../../../src/domain/free-photo';
import type { FreePhoto, FreePhotos } from '../../ports/free-photos';
import type { CallingPort, WebAnswer, WebRequest } from '../../ports/web';
import { fileInspector } from '../builtin/inspector/file-inspector';
import { retryAfter } from '../guarded-web/network-answer';
import { readReply } from '../guarded-web/vendor-fault';
import { readFreePhoto } from './openverse-photo';
import { askedTooOften, fileFault, openverseFault, gone, unreadable } from './openverse-refusal';
import { patience } from '../../ports/patience';

/**
 * Openverse, the open catalogue of WordPress, asked without an account: GET /images/, /images/{id}/ and
 * /images/{id}/thumb/ (docs/free-photos.md holds each parameter and field against the published source). Requests carry
 * the words searched for and the product's name, no key, cookie or referrer. `base` ends in /v1.
 */
export function openversePhotos(web: CallingPort, base: string, now: () => number = Date.now): FreePhotos {
  /** When we may ask again, after the catalogue refused: asking on would only lengthen it. */
  let quietUntil = 0;

  async function ask(path: string, accept: string, limits: Pick<WebRequest, 'maxBytes' | 'timeoutMs'>) {
    const answer = await web.request({ method: 'GET', url: `${base}${path}`, headers: {}, accept, ...limits });
    if (answer.kind === 'failure') throw openverseFault(answer);
    return answer;
  }

  /** Null for 404. Small pictures have a limit of their own, so that they are asked for while searches wait. */
  async function askForJson(path: string): Promise<string | null> {
    if (now() < quietUntil) throw askedTooOften(quietUntil - now());
    const answer = await ask(path, 'application/json', { maxBytes: MAX_JSON, timeoutMs: patience(15_000) });
    if (answer.status === 429) {
      const wait = retryAfter(answer.header('retry-after'), now()).retryAfterMs ?? UNSAID_WAIT_MS;
      quietUntil = now() + Math.min(wait, LONGEST_WAIT_MS);
      throw askedTooOften(quietUntil - now());
    }
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw openverseFault(answer);
    return answer.text();
  }

  /** Follows redirects by hand: the guard checks the address of each hop as if it had been typed. */
  async function fetchFile(start: string): Promise<Uint8Array> {
    const signal = AbortSignal.timeout(FILE_MS);
    let url = start;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const answer: WebAnswer = await web.request({
        method: 'GET',
        url,
        headers: {},
        accept: 'image/jpeg, image/png, image/webp',
        maxBytes: freePhotoLimits.bytes,
        timeoutMs: FILE_MS,
        signal,
      });
      if (answer.kind === 'failure') throw fileFault(answer.why);
      if (answer.status === 200) return answer.bytes;
      const location = answer.status >= 300 && answer.status < 400 ? answer.header('location') : '';
      if (!URL.canParse(location, url) || location === '')
        throw answer.status === 404 || answer.status === 410 ? gone() : fileFault(String(answer.status));
      url = new URL(location, url).href;
    }
    throw fileFault('redirects');
  }

  return {
    name: 'Openverse',

    async search(words, page) {
      const query = new URLSearchParams({
        q: words,
        license: 'cc0,pdm',
        category: 'photograph',
        size: 'medium,large',
        extension: 'jpg,jpeg,png,webp',
        page_size: String(PAGE_SIZE),
        page: String(page),
      });
      const found = readReply(pageSchema, (await askForJson(`/images/?${query.toString()}`)) ?? '');
      if (!found) throw unreadable('neither results nor page_count');
      return {
        photos: found.results.flatMap((one) => readFreePhoto(one) ?? []),
        hasMore: page < Math.min(found.page_count, MAX_PAGES),
      };
    },

    async find(photoId) {
      const text = await askForJson(`/images/${photoId}/`);
      if (text === null) return null;
      const found = readReply(z.unknown(), text);
      if (found === null) throw unreadable('no JSON');
      const photo: FreePhoto | null = readFreePhoto(found);
      return photo?.id === photoId ? photo : null;
    },

    async readThumbnail(photoId) {
      const answer = await ask(`/images/${photoId}/thumb/`, 'image/webp, image/jpeg, image/png', {
        maxBytes: MAX_THUMBNAIL,
        timeoutMs: patience(20_000), // the catalogue itself waits 15 seconds for the picture's host
      });
      if (answer.status === 429) throw askedTooOften(retryAfter(answer.header('retry-after'), now()).retryAfterMs);
      if (answer.status !== 200) throw gone(`thumbnail: ${answer.status}`);
      const found = await fileInspector.inspect(answer.bytes);
      const contentType = found.kind === 'picture' && THUMBNAIL_TYPES.find((type) => type === found.type);
      if (found.kind !== 'picture' || !contentType || found.width * found.height > MAX_THUMBNAIL_PIXELS)
        throw gone(`thumbnail: ${JSON.stringify(found)}`);
      return { bytes: answer.bytes, contentType };
    },

    readFile: ({ fileUrl }) => fetchFile(fileUrl),
  };
}

/** The most that a request without an account gets, per page and in pages (docs/free-photos.md). */
const PAGE_SIZE = 20;
const MAX_PAGES = 12;
const MAX_JSON = 2 * 1024 * 1024;
const MAX_THUMBNAIL = 2 * 1024 * 1024;
/** 600 pixels wide by its settings; a panorama or a column is still far below this. */
const MAX_THUMBNAIL_PIXELS = 4_000_000;
const MAX_REDIRECTS = 5;
const FILE_MS = patience(30_000);
/** Its refusals say how long; these are for one that does not, and for one that says nonsense. */
const UNSAID_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
const THUMBNAIL_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

const pageSchema = z.object({
  page_count: z.number().check(z.gte(0)),
  results: z.array(z.unknown()).check(z.maxLength(500)),
});
