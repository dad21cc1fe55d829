import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AutomationTrigger } from '../../../src/domain/automation';
import { MINUTE_MS } from '../../../src/domain/duration';
import { rulesCondition, segmentsCondition } from '../campaigns/campaign-audience';
import type { Transaction } from '../../database/client';
import { contacts } from '../../database/schema/contacts';
import { giveUpAfter } from '../../database/statement-timeout';

/**
 * Records who fulfils an automation's trigger when it starts, and whenever the trigger changes: only people who
 * come to fulfil it later enter. Archived contacts are recorded too, so that restoring them is not an entry.
 * Sign-ups and dates are momentary and need no record.
 */
export async function noteMembers(
  tx: Transaction,
  { workspaceId, campaignId, trigger }: Watched,
  now: Date,
): Promise<void> {
  await holdMembers(tx, campaignId);
  await tx.execute(
    sql`delete from automation_members where workspace_id = ${workspaceId} and campaign_id = ${campaignId}`,
  );
  const fulfils = await memberCondition(tx, trigger, now);
  if (fulfils)
    await tx.execute(
      sql`insert into automation_members (workspace_id, campaign_id, contact_id) select ${contacts.workspaceId}, ${campaignId}::uuid, ${contacts.id} from ${contacts} where ${and(eq(contacts.workspaceId, workspaceId), fulfils)} on conflict do nothing`,
    );
}

/**
 * Updates the record, which must be locked. Returns who is new and not archived, at most AT_ONCE; the others
 * stay new. People who no longer fulfil the trigger may enter again.
 */
export async function refreshMembers(
  tx: Transaction,
  { workspaceId, campaignId, trigger }: Watched,
  now: Date,
): Promise<string[]> {
  const fulfils = await memberCondition(tx, trigger, now);
  if (!fulfils) return [];
  const { rows } = await tx.execute<{ id: string; archived: boolean | null }>(sql`
    with found as materialized (select ${contacts.id} as id, ${contacts.archivedAt} is not null as archived from ${contacts} where ${and(eq(contacts.workspaceId, workspaceId), fulfils)}),
      known as materialized (select contact_id as id from automation_members where workspace_id = ${workspaceId} and campaign_id = ${campaignId})
    select coalesce(found.id, known.id) as id, found.archived from found full join known on known.id = found.id where found.id is null or known.id is null`);
  const fresh = rows.filter(({ archived }) => archived !== null).slice(0, AT_ONCE);
  const gone = rows
    .filter(({ archived }) => archived === null)
    .slice(0, AT_ONCE)
    .map(({ id }) => id);
  // By id: a join with the removed rows would scan a table without statistics once for each.
  await tx.execute(
    sql`delete from automation_members where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and contact_id = any(${sql.param(gone)}::uuid[])`,
  );
  await tx.execute(
    sql`insert into automation_members (workspace_id, campaign_id, contact_id) select ${workspaceId}::uuid, ${campaignId}::uuid, unnest(${sql.param(fresh.map(({ id }) => id))}::uuid[]) on conflict do nothing`,
  );
  return fresh.filter(({ archived }) => archived === false).map(({ id }) => id);
}

/**
 * Locks the record until the end of the transaction, so that whoever then reads the trigger reads the one it was
 * made for. Its statements may take as long as scanning a million contacts.
 */
export async function holdMembers(tx: Transaction, campaignId: string): Promise<void> {
  await giveUpAfter(tx, PATIENCE_MS);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`automation ${campaignId}`}))`);
}

/** A condition on `contacts`; null for momentary triggers. */
async function memberCondition(tx: Transaction, trigger: AutomationTrigger, now: Date): Promise<SQL | null> {
  switch (trigger.on) {
    case 'tag':
      return rulesCondition(tx, { match: 'all', rules: [{ about: 'tag', is: 'has', tagId: trigger.tagId }] }, now);
    case 'segment':
      return segmentsCondition(tx, [trigger.segmentId], now);
    default:
      return null;
  }
}

/** Recording a million people takes about ten seconds. */
const PATIENCE_MS = MINUTE_MS;
/** How many enter per pass, which takes a few seconds. */
const AT_ONCE = 50_000;

export interface Watched {
  workspaceId: string;
  campaignId: string;
  trigger: AutomationTrigger;
}
