import type { Actor, ActivityEvent, NewActivity } from '../../../../src/domain/activity';
import { isInHand, isShown } from '../../../../src/domain/creation';
import { activityEvents } from '../../../../src/domain/activity-events';
import { uploadRoom } from '../../../../src/domain/library';
import type { PlanName } from '../../../../src/domain/plan-name';
import { retentionMs } from '../../../../src/domain/retention';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { LibraryListRepository, LibraryQuery } from './library-list-repository';
import type { CreationChanges, LibraryRepository } from './library-repository';
import { canRemix } from '../making/making-brief';
import type { MakingDoors } from '../making/making-doors';
import { presentCreation, type CreationRow } from '../creations/present-creation';
import { noRoom } from '../uploads/upload-room';

/** What lies in the library, made here or brought here: to find, name, like, take out, put back and share. */
export function makeLibraryService({ lists, repository, cancel, writeToken, clock, ids }: Dependencies) {
  const tell = (workspaceId: string, event: ActivityEvent, actor: Actor): NewActivity => ({
    ...event,
    id: ids.id(),
    workspaceId,
    actor,
    at: clock.now(),
  });

  async function require({ workspaceId, userId }: Asker, creationId: string) {
    const found = await repository.find(workspaceId, userId, creationId);
    if (!found) throw notFound('creation');
    return found;
  }

  return {
    async list({ workspaceId, userId }: Asker, query: LibraryQuery) {
      const { rows, nextCursor } = await lists.list(workspaceId, userId, query);
      return { items: rows.map(presentCreation), nextCursor };
    },

    async getLibrary(workspaceId: string) {
      const { counts, folders } = await lists.count(workspaceId);
      const sum = (wanted: (part: (typeof counts)[number]) => boolean): number =>
        counts.filter(wanted).reduce((total, { count }) => total + count, 0);
      return {
        count: sum(() => true),
        images: sum(({ type }) => type === 'image'),
        videos: sum(({ type }) => type === 'video'),
        folders: folders.map(({ id, name }) => ({ id, name, count: sum(({ folderId }) => folderId === id) })),
      };
    },

    /** `origin`: where this installation is, for the address of its page. */
    async get(asker: Asker, creationId: string, origin: string) {
      const found = await require(asker, creationId);
      const { row } = found;
      const brief = row.motion ?? row.brief;
      return {
        ...presentCreation(found),
        seed: brief?.seed ?? null,
        headline: brief?.headline ?? null,
        supporting: brief?.supporting ?? null,
        kicker: brief?.kicker ?? null,
        hasPhoto: Boolean(brief?.photo),
        photoOrigin: brief?.photo?.id ? await repository.findOrigin(asker.workspaceId, brief.photo.id) : null,
        subject: brief?.subject ?? null,
        colours: brief?.colours ?? [],
        font: brief?.font ?? null,
        parentId: row.parentId,
        bytes: row.bytes,
        shareUrl: found.token && origin + sharePath(found.token),
        usedIn: await repository.listUses(asker.workspaceId, creationId),
        canRemix: canRemix(row),
      };
    },

    async change(asker: Asker, creationId: string, changes: CreationChanges) {
      if (changes.altText !== undefined) refuseAltTextOfPost((await require(asker, creationId)).row);
      const changed = await repository.change(asker.workspaceId, asker.userId, creationId, given(changes));
      if (changed === 'folder') throw notFound('folder');
      if (!changed) throw notFound('creation');
      return presentCreation(changed);
    },

    async remove(asker: Asker, creationId: string): Promise<{ id: string }> {
      const { row } = await require(asker, creationId);
      if (row.pieceId !== null) {
        const [use] = await repository.listUses(asker.workspaceId, creationId);
        throw new AppError(
          'conflict',
          `This picture belongs to the post “${use?.title ?? ''}”. Draw another one there, or delete the post.`,
        );
      }
      if (isInHand(row.status) && (await cancel(asker.workspaceId, creationId))) return { id: creationId };
      if (!(await repository.remove(asker.workspaceId, creationId, clock.now()))) throw notFound('creation');
      return { id: creationId };
    },

    /** Throws `conflict` for an upload whose room others have taken meanwhile. */
    async restore({ workspaceId, userId }: Asker, creationId: string, plan: PlanName) {
      const restored = await repository.restore(workspaceId, userId, creationId, uploadRoom(plan));
      if (restored === 'full') throw noRoom(plan, 'this one any more');
      if (!restored) throw notFound('creation');
      return presentCreation(restored);
    },

    /** What its files are read from. */
    async findRow(workspaceId: string, creationId: string): Promise<CreationRow> {
      const row = await repository.findRow(workspaceId, creationId);
      if (!row) throw notFound('creation');
      return row;
    },

    countDownload: repository.countDownload,

    /** The path of the page that shows it to whoever has the address; asked again, the same. */
    async share(asker: Asker, creationId: string, actor: Actor): Promise<{ path: string }> {
      const { row } = await require(asker, creationId);
      if (row.status !== 'completed')
        throw new AppError(
          'conflict',
          isShown(row.status)
            ? 'This is still the first version. Share it when the better one is ready.'
            : 'There is nothing to share yet.',
        );
      const share = {
        workspaceId: asker.workspaceId,
        creationId,
        token: writeToken(asker.workspaceId),
        createdAt: clock.now(),
      };
      return {
        path: sharePath(
          await repository.share(share, tell(asker.workspaceId, activityEvents.creationShared(row), actor)),
        ),
      };
    },

    async unshare(asker: Asker, creationId: string, actor: Actor): Promise<{ id: string }> {
      const { row } = await require(asker, creationId);
      await repository.unshare(
        asker.workspaceId,
        creationId,
        tell(asker.workspaceId, activityEvents.creationUnshared(row), actor),
      );
      return { id: creationId };
    },
  };
}

/** Job tidy-creations: deletes rows that were taken out long enough ago. Resolves to their number. */
export const makeLibraryTidy =
  ({ repository, clock }: Pick<Dependencies, 'repository' | 'clock'>) =>
  (): Promise<number> =>
    repository.deleteRemoved(new Date(clock.now().getTime() - retentionMs('deletedCreations')));

function refuseAltTextOfPost({ pieceId }: CreationRow): void {
  const sentence = 'This picture belongs to a post. Change its alt text there.';
  if (pieceId !== null) throw new AppError('invalid_request', sentence, { fields: { altText: sentence } });
}

/** Without what was not said: null takes something away, undefined does nothing. */
const given = (changes: CreationChanges): CreationChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

const sharePath = (token: string): string => `/s/${token}`;

export type LibraryService = ReturnType<typeof makeLibraryService>;

export interface Asker {
  workspaceId: string;
  userId: string;
}

interface Dependencies {
  lists: LibraryListRepository;
  repository: LibraryRepository;
  cancel: MakingDoors['cancel'];
  /** An address that nobody guesses, and that names its workspace. */
  writeToken(workspaceId: string): string;
  clock: Clock;
  ids: Ids;
}
