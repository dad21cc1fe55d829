import type { FreeLicence } from '../../src/domain/free-photo';

/**
 * An open catalogue of photographs in the public domain. It learns the words that are searched for and nothing of who asks.
 * Every method throws AppError with a sentence for people: `unavailable` when the catalogue or the place of a file cannot be
 * reached, answers nonsense or lets us ask no more for now (with `retryAfter`), `not_found` when a photograph is gone.
 */
export interface FreePhotos {
  /** As people know it. */
  name: string;
  /** `page` counts from 1. Whatever is not certainly a usable photograph in the public domain is left out. */
  search(words: string, page: number): Promise<FreePhotoPage>;
  /** As the catalogue describes it now; null when it is gone or no longer offered in the public domain. */
  find(photoId: string): Promise<FreePhoto | null>;
  /** A small picture: PNG, JPEG or WebP by its bytes. */
  readThumbnail(
    photoId: string,
  ): Promise<{ bytes: Uint8Array; contentType: 'image/png' | 'image/jpeg' | 'image/webp' }>;
  /** Whatever lies at its address, at most `freePhotoLimits.bytes`; unchecked. */
  readFile(photo: FreePhoto): Promise<Uint8Array>;
}

export interface FreePhotoPage {
  photos: FreePhoto[];
  /** Whether the catalogue has more, as far as it shows them. */
  hasMore: boolean;
}

/** Texts are on one line, without control characters; creator is '' if nobody is named. */
export interface FreePhoto {
  id: string;
  title: string;
  creator: string;
  /** Whose collection it is in, such as "Flickr". */
  source: string;
  /** Its page there, http or https. */
  pageUrl: string;
  licence: FreeLicence;
  /** In pixels, as the catalogue states them. */
  width: number;
  height: number;
  /** Where the file is, on any host. */
  fileUrl: string;
}
