import { fieldLabel, mergeFields, readMergeFields } from './merge-field';

/**
 * A saved reply with somebody's values in place of its merge fields; `{{ first_name }}` is short for
 * `{{ contact.first_name }}`. Where there is no value, the words that stand for it, and its label in `empty`.
 */
export function fillSavedReply(
  text: string,
  contact: Readonly<Record<string, string | null | undefined>>,
): { text: string; empty: string[] } {
  const empty = new Set<string>();
  const parts = readMergeFields(text.replace(SHORT_FIELD, '{{ contact.$1 }}')).map((part) => {
    if (typeof part === 'string') return part;
    if (part.name === null) return part.raw;
    const value = contact[part.name];
    if (value) return value;
    empty.add(fieldLabel(part.name).slice(0, 100));
    return part.fallback ?? mergeFields.find(({ name }) => name === part.name)?.fallback ?? '';
  });
  return { text: parts.join(''), empty: [...empty] };
}

/** What a list shows of one that is filled in for nobody yet. */
export const sampleOfReply = (text: string): string =>
  fillSavedReply(text, { first_name: '[first name]', name: '[name]', email: '[email]', company: '[company]' }).text;

/** What stands in a reply where the person's first name belongs. */
export const FIRST_NAME_FIELD = '{{ first_name }}';

const SHORT_FIELD = /\{\{-? ?([a-z0-9_]{1,60}) ?-?\}\}/g;
