import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { RunState } from '../../../../src/domain/automation';
import { inWorkspace, type Transaction } from '../../../database/client';
import { byId, byMoment, keyset } from '../../../database/keyset';
import { automationLog, automationRuns } from '../../../database/schema/automations';
import { campaignEmails, campaigns, deliveries } from '../../../database/schema/campaigns';
import { contacts } from '../../../database/schema/contacts';

export type RunListRepository = typeof runListRepository;

/** Who is in an automation, and what happened to them there. */
export const runListRepository = {
  /** Newest first; null when there is no such automation. */
  list: (workspaceId: string, campaignId: string, { state, cursor, limit }: { state: RunState | undefined } & Page) =>
    inWorkspace(workspaceId, async (tx) => {
      const automation = await findAutomation(tx, workspaceId, campaignId);
      if (!automation) return null;
      const found = await tx
        .select({ ...getTableColumns(automationRuns), listPlace: NEWEST.listPlace })
        .from(automationRuns)
        .where(
          and(
            eq(automationRuns.workspaceId, workspaceId),
            eq(automationRuns.campaignId, campaignId),
            state && eq(automationRuns.state, state),
            NEWEST.beyond(cursor),
          ),
        )
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      const { rows, nextCursor } = NEWEST.cut(found, limit);
      return { rows: await withPeople(tx, workspaceId, rows), nextCursor, steps: automation.steps };
    }),

  /** The newest of a contact; null when there is no such contact. */
  ofContact: (workspaceId: string, contactId: string, limit: number) =>
    inWorkspace(workspaceId, async (tx) => {
      if ((await tx.$count(contacts, and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contactId)))) === 0)
        return null;
      return tx
        .select({
          id: automationRuns.id,
          campaignId: automationRuns.campaignId,
          automation: campaigns.name,
          state: automationRuns.state,
          enteredAt: automationRuns.enteredAt,
          wakesAt: automationRuns.wakesAt,
          endedAt: automationRuns.endedAt,
        })
        .from(automationRuns)
        .innerJoin(
          campaigns,
          and(eq(campaigns.workspaceId, automationRuns.workspaceId), eq(campaigns.id, automationRuns.campaignId)),
        )
        .where(and(eq(automationRuns.workspaceId, workspaceId), eq(automationRuns.contactId, contactId)))
        .orderBy(desc(automationRuns.enteredAt), desc(automationRuns.id))
        .limit(limit);
    }),

  /** Oldest first, with what became of the mails that were handed over; null when there is no such way through it. */
  log: (
    workspaceId: string,
    { campaignId, runId }: { campaignId: string; runId: string },
    { cursor, limit }: Page,
  ): Promise<RunLog | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const automation = await findAutomation(tx, workspaceId, campaignId);
      const [run] = await tx
        .select({
          contactId: automationRuns.contactId,
          state: automationRuns.state,
          stepId: automationRuns.stepId,
          wakesAt: automationRuns.wakesAt,
        })
        .from(automationRuns)
        .where(
          and(
            eq(automationRuns.workspaceId, workspaceId),
            eq(automationRuns.id, runId),
            eq(automationRuns.campaignId, campaignId),
          ),
        );
      if (!automation || !run) return null;
      const found = await tx
        .select({ ...getTableColumns(automationLog), listPlace: AS_IT_HAPPENED.listPlace })
        .from(automationLog)
        .where(
          and(
            eq(automationLog.workspaceId, workspaceId),
            eq(automationLog.runId, runId),
            AS_IT_HAPPENED.beyond(cursor),
          ),
        )
        .orderBy(...AS_IT_HAPPENED.order)
        .limit(limit + 1);
      const { rows, nextCursor } = AS_IT_HAPPENED.cut(found, limit);
      const steps = [...new Set(rows.flatMap(({ stepId }) => stepId ?? []))];
      const mails = await tx
        .select({ ...FATE, name: campaignEmails.name, subject: campaignEmails.subject })
        .from(deliveries)
        .innerJoin(
          campaignEmails,
          and(eq(campaignEmails.workspaceId, deliveries.workspaceId), eq(campaignEmails.id, deliveries.emailId)),
        )
        .where(
          and(
            eq(deliveries.workspaceId, workspaceId),
            eq(deliveries.contactId, run.contactId),
            sql`${deliveries.occasion} = any(${sql.param(steps.map((stepId) => `${runId}:${stepId}`))}::text[])`,
          ),
        );
      const byOccasion = new Map(mails.map((mail) => [mail.occasion, mail]));
      return {
        rows: rows.map((row) => ({ ...row, mail: byOccasion.get(`${runId}:${row.stepId ?? ''}`) ?? null })),
        nextCursor,
        isOver: automation.status === 'completed',
        going: await findGoing(tx, workspaceId, runId, run),
      };
    }),
};

/** With who they are; whoever was erased meanwhile is left out. */
export async function withPeople(
  tx: Transaction,
  workspaceId: string,
  rows: readonly (typeof automationRuns.$inferSelect)[],
): Promise<ListedRun[]> {
  const { rows: people } = await tx.execute<Person>(sql`
    select c.id, c.name, c.company, (select shown from contact_points where workspace_id = c.workspace_id and contact_id = c.id and kind = 'email' order by position limit 1) as email,
      (select shown from contact_points where workspace_id = c.workspace_id and contact_id = c.id and kind = 'phone' order by position limit 1) as phone
    from contacts c where c.workspace_id = ${workspaceId} and c.id = any(${sql.param(rows.map(({ contactId }) => contactId))}::uuid[])`);
  const byId = new Map(people.map((person) => [person.id, person]));
  return rows.flatMap((row) => (byId.has(row.contactId) ? [{ ...row, person: byId.get(row.contactId)! }] : []));
}

/** The line of the wait at which they are now. A mail that cannot be made is tried again at its step, too: its line says so itself. */
async function findGoing(
  tx: Transaction,
  workspaceId: string,
  runId: string,
  { state, stepId, wakesAt }: Pick<typeof automationRuns.$inferSelect, 'state' | 'stepId' | 'wakesAt'>,
): Promise<RunLog['going']> {
  if (state !== 'active' || stepId === null || wakesAt === null) return null;
  const [last] = await tx
    .select({ id: automationLog.id, did: automationLog.did })
    .from(automationLog)
    .where(
      and(eq(automationLog.workspaceId, workspaceId), eq(automationLog.runId, runId), eq(automationLog.stepId, stepId)),
    )
    .orderBy(desc(automationLog.at), desc(automationLog.id))
    .limit(1);
  return last?.did ? { lineId: last.id, until: wakesAt } : null;
}

async function findAutomation(tx: Transaction, workspaceId: string, campaignId: string) {
  const [row] = await tx
    .select({ status: campaigns.status, steps: campaigns.steps })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId), eq(campaigns.type, 'automation')));
  return row ?? null;
}

const FATE = {
  occasion: deliveries.occasion,
  state: deliveries.state,
  cause: deliveries.cause,
  attempts: deliveries.attempts,
  openedAt: deliveries.openedAt,
  clickedAt: deliveries.clickedAt,
  convertedAt: deliveries.convertedAt,
  unsubscribedAt: deliveries.unsubscribedAt,
  complainedAt: deliveries.complainedAt,
};

const NEWEST = keyset('runs', 'down', byMoment(automationRuns.enteredAt), byId(automationRuns.id));
const AS_IT_HAPPENED = keyset('run-log', 'up', byMoment(automationLog.at), byId(automationLog.id));

export type HandedOver = Pick<typeof deliveries.$inferSelect, keyof typeof FATE> & { name: string; subject: string };
export type ListedRun = typeof automationRuns.$inferSelect & { person: Person };
export type LoggedStep = typeof automationLog.$inferSelect & { mail: HandedOver | null };

export interface RunLog {
  rows: LoggedStep[];
  nextCursor: string | null;
  /** The automation has ended: what waits is not sent. */
  isOver: boolean;
  /** The line of the wait that is going on, and its end. */
  going: { lineId: string; until: Date } | null;
}

interface Person extends Record<string, unknown> {
  id: string;
  name: string;
  company: string;
  email: string | null;
  phone: string | null;
}

interface Page {
  cursor: string | undefined;
  limit: number;
}
