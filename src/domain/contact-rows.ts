import type { ContactStatus } from './contact';

/** The rows of a contact list after a change made on this screen, so that a long list need not be refetched. */
export function changedRows<R extends Row>(rows: readonly R[], ids: ReadonlySet<string>, change: RowChange<R>): R[] {
  if (change.kind === 'gone') return rows.filter(({ id }) => !ids.has(id));
  return rows.map((row) => (ids.has(row.id) ? changedRow(row, change) : row));
}

/** What a bulk change does to a row; undefined where only the server knows, as with a new tag. */
export function rowChangeOf(change: ChangeOfMany, tags: readonly RowTag[]): RowChange<never> | undefined {
  if (change.kind === 'archive' || change.kind === 'restore') return { kind: 'gone' }; // a list shows either archived contacts or the others
  if (change.kind !== 'tag') return change;
  const tag = tags.find(({ name }) => name.toLowerCase() === change.tag.trim().toLowerCase());
  return tag && { kind: 'tag', tag: { id: tag.id, name: tag.name } };
}

function changedRow<R extends Row>(row: R, change: Exclude<RowChange<R>, { kind: 'gone' }>): R {
  if (change.kind === 'status') return { ...row, status: change.status };
  if (change.kind === 'untag') return { ...row, tags: row.tags.filter(({ id }) => id !== change.tagId) };
  if (change.kind === 'tag')
    return row.tags.some(({ id }) => id === change.tag.id) ? row : { ...row, tags: [...row.tags, change.tag] };
  return change.row;
}

export type RowChange<R> =
  | { kind: 'gone' }
  | { kind: 'status'; status: ContactStatus }
  | { kind: 'tag'; tag: RowTag }
  | { kind: 'untag'; tagId: string }
  | { kind: 'whole'; row: R };

type ChangeOfMany =
  | { kind: 'archive' }
  | { kind: 'restore' }
  | { kind: 'tag'; tag: string }
  | { kind: 'untag'; tagId: string }
  | { kind: 'status'; status: ContactStatus };

interface Row {
  id: string;
  status: ContactStatus;
  tags: RowTag[];
}

interface RowTag {
  id: string;
  name: string;
}
