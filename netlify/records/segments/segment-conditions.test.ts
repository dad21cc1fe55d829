import fc from 'fast-check';
import { consentChannels } from '../../../src/domain/consent';
import {
  contactEventKinds,
  contactNameKey,
  contactSearch,
  contactStatuses,
  fieldKinds,
  type FieldKind,
  type FieldValue,
} from '../../../src/domain/contact';
import { DAY_MS } from '../../../src/domain/duration';
import { dateTests, numberTests, textTests, type SegmentGroup, type SegmentRule } from '../../../src/domain/segment';
import { segmentRulesSchema } from '../../../src/contracts/segments';
import { asOwner, useDatabase } from '../../testing/database';
import { finds, type SegmentPerson } from '../../testing/segment-oracle';
import { inWorkspace } from '../../database/client';
import { contacts } from '../../database/schema/contacts';
import { segmentCondition } from './segment-conditions';

useDatabase();

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
const workspaceId = crypto.randomUUID();
const [regular, vip, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const fieldIds: string[] = fieldKinds.map(() => crypto.randomUUID());
const fields = new Map<string, FieldKind>(fieldKinds.map((kind, n) => [fieldIds[n]!, kind]));

const words = [
  'Zoë Å',
  'zoe a',
  'Ada  Lovelace',
  '100% rye',
  'back\\slash',
  'a_b',
  "O'Brien; DROP TABLE contacts; --",
  'ΠΑΠΑΣ',
  'Παπασταθης',
  'İstanbul',
  'Straße',
  'STRASSE',
  'がん',
  '๑ กำ',
  '😀',
  'ﬁn',
  'q\u0323\u0307',
  '\u00a0x\u2003y',
  '',
  '´',
  '%',
  '_',
] as const;
const fieldValues: Record<FieldKind, readonly FieldValue[]> = {
  text: words.filter((word) => word !== ''),
  number: [0, -2.5, 41, 1e21],
  date: ['2026-01-31', '2025-12-24'],
  choice: ['Gold', 'Silver'],
  'yes-no': [true],
};
const people: SegmentPerson[] = Array.from({ length: 90 }, (_, n) => {
  const pick = <T>(from: readonly T[], step: number): T =>
    from[(n * step + Math.floor(n / from.length)) % from.length]!;
  const custom = Object.fromEntries(
    fieldKinds.flatMap((kind, at) => ((n + at) % 3 === 0 ? [] : [[fieldIds[at], pick(fieldValues[kind], at + 1)]])),
  );
  return {
    id: crypto.randomUUID(),
    name: pick(words, 1).trim(),
    company: pick(words, 3).trim(),
    source: pick(['Added by hand', 'Website', 'Café', 'Import of 100%.csv'], 1),
    status: pick(contactStatuses, 1),
    value: pick([null, 0, 1, 99_900, 250_000], 1),
    custom,
    emails: [
      [],
      [{ value: `ada${n}@example.com`, shown: `Ada${n}@Example.com` }],
      [
        { value: `zoe_${n}@xn--mller-kva.example`, shown: `zoe_${n}@müller.example` },
        { value: `second${n}@shop.example`, shown: `second${n}@shop.example` },
      ],
    ][n % 3]!,
    phones: [
      [],
      [{ value: '+442079460958', shown: '020 7946 0958' }],
      [
        { value: '12345', shown: '12345' },
        { value: '+4915112345678', shown: '0151 12345678' },
      ],
    ][(n * 5 + 1) % 3]!,
    tagIds: [[], [regular], [regular, vip]][(n % 7) % 3]!,
    consents: Object.fromEntries(
      consentChannels.flatMap((channel, at) =>
        pick(
          [[], [[channel, 'granted']], [[channel, 'withdrawn']]] as readonly (readonly (readonly [
            typeof channel,
            'granted' | 'withdrawn',
          ])[])[],
          at + 1,
        ),
      ),
    ),
    createdAt: daysAgo(n * 7),
    lastContactAt: n % 4 === 0 ? null : daysAgo(n * 3 - 1),
    events: Array.from({ length: n % 5 }, (_, m) => ({
      kind: pick(contactEventKinds, m + 1),
      at: daysAgo(m * 20 + n),
    })),
  };
});

beforeAll(async () => {
  await asOwner(
    "INSERT INTO workspaces (workspace_id, name, slug, zone, kind, plan, created_at) VALUES ($1, 'Shop', $2, 'Europe/London', 'real', 'Trial', now())",
    [workspaceId, `shop-${workspaceId}`],
  );
  for (const [n, id] of [regular, vip].entries())
    await asOwner('INSERT INTO tags (workspace_id, id, name, created_at) VALUES ($1, $2, $3, now())', [
      workspaceId,
      id,
      `Tag ${n}`,
    ]);
  for (const person of people) await insert(person);
});

async function insert(person: SegmentPerson): Promise<void> {
  const { id, name, company, source, status, value, consents, createdAt, lastContactAt } = person;
  const said = { name, company, emails: person.emails.map(({ shown }) => shown) };
  await asOwner(
    `INSERT INTO contacts (workspace_id, id, name, company, status, source, value, custom, search, name_key, email_consent, sms_consent, voice_consent, last_contact_at, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)`,
    [
      workspaceId,
      id,
      name,
      company,
      status,
      source,
      value,
      JSON.stringify(person.custom),
      contactSearch(said),
      contactNameKey(said),
      consents.email ?? null,
      consents.sms ?? null,
      consents.voice ?? null,
      lastContactAt,
      createdAt,
    ],
  );
  const unique = person.phones
    .map((point) => ({ kind: 'phone', ...point }))
    .concat(person.emails.map((point) => ({ kind: 'email', ...point })));
  for (const [position, point] of unique.entries())
    await asOwner(
      'INSERT INTO contact_points (workspace_id, contact_id, kind, value, shown, position) VALUES ($1, $2, $3, $4, $5, $6)',
      [workspaceId, id, point.kind, point.value, point.shown, position],
    );
  for (const tagId of person.tagIds)
    await asOwner('INSERT INTO contact_tags (workspace_id, tag_id, contact_id) VALUES ($1, $2, $3)', [
      workspaceId,
      tagId,
      id,
    ]);
  for (const { kind, at } of person.events)
    await asOwner(
      "INSERT INTO contact_events (workspace_id, id, contact_id, kind, title, at) VALUES ($1, gen_random_uuid(), $2, $3, '', $4)",
      [workspaceId, id, kind, at],
    );
}

const found = async (rules: SegmentGroup): Promise<string[]> =>
  (
    await inWorkspace(workspaceId, (tx) =>
      tx
        .select({ id: contacts.id })
        .from(contacts)
        .where(segmentCondition(rules, now, fields)),
    )
  )
    .map(({ id }) => id)
    .sort();
const expected = (rules: SegmentGroup): string[] =>
  people
    .filter((person) => finds(rules, person, fields, now))
    .map(({ id }) => id)
    .sort();
const only = (rule: SegmentRule): SegmentGroup => ({ match: 'all', rules: [rule] });
const names = async (rule: SegmentRule) =>
  new Set((await found(only(rule))).map((id) => people.find((person) => person.id === id)!.name));

const typed = fc.oneof(
  fc.constantFrom(
    ...words,
    'a',
    'S',
    'ΠΑΠ',
    'zoe',
    'müller',
    'ADA',
    '@example.com',
    'ada1@example.com',
    'zoe_2@MÜLLER.example',
    '020 7946',
    '+44 20',
    '0044',
    '12345',
    'none',
  ),
  fc.string({ maxLength: 4, unit: 'grapheme' }),
);
const days = fc.constantFrom(0, 1, 7, 30, 365, 3_650);
const amount = fc.constantFrom(-5, 0, 0.5, 1, 41, 99_900, 1e300);
const rule: fc.Arbitrary<SegmentRule> = fc.oneof(
  fc.record({
    about: fc.constantFrom('name' as const, 'company' as const, 'source' as const, 'email' as const, 'phone' as const),
    is: fc.constantFrom(...textTests),
    value: typed,
  }),
  fc.record({
    about: fc.constant('status' as const),
    is: fc.constantFrom('one-of' as const, 'none-of' as const),
    values: fc.subarray([...contactStatuses], { minLength: 1 }),
  }),
  fc.record({
    about: fc.constant('tag' as const),
    is: fc.constantFrom('has' as const, 'has-not' as const),
    tagId: fc.constantFrom(regular, vip, gone),
  }),
  fc.record({ about: fc.constant('value' as const), is: fc.constantFrom(...numberTests), value: amount }),
  fc.record({
    about: fc.constant('consent' as const),
    channel: fc.constantFrom(...consentChannels),
    is: fc.constantFrom('granted' as const, 'not-granted' as const),
  }),
  fc.record({
    about: fc.constantFrom('created' as const, 'last-contact' as const),
    is: fc.constantFrom(...dateTests),
    days,
  }),
  fc.record({
    about: fc.constant('event' as const),
    kind: fc.constantFrom(...contactEventKinds),
    is: fc.constantFrom('happened' as const, 'not-happened' as const),
    days,
  }),
  fc.record({
    about: fc.constant('field' as const),
    fieldId: fc.constantFrom(...fieldIds, gone),
    is: fc.constantFrom(...textTests, ...numberTests),
    value: fc.oneof(typed, amount, fc.boolean(), fc.constantFrom('gold', '2026-01-31', '41')),
  }),
);
const group = (of: fc.Arbitrary<SegmentRule | SegmentGroup>): fc.Arbitrary<SegmentGroup> =>
  fc.record({
    match: fc.constantFrom('all' as const, 'any' as const),
    rules: fc.array(of, { minLength: 1, maxLength: 4 }),
  });

describe('rules of a segment', () => {
  it('find the same people in the database as in plain words, whatever the rules', async () => {
    await fc.assert(
      fc.asyncProperty(
        group(fc.oneof({ weight: 3, arbitrary: rule }, { weight: 1, arbitrary: group(rule) })),
        async (rules) => {
          const asked = segmentRulesSchema.parse(rules) as SegmentGroup; // as it arrives: trimmed and without unwritable characters
          expect(await found(asked)).toEqual(expected(asked));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('find the same people with every single rule', async () => {
    await fc.assert(
      fc.asyncProperty(rule, async (single) => {
        const asked = segmentRulesSchema.parse(only(single)) as SegmentGroup;
        expect(await found(asked)).toEqual(expected(asked));
      }),
      { numRuns: 600 },
    );
  });

  it('read text without regard to case and accents, and its signs as signs', async () => {
    expect(await names({ about: 'name', is: 'contains', value: 'ZOE' })).toEqual(new Set(['Zoë Å', 'zoe a']));
    expect(await names({ about: 'name', is: 'contains', value: '%' })).toEqual(new Set(['100% rye', '%']));
    expect(await names({ about: 'name', is: 'is', value: 'a_b' })).toEqual(new Set(['a_b']));
    expect(await names({ about: 'name', is: 'contains', value: "'; drop" })).toEqual(new Set());
    expect(await names({ about: 'name', is: 'contains', value: 'brien; drop table contacts; --' })).toEqual(
      new Set(["O'Brien; DROP TABLE contacts; --"]),
    );
    expect(await names({ about: 'name', is: 'starts', value: 'παπας' })).toEqual(new Set(['ΠΑΠΑΣ', 'Παπασταθης']));
  });

  it('about a tag or a field that is gone find nobody, or everybody who has it not', async () => {
    expect(await found(only({ about: 'tag', is: 'has', tagId: gone }))).toEqual([]);
    expect(await found(only({ about: 'tag', is: 'has-not', tagId: gone }))).toHaveLength(people.length);
    expect(await found(only({ about: 'field', fieldId: gone, is: 'contains', value: '' }))).toEqual([]);
    expect(await found(only({ about: 'field', fieldId: gone, is: 'empty', value: '' }))).toHaveLength(people.length);
  });

  it('without rules find everybody or nobody', async () => {
    expect(await found({ match: 'all', rules: [] })).toHaveLength(people.length);
    expect(await found({ match: 'any', rules: [] })).toEqual([]);
  });
});
