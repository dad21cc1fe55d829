import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import packageJson from '../../../../package.json';
import { env } from '../../../config/env';
import { AppError } from '../../../errors/app-error';
import { log } from '../../../http/log';
import type { ImageVendor } from '../../../ports/image-vendor';
import type { MotionBrief } from '../../../ports/motion';
import { createDesigner } from '../../../providers/builtin/designer/designer';
import { fileInspector } from '../../../providers/builtin/inspector/file-inspector';
import { findEncoder } from '../../../providers/builtin/motion/encoder/find-encoder';
import { createMotionDesigner } from '../../../providers/builtin/motion/motion-designer';
import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { openaiImages } from '../../../providers/openai/openai-images';
import { xmpProvenance } from '../../../providers/provenance/xmp-provenance';
import { systemClock } from '../../../providers/system/clock';
import { sha256 } from '../../../providers/system/digest';
import { systemIds } from '../../../providers/system/ids';
import { readCredentials } from '../../credential/credential-wiring';
import { mediaStorage } from '../../file/storage-wiring';
import { clipPlan } from './making-clip';
import { makingJobRepository } from './making-job-repository';
import { makeMakingJobs } from './making-job-service';
import { makingRepository } from './making-repository';
import { makeMakingService } from './making-service';
import { creativeService } from './picture-wiring';

export const makingService = () =>
  makeMakingService({
    repository: makingRepository,
    pictures: creativeService(),
    designer: createDesigner(),
    motion: motionDesigner(),
    findVendor,
    digest: sha256,
    sleep,
    pause,
    patienceMs: env().jobsInFunctions ? 0 : PATIENCE_MS,
    clock: systemClock,
    ids: systemIds,
  });

/** What the worker calls. */
export const makingJobs = () =>
  makeMakingJobs({
    repository: makingJobRepository,
    pictures: creativeService(),
    motion: motionDesigner(),
    findVendor,
    provenance: xmpProvenance,
    inspector: fileInspector,
    storage: mediaStorage(),
    digest: sha256,
    digestBytes: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    sleep: pause,
    clock: systemClock,
    ids: systemIds,
    log: (what, sentence) => log().info(what, sentence),
  });

/** What is stored of a clip that nobody asked a person's allowance for: it is there when its file is, and is to be made otherwise. */
export async function foreseeClip(brief: MotionBrief) {
  const plan = clipPlan(sha256, motionDesigner(), brief);
  const [clip, poster] = await Promise.all([mediaStorage().stat(plan.storageKey), mediaStorage().stat(plan.posterKey)]);
  return clip && poster
    ? { ...plan, bytes: clip.bytes, status: 'completed' as const, progress: 100 }
    : { ...plan, status: 'generating' as const, progress: 0 };
}

/** What is stored of a clip that a job will make; or a sentence about what is missing here to make any. */
export async function planClip(brief: MotionBrief) {
  try {
    await findEncoder(env().encoder);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable')
      return { missing: `There is no clip, because this installation has no video encoder. ${error.message}` };
    throw error;
  }
  return clipPlan(sha256, motionDesigner(), brief);
}

/** One that is aborted is over, no more. */
const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

const motionDesigner = () => createMotionDesigner(env().encoder);

/** The image service of the workspace's own key. */
async function findVendor(workspaceId: string): Promise<ImageVendor | null> {
  const { openaiKey, openaiBaseUrl } = (await readCredentials(workspaceId, 'openai')) ?? {};
  if (!openaiKey) return null;
  return openaiImages(
    makeGuardedWeb({ allowedOrigins: env().webAllowedOrigins, version: packageJson.version, home: env().publicUrl }),
    { openaiKey, openaiBaseUrl },
  );
}

const PATIENCE_MS = 8_000;
