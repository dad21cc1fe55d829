import { buildDelivery } from '../../../testing/builders/campaign-report';
import { buildCounts } from '../../../testing/builders/campaigns';
import { axisTop, everyHour, hoursSentence } from './hour-figures';
import { deliveryBadge, deliverySentence, leftOutRows, outcomesOf, peopleSentence } from './report-words';

const now = new Date('2026-06-08T18:00:00.000Z');
const names = (status: 'active' | 'paused' | 'completed', counts: Parameters<typeof buildCounts>[0]) =>
  outcomesOf({ status, counts: buildCounts(counts) }).map(({ name, people }) => [name, people]);

test.each([
  [
    { sent: 1_248, opens: 611, clicks: 142, machineOpens: 88 },
    '611 people opened it and 142 clicked. 88 more opens came from automated software, such as privacy proxies and link scanners, and are not counted as people.',
  ],
  [
    { sent: 9, opens: 1, machineClicks: 1 },
    '1 person opened it, but nobody has clicked yet. 1 more click came from automated software, such as privacy proxies and link scanners, and is not counted as people.',
  ],
  [{ sent: 9 }, 'Nobody has opened it yet.'],
  [{ sent: 9, opens: 2, replies: 1 }, '2 people opened it, but nobody has clicked yet. 1 person replied.'],
  [{ total: 9 }, 'Nothing has been sent yet.'],
])('people and programs are told apart: %o', (counts, expected) => {
  expect(peopleSentence({ status: 'active', counts: buildCounts(counts) })).toBe(expected);
});

test('one that ended without a mail says so, and claims no more than is known', () => {
  const after = (counts: Parameters<typeof buildCounts>[0]) =>
    peopleSentence({ status: 'completed', counts: buildCounts(counts) });
  expect([after({ total: 9, skipped: 9 }), after({ total: 9, bounced: 2, uncertain: 7 })]).toEqual([
    'It ended before anything was sent.',
    'We can’t confirm that any of its emails arrived.',
  ]);
});

test('what is not out yet waits, and is not sent once the campaign has ended', () => {
  expect(names('active', { total: 10, sent: 6, bounced: 1 })).toEqual([
    ['Waiting', 3],
    ['Bounced', 1],
  ]);
  expect(names('completed', { total: 10, sent: 6, bounced: 1, unsubscribed: 2 })).toEqual([
    ['Not sent', 3],
    ['Bounced', 1],
    ['Unsubscribed', 2],
  ]);
  expect(names('completed', { total: 6, sent: 6, opens: 6 })).toEqual([]);
});

test('reasons are said in the words of consent, most people first, and an unknown one is no code', () => {
  expect(leftOutRows({ unsubscribed: 12, 'no-consent': 41, bounced: 0, moon: 1, constructor: 2 })).toEqual([
    { reason: 'They have not agreed to marketing emails.', people: 41 },
    { reason: 'They have unsubscribed from marketing emails.', people: 12 },
    { reason: 'Another reason.', people: 2 },
    { reason: 'Another reason.', people: 1 },
  ]);
});

test.each([
  [{}, 'Sent', 'Sent today, 10:00'],
  [{ machineOpenedAt: '2026-06-08T09:00:02.000Z' }, 'Sent', 'Sent today, 10:00 · opened only by automated software'],
  [
    {
      machineOpenedAt: '2026-06-08T09:00:02.000Z',
      openedAt: '2026-06-08T09:05:00.000Z',
      clickedAt: '2026-06-08T09:06:00.000Z',
    },
    'Clicked',
    'Sent today, 10:00 · opened 10:05 · clicked 10:06',
  ],
  [
    { openedAt: '2026-06-08T09:05:00.000Z', unsubscribedAt: '2026-06-08T09:07:00.000Z' },
    'Unsubscribed',
    'Sent today, 10:00 · opened 10:05 · unsubscribed 10:07',
  ],
  [
    { openedAt: '2026-06-07T23:05:00.000Z', sentAt: '2026-06-07T12:00:00.000Z' },
    'Opened',
    'Sent yesterday, 13:00 · opened today, 00:05',
  ],
  [
    { state: 'bounced', sentAt: null, cause: 'This mailbox does not exist.' },
    'Bounced',
    'This mailbox does not exist.',
  ],
  [
    { state: 'skipped', sentAt: null, cause: 'They have unsubscribed from marketing emails.' },
    'Skipped',
    'They have unsubscribed from marketing emails.',
  ],
  [{ state: 'waiting', sentAt: null }, 'Waiting', 'Next in line'],
] as const)('%o is told by a badge and a sentence', (partial, label, sentence) => {
  const delivery = buildDelivery(1, partial);
  expect(deliveryBadge(delivery).label).toBe(label);
  expect(deliverySentence(delivery, 'Europe/London', now)).toBe(sentence);
});

describe('hours', () => {
  const hours = [
    { hour: 0, opens: 30, clicks: 2 },
    { hour: 2, opens: 41, clicks: 9 },
    { hour: 40, opens: 29, clicks: 0 },
  ];

  test('without anything count, too, and an hour beyond the two days does not', () => {
    const all = everyHour([...hours, { hour: 48, opens: 9, clicks: 9 }]);
    expect(all).toHaveLength(48);
    expect(all.slice(0, 3)).toEqual([hours[0], { hour: 1, opens: 0, clicks: 0 }, hours[1]]);
  });

  test.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [7, 8],
    [41, 50],
    [100, 100],
    [101, 200],
    [9_999, 10_000],
  ])('%d people stand below the top of the axis, %d', (opens, top) => {
    expect(axisTop([{ hour: 0, opens, clicks: 0 }])).toBe(top);
  });

  test('the sentence says when half had opened, and when most did', () => {
    expect(hoursSentence(hours)).toBe(
      'Half of all opens came within 3 hours of sending. Most in one hour: 41 opens, after 2 hours.',
    );
    expect(hoursSentence([hours[0]!])).toBe(
      'Half of all opens came within an hour of sending. Most in one hour: 30 opens, in the first hour.',
    );
    expect(hoursSentence([{ hour: 3, opens: 0, clicks: 1 }])).toBe('Nobody has opened it yet.');
  });
});
