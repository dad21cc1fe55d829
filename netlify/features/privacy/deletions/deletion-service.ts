import type { Deletion } from '../../../../src/contracts/privacy';
import { dayInWords } from '../../../../src/domain/day-in-words';
import { activityEvents } from '../../../../src/domain/activity-events';
import { listed } from '../../../../src/domain/listed';
import { retention, retentionMs } from '../../../../src/domain/retention';
import { toLocal } from '../../../../src/domain/zoned-time';
import type { PrivacyMail } from '../../../documents/privacy-mail';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { Place } from './deletion-place';
import type { DeletionRepository } from './deletion-repository';

/**
 * Schedules deletions of workspaces and accounts, and cancels them; the job delete-ended does the rest
 * (erasure-service.ts).
 */
export function makeDeletionService({ repository, mail, operatorIsNamed, clock, ids }: Dependencies) {
  const endOfGrace = (now: Date): Date => new Date(now.getTime() + retentionMs('deletedWorkspace'));

  async function getDeletion(userId: string, workspaceId: string): Promise<Deletion> {
    const { accountDeletesAt, workspaceDeletesAt, places } = await repository.find(userId, workspaceId);
    return {
      accountDeletesAt: accountDeletesAt?.toISOString() ?? null,
      workspaceDeletesAt: workspaceDeletesAt?.toISOString() ?? null,
      goesWithAccount: alone(places),
      needsOwner: ownerless(places),
    };
  }

  const settingsOf = (origin: string): string => `${origin}/dashboard/settings?tab=privacy`;

  return {
    getDeletion,

    /** Throws `invalid_request` unless the name is typed exactly as the workspace's. */
    checkName({ name }: Named, typed: string): void {
      if (typed === name) return;
      const sentence = `Type the name exactly as it is: “${name}”.`;
      throw new AppError('invalid_request', sentence, { fields: { name: sentence } });
    },

    async createWorkspaceDeletion({ user, workspace, origin }: Caller): Promise<Deletion> {
      const now = clock.now();
      const deletesAt = endOfGrace(now);
      const day = lastDay(deletesAt, workspace.zone);
      const owners = await repository.listOwners(workspace.id);
      const emails = await Promise.all(
        owners.map(async ({ name, email }) => ({
          ...(await mail.workspaceDeletion({
            name,
            workspace: workspace.name,
            askedBy: user.name,
            day,
            days: retention.deletedWorkspace.days,
            url: settingsOf(origin),
          })),
          id: ids.id(),
          recipient: email,
          aboutPerson: user.id,
          createdAt: now,
          expiresAt: deletesAt,
        })),
      );
      const activity = {
        ...activityEvents.workspaceDeletionAsked(day),
        id: ids.id(),
        workspaceId: workspace.id,
        actor: user,
        at: now,
      };
      await repository.markWorkspace(workspace.id, deletesAt, activity, emails);
      return getDeletion(user.id, workspace.id);
    },

    /**
     * Throws `conflict` when the workspace is deleted with an account, which has to be kept first, and when its time
     * is over.
     */
    async deleteWorkspaceDeletion({ user, workspace }: Caller): Promise<Deletion> {
      const { accountDeletesAt, workspaceDeletesAt, places } = await repository.find(user.id, workspace.id);
      if (workspaceDeletesAt === null) return getDeletion(user.id, workspace.id);
      if (accountDeletesAt && places.some(({ id, members }) => id === workspace.id && members === 1)) {
        throw new AppError(
          'conflict',
          'Nobody else is in this workspace, so it goes with your account. Keep your account, and the workspace stays with it.',
        );
      }
      const now = clock.now();
      const kept = await repository.keepWorkspace(workspace.id, now, {
        ...activityEvents.workspaceKept(),
        id: ids.id(),
        workspaceId: workspace.id,
        actor: user,
        at: now,
      });
      if (!kept) throw new AppError('conflict', 'It is too late: the deletion has already started.');
      return getDeletion(user.id, workspace.id);
    },

    /** Throws `conflict` with a sentence when something would be left without an owner or an operator. */
    async checkAccount(user: Person): Promise<void> {
      const { places } = await repository.findPlaces(user.id);
      const orphans = ownerless(places);
      if (orphans.length > 0) {
        throw new AppError(
          'conflict',
          `You are the only owner of ${listed(orphans)}, and other people are in there. Make someone else an owner first, or delete ${orphans.length === 1 ? 'that workspace' : 'those workspaces'}.`,
        );
      }
      if (user.operator && (operatorIsNamed || (await repository.countOtherOperators(user.id)) === 0))
        throw lastOperator();
    },

    async createAccountDeletion({ user, workspace, sessionId, origin }: Caller): Promise<Deletion> {
      const now = clock.now();
      const deletesAt = endOfGrace(now);
      const { places } = await repository.findPlaces(user.id);
      const along = places.filter(({ members }) => members === 1);
      const email = await mail.accountDeletion({
        name: user.name,
        email: user.email,
        day: lastDay(deletesAt, workspace.zone),
        days: retention.deletedWorkspace.days,
        along: along.map(({ name }) => name),
        url: settingsOf(origin),
      });
      const outcome = await repository.markAccount({
        userId: user.id,
        keepSession: sessionId,
        deletesAt,
        workspaceIds: along.map(({ id }) => id),
        needsOperator: user.operator && !operatorIsNamed,
        email: { ...email, id: ids.id(), recipient: user.email, createdAt: now, expiresAt: deletesAt },
      });
      if (outcome === 'last-operator') throw lastOperator();
      return getDeletion(user.id, workspace.id);
    },

    /** Keeps the account, and the workspaces scheduled together with it. Throws `conflict` when its time is over. */
    async deleteAccountDeletion({ user, workspace }: Caller): Promise<Deletion> {
      if (!(await repository.keepAccount(user.id, clock.now())))
        throw new AppError('conflict', 'It is too late: the deletion has already started.');
      return getDeletion(user.id, workspace.id);
    },
  };
}

/** By the workspace's own calendar: "5 December 2026". */
const lastDay = (at: Date, zone: string): string => dayInWords(toLocal(at, zone).date, { year: true });

const alone = (places: Place[]): string[] => places.filter(({ members }) => members === 1).map(({ name }) => name);

/** Workspaces with other members but no other owner, which are not being deleted themselves. */
const ownerless = (places: Place[]): string[] =>
  places
    .filter(({ members, owners, owns, deletesAt }) => owns && owners === 1 && members > 1 && deletesAt === null)
    .map(({ name }) => name);

const lastOperator = (): AppError =>
  new AppError(
    'conflict',
    'You are the only one who runs this installation. Name another operator first (npm run operator), then delete your account.',
  );

export type DeletionService = ReturnType<typeof makeDeletionService>;

interface Named {
  name: string;
}

interface Person extends Named {
  id: string;
  email: string;
  operator: boolean;
}

interface Caller {
  user: Person;
  workspace: { id: string; name: string; zone: string };
  sessionId: string;
  /** The public origin of links. */
  origin: string;
}

interface Dependencies {
  repository: DeletionRepository;
  /** Rendered before a transaction begins. */
  mail: {
    [name in keyof PrivacyMail]: (...about: Parameters<PrivacyMail[name]>) => Promise<ReturnType<PrivacyMail[name]>>;
  };
  /** Whether OPERATOR_EMAIL names the operator. */
  operatorIsNamed: boolean;
  clock: Clock;
  ids: Ids;
}
