import { and, eq, isNull, sql } from 'drizzle-orm';
import { dueDays } from '../../../../src/domain/automation-day';
import { automationWords } from '../../../../src/domain/automation-log-words';
import { REENTRY_MS, type AutomationTrigger, type ReentryRule } from '../../../../src/domain/automation';
import { HOUR_MS } from '../../../../src/domain/duration';
import { holdMembers, refreshMembers } from '../../../records/automations/automation-members';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import { campaigns } from '../../../database/schema/campaigns';
import { workspaces } from '../../../database/schema/workspace';
import { tookTooLong } from '../../../database/statement-timeout';
import { addLogLines, type NewLogLine } from './automation-log-repository';
import { readAutomationNames, type AutomationRef } from '../automation-names-repository';

export type { AutomationRef };

export type AutomationEntryRepository = typeof automationEntryRepository;

/** Who comes into an automation. Looked at twice, at once or anew, the same thing lets nobody in twice: each entry has a key. */
export const automationEntryRepository = {
  /** Those that run, of workspaces that may send. */
  listActive: (now: Date): Promise<AutomationRef[]> =>
    acrossWorkspaces('look for automations that run', (tx) =>
      tx
        .select({ workspaceId: campaigns.workspaceId, campaignId: campaigns.id, zone: workspaces.zone })
        .from(campaigns)
        .innerJoin(workspaces, eq(workspaces.workspaceId, campaigns.workspaceId))
        .where(
          and(
            eq(campaigns.status, 'active'),
            eq(campaigns.type, 'automation'),
            eq(workspaces.kind, 'real'),
            isNull(workspaces.deletesAt),
            sql`(${workspaces.endsAt} is null or ${workspaces.endsAt} > ${now.toISOString()}::timestamptz)`,
          ),
        )
        .orderBy(campaigns.workspaceId, campaigns.id),
    ),

  /** Whether looking up who comes in was ended for taking too long. */
  isSlow: tookTooLong,

  /** Lets in who is new. Answers how many. */
  async enter(ref: AutomationRef, now: Date, newId: () => string): Promise<number> {
    const { workspaceId, campaignId } = ref;
    const found = await inWorkspace(
      workspaceId,
      async (tx) => {
        await holdMembers(tx, campaignId);
        const [automation] = await tx
          .select()
          .from(campaigns)
          .where(and(oneOf(ref), eq(campaigns.status, 'active')));
        if (!automation?.trigger || !automation.triggerSince) return null;
        const { trigger, triggerSince, reentry } = automation;
        const entrants = await listEntrants(tx, ref, trigger, triggerSince, now);
        const names = await readAutomationNames(tx, ref, automation);
        let entered = 0;
        for (let from = 0; from < entrants.length; from += BATCH) {
          const some = entrants.slice(from, from + BATCH);
          const said = new Map(some.map(({ contactId, says }) => [contactId, says]));
          const runs = await addRuns(tx, ref, reentry, some, now, newId);
          await addLogLines(
            tx,
            ref,
            runs.map(({ id, contactId }): NewLogLine => ({
              id: newId(),
              runId: id,
              stepId: null,
              did: true,
              sentence: automationWords.entered(trigger, names, said.get(contactId) ?? null),
              at: now,
            })),
          );
          entered += runs.length;
        }
        return { entered, since: triggerSince, next: nextLook(trigger, triggerSince, now, ref.zone) };
      },
      'worker',
    );
    // By itself, since whoever edits the automation locks its row first.
    if (found && found.next > found.since)
      await inWorkspace(
        workspaceId,
        (tx) =>
          tx
            .update(campaigns)
            .set({ triggerSince: found.next })
            .where(and(oneOf(ref), eq(campaigns.triggerSince, found.since))),
        'worker',
      );
    return found?.entered ?? 0;
  },
};

const oneOf = ({ workspaceId, campaignId }: AutomationRef) =>
  and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId))!;

/** From when on the trigger is looked at the next time. Days are looked at once: whoever is given one later today has missed its hour. Of sign-ups one may be told late, by a transaction that took its time. */
function nextLook(trigger: AutomationTrigger, since: Date, now: Date, zone: string): Date {
  if (trigger.on === 'date') return dueDays(trigger, since, now, zone).length > 0 ? now : since;
  return trigger.on === 'form' && now.getTime() - since.getTime() > 2 * LATE_MS
    ? new Date(now.getTime() - LATE_MS)
    : since;
}

async function listEntrants(
  tx: Transaction,
  { workspaceId, campaignId, zone }: AutomationRef,
  trigger: AutomationTrigger,
  since: Date,
  now: Date,
): Promise<Entrant[]> {
  switch (trigger.on) {
    case 'tag':
    case 'segment': {
      const at = now.toISOString();
      return (await refreshMembers(tx, { workspaceId, campaignId, trigger }, now)).map((contactId) => ({
        contactId,
        key: at,
        at,
        says: null,
      }));
    }
    case 'form': {
      const { rows } = await tx.execute<{ id: string; contactId: string; at: Date | string }>(sql`
        select distinct on (contact_id) contact_id as "contactId", id, at from contact_events
        where workspace_id = ${workspaceId} and kind = 'form' and at > ${since.toISOString()}::timestamptz and at <= ${now.toISOString()}::timestamptz order by contact_id, at desc`);
      return rows.map(({ id, contactId, at }) => ({ contactId, key: id, at: new Date(at).toISOString(), says: null }));
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

/** Former ways are looked up by themselves: joined, a table without statistics would be gone through once for each entrant. */
async function addRuns(
  tx: Transaction,
  { workspaceId, campaignId }: AutomationRef,
  reentry: ReentryRule,
  entrants: readonly Entrant[],
  now: Date,
  newId: () => string,
): Promise<{ id: string; contactId: string }[]> {
  const contactIds = sql.param(entrants.map(({ contactId }) => contactId));
  const { rows: people } = await tx.execute<{ id: string }>(
    sql`select id from contacts where workspace_id = ${workspaceId} and id = any(${contactIds}::uuid[]) and archived_at is null for key share`,
  );
  const { rows: ways } = await tx.execute<FormerWays & Record<string, unknown>>(sql`
    select contact_id as id, bool_or(state = 'active') as "isActive", max(ended_at) as ended, max(entered_at) as entered from automation_runs
    where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and contact_id = any(${contactIds}::uuid[]) group by contact_id`);
  const [there, former] = [new Set(people.map(({ id }) => id)), new Map(ways.map((way) => [way.id, way]))];
  const runs = entrants
    .filter((entrant) => there.has(entrant.contactId) && mayEnter(entrant, reentry, former.get(entrant.contactId)))
    .map((entrant) => ({ ...entrant, id: newId() }));
  if (runs.length === 0) return [];
  const of = <T>(read: (run: (typeof runs)[number]) => T) => sql.param(runs.map(read));
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: string; contactId: string }>(sql`
    insert into automation_runs (workspace_id, id, campaign_id, contact_id, entry_key, state, position, wakes_at, entered_at)
    select ${workspaceId}::uuid, n.id, ${campaignId}::uuid, n.contact_id, n.key, 'active', 0, ${at}, ${at}
    from unnest(${of(({ id }) => id)}::uuid[], ${of(({ contactId }) => contactId)}::uuid[], ${of(({ key }) => (reentry === 'once' ? 'once' : key))}::text[]) as n (id, contact_id, key)
    on conflict do nothing returning id, contact_id as "contactId"`);
  return rows;
}

/** Not while they are in it, nor when they were at that moment; else by the rule of coming back. */
function mayEnter({ at }: Entrant, reentry: ReentryRule, former: FormerWays | undefined): boolean {
  if (!former) return true;
  if (reentry === 'once' || former.isActive) return false;
  const moment = Date.parse(at);
  return (
    (former.ended === null || new Date(former.ended).getTime() < moment) &&
    new Date(former.entered).getTime() <= moment - REENTRY_MS
  );
}

const BATCH = 5_000;
const LATE_MS = HOUR_MS;

/** Of one contact through one automation. */
interface FormerWays {
  id: string;
  isActive: boolean;
  ended: Date | string | null;
  entered: Date | string;
}

interface Entrant {
  contactId: string;
  /** What made them come: the same does so once. */
  key: string;
  /** When it happened, as an instant that the database reads. */
  at: string;
  /** Of days: what the field says. */
  says: string | null;
}
