import { blockLimits, type BlockKind, type EmailBlock, type SimpleBlock } from '../../../domain/email-block';

/** A mail's blocks with one changed, wherever it stands. */
export const changeBlock = (
  blocks: readonly EmailBlock[],
  id: string,
  change: (block: EmailBlock) => EmailBlock,
): EmailBlock[] => mapLists(blocks, (list) => list.map((block) => (block.id === id ? change(block) : block)));

/** `to` is an id, after which it comes; a column, at whose end; or null for the end of the mail, where a footer stays last. */
export function addBlock(blocks: readonly EmailBlock[], block: EmailBlock, to: Place): EmailBlock[] {
  if (to === null)
    return blocks.at(-1)?.kind === 'footer' && block.kind !== 'footer'
      ? [...blocks.slice(0, -1), block, blocks.at(-1)!]
      : [...blocks, block];
  if (typeof to === 'string')
    return mapLists(blocks, (list) => list.flatMap((other) => (other.id === to ? [other, block] : [other])));
  return blocks.map((other) =>
    other.id === to.columns && other.kind === 'columns' && block.kind !== 'columns'
      ? { ...other, [to.side]: [...other[to.side], block] }
      : other,
  );
}

export const removeBlock = (blocks: readonly EmailBlock[], id: string): EmailBlock[] =>
  mapLists(blocks, (list) => list.filter((block) => block.id !== id));

/** Puts it back where it was, or at the end of what is left there. */
export function restoreBlock(blocks: readonly EmailBlock[], block: EmailBlock, where: Where): EmailBlock[] {
  const into = (list: readonly EmailBlock[]) => [...list.slice(0, where.index), block, ...list.slice(where.index)];
  const { column } = where;
  const home = column && blocks.find(({ id }) => id === column.columns);
  if (column && home?.kind === 'columns')
    return blocks.map((other) =>
      other === home ? ({ ...home, [column.side]: into(home[column.side]) } as EmailBlock) : other,
    );
  return into(blocks);
}

/** One place up or down among its neighbours; the same list where there is none. */
export function moveBlock(blocks: readonly EmailBlock[], id: string, by: -1 | 1): EmailBlock[] {
  return mapLists(blocks, (list) => {
    const from = list.findIndex((block) => block.id === id);
    const block = list[from];
    const neighbour = list[from + by];
    if (!block || !neighbour) return list;
    return list.map((other, index) => (index === from ? neighbour : index === from + by ? block : other));
  });
}

/** Before another of the same list; at its end without one. */
export function dropBlock(blocks: readonly EmailBlock[], id: string, before: string | null): EmailBlock[] {
  const block = blocks.find((other) => other.id === id);
  if (!block || id === before) return [...blocks];
  const rest = blocks.filter((other) => other !== block);
  const at = before === null ? rest.length : rest.findIndex((other) => other.id === before);
  return at < 0 ? [...blocks] : [...rest.slice(0, at), block, ...rest.slice(at)];
}

/** The same again after it, with ids of its own. */
export function duplicateBlock(
  blocks: readonly EmailBlock[],
  id: string,
): { blocks: EmailBlock[]; copy: EmailBlock | null } {
  const block = findBlock(blocks, id);
  if (!block) return { blocks: [...blocks], copy: null };
  const copy = withNewIds(block);
  return { blocks: addBlock(blocks, copy, id), copy };
}

export const findBlock = (blocks: readonly EmailBlock[], id: string): EmailBlock | null =>
  blocks
    .flatMap((block) => (block.kind === 'columns' ? [block, ...block.left, ...block.right] : [block]))
    .find((block) => block.id === id) ?? null;

/** Where a block stands: in the mail, or in a column of it. */
export function whereIs(blocks: readonly EmailBlock[], id: string): (Where & { count: number }) | null {
  const index = blocks.findIndex((block) => block.id === id);
  if (index >= 0) return { index, count: blocks.length, column: null };
  for (const block of blocks) {
    if (block.kind !== 'columns') continue;
    for (const side of sides) {
      const at = block[side].findIndex((inner) => inner.id === id);
      if (at >= 0) return { index: at, count: block[side].length, column: { columns: block.id, side } };
    }
  }
  return null;
}

/** Why a list takes no more; undefined while it does. */
export const fullness = (count: number, inColumn: boolean): string | undefined =>
  inColumn
    ? count >= blockLimits.columnBlocks
      ? `A column can have at most ${blockLimits.columnBlocks} blocks.`
      : undefined
    : count >= blockLimits.blocks
      ? `An email can have at most ${blockLimits.blocks} blocks.`
      : undefined;

export function newBlock(kind: BlockKind): EmailBlock {
  const id = crypto.randomUUID();
  switch (kind) {
    case 'heading':
      return { id, kind, text: '', level: 1 };
    case 'text':
      return { id, kind, text: '' };
    case 'image':
      return { id, kind, creationId: null, alt: '', url: '' };
    case 'button':
      return { id, kind, label: '', url: '' };
    case 'divider':
      return { id, kind };
    case 'product':
      return { id, kind, name: '', text: '', price: '', creationId: null, alt: '', label: '', url: '' };
    case 'social':
      return { id, kind, links: [{ network: 'instagram', url: '' }] };
    case 'footer':
      return { id, kind, text: '' };
    case 'columns':
      return { id, kind, left: [newBlock('text') as SimpleBlock], right: [newBlock('text') as SimpleBlock] };
  }
}

const withNewIds = (block: EmailBlock): EmailBlock =>
  block.kind === 'columns'
    ? {
        ...block,
        id: crypto.randomUUID(),
        left: block.left.map((inner) => withNewIds(inner) as SimpleBlock),
        right: block.right.map((inner) => withNewIds(inner) as SimpleBlock),
      }
    : { ...block, id: crypto.randomUUID() };

/** Applies a change to the mail's own list and to each column. Columns never hold columns: what a change puts there is simple. */
function mapLists(
  blocks: readonly EmailBlock[],
  change: (list: readonly EmailBlock[]) => readonly EmailBlock[],
): EmailBlock[] {
  return change(blocks).map((block) =>
    block.kind === 'columns'
      ? { ...block, left: change(block.left) as SimpleBlock[], right: change(block.right) as SimpleBlock[] }
      : block,
  );
}

export const sides = ['left', 'right'] as const;

export type Place = string | { columns: string; side: (typeof sides)[number] } | null;

export interface Where {
  index: number;
  column: { columns: string; side: (typeof sides)[number] } | null;
}
