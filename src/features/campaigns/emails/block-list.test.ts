import { emailBlocksSchema } from '../../../contracts/email-blocks';
import { blockKinds, type EmailBlock } from '../../../domain/email-block';
import {
  addBlock,
  changeBlock,
  dropBlock,
  duplicateBlock,
  findBlock,
  fullness,
  moveBlock,
  newBlock,
  removeBlock,
  restoreBlock,
  whereIs,
} from './block-list';

const text = (id: string): EmailBlock => ({ id, kind: 'text', text: id });
const mail: EmailBlock[] = [
  text('a'),
  {
    id: 'c',
    kind: 'columns',
    left: [{ id: 'l', kind: 'text', text: 'l' }],
    right: [
      { id: 'r1', kind: 'text', text: 'r1' },
      { id: 'r2', kind: 'divider' },
    ],
  },
  text('b'),
];
const order = (blocks: readonly EmailBlock[]): string =>
  blocks
    .map((block) =>
      block.kind === 'columns'
        ? `${block.id}(${block.left.map(({ id }) => id).join()}|${block.right.map(({ id }) => id).join()})`
        : block.id,
    )
    .join(' ');

test.each(blockKinds)('a new %s is one that can be saved', (kind) => {
  expect(emailBlocksSchema.safeParse([newBlock(kind)]).success).toBe(true);
});

test('a block is added after another, at the end, or in a column; columns never into columns', () => {
  expect(order(addBlock(mail, text('x'), 'a'))).toBe('a x c(l|r1,r2) b');
  expect(order(addBlock(mail, text('x'), null))).toBe('a c(l|r1,r2) b x');
  expect(order(addBlock(mail, text('x'), { columns: 'c', side: 'left' }))).toBe('a c(l,x|r1,r2) b');
  expect(order(addBlock(mail, text('x'), 'r1'))).toBe('a c(l|r1,x,r2) b');
  expect(order(addBlock(mail, newBlock('columns'), { columns: 'c', side: 'left' }))).toBe(order(mail));
});

test('a block moves among its neighbours and stays at the edge', () => {
  expect(order(moveBlock(mail, 'b', -1))).toBe('a b c(l|r1,r2)');
  expect(order(moveBlock(mail, 'r1', 1))).toBe('a c(l|r2,r1) b');
  expect(order(moveBlock(mail, 'a', -1))).toBe(order(mail));
  expect(order(moveBlock(mail, 'l', 1))).toBe(order(mail));
  expect(order(dropBlock(mail, 'b', 'a'))).toBe('b a c(l|r1,r2)');
  expect(order(dropBlock(mail, 'a', null))).toBe('c(l|r1,r2) b a');
  expect(order(dropBlock(mail, 'l', 'a'))).toBe(order(mail));
});

test('a copy stands after its original, with ids of its own down to its columns', () => {
  const { blocks, copy } = duplicateBlock(mail, 'c');
  expect(blocks[2]).toEqual(copy);
  const ids = order(blocks).match(/[\w-]+/g) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['a', 'c', 'l', 'r1', 'b'])('%s, taken out and put back, stands where it was', (id) => {
  const where = whereIs(mail, id);
  const block = findBlock(mail, id);
  if (!where || !block) throw new Error('It is there.');
  const without = removeBlock(mail, id);
  expect(findBlock(without, id)).toBeNull();
  expect(order(restoreBlock(without, block, where))).toBe(order(mail));
});

test('what stood in columns that are gone comes back into the mail', () => {
  const where = whereIs(mail, 'r2');
  expect(order(restoreBlock([text('a'), text('b')], { id: 'r2', kind: 'divider' }, where!))).toBe('a r2 b');
});

test('one is changed, wherever it stands, and a full list says so', () => {
  expect(
    findBlock(
      changeBlock(mail, 'l', (block) => ({ ...block, text: 'new' }) as EmailBlock),
      'l',
    ),
  ).toMatchObject({ text: 'new' });
  expect([fullness(59, false), fullness(60, false), fullness(7, true), fullness(8, true)]).toEqual([
    undefined,
    'An email can have at most 60 blocks.',
    undefined,
    'A column can have at most 8 blocks.',
  ]);
});
