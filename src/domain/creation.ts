/** Pictures and clips of a workspace's library. */
export const creationTypes = ['image', 'video'] as const;
export type CreationType = (typeof creationTypes)[number];

/** Made by the product, or uploaded by people. */
export const creationSources = ['made', 'uploaded'] as const;
export type CreationSource = (typeof creationSources)[number];

/**
 * generating: nothing to show yet. refining: a rough picture is shown until the finished one replaces it.
 * cancelled and failed ones have no file and do not count towards the allowance.
 */
export const creationStatuses = ['generating', 'refining', 'completed', 'failed', 'cancelled'] as const;
export type CreationStatus = (typeof creationStatuses)[number];

/** Whether there is a file to show. */
export const isShown = (status: CreationStatus): boolean => status === 'completed' || status === 'refining';
/** Whether it will still change without anyone acting. */
export const isInHand = (status: CreationStatus): boolean => status === 'generating' || status === 'refining';

export const creationSorts = ['newest', 'oldest', 'liked', 'downloaded', 'title'] as const;
export type CreationSort = (typeof creationSorts)[number];

/** Who makes it: the built-in designer, or the service whose key the workspace stored. */
export const creationMakers = ['built-in', 'service'] as const;
export type CreationMaker = (typeof creationMakers)[number];

/** The longest description of a picture or clip, in characters. */
export const DESCRIPTION_MAX = 1_000;
/** The words of a full notice. */
export const SUPPORTING_MAX = 500;

/** Thumbnail widths in pixels. */
export const thumbnailWidths = [240, 480, 960] as const;
export type ThumbnailWidth = (typeof thumbnailWidths)[number];

/** File formats in which a picture can be saved; a clip is always MP4. */
export const pictureFormats = {
  webp: { label: 'WebP', contentType: 'image/webp' },
  png: { label: 'PNG', contentType: 'image/png' },
  jpeg: { label: 'JPEG', contentType: 'image/jpeg' },
} as const;
export type PictureFormat = keyof typeof pictureFormats;
export const pictureFormatNames = Object.keys(pictureFormats) as [PictureFormat, ...PictureFormat[]];

/** Limits for an upload after the browser has re-encoded it and stripped its metadata. */
export const uploadLimits = {
  photoBytes: 4 * 1024 * 1024,
  /** The longer side, in pixels. */
  photoSide: 2560,
  clipBytes: 64 * 1024 * 1024,
  clipPartBytes: 4 * 1024 * 1024,
  clipSeconds: 120,
} as const;
