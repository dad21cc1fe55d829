import type { Actor } from '../../../../src/domain/activity';
import { uploadLimits } from '../../../../src/domain/creation';
import { titleOfFile } from '../../../../src/domain/library';
import { AppError, notFound } from '../../../errors/app-error';
import type { ClipInspection, ClipInspector } from '../../../ports/clip-inspector';
import type { FileInspector } from '../../../ports/file-inspector';
import type { Ids } from '../../../ports/ids';
import type { PictureConverter } from '../../../ports/picture-converter';
import type { StoragePort } from '../../../ports/storage';
import { checkedFormat, damaged, refusal } from './upload-check';
import { presentCreation } from '../creations/present-creation';
import type { UploadRepository } from './upload-repository';
import type { Workspace, UploadService } from './upload-service';

/**
 * Clips that people bring, in parts small enough for every host. What has come lies in the store until the last step;
 * of a clip that is never finished the parts are taken away a day later. Nothing here decodes a clip.
 */
export function makeClipService({ uploads, repository, storage, inspector, clips, converter, ids }: Dependencies) {
  const keyOf = (place: Workspace, clipId: string, part: string): string => `partial/${place.id}/${clipId}-${part}`;
  const partKey = (place: Workspace, clipId: string, part: number): string => keyOf(place, clipId, `${part}.bin`);

  /** What was said when it began. Throws `not_found` for another workspace's and for one that never began. */
  async function readPlan(place: Workspace, clipId: string): Promise<Plan> {
    const stored = await storage.read(keyOf(place, clipId, PLAN));
    if (!stored) throw notFound('clip');
    return JSON.parse(new TextDecoder().decode(stored)) as Plan;
  }

  async function join(place: Workspace, clipId: string, bytes: number): Promise<Uint8Array> {
    const joined = new Uint8Array(bytes);
    let filled = 0;
    for (let part = 1; part <= partsOf(bytes); part += 1) {
      const found = await storage.read(partKey(place, clipId, part));
      if (!found) throw new AppError('conflict', `Part ${part} of this clip did not arrive. Send it again.`);
      if (filled + found.byteLength > bytes) throw longerOrShorter();
      joined.set(found, filled);
      filled += found.byteLength;
    }
    if (filled !== bytes) throw longerOrShorter();
    return joined;
  }

  /** Without what stands in the way of keeping it; otherwise a sentence. */
  function checkedClip(bytes: Uint8Array): Extract<ClipInspection, { kind: 'clip' }> {
    const found = clips.inspect(bytes);
    if (found.kind !== 'clip') throw refusal(SENTENCES[found.kind]);
    if (found.durationMs > (uploadLimits.clipSeconds + 1) * 1_000)
      throw refusal(
        `This clip is ${Math.round(found.durationMs / 1_000)} seconds long. Cut it to ${uploadLimits.clipSeconds}.`,
      );
    if (Math.max(found.width, found.height) > MAX_SIDE)
      throw refusal(
        `This clip is ${found.width} × ${found.height} pixels. Save it with at most ${MAX_SIDE} on its longer side.`,
      );
    return found;
  }

  async function forget(place: Workspace, clipId: string, bytes: number): Promise<void> {
    const parts = Array.from({ length: partsOf(bytes) }, (_, part) => partKey(place, clipId, part + 1));
    for (const key of [...parts, keyOf(place, clipId, POSTER), keyOf(place, clipId, PLAN)])
      await storage.remove(key).catch(() => undefined); // the job takes what is left
  }

  return {
    async begin(
      place: Workspace,
      { bytes, name }: { bytes: number; name: string },
    ): Promise<{ id: string; partBytes: number; parts: number }> {
      await uploads.requireRoom(place, bytes);
      const id = ids.id();
      await storage.write(
        keyOf(place, id, PLAN),
        new TextEncoder().encode(JSON.stringify({ bytes, name } satisfies Plan)),
      );
      return { id, partBytes: PART_BYTES, parts: partsOf(bytes) };
    },

    /** Throws `invalid_request` for a part that the clip does not have or that is not as long as it must be. */
    async keepPart(place: Workspace, clipId: string, part: number, bytes: Uint8Array): Promise<{ part: number }> {
      const plan = await readPlan(place, clipId);
      const count = partsOf(plan.bytes);
      if (part > count) throw refusal(`This clip has ${count} ${count === 1 ? 'part' : 'parts'}.`);
      const expected = part < count ? PART_BYTES : plan.bytes - (count - 1) * PART_BYTES;
      if (bytes.byteLength !== expected)
        throw refusal(`Part ${part} must have ${expected} bytes; ${bytes.byteLength} came.`);
      await storage.write(partKey(place, clipId, part), bytes);
      return { part };
    },

    async keepPoster(place: Workspace, clipId: string, bytes: Uint8Array): Promise<{ id: string }> {
      await readPlan(place, clipId);
      await checkedFormat(inspector, bytes, 'still');
      const { bytes: poster } = await converter
        .shrink(bytes, POSTER_WIDTH)
        .catch((cause: unknown) => Promise.reject(damaged(cause)));
      await storage.write(keyOf(place, clipId, POSTER), poster);
      return { id: clipId };
    },

    /** Finished once more, it is the same clip. Throws `conflict` while something of it has not arrived. */
    async finish(place: Workspace, clipId: string, { name }: { name: string }, actor: Actor) {
      const done = await repository.find(place.id, clipId);
      if (done) return presentCreation({ row: done, liked: false, shared: false });
      const plan = await readPlan(place, clipId);
      const joined = await join(place, clipId, plan.bytes);
      const poster = await storage.read(keyOf(place, clipId, POSTER));
      if (!poster) throw new AppError('conflict', 'The preview picture of this clip did not arrive. Send it again.');
      const { bytes, width, height, durationMs } = checkedClip(joined);
      const [storageKey, posterKey] = [
        uploads.mediaKey(place, clipId, bytes, 'mp4'),
        uploads.mediaKey(place, clipId, poster, 'webp'),
      ];
      await storage.write(posterKey, poster);
      await storage.write(storageKey, bytes);
      const title = titleOfFile(name || plan.name, 'Clip');
      const kept = await uploads.keep(
        place,
        {
          id: clipId,
          type: 'video',
          title,
          storageKey,
          posterKey,
          contentType: 'video/mp4',
          bytes: bytes.byteLength,
          width,
          height,
          durationMs,
        },
        actor,
      );
      await forget(place, clipId, plan.bytes);
      return kept;
    },
  };
}

const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

const longerOrShorter = (): AppError =>
  new AppError('conflict', 'The parts of this clip do not add up to the whole. Start the upload again.');

const SENTENCES: Record<Exclude<ClipInspection['kind'], 'clip'>, string> = {
  other: 'This is not an MP4. Save the clip as MP4 with H.264 and upload it again.',
  codec: 'We cannot read this kind of MP4. Save it with H.264 video and AAC sound.',
  tracks:
    'A clip can have one video track and at most one sound track. Save it without chapters, subtitles and other tracks.',
  pieces: 'This MP4 is split into fragments, as streams are. Save it again as a plain MP4.',
  broken: 'This clip is damaged or incomplete. Save it again as MP4 with H.264.',
};

const PART_BYTES = uploadLimits.clipPartBytes;
const POSTER_WIDTH = 1920;
/** As wide as 4K. */
const MAX_SIDE = 4_096;
const PLAN = 'plan.json';
const POSTER = 'poster.webp';

export type ClipService = ReturnType<typeof makeClipService>;

interface Plan {
  /** Of the whole clip. */
  bytes: number;
  /** What the person called it. */
  name: string;
}

interface Dependencies {
  uploads: Pick<UploadService, 'mediaKey' | 'requireRoom' | 'keep'>;
  repository: Pick<UploadRepository, 'find'>;
  storage: StoragePort;
  inspector: FileInspector;
  clips: ClipInspector;
  converter: PictureConverter;
  ids: Ids;
}
