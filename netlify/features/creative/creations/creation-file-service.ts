import {
  isShown,
  pictureFormats,
  pictureFormatNames,
  type PictureFormat,
  type ThumbnailWidth,
} from '../../../../src/domain/creation';
import { fileTypes, isFileType } from '../../../../src/domain/file-purpose';
import { fileNameOfTitle } from '../../../../src/domain/library';
import { networkSizes, type NetworkSize } from '../../../../src/domain/network-size';
import { AppError } from '../../../errors/app-error';
import type { FileToSend } from '../../../http/send-file';
import type { Frame, PictureConverter } from '../../../ports/picture-converter';
import type { ProvenancePort } from '../../../ports/provenance';
import type { StoragePort } from '../../../ports/storage';
import { isByService } from './creation-keys';
import { keepCopy } from './creation-copy';
import type { MakingDoors } from '../making/making-doors';
import type { CreationRow } from './present-creation';
import { mailPictureKey, thumbnailKey } from './creation-thumbnail-key';

/** The files of the library: as they are, in other formats and sizes, and small. */
export function makeCreationFileService({ doors, storage, converter, provenance, digest }: Dependencies) {
  async function readPicture(row: CreationRow): Promise<Uint8Array> {
    if (!isShown(row.status)) throw nothingYet();
    const bytes = await doors.readPicture(row);
    if (!bytes) throw new AppError('not_found', 'The file for this picture was lost, and it cannot be made again.');
    return bytes;
  }

  /** A clip is read as far as it is asked for. */
  async function clip(row: CreationRow, name: string): Promise<FileToSend> {
    if (!isShown(row.status)) throw nothingYet();
    const { storageKey, contentType } = row;
    const stored = await storage.stat(storageKey);
    if (!stored) throw await lost(row);
    const read = async (range?: { start: number; end: number }): Promise<Uint8Array> => {
      const found =
        range && storage.readRange
          ? await storage.readRange(storageKey, range.start, range.end)
          : (await storage.read(storageKey))?.subarray(range?.start ?? 0, range ? range.end + 1 : undefined);
      if (!found) throw await lost(row);
      return found;
    };
    return { contentType, name, bytes: stored.bytes, tag: digest(storageKey).slice(0, 32), read };
  }

  async function lost(row: CreationRow): Promise<AppError> {
    if (row.source !== 'made') return new AppError('not_found', 'The file for this clip was lost. Upload it again.');
    await doors.makeAgain(row);
    return new AppError(
      'not_found',
      'The file for this clip was lost. We are making it again; check back in a few minutes.',
    );
  }

  /** What stands for it: the picture itself, or the still of a clip. */
  async function readStill(row: CreationRow): Promise<{ key: string; bytes: Uint8Array }> {
    if (row.type === 'image') return { key: row.storageKey, bytes: await readPicture(row) };
    if (!isShown(row.status)) throw nothingYet();
    const bytes = row.posterKey && (await storage.read(row.posterKey));
    if (!row.posterKey || !bytes) throw await lost(row);
    return { key: row.posterKey, bytes };
  }

  /** Written anew by the canvas, it has lost its label; what people brought never had one. */
  const labelled = (row: CreationRow, bytes: Uint8Array): Uint8Array => {
    if (row.source !== 'made') return bytes;
    const byVendor = isByService(row);
    return provenance.label(bytes, {
      source: byVendor ? 'trained' : row.brief?.photo ? 'composite' : 'algorithmic',
      tool: byVendor ? row.provider : `Fourbeat ${row.provider.toLowerCase()}`,
      promptHash: digest(row.prompt),
      title: row.title,
      altText: row.altText,
      createdAt: row.createdAt,
    });
  };

  async function convert(
    row: CreationRow,
    { format, frame }: { format: PictureFormat; frame?: Frame | undefined },
  ): Promise<Uint8Array> {
    const still = await readStill(row);
    return labelled(row, (await converter.convert(still.bytes, { format, ...(frame && { frame }) })).bytes);
  }

  return {
    /** A clip comes as it is. Throws `not_found` while there is no file, and for a file that was lost. */
    async read(
      row: CreationRow,
      { format, size }: { format?: PictureFormat | undefined; size?: NetworkSize | undefined } = {},
    ): Promise<FileToSend> {
      const name = (type: string) =>
        fileNameOfTitle(
          row.title,
          isFileType(type) ? fileTypes[type].extension : 'bin',
          row.type === 'video' ? 'clip' : 'picture',
        );
      if (row.type === 'video') return clip(row, name(row.contentType));
      const own = pictureFormatNames.find((one) => pictureFormats[one].contentType === row.contentType) ?? 'webp';
      const isOther = size !== undefined || (format !== undefined && format !== own);
      const { contentType } = pictureFormats[format ?? own];
      return ofBytes(
        isOther
          ? await convert(row, { format: format ?? own, frame: size && networkSizes[size] })
          : await readPicture(row),
        contentType,
        name(contentType),
      );
    },

    /** Kept once it was made; the job takes it away when it is old. */
    async readThumbnail(row: CreationRow, width: ThumbnailWidth): Promise<FileToSend> {
      if (!isShown(row.status)) throw nothingYet();
      const key = thumbnailKey((row.type === 'video' ? row.posterKey : null) ?? row.storageKey, width, digest);
      const kept = await storage.read(key);
      if (kept) return ofBytes(kept, 'image/webp', `${row.id}.webp`);
      const { bytes } = await converter.shrink((await readStill(row)).bytes, width);
      await keepCopy(storage, key, bytes);
      return ofBytes(bytes, 'image/webp', `${row.id}.webp`);
    },

    /** As every mail program shows it: JPEG, or PNG where light may shine through, at most 1,200 pixels wide. Kept as small pictures are. */
    async readForMail(row: CreationRow): Promise<FileToSend> {
      const format = row.type === 'image' && row.contentType === 'image/png' ? 'png' : 'jpeg';
      const { contentType } = pictureFormats[format];
      const key = mailPictureKey(
        (row.type === 'video' ? row.posterKey : null) ?? row.storageKey,
        fileTypes[contentType].extension,
        digest,
      );
      const kept = isShown(row.status) ? await storage.read(key) : null;
      const width = Math.min(MAIL_WIDTH, row.width);
      const bytes =
        kept ??
        (await convert(row, {
          format,
          frame: { width, height: Math.max(1, Math.round((row.height * width) / row.width)) },
        }));
      if (!kept) await keepCopy(storage, key, bytes);
      return ofBytes(bytes, contentType, fileNameOfTitle(row.title, fileTypes[contentType].extension, 'picture'));
    },

    /** A JPEG in a frame, such as the ones in which other sites show links. */
    readCard: async (row: CreationRow, frame: Frame): Promise<FileToSend> =>
      ofBytes(await convert(row, { format: 'jpeg', frame }), 'image/jpeg', 'card.jpg'),

    /** The whole file, or null when it was lost for good. */
    async readWhole(row: CreationRow): Promise<Uint8Array | null> {
      if (!isShown(row.status)) return null;
      return row.type === 'image' ? doors.readPicture(row) : storage.read(row.storageKey);
    },
  };

  function ofBytes(bytes: Uint8Array, contentType: string, name: string): FileToSend {
    return {
      contentType,
      name,
      bytes: bytes.byteLength,
      tag: digest(bytes).slice(0, 32),
      read: async (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes),
    };
  }
}

const nothingYet = (): AppError => new AppError('not_found', 'There is no file yet. Try again when it is ready.');

const MAIL_WIDTH = 1_200;

export type CreationFileService = ReturnType<typeof makeCreationFileService>;

interface Dependencies {
  doors: MakingDoors;
  storage: StoragePort;
  converter: PictureConverter;
  provenance: ProvenancePort;
  /** SHA-256 in hexadecimal. */
  digest: (content: string | Uint8Array) => string;
}
