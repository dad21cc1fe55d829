import type { MadeCreation } from '../../../src/contracts/creation-making';
import type { Creation } from '../../../src/contracts/creation-record';
import type { Actor } from '../../../src/domain/activity';
import { allowanceUsedSentence } from '../../../src/domain/allowance';
import { isInHand, type CreationMaker } from '../../../src/domain/creation';
import { happenings } from '../../../src/domain/happenings';
import {
  aspectRatios,
  imageStyles,
  type AspectRatio,
  type VideoDuration,
  type VideoQuality,
} from '../../../src/domain/image-format';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { Ids } from '../../ports/ids';
import type { ImageBrief, ImagePort } from '../../ports/image';
import type { ImageVendor } from '../../ports/image-vendor';
import type { MotionBrief, MotionPort } from '../../ports/motion';
import { isByService, serviceKey } from './creation-keys';
import type { CreativeService } from './creative-service';
import { briefOf, canRemix, changedBrief, type Wanted } from './making-brief';
import { clipPlan } from './making-clip';
import { HOLD_MS, whileHeld } from './making-lease';
import type { MakingRepository, NewCreation } from './making-repository';
import { presentCreation, type CreationRow } from './present-creation';

/**
 * Making pictures and clips. What is drawn in moments is there with the reply. Everything else is begun here and made
 * by a job. Where there is nothing to see yet, the reply waits for it a little and says what stands there then.
 */
export function makeMakingService({
  repository,
  pictures,
  designer,
  motion,
  findVendor,
  digest,
  sleep,
  pause,
  patienceMs,
  clock,
  ids,
}: Dependencies) {
  const seedOf = (): number => parseInt(ids.id().replaceAll('-', '').slice(-6), 16) % SEEDS;
  const holdEnd = (): Date => new Date(clock.now().getTime() + HOLD_MS);
  const isSlow = ({ style }: ImageBrief): boolean => designer.slowStyles.includes(style);

  const unitFor = (place: Place, kind: 'images' | 'videos', leaseMs: number) => {
    const now = clock.now();
    return {
      id: ids.id(),
      workspaceId: place.id,
      kind,
      noticeId: ids.id(),
      now,
      leaseUntil: new Date(now.getTime() + leaseMs),
    };
  };
  const tellDrawn = (row: NewCreation, actor: Actor) => ({
    ...happenings.pictureGenerated(row),
    id: ids.id(),
    workspaceId: row.workspaceId,
    actor,
    at: row.createdAt,
  });

  /** A picture's row, without what differs between one that is drawn, one that is refined and one that a service makes. */
  const pictureRow = (place: Place, brief: ImageBrief, family: Family) => {
    const { width, height } = aspectRatios[brief.aspectRatio];
    const { title, altText } = designer.describe(brief);
    return {
      ...family,
      id: ids.id(),
      workspaceId: place.id,
      type: 'image' as const,
      brief,
      prompt: brief.prompt,
      provider: designer.name,
      title,
      altText,
      aspectRatio: brief.aspectRatio,
      width,
      height,
      createdAt: clock.now(),
    };
  };

  /** Waits for a job that is quick today, and says what stands there then. One that nobody has begun will not be. */
  async function waitFor(place: Place, creationId: string, seer: string): Promise<Creation> {
    for (let waited = 0; ; waited += STEP_MS) {
      const found = await repository.find(place.id, creationId, seer);
      if (!found) throw notFound('creation');
      const begun = found.row.cause !== null; // while it is in hand, the attempt that works at it
      if (!isInHand(found.row.status) || waited >= (begun ? patienceMs : Math.min(patienceMs, UNTAKEN_MS)))
        return presentCreation(found);
      await sleep(STEP_MS);
    }
  }

  async function begin(place: Place, kind: 'images' | 'videos', row: NewCreation, actor: Actor): Promise<Creation> {
    const refusal = await repository.begin(row, unitFor(place, kind, JOB_LEASE_MS));
    if (refusal) throw new AppError('allowance_used', allowanceUsedSentence(refusal));
    return waitFor(place, row.id, actor.id);
  }

  async function makeAtOnce(place: Place, brief: ImageBrief, actor: Actor, family: Family): Promise<Creation> {
    const unit = unitFor(place, 'images', CALL_LEASE_MS);
    const refusal = await repository.reserve(unit);
    if (refusal) throw new AppError('allowance_used', allowanceUsedSentence(refusal));
    try {
      const { storageKey } = pictures.plan(brief);
      await pictures.read({ brief, storageKey }, { mustKeep: true });
      const row = { ...pictureRow(place, brief, family), storageKey };
      const kept = await repository.insert(row, unit.id, tellDrawn(row, actor));
      if (!kept)
        throw new AppError(
          'unavailable',
          'Drawing took far too long, so the picture was not kept and not counted. Try again.',
        );
      return presentCreation({ row: kept, liked: false, shared: false });
    } catch (error) {
      await repository.refund(place.id, unit.id);
      throw error;
    }
  }

  /**
   * The rough picture is drawn now; what it becomes is the job's. The row comes first, so that whoever leaves the page
   * finds it in the library, and a job draws it should this process end before it has.
   */
  async function makeInTwoSteps(place: Place, brief: ImageBrief, actor: Actor, family: Family): Promise<Creation> {
    const { storageKey } = pictures.plan(brief, { draft: true });
    const row: NewCreation = {
      ...pictureRow(place, brief, family),
      storageKey,
      status: 'generating',
      progress: 0,
      heldUntil: holdEnd(),
    };
    const refusal = await repository.begin(row, unitFor(place, 'images', JOB_LEASE_MS));
    if (refusal) throw new AppError('allowance_used', allowanceUsedSentence(refusal));
    try {
      await whileHeld({ pause, renew: () => repository.renewHold(place.id, row.id, holdEnd()) }, () =>
        pictures.read({ brief, storageKey }, { mustKeep: true }),
      );
      await repository.showDraft(place.id, row.id, storageKey, tellDrawn(row, actor));
    } catch (error) {
      await repository.cancel(place.id, row.id, clock.now());
      throw error;
    }
    return presentCreation(await find(place, row.id, actor.id));
  }

  async function makePicture(
    place: Place,
    brief: ImageBrief,
    actor: Actor,
    family: Family = {},
  ): Promise<MadeCreation> {
    const made = await (isSlow(brief) ? makeInTwoSteps : makeAtOnce)(place, brief, actor, family);
    return { ...made, leftOut: designer.describe(brief).leftOut };
  }

  async function makeByService(
    place: Place,
    brief: ImageBrief,
    actor: Actor,
    family: Family = {},
  ): Promise<MadeCreation> {
    const vendor = await findVendor(place.id);
    if (!vendor) throw new AppError('invalid_request', NO_SERVICE, { fields: { maker: NO_SERVICE } });
    const row = pictureRow(place, brief, family);
    const stored = {
      storageKey: serviceKey(place.id, row.id),
      provider: vendor.name.slice(0, 100),
      altText: brief.prompt.slice(0, 400),
      status: 'generating' as const,
      progress: 0,
    };
    return { ...(await begin(place, 'images', { ...row, ...stored }, actor)), leftOut: null };
  }

  async function makeClip(place: Place, brief: MotionBrief, actor: Actor, family: Family = {}): Promise<MadeCreation> {
    const row = {
      ...family,
      ...clipPlan(digest, motion, brief),
      id: ids.id(),
      workspaceId: place.id,
      status: 'generating' as const,
      progress: 0,
      createdAt: clock.now(),
    };
    return { ...(await begin(place, 'videos', row, actor)), leftOut: motion.describe(brief).leftOut };
  }

  async function find(place: Place, creationId: string, seer: string) {
    const found = await repository.find(place.id, creationId, seer);
    if (!found) throw notFound('creation');
    return found;
  }

  return {
    async generateImage(
      place: Place,
      { maker, ...wanted }: Wanted & { maker: CreationMaker },
      actor: Actor,
    ): Promise<MadeCreation> {
      const brief = briefOf(wanted, await repository.findKit(place.id), seedOf());
      return maker === 'service' ? makeByService(place, brief, actor) : makePicture(place, brief, actor);
    },

    async generateVideo(
      place: Place,
      { duration, quality, ...wanted }: Wanted & { duration: VideoDuration; quality: VideoQuality },
      actor: Actor,
    ): Promise<MadeCreation> {
      return makeClip(
        place,
        { ...briefOf(wanted, await repository.findKit(place.id), seedOf()), seconds: duration, quality },
        actor,
      );
    },

    async remix(
      place: Place,
      { creationId, variation, ...changes }: Partial<Wanted> & { creationId: string; variation: boolean },
      actor: Actor,
    ): Promise<MadeCreation> {
      const { row } = await find(place, creationId, actor.id);
      if (!canRemix(row))
        throw new AppError(
          'conflict',
          'Only what was made here can be made anew. Describe it on the Generate tab instead.',
        );
      const family = familyOf(row);
      if (row.motion)
        return makeClip(
          place,
          changedBrief(row.motion, changes, variation ? seedOf() : row.motion.seed),
          actor,
          family,
        );
      const brief = changedBrief(row.brief!, changes, variation ? seedOf() : row.brief!.seed);
      return isByService(row) ? makeByService(place, brief, actor, family) : makePicture(place, brief, actor, family);
    },

    async createRatios(
      place: Place,
      { creationId, ratios }: { creationId: string; ratios: AspectRatio[] },
      actor: Actor,
    ): Promise<{ items: Creation[] }> {
      const { row } = await find(place, creationId, actor.id);
      if (row.source !== 'made' || !row.brief || isByService(row))
        throw new AppError('conflict', 'Only pictures of the built-in designer can be drawn in other shapes.');
      const rows = [...new Set(ratios)].map((aspectRatio) => {
        const brief: ImageBrief = { ...row.brief!, aspectRatio };
        const [whole, draft] = [pictures.plan(brief).storageKey, pictures.plan(brief, { draft: true }).storageKey];
        const stands = isSlow(brief)
          ? { storageKey: draft, status: 'refining' as const, progress: 0 }
          : { storageKey: whole };
        return { row: { ...pictureRow(place, brief, familyOf(row)), ...stands }, sameAs: [whole, draft] };
      });
      return { items: (await repository.addRatios(place.id, row.id, rows, actor.id)).map(presentCreation) };
    },

    async cancel(place: Place, creationId: string, actor: Actor): Promise<Creation> {
      await repository.cancel(place.id, creationId, clock.now());
      const found = await find(place, creationId, actor.id);
      if (found.row.status === 'completed')
        throw new AppError(
          'conflict',
          'It is finished already, so there was nothing to stop. You find it in the library.',
        );
      return presentCreation(found);
    },

    async listMakers(place: Place) {
      const vendor = await findVendor(place.id);
      return {
        items: [
          { id: 'built-in' as const, name: designer.name, styles: [...designer.styles] },
          ...(vendor ? [{ id: 'service' as const, name: vendor.name.slice(0, 100), styles: [...imageStyles] }] : []),
        ],
      };
    },

    /** The ledger's own figures: on a trial, those of all trial workspaces of its owner. */
    getUsage: (place: Place) => repository.readAllowances(place.id, clock.now()),
  };
}

/** What comes from another one stays beside it. */
const familyOf = ({ id, folderId }: CreationRow): Family => ({ parentId: id, folderId });

const SEEDS = 1_000_000;
const STEP_MS = 250;
/** A worker looks for jobs every second. */
const UNTAKEN_MS = 2_000;
/** Longer than any request may take. */
const CALL_LEASE_MS = 10 * 60_000;
/** Longer than a queue: what waits in it is still wanted. */
const JOB_LEASE_MS = 6 * 3_600_000;
export const NO_SERVICE =
  'No image service is connected. Store its key under Settings, API keys, or choose the built-in designer.';

type Family = Partial<Pick<CreationRow, 'parentId' | 'folderId'>>;

/** The workspace as far as making needs it. */
export interface Place {
  id: string;
}

export type MakingService = ReturnType<typeof makeMakingService>;

interface Dependencies {
  repository: MakingRepository;
  pictures: Pick<CreativeService, 'plan' | 'read'>;
  designer: ImagePort;
  motion: MotionPort;
  /** The service whose key the workspace stored; null without. */
  findVendor(workspaceId: string): Promise<ImageVendor | null>;
  digest: Digest;
  sleep(ms: number): Promise<unknown>;
  /** Ends early, without an error, when the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<unknown>;
  /** How long a reply waits for its job: 0 where no job runs before the reply is out. */
  patienceMs: number;
  clock: Clock;
  ids: Ids;
}
