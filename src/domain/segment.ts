import type { ConsentChannel } from './consent';
import type { ContactEventKind, ContactStatus, FieldKind } from './contact';
import { dayInWords } from './day-in-words';

/**
 * A segment is a query about contacts, evaluated when it is used. Groups hold rules or one more level of groups;
 * `all` is "and", `any` is "or". Days count back from now, so that a segment never goes stale.
 */
export interface SegmentGroup {
  match: 'all' | 'any';
  rules: (SegmentRule | SegmentGroup)[];
}

export type SegmentRule =
  | { about: 'name' | 'company' | 'email' | 'phone' | 'source'; is: TextTest; value: string }
  | { about: 'status'; is: 'one-of' | 'none-of'; values: ContactStatus[] }
  | { about: 'tag'; is: 'has' | 'has-not'; tagId: string }
  | { about: 'value'; is: NumberTest; value: number }
  | { about: 'consent'; channel: ConsentChannel; is: 'granted' | 'not-granted' }
  | { about: 'created' | 'last-contact'; is: DateTest; days: number }
  | { about: 'event'; kind: ContactEventKind; is: 'happened' | 'not-happened'; days: number }
  | { about: 'field'; fieldId: string; is: TextTest | NumberTest; value: string | number | boolean };

/** `filled` and `empty` have no value. */
export const textTests = ['contains', 'contains-not', 'is', 'is-not', 'starts', 'filled', 'empty'] as const;
export type TextTest = (typeof textTests)[number];
export const numberTests = ['at-least', 'at-most', 'equals', 'filled', 'empty'] as const;
export type NumberTest = (typeof numberTests)[number];
/** In the last n days, longer ago than n days, never. */
export const dateTests = ['within', 'before', 'never'] as const;
export type DateTest = (typeof dateTests)[number];

export const segmentLimits = { rules: 20, allRules: 60, depth: 2, name: 60, segments: 200, days: 3_650 } as const;

export const isGroup = (rule: SegmentRule | SegmentGroup): rule is SegmentGroup => 'rules' in rule;

/**
 * The rules as one sentence, for people who did not build them: "Contacts who have the tag “Regular” and who
 * were last in touch more than 90 days ago." Deleted names are called deleted. `money` formats an amount in
 * hundredths.
 */
export function segmentSentence(group: SegmentGroup, names: SegmentNames): string {
  return group.rules.length === 0 ? 'No rules yet.' : `Contacts ${groupWords(group, names)}.`;
}

function groupWords({ match, rules }: SegmentGroup, names: SegmentNames): string {
  const words = rules.map((rule) =>
    !isGroup(rule)
      ? ruleWords(rule, names)
      : rule.rules.length === 1
        ? groupWords(rule, names)
        : `(${groupWords(rule, names)})`,
  );
  return joined(words, match === 'all' ? 'and' : 'or');
}

function ruleWords(rule: SegmentRule, names: SegmentNames): string {
  switch (rule.about) {
    case 'name':
    case 'company':
    case 'email':
    case 'phone':
    case 'source':
      return rule.is === 'filled' || rule.is === 'empty'
        ? `who have ${rule.is === 'filled' ? ARTICLES[rule.about] : 'no'} ${TEXTS[rule.about]}`
        : `whose ${TEXTS[rule.about]} ${textWords(rule.is, rule.value)}`;
    case 'status':
      return rule.is === 'one-of'
        ? `who are ${joined(
            rule.values.map((status) => `${status}s`),
            'or',
          )}`
        : `who are ${rule.values.length === 1 ? 'not' : 'neither'} ${joined(
            rule.values.map((status) => `${status}s`),
            'nor',
          )}`;
    case 'tag': {
      const tag = names.tag(rule.tagId);
      return `who ${rule.is === 'has' ? 'have' : 'do not have'} ${tag === null ? 'a deleted tag' : `the tag “${tag}”`}`;
    }
    case 'value':
      return rule.is === 'filled'
        ? 'who have a value'
        : rule.is === 'empty'
          ? 'who have no value'
          : `whose value is ${AMOUNTS[rule.is]} ${names.money(rule.value)}`;
    case 'consent':
      return `who ${rule.is === 'granted' ? 'agreed' : 'have not agreed'} to marketing ${CHANNELS[rule.channel]}`;
    case 'created':
      return {
        within: `who were added in the last ${daysWords(rule.days)}`,
        before: `who were added more than ${daysWords(rule.days)} ago`,
        never: 'who were never added',
      }[rule.is];
    case 'last-contact':
      return {
        within: `who were in touch in the last ${daysWords(rule.days)}`,
        before: `who were last in touch more than ${daysWords(rule.days)} ago`,
        never: 'who were never in touch',
      }[rule.is];
    case 'event':
      return `who have ${rule.is === 'happened' ? '' : 'not '}${eventParticiples[rule.kind]} in the last ${daysWords(rule.days)}`;
    case 'field':
      return fieldWords(rule, names);
  }
}

function fieldWords({ fieldId, is, value }: Extract<SegmentRule, { about: 'field' }>, names: SegmentNames): string {
  const field = names.field(fieldId);
  const subject = field ? `“${field.label}”` : 'deleted field';
  if (field?.kind === 'yes-no')
    return `whose ${subject} is ${is === 'empty' || (is === 'is-not') === (value === true) ? 'not yes' : 'yes'}`;
  if (is === 'filled' || is === 'empty') return `whose ${subject} is ${is === 'filled' ? 'filled in' : 'empty'}`;
  if (field?.kind === 'date')
    return `whose ${subject} is ${{ 'at-least': 'on or after', 'at-most': 'on or before', 'is-not': 'not on' }[is as string] ?? 'on'} ${DAY.test(String(value)) ? dayInWords(String(value), { year: true }) : String(value)}`;
  if (is === 'at-least' || is === 'at-most' || is === 'equals')
    return `whose ${subject} is ${AMOUNTS[is]} ${String(value)}`;
  return `whose ${subject} ${textWords(is, String(value))}`;
}

const textWords = (is: Exclude<TextTest, 'filled' | 'empty'>, value: string): string =>
  ({
    contains: `contains “${value}”`,
    'contains-not': `does not contain “${value}”`,
    is: `is “${value}”`,
    'is-not': `is not “${value}”`,
    starts: `starts with “${value}”`,
  })[is];

const daysWords = (days: number): string => (days === 1 ? 'day' : `${days.toLocaleString('en-US')} days`);
const joined = (words: readonly string[], by: 'and' | 'or' | 'nor'): string =>
  words.length < 3 ? words.join(` ${by} `) : `${words.slice(0, -1).join(', ')}, ${by} ${words.at(-1)}`;

/** What a contact has done, or what has happened to them, to follow "who have": "opened an email". */
export const eventParticiples: Record<ContactEventKind, string> = {
  note: 'been given a note',
  'message-received': 'written to you',
  'message-sent': 'been sent a message',
  'mail-sent': 'been sent an email',
  'mail-opened': 'opened an email',
  'mail-clicked': 'clicked a link in an email',
  'mail-bounced': 'had an email bounce',
  form: 'filled in a form',
  call: 'had a call',
  visit: 'visited your website',
  purchase: 'bought something',
  consent: 'given or withdrawn consent',
};

const TEXTS = {
  name: 'name',
  company: 'company',
  email: 'email address',
  phone: 'phone number',
  source: 'source',
} as const;
const ARTICLES = { name: 'a', company: 'a', email: 'an', phone: 'a', source: 'a' } as const;
const AMOUNTS = { 'at-least': 'at least', 'at-most': 'at most', equals: 'exactly' } as const;
const CHANNELS: Record<ConsentChannel, string> = { email: 'emails', sms: 'text messages', voice: 'calls' };
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Names for the ids in rules; null for what has been deleted. */
export interface SegmentNames {
  tag(tagId: string): string | null;
  field(fieldId: string): { label: string; kind: FieldKind } | null;
  money(hundredths: number): string;
}
