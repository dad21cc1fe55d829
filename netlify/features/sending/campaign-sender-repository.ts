import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { quoted, type NewActivity } from '../../../src/domain/activity';
import { ENDED_CAUSE } from '../../../src/domain/campaign';
import { sendingAllowance, type Returns, type SendingAllowance } from '../../../src/domain/sending-allowance';
import { logActivity } from '../../database/activity-log';
import { readCampaignText, type CampaignText } from '../../database/campaign-text';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../database/client';
import { addContactEvents } from '../../database/contact-timeline';
import { recordBounces } from '../../database/delivery-outcomes';
import {
  dropDeliveries,
  leaveUncertain,
  postponeDeliveries,
  readNextDue,
  settleDeliveries,
  SKIPPED_AT_ONCE,
  skipWaiting,
  takeDeliveries,
  type DeliveryResult,
  type DeliveryTake,
  type Held,
} from '../../database/delivery-ledger';
import { countMails, lockAllowance, readReturnsSince, readSendingTerms } from '../../database/mail-allowance';
import { mailTitle } from '../../database/mail-title';
import { campaignEmails, campaigns, deliveries } from '../../database/schema/campaigns';
import { workspaces } from '../../database/schema/workspace';
import { readSendingIdentity, type SendingIdentity } from '../../database/sending-identity';
import { enqueue } from '../../jobs/enqueue';
import { sendCampaign } from '../../jobs/send-campaign';

export type { Held };

export type CampaignSenderRepository = typeof campaignSenderRepository;

/** A campaign in the hands of its one run. The lease is told by the database's clock, which all workers share. */
export const campaignSenderRepository = {
  /**
   * Takes it in hand, once nobody has it any more; what a run left behind that is gone becomes uncertain. Null when
   * another run has it, it is not under way, or its workspace may not send: a demo never, nor one whose plan has ended.
   */
  take: (held: Held, now: Date): Promise<TakenCampaign | null> =>
    inWorkspace(
      held.workspaceId,
      async (tx) => {
        const [workspace] = await tx
          .select()
          .from(workspaces)
          .where(eq(workspaces.workspaceId, held.workspaceId))
          .for('key share');
        if (
          !workspace ||
          workspace.kind !== 'real' ||
          workspace.deletesAt !== null ||
          (workspace.endsAt !== null && workspace.endsAt <= now)
        )
          return null;
        const mine = and(eq(campaigns.workspaceId, held.workspaceId), eq(campaigns.id, held.campaignId));
        const [before] = await tx
          .select({ sender: campaigns.sender, until: campaigns.senderUntil })
          .from(campaigns)
          .where(
            and(
              mine,
              eq(campaigns.status, 'active'),
              sql`(${campaigns.sender} is null or ${campaigns.senderUntil} < now())`,
            ),
          )
          .for('update');
        if (!before) return null;
        const [campaign] = await tx
          .update(campaigns)
          .set({ sender: held.run, senderUntil: LEASE })
          .where(mine)
          .returning();
        await leaveUncertain(tx, held.workspaceId, held.campaignId, FELL_OVER);
        return {
          campaign: campaign!,
          fellOverAt: before.sender === null ? null : (before.until ?? now),
          zone: workspace.zone,
          workspaceName: workspace.name,
          identity: await readSendingIdentity(tx, held.workspaceId),
          limit: await readLimit(tx, held.workspaceId, now),
        };
      },
      'worker',
    ),

  /** Says that it goes on; false when it was paused or ended, or another run has it. */
  beat: (held: Held): Promise<boolean> =>
    inWorkspace(
      held.workspaceId,
      async (tx) =>
        (
          await tx
            .update(campaigns)
            .set({ senderUntil: LEASE })
            .where(and(inHand(held), eq(campaigns.status, 'active')))
            .returning({ id: campaigns.id })
        ).length > 0,
      'worker',
    ),

  /** Gives it back; with `again` a fresh job goes on with it. */
  release: (held: Held, again: boolean): Promise<void> =>
    inWorkspace(
      held.workspaceId,
      async (tx) => {
        const mine = await tx
          .update(campaigns)
          .set({ sender: null, senderUntil: null })
          .where(inHand(held))
          .returning({ status: campaigns.status });
        if (again && mine[0]?.status === 'active')
          await enqueue(tx, sendCampaign, { workspaceId: held.workspaceId, campaignId: held.campaignId });
      },
      'worker',
    ),

  /** What stands in the way for now, as a sentence; null when nothing does any more. */
  tell: (held: Held, cause: string | null): Promise<void> =>
    inWorkspace(
      held.workspaceId,
      async (tx) => {
        await tx
          .update(campaigns)
          .set({ cause: cause?.slice(0, 500) ?? null })
          .where(and(inHand(held), eq(campaigns.status, 'active')));
      },
      'worker',
    ),

  /** Pauses it with a cause that somebody has to look at. `owes`: it is left for whoever tells what is not told yet. */
  halt: (
    held: Held,
    { cause, now, told, owes }: { cause: string; now: Date; told: NewActivity; owes: boolean },
  ): Promise<void> =>
    inWorkspace(
      held.workspaceId,
      async (tx) => {
        const halted = await tx
          .update(campaigns)
          .set({
            status: 'paused',
            cause: cause.slice(0, 500),
            ...(!owes && { sender: null, senderUntil: null }),
            updatedAt: now,
          })
          .where(and(inHand(held), eq(campaigns.status, 'active')))
          .returning({ id: campaigns.id });
        if (halted.length > 0) await logActivity(tx, told);
      },
      'worker',
    ),

  /** Ends it when nothing is left to send; automations go on. Answers when the next mail is due otherwise. */
  complete: (
    held: Held,
    { now, told }: { now: Date; told: NewActivity },
  ): Promise<{ completed: boolean; nextDue: Date | null }> =>
    inWorkspace(
      held.workspaceId,
      async (tx) => {
        const nextDue = await readNextDue(tx, held.workspaceId, held.campaignId);
        if (nextDue) return { completed: false, nextDue };
        const done = await tx
          .update(campaigns)
          .set({ status: 'completed', endedAt: now, cause: null, sender: null, senderUntil: null, updatedAt: now })
          .where(and(inHand(held), eq(campaigns.status, 'active'), ne(campaigns.type, 'automation')))
          .returning({ id: campaigns.id });
        if (done.length > 0) await logActivity(tx, told);
        return { completed: done.length > 0, nextDue: null };
      },
      'worker',
    ),

  /** Some of what waits of a campaign that was ended; true when there may be more. */
  skipEnded: ({ workspaceId, campaignId }: Omit<Held, 'run'>): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [ended] = await tx
          .select({ id: campaigns.id })
          .from(campaigns)
          .where(
            and(
              eq(campaigns.workspaceId, workspaceId),
              eq(campaigns.id, campaignId),
              eq(campaigns.status, 'completed'),
            ),
          );
        return ended !== undefined && (await skipWaiting(tx, workspaceId, campaignId, ENDED_CAUSE)) === SKIPPED_AT_ONCE;
      },
      'worker',
    ),

  /**
   * Results first, so that no more rows are in hand than there are connections. `spent`: a trial may send no more for now;
   * what is taken and what is counted is one transaction, so that campaigns side by side share one limit.
   */
  write: (
    held: Held,
    { results, takes }: { results: readonly DeliveryResult[]; takes: readonly DeliveryTake[] },
    now: Date,
    limit: SendingLimit | null,
  ): Promise<{ held: boolean; taken: Set<string>; spent?: 'day' | 'hour' }> =>
    inWorkspace(
      held.workspaceId,
      async (tx) => {
        await settleDeliveries(tx, held.workspaceId, results);
        if (takes.length === 0) return { held: true, taken: new Set<string>() };
        if (!limit) return takeDeliveries(tx, held, takes, now);
        const { left, spent } = await lockAllowance(tx, limit.trialOwner, limit.allowance, now);
        const some = takes.slice(0, left);
        const outcome =
          some.length > 0 ? await takeDeliveries(tx, held, some, now) : { held: true, taken: new Set<string>() };
        await countMails(tx, limit.trialOwner, outcome.taken.size, now);
        return { ...outcome, ...(left < takes.length && { spent }) };
      },
      'worker',
    ),

  /** Why a trial may send nothing now; null while it may. */
  findSpent: (
    workspaceId: string,
    { trialOwner, allowance }: SendingLimit,
    now: Date,
  ): Promise<'day' | 'hour' | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const { left, spent } = await lockAllowance(tx, trialOwner, allowance, now);
        return left > 0 ? null : spent;
      },
      'worker',
    ),

  /** What became of its mails since somebody started it, changed it or let it go on. */
  readReturns: ({ workspaceId, campaignId }: Omit<Held, 'run'>, since: Date): Promise<Returns> =>
    inWorkspace(workspaceId, (tx) => readReturnsSince(tx, workspaceId, campaignId, since), 'worker'),

  drop: (workspaceId: string, drops: Parameters<typeof dropDeliveries>[2]): Promise<void> =>
    inWorkspace(workspaceId, (tx) => dropDeliveries(tx, workspaceId, drops), 'worker'),

  postpone: (workspaceId: string, rows: Parameters<typeof postponeDeliveries>[2]): Promise<void> =>
    inWorkspace(workspaceId, (tx) => postponeDeliveries(tx, workspaceId, rows), 'worker'),

  /** Addresses that the server refused for good. */
  bounce: (
    workspaceId: string,
    refused: { id: string; cause: string; at: Date }[],
    newId: () => string,
  ): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        await recordBounces(
          tx,
          refused.map(({ id, cause, at }) => ({ workspaceId, deliveryId: id, kind: 'hard' as const, cause, at })),
          newId,
        );
      },
      'worker',
    ),

  /** Tells on people's timelines of mails that were sent. */
  addLines: (workspaceId: string, sent: readonly SentLine[]): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const mails = await tx
          .select({ id: deliveries.id, title: mailTitle })
          .from(deliveries)
          .innerJoin(
            campaigns,
            and(eq(campaigns.workspaceId, deliveries.workspaceId), eq(campaigns.id, deliveries.campaignId)),
          )
          .innerJoin(
            campaignEmails,
            and(eq(campaignEmails.workspaceId, deliveries.workspaceId), eq(campaignEmails.id, deliveries.emailId)),
          )
          .where(
            and(
              eq(deliveries.workspaceId, workspaceId),
              inArray(
                deliveries.id,
                sent.map(({ id }) => id),
              ),
            ),
          );
        const titles = new Map(mails.map(({ id, title }) => [id, title]));
        const ordered = [...sent].sort((a, b) => (a.contactId < b.contactId ? -1 : 1)); // in one order: of two writers, none waits in a ring
        await addContactEvents(
          tx,
          ordered.flatMap(({ lineId, id, contactId, sentAt }) =>
            titles.has(id)
              ? [
                  {
                    workspaceId,
                    id: lineId,
                    contactId,
                    kind: 'mail-sent' as const,
                    title: `Sent the email ${quoted(titles.get(id)!)}`,
                    sourceKey: `delivery:${id}`,
                    toMany: true as const,
                    at: sentAt,
                  },
                ]
              : [],
          ),
        );
      },
      'worker',
    ),

  /** Mails that were sent since then and of which no timeline tells. */
  listUntold: (
    workspaceId: string,
    campaignId: string,
    since: Date,
  ): Promise<{ id: string; contactId: string; sentAt: Date }[]> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const { rows } = await tx.execute<{ id: string; contact_id: string; sent_at: Date | string }>(sql`
        select d.id, d.contact_id, d.sent_at from deliveries d where d.workspace_id = ${workspaceId} and d.campaign_id = ${campaignId} and d.state in ('sent', 'bounced') and d.contact_id is not null and d.sent_at > ${since.toISOString()}::timestamptz
          and not exists (select 1 from contact_events e where e.workspace_id = d.workspace_id and e.source_key = 'delivery:' || d.id)`);
        return rows.map(({ id, contact_id, sent_at }) => ({ id, contactId: contact_id, sentAt: new Date(sent_at) }));
      },
      'worker',
    ),

  /** Campaigns that no run takes any more, and whose last one ended without giving them back. */
  listLeft: (): Promise<LeftCampaign[]> =>
    acrossWorkspaces('look for campaigns that a sender left', async (tx) =>
      (
        await tx
          .select({
            workspaceId: campaigns.workspaceId,
            campaignId: campaigns.id,
            run: campaigns.sender,
            until: campaigns.senderUntil,
          })
          .from(campaigns)
          .where(
            and(
              ne(campaigns.status, 'active'),
              sql`${campaigns.sender} is not null and ${campaigns.senderUntil} < now()`,
            ),
          )
          .limit(LEFT_AT_ONCE)
      ).map((left) => ({ ...left, run: left.run!, until: left.until! })),
    ),

  /** What was in hand of it is uncertain, and nobody has it. */
  closeLeft: ({ workspaceId, campaignId, run }: Held): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const closed = await tx
          .update(campaigns)
          .set({ sender: null, senderUntil: null })
          .where(
            and(
              inHand({ workspaceId, campaignId, run }),
              ne(campaigns.status, 'active'),
              sql`${campaigns.senderUntil} < now()`,
            ),
          )
          .returning({ id: campaigns.id });
        if (closed.length > 0) await leaveUncertain(tx, workspaceId, campaignId, FELL_OVER);
      },
      'worker',
    ),

  readText: (workspaceId: string, emailId: string, revision: number): Promise<CampaignText | null> =>
    inWorkspace(workspaceId, (tx) => readCampaignText(tx, emailId, revision), 'worker'),

  /** Asks for a job for each campaign that has something to do and nobody who does it. Answers how many. */
  startDue: (now: Date): Promise<number> =>
    acrossWorkspaces('look for campaigns to send', async (tx) => {
      const at = sql`${now.toISOString()}::timestamptz`;
      const due = await tx
        .select({ workspaceId: campaigns.workspaceId, campaignId: campaigns.id })
        .from(campaigns)
        .innerJoin(workspaces, eq(workspaces.workspaceId, campaigns.workspaceId))
        .where(
          and(
            eq(campaigns.status, 'active'),
            eq(workspaces.kind, 'real'),
            isNull(workspaces.deletesAt),
            sql`(${workspaces.endsAt} is null or ${workspaces.endsAt} > ${at})`,
            sql`(${campaigns.sender} is null or ${campaigns.senderUntil} < now())`,
            sql`((${campaigns.type} <> 'automation' and case when ${campaigns.frozenAt} is null then ${campaigns.sendAt} is null or ${campaigns.sendAt} <= ${at} or not ${hasFixedMail} else not exists (select 1 from deliveries d where d.workspace_id = ${campaigns.workspaceId} and d.campaign_id = ${campaigns.id} and d.state = 'waiting') end)
          or ${campaigns.sender} is not null or exists (select 1 from deliveries d where d.workspace_id = ${campaigns.workspaceId} and d.campaign_id = ${campaigns.id} and d.state = 'waiting' and d.not_before <= ${at}))`,
            sql`not exists (select 1 from pgboss.job j where j.name = ${sendCampaign.name} and j.state in ('created', 'retry', 'active') and j.start_after <= ${at} and j.data->>'campaignId' = ${campaigns.id}::text)`,
          ),
        );
      for (const payload of due) await enqueue(tx, sendCampaign, payload);
      return due.length;
    }),
};

/** Null where mail has no limit. */
async function readLimit(tx: Transaction, workspaceId: string, now: Date): Promise<SendingLimit | null> {
  const terms = await readSendingTerms(tx, workspaceId);
  const allowance = terms && sendingAllowance(terms, now);
  return allowance && { trialOwner: terms.trialOwner!, allowance };
}

const inHand = ({ workspaceId, campaignId, run }: Held) =>
  and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId), eq(campaigns.sender, run));

/** One that waits for its time has nothing to do but this. */
const hasFixedMail = sql`exists (select 1 from campaign_emails e join campaign_texts t on t.workspace_id = e.workspace_id and t.email_id = e.id and t.revision = e.revision where e.workspace_id = ${campaigns.workspaceId} and e.campaign_id = ${campaigns.id})`;

/** Renewed about every second: whoever is silent for so long is gone. */
const LEASE = sql`now() + interval '30 seconds'`;
const FELL_OVER = 'Sending stopped before the email server’s answer was recorded.';
const LEFT_AT_ONCE = 100;

export interface TakenCampaign {
  campaign: typeof campaigns.$inferSelect;
  /** When the lease of the run before this one was over, if that ended without giving it back. */
  fellOverAt: Date | null;
  zone: string;
  workspaceName: string;
  identity: SendingIdentity;
  limit: SendingLimit | null;
}

/** What a trial may send; its mails are counted for its person. */
export interface SendingLimit {
  trialOwner: string;
  allowance: SendingAllowance;
}

/** A mail, and the line that is to tell of it. */
export interface SentLine {
  lineId: string;
  id: string;
  contactId: string;
  sentAt: Date;
}

interface LeftCampaign extends Held {
  /** Of its lease. */
  until: Date;
}
