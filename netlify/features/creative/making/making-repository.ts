import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import type { AllowanceRefusal } from '../../../../src/domain/allowance';
import { isInHand } from '../../../../src/domain/creation';
import { logActivity } from '../../../records/activity/activity-log';
import { inWorkspace, type Transaction } from '../../../database/client';
import { creationLikes, creations, creationShares } from '../../../database/schema/creative';
import { profiles } from '../../../database/schema/engine';
import {
  AllowanceRefused,
  explainRefusal,
  readAllowances,
  refund,
  reserve,
  spend,
  type Unit,
} from '../../../records/plan/usage';
import { noteMade } from '../../../records/events/product-events';
import { findPhoto } from '../../../records/creations/photos';
import { enqueue } from '../../../queue/enqueue';
import { makeCreation, rescueCreation } from '../creative-jobs';
import type { BrandKit } from './making-brief';
import { LOOK_MS } from './making-lease';
import type { CreationRow, ListedCreation } from '../creations/present-creation';

export type MakingRepository = typeof makingRepository;
export type NewCreation = typeof creations.$inferInsert;

/** What people begin, follow and take back. The job that does the long work has its own repository. */
export const makingRepository = {
  readAllowances,
  findPhoto,

  /** Takes one unit for a while; why not, when there is none left. */
  reserve: (unit: LeasedUnit) => inWorkspace(unit.workspaceId, (tx) => reserve(tx, unit)).then(() => null, asRefusal),

  refund: (workspaceId: string, unitId: string) => inWorkspace(workspaceId, (tx) => refund(tx, unitId)),

  /** Keeps a picture and spends the unit that was reserved for it; null, and nothing is kept, when it took longer than the unit was held. */
  insert: (row: NewCreation, unitId: string, activity: NewActivity) =>
    inWorkspace(row.workspaceId, async (tx): Promise<CreationRow | null> => {
      if (!(await spend(tx, unitId))) return null;
      const [kept] = await tx.insert(creations).values(row).returning();
      await noteMade(tx, row.workspaceId, kept!);
      await logActivity(tx, activity);
      return kept!;
    }),

  /**
   * Keeps what is still to be made, reserves its unit and asks for the job, all or nothing; why not, when there is no unit
   * left. What its own process holds (`heldUntil`) gets a job that looks whether that process lives.
   */
  begin: (row: NewCreation, unit: LeasedUnit) =>
    inWorkspace(row.workspaceId, async (tx): Promise<AllowanceRefusal | null> => {
      await reserve(tx, unit);
      await tx.insert(creations).values({ ...row, unitId: unit.id });
      const payload = { workspaceId: row.workspaceId, creationId: row.id };
      if (row.heldUntil) await enqueue(tx, rescueCreation, payload, new Date(row.heldUntil.getTime() + LOOK_MS));
      else await enqueue(tx, makeCreation, payload);
      return null;
    }).catch(asRefusal),

  /** Keeps what this process draws its own for longer. */
  renewHold: (workspaceId: string, creationId: string, heldUntil: Date) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .update(creations)
        .set({ heldUntil })
        .where(and(eq(creations.id, creationId), stillHeld())),
    ),

  /** The rough picture is there: it can be looked at, and the job may finish it. Nothing happens to one that was cancelled meanwhile, or that a job makes because this process was taken for dead. */
  showDraft: (workspaceId: string, creationId: string, storageKey: string, activity: NewActivity) =>
    inWorkspace(workspaceId, async (tx) => {
      const shown = await tx
        .update(creations)
        .set({ status: 'refining', storageKey, heldUntil: null })
        .where(and(eq(creations.id, creationId), stillHeld()))
        .returning({ id: creations.id });
      if (shown.length === 0) return;
      await enqueue(tx, makeCreation, { workspaceId, creationId });
      await logActivity(tx, activity);
    }),

  /** Adds those of a picture's other shapes or words that are not there yet, without counting them; all of them in the order of `rows`. `sameAs`: keys of files that are as good. */
  addUncounted: (
    workspaceId: string,
    parentId: string,
    rows: { row: NewCreation; sameAs: string[] }[],
    viewer: string,
  ) =>
    inWorkspace(workspaceId, async (tx): Promise<ListedCreation[]> => {
      await tx.select({ id: creations.id }).from(creations).where(eq(creations.id, parentId)).for('update'); // two at once: the second finds what the first made
      const listed: ListedCreation[] = [];
      for (const { row, sameAs } of rows) {
        const [existing] = await selectListed(
          tx,
          viewer,
          and(
            inArray(creations.storageKey, sameAs),
            inArray(creations.status, ['completed', 'refining']),
            isNull(creations.deletedAt),
          ),
        );
        if (existing) {
          listed.push(existing);
          continue;
        }
        const [added] = await tx.insert(creations).values(row).returning();
        if (isInHand(added!.status)) await enqueue(tx, makeCreation, { workspaceId, creationId: added!.id });
        listed.push({ row: added!, liked: false, shared: false });
      }
      return listed;
    }),

  /** As whoever asks sees it; also one that was cancelled, though no list has it any more. */
  find: (workspaceId: string, creationId: string, viewer: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await selectListed(
            tx,
            viewer,
            and(eq(creations.id, creationId), or(isNull(creations.deletedAt), eq(creations.status, 'cancelled'))),
          )
        )[0] ?? null,
    ),

  /** Takes back what is in hand and gives its unit back; the job sees it and stops. False when it is not in hand. */
  cancel: (workspaceId: string, creationId: string, now: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      const [gone] = await tx
        .update(creations)
        .set({ status: 'cancelled', cause: null, deletedAt: now })
        .where(and(eq(creations.id, creationId), inArray(creations.status, ['generating', 'refining'])))
        .returning({ unitId: creations.unitId });
      if (gone?.unitId) await refund(tx, gone.unitId);
      return gone !== undefined;
    }),

  /** A clip that is done goes back to its job, once; nothing happens to any other. */
  makeAgain: (workspaceId: string, creationId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const back = await tx
        .update(creations)
        .set({ status: 'generating', progress: 0, cause: null, unitId: null })
        .where(
          and(
            eq(creations.id, creationId),
            eq(creations.type, 'video'),
            eq(creations.source, 'made'),
            eq(creations.status, 'completed'),
          ),
        )
        .returning({ id: creations.id });
      if (back.length > 0) await enqueue(tx, makeCreation, { workspaceId, creationId });
    }),

  /** The look that the workspace's profile gives; null where nobody described it. */
  findKit: (workspaceId: string) =>
    inWorkspace(
      workspaceId,
      async (tx): Promise<BrandKit | null> =>
        (await tx.select({ name: profiles.name, colours: profiles.colours, font: profiles.font }).from(profiles))[0] ??
        null,
    ),
};

function selectListed(tx: Transaction, viewer: string, where: ReturnType<typeof and>): Promise<ListedCreation[]> {
  const liked = sql<boolean>`exists (select 1 from ${creationLikes} where ${creationLikes.creationId} = ${creations.id} and ${creationLikes.userId} = ${viewer})`;
  const shared = sql<boolean>`exists (select 1 from ${creationShares} where ${creationShares.creationId} = ${creations.id})`;
  return tx.select({ row: creations, liked, shared }).from(creations).where(where).orderBy(creations.id).limit(1);
}

/** By the process that began it: nobody took it for dead. */
const stillHeld = () => and(eq(creations.status, 'generating'), isNotNull(creations.heldUntil));

function asRefusal(error: unknown): Promise<AllowanceRefusal> {
  if (error instanceof AllowanceRefused) return explainRefusal(error.refused);
  throw error;
}

type LeasedUnit = Unit & { leaseUntil: Date };
