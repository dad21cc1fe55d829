import type { Actor } from '../../../../src/domain/activity';
import { uploadLimits } from '../../../../src/domain/creation';
import { DAY_MS, HOUR_MS } from '../../../../src/domain/duration';
import { freeLicences, type PhotoOrigin } from '../../../../src/domain/free-photo';
import { UNKNOWN_PAGE } from '../../../../src/contracts/text';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { FileInspector } from '../../../ports/file-inspector';
import type { FreePhoto, FreePhotoPage, FreePhotos } from '../../../ports/free-photos';
import type { PictureConverter } from '../../../ports/picture-converter';
import type { SignedTokens } from '../../../ports/signed-tokens';
import { presentCreation } from '../creations/present-creation';
import { checkedFormat } from '../uploads/upload-check';
import type { UploadService, Workspace } from '../uploads/upload-service';
import type { FreePhotoRepository } from './free-photo-repository';

/**
 * Photographs of an open catalogue: found by words alone, shown small through us, and kept in the library like an upload, with
 * where they come from. `source` is null where the operator has switched it off.
 */
export function makeFreePhotoService({
  source,
  repository,
  uploads,
  inspector,
  converter,
  thumbnails,
  clock,
}: Dependencies) {
  /** Pages by their words; within its time, the same search asks the catalogue once, whoever searches. */
  const pages = new Map<string, { until: number; page: Promise<FreePhotoPage> }>();
  let drawing = 0;

  const required = (): FreePhotos => {
    if (!source)
      throw new AppError(
        'conflict',
        'This installation does not search for free photos. Upload one of your own instead.',
      );
    return source;
  };

  function find(words: string, number: number): Promise<FreePhotoPage> {
    const key = `${number} ${words.toLowerCase()}`;
    const now = clock.now().getTime();
    const known = pages.get(key);
    if (known && known.until > now) return known.page;
    pages.delete(key);
    const page = required().search(words, number);
    pages.set(key, { until: now + KEPT_MS, page });
    page.catch(() => pages.delete(key)); // the next one may be answered
    if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value!);
    return page;
  }

  /** As somebody found it lately, else as the catalogue describes it now. */
  async function described(photoId: string): Promise<FreePhoto> {
    const now = clock.now().getTime();
    for (const { until, page } of pages.values()) {
      if (until <= now) continue;
      const found = (await page.catch(() => null))?.photos.find(({ id }) => id === photoId);
      if (found) return found;
    }
    const found = await required().find(photoId);
    if (!found)
      throw new AppError('not_found', 'This photo is no longer offered in the public domain. Choose another one.');
    return found;
  }

  /** As small as an upload comes, which the browser sees to for a file of one's own. */
  async function asUpload(bytes: Uint8Array): Promise<Uint8Array> {
    const format = await checkedFormat(inspector, bytes, 'photo');
    if (bytes.byteLength <= uploadLimits.photoBytes) return bytes;
    const smaller = (await converter.clean(bytes, { format, maxSide: uploadLimits.photoSide })).bytes;
    if (smaller.byteLength <= uploadLimits.photoBytes) return smaller;
    return (await converter.convert(smaller, { format: 'webp' })).bytes;
  }

  return {
    name: source?.name ?? null,

    async search({ search, cursor }: { search: string; cursor?: string | undefined }) {
      const words = search.replace(/\s+/g, ' ');
      const number = cursor === undefined ? 1 : Number(/^p([2-9]|1[0-2])$/.exec(cursor)?.[1]);
      if (Number.isNaN(number))
        throw new AppError('invalid_request', UNKNOWN_PAGE, { fields: { cursor: UNKNOWN_PAGE } });
      required();
      const { photos, hasMore } = await find(words, number);
      const ends = new Date((Math.floor(clock.now().getTime() / DAY_MS) + 2) * DAY_MS); // the same all day, so that browsers keep them
      return {
        items: photos.map(({ id, title, creator, source: collection, width, height }) => ({
          id,
          title,
          creator,
          source: collection,
          width,
          height,
          thumbnailUrl: `/api/creative/free-photos/thumbnail?token=${thumbnails.seal(id, ends)}`,
        })),
        nextCursor: hasMore ? `p${number + 1}` : null,
      };
    },

    /** Only of what a search has shown: nobody can have us fetch anything else. */
    async readThumbnail(token: string) {
      const photoId = thumbnails.open(token, clock.now());
      if (photoId === null) throw new AppError('not_found', 'This preview has expired. Search again.');
      const from = required();
      if (drawing >= MOST_AT_ONCE)
        throw new AppError('rate_limited', 'Too many previews are loading. Try again in a few seconds.', {
          retryAfter: 5,
        });
      drawing += 1;
      try {
        return await from.readThumbnail(photoId);
      } finally {
        drawing -= 1;
      }
    },

    /** Chosen again, the one that is there comes back. Throws `conflict` when the library is full. */
    async keep(place: Workspace, photoId: string, actor: Actor) {
      const from = required();
      const there = await repository.findKept(place.id, photoId);
      if (there) return presentCreation({ row: there, liked: false, shared: false });
      const photo = await described(photoId);
      await uploads.requireRoom(place, 1); // a full library costs no download
      const file = await from.readFile(photo);
      try {
        return await uploads.keepPhoto(
          place,
          { bytes: await asUpload(file), name: photo.title, origin: originOf(from.name, photo, clock.now()) },
          actor,
        );
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'invalid_request') throw error;
        throw new AppError('conflict', 'The file of this photo cannot be used. Choose another one.', {
          detail: error.message,
          cause: error,
        });
      }
    },
  };
}

const originOf = (catalogue: string, photo: FreePhoto, at: Date): PhotoOrigin => ({
  catalogue,
  photoId: photo.id,
  title: photo.title,
  creator: photo.creator,
  source: photo.source,
  pageUrl: photo.pageUrl,
  licence: photo.licence,
  licenceUrl: freeLicences[photo.licence].url,
  retrievedAt: at.toISOString(),
});

/** The catalogue itself lets its answers be kept for seven days; a photograph that is withdrawn should go sooner. */
const KEPT_MS = 6 * HOUR_MS;
const MOST_PAGES = 200;
/** Previews at a time in this process; a page of them is 20. */
const MOST_AT_ONCE = 60;

export type FreePhotoService = ReturnType<typeof makeFreePhotoService>;

interface Dependencies {
  source: FreePhotos | null;
  repository: FreePhotoRepository;
  uploads: Pick<UploadService, 'keepPhoto' | 'requireRoom'>;
  inspector: FileInspector;
  converter: PictureConverter;
  thumbnails: SignedTokens;
  clock: Clock;
}
