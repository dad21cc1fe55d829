import { MERGE_CONSTRUCT, opensElse, WRITTEN_BRACE } from '../../../domain/merge-construct';

/**
 * Protects Liquid on its way through Markdown and React, which would alter its quotes and underscores: each
 * construct becomes one character that neither touches, and is restored at the end. Invalid Liquid stays text,
 * with its braces escaped for Liquid.
 */
export function makeMergeSlots(isSound: (text: string) => boolean): MergeSlots {
  const sources: string[] = [];
  const known = new Map<string, string>();
  const taken = new Map<string, string>();
  const faults = new Set<string>();
  const own = (liquid: string): string => {
    const former = known.get(liquid);
    if (former) return former;
    if (sources.length >= SLOTS) throw new RangeError('This email has too many merge fields.');
    const slot = String.fromCharCode(FIRST + sources.length);
    sources.push(liquid);
    known.set(liquid, slot);
    return slot;
  };
  const sourceOf = (slot: string): string => sources[slot.charCodeAt(0) - FIRST] ?? '';
  const literal = (text: string): string => text.replace(/\{/g, () => own(WRITTEN_BRACE));
  return {
    own,
    faults,
    take: (written) => {
      const former = taken.get(written);
      if (former !== undefined) return former;
      const text = written.replace(SLOT, '').replace(/\r\n?/g, '\n');
      if (!text.includes('{')) return text;
      const constructs = text.match(MERGE_CONSTRUCT) ?? [];
      const agreed = !opensElse(text) && isSound(text) && sources.length + constructs.length < SLOTS;
      const slotted = agreed
        ? text
            .split(MERGE_CONSTRUCT)
            .map((piece, index) => literal(piece) + (constructs[index] === undefined ? '' : own(constructs[index])))
            .join('')
        : literal(text);
      taken.set(written, slotted); // a text is used in the HTML, in the plain text and sometimes in the head
      return slotted;
    },
    tagOf: (slot) => /^\{%-?\s*(\w+)/.exec(sourceOf(slot))?.[1] ?? null,
    fill: (markup) => markup.replace(SLOT, sourceOf),
  };
}

const FIRST = 0xe000;
const SLOTS = 6_000;
const SLOT = /[\uE000-\uF8FF]/g;

export interface MergeSlots {
  /** Problems found while rendering, as sentences. */
  faults: Set<string>;
  /** Inserts our own Liquid. Throws a RangeError when no slots are left. */
  own(liquid: string): string;
  /** Takes a text that somebody wrote. */
  take(written: string): string;
  /** The name of the tag in a slot; null for an output. */
  tagOf(slot: string): string | null;
  fill(markup: string): string;
}
