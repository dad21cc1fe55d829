import * as z from 'zod/mini';
import { MAX_PIXELS } from '../../../src/domain/file-purpose';
import { freeLicenceNames, freePhotoLimits } from '../../../src/domain/free-photo';
import type { FreePhoto } from '../../ports/free-photos';

/**
 * One record of the catalogue as we offer it; null for whatever we do not: another licence than CC0 or the Public Domain Mark,
 * what is no photograph, what somebody called unsuitable, what is too small, or too large to be taken, and records whose
 * shape is not as published. The search asks for the same; nothing relies on its having been heard.
 */
export function readFreePhoto(record: unknown): FreePhoto | null {
  const { data } = z.safeParse(recordSchema, record);
  if (!data || data.category !== 'photograph' || data.mature || (data.unstable__sensitivity ?? []).length > 0)
    return null;
  const { id, width, height, filesize, filetype, license: licence, url: fileUrl, foreign_landing_url: pageUrl } = data;
  if (Math.min(width, height) < freePhotoLimits.side || width * height > MAX_PIXELS) return null;
  if ((filesize ?? 0) > freePhotoLimits.bytes || (filetype && !FILE_TYPES.has(filetype.toLowerCase()))) return null;
  if (!isWebAddress(fileUrl) || !isWebAddress(pageUrl)) return null;
  return {
    id,
    title: onOneLine(data.title ?? '', 160) || 'Untitled photo',
    creator: onOneLine(data.creator ?? '', 120),
    source: sourceName(data.source),
    pageUrl,
    licence,
    width,
    height,
    fileUrl,
  };
}

/** Without tags, which some collections put into titles, and without marks that turn the text around them. */
const onOneLine = (text: string, most: number): string => {
  const line = text
    .toWellFormed()
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…`.toWellFormed() : line;
};

/** The catalogue's identifier as a name: "smithsonian_american_art_museum" → "Smithsonian American Art Museum". */
const sourceName = (source: string): string =>
  SOURCES.get(source) ??
  onOneLine(source.replace(/[_-]+/g, ' '), 80).replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && new URL(address).username === '';

/** Spelled in another way than their identifiers. */
const SOURCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    stocksnap: 'StockSnap',
    wikimedia: 'Wikimedia Commons',
    rawpixel: 'rawpixel',
    nasa: 'NASA',
    inaturalist: 'iNaturalist',
    met: 'Metropolitan Museum of Art',
    wordpress: 'WordPress Photo Directory',
    nypl: 'New York Public Library',
  }),
);
const FILE_TYPES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'webp']);

/** The fields we use, of those that it publishes (docs/free-photos.md). */
const recordSchema = z.object({
  id: z.uuid().check(z.toLowerCase()),
  title: z.nullish(z.string()),
  creator: z.nullish(z.string()),
  source: z.string().check(z.maxLength(80)),
  license: z.enum(freeLicenceNames),
  category: z.nullish(z.string()),
  filesize: z.nullish(z.number()),
  filetype: z.nullish(z.string()),
  foreign_landing_url: z.string().check(z.maxLength(2_000)),
  url: z.string().check(z.maxLength(2_000)),
  mature: z.boolean(),
  unstable__sensitivity: z.nullish(z.array(z.unknown())),
  width: z.int(),
  height: z.int(),
});
