import { foldText, type ContactEventKind, type ContactStatus, type FieldValue } from '../../../../src/domain/contact';
import { DAY_MS } from '../../../../src/domain/duration';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { DemoContacts } from './contacts-demo-repository';
import { known, others, signedUp, type KnownPerson } from './contacts-demo-people';

/** The people of the demo's grill: who they are is settled once, when they came counts back from now. */
export function makeContactsDemo({
  insert,
  clock,
  ids,
}: {
  insert(rows: DemoContacts): Promise<void>;
  clock: Clock;
  ids: Ids;
}) {
  return async ({ id: workspaceId, owner }: { id: string; owner: { id: string; name: string } }): Promise<void> => {
    const now = clock.now();
    const ago = (days: number): Date => new Date(now.getTime() - Math.round(days * DAY_MS));
    const actor = { id: owner.id, name: owner.name };
    const tags = new Map(TAGS.map((name) => [name, ids.id()]));
    const fields = FIELDS.map((field) => ({ ...field, id: ids.id() }));
    const rows: DemoContacts = {
      workspaceId,
      now,
      tags: [...tags].map(([name, id]) => ({ workspaceId, id, name, createdAt: ago(420) })),
      fields: fields.map((field) => ({ ...field, workspaceId, createdAt: ago(420) })),
      contacts: [],
      events: [],
      consents: [],
      suppressions: [],
    };
    // The oldest first: ids sort by time of creation.
    for (const one of people()) {
      const id = ids.id();
      const phone =
        one.phone === null
          ? []
          : [{ kind: 'phone' as const, value: `+44117496${one.phone}`, shown: `+44 117 496 ${one.phone}`, label: '' }];
      const email =
        one.email === null
          ? []
          : [{ kind: 'email' as const, value: one.email, shown: one.email, label: one.company ? 'Work' : '' }];
      const custom = Object.fromEntries(
        Object.entries(one.custom).map(([label, value]) => [fields.find((field) => field.label === label)!.id, value]),
      );
      rows.contacts.push({
        workspaceId,
        id,
        name: one.name,
        company: one.company ?? '',
        status: one.status,
        source: one.source,
        value: one.value,
        custom,
        lastContactAt: one.last === null ? null : ago(one.last),
        archivedAt: one.archived ? ago(20) : null,
        createdAt: ago(one.since),
        updatedAt: ago(Math.min(one.since, one.last ?? one.since)),
        points: [...email, ...phone],
        tagIds: one.tags.map((tag) => tags.get(tag)!),
      });
      for (const [kind, title, text, days] of one.events)
        rows.events.push({
          workspaceId,
          id: ids.id(),
          contactId: id,
          kind,
          title,
          text,
          at: ago(days),
          ...(kind === 'mail-sent' && { actor }),
        });
      if (one.note)
        rows.events.push({
          workspaceId,
          id: ids.id(),
          contactId: id,
          kind: 'note',
          title: 'Note',
          text: one.note,
          actor,
          at: ago(Math.max(0.05, (one.last ?? one.since) - 0.02)),
        });
      for (const { channel, state, days } of one.consents) {
        const basis = state === 'granted' ? ('express' as const) : null;
        rows.consents.push({
          workspaceId,
          id: ids.id(),
          contactId: id,
          channel,
          state,
          basis,
          wording: state === 'granted' ? WORDING[channel] : '',
          proof:
            state === 'withdrawn'
              ? 'Confirmed in an email'
              : one.source === SIGNUP_PAGE
                ? 'Signed up on the page and confirmed by email'
                : 'Filled in a card at the counter',
          point: channel === 'email' ? (one.email ?? '') : (phone[0]?.value ?? ''),
          ...(one.source !== SIGNUP_PAGE && { actor }),
          at: ago(days),
        });
      }
      if (one.blocked && one.email)
        rows.suppressions.push({
          workspaceId,
          id: ids.id(),
          channel: 'email',
          value: one.email,
          reason: one.blocked,
          at: ago(12),
        });
    }
    await insert(rows);
  };
}

function people(): Person[] {
  remembered ??= [...known.map(ofKnown), ...others.map(ofOther), ...signedUp.map(ofSignup)].sort(
    (one, other) => other.since - one.since,
  );
  return remembered;
}

function ofKnown(person: KnownPerson, n: number): Person {
  return {
    ...person,
    phone: `0${101 + n * 7}`,
    source: person.status === 'lead' ? 'Website' : 'Table booking',
    custom: {},
    archived: false,
    blocked: null,
    consents: person.status === 'customer' ? [{ channel: 'email', state: 'granted', days: person.since - 1 }] : [],
  };
}

function ofOther(line: string, n: number): Person {
  const [name, company] = line.split(', ') as [string, string | undefined];
  const chance = (salt: number): number => (((n + 1) * 2_654_435_761 + salt * 40_503_001) >>> 0) / 2 ** 32;
  const status: ContactStatus = company
    ? pick(['customer', 'lead', 'prospect', 'customer'], chance(1))
    : pick(['customer', 'customer', 'customer', 'lead', 'customer', 'prospect', 'lead', 'customer'], chance(1));
  const since = n % 12 === 0 ? 0.6 + n / 20 : Math.round(8 + chance(2) ** 1.6 * 410);
  const last =
    n % 40 === 17
      ? null
      : Math.min(since, Math.round((0.4 + chance(3) ** 2 * (status === 'customer' ? 55 : 110)) * 10) / 10);
  const tags = company
    ? [pick(['Catering', 'Events', 'Groups', 'Catering'], chance(4)), ...(chance(5) > 0.7 ? ['Monthly'] : [])]
    : status === 'customer'
      ? pick(
          [
            ['Regular'],
            ['Friday'],
            ['Regular', 'Friday'],
            ['Birthday'],
            ['Vegetarian'],
            ['Friday', 'Vegetarian'],
            ['Regular'],
            ['Groups'],
            ['Friday'],
            [],
          ],
          chance(4),
        )
      : pick([['Friday'], ['Vegetarian'], [], ['Birthday'], ['Events']], chance(4));
  const isBlocked = n === 33 ? 'bounced' : n === 58 ? 'unsubscribed' : null;
  const place = company
    ? `${foldText(company).replace(/[^a-z]/g, '')}.example`
    : pick(['mail.example', 'post.example', 'inbox.example'], chance(6));
  const [first, ...rest] = lettersOf(name).split(' ');
  const own = first ? (company ? first : `${first}.${rest.join('') || n}`) : 'meiling.li';
  const email = n % 23 === 11 ? null : `${own}@${place}`;
  const said = status === 'customer' && email !== null && chance(7) > 0.25;
  return {
    name,
    ...(company && { company }),
    email,
    status,
    tags,
    since,
    last,
    source: pick(['Table booking', 'Website', 'Card at the counter', 'Added by hand'], chance(8)),
    archived: n === 71,
    blocked: isBlocked,
    value:
      status === 'prospect' || (status === 'lead' && !company)
        ? null
        : Math.round(company ? 40_000 + chance(9) * 320_000 : 2_400 + chance(9) * 70_000),
    phone: email === null || chance(10) > 0.15 ? String(200 + n * 7).padStart(4, '0') : null,
    custom: {
      ...(tags.includes('Birthday') && {
        Birthday: `${1962 + Math.floor(chance(11) * 40)}-${two(1 + Math.floor(chance(12) * 12))}-${two(1 + Math.floor(chance(13) * 28))}`,
      }),
      ...(chance(14) > 0.8 && {
        'Usual order': pick(
          ['Smash burger, no pickles', 'Mushroom burger and hand-cut fries', 'Lunch menu', 'Two-for-one on Fridays'],
          chance(15),
        ),
      }),
    },
    consents: [
      ...(said ? [{ channel: 'email' as const, state: 'granted' as const, days: since }] : []),
      ...(said && chance(16) > 0.75 ? [{ channel: 'sms' as const, state: 'granted' as const, days: since }] : []),
      ...(said && (isBlocked === 'unsubscribed' || n % 37 === 5)
        ? [{ channel: 'email' as const, state: 'withdrawn' as const, days: Math.min(12, since / 2) }]
        : []),
    ],
    events:
      last === null
        ? []
        : [
            status === 'customer'
              ? ['visit', pick(['Came for dinner', 'Came for lunch', 'Came on a Friday'], chance(17)), '', last]
              : [
                  'form',
                  'Sent a message through the website',
                  pick(
                    [
                      'Do you take bookings for Sunday lunch?',
                      'Is there a menu for children?',
                      'Can we bring our own cake?',
                    ],
                    chance(17),
                  ),
                  last,
                ],
          ],
    ...(n % 19 === 4 && {
      note: pick(
        [
          'Allergic to sesame.',
          'Prefers a phone call to a message.',
          'Comes with a pram, so keep the table by the door.',
          'Asked for the sauce recipe. We kept it secret.',
        ],
        chance(18),
      ),
    }),
  };
}

/** As the sign-up page makes them: of whom nothing is known but the address. */
function ofSignup({ name, days }: { name: string; days: number }): Person {
  const [first, ...rest] = lettersOf(name).split(' ');
  return {
    name,
    email: `${first}.${rest.join('')}@mail.example`,
    phone: null,
    status: 'lead',
    tags: [],
    value: null,
    since: days,
    last: days,
    source: SIGNUP_PAGE,
    archived: false,
    blocked: null,
    custom: {},
    consents: [{ channel: 'email', state: 'granted', days }],
    events: [['form', 'Signed up and confirmed by email', `“${WORDING.email}”`, days]],
  };
}

const lettersOf = (name: string): string =>
  foldText(name)
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/[^a-z ]/g, '')
    .trim();
const pick = <T>(choices: readonly T[], chance: number): T => choices[Math.floor(chance * choices.length)]!;
const two = (n: number): string => String(n).padStart(2, '0');

let remembered: Person[] | undefined;

const SIGNUP_PAGE = 'Sign-up page';
const TAGS = ['Regular', 'Friday', 'Catering', 'Groups', 'Birthday', 'Vegetarian', 'Events', 'Monthly', 'Press'];
const FIELDS = [
  { label: 'Birthday', kind: 'date' as const, choices: [] as string[] },
  { label: 'Usual order', kind: 'text' as const, choices: [] as string[] },
];
const WORDING = {
  email: 'Yes, send me offers and news from Corner Grill by email. I can unsubscribe at any time.',
  sms: 'Yes, send me offers from Corner Grill by text message. I can stop them at any time.',
};

interface Person {
  name: string;
  company?: string;
  email: string | null;
  phone: string | null;
  status: ContactStatus;
  tags: string[];
  value: number | null;
  since: number;
  last: number | null;
  source: string;
  archived: boolean;
  blocked: 'bounced' | 'unsubscribed' | null;
  custom: Record<string, FieldValue>;
  consents: { channel: 'email' | 'sms'; state: 'granted' | 'withdrawn'; days: number }[];
  events: [ContactEventKind, string, string, number][];
  note?: string;
}
