import * as z from 'zod/mini';
import type { ContactField } from '../../contracts/contact-fields';
import { segmentRulesSchema, type SegmentRules } from '../../contracts/segments';
import { dateTests, isGroup, numberTests, textTests, type SegmentGroup, type SegmentRule } from '../../domain/segment';

/** A rule's subject as the value of a select: a noun, or one custom field. */
export const aboutOf = (rule: SegmentRule): string => (rule.about === 'field' ? `field:${rule.fieldId}` : rule.about);

/** A new rule about a subject, with nothing chosen yet. */
export function newRule(about: string, fields: readonly ContactField[] = []): SegmentRule {
  if (about.startsWith('field:')) {
    const fieldId = about.slice('field:'.length);
    const kind = fields.find(({ id }) => id === fieldId)?.kind;
    return kind === 'yes-no'
      ? { about: 'field', fieldId, is: 'is', value: true }
      : kind === 'number'
        ? { about: 'field', fieldId, is: 'at-least', value: NaN }
        : {
            about: 'field',
            fieldId,
            is: kind === 'date' ? 'at-least' : kind === 'choice' ? 'is' : 'contains',
            value: '',
          };
  }
  return FIRST[about as keyof typeof FIRST] ?? FIRST.tag;
}

/** The tests that a rule's subject allows, in words. */
export function testsOf(rule: SegmentRule, fields: readonly ContactField[]): { value: string; label: string }[] {
  switch (rule.about) {
    case 'status':
      return named({ 'one-of': 'is', 'none-of': 'is not' });
    case 'tag':
      return named({ has: 'has', 'has-not': 'does not have' });
    case 'value':
      return AMOUNTS;
    case 'consent':
      return named({ granted: 'has agreed to', 'not-granted': 'has not agreed to' });
    case 'created':
      return DATES.filter(({ value }) => value !== 'never');
    case 'last-contact':
      return DATES;
    case 'event':
      return named({ happened: 'has', 'not-happened': 'has not' });
    case 'field': {
      const kind = fields.find(({ id }) => id === rule.fieldId)?.kind;
      return kind === 'yes-no'
        ? named({ is: 'is yes', 'is-not': 'is not yes' })
        : kind === 'number'
          ? AMOUNTS
          : kind === 'date'
            ? DAYS
            : kind === 'choice'
              ? TEXTS.filter(({ value }) => ['is', 'is-not', 'filled', 'empty'].includes(value))
              : TEXTS;
    }
    default:
      return TEXTS;
  }
}

/** Changes a rule's test and keeps what was typed. The value is one of `testsOf`. */
export const withTest = (rule: SegmentRule, is: string): SegmentRule => ({ ...rule, is }) as SegmentRule;

/** `filled`, `empty` and `never` need no value; nor does the test of a yes-no field. */
export const takesValue = (rule: SegmentRule, fields: readonly ContactField[]): boolean =>
  !['filled', 'empty', 'never'].includes(rule.is) &&
  !(rule.about === 'field' && fields.find(({ id }) => id === rule.fieldId)?.kind === 'yes-no');

/** What a rule still lacks, as a sentence; null when it is complete. */
export function lackOf(rule: SegmentRule, fields: readonly ContactField[]): string | null {
  if (rule.about === 'status') return rule.values.length > 0 ? null : 'Choose a status.';
  if (rule.about === 'tag') return rule.tagId ? null : 'Choose a tag.';
  if (rule.about === 'field' && !fields.some(({ id }) => id === rule.fieldId)) return null;
  if (!takesValue(rule, fields)) return null;
  if ('days' in rule)
    return Number.isInteger(rule.days) && rule.days >= 1 && rule.days <= 3_650 ? null : 'Enter 1 to 3,650 days.';
  if ('value' in rule)
    return typeof rule.value === 'number'
      ? Number.isFinite(rule.value)
        ? null
        : 'Enter a number.'
      : typeof rule.value === 'string' && rule.value.trim() === ''
        ? 'Enter a value to compare with.'
        : null;
  return null;
}

/** The rules, if each is complete and the server would accept them; otherwise null. */
export function completeRules(group: SegmentGroup, fields: readonly ContactField[]): SegmentRules | null {
  const lacks = (rules: SegmentGroup['rules']): boolean =>
    rules.some((rule) =>
      isGroup(rule) ? rule.rules.length === 0 || lacks(rule.rules) : lackOf(rule, fields) !== null,
    );
  if (lacks(group.rules)) return null;
  // Removes NaN from rules that take no value: JSON cannot express it.
  return z.safeParse(segmentRulesSchema, settle(group)).data ?? null;
}

const settle = (group: SegmentGroup): SegmentGroup => ({
  ...group,
  rules: group.rules.map((rule) =>
    isGroup(rule)
      ? settle(rule)
      : 'value' in rule && Number.isNaN(rule.value)
        ? ({ ...rule, value: 0 } as SegmentRule)
        : rule,
  ),
});
const named = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

const TEXT_WORDS = {
  contains: 'contains',
  'contains-not': 'does not contain',
  is: 'is',
  'is-not': 'is not',
  starts: 'starts with',
  filled: 'is filled in',
  empty: 'is empty',
} as const;
const TEXTS = textTests.map((value) => ({ value, label: TEXT_WORDS[value] }));
const AMOUNT_WORDS = {
  'at-least': 'is at least',
  'at-most': 'is at most',
  equals: 'is exactly',
  filled: 'is filled in',
  empty: 'is empty',
} as const;
const AMOUNTS = numberTests.map((value) => ({ value, label: AMOUNT_WORDS[value] }));
const DAY_WORDS = {
  'at-least': 'is on or after',
  'at-most': 'is on or before',
  equals: 'is on',
  filled: 'is filled in',
  empty: 'is empty',
} as const;
const DAYS = numberTests.map((value) => ({ value, label: DAY_WORDS[value] }));
const DATE_WORDS = { within: 'in the last', before: 'longer ago than', never: 'never' } as const;
const DATES = dateTests.map((value) => ({ value, label: DATE_WORDS[value] }));

const FIRST = {
  name: { about: 'name', is: 'contains', value: '' },
  company: { about: 'company', is: 'contains', value: '' },
  email: { about: 'email', is: 'contains', value: '' },
  phone: { about: 'phone', is: 'starts', value: '' },
  source: { about: 'source', is: 'is', value: '' },
  status: { about: 'status', is: 'one-of', values: ['customer'] },
  tag: { about: 'tag', is: 'has', tagId: '' },
  value: { about: 'value', is: 'at-least', value: NaN },
  consent: { about: 'consent', channel: 'email', is: 'granted' },
  created: { about: 'created', is: 'within', days: 30 },
  'last-contact': { about: 'last-contact', is: 'before', days: 90 },
  event: { about: 'event', kind: 'mail-opened', is: 'happened', days: 30 },
} as const satisfies Record<string, unknown> as unknown as Record<Exclude<SegmentRule['about'], 'field'>, SegmentRule>;

export const aboutNames: Record<Exclude<SegmentRule['about'], 'field'>, string> = {
  tag: 'Tag',
  status: 'Status',
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  source: 'Source',
  value: 'Value',
  consent: 'Consent',
  created: 'Added',
  'last-contact': 'Last contact',
  event: 'What happened',
};
