import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { COUNT_LIMIT } from '../../../src/domain/bounded-count';
import type { Week } from '../../../src/domain/week';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../database/client';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { creations } from '../../database/schema/creative';
import { engines, ideas, pieces } from '../../database/schema/engine';
import { memberSettings } from '../../database/schema/settings';
import { workspaces } from '../../database/schema/workspace';
import { listMemberSettings, listReaders } from './reader-repository';

export type WeeklyReportRepository = typeof weeklyReportRepository;

export const weeklyReportRepository = {
  listZones: () =>
    acrossWorkspaces('list time zones', async (tx) =>
      (await tx.selectDistinct({ zone: workspaces.zone }).from(workspaces).where(REPORTED)).map((row) => row.zone),
    ),

  /** A page of real workspaces of some zones, by id; none that is being deleted. */
  listWorkspaces: ({ zones, after, limit }: { zones: string[]; after: string | null; limit: number }) =>
    acrossWorkspaces('find workspaces whose week is over', (tx) =>
      tx
        .select({ id: workspaces.workspaceId, name: workspaces.name, zone: workspaces.zone })
        .from(workspaces)
        .where(
          and(
            REPORTED,
            inArray(workspaces.zone, zones),
            after === null ? undefined : gt(workspaces.workspaceId, after),
          ),
        )
        .orderBy(asc(workspaces.workspaceId))
        .limit(limit),
    ),

  listReaders,
  listMemberSettings,

  /** What a week brought and what waits now; every figure is counted up to COUNT_LIMIT. */
  readFigures: (
    workspaceId: string,
    { from, until, thisWeek, titles }: { from: Date; until: Date; thisWeek: Week; titles: number },
  ) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const inWeek = and(
          eq(pieces.status, 'published'),
          isNotNull(pieces.publishedAt),
          gte(pieces.publishedAt, from),
          lt(pieces.publishedAt, until),
        );
        const first = await tx
          .select({ title: pieces.title })
          .from(pieces)
          .where(inWeek)
          .orderBy(asc(pieces.publishedAt), asc(pieces.id))
          .limit(titles);
        const [next] = await tx
          .select({ at: pieces.scheduledFor })
          .from(pieces)
          .where(and(eq(pieces.status, 'scheduled'), isNotNull(pieces.scheduledFor)))
          .orderBy(asc(pieces.scheduledFor))
          .limit(1);
        // A piece's picture is drawn in several formats; it is one picture.
        const drawn = and(
          gte(creations.createdAt, from),
          lt(creations.createdAt, until),
          or(isNull(creations.pieceId), eq(creations.aspectRatio, '1:1')),
        );
        const [engine] = await tx.select({ running: engines.running }).from(engines);
        return {
          published: await countRows(tx, pieces, inWeek),
          titles: first.map(({ title }) => title),
          pictures: await countRows(tx, creations, drawn),
          review: await countRows(tx, pieces, eq(pieces.status, 'review')),
          scheduled: await countRows(tx, pieces, eq(pieces.status, 'scheduled')),
          next: next?.at ?? null,
          running: engine?.running ?? true,
          ideas: await countRows(
            tx,
            ideas,
            and(eq(ideas.year, thisWeek.year), eq(ideas.week, thisWeek.week), eq(ideas.status, 'suggested')),
          ),
        };
      },
      'worker',
    ),

  /**
   * Marks a week as reported to one person and puts the letter, if there is one, into the outbox, both or neither. False,
   * and nothing is done, when another worker was faster, or when the person has turned the report off by then.
   */
  report: (workspaceId: string, userId: string, { week, mail }: { week: string; mail: NewMail | null }) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const marked = await tx
          .insert(memberSettings)
          .values({ workspaceId, userId, reportedWeek: week })
          .onConflictDoUpdate({
            target: [memberSettings.workspaceId, memberSettings.userId],
            set: { reportedWeek: week },
            setWhere: sql`${memberSettings.weeklyReports} and ${memberSettings.reportedWeek} is distinct from ${week}`,
          })
          .returning({ userId: memberSettings.userId });
        if (marked.length === 0) return false;
        if (mail) await addMail(tx, { ...mail, aboutPerson: userId });
        return mail !== null;
      },
      'worker',
    ),
};

const REPORTED = and(eq(workspaces.kind, 'real'), isNull(workspaces.deletesAt));

async function countRows(
  tx: Transaction,
  table: typeof pieces | typeof creations | typeof ideas,
  which: ReturnType<typeof and>,
): Promise<number> {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(which)
    .limit(COUNT_LIMIT)
    .as('some');
  const [counted] = await tx.select({ value: sql<number>`count(*)::int` }).from(some);
  return counted?.value ?? 0;
}
