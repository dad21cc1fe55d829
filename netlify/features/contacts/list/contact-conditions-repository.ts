import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { ContactStatus, FieldKind } from '../../../../src/domain/contact';
import type { SegmentGroup } from '../../../../src/domain/segment';
import { notFound } from '../../../errors/app-error';
import type { Transaction } from '../../../database/client';
import { amongIds, findMatching, holdsWord, isFew, readSearch } from './contact-search-repository';
import { contactFields, contacts } from '../../../database/schema/contacts';
import { segments } from '../../../database/schema/segments';
import { segmentCondition } from '../../../records/segments/segment-conditions';

/**
 * What a filter asks as conditions over `contacts`, for a transaction that is bound to the workspace. Rare words are
 * found in the trigram index first; words that are everywhere are looked for on the way. Throws not_found for a segment
 * that is not there.
 */
export async function contactConditions(tx: Transaction, filter: ContactFilter, now: Date): Promise<SQL> {
  const narrowed = await filterConditions(tx, filter, now);
  const { ids, words } = await readSearch(tx, filter.search ?? '');
  const indexed = words.filter(({ isIndexed }) => isIndexed);
  const found = ids ?? (indexed.length > 0 ? await findMatching(tx, indexed) : null);
  return and(narrowed, found !== null && isFew(found) ? amongIds(found) : undefined, ...words.map(holdsWord))!;
}

/** The same without the words that are looked for. */
export async function filterConditions(
  tx: Transaction,
  { status, tag, segment, archived }: ContactFilter,
  now: Date,
): Promise<SQL> {
  return and(
    sql`${contacts.workspaceId} = (select current_workspace())`,
    archived === 'only' ? isNotNull(contacts.archivedAt) : isNull(contacts.archivedAt),
    status && eq(contacts.status, status),
    tag
      ? sql`exists (select 1 from contact_tags t where t.workspace_id = ${contacts.workspaceId} and t.tag_id = ${tag}::uuid and t.contact_id = ${contacts.id})`
      : undefined,
    segment ? await inSegment(tx, segment, now) : undefined,
  )!;
}

async function inSegment(tx: Transaction, segmentId: string, now: Date): Promise<SQL> {
  const bound = sql`(select current_workspace())`;
  const [segment] = await tx
    .select({ rules: segments.rules })
    .from(segments)
    .where(and(eq(segments.workspaceId, bound), eq(segments.id, segmentId)));
  if (!segment) throw notFound('segment');
  const fields = await tx
    .select({ id: contactFields.id, kind: contactFields.kind })
    .from(contactFields)
    .where(eq(contactFields.workspaceId, bound));
  return segmentCondition(
    segment.rules as SegmentGroup,
    now,
    new Map(fields.map(({ id, kind }): [string, FieldKind] => [id, kind])),
  );
}

export interface ContactFilter {
  search?: string;
  status?: ContactStatus | undefined;
  tag?: string | undefined;
  segment?: string | undefined;
  archived?: 'only' | undefined;
}
