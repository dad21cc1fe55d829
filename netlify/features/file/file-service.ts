import type { StoredFile } from '../../../src/contracts/file';
import { HOUR_SECONDS } from '../../../src/domain/duration';
import {
  allowedTypes,
  fileName,
  filePurposes,
  fileTypes,
  isFileType,
  MAX_PIXELS,
  type FilePurpose,
  type FileType,
} from '../../../src/domain/file-purpose';
import { AppError, notFound } from '../../errors/app-error';
import type { FileToSend } from '../../http/send-file';
import type { Clock } from '../../ports/clock';
import type { FileInspector } from '../../ports/file-inspector';
import type { FileLinks } from '../../ports/file-links';
import type { Ids } from '../../ports/ids';
import type { StoragePort } from '../../ports/storage';
import type { FileRepository, FileRow } from './file-repository';

/** Uploaded files: checked, stored under a key that we generate, served to their workspace or through a link. */
export function makeFileService({ repository, storage, inspector, links, digest, clock, ids }: Dependencies) {
  /** A stored file to send; its bytes are read on demand. */
  const toSend = ({ storageKey, contentType, bytes, name }: SendableRow): FileToSend => ({
    contentType,
    name,
    bytes,
    tag:
      /-([0-9a-f]{32})\.[a-z0-9]+$/.exec(storageKey)?.[1] ?? digest(new TextEncoder().encode(storageKey)).slice(0, 32),
    async read(range) {
      const found = range ? await readPart(storageKey, range) : await storage.read(storageKey);
      if (!found) throw notFound('file');
      return found;
    },
  });

  async function readPart(key: string, { start, end }: { start: number; end: number }): Promise<Uint8Array | null> {
    if (storage.readRange) return storage.readRange(key, start, end);
    return (await storage.read(key))?.subarray(start, end + 1) ?? null;
  }

  /** The type found in the bytes, if this purpose accepts it; otherwise throws a sentence that says what it accepts. */
  async function checkedType(bytes: Uint8Array, purpose: FilePurpose): Promise<FileType> {
    const { maxBytes, types, label } = filePurposes[purpose];
    const use = `Use ${allowedTypes(purpose)}.`;
    if (bytes.byteLength === 0) throw refusal(`This file is empty. ${use}`);
    if (bytes.byteLength > maxBytes)
      throw new AppError(
        'too_large',
        `A ${label} can be at most ${maxBytes / MB} MB. Save a smaller version and try again.`,
      );
    const found = await inspector.inspect(bytes);
    if (found.kind === 'markup')
      throw refusal(`We cannot accept SVG, HTML or other text that can contain scripts. ${use}`);
    if (found.kind === 'mixed')
      throw refusal(
        `This file is a picture and something else at the same time, so we cannot accept it. Save it again as ${allowedTypes(purpose)}.`,
      );
    if (found.kind === 'broken')
      throw refusal(`This picture is damaged or incomplete. Save it again as ${allowedTypes(purpose)}.`);
    if (found.kind !== 'picture' || !types.some((type) => type === found.type))
      throw refusal(`A ${label} cannot have this file type. ${use}`);
    if (found.width * found.height > MAX_PIXELS)
      throw refusal(
        `This picture is ${found.width} × ${found.height} pixels. Save it with at most ${MAX_PIXELS / 1_000_000} million pixels.`,
      );
    return found.type;
  }

  return {
    /** Throws `invalid_request` for bytes of a type that the purpose does not accept, `too_large` over its limit. */
    async keep(workspaceId: string, { bytes, purpose, name, createdBy }: NewFile): Promise<StoredFile> {
      const contentType = await checkedType(bytes, purpose);
      const id = ids.id();
      // With the content's hash in its key, a file's entity tag is known without reading it.
      const storageKey = `${FILES}/${workspaceId}/${id}-${digest(bytes).slice(0, 32)}.${fileTypes[contentType].extension}`;
      const row = {
        id,
        workspaceId,
        storageKey,
        purpose,
        name: fileName(name, contentType, purpose),
        contentType,
        bytes: bytes.byteLength,
        createdBy: createdBy ?? null,
        createdAt: clock.now(),
      };
      // Bytes first, so that a row always has its file. Bytes whose row was never written are removed a day later.
      await storage.write(storageKey, bytes);
      await repository.insert(row);
      return toStoredFile(row);
    },

    async list(workspaceId: string, query: { cursor?: string; limit: number; purpose?: FilePurpose }) {
      const { rows, nextCursor } = await repository.list(workspaceId, query);
      return { items: rows.map(toStoredFile), nextCursor };
    },

    async read(workspaceId: string, fileId: string): Promise<FileToSend> {
      const row = await repository.find(workspaceId, fileId);
      if (!row) throw notFound('file');
      return toSend(row);
    },

    async remove(workspaceId: string, fileId: string): Promise<{ id: string }> {
      const removed = await repository.remove(workspaceId, fileId);
      if (!removed) throw notFound('file');
      // For its owner it is gone. If the store is unreachable now, the job removes the bytes.
      await storage.remove(removed.storageKey).catch(() => undefined);
      return { id: fileId };
    },

    /** A link for people without an account, as a path of this installation, valid for `seconds`. */
    async link(
      workspaceId: string,
      fileId: string,
      seconds = HOUR_SECONDS,
    ): Promise<{ url: string; expiresAt: string }> {
      if (!(await repository.find(workspaceId, fileId))) throw notFound('file');
      const expiresAt = new Date((Math.floor(clock.now().getTime() / 1000) + seconds) * 1000);
      return {
        url: `/api/files/shared/${links.seal({ workspaceId, fileId, expiresAt })}`,
        expiresAt: expiresAt.toISOString(),
      };
    },

    /** The file behind a link, and for how many more seconds; forged, expired and unknown links are all "not found". */
    async readShared(token: string): Promise<{ file: FileToSend; secondsLeft: number }> {
      const grant = links.open(token);
      const secondsLeft = grant ? (grant.expiresAt.getTime() - clock.now().getTime()) / 1000 : 0;
      const row = grant && secondsLeft > 0 ? await repository.find(grant.workspaceId, grant.fileId) : null;
      if (!row) throw new AppError('not_found', 'There is nothing at this address.');
      return { file: toSend(row), secondsLeft: Math.floor(secondsLeft) };
    },

    /** The logo on a workspace's public page. */
    async readPublicLogo(workspaceSlug: string): Promise<FileToSend> {
      const row = await repository.findPublicLogo(workspaceSlug);
      if (!row) throw notFound('logo');
      return toSend({ ...row, name: isFileType(row.contentType) ? fileName('', row.contentType, 'logo') : 'logo' });
    },
  };
}

const toStoredFile = ({
  id,
  name,
  purpose,
  contentType,
  bytes,
  createdAt,
}: Omit<FileRow, 'createdBy'>): StoredFile => ({
  id,
  url: `/api/files/${id}/content`,
  name,
  purpose: purpose as FilePurpose,
  contentType,
  bytes,
  createdAt: createdAt.toISOString(),
});

const refusal = (sentence: string): AppError =>
  new AppError('invalid_request', sentence, { fields: { file: sentence } });

/** Folder of the store. */
export const FILES = 'files';
const MB = 1024 * 1024;

export type FileService = ReturnType<typeof makeFileService>;

type SendableRow = Pick<FileRow, 'storageKey' | 'contentType' | 'bytes' | 'name'>;

interface NewFile {
  bytes: Uint8Array;
  purpose: FilePurpose;
  /** The name that the person gave it. */
  name: string;
  createdBy?: string;
}

interface Dependencies {
  repository: FileRepository;
  storage: StoragePort;
  inspector: FileInspector;
  links: FileLinks;
  /** SHA-256 in hexadecimal. */
  digest(bytes: Uint8Array): string;
  clock: Clock;
  ids: Ids;
}
