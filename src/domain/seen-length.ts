import { sayMergeFields } from './merge-field';

/**
 * How much of a subject or a preview text is seen, as the editor's field and the check both say it. Merge fields count as
 * their names: how long they become is another thing for each reader.
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
  /** 0 for nothing but blanks. */
  length: number;
  /** By more than phones. */
  isCut: boolean;
  /** Begins with the count, so that "The subject has …" can stand before it. */
  sentence: string;
}
