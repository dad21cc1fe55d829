import { readRichText, type RichBlock, type RichSpan } from '../../../domain/rich-text';
import type { MergeSlots } from './merge-slots';

/**
 * A text's blocks with its conditions kept apart from its words, so that no element is cut in two whichever way
 * they turn out: lines with only a condition go between paragraphs, others stay inside one. A condition that
 * begins in a list and ends outside it is impossible; that text is shown as written.
 */
export function richBlocks(written: string, slots: MergeSlots): PlacedBlock[] {
  const blocks = readRichText(slots.take(written)).map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((item) => apart(item, slots)) }
      : { ...block, spans: apart(block.spans, slots) },
  );
  for (const placed of [
    blocks.flatMap((block): PlacedBlock[] => (block.kind === 'list' ? [block] : byLines(block.spans))),
    blocks,
  ])
    if (isBalanced(placed, slots)) return placed;
  slots.faults.add('A condition that starts in a list must end in it.');
  return richBlocks(written.replace(/\{%/g, '{ %'), slots);
}

function isBalanced(blocks: readonly PlacedBlock[], slots: MergeSlots): boolean {
  const open: string[] = [];
  return blocks.every((block, index) => {
    const place = block.kind === 'list' ? `list ${index}` : block.kind;
    const tags =
      block.kind === 'conditions'
        ? block.tags
        : (block.kind === 'list' ? block.items.flat() : block.spans).flatMap((span) =>
            span.kind === 'tag' ? [span.text] : [],
          );
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
    const parts: PlacedSpan[] = [];
    let words = '';
    const flush = () => {
      if (words !== '') parts.push({ ...span, text: words });
      words = '';
    };
    for (const piece of span.text.split(SLOTS)) {
      if (!IS_SLOT.test(piece) || slots.tagOf(piece) === null) words += piece;
      else {
        flush();
        parts.push({ kind: 'tag', text: piece });
      }
    }
    flush();
    return parts;
  });

const SLOTS = /([\uE000-\uF8FF])/;
const IS_SLOT = /^[\uE000-\uF8FF]$/;

/** A paragraph, with the condition-only lines before, after and inside it: those must not leave an empty line. */
function byLines(spans: readonly PlacedSpan[]): PlacedBlock[] {
  const lines: PlacedSpan[][] = [[]];
  for (const span of spans) {
    if (span.kind === 'break') lines.push([]);
    else lines.at(-1)!.push(span);
  }
  const blocks: PlacedBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const tags = line.flatMap((span) => (span.kind === 'tag' ? [span.text] : []));
    if (
      tags.length > 0 &&
      line.every((span) => span.kind === 'tag' || (span.kind === 'text' && span.text.trim() === ''))
    )
      blocks.push({ kind: 'conditions', tags });
    else if (last?.kind === 'paragraph') last.spans.push({ kind: 'break' }, ...line);
    else blocks.push({ kind: 'paragraph', spans: line });
  }
  return blocks;
}

export type PlacedSpan = RichSpan | { kind: 'tag'; text: string };
export type PlacedBlock =
  | { kind: 'conditions'; tags: string[] }
  | { kind: 'paragraph'; spans: PlacedSpan[] }
  | (Omit<Extract<RichBlock, { kind: 'list' }>, 'items'> & { items: PlacedSpan[][] });
