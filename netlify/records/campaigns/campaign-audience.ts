import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Audience, LeftOut } from '../../../src/domain/campaign';
import type { ConsentState, Refusal } from '../../../src/domain/consent';
import type { FieldKind } from '../../../src/domain/contact';
import type { SegmentGroup } from '../../../src/domain/segment';
import type { Transaction } from '../../database/client';
import { mayContactMany } from '../consent/contact-permission';
import { listBarred } from '../consent/contact-reach';
import { contactFields, contacts } from '../../database/schema/contacts';
import { segments } from '../../database/schema/segments';
import { segmentCondition } from '../segments/segment-conditions';

/**
 * The current members of an audience as a condition on `contacts` of the bound workspace; archived ones are
 * excluded. Without segments that is everybody. A deleted segment matches nobody: it never widens an audience.
 */
export async function audienceCondition(tx: Transaction, { segmentIds }: Audience, now: Date): Promise<SQL> {
  const everybody = and(eq(contacts.workspaceId, BOUND), isNull(contacts.archivedAt))!;
  if (segmentIds.length === 0) return everybody;
  return and(everybody, await segmentsCondition(tx, segmentIds, now))!;
}

/** Who matches any of these segments, archived or not; nobody when none of them exists. */
export async function segmentsCondition(tx: Transaction, segmentIds: readonly string[], now: Date): Promise<SQL> {
  const chosen = await tx
    .select({ rules: segments.rules })
    .from(segments)
    .where(and(eq(segments.workspaceId, BOUND), sql`${segments.id} = any(${sql.param([...segmentIds])}::uuid[])`));
  const conditions = await Promise.all(chosen.map(({ rules }) => rulesCondition(tx, rules as SegmentGroup, now)));
  return conditions.length > 0 ? or(...conditions)! : sql`false`;
}

/** The same for rules that are not saved as a segment. */
export const rulesAudience = async (tx: Transaction, rules: SegmentGroup, now: Date): Promise<SQL> =>
  and(eq(contacts.workspaceId, BOUND), isNull(contacts.archivedAt), await rulesCondition(tx, rules, now))!;

/**
 * How many people that is, how many of them may get marketing email, and why not the others: the totals of
 * mayContactMany, without asking for each.
 */
export async function countAudience(
  tx: Transaction,
  audience: Audience,
  now: Date,
): Promise<{ people: number; reachable: number; leftOut: LeftOut }> {
  const condition = await audienceCondition(tx, audience, now);
  const leftOut: LeftOut = {};
  const add = (refusal: Refusal, people: number): void =>
    void (people > 0 && (leftOut[refusal] = (leftOut[refusal] ?? 0) + people));
  let reachable = 0;
  const barred = await listAmong(tx, condition, await listBarred(tx, condition));
  for (let from = 0; from < barred.length; from += BATCH) {
    for (const permission of (
      await mayContactMany(tx, barred.slice(from, from + BATCH), 'email', 'marketing')
    ).values()) {
      if (permission.allowed) reachable += 1;
      else add(permission.refusal, 1);
    }
  }
  const others = and(
    condition,
    barred.length > 0 ? sql`${contacts.id} <> all(${sql.param(barred)}::uuid[])` : undefined,
  )!;
  const all = await countByConsent(tx, others);
  // A separate condition: asked per row, it would be evaluated by walking through all addresses when the planner
  // has no statistics.
  const withEmail = await countByConsent(tx, and(others, HAS_EMAIL)!);
  for (const [consent, count] of withEmail) {
    if (consent === 'granted') reachable += count;
    else add(consent === 'withdrawn' ? 'withdrawn' : 'no-consent', count);
  }
  const people = sumOf(all);
  add('no-address', people - sumOf(withEmail));
  return { people: barred.length + people, reachable, leftOut };
}

async function countByConsent(tx: Transaction, condition: SQL): Promise<Map<ConsentState | null, number>> {
  const rows = await tx
    .select({ consent: contacts.emailConsent, count: sql<number>`count(*)::int` })
    .from(contacts)
    .where(condition)
    .groupBy(contacts.emailConsent);
  return new Map(rows.map(({ consent, count }) => [consent, count]));
}

const sumOf = (counts: Map<ConsentState | null, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Who matches rules that are not saved as a segment, archived or not. */
export async function rulesCondition(tx: Transaction, rules: SegmentGroup, now: Date): Promise<SQL> {
  const fields = await tx
    .select({ id: contactFields.id, kind: contactFields.kind })
    .from(contactFields)
    .where(eq(contactFields.workspaceId, BOUND));
  return segmentCondition(rules, now, new Map(fields.map(({ id, kind }): [string, FieldKind] => [id, kind])));
}

/** Which of these contacts match. */
async function listAmong(tx: Transaction, condition: SQL, ids: string[]): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    const rows = await tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(condition, sql`${contacts.id} = any(${sql.param(some)}::uuid[])`));
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/** The worker's policy alone does not use an index. */
const BOUND = sql`(select current_workspace())`;
const HAS_EMAIL = sql<boolean>`exists (select 1 from contact_points p where p.workspace_id = ${contacts.workspaceId} and p.contact_id = ${contacts.id} and p.kind = 'email')`;
const BATCH = 5_000;
