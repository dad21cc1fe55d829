import { eq, sql, type SQL } from 'drizzle-orm';
import { contactStatuses, type ContactStatus } from '../../../src/domain/contact';
import { inWorkspace, type Transaction } from '../../database/client';
import { contactConditions, type ContactFilter } from './list/contact-conditions-repository';
import { readSearch, wordsArgument } from './list/contact-search-repository';
import { contactCounts, contactFields, contacts, tags } from '../../database/schema/contacts';
import { CONTACT_ORDERS, findContactPage, type ContactQuery, type PageRow } from './list/contact-page-repository';

export type ContactsRepository = typeof contactsRepository;

/** The list: its pages, its counts, and what stands beside it. */
export const contactsRepository = {
  list: (
    workspaceId: string,
    query: ContactQuery,
    now: Date,
  ): Promise<{ rows: ListedContact[]; nextCursor: string | null }> =>
    inWorkspace(workspaceId, async (tx) => {
      const found = await findContactPage(tx, query, now);
      const { rows, nextCursor } = CONTACT_ORDERS[query.sort].cut(found, query.limit);
      return { rows: await complete(tx, rows), nextCursor };
    }),

  count: (workspaceId: string, filter: ContactFilter, now: Date): Promise<{ count: number; exact: boolean }> =>
    inWorkspace(workspaceId, async (tx) => {
      const kept = keptCount(filter);
      if (kept) return { count: await sumSteps(tx, kept), exact: true };
      const {
        rows: [found],
      } = await tx.execute<{ count: number }>(
        (await countOfWords(tx, filter)) ??
          sql`select count(*)::int as count from (select 1 from ${contacts} where ${await contactConditions(tx, filter, now)} limit ${COUNTED + 1}) found`,
      );
      return { count: Math.min(found!.count, COUNTED), exact: found!.count <= COUNTED };
    }),

  /** `month`: 2026-11. */
  book: (workspaceId: string, month: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const steps = await tx
        .select({ kind: contactCounts.kind, count: sql<number>`sum(${contactCounts.step})::int` })
        .from(contactCounts)
        .where(eq(contactCounts.workspaceId, workspaceId))
        .groupBy(contactCounts.kind);
      const counts = new Map(steps.map(({ kind, count }) => [kind, count]));
      const found = await tx
        .select({ id: tags.id, name: tags.name })
        .from(tags)
        .where(eq(tags.workspaceId, workspaceId))
        .orderBy(sql`lower(${tags.name})`, tags.id);
      const byStatus = Object.fromEntries(
        contactStatuses.map((status) => [status, counts.get(`status:${status}`) ?? 0]),
      ) as Record<ContactStatus, number>;
      return {
        count: contactStatuses.reduce((sum, status) => sum + byStatus[status], 0),
        newThisMonth: counts.get(`month:${month}`) ?? 0,
        archived: counts.get('archived') ?? 0,
        byStatus,
        tags: found.map((tag) => ({ ...tag, count: counts.get(`tag:${tag.id}`) ?? 0 })),
        fields: await tx
          .select({
            id: contactFields.id,
            label: contactFields.label,
            kind: contactFields.kind,
            choices: contactFields.choices,
          })
          .from(contactFields)
          .where(eq(contactFields.workspaceId, workspaceId))
          .orderBy(contactFields.createdAt, contactFields.id),
      };
    }),
};

async function complete(tx: Transaction, page: Omit<PageRow, 'listPlace'>[]): Promise<ListedContact[]> {
  if (page.length === 0) return [];
  const ids = sql`${sql.param(page.map(({ id }) => id))}::uuid[]`;
  const { rows: points } = await tx.execute<{ contactId: string; kind: string; shown: string }>(sql`
    select contact_id as "contactId", kind, shown from contact_points where workspace_id = (select current_workspace()) and contact_id = any(${ids}) and position = 0`);
  const { rows: tagged } = await tx.execute<{ contactId: string; id: string; name: string }>(sql`
    select t.contact_id as "contactId", tags.id, tags.name from contact_tags t join tags on tags.workspace_id = t.workspace_id and tags.id = t.tag_id
    where t.workspace_id = (select current_workspace()) and t.contact_id = any(${ids}) order by lower(tags.name), tags.id`);
  const shownOf = (contactId: string, kind: string): string | null =>
    points.find((point) => point.contactId === contactId && point.kind === kind)?.shown ?? null;
  return page.map((row) => ({
    ...row,
    email: shownOf(row.id, 'email'),
    phone: shownOf(row.id, 'phone'),
    tags: tagged.filter(({ contactId }) => contactId === row.id).map(({ id, name }) => ({ id, name })),
  }));
}

/** The count that triggers keep, where a filter asks for just that. */
function keptCount({ search, status, tag, segment, archived }: ContactFilter): string | null {
  if (search || segment || [status, tag, archived].filter(Boolean).length > 1) return null;
  return status ? `status:${status}` : tag ? `tag:${tag}` : archived ? 'archived' : 'status:%';
}

/** Words are counted where the trigram index can be used, if nothing else needs the caller's own eyes. */
async function countOfWords(
  tx: Transaction,
  { search, status, tag, segment, archived }: ContactFilter,
): Promise<SQL | null> {
  if (!search || tag || segment) return null;
  const { ids, words } = await readSearch(tx, search);
  return ids || !words.some(({ isIndexed }) => isIndexed)
    ? null
    : sql`select contacts_counted(${wordsArgument(words)}, ${status ?? null}, ${archived === 'only'}, ${COUNTED + 1}) as count`;
}

async function sumSteps(tx: Transaction, kind: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select coalesce(sum(step), 0)::int as count from contact_counts where workspace_id = (select current_workspace()) and kind like ${kind}`,
  );
  return rows[0]!.count;
}

const COUNTED = 10_000;

export interface ListedContact extends Omit<PageRow, 'listPlace'> {
  email: string | null;
  phone: string | null;
  tags: { id: string; name: string }[];
}
