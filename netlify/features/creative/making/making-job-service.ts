import type { ActivityEvent, NewActivity } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { fileTypes, type FileType } from '../../../../src/domain/file-purpose';
import { AppError } from '../../../errors/app-error';
import { photoGone } from '../../../errors/photo-gone';
import type { Clock } from '../../../ports/clock';
import type { Digest } from '../../../ports/digest';
import type { FileInspector } from '../../../ports/file-inspector';
import type { Ids } from '../../../ports/ids';
import type { ImageBrief, RenderOptions } from '../../../ports/image';
import type { ImageVendor } from '../../../ports/image-vendor';
import type { MotionBrief, MotionPort } from '../../../ports/motion';
import type { ProvenanceLabel, ProvenancePort } from '../../../ports/provenance';
import type { StoragePort } from '../../../ports/storage';
import { isByService, serviceKey } from '../creations/creation-keys';
import type { CreativeService } from '../creative-service';
import type { Attempt, Ending, MadeFile, MakingJobRepository } from './making-job-repository';
import type { CreationRow } from '../creations/present-creation';

/**
 * Makes what takes long: clips, finished pictures of slow styles, pictures of a service. Once a second an attempt writes
 * down how far it is and asks whether the work is still its own, so that a cancelled one stops, and of two that run at
 * once (the first was taken for dead) one ends. Files that equal briefs share are written under the same key by both.
 */
export function makeMakingJobs({
  repository,
  pictures,
  motion,
  findVendor,
  provenance,
  inspector,
  storage,
  digest,
  digestBytes,
  sleep,
  clock,
  ids,
  log,
}: Dependencies) {
  const endingOf = (workspaceId: string, cause: string): Ending => {
    const tell = (event: ActivityEvent): NewActivity => ({ ...event, id: ids.id(), workspaceId, at: clock.now() });
    return {
      cause: cause.slice(0, MAX_CAUSE),
      toActivity: (ended) => tell(activityEvents.creationFailed(ended)),
      rough: { cause: ROUGH_STAYS, toActivity: (stays) => tell(activityEvents.roughPictureStays(stays)) },
    };
  };

  /** Runs `work`, says how far it is and stops it when it is taken away. */
  async function watched<T>(attempt: Attempt, work: (options: RenderOptions) => Promise<T>): Promise<T> {
    const [taken, over] = [new AbortController(), new AbortController()];
    let [done, said] = [0, 0];
    const watch = async () => {
      for (;;) {
        await sleep(SECOND, over.signal);
        if (over.signal.aborted) return;
        const percent = Math.min(99, Math.floor(done * 100));
        // A database that is away for a moment stops nothing: the end of the work asks again.
        if (!(await repository.isStillHeld(attempt, percent > said ? percent : null).catch(() => true)))
          return taken.abort(STOPPED);
        said = Math.max(said, percent);
      }
    };
    const watching = watch();
    try {
      return await work({ signal: taken.signal, onProgress: (part) => void (done = part) });
    } finally {
      over.abort();
      await watching;
    }
  }

  async function makeClip(row: CreationRow, brief: MotionBrief, options: RenderOptions): Promise<MadeFile> {
    const posterKey = row.posterKey!;
    const [clip, poster] = await Promise.all([storage.stat(row.storageKey), storage.stat(posterKey)]);
    if (clip && poster) return { bytes: clip.bytes, durationMs: brief.seconds * 1000 };
    const photo = await photoOf(brief);
    const made = await motion.render(brief, { ...options, ...(photo && { photo }) });
    const label = labelOf(row, {
      source: photo ? 'composite' : 'algorithmic',
      tool: `Fourbeat ${motion.name.toLowerCase()} ${motion.version}`,
    });
    const bytes = provenance.label(made.bytes, label);
    // The still first: whoever finds the clip finds both.
    await storage.write(posterKey, provenance.label(made.poster, label));
    await storage.write(row.storageKey, bytes);
    return { bytes: bytes.byteLength, durationMs: made.durationMs, width: made.width, height: made.height };
  }

  /** Where the style shows one. */
  async function photoOf({ photo, style }: MotionBrief): Promise<Uint8Array | null> {
    if (!photo || !motion.photoStyles.includes(style)) return null;
    const bytes = await storage.read(photo.key);
    if (!bytes) throw photoGone();
    return bytes;
  }

  async function fetchPicture(row: CreationRow, brief: ImageBrief, { signal }: RenderOptions): Promise<MadeFile> {
    const vendor = await findVendor(row.workspaceId);
    if (!vendor)
      throw new AppError(
        'invalid_request',
        'The key for the image service has been removed. Store it under Settings, API keys, and try again.',
      );
    const { bytes } = await vendor.make(
      { prompt: brief.prompt, style: brief.style, aspectRatio: brief.aspectRatio },
      { ...(signal && { signal }) },
    );
    const found = await inspector.inspect(bytes);
    if (found.kind !== 'picture' || !TAKEN.includes(found.type))
      throw new AppError('unavailable', 'The image service answered with something that is not a picture. Try again.');
    const labelled = provenance.label(bytes, {
      ...labelOf(row, { source: 'trained', tool: vendor.model }),
      createdAt: clock.now(),
    });
    const storageKey = serviceKey(row.workspaceId, row.id, {
      bytesHash: digestBytes(labelled),
      extension: fileTypes[found.type].extension,
    });
    await storage.write(storageKey, labelled);
    return {
      storageKey,
      contentType: found.type,
      bytes: labelled.byteLength,
      width: found.width,
      height: found.height,
    };
  }

  const labelOf = (
    { prompt, title, altText }: CreationRow,
    maker: Pick<ProvenanceLabel, 'source' | 'tool'>,
  ): ProvenanceLabel => ({ ...maker, promptHash: digest(prompt), title, altText });

  async function work(row: CreationRow, options: RenderOptions): Promise<MadeFile> {
    if (row.motion) return makeClip(row, row.motion, options);
    if (!row.brief) throw new Error('There is nothing to make it from.');
    return isByService(row)
      ? fetchPicture(row, row.brief, options)
      : { storageKey: await pictures.finish(row.brief, options) };
  }

  /** A finished picture was told of when it was begun; what a demo opened with is not told of at all. */
  const toldOf = (row: CreationRow) =>
    row.unitId === null || row.status === 'refining'
      ? null
      : {
          ...(row.type === 'video' ? activityEvents.clipMade : activityEvents.pictureGenerated)(row),
          id: ids.id(),
          workspaceId: row.workspaceId,
          at: clock.now(),
        };

  return {
    async make({ workspaceId, creationId }: Payload): Promise<void> {
      const attempt = { workspaceId, creationId, attempt: ids.id() };
      const row = await repository.take(workspaceId, creationId, attempt.attempt);
      if (!row) return;
      try {
        const made = await watched(attempt, (options) => work(row, options));
        if (await repository.finish(attempt, made, { activity: toldOf(row), late: endingOf(workspaceId, LATE) }))
          log({ creationId, workspaceId }, 'creation made');
      } catch (error) {
        if (error === STOPPED) return;
        const sentence = error instanceof AppError ? error.message : null;
        // Asking a service again with the same words, or beyond its limit, costs time and changes nothing.
        if (error instanceof AppError && (error.code === 'invalid_request' || error.code === 'rate_limited'))
          return repository.fail(workspaceId, creationId, endingOf(workspaceId, error.message));
        await repository.release(attempt, sentence && sentence.slice(0, MAX_CAUSE)).catch(() => undefined);
        throw error;
      }
    },

    /** Comes while a request draws a rough picture, and after its process has ended. */
    rescue: ({ workspaceId, creationId }: Payload): Promise<void> =>
      repository.rescue(workspaceId, creationId, clock.now()),

    /** Every attempt has failed. */
    giveUp: ({ workspaceId, creationId }: Payload): Promise<void> =>
      repository.fail(workspaceId, creationId, endingOf(workspaceId, GIVEN_UP)),
  };
}

/** Cancelled, or in the hands of another attempt: nothing has failed. */
const STOPPED = new Error('The creation is no longer this attempt’s.');
const SECOND = 1_000;
const MAX_CAUSE = 300;
const GIVEN_UP = 'It stopped twice before it was finished. That was our fault, so it was not counted; try again.';
const ROUGH_STAYS =
  'The better version could not be rendered, so the first one stays. You can use it as it is, or draw a new one with Another variation.';
const LATE = 'It waited too long, so we gave its place in your allowance back. It was not counted; try again.';
const TAKEN: readonly FileType[] = ['image/png', 'image/jpeg', 'image/webp'];

export type MakingJobs = ReturnType<typeof makeMakingJobs>;

interface Payload {
  workspaceId: string;
  creationId: string;
}

interface Dependencies {
  repository: MakingJobRepository;
  pictures: Pick<CreativeService, 'finish'>;
  motion: MotionPort;
  findVendor(workspaceId: string): Promise<ImageVendor | null>;
  provenance: ProvenancePort;
  inspector: FileInspector;
  storage: StoragePort;
  digest: Digest;
  digestBytes(bytes: Uint8Array): string;
  /** Ends early, without an error, when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
  clock: Clock;
  ids: Ids;
  log(what: Payload, sentence: string): void;
}
