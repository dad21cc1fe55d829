import type { Actor } from '../../../../src/domain/activity';
import { pictureFormats, uploadLimits } from '../../../../src/domain/creation';
import type { PhotoOrigin } from '../../../../src/domain/free-photo';
import { fileTypes } from '../../../../src/domain/file-purpose';
import { activityEvents } from '../../../../src/domain/activity-events';
import { nearestRatio, titleOfFile, uploadRoom } from '../../../../src/domain/library';
import type { Clock } from '../../../ports/clock';
import type { FileInspector } from '../../../ports/file-inspector';
import type { Ids } from '../../../ports/ids';
import type { PictureConverter } from '../../../ports/picture-converter';
import type { StoragePort } from '../../../ports/storage';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import { checkedFormat, damaged } from './upload-check';
import { presentCreation } from '../creations/present-creation';
import type { NewUpload, UploadRepository } from './upload-repository';
import { noRoom } from './upload-room';

/** What people bring into the library: kept under a key of our own making, without what it tells beside its pixels. */
export function makeUploadService({ repository, storage, inspector, converter, digest, clock, ids }: Dependencies) {
  const mediaKey = (place: Workspace, id: string, bytes: Uint8Array, extension: string): string =>
    `media/${place.id}/${id}-${digest(bytes).slice(0, 32)}.${extension}`;

  /** Before anything is written, so that a full library costs no storage. */
  async function requireRoom(place: Workspace, bytes: number): Promise<void> {
    if ((await repository.sumBytes(place.id)) + bytes > uploadRoom(place.plan)) throw noRoom(place.plan);
  }

  /** Files first: a row always has them. Those whose row never came are taken away a day later. */
  async function keep(
    place: Workspace,
    upload: Omit<NewUpload, 'workspaceId' | 'source' | 'provider' | 'altText' | 'aspectRatio' | 'createdAt'>,
    actor: Actor,
  ) {
    const row = {
      ...upload,
      workspaceId: place.id,
      source: 'uploaded' as const,
      provider: upload.origin?.catalogue ?? 'Your upload',
      altText: '',
      aspectRatio: nearestRatio(upload),
      createdAt: clock.now(),
    };
    const activity = {
      ...activityEvents.creationUploaded({ type: upload.type ?? 'image', title: upload.title }),
      id: ids.id(),
      workspaceId: place.id,
      actor,
      at: row.createdAt,
    };
    const kept = await repository.add(row, uploadRoom(place.plan), activity);
    if (kept === 'full') throw noRoom(place.plan);
    return presentCreation({ row: kept, liked: false, shared: false });
  }

  return {
    mediaKey,
    requireRoom,
    keep,

    /** Throws `invalid_request` for bytes that are no photograph, `conflict` when the library is full. */
    async keepPhoto(
      place: Workspace,
      { bytes, name, origin = null }: { bytes: Uint8Array; name: string; origin?: PhotoOrigin | null },
      actor: Actor,
    ) {
      const format = await checkedFormat(inspector, bytes, 'photo');
      await requireRoom(place, bytes.byteLength);
      const photo = await converter
        .clean(bytes, { format, maxSide: uploadLimits.photoSide })
        .catch((cause: unknown) => Promise.reject(damaged(cause)));
      const { contentType } = pictureFormats[format];
      const id = ids.id();
      const storageKey = mediaKey(place, id, photo.bytes, fileTypes[contentType].extension);
      await storage.write(storageKey, photo.bytes);
      return keep(
        place,
        {
          id,
          type: 'image',
          title: titleOfFile(name, 'Photo'),
          storageKey,
          contentType,
          bytes: photo.bytes.byteLength,
          width: photo.width,
          height: photo.height,
          origin,
        },
        actor,
      );
    },
  };
}

export type UploadService = ReturnType<typeof makeUploadService>;

export type Workspace = WorkspacePart<'id' | 'plan'>;

interface Dependencies {
  repository: UploadRepository;
  storage: StoragePort;
  inspector: FileInspector;
  converter: PictureConverter;
  /** SHA-256 in hexadecimal. */
  digest(bytes: Uint8Array): string;
  clock: Clock;
  ids: Ids;
}
