import { and, eq, isNull, sql } from 'drizzle-orm';
import { dueDays } from '../../../src/domain/automation-day';
import { automationWords } from '../../../src/domain/automation-log-words';
import { REENTRY_MS, type AutomationTrigger, type ReentryRule } from '../../../src/domain/automation';
import { holdMembers, refreshMembers } from '../../database/automation-members';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../database/client';
import { campaigns } from '../../database/schema/campaigns';
import { workspaces } from '../../database/schema/workspace';
import { addLogLines, type NewLogLine } from '../../database/automation-log';
import { readAutomationNames, type AutomationRef } from '../../database/automation-names';

export type { AutomationRef };

export type AutomationEntryRepository = typeof automationEntryRepository;

/** Who comes into an automation. Looked at twice, at once or anew, the same thing lets nobody in twice: each entry has a key. */
export const automationEntryRepository = {
  /** Those that run, of workspaces that may send. */
  listActive: (now: Date): Promise<AutomationRef[]> =>
    acrossWorkspaces('look for automations that run', (tx) =>
      tx.select({ workspaceId: campaigns.workspaceId, campaignId: campaigns.id, zone: workspaces.zone }).from(campaigns).innerJoin(workspaces, eq(workspaces.workspaceId, campaigns.workspaceId))
        .where(and(eq(campaigns.status, 'active'), eq(campaigns.type, 'automation'), eq(workspaces.kind, 'real'), isNull(workspaces.deletesAt), sql`(${workspaces.endsAt} is null or ${workspaces.endsAt} > ${now.toISOString()}::timestamptz)`))
        .orderBy(campaigns.workspaceId, campaigns.id)),

  /** Lets in who is new. Answers how many. */
  async enter(ref: AutomationRef, now: Date, newId: () => string): Promise<number> {
    const { workspaceId, campaignId } = ref;
    const found = await inWorkspace(workspaceId, async (tx) => {
      await holdMembers(tx, campaignId);
      const [automation] = await tx.select().from(campaigns).where(and(oneOf(ref), eq(campaigns.status, 'active')));
      if (!automation?.trigger || !automation.triggerSince) return null;
      const { trigger, triggerSince, reentry } = automation;
      const entrants = await listEntrants(tx, ref, trigger, triggerSince, now);
      const names = await readAutomationNames(tx, ref, automation);
      let entered = 0;
      for (let from = 0; from < entrants.length; from += BATCH) {
        const some = entrants.slice(from, from + BATCH);
        const said = new Map(some.map(({ contactId, says }) => [contactId, says]));
        const runs = await addRuns(tx, ref, reentry, some, now, newId);
        await addLogLines(tx, ref, runs.map(({ id, contactId }): NewLogLine => ({ id: newId(), runId: id, stepId: null, did: true, sentence: automationWords.entered(trigger, names, said.get(contactId) ?? null), at: now })));
        entered += runs.length;
      }
      return { entered, looked: trigger.on === 'date' && dueDays(trigger, triggerSince, now, ref.zone).length > 0 ? triggerSince : null };
    }, 'worker');
    // Days are looked at once: whoever is given one later today has missed its hour. By itself, since whoever edits the automation locks its row first.
    const looked = found?.looked;
    if (looked) await inWorkspace(workspaceId, (tx) => tx.update(campaigns).set({ triggerSince: now }).where(and(oneOf(ref), eq(campaigns.triggerSince, looked))), 'worker');
    return found?.entered ?? 0;
  },
};

const oneOf = ({ workspaceId, campaignId }: AutomationRef) => and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId))!;

async function listEntrants(tx: Transaction, { workspaceId, campaignId, zone }: AutomationRef, trigger: AutomationTrigger, since: Date, now: Date): Promise<Entrant[]> {
  switch (trigger.on) {
    case 'tag':
    case 'segment': {
      const at = now.toISOString();
      return (await refreshMembers(tx, { workspaceId, campaignId, trigger }, now)).map((contactId) => ({ contactId, key: at, at, says: null }));
    }
    case 'form': {
      // Told late by a transaction that took its time, a sign-up still counts.
      const from = new Date(Math.max(since.getTime(), now.getTime() - 2 * REENTRY_MS));
      const { rows } = await tx.execute<Entrant & Record<string, unknown>>(sql`
        select distinct on (contact_id) contact_id as "contactId", id as key, at::text as at, null as says from contact_events
        where workspace_id = ${workspaceId} and kind = 'form' and at > ${from.toISOString()}::timestamptz and at <= ${now.toISOString()}::timestamptz order by contact_id, at desc`);
      return rows;
    }
    case 'date': {
      const entrants: Entrant[] = [];
      for (const { at, date, says } of dueDays(trigger, since, now, zone)) {
        const field = sql`custom ->> ${trigger.fieldId}`;
        const { rows } = await tx.execute<{ id: string; says: string }>(sql`
          select id, ${field} as says from contacts where workspace_id = ${workspaceId} and archived_at is null and ${trigger.yearly ? sql`substr(${field}, 6)` : field} = any(${sql.param(says)}::text[])`);
        entrants.push(...rows.map((row) => ({ contactId: row.id, key: date, at: at.toISOString(), says: row.says })));
      }
      return entrants;
    }
  }
}

async function addRuns(tx: Transaction, { workspaceId, campaignId }: AutomationRef, reentry: ReentryRule, entrants: readonly Entrant[], now: Date, newId: () => string): Promise<{ id: string; contactId: string }[]> {
  const of = <T>(read: (entrant: Entrant) => T) => sql.param(entrants.map(read));
  const former = sql`select 1 from automation_runs r where r.workspace_id = ${workspaceId} and r.campaign_id = ${campaignId} and r.contact_id = n.contact_id`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: string; contactId: string }>(sql`
    insert into automation_runs (workspace_id, id, campaign_id, contact_id, entry_key, state, position, wakes_at, entered_at)
    select c.workspace_id, n.id, ${campaignId}::uuid, c.id, n.key, 'active', 0, ${at}, ${at}
    from unnest(${of(() => newId())}::uuid[], ${of(({ contactId }) => contactId)}::uuid[], ${of(({ key }) => (reentry === 'once' ? 'once' : key))}::text[], ${of((entrant) => entrant.at)}::timestamptz[]) as n (id, contact_id, key, at)
      join contacts c on c.workspace_id = ${workspaceId} and c.id = n.contact_id and c.archived_at is null
    where ${reentry === 'once' ? sql`not exists (${former})` : sql`not exists (${former} and (r.state = 'active' or r.ended_at >= n.at or r.entered_at > n.at - ${REENTRY_MS / 1_000} * interval '1 second'))`}
    on conflict do nothing returning id, contact_id as "contactId"`);
  return rows;
}

const BATCH = 5_000;

interface Entrant {
  contactId: string;
  /** What made them come: the same does so once. */
  key: string;
  /** When it happened, as an instant that the database reads. */
  at: string;
  /** Of days: what the field says. */
  says: string | null;
}
