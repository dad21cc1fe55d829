import { and, asc, eq, gt, gte, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { makePointHash } from '../../keys/point-hash';
import { suppressions } from '../../database/schema/consent';
import { contactPoints, contacts } from '../../database/schema/contacts';

/**
 * How many contacts under a condition may get marketing email now: the total of what `mayContactMany` would
 * answer. The condition must name the workspace and exclude archived contacts.
 */
export async function countReachableByEmail(tx: Transaction, condition: SQL): Promise<number> {
  const agreed = and(condition, eq(contacts.emailConsent, 'granted'))!;
  const blocked = new Set([...(await listBlocked(tx)), ...(await listErased(tx, agreed))]);
  // As one list: the planner may believe that a workspace is tiny and would join two lists by scanning one for
  // each row of the other.
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(contacts)
    .where(
      and(
        agreed,
        HAS_EMAIL,
        blocked.size > 0 ? sql`${contacts.id} <> all(${sql.param([...blocked])}::uuid[])` : undefined,
      ),
    );
  return found?.count ?? 0;
}

/** Contacts of the workspace with a suppressed address; for erased addresses, only those under the condition. */
export const listBarred = async (tx: Transaction, condition: SQL): Promise<string[]> => [
  ...new Set([...(await listBlocked(tx)), ...(await listErased(tx, condition))]),
];

/**
 * Contacts with a blocked address. A bounce counts for the address in use, everything else for each of the
 * person's.
 */
async function listBlocked(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.contact_id as id from suppressions s cross join lateral (
      select contact_id, position, value from contact_points where workspace_id = s.workspace_id and kind = 'email' and value = s.point offset 0
    ) p where s.workspace_id = (select current_workspace()) and s.channel = 'email' and s.point is not null
      and (s.reason <> 'bounced' or not exists (
        select 1 from contact_points q where q.workspace_id = s.workspace_id and q.contact_id = p.contact_id and q.kind = 'email' and (q.position, q.value) < (p.position, p.value) offset 0))`);
  return rows.map(({ id }) => id);
}

/**
 * Only the hash of an erased address is left, under a key that the database does not have, so the addresses are
 * hashed here. A contact with such an address was added after the erasure.
 */
async function listErased(tx: Transaction, condition: SQL): Promise<string[]> {
  const erased = await tx
    .select({ pointHash: suppressions.pointHash, at: suppressions.at })
    .from(suppressions)
    .where(
      and(
        sql`${suppressions.workspaceId} = (select current_workspace())`,
        eq(suppressions.channel, 'email'),
        sql`${suppressions.point} is null`,
      ),
    );
  if (erased.length === 0) return [];
  const known = new Set(erased.map(({ pointHash }) => pointHash));
  const since = new Date(Math.min(...erased.map(({ at }) => at.getTime())));
  const hash = makePointHash();
  const found: string[] = [];
  for (let after: Place | null = null; ;) {
    const points: Place[] = await tx
      .select({
        workspaceId: contactPoints.workspaceId,
        contactId: contactPoints.contactId,
        value: contactPoints.value,
      })
      .from(contactPoints)
      .innerJoin(
        contacts,
        and(eq(contacts.workspaceId, contactPoints.workspaceId), eq(contacts.id, contactPoints.contactId)),
      )
      .where(
        and(
          condition,
          eq(contactPoints.kind, 'email'),
          gte(contacts.updatedAt, since),
          after
            ? sql`(${contactPoints.contactId}, ${contactPoints.value}) > (${after.contactId}::uuid, ${after.value})`
            : gt(contactPoints.contactId, NOBODY),
        ),
      )
      .orderBy(asc(contactPoints.contactId), asc(contactPoints.value))
      .limit(BATCH);
    for (const { workspaceId, contactId, value } of points)
      if (hash(workspaceId, { kind: 'email', value }).some((one) => known.has(one))) found.push(contactId);
    if (points.length < BATCH) return found;
    after = points[points.length - 1]!;
  }
}

const HAS_EMAIL = sql`exists (select 1 from ${contactPoints} where ${contactPoints.workspaceId} = ${contacts.workspaceId} and ${contactPoints.contactId} = ${contacts.id} and ${contactPoints.kind} = 'email')`;

const NOBODY = '00000000-0000-0000-0000-000000000000';
const BATCH = 5_000;

interface Place {
  workspaceId: string;
  contactId: string;
  value: string;
}
