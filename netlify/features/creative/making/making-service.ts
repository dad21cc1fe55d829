import type { MadeCreation, PictureReading } from '../../../../src/contracts/creation-making';
import type { Creation } from '../../../../src/contracts/creation-record';
import type { Actor } from '../../../../src/domain/activity';
import type { CreationMaker } from '../../../../src/domain/creation';
import {
  imageStyles,
  type AspectRatio,
  type VideoDuration,
  type VideoQuality,
} from '../../../../src/domain/image-format';
import { AppError } from '../../../errors/app-error';
import { photoGone } from '../../../errors/photo-gone';
import type { Clock } from '../../../ports/clock';
import type { Digest } from '../../../ports/digest';
import type { Ids } from '../../../ports/ids';
import type { BriefPhoto, ImageBrief } from '../../../ports/image';
import type { MotionBrief, MotionPort } from '../../../ports/motion';
import { isByService } from '../creations/creation-keys';
import { briefOf, canRemix, changedBrief, changesOnlyWords, type Wanted } from './making-brief';
import { clipPlan } from './making-clip';
import type { MakingRepository } from './making-repository';
import { presentCreation, type CreationRow } from '../creations/present-creation';
import { makeMakingQueue, type Workspace } from './making-queue';
import { makePictureMaking, type Family, type PictureMakingPorts } from './picture-making';

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
  const queue = makeMakingQueue({ repository, sleep, patienceMs, clock, ids });
  const { find, begin } = queue;
  const { takesLong, pictureRow, makePicture, makeByService } = makePictureMaking({
    repository,
    queue,
    pictures,
    designer,
    findVendor,
    pause,
    clock,
    ids,
  });
  const seedOf = (): number => parseInt(ids.id().replaceAll('-', '').slice(-6), 16) % SEEDS;

  async function makeClip(
    place: Workspace,
    brief: MotionBrief,
    actor: Actor,
    family: Family = {},
  ): Promise<MadeCreation> {
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

  /** What people brought to their library; what was drawn here has its own words in it. */
  async function photoOf(place: Workspace, photoId: string): Promise<BriefPhoto> {
    const found = await repository.findPhoto(place.id, photoId);
    if (!found) throw photoGone();
    return found.inBrief;
  }

  /** The same picture in another shape or with other words: drawn when it is first looked at, refined by a job. */
  const uncounted = (place: Workspace, from: CreationRow, brief: ImageBrief) => {
    const [whole, draft] = [pictures.plan(brief).storageKey, pictures.plan(brief, { draft: true }).storageKey];
    const stands = takesLong(brief)
      ? { storageKey: draft, status: 'refining' as const, progress: 0 }
      : { storageKey: whole };
    return { row: { ...pictureRow(place, brief, familyOf(from)), ...stands }, sameAs: [whole, draft] };
  };

  return {
    async read(
      place: Workspace,
      { seconds, ...wanted }: Wanted & { seconds?: VideoDuration | undefined },
    ): Promise<PictureReading> {
      const brief = briefOf(wanted, await repository.findKit(place.id), 0);
      return seconds === undefined ? designer.read(brief) : motion.read({ ...brief, seconds, quality: 'sd' });
    },

    async generateImage(
      place: Workspace,
      { maker, photoId, ...wanted }: Wanted & { maker: CreationMaker; photoId?: string | undefined },
      actor: Actor,
    ): Promise<MadeCreation> {
      const brief = briefOf(wanted, await repository.findKit(place.id), seedOf());
      if (maker === 'service') return makeByService(place, brief, actor);
      return makePicture(place, photoId ? { ...brief, photo: await photoOf(place, photoId) } : brief, actor);
    },

    async generateVideo(
      place: Workspace,
      {
        duration,
        quality,
        photoId,
        ...wanted
      }: Wanted & { duration: VideoDuration; quality: VideoQuality; photoId?: string | undefined },
      actor: Actor,
    ): Promise<MadeCreation> {
      if (photoId && !motion.photoStyles.includes(wanted.style))
        throw new AppError('invalid_request', ONLY_FILMED, { fields: { photoId: ONLY_FILMED } });
      const brief = briefOf(wanted, await repository.findKit(place.id), seedOf());
      const photo = photoId && (await photoOf(place, photoId));
      return makeClip(place, { ...brief, ...(photo && { photo }), seconds: duration, quality }, actor);
    },

    async remix(
      place: Workspace,
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
      const wanted = changedBrief(row.brief!, changes, variation ? seedOf() : row.brief!.seed);
      const brief = variation
        ? designer.inFeed(wanted, [row.brief!], { styles: [wanted.style], keepsSubject: true })
        : wanted;
      if (!variation && !isByService(row) && changesOnlyWords(row.brief!, changes)) {
        const [made] = await repository.addUncounted(place.id, row.id, [uncounted(place, row, brief)], actor.id);
        return { ...presentCreation(made!), leftOut: designer.describe(brief).leftOut };
      }
      return isByService(row) ? makeByService(place, brief, actor, family) : makePicture(place, brief, actor, family);
    },

    async createRatios(
      place: Workspace,
      { creationId, ratios }: { creationId: string; ratios: AspectRatio[] },
      actor: Actor,
    ): Promise<{ items: Creation[] }> {
      const { row } = await find(place, creationId, actor.id);
      if (row.source !== 'made' || !row.brief || isByService(row))
        throw new AppError('conflict', 'Only pictures of the built-in designer can be drawn in other shapes.');
      const rows = [...new Set(ratios)].map((aspectRatio) => uncounted(place, row, { ...row.brief!, aspectRatio }));
      return { items: (await repository.addUncounted(place.id, row.id, rows, actor.id)).map(presentCreation) };
    },

    async cancel(place: Workspace, creationId: string, actor: Actor): Promise<Creation> {
      await repository.cancel(place.id, creationId, clock.now());
      const found = await find(place, creationId, actor.id);
      if (found.row.status === 'completed')
        throw new AppError(
          'conflict',
          'It is finished already, so there was nothing to stop. You find it in the library.',
        );
      return presentCreation(found);
    },

    async listMakers(place: Workspace) {
      const vendor = await findVendor(place.id);
      return {
        items: [
          { id: 'built-in' as const, name: designer.name, styles: [...designer.styles] },
          ...(vendor ? [{ id: 'service' as const, name: vendor.name.slice(0, 100), styles: [...imageStyles] }] : []),
        ],
      };
    },

    /** The ledger's own figures: on a trial, those of all trial workspaces of its owner. */
    getUsage: (place: Workspace) => repository.readAllowances(place.id, clock.now()),
  };
}

/** What comes from another one stays beside it. */
const familyOf = ({ id, folderId }: CreationRow): Family => ({ parentId: id, folderId });

const SEEDS = 1_000_000;
const ONLY_FILMED = 'Only the Photorealistic look shows photos. Choose that look, or remove the photo.';

export type MakingService = ReturnType<typeof makeMakingService>;

interface Dependencies extends PictureMakingPorts {
  repository: MakingRepository;
  motion: MotionPort;
  digest: Digest;
  sleep(ms: number): Promise<unknown>;
  /** How long a reply waits for its job: 0 where no job runs before the reply is out. */
  patienceMs: number;
  clock: Clock;
  ids: Ids;
}
