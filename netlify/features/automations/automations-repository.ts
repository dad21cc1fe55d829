import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import type {
  AutomationGoal,
  AutomationStep,
  AutomationTrigger,
  ReentryRule,
  RunState,
} from '../../../src/domain/automation';
import type { CampaignCountKind, CampaignStatus } from '../../../src/domain/campaign';
import { MINUTE_MS } from '../../../src/domain/duration';
import { logActivity } from '../../records/activity/activity-log';
import { noteMembers } from '../../records/automations/automation-members';
import { inWorkspace, type Transaction } from '../../database/client';
import { activities } from '../../database/schema/activity';
import { campaignEmails, campaigns } from '../../database/schema/campaigns';
import { contactFields, tags } from '../../database/schema/contacts';
import { segments } from '../../database/schema/segments';
import { giveUpAfter, tookTooLong } from '../../database/statement-timeout';
import type { PlaceMoves } from './advance/automation-step-places';

export type AutomationsRepository = typeof automationsRepository;

/** Automations as they are edited. What they do is automation-advance-*.ts. */
export const automationsRepository = {
  /** With how many people are where; null when there is no such automation. */
  find: (workspaceId: string, campaignId: string): Promise<FoundAutomation | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({
          id: campaigns.id,
          name: campaigns.name,
          status: campaigns.status,
          trigger: campaigns.trigger,
          steps: campaigns.steps,
          goal: campaigns.goal,
          reentry: campaigns.reentry,
          revision: campaigns.revision,
        })
        .from(campaigns)
        .where(oneOf(workspaceId, campaignId));
      if (!row) return null;
      const emails = await tx
        .select({ id: campaignEmails.id })
        .from(campaignEmails)
        .where(and(eq(campaignEmails.workspaceId, workspaceId), eq(campaignEmails.campaignId, campaignId)))
        .orderBy(asc(campaignEmails.createdAt), asc(campaignEmails.id));
      // Together, since it takes a look at everybody who ever entered.
      const { rows: places } = await tx.execute<Place>(sql`
        select state, case when state = 'active' then step_id end as "stepId", case when state = 'active' then position else 0 end as position, count(*)::int as count
        from automation_runs where workspace_id = ${workspaceId} and campaign_id = ${campaignId} group by 1, 2, 3`);
      const { rows: counts } = await tx.execute<MailCount>(
        sql`select email_id as "emailId", kind, sum(step)::int as count from campaign_steps where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and kind in ('sent', 'opens', 'clicks', 'conversions') group by 1, 2`,
      );
      return { ...row, emailIds: emails.map(({ id }) => id), places, counts };
    }),

  /** Which of these are there; of fields those that hold dates. */
  findNamed: (workspaceId: string, { tagIds, segmentIds, fieldIds }: Named): Promise<Set<string>> =>
    inWorkspace(workspaceId, async (tx) => {
      const found = [
        ...(tagIds.length > 0
          ? await tx
              .select({ id: tags.id })
              .from(tags)
              .where(and(eq(tags.workspaceId, workspaceId), inArray(tags.id, tagIds)))
          : []),
        ...(segmentIds.length > 0
          ? await tx
              .select({ id: segments.id })
              .from(segments)
              .where(and(eq(segments.workspaceId, workspaceId), inArray(segments.id, segmentIds)))
          : []),
        ...(fieldIds.length > 0
          ? await tx
              .select({ id: contactFields.id })
              .from(contactFields)
              .where(
                and(
                  eq(contactFields.workspaceId, workspaceId),
                  inArray(contactFields.id, fieldIds),
                  eq(contactFields.kind, 'date'),
                ),
              )
          : []),
      ];
      return new Set(found.map(({ id }) => id));
    }),

  /**
   * Saves it as its next revision. The row is locked: whoever lets people through reads it FOR SHARE. 'turned' when it
   * was started or ended since it was looked at.
   */
  save: (
    workspaceId: string,
    campaignId: string,
    { revision, status, change, watch, moves, activity, now }: Saving,
  ): Promise<'saved' | 'missing' | 'stale' | 'turned' | 'too-long'> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({ status: campaigns.status, revision: campaigns.revision })
        .from(campaigns)
        .where(oneOf(workspaceId, campaignId))
        .for('no key update'); // whoever is let in meanwhile names the campaign
      if (!row) return 'missing' as const;
      if (row.revision !== revision) return 'stale' as const;
      if (isRunning(row.status) !== isRunning(status) || row.status === 'completed') return 'turned' as const;
      await tx
        .update(campaigns)
        .set({ ...change, revision: revision + 1, updatedAt: now, ...(watch && { triggerSince: now }) })
        .where(oneOf(workspaceId, campaignId));
      await movePlaces(tx, workspaceId, campaignId, moves);
      if (activity && !(await wasLogged(tx, activity))) await logActivity(tx, activity);
      if (watch) await noteMembers(tx, { workspaceId, campaignId, trigger: watch }, now);
      return 'saved' as const;
    }).catch((error: unknown) => {
      if (tookTooLong(error)) return 'too-long';
      throw error;
    }),

  /** Adds a mail, without a name with the first free one, such as “Email 3”. 'full' when there are `most`. */
  addEmail: (
    workspaceId: string,
    campaignId: string,
    mail: NewMail,
    most: number,
  ): Promise<'missing' | 'ended' | 'full' | { name: string }> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({ status: campaigns.status })
        .from(campaigns)
        .where(oneOf(workspaceId, campaignId))
        .for('no key update');
      if (!row) return 'missing';
      if (row.status === 'completed') return 'ended';
      const others = (
        await tx
          .select({ name: campaignEmails.name })
          .from(campaignEmails)
          .where(and(eq(campaignEmails.workspaceId, workspaceId), eq(campaignEmails.campaignId, campaignId)))
      ).map(({ name }) => name);
      if (others.length >= most) return 'full';
      let number = others.length + 1;
      while (others.includes(`Email ${number}`)) number += 1;
      const name = mail.name || `Email ${number}`;
      await tx.insert(campaignEmails).values({ ...mail, workspaceId, campaignId, name });
      return { name };
    }),
};

const oneOf = (workspaceId: string, id: string) =>
  and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id), eq(campaigns.type, 'automation'))!;
const isRunning = (status: CampaignStatus): boolean => status === 'active' || status === 'paused';

/** People who are at a step that is taken out go on with what followed it, wherever that stands now. */
async function movePlaces(
  tx: Transaction,
  workspaceId: string,
  campaignId: string,
  { known, gone, lost }: PlaceMoves,
): Promise<void> {
  const active = sql`r.workspace_id = ${workspaceId} and r.campaign_id = ${campaignId} and r.state = 'active'`;
  if (gone.length + lost.length > 0) await giveUpAfter(tx, PATIENCE_MS);
  if (gone.length > 0) {
    await tx.execute(sql`
      update automation_runs r set position = m.position from unnest(${sql.param(gone.map(({ stepId }) => stepId))}::text[], ${sql.param(gone.map(({ position }) => position))}::int[]) as m (step_id, position)
      where ${active} and r.step_id = m.step_id and r.position <> m.position`);
  }
  if (lost.length > 0) {
    await tx.execute(sql`
      update automation_runs r set position = m.position from unnest(${sql.param(lost.map(({ from }) => from))}::int[], ${sql.param(lost.map(({ position }) => position))}::int[]) as m (was, position)
      where ${active} and r.step_id <> all(${sql.param(known)}::text[]) and r.position = m.was`);
  }
}

/** One line for what one person changes within a few minutes. */
const wasLogged = async (tx: Transaction, { workspaceId, title, link, actor, at }: NewActivity): Promise<boolean> =>
  (
    await tx
      .select({ id: activities.id })
      .from(activities)
      .where(
        and(
          eq(activities.workspaceId, workspaceId),
          gt(activities.createdAt, new Date(at.getTime() - JOINS_MS)),
          eq(activities.title, title),
          eq(activities.link, link ?? ''),
          eq(activities.actorId, actor?.id ?? ''),
        ),
      )
      .limit(1)
  ).length > 0;

const JOINS_MS = 5 * MINUTE_MS;
/** A hundred thousand people are moved in about four seconds. */
const PATIENCE_MS = MINUTE_MS;

export interface FoundAutomation {
  id: string;
  name: string;
  status: CampaignStatus;
  trigger: AutomationTrigger | null;
  steps: AutomationStep[];
  goal: AutomationGoal | null;
  reentry: ReentryRule;
  revision: number;
  emailIds: string[];
  places: Place[];
  counts: MailCount[];
}

/** How many are in a state and, while they are on their way, at a step; null: they have not begun. */
interface Place extends Record<string, unknown> {
  state: RunState;
  stepId: string | null;
  position: number;
  count: number;
}

export interface Named {
  tagIds: string[];
  segmentIds: string[];
  fieldIds: string[];
}

interface MailCount extends Record<string, unknown> {
  emailId: string;
  kind: Extract<CampaignCountKind, 'sent' | 'opens' | 'clicks' | 'conversions'>;
  count: number;
}

interface Saving {
  /** As they were when the change was looked at. */
  revision: number;
  status: CampaignStatus;
  change: Pick<FoundAutomation, 'trigger' | 'steps' | 'goal' | 'reentry'>;
  /** The trigger of a started one, if it is another now. */
  watch: AutomationTrigger | null;
  moves: PlaceMoves;
  activity: NewActivity | null;
  now: Date;
}

type NewMail = Pick<
  typeof campaignEmails.$inferSelect,
  'id' | 'name' | 'subject' | 'preheader' | 'blocks' | 'createdAt' | 'updatedAt'
>;
