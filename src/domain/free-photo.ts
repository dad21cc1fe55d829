/**
 * Photographs in the public domain, found in an open catalogue. What the catalogue calls a licence is all that is known of
 * it, so every sentence about one says who says so.
 */
export const freeLicences = {
  /** https://creativecommons.org/publicdomain/zero/1.0/: whoever made it gave up their rights. */
  cc0: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  /** https://creativecommons.org/publicdomain/mark/1.0/: somebody marked it as free of known rights. */
  pdm: { name: 'Public Domain Mark 1.0', url: 'https://creativecommons.org/publicdomain/mark/1.0/' },
} as const;
export type FreeLicence = keyof typeof freeLicences;
export const freeLicenceNames = Object.keys(freeLicences) as [FreeLicence, ...FreeLicence[]];

/** Where a photograph of the library comes from, as it was when it was fetched. */
export interface PhotoOrigin {
  /** Who found it and states its licence, such as "Openverse". */
  catalogue: string;
  /** Its id there. */
  photoId: string;
  title: string;
  /** '' if nobody is named. */
  creator: string;
  /** Whose collection it is in, such as "Flickr". */
  source: string;
  /** Its page in that collection. */
  pageUrl: string;
  licence: FreeLicence;
  licenceUrl: string;
  /** ISO 8601, UTC. */
  retrievedAt: string;
}

/** Limits for what is offered: smaller ones look poor on a poster, larger files are not fetched. */
export const freePhotoLimits = {
  /** The shorter side, in pixels. */
  side: 600,
  bytes: 20 * 1024 * 1024,
} as const;

/** The words to search for first, from the designer's name of what it draws: "a loaf of bread" → "loaf of bread". */
export const searchWordsOf = (subject: string): string => subject.trim().replace(/^(?:an?|the|some) /i, '');
