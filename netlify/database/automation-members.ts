import { sql, type SQL } from 'drizzle-orm';
import type { AutomationTrigger } from '../../src/domain/automation';
import { audienceCondition, rulesAudience } from './campaign-audience';
import type { Transaction } from './client';
import { contacts } from './schema/contacts';
import { giveUpAfter } from './statement-timeout';

/**
 * Who fulfils the trigger of an automation is noted when it starts, and whenever it gets another trigger: only who comes
 * to fulfil it later enters. Sign-ups and days happen at a moment and need no note.
 */
export async function noteMembers(tx: Transaction, { workspaceId, campaignId, trigger }: Watched, now: Date): Promise<void> {
  await holdMembers(tx, campaignId);
  await tx.execute(sql`delete from automation_members where workspace_id = ${workspaceId} and campaign_id = ${campaignId}`);
  const condition = await memberCondition(tx, trigger, now);
  if (!condition) return;
  await giveUpAfter(tx, PATIENCE_MS);
  await tx.execute(sql`insert into automation_members (workspace_id, campaign_id, contact_id) select ${contacts.workspaceId}, ${campaignId}::uuid, ${contacts.id} from ${contacts} where ${condition} on conflict do nothing`);
}

/** Brings the note up to date, which must be held. Answers who is new; whoever does not fulfil the trigger any more may come anew. */
export async function refreshMembers(tx: Transaction, { workspaceId, campaignId, trigger }: Watched, now: Date): Promise<string[]> {
  const condition = await memberCondition(tx, trigger, now);
  if (!condition) return [];
  const { rows } = await tx.execute<{ id: string; isFresh: boolean }>(sql`
    with found as materialized (select ${contacts.id} as id from ${contacts} where ${condition}),
      known as materialized (select contact_id as id from automation_members where workspace_id = ${workspaceId} and campaign_id = ${campaignId})
    select id, true as "isFresh" from (select id from found except select id from known) f union all select id, false from (select id from known except select id from found) g`);
  const [fresh, gone] = [true, false].map((wanted) => rows.filter(({ isFresh }) => isFresh === wanted).map(({ id }) => id)) as [string[], string[]];
  // By their ids: joined with what is gone, a table without statistics would be gone through once for each.
  await tx.execute(sql`delete from automation_members where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and contact_id = any(${sql.param(gone)}::uuid[])`);
  await tx.execute(sql`insert into automation_members (workspace_id, campaign_id, contact_id) select ${workspaceId}::uuid, ${campaignId}::uuid, unnest(${sql.param(fresh)}::uuid[]) on conflict do nothing`);
  return fresh;
}

/** Until the end of the transaction nobody else writes the note: whoever reads the trigger afterwards reads the one that it was written for. */
export const holdMembers = (tx: Transaction, campaignId: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`automation ${campaignId}`}))`);

/** Over `contacts` of the bound workspace, archived ones left out; null for triggers that are a moment. */
async function memberCondition(tx: Transaction, trigger: AutomationTrigger, now: Date): Promise<SQL | null> {
  switch (trigger.on) {
    case 'tag':
      return rulesAudience(tx, { match: 'all', rules: [{ about: 'tag', is: 'has', tagId: trigger.tagId }] }, now);
    case 'segment':
      return audienceCondition(tx, { segmentIds: [trigger.segmentId] }, now);
    default:
      return null;
  }
}

/** A million people are noted in about ten seconds. */
const PATIENCE_MS = 60_000;

export interface Watched {
  workspaceId: string;
  campaignId: string;
  trigger: AutomationTrigger;
}
