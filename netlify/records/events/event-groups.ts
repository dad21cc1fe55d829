import { sql, type SQL } from 'drizzle-orm';
import { engagementKinds, LEAD_NAMES, seenKinds } from '../../../src/domain/analytics-event';

/**
 * Sums per person (`person`, `kind`, `n` events, their `value`, how many of them are `leads`) together with those of the
 * groups in which a person counts once (`groupKinds`). `by`: the columns that name a sum besides its kind.
 */
export function withGroups(parts: string, by: readonly string[]): SQL {
  const [from, ofSum] = [sql.raw(parts), sql.raw(by.map((column) => `p.${column}`).join(', '))];
  const group = (kind: SQL, matches: SQL, events = sql`p.n`) =>
    sql`select ${ofSum}, ${kind}, p.person, sum(${events}), 0 from ${from} p where p.person is not null and ${matches} group by ${ofSum}, p.person`;
  return sql`
    select ${ofSum}, p.kind, p.person, p.n, p.value from ${from} p
    union all ${group(sql`'engaged'`, isOf(engagementKinds))}
    union all
    select ${ofSum}, 'unseen', p.person, sum(p.n) filter (where ${isOf(engagementKinds)}), 0 from ${from} p where p.person is not null
    group by ${ofSum}, p.person having bool_or(${isOf(engagementKinds)}) and not bool_or(${isOf(seenKinds)})
    union all ${group(sql`'lead'`, sql`p.leads > 0`, sql`p.leads`)}`;
}

const isOf = (kinds: readonly string[]): SQL => sql`p.kind = any(${sql.param([...kinds])}::text[])`;

/** How many of some events of a kind left details. */
export const leadsAmong = (table: string): SQL =>
  sql`count(*) filter (where ${sql.raw(table)}.kind = 'form' or ${sql.raw(table)}.kind = 'custom' and ${sql.raw(table)}.name = any(${sql.param([...LEAD_NAMES])}::text[]))`;
