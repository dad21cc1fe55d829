import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { TOLD } from '../../../src/domain/material';
import { materialLimits } from '../../../src/domain/material-limits';
import type { Turn } from '../../../src/domain/owner-question';
import { inWorkspace, type Transaction } from '../../database/client';
import { creations } from '../../database/schema/creative';
import { ideas, pieces, profiles } from '../../database/schema/engine';
import { material, materialQuestions } from '../../database/schema/material';

export type MaterialRepository = typeof materialRepository;
export type MaterialRow = typeof material.$inferSelect;

export const materialRepository = {
  /** Newest first, with the post that was made of each, and who the business says it is. */
  list: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => ({
      rows: await tx.select().from(material).orderBy(desc(material.createdAt), desc(material.id)),
      made: new Map(
        (
          await tx
            .select({ topic: ideas.topic, pieceId: pieces.id })
            .from(ideas)
            .innerJoin(pieces, and(eq(pieces.workspaceId, ideas.workspaceId), eq(pieces.ideaId, ideas.id)))
            .where(sql`${ideas.topic} like ${`${TOLD}%`}`)
        ).map(({ topic, pieceId }) => [topic.slice(TOLD.length), pieceId]),
      ),
      profile: await selectProfile(tx),
    })),

  /** What the owner said or changed after `since`. */
  listChanged: (workspaceId: string, since: Date) =>
    inWorkspace(workspaceId, async (tx) => ({
      rows: await tx
        .select()
        .from(material)
        .where(and(gt(material.updatedAt, since), ne(material.source, 'website'))),
      profile: await selectProfile(tx),
    })),

  readQuestions: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => ({
      turns: (await tx.select().from(materialQuestions)).map(({ question, week, state }) => ({
        question,
        startsOn: week,
        state,
      })),
      profile: await selectProfile(tx),
    })),

  find: (workspaceId: string, id: string): Promise<MaterialRow | null> =>
    inWorkspace(workspaceId, async (tx) => (await tx.select().from(material).where(eq(material.id, id)))[0] ?? null),

  /** 'full' when there is no room for another one, 'photo' when the photograph is not in the library. */
  add: (row: typeof material.$inferInsert, turn: Turn): Promise<MaterialRow | 'full' | 'photo'> =>
    inWorkspace(row.workspaceId, async (tx) => {
      await hold(tx, row.workspaceId);
      if ((await tx.$count(material)) >= materialLimits.rows) return 'full';
      if (row.photoId && !(await hasPhoto(tx, row.photoId))) return 'photo';
      const [added] = await tx.insert(material).values(row).returning();
      await saveTurn(tx, row.workspaceId, turn, 'answered');
      return added!;
    }),

  /** Returns how many are new; those that there is no room for are left out. */
  addFinds: (workspaceId: string, rows: (typeof material.$inferInsert)[]): Promise<number> =>
    inWorkspace(workspaceId, async (tx) => {
      await hold(tx, workspaceId);
      const room = materialLimits.rows - (await tx.$count(material));
      const kept = rows.slice(0, Math.max(0, room));
      if (kept.length === 0) return 0;
      return (await tx.insert(material).values(kept).onConflictDoNothing().returning({ id: material.id })).length;
    }),

  /** null when it does not exist. */
  change: (
    workspaceId: string,
    id: string,
    change: Partial<Pick<MaterialRow, 'text' | 'detail' | 'photoId' | 'cleared' | 'language' | 'updatedAt'>>,
  ): Promise<MaterialRow | 'photo' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      if (change.photoId && !(await hasPhoto(tx, change.photoId))) return 'photo';
      const [changed] = await tx.update(material).set(change).where(eq(material.id, id)).returning();
      return changed ?? null;
    }),

  /** False when it did not exist. */
  remove: (workspaceId: string, id: string): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => (await tx.delete(material).where(eq(material.id, id)).returning({ id: material.id })).length > 0,
    ),

  dismiss: (workspaceId: string, turn: Turn): Promise<void> =>
    inWorkspace(workspaceId, (tx) => saveTurn(tx, workspaceId, turn, 'dismissed')),
};

async function saveTurn(
  tx: Transaction,
  workspaceId: string,
  { question, startsOn: week }: Turn,
  state: 'answered' | 'dismissed',
): Promise<void> {
  await tx
    .insert(materialQuestions)
    .values({ workspaceId, question, week, state })
    .onConflictDoUpdate({ target: [materialQuestions.workspaceId, materialQuestions.question], set: { week, state } });
}

async function selectProfile(tx: Transaction) {
  const [row] = await tx
    .select({ name: profiles.name, what: profiles.what, where: profiles.place, trade: profiles.trade })
    .from(profiles);
  return row ?? null;
}

async function hasPhoto(tx: Transaction, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: creations.id })
    .from(creations)
    .where(
      and(
        eq(creations.id, id),
        eq(creations.type, 'image'),
        eq(creations.status, 'completed'),
        isNull(creations.deletedAt),
      ),
    )
    .for('key share');
  return found !== undefined;
}

/** Counted before one is added. */
const hold = (tx: Transaction, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`material ${workspaceId}`}))`);
