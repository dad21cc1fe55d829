import { sayMergeFields } from './merge-field';

/**
 * How much of a subject or a preview text readers see, for the editor's field and the check alike. Merge fields
 * count with their names, because their length differs for each reader.
 */
export function seenLength(text: string, { good, most }: { good: number; most: number }): SeenLength {
  const length = [...sayMergeFields(text).trim()].length;
  const counted = `${length} ${length === 1 ? 'character' : 'characters'}`;
  if (length <= good) return { length, isCut: false, sentence: `${counted}. Phones show all of it.` };
  if (length <= most) return { length, isCut: false, sentence: `${counted}. Phones cut it after about ${good}.` };
  return {
    length,
    isCut: true,
    sentence: `${counted}. Most inboxes cut it after about ${most}; put what matters first.`,
  };
}

export interface SeenLength {
  /** 0 for blank text. */
  length: number;
  /** Cut off on wide screens too, not only on phones. */
  isCut: boolean;
  /** Begins with the count, so that "The subject has …" can precede it. */
  sentence: string;
}
