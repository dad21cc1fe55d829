import { automationPath, campaignEditPath, campaignPath } from '../../config/paths';
import { buildCampaign } from '../../testing/builders/campaign-report';
import { buildCounts } from '../../testing/builders/campaigns';
import { campaignHref, campaignsSentence, endedUnsent, hasNotBegun, whenSentence } from './campaign-words';

const now = new Date('2026-06-15T12:00:00.000Z');
const when = (partial: Parameters<typeof buildCampaign>[0]) =>
  whenSentence(buildCampaign(partial), 'Europe/London', now);

test.each([
  ['one that goes on says since when', {}, 'Broadcast · since 8 June · Ongoing'],
  ['a month is said once', { endedAt: '2026-06-12T10:00:00.000Z' }, 'Broadcast · 8 to 12 June'],
  [
    'two months are said',
    { startedAt: '2026-05-30T10:00:00.000Z', endedAt: '2026-06-02T10:00:00.000Z' },
    'Broadcast · 30 May to 2 June',
  ],
  ['a day is said once', { endedAt: '2026-06-08T10:20:00.000Z' }, 'Broadcast · started and ended 8 June'],
  [
    'a former year is named',
    { startedAt: '2025-12-30T10:00:00.000Z', endedAt: '2026-01-02T10:00:00.000Z' },
    'Broadcast · 30 December 2025 to 2 January 2026',
  ],
  ['the day is that of the workspace', { startedAt: '2026-06-07T23:30:00.000Z' }, 'Broadcast · since 8 June · Ongoing'],
  [
    'one that waits says for when',
    { type: 'email', sendAt: '2026-06-16T08:00:00.000Z' },
    'Email · starts 16 June at 09:00',
  ],
  [
    'one that waited and was paused says so',
    { type: 'email', status: 'paused', sendAt: '2026-06-16T08:00:00.000Z' },
    'Email · was due to start 16 June at 09:00',
  ],
  [
    'one that ended before anything went out says so',
    { status: 'completed', endedAt: '2026-06-12T10:00:00.000Z', counts: buildCounts({ total: 8, skipped: 8 }) },
    'Broadcast · 8 to 12 June, nothing sent',
  ],
  [
    'a draft says that neither its start nor its end is set, and when it was changed',
    { status: 'draft', startedAt: null, updatedAt: '2026-06-09T09:52:00.000Z' },
    'Broadcast · Start and end not set · last changed 9 June',
  ],
  [
    'a draft with a time says when it would start',
    { status: 'draft', startedAt: null, sendAt: '2026-06-16T08:00:00.000Z', updatedAt: '2026-06-09T09:52:00.000Z' },
    'Broadcast · Planned for 16 June at 09:00, end not set · last changed 9 June',
  ],
  [
    'a time that has passed before the draft was started is none',
    { status: 'draft', startedAt: null, sendAt: '2026-06-14T08:00:00.000Z', updatedAt: '2026-06-09T09:52:00.000Z' },
    'Broadcast · Start and end not set · last changed 9 June',
  ],
  [
    'an old draft says of which year',
    { status: 'draft', startedAt: null, updatedAt: '2025-06-09T09:52:00.000Z' },
    'Broadcast · Start and end not set · last changed 9 June 2025',
  ],
] as const)('%s', (_, partial, expected) => {
  expect(when(partial)).toBe(expected);
});

test.each([
  [4, { out: 2 }, 184_000, 'Two are running. They have earned $1,840 since Monday.'],
  [4, { out: 1 }, 950, 'One is running. It has earned $9.50 since Monday.'],
  [40, { out: 40 }, 0, '40 are running.'],
  [4, { scheduled: 1 }, 0, 'One is scheduled.'],
  [4, { scheduled: 1 }, 5_000, 'One is scheduled. Campaigns have earned $50 since Monday.'],
  [4, { paused: 2 }, 0, 'Two are paused.'],
  [
    9,
    { out: 1, scheduled: 2, paused: 1 },
    5_000,
    'One is running, two are scheduled and one is paused. Campaigns have earned $50 since Monday.',
  ],
  [3, {}, 5_000, 'No campaigns are running. Earlier ones have earned $50 since Monday.'],
  [3, {}, 0, 'No campaigns are running.'],
  [0, {}, 0, 'No campaigns yet.'],
])('%d, of them %o, with %d hundredths since Monday', (all, part, revenue, expected) => {
  const underWay = { out: 0, scheduled: 0, paused: 0, ...part };
  expect(
    campaignsSentence({ active: underWay.out + underWay.scheduled + underWay.paused, all }, underWay, revenue, 'USD'),
  ).toBe(expected);
});

test('what somebody got, or may have got, did not end unsent', () => {
  for (const part of [{ sent: 1 }, { bounced: 1 }, { uncertain: 1 }])
    expect(endedUnsent({ status: 'completed', counts: buildCounts(part) })).toBe(false);
  expect(endedUnsent({ status: 'paused', counts: buildCounts() })).toBe(false);
});

test('what waits for its time has not begun, nor what was paused meanwhile; what has chosen its people has', () => {
  const begun = (partial: Parameters<typeof buildCampaign>[0]) =>
    !hasNotBegun(buildCampaign({ counts: buildCounts(), ...partial }), now);
  const sendAt = '2026-06-16T08:00:00.000Z';
  expect([begun({ sendAt }), begun({ sendAt, status: 'paused' }), begun({ status: 'paused' })]).toEqual([
    false,
    false,
    false,
  ]);
  expect([
    begun({}),
    begun({ status: 'paused', counts: buildCounts({ total: 8 }) }),
    begun({ status: 'paused', type: 'automation' }),
    begun({ status: 'completed' }),
  ]).toEqual([true, true, true, true]);
});

test('drafts lead to where they are written, an automation to its steps, everything else to its figures', () => {
  const { id } = buildCampaign();
  expect(campaignHref(buildCampaign({ status: 'draft' }))).toBe(campaignEditPath(id));
  expect(campaignHref(buildCampaign({ status: 'completed' }))).toBe(campaignPath(id));
  expect(campaignHref(buildCampaign({ status: 'draft', type: 'automation' }))).toBe(automationPath(id));
  expect(campaignHref(buildCampaign({ status: 'paused', type: 'automation' }))).toBe(campaignPath(id));
});
