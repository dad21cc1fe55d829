import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { authContract } from '../../../src/contracts/auth';
import { makingContract } from '../../../src/contracts/creation-making';
import { makingHandlers } from '../../features/creative/creative-handlers';
import { creativeRepository } from '../../features/creative/creative-repository';
import { makeCreativeService } from '../../features/creative/creative-service';
import { makingJobRepository } from '../../features/creative/making/making-job-repository';
import { makeMakingJobs } from '../../features/creative/making/making-job-service';
import { makingRepository } from '../../features/creative/making/making-repository';
import { makeMakingService } from '../../features/creative/making/making-service';
import { serve } from '../../http/serve';
import type { ImagePort } from '../../ports/image';
import type { ImageVendor } from '../../ports/image-vendor';
import type { MotionPort } from '../../ports/motion';
import type { StoragePort } from '../../ports/storage';
import { makeClient } from '../call';
import { asOwner } from '../database';
import { functions, person } from '../world';

/**
 * A registered owner whose pictures and clips are made under the test's control: files are words that say what
 * they contain, and the queue is worked when the test says so. `ports` may be changed at any time.
 */
export async function openStudio(given: Partial<StudioPorts> = {}) {
  const files = new Map<string, Uint8Array>();
  const storage = {
    read: async (key: string) => files.get(key) ?? null,
    stat: async (key: string) => (files.has(key) ? { bytes: files.get(key)!.byteLength, writtenAt: null } : null),
    write: async (key: string, bytes: Uint8Array) => {
      await ports.whileWriting();
      files.set(key, bytes);
    },
  } as unknown as StoragePort;
  const ports: StudioPorts = {
    designer: wordDesigner,
    motion: wordMotion,
    vendor: null,
    whileWaiting: async () => undefined,
    whileWriting: async () => undefined,
    renewsHolds: true,
    clock: { now: () => new Date() },
    ...given,
  };
  const designer: ImagePort = {
    ...ports.designer,
    generate: (brief, options) => ports.designer.generate(brief, options),
    describe: (brief) => ports.designer.describe(brief),
    read: (brief) => ports.designer.read(brief),
  };
  const motion: MotionPort = {
    ...ports.motion,
    render: (brief, options) => ports.motion.render(brief, options),
    describe: (brief) => ports.motion.describe(brief),
    read: (brief) => ports.motion.read(brief),
  };
  const provenance = {
    label: (bytes: Uint8Array, { source, tool }: { source: string; tool: string }) =>
      inBytes(`${inWords(bytes)} [${source}, ${tool}]`),
  };
  const clock = { now: () => ports.clock.now() };
  const findVendor = async () => ports.vendor;
  const pictures = makeCreativeService({
    repository: creativeRepository,
    designer,
    provenance,
    storage,
    digest: sha256,
  });
  const jobs = makeMakingJobs({
    repository: makingJobRepository,
    pictures,
    motion,
    findVendor,
    provenance,
    inspector: {
      inspect: async (bytes) =>
        inWords(bytes).startsWith('PNG')
          ? { kind: 'picture', type: 'image/png', width: 640, height: 480 }
          : { kind: 'unknown' },
    },
    storage,
    digest: sha256,
    digestBytes: (bytes) => sha256(inWords(bytes)),
    sleep: () => turn(),
    clock,
    ids,
    log: () => undefined,
  });
  const service = makeMakingService({
    repository: makingRepository,
    pictures,
    designer,
    motion,
    findVendor,
    digest: sha256,
    sleep: () => ports.whileWaiting(),
    pause: (_ms, signal) => (ports.renewsHolds ? turn() : ended(signal)),
    patienceMs: 2_000,
    clock,
    ids,
  });

  const client = makeClient({ ...functions, creative: serve(makingContract, () => makingHandlers(service)) });
  const { workspace, user } = (await client.call('auth', authContract.register, person())).body.data as {
    workspace: { id: string };
    user: { id: string; name: string };
  };
  const rows = () =>
    asOwner<StudioRow>('SELECT * FROM creations WHERE workspace_id = $1 ORDER BY created_at, id', [workspace.id]);
  return {
    ...client,
    user,
    workspaceId: workspace.id,
    ports,
    files,
    service,
    jobs,
    rows,
    wordsAt: (key: string | null) => (files.has(key ?? '') ? inWords(files.get(key ?? '')!) : null),
    payload: (creationId: string) => ({ workspaceId: workspace.id, creationId }),
    /** Does a worker's part now. */
    work: async () => {
      for (const { id, status } of await rows())
        if (status === 'generating' || status === 'refining')
          await jobs.make({ workspaceId: workspace.id, creationId: id });
    },
    /** Enqueued jobs, by creation. */
    asked: async () =>
      (
        await asOwner<{ id: string }>(
          "SELECT data->>'creationId' AS id FROM pgboss.job WHERE name = 'make-creation' AND data->>'workspaceId' = $1 ORDER BY created_on",
          [workspace.id],
        )
      ).map(({ id }) => id),
    used: async (kind: 'images' | 'videos') =>
      (await makingRepository.readAllowances(workspace.id, clock.now()))[kind].used,
    units: async () =>
      (
        await asOwner<{ state: string }>(
          'SELECT state FROM usage_entries WHERE workspace_id = $1 ORDER BY created_at, id',
          [workspace.id],
        )
      ).map(({ state }) => state),
    activityTitles: async () =>
      (
        await asOwner<{ title: string; status: string }>(
          "SELECT title, status FROM activities WHERE workspace_id = $1 AND link LIKE '%ai-creative%' ORDER BY created_at, id",
          [workspace.id],
        )
      ).map(({ title, status }) => `${title} (${status})`),
  };
}

/** Draws words: what, how, in which shape, finished or not. Photorealistic is slow. */
export const wordDesigner: ImagePort = {
  name: 'Word designer',
  version: 7,
  styles: ['minimalist', 'cartoon', 'artistic', 'photorealistic'],
  slowStyles: ['photorealistic'],
  generate: async (brief, { draft = false, photo } = {}) => ({
    bytes: inBytes(
      `${draft ? 'rough ' : ''}${brief.style} picture of ${brief.prompt} in ${brief.aspectRatio}${photo ? ` on ${inWords(photo)}` : ''}`,
    ),
    contentType: 'image/webp',
    width: 1,
    height: 1,
    ...wordDesigner.describe(brief),
  }),
  inFeed: (brief) => brief,
  read: ({ prompt, headline, supporting = '', kicker = '', subject = null }) => ({
    headline: headline ?? prompt.slice(0, 60),
    kicker,
    supporting,
    when: [],
    where: [],
    offers: [],
    contacts: [],
    subject,
    look: [],
    leftOut: null,
  }),
  describe: ({ prompt }) => ({
    title: prompt.slice(0, 60),
    altText: `A picture of ${prompt}`,
    leftOut: prompt.includes('مرحبا') ? 'Left out: Arabic letters cannot be drawn yet.' : null,
  }),
};

export const wordMotion: MotionPort = {
  name: 'Word animator',
  photoStyles: ['photorealistic'],
  version: 3,
  sizeOf: ({ quality }) => (quality === 'sd' ? { width: 1280, height: 720 } : { width: 1920, height: 1080 }),
  describe: (brief) => wordDesigner.describe(brief),
  read: (brief) => ({ ...wordDesigner.read(brief), ending: `after ${brief.seconds} seconds` }),
  render: async (brief, { photo } = {}) => ({
    bytes: inBytes(`clip of ${brief.prompt}${photo ? ` on ${inWords(photo)}` : ''}`),
    poster: inBytes(`still of ${brief.prompt}`),
    width: 1920,
    height: 1080,
    durationMs: brief.seconds * 1000 + 33,
  }),
};

const ended = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const ids = { id: () => crypto.randomUUID(), token: (bytes: number) => randomBytes(bytes).toString('base64url') };

export const inBytes = (words: string): Uint8Array => new TextEncoder().encode(words);
const inWords = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export interface StudioPorts {
  designer: ImagePort;
  motion: MotionPort;
  vendor: ImageVendor | null;
  /** Replaces each quarter of a second that a reply waits. */
  whileWaiting(): Promise<unknown>;
  /** Called before each file is stored; throw to simulate a full disk. */
  whileWriting(): Promise<unknown>;
  /** False for a process that was killed while drawing. */
  renewsHolds: boolean;
  clock: { now(): Date };
}

export interface StudioRow {
  id: string;
  status: string;
  progress: number;
  cause: string | null;
  type: string;
  provider: string;
  storage_key: string;
  poster_key: string | null;
  content_type: string;
  bytes: number | null;
  duration_ms: number | null;
  width: number;
  height: number;
  parent_id: string | null;
  folder_id: string | null;
  deleted_at: Date | null;
  brief: Record<string, unknown> | null;
  motion: Record<string, unknown> | null;
}
