import { thumbnailWidths, type ThumbnailWidth } from '../../../../src/domain/creation';

/** Where the small pictures of a stored file lie. `digest`: SHA-256 in hexadecimal. */
export const thumbnailKey = (storageKey: string, width: ThumbnailWidth, digest: (text: string) => string): string =>
  `thumbs/${digest(storageKey).slice(0, 32)}-${width}.webp`;

/** And where the one for mails lies. */
export const mailPictureKey = (storageKey: string, extension: string, digest: (text: string) => string): string =>
  `thumbs/${digest(storageKey).slice(0, 32)}-mail.${extension}`;

export const thumbnailKeys = (storageKey: string, digest: (text: string) => string): string[] =>
  thumbnailWidths.map((width) => thumbnailKey(storageKey, width, digest));
