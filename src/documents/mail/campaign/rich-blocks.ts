import { readRichText, type RichBlock, type RichSpan } from '../../../domain/rich-text';
import type { MergeSlots } from './merge-slots';

/**
 * A text's blocks with its conditions apart from its words, so that no element is cut in two whichever way they turn out:
 * lines that hold nothing else stand between paragraphs, the others within one. A condition that begins in a list and
 * ends outside of it cannot: the text is shown as it is written.
 */
export function richBlocks(written: string, slots: MergeSlots): PlacedBlock[] {
  const blocks = readRichText(slots.take(written)).map((block) => (block.kind === 'list' ? { ...block, items: block.items.map((item) => apart(item, slots)) } : { ...block, spans: apart(block.spans, slots) }));
  for (const placed of [blocks.flatMap((block): PlacedBlock[] => (block.kind === 'list' ? [block] : byLines(block.spans))), blocks]) if (isBalanced(placed, slots)) return placed;
  slots.faults.add('A condition that begins in a list has to end in it.');
  return richBlocks(written.replace(/\{%/g, '{ %'), slots);
}

function isBalanced(blocks: readonly PlacedBlock[], slots: MergeSlots): boolean {
  const open: string[] = [];
  return blocks.every((block, index) => {
    const place = block.kind === 'list' ? `list ${index}` : block.kind;
    const tags = block.kind === 'conditions' ? block.tags : (block.kind === 'list' ? block.items.flat() : block.spans).flatMap((span) => (span.kind === 'tag' ? [span.text] : []));
    return tags.every((slot) => {
      const name = slots.tagOf(slot)!;
      if (/^(if|unless|case)$/.test(name)) return open.push(place) > 0;
      return name.startsWith('end') ? open.pop() === place : open.at(-1) === place;
    });
  });
}

const apart = (spans: readonly RichSpan[], slots: MergeSlots): PlacedSpan[] =>
  spans.flatMap((span): PlacedSpan[] => {
    if (span.kind === 'break') return [span];
    return span.text.split(/([\uE000-\uF8FF])/).filter((text) => text !== '').map((text) => (/^[\uE000-\uF8FF]$/.test(text) && slots.tagOf(text) !== null ? { kind: 'tag', text } : { ...span, text }));
  });

/** A paragraph, and before, after and within it the lines that hold conditions alone: those take no line. */
function byLines(spans: readonly PlacedSpan[]): PlacedBlock[] {
  const lines = spans.reduce<PlacedSpan[][]>((all, span) => (span.kind === 'break' ? [...all, []] : [...all.slice(0, -1), [...all.at(-1)!, span]]), [[]]);
  return lines.reduce<PlacedBlock[]>((all, line) => {
    const last = all.at(-1);
    const tags = line.flatMap((span) => (span.kind === 'tag' ? [span.text] : []));
    if (tags.length > 0 && line.every((span) => span.kind === 'tag' || (span.kind === 'text' && span.text.trim() === ''))) return [...all, { kind: 'conditions', tags }];
    return last?.kind === 'paragraph' ? [...all.slice(0, -1), { kind: 'paragraph', spans: [...last.spans, { kind: 'break' }, ...line] }] : [...all, { kind: 'paragraph', spans: line }];
  }, []);
}

export type PlacedSpan = RichSpan | { kind: 'tag'; text: string };
export type PlacedBlock = { kind: 'conditions'; tags: string[] } | { kind: 'paragraph'; spans: PlacedSpan[] } | (Omit<Extract<RichBlock, { kind: 'list' }>, 'items'> & { items: PlacedSpan[][] });
