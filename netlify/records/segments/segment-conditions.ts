import { and, eq, gte, inArray, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { domainToASCII } from 'node:url';
import type { FieldKind } from '../../../src/domain/contact';
import { DAY_MS } from '../../../src/domain/duration';
import {
  isGroup,
  type DateTest,
  type NumberTest,
  type SegmentGroup,
  type SegmentRule,
  type TextTest,
} from '../../../src/domain/segment';
import { foldedColumn, foldedText, foldedWord, likeText } from '../../database/folded-text';
import { contactEvents, contactPoints, contactTags, contacts } from '../../database/schema/contacts';
import { fieldCondition } from './segment-field-conditions';
import { textCondition } from './segment-text-conditions';

/**
 * Compiles rules into one condition on `contacts`: true for contacts who match, otherwise false or null. User
 * input is only ever passed as parameters. A deleted tag or field counts as one that nobody has. `fields`: the
 * workspace's custom fields by id. `now` is the reference for days; amounts are in hundredths, as stored.
 */
export function segmentCondition(
  { match, rules }: SegmentGroup,
  now: Date,
  fields: ReadonlyMap<string, FieldKind>,
  isInAny = false,
): SQL {
  if (rules.length === 0) return match === 'all' ? sql`true` : sql`false`;
  const below = isInAny || match === 'any';
  const conditions = [...rules]
    .sort((one, other) => costOf(one) - costOf(other))
    .map((rule) =>
      isGroup(rule) ? segmentCondition(rule, now, fields, below) : ruleCondition(rule, now, fields, below),
    );
  return (match === 'all' ? and(...conditions) : or(...conditions))!;
}

/** The database evaluates an "or" in order, so cheap tests on the row come first. */
const costOf = (rule: SegmentRule | SegmentGroup): number =>
  isGroup(rule) ? Math.max(0, ...rule.rules.map(costOf)) : costs[rule.about];

const costs: Record<SegmentRule['about'], number> = {
  status: 0,
  value: 0,
  consent: 0,
  created: 0,
  'last-contact': 0,
  name: 1,
  company: 1,
  source: 1,
  field: 1,
  tag: 2,
  event: 2,
  email: 3,
  phone: 3,
};

function ruleCondition(rule: SegmentRule, now: Date, fields: ReadonlyMap<string, FieldKind>, isInAny: boolean): SQL {
  switch (rule.about) {
    case 'name':
      // The folded label is the folded name, if there is one.
      return textCondition(
        {
          raw: sql`${contacts.name}`,
          folded: sql`case when ${contacts.name} = '' then '' else ${foldedColumn(sql`${contacts.nameKey}`)} end`,
        },
        rule.is,
        rule.value,
      );
    case 'company':
      return companyCondition(rule.is, rule.value);
    case 'source':
      return textCondition(
        { raw: sql`${contacts.source}`, folded: foldedText(sql`${contacts.source}`) },
        rule.is,
        rule.value,
      );
    case 'email':
      return emailCondition(rule.is, rule.value);
    case 'phone':
      return pointCondition('phone', rule.is, (is) => phoneMatches(is, rule.value));
    case 'status':
      return rule.is === 'one-of' ? inArray(contacts.status, rule.values) : notInArray(contacts.status, rule.values);
    case 'tag':
      return existence(rule.is === 'has', contactTags, eq(contactTags.tagId, rule.tagId), isInAny);
    case 'value':
      return valueCondition(rule.is, rule.value);
    case 'consent':
      return sql`${consentColumns[rule.channel]} ${rule.is === 'granted' ? sql`=` : sql`is distinct from`} 'granted'`;
    case 'created':
      return dateCondition(rule.is, daysBefore(now, rule.days), { at: contacts.createdAt, never: sql`false` });
    case 'last-contact':
      return dateCondition(rule.is, daysBefore(now, rule.days), {
        at: contacts.touchedAt,
        never: sql`${contacts.touchedAt} = '-infinity'`,
      });
    case 'event':
      return existence(
        rule.is === 'happened',
        contactEvents,
        and(eq(contactEvents.kind, rule.kind), gte(contactEvents.at, daysBefore(now, rule.days)))!,
        isInAny,
      );
    case 'field':
      return fieldCondition(fields.get(rule.fieldId), rule.fieldId, rule.is, rule.value);
  }
}

/** A company containing a word also has it in the list's search text, which is already folded. */
function companyCondition(is: TextTest, value: string): SQL {
  const company = { raw: sql`${contacts.company}`, folded: foldedText(sql`${contacts.company}`) };
  const word = foldedWord(value);
  if (word === '' || !['contains', 'starts', 'is'].includes(is)) return textCondition(company, is, value);
  return and(
    sql`${contacts.search} like ${`%${likeText(word).replaceAll('σ', '_')}%`}`,
    textCondition(company, is, value),
  )!;
}

/** Any of a contact's addresses; "not" means none of them. */
function pointCondition(
  kind: 'email' | 'phone',
  is: TextTest,
  matches: (is: 'contains' | 'is' | 'starts') => SQL,
): SQL {
  const points = (wanted: boolean, test?: SQL) =>
    existence(wanted, contactPoints, and(eq(contactPoints.kind, kind), test)!, false);
  switch (is) {
    case 'filled':
    case 'empty':
      return points(is === 'filled');
    case 'contains-not':
      return points(false, matches('contains'));
    case 'is-not':
      return points(false, matches('is'));
    default:
      return points(true, matches(is));
  }
}

/**
 * An email containing an ASCII word also has it in the list's search text, unless its domain is stored as
 * Punycode; only those addresses are searched. OFFSET 0 keeps the database from reading everybody's first.
 */
function emailCondition(is: TextTest, value: string): SQL {
  const matches = (test: 'contains' | 'is' | 'starts') => emailMatches(test, value);
  const word = foldedWord(value);
  if (!['contains', 'starts', 'contains-not'].includes(is) || word === '' || !ASCII.test(value.trim()))
    return pointCondition('email', is, matches);
  const found = sql`((${contacts.search} like ${`%${likeText(word)}%`} or ${contacts.search} like '%xn--%')
    and exists (select 1 from ${contactPoints} where ${ofContact(contactPoints)} and ${eq(contactPoints.kind, 'email')} and ${matches(is === 'starts' ? 'starts' : 'contains')} offset 0))`;
  return is === 'contains-not' ? sql`not ${found}` : found;
}

function emailMatches(is: 'contains' | 'is' | 'starts', value: string): SQL {
  const word = value.trim().normalize('NFC').toLowerCase();
  const [, local, domain] = /^(.+)@([^@]+)$/.exec(word) ?? [];
  if (is === 'is') return eq(contactPoints.value, domain ? `${local}@${domainToASCII(domain) || domain}` : word);
  const pattern = patternOf(is, word);
  return sql`(${contactPoints.value} like ${pattern} or lower(${contactPoints.shown}) like ${pattern})`;
}

/** Compares digits regardless of grouping: in international form, or as people write the number. */
function phoneMatches(is: 'contains' | 'is' | 'starts', value: string): SQL {
  const word = value.replace(/[^\d+]/g, '').replace(/^00/, '+');
  if (word === '' && value.trim() !== '') return sql`false`;
  const shown = sql`regexp_replace(${contactPoints.shown}, '[^0-9+]', '', 'g')`;
  if (is === 'is') return sql`(${contactPoints.value} = ${word} or ${shown} = ${word})`;
  const pattern = patternOf(is, word);
  return sql`(${contactPoints.value} like ${pattern} or ${shown} like ${pattern})`;
}

/** On `valueKey`, which is -1 without a value: plain comparisons can use an index below a policy. */
function valueCondition(is: NumberTest, value: number): SQL {
  const bounded = Math.min(Math.max(value, -1), Number.MAX_SAFE_INTEGER);
  switch (is) {
    case 'at-least':
      return gte(contacts.valueKey, Math.max(0, Math.ceil(bounded)));
    case 'at-most':
      return and(gte(contacts.valueKey, 0), lte(contacts.valueKey, Math.floor(bounded)))!;
    case 'equals':
      return Number.isInteger(value) && value === bounded && value >= 0 ? eq(contacts.valueKey, value) : sql`false`;
    case 'filled':
      return gte(contacts.valueKey, 0);
    case 'empty':
      return lt(contacts.valueKey, 0);
  }
}

function dateCondition(
  is: DateTest,
  since: Date,
  { at, never }: { at: typeof contacts.createdAt | typeof contacts.touchedAt; never: SQL },
): SQL {
  switch (is) {
    case 'within':
      return gte(at, since);
    case 'before':
      return and(lt(at, since), sql`${at} > '-infinity'`)!;
    case 'never':
      return never;
  }
}

/**
 * Below an "or" there can be no join: the database builds one list of all contacts with such rows and looks each
 * contact up in it.
 */
function existence(
  wanted: boolean,
  table: typeof contactTags | typeof contactEvents | typeof contactPoints,
  test: SQL,
  isInAny: boolean,
): SQL {
  if (isInAny)
    return sql`${contacts.id} ${wanted ? sql`in` : sql`not in`} (select ${table.contactId} from ${table} where ${table.workspaceId} = (select current_workspace()) and ${test})`;
  return sql`${wanted ? sql`exists` : sql`not exists`} (select 1 from ${table} where ${ofContact(table)} and ${test})`;
}

const ofContact = (table: typeof contactTags | typeof contactEvents | typeof contactPoints) =>
  and(eq(table.workspaceId, contacts.workspaceId), eq(table.contactId, contacts.id))!;
const patternOf = (is: 'contains' | 'starts', word: string): string =>
  `${is === 'contains' ? '%' : ''}${likeText(word)}%`;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

const consentColumns = {
  email: contacts.emailConsent,
  sms: contacts.smsConsent,
  voice: contacts.voiceConsent,
} as const;
const ASCII = /^[\x20-\x7e]+$/;
