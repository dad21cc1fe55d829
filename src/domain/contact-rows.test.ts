import type { ContactStatus } from './contact';
import { changedRows, rowChangeOf } from './contact-rows';

const rows = ['one', 'two', 'three'].map((id) => ({
  id,
  name: `Person ${id}`,
  status: 'customer' as ContactStatus,
  tags: [] as { id: string; name: string }[],
}));
const second = new Set(['two']);
const regular = { id: 'regular', name: 'Regular' };

test('contacts who were archived, restored or erased leave the list', () => {
  expect(changedRows(rows, second, { kind: 'gone' }).map(({ name }) => name)).toEqual(['Person one', 'Person three']);
});

test('a change shows in the rows that it concerns, and in no other', () => {
  const changed = changedRows(rows, second, { kind: 'status', status: 'prospect' });
  expect(changed.map(({ status }) => status)).toEqual(['customer', 'prospect', 'customer']);
  expect(changed[0]).toBe(rows[0]);
});

test('a tag is added once and removed', () => {
  const tagged = changedRows(changedRows(rows, second, { kind: 'tag', tag: regular }), second, {
    kind: 'tag',
    tag: regular,
  });
  expect(tagged[1]!.tags).toEqual([regular]);
  expect(changedRows(tagged, second, { kind: 'untag', tagId: regular.id })[1]!.tags).toEqual([]);
});

test('an edited contact replaces its row', () => {
  const row = { ...rows[1]!, name: 'Renamed' };
  expect(changedRows(rows, second, { kind: 'whole', row })).toEqual([rows[0], row, rows[2]]);
});

test('a tag that nobody had yet waits for the server, which names it', () => {
  const known = [regular];
  expect(rowChangeOf({ kind: 'tag', tag: ' regular ' }, known)).toEqual({ kind: 'tag', tag: regular });
  expect(rowChangeOf({ kind: 'tag', tag: 'New' }, known)).toBeUndefined();
  expect(rowChangeOf({ kind: 'archive' }, known)).toEqual({ kind: 'gone' });
});
