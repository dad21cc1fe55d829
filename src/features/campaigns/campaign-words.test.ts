import { campaignEditPath, campaignPath } from '../../config/paths';
import { buildCampaign } from '../../testing/builders/campaign-report';
import { campaignHref, campaignsSentence, whenSentence } from './campaign-words';

const now = new Date('2026-06-15T12:00:00.000Z');
const when = (partial: Parameters<typeof buildCampaign>[0]) => whenSentence(buildCampaign(partial), 'Europe/London', now);

test.each([
  ['one that goes on says since when', {}, 'Broadcast · 8 June to Ongoing'],
  ['a month is said once', { endedAt: '2026-06-12T10:00:00.000Z' }, 'Broadcast · 8 to 12 June'],
  ['two months are said', { startedAt: '2026-05-30T10:00:00.000Z', endedAt: '2026-06-02T10:00:00.000Z' }, 'Broadcast · 30 May to 2 June'],
  ['a day is said once', { endedAt: '2026-06-08T10:20:00.000Z' }, 'Broadcast · 8 June'],
  ['a former year is named', { startedAt: '2025-12-30T10:00:00.000Z', endedAt: '2026-01-02T10:00:00.000Z' }, 'Broadcast · 30 December 2025 to 2 January 2026'],
  ['the day is that of the workspace', { startedAt: '2026-06-07T23:30:00.000Z' }, 'Broadcast · 8 June to Ongoing'],
  ['one that waits says for when', { type: 'email', sendAt: '2026-06-16T08:00:00.000Z' }, 'Email · starts 16 June at 09:00'],
  ['one that waited and was paused says so', { type: 'email', status: 'paused', sendAt: '2026-06-16T08:00:00.000Z' }, 'Email · was to start 16 June at 09:00'],
  ['a draft says when it was changed', { status: 'draft', startedAt: null, updatedAt: '2026-06-09T09:52:00.000Z' }, 'Broadcast · last changed 9 June'],
  ['an old draft says of which year', { status: 'draft', startedAt: null, updatedAt: '2025-06-09T09:52:00.000Z' }, 'Broadcast · last changed 9 June 2025'],
] as const)('%s', (_, partial, expected) => {
  expect(when(partial)).toBe(expected);
});

test.each([
  [{ active: 2, all: 4 }, 184_000, 'Two are out. They have earned $1,840 since Monday.'],
  [{ active: 1, all: 4 }, 950, 'One is out. It has earned $9.50 since Monday.'],
  [{ active: 40, all: 40 }, 0, '40 are out.'],
  [{ active: 0, all: 3 }, 5_000, 'None is out now. Earlier ones have earned $50 since Monday.'],
  [{ active: 0, all: 3 }, 0, 'None is out now.'],
  [{ active: 0, all: 0 }, 0, 'No campaign has been written in this workspace yet.'],
])('%o with %d hundredths since Monday', (counts, revenue, expected) => {
  expect(campaignsSentence(counts, revenue, 'USD')).toBe(expected);
});

test('drafts lead to where they are written, everything else and automations to their figures', () => {
  const { id } = buildCampaign();
  expect(campaignHref(buildCampaign({ status: 'draft' }))).toBe(campaignEditPath(id));
  expect(campaignHref(buildCampaign({ status: 'completed' }))).toBe(campaignPath(id));
  expect(campaignHref(buildCampaign({ status: 'draft', type: 'automation' }))).toBe(campaignPath(id));
});
