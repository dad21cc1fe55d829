import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { AutomationGoal, AutomationStep, RunState } from '../../../../src/domain/automation';
import { automationWords, type AutomationNames } from '../../../../src/domain/automation-log-words';
import type { Permission } from '../../../../src/domain/consent';
import type { SegmentRule } from '../../../../src/domain/segment';
import { rulesAudience } from '../../../records/campaigns/campaign-audience';
import { stopRuns } from '../../../records/automations/automation-stop';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import { mayContactMany } from '../../../records/consent/contact-permission';
import { tag, untag } from '../../../records/contacts/contact-writing';
import { addDeliveries } from '../../../records/deliveries/delivery-ledger';
import { automationRuns } from '../../../database/schema/automations';
import { campaigns } from '../../../database/schema/campaigns';
import { contacts } from '../../../database/schema/contacts';
import { readUsedAddresses } from '../../../records/contacts/used-address';
import { enqueue } from '../../../queue/enqueue';
import { sendCampaign } from '../../sending/sending-jobs';
import { addLogLines, type NewLogLine } from './automation-log-repository';
import { readAutomationNames, type AutomationRef } from '../automation-names-repository';

export type AutomationAdvanceRepository = typeof automationAdvanceRepository;

/** People on their way through an automation. What a batch does and where its people are then is one transaction: a worker that is killed has done all of it or nothing. */
export const automationAdvanceRepository = {
  /** Takes out who has reached the goal, was archived or took the consent back, wherever they are. Answers how many. */
  takeOut: (ref: AutomationRef, now: Date, newId: () => string): Promise<number> =>
    inWorkspace(
      ref.workspaceId,
      async (tx) => {
        const automation = await readActive(tx, ref);
        if (!automation) return 0;
        const lines: NewLogLine[] = [];
        const say = (runId: string, did: boolean, sentence: string) =>
          lines.push({ id: newId(), runId, stepId: null, did, sentence, at: now });
        const end = async (state: RunState, from: ReturnType<typeof sql>, more = sql``) =>
          (
            await tx.execute<{ id: string; archived: boolean }>(sql`
          update automation_runs r set state = ${state}, wakes_at = null, ended_at = ${now.toISOString()}::timestamptz ${from} returning r.id ${more}`)
          ).rows;
        const under = sql`r.workspace_id = ${ref.workspaceId} and r.campaign_id = ${ref.campaignId} and r.state = 'active'`;
        for (const { id, archived } of await end(
          'left',
          sql`from contacts c where ${under} and c.workspace_id = r.workspace_id and c.id = r.contact_id and (c.archived_at is not null or c.email_consent = 'withdrawn')`,
          sql`, c.archived_at is not null as archived`,
        ))
          say(id, false, automationWords.left(archived));
        const { goal } = automation;
        if (goal) {
          const names = await readAutomationNames(tx, ref, automation);
          const reached =
            goal.is === 'tag'
              ? sql`exists (select 1 from contact_tags t where t.workspace_id = r.workspace_id and t.contact_id = r.contact_id and t.tag_id = ${goal.tagId})`
              : sql`exists (select 1 from deliveries d where d.workspace_id = r.workspace_id and d.contact_id = r.contact_id and d.campaign_id = r.campaign_id and d.converted_at >= r.entered_at)`;
          for (const { id } of await end('goal', sql`where ${under} and ${reached}`))
            say(id, true, automationWords.reached(goal, names));
        }
        await addLogLines(tx, ref, lines);
        return lines.length;
      },
      'worker',
    ),

  /** Mails that people may get now; none while nobody is due. */
  listDueMails: (ref: AutomationRef, now: Date): Promise<string[]> =>
    inWorkspace(
      ref.workspaceId,
      async (tx) => {
        const [due] = await tx.select({ id: automationRuns.id }).from(automationRuns).where(dueOf(ref, now)).limit(1);
        const automation = due && (await readActive(tx, ref));
        return automation ? automation.steps.flatMap((step) => (step.do === 'send' ? [step.emailId] : [])) : [];
      },
      'worker',
    ),

  /** Lets `decide` take the steps of some who are due. Answers how many they were. */
  advance: (
    ref: AutomationRef,
    { now, limit }: { now: Date; limit: number },
    decide: (batch: AutomationBatch, hands: AutomationHands) => Promise<Decided>,
  ): Promise<number> =>
    inWorkspace(
      ref.workspaceId,
      async (tx) => {
        const automation = await readActive(tx, ref);
        if (!automation) return 0;
        const due = await tx
          .select({
            id: automationRuns.id,
            contactId: automationRuns.contactId,
            stepId: automationRuns.stepId,
            position: automationRuns.position,
          })
          .from(automationRuns)
          .where(dueOf(ref, now))
          .orderBy(asc(automationRuns.wakesAt), asc(automationRuns.id))
          .limit(limit)
          .for('update', { skipLocked: true });
        if (due.length === 0) return 0;
        const there = await holdContacts(
          tx,
          ref,
          due.map(({ contactId }) => contactId),
        );
        const runs = due.filter(({ contactId }) => there.has(contactId));
        const names = await readAutomationNames(tx, ref, automation);
        const { moves, lines, deliveries } = await decide(
          { steps: automation.steps, goal: automation.goal, runs, names },
          handsOf(tx, ref, now),
        );
        await saveMoves(tx, ref, moves, now);
        await addLogLines(tx, ref, lines);
        if (
          (await addDeliveries(
            tx,
            deliveries.map((delivery) => ({
              ...delivery,
              workspaceId: ref.workspaceId,
              campaignId: ref.campaignId,
              notBefore: now,
            })),
          )) > 0
        )
          await enqueue(tx, sendCampaign, { workspaceId: ref.workspaceId, campaignId: ref.campaignId });
        return due.length;
      },
      'worker',
    ),

  /** Ended automations that people are still in. */
  listEnded: (): Promise<AutomationRef[]> =>
    acrossWorkspaces(
      'look for automations that ended',
      async (tx) =>
        (
          await tx.execute<AutomationRef & Record<string, unknown>>(sql`
        select c.workspace_id as "workspaceId", c.id as "campaignId", 'UTC' as zone from campaigns c where c.type = 'automation' and c.status = 'completed'
          and exists (select 1 from automation_runs r where r.workspace_id = c.workspace_id and r.campaign_id = c.id and r.state = 'active')`)
        ).rows,
    ),

  /** Lets some leave an automation that has ended. Answers how many. */
  stopSome: (ref: AutomationRef, now: Date): Promise<number> =>
    inWorkspace(ref.workspaceId, (tx) => stopRuns(tx, ref, now), 'worker'),

  /** Says on the automation that it is too slow to look up who comes in, or that it no longer is. */
  markSlow: (ref: AutomationRef, isSlow: boolean): Promise<void> =>
    inWorkspace(
      ref.workspaceId,
      async (tx) => {
        await tx
          .update(campaigns)
          .set({ cause: isSlow ? SLOW : null })
          .where(
            and(
              eq(campaigns.workspaceId, ref.workspaceId),
              eq(campaigns.id, ref.campaignId),
              eq(campaigns.status, 'active'),
              isSlow ? isNull(campaigns.cause) : eq(campaigns.cause, SLOW),
            ),
          );
      },
      'worker',
    ),
};

const SLOW =
  'Checking who matches this automation’s trigger takes too long, so nobody is entering. Choose a segment with fewer or simpler rules.';

/** Shared, so that whoever edits or pauses it waits for the batch, and the next batch is of what they left. */
async function readActive(tx: Transaction, { workspaceId, campaignId }: AutomationRef) {
  const [found] = await tx
    .select({ trigger: campaigns.trigger, steps: campaigns.steps, goal: campaigns.goal })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId), eq(campaigns.status, 'active')))
    .for('share');
  return found ?? null;
}

/** Nobody is erased while steps are taken for them. Whoever is being erased or changed in this moment is left for the next time. */
async function holdContacts(
  tx: Transaction,
  { workspaceId }: AutomationRef,
  contactIds: readonly string[],
): Promise<Set<string>> {
  const locked = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.workspaceId, workspaceId), sql`${contacts.id} = any(${sql.param([...contactIds])}::uuid[])`))
    .for('key share', { skipLocked: true });
  return new Set(locked.map(({ id }) => id));
}

const dueOf = ({ workspaceId, campaignId }: AutomationRef, now: Date) =>
  and(
    eq(automationRuns.workspaceId, workspaceId),
    eq(automationRuns.campaignId, campaignId),
    eq(automationRuns.state, 'active'),
    lte(automationRuns.wakesAt, now),
  );

const handsOf = (tx: Transaction, { workspaceId }: AutomationRef, now: Date): AutomationHands => ({
  readMails: async (occasions) => {
    const { rows } = await tx.execute<{ occasion: string; opened: boolean; clicked: boolean }>(sql`
      select d.occasion, d.opened_at is not null or d.clicked_at is not null as opened, d.clicked_at is not null as clicked
      from unnest(${sql.param(occasions.map(({ contactId }) => contactId))}::uuid[], ${sql.param(occasions.map(({ occasion }) => occasion))}::text[]) as n (contact_id, occasion)
        join deliveries d on d.workspace_id = ${workspaceId} and d.contact_id = n.contact_id and d.occasion = n.occasion`);
    return new Map(rows.map(({ occasion, opened, clicked }) => [occasion, { opened, clicked }]));
  },
  findMatches: async (rule, contactIds) => {
    const condition = await rulesAudience(tx, { match: 'all', rules: [rule] }, now);
    return new Set(
      (
        await tx
          .select({ id: contacts.id })
          .from(contacts)
          .where(and(condition, sql`${contacts.id} = any(${sql.param([...contactIds])}::uuid[])`))
      ).map(({ id }) => id),
    );
  },
  readPermissions: (contactIds) => mayContactMany(tx, contactIds, 'email', 'marketing'),
  readAddresses: (contactIds) => readUsedAddresses(tx, workspaceId, contactIds),
  tag: (tagId, contactIds) =>
    tag(
      tx,
      contactIds.map((contactId) => ({ workspaceId, contactId, tagId })),
    ),
  untag: (tagId, contactIds) =>
    untag(
      tx,
      contactIds.map((contactId) => ({ workspaceId, contactId, tagId })),
    ),
});

async function saveMoves(
  tx: Transaction,
  { workspaceId }: AutomationRef,
  moves: readonly RunMove[],
  now: Date,
): Promise<void> {
  const of = <T>(read: (move: RunMove) => T) => sql.param(moves.map(read));
  const ids = of(({ id }) => id);
  await tx.execute(sql`
    update automation_runs r set state = n.state, step_id = n.step_id, position = n.position, wakes_at = n.wakes_at, ended_at = case when n.state = 'active' then null else ${now.toISOString()}::timestamptz end
    from unnest(${ids}::uuid[], ${of(({ state }) => state)}::text[], ${of(({ stepId }) => stepId)}::text[], ${of(({ position }) => position)}::int[], ${of(({ wakesAt }) => wakesAt?.toISOString() ?? null)}::timestamptz[]) as n (id, state, step_id, position, wakes_at)
    where r.workspace_id = ${workspaceId} and r.id = any(${ids}::uuid[]) and r.id = n.id`);
}

/** What a step may ask and do, within the batch's transaction. */
export interface AutomationHands {
  /** What people did with mails, by occasion; of a mail that was not sent there is nothing. */
  readMails(
    occasions: readonly { contactId: string; occasion: string }[],
  ): Promise<Map<string, { opened: boolean; clicked: boolean }>>;
  findMatches(rule: SegmentRule, contactIds: readonly string[]): Promise<Set<string>>;
  readPermissions(contactIds: readonly string[]): Promise<Map<string, Permission>>;
  readAddresses(contactIds: readonly string[]): Promise<Map<string, string>>;
  /** Answers for whom it changed anything. */
  tag(tagId: string, contactIds: readonly string[]): Promise<Set<string>>;
  untag(tagId: string, contactIds: readonly string[]): Promise<Set<string>>;
}

export interface AutomationBatch {
  steps: readonly AutomationStep[];
  goal: AutomationGoal | null;
  runs: readonly DueRun[];
  names: AutomationNames;
}

export interface DueRun {
  id: string;
  contactId: string;
  stepId: string | null;
  position: number;
}

export interface Decided {
  moves: RunMove[];
  lines: NewLogLine[];
  deliveries: { id: string; emailId: string; revision: number; contactId: string; occasion: string; address: string }[];
}

/** Where somebody is after a batch. */
export interface RunMove {
  id: string;
  state: RunState;
  stepId: string | null;
  position: number;
  wakesAt: Date | null;
}
