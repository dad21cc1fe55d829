import type { MadeCreation } from '../../../../src/contracts/creation-making';
import type { Creation } from '../../../../src/contracts/creation-record';
import type { Actor } from '../../../../src/domain/activity';
import { allowanceUsedSentence } from '../../../../src/domain/allowance';
import { MINUTE_MS } from '../../../../src/domain/duration';
import { activityEvents } from '../../../../src/domain/activity-events';
import { aspectRatios } from '../../../../src/domain/image-format';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { ImageBrief, ImagePort } from '../../../ports/image';
import type { ImageVendor } from '../../../ports/image-vendor';
import { isSlow, serviceKey } from '../creations/creation-keys';
import type { CreativeService } from '../creative-service';
import { HOLD_MS, whileHeld } from './making-lease';
import type { MakingRepository, NewCreation } from './making-repository';
import { presentCreation, type CreationRow } from '../creations/present-creation';
import { JOB_LEASE_MS, type MakingQueue, type Workspace } from './making-queue';

/** Pictures: drawn at once, first roughly and then finely, or by the service whose key the workspace stored. */
export function makePictureMaking({
  repository,
  queue,
  pictures,
  designer,
  findVendor,
  pause,
  clock,
  ids,
}: Dependencies) {
  const { unitFor, find, begin } = queue;
  const holdEnd = (): Date => new Date(clock.now().getTime() + HOLD_MS);
  const takesLong = (brief: ImageBrief): boolean => isSlow(designer, brief);

  const drawnActivity = (row: NewCreation, actor: Actor) => ({
    ...activityEvents.pictureGenerated(row),
    id: ids.id(),
    workspaceId: row.workspaceId,
    actor,
    at: row.createdAt,
  });

  /** A picture's row, without what differs between one that is drawn, one that is refined and one that a service makes. */
  const pictureRow = (place: Workspace, brief: ImageBrief, family: Family) => {
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

  async function makeAtOnce(place: Workspace, brief: ImageBrief, actor: Actor, family: Family): Promise<Creation> {
    const unit = unitFor(place, 'images', CALL_LEASE_MS);
    const refusal = await repository.reserve(unit);
    if (refusal) throw new AppError('allowance_used', allowanceUsedSentence(refusal));
    try {
      const { storageKey } = pictures.plan(brief);
      await pictures.read({ brief, storageKey }, { mustKeep: true });
      const row = { ...pictureRow(place, brief, family), storageKey };
      const kept = await repository.insert(row, unit.id, drawnActivity(row, actor));
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
  async function makeInTwoSteps(place: Workspace, brief: ImageBrief, actor: Actor, family: Family): Promise<Creation> {
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
      await repository.showDraft(place.id, row.id, storageKey, drawnActivity(row, actor));
    } catch (error) {
      await repository.cancel(place.id, row.id, clock.now());
      throw error;
    }
    return presentCreation(await find(place, row.id, actor.id));
  }

  async function makePicture(
    place: Workspace,
    brief: ImageBrief,
    actor: Actor,
    family: Family = {},
  ): Promise<MadeCreation> {
    const made = await (takesLong(brief) ? makeInTwoSteps : makeAtOnce)(place, brief, actor, family);
    return { ...made, leftOut: designer.describe(brief).leftOut };
  }

  async function makeByService(
    place: Workspace,
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

  return { takesLong, pictureRow, makePicture, makeByService };
}

/** Longer than any request may take. */
const CALL_LEASE_MS = 10 * MINUTE_MS;
export const NO_SERVICE =
  'No image service is connected. Store its key under Settings, API keys, or choose the built-in designer.';

/** What a creation that comes of another one shares with it. */
export type Family = Partial<Pick<CreationRow, 'parentId' | 'folderId'>>;

interface Dependencies extends PictureMakingPorts {
  repository: MakingRepository;
  queue: MakingQueue;
  clock: Clock;
  ids: Ids;
}

/** What making a picture needs beside its row. */
export interface PictureMakingPorts {
  pictures: Pick<CreativeService, 'plan' | 'read'>;
  designer: ImagePort;
  /** The service whose key the workspace stored; null without. */
  findVendor(workspaceId: string): Promise<ImageVendor | null>;
  /** Ends early, without an error, when the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<unknown>;
}
