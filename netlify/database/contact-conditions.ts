import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { foldText, type ContactStatus, type FieldKind } from '../../src/domain/contact';
import type { SegmentGroup } from '../../src/domain/segment';
import { notFound } from '../errors/app-error';
import type { Transaction } from './client';
import { likeText } from './folded-text';
import { contactFields, contacts, segments } from './schema/contacts';
import { segmentCondition } from './segment-conditions';

/**
 * What a filter asks as conditions over `contacts`, for a transaction that is bound to the workspace. Rare words are
 * found in the trigram index first; words that are everywhere are looked for on the way. Throws not_found for a segment
 * that is not there.
 */
export async function contactConditions(tx: Transaction, filter: ContactFilter, now: Date): Promise<SQL> {
  const words = searchPatterns(filter.search ?? '');
  const rare = rarest(words);
  const found = rare === null ? null : await countMatching(tx, rare);
  return and(
    await filterConditions(tx, filter, now),
    found !== null && isFew(found) ? matching(rare!) : undefined,
    ...words.map((pattern) => sql`${contacts.search} LIKE ${pattern}`),
  )!;
}

/** The same without the words that are looked for. */
export async function filterConditions(tx: Transaction, { status, tag, segment, archived }: ContactFilter, now: Date): Promise<SQL> {
  return and(
    sql`${contacts.workspaceId} = (SELECT current_workspace())`,
    archived === 'only' ? isNotNull(contacts.archivedAt) : isNull(contacts.archivedAt),
    status && eq(contacts.status, status),
    tag ? sql`EXISTS (SELECT 1 FROM contact_tags t WHERE t.workspace_id = ${contacts.workspaceId} AND t.tag_id = ${tag}::uuid AND t.contact_id = ${contacts.id})` : undefined,
    segment ? await inSegment(tx, segment, now) : undefined,
  )!;
}

/** One LIKE pattern for each word, folded as `search` is; signs mean themselves. */
export const searchPatterns = (search: string): string[] => [...new Set(foldText(search).split(' ').filter(Boolean))].map((word) => `%${likeText(word)}%`);

/** The longest pattern that the trigram index can look up; null when all are too short to have a trigram. */
export const rarest = (patterns: readonly string[]): string | null =>
  patterns.filter((pattern) => TRIGRAM.test(pattern.replace(/\\(.)/g, '$1').slice(1, -1))).sort((one, other) => other.length - one.length)[0] ?? null;

/** How many match, FEW + 1 when there are more. */
export async function countMatching(tx: Transaction, pattern: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM contacts_matching(${pattern}, ${FEW + 1})`);
  return rows[0]!.count;
}

/** Whether reading by id is quicker than walking. */
export const isFew = (found: number): boolean => found <= FEW;

/** Those that the trigram index finds; only where there are FEW at most. */
export const matching = (pattern: string): SQL => sql`${contacts.id} IN (SELECT contacts_matching(${pattern}, ${FEW + 1}))`;

async function inSegment(tx: Transaction, segmentId: string, now: Date): Promise<SQL> {
  const bound = sql`(SELECT current_workspace())`;
  const [segment] = await tx.select({ rules: segments.rules }).from(segments).where(and(eq(segments.workspaceId, bound), eq(segments.id, segmentId)));
  if (!segment) throw notFound('segment');
  const fields = await tx.select({ id: contactFields.id, kind: contactFields.kind }).from(contactFields).where(eq(contactFields.workspaceId, bound));
  return segmentCondition(segment.rules as SegmentGroup, now, new Map(fields.map(({ id, kind }): [string, FieldKind] => [id, kind])));
}

const FEW = 12_000;
/** Three letters or digits in a row: pg_trgm knows nothing shorter. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

export interface ContactFilter {
  search?: string;
  status?: ContactStatus | undefined;
  tag?: string | undefined;
  segment?: string | undefined;
  archived?: 'only' | undefined;
}
