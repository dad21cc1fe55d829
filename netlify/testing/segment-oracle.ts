import { domainToASCII } from 'node:url';
import type { ConsentChannel, ConsentState } from '../../src/domain/consent';
import {
  foldText,
  type ContactEventKind,
  type ContactStatus,
  type FieldKind,
  type FieldValue,
} from '../../src/domain/contact';
import { DAY_MS } from '../../src/domain/duration';
import { isGroup, type SegmentGroup, type SegmentRule } from '../../src/domain/segment';

/** Whether rules match a contact, in a second, plain implementation that the database's result is compared with. */
export function finds(
  { match, rules }: SegmentGroup,
  person: SegmentPerson,
  fields: ReadonlyMap<string, FieldKind>,
  now: Date,
): boolean {
  const answers = rules.map((rule) =>
    isGroup(rule) ? finds(rule, person, fields, now) : passes(rule, person, fields, now),
  );
  return match === 'all' ? answers.every(Boolean) : answers.some(Boolean);
}

function passes(rule: SegmentRule, person: SegmentPerson, fields: ReadonlyMap<string, FieldKind>, now: Date): boolean {
  const since = 'days' in rule ? new Date(now.getTime() - rule.days * DAY_MS) : now;
  switch (rule.about) {
    case 'name':
    case 'company':
    case 'source':
      return text(person[rule.about], rule.is, rule.value);
    case 'email':
      return points(person.emails, rule.is, (point, is) => isEmail(point, is, rule.value));
    case 'phone':
      return points(person.phones, rule.is, (point, is) => isPhone(point, is, rule.value));
    case 'status':
      return rule.values.includes(person.status) === (rule.is === 'one-of');
    case 'tag':
      return person.tagIds.includes(rule.tagId) === (rule.is === 'has');
    case 'value':
      return number(person.value, rule.is, rule.value);
    case 'consent':
      return (person.consents[rule.channel] === 'granted') === (rule.is === 'granted');
    case 'created':
      return rule.is === 'within' ? person.createdAt >= since : rule.is === 'before' && person.createdAt < since;
    case 'last-contact':
      if (person.lastContactAt === null) return rule.is === 'never';
      return rule.is === 'within'
        ? person.lastContactAt >= since
        : rule.is === 'before' && person.lastContactAt < since;
    case 'event':
      return person.events.some(({ kind, at }) => kind === rule.kind && at >= since) === (rule.is === 'happened');
    case 'field':
      return field(fields.get(rule.fieldId), person.custom[rule.fieldId], rule.is, rule.value);
  }
}

function text(has: string, is: string, value: string): boolean {
  const [left, right] = [fold(has), fold(value)];
  if (is === 'contains') return left.includes(right);
  if (is === 'contains-not') return !left.includes(right);
  if (is === 'starts') return left.startsWith(right);
  if (is === 'is' || is === 'equals') return left === right;
  if (is === 'is-not') return left !== right;
  if (is === 'filled') return has !== '';
  if (is === 'empty') return has === '';
  return false;
}

function points(all: SegmentPoint[], is: string, matches: (point: SegmentPoint, is: string) => boolean): boolean {
  if (is === 'filled') return all.length > 0;
  if (is === 'empty') return all.length === 0;
  if (is === 'is-not' || is === 'contains-not') return !all.some((point) => matches(point, is.slice(0, -4)));
  return all.some((point) => matches(point, is));
}

function isEmail({ value, shown }: SegmentPoint, is: string, wanted: string): boolean {
  const word = wanted.trim().normalize('NFC').toLowerCase();
  const at = word.lastIndexOf('@');
  if (is === 'is')
    return (
      value ===
      (at > 0 && at < word.length - 1
        ? `${word.slice(0, at)}@${domainToASCII(word.slice(at + 1)) || word.slice(at + 1)}`
        : word)
    );
  return [value, shown.toLowerCase()].some((one) => (is === 'contains' ? one.includes(word) : one.startsWith(word)));
}

function isPhone({ value, shown }: SegmentPoint, is: string, wanted: string): boolean {
  const digits = (one: string) => [...one].filter((sign) => '+0123456789'.includes(sign)).join('');
  const word = digits(wanted).replace(/^00/, '+');
  if (word === '' && wanted.trim() !== '') return false;
  return [value, digits(shown)].some((one) =>
    is === 'is' ? one === word : is === 'contains' ? one.includes(word) : one.startsWith(word),
  );
}

function number(has: number | null, is: string, wanted: number): boolean {
  if (is === 'filled' || is === 'empty') return (has !== null) === (is === 'filled');
  if (is === 'is-not') return has !== wanted;
  if (has === null) return false;
  return is === 'at-least' ? has >= wanted : is === 'at-most' ? has <= wanted : has === wanted;
}

function field(kind: FieldKind | undefined, has: FieldValue | undefined, is: string, wanted: FieldValue): boolean {
  const without = ['is-not', 'contains-not', 'empty'].includes(is);
  const ordered = ['is', 'equals', 'is-not', 'at-least', 'at-most'].includes(is);
  switch (kind) {
    case undefined:
      return without;
    case 'text':
    case 'choice':
      return is === 'at-least' || is === 'at-most'
        ? false
        : text(has === undefined ? '' : String(has), is, String(wanted));
    case 'number': {
      if (is === 'filled' || is === 'empty') return (has !== undefined) === (is === 'filled');
      const asked = typeof wanted === 'boolean' || wanted === '' ? NaN : Number(wanted);
      return ordered && Number.isFinite(asked) ? number((has as number | undefined) ?? null, is, asked) : without;
    }
    case 'date': {
      if (is === 'filled' || is === 'empty') return (has !== undefined) === (is === 'filled');
      if (!ordered || typeof wanted !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(wanted)) return without;
      if (is === 'is-not') return has !== wanted;
      if (has === undefined) return false;
      return is === 'at-least' ? has >= wanted : is === 'at-most' ? has <= wanted : has === wanted;
    }
    case 'yes-no':
      if (is === 'filled' || is === 'empty') return (has === true) === (is === 'filled');
      if (typeof wanted !== 'boolean' || !['is', 'is-not', 'equals'].includes(is)) return without;
      return ((has === true) === wanted) === (is !== 'is-not');
  }
}

const fold = (one: string): string => foldText(one).replaceAll('ς', 'σ');

interface SegmentPoint {
  value: string;
  shown: string;
}

/** A contact with everything that a rule can test. */
export interface SegmentPerson {
  id: string;
  name: string;
  company: string;
  source: string;
  status: ContactStatus;
  value: number | null;
  emails: SegmentPoint[];
  phones: SegmentPoint[];
  tagIds: string[];
  consents: Partial<Record<ConsentChannel, ConsentState>>;
  createdAt: Date;
  lastContactAt: Date | null;
  events: { kind: ContactEventKind; at: Date }[];
  custom: Record<string, FieldValue>;
}
