import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths, piecePath } from '../../config/paths';
import { analyticsContract } from '../../contracts/analytics';
import { visitsContract } from '../../contracts/visits';
import { toLocal } from '../../domain/zoned-time';
import {
  buildAnalytics,
  buildAttribution,
  buildChannel,
  buildDays,
  buildTopItem,
  postId,
} from '../../testing/builders/analytics';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { buildVisitSite } from '../../testing/builders/visits';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockReply, refuse } from '../../testing/server';
import './analytics-page'; // the page is lazy; importing it here keeps the loading out of each test's time limit
import './attribution/attribution-panel';
import './components/breakdown-panel';
import './components/hours-panel';
import './goals/goals-panel';
import './insights/insights-panel';
import './retention/cohort-panel';

type Analytics = ReturnType<typeof buildAnalytics>;

const HOURS = [
  { weekday: 4, hour: 16, reach: 400, engaged: 30 },
  { weekday: 1, hour: 9, reach: 20, engaged: 1 },
];
let asked: Record<'figures' | 'content' | 'breakdown' | 'funnel', unknown[]>;
let figures: Analytics;
beforeEach(() => {
  figures = buildAnalytics();
  asked = {
    figures: mockEndpoint(analyticsContract.getAnalytics, () => figures),
    content: mockEndpoint(analyticsContract.listTopContent, () => ({ items: [buildTopItem()] })),
    breakdown: mockEndpoint(analyticsContract.listBreakdown, ({ dimension }) => ({
      items:
        dimension === 'page'
          ? [
              { key: 'grill.example/menu', people: 640, events: 900 },
              { key: `grill.example/${'very-long/'.repeat(48)}`, people: 2, events: 2 },
            ]
          : dimension === 'country'
            ? [{ key: 'GB', people: 1_200, events: 1_300 }]
            : [],
    })),
    funnel: mockEndpoint(analyticsContract.getFunnel, () => ({
      steps: [
        { step: 'visit' as const, people: 2_000, before: 1_800 },
        { step: 'lead' as const, people: 90, before: 80 },
        { step: 'customer' as const, people: 30, before: 12 },
      ],
    })),
  };
  mockEndpoint(analyticsContract.listInsights, () => ({ items: [], weeks: 12, weeksNeeded: 5, posts: 40 }));
  mockEndpoint(analyticsContract.listGoals, () => ({ items: [], suggestions: [], daysLeft: 12 }));
  mockEndpoint(analyticsContract.getRetention, () => ({ cohorts: [] }));
  mockEndpoint(analyticsContract.getAttribution, () => buildAttribution());
  mockEndpoint(visitsContract.listVisitSites, () => ({ items: [] }));
  mockEndpoint(analyticsContract.getBestHours, () => ({ hours: HOURS }));
  mockEndpoint(analyticsContract.getRecentVisitors, () => ({ people: 0, pages: [], minutes: [] }));
});
const open = (query = '') => renderApp(`${paths.analytics}${query}`, { session: buildSession() });
const tile = async (label: string) =>
  within(await screen.findByLabelText('Figures of this period')).getByText(label).parentElement;
const panel = (name: string) => screen.findByRole('region', { name });
const chart = () => screen.findByRole('slider', { name: /per day$/ });

test('four figures of the last 30 days are compared with the 30 before', async () => {
  open();
  expect(
    await screen.findByText(
      '11 May to 9 June, compared with the 30 days before. Bots and link scanners are left out. Figures up to 12:04.',
    ),
  ).toBeVisible();
  expect(await tile('People reached')).toHaveTextContent('People reached3,860up 29%vs previous 30 days');
  expect(await tile('Engagement rate')).toHaveTextContent('Engagement rate5%±0 ptvs previous 30 days');
  expect(await tile('Conversions')).toHaveTextContent('Conversions30±0%vs previous 30 days');
  expect(await tile('Revenue tracked')).toHaveTextContent('Revenue tracked£1,200±0%vs previous 30 days');
});

test('a period of 7 days, 90 days or a year can be chosen, and is kept in the address', async () => {
  const { user, router } = open();
  expect(await screen.findByRole('radio', { name: '30d' })).toBeChecked();
  expect(within(screen.getByRole('group', { name: 'Period' })).getAllByRole('radio')).toHaveLength(4);
  await user.click(screen.getByText('1y'));
  await waitFor(() => expect(asked.figures).toEqual([{ period: '30d' }, { period: '1y' }]));
  await waitFor(() => expect(router.state.location.search).toBe('?period=1y'));
});

test('nothing is compared with days that were not measured, and the page says since when', async () => {
  figures = buildAnalytics({ since: '2026-05-03' });
  open();
  expect(
    await screen.findByText(
      '11 May to 9 June. Counting began on 3 May, so there is nothing earlier to compare with. Bots and link scanners are left out. Figures up to 12:04.',
    ),
  ).toBeVisible();
  expect(await tile('People reached')).toHaveTextContent(/^People reached3,860opens and visits$/);
  expect(await tile('Conversions')).toHaveTextContent(/^Conversions30bookings and orders$/);
  expect(screen.queryByText('Previous')).not.toBeInTheDocument();
  expect(await panel('Channel performance')).not.toHaveTextContent('%');
});

describe('the chart of days', () => {
  test('says in words what it shows, and names what was published on its best day', async () => {
    open();
    expect(await screen.findByText(/The best day was 4 June, the day of “The side cut”: 960 people\.$/)).toBeVisible();
    expect((await chart()).querySelector('[data-peak]')).toHaveTextContent('960, “The side cut”');
  });

  test('is read day by day with the arrow keys, as far as its ends', async () => {
    const { user } = open();
    const slider = await chart();
    act(() => slider.focus());
    expect(slider).toHaveAttribute('aria-valuetext', 'Tuesday 9 June: 100 people, 100 people in the period before');
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      'Thursday 4 June: 960 people, 100 people in the period before. “The side cut”',
    );
    await user.keyboard('{Home}{ArrowLeft}');
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Monday 11 May/);
    await user.keyboard('{PageUp}');
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Monday 18 May/);
  });

  test('shows the day under a pointer, until it leaves', async () => {
    open();
    const slider = await chart();
    fireEvent.pointerMove(slider, { clientX: 10_000 });
    expect(within(slider).getByText('Tuesday 9 June')).toBeVisible();
    fireEvent.pointerLeave(slider);
    expect(within(slider).queryByText('Tuesday 9 June')).not.toBeInTheDocument();
  });

  test('draws another figure when it is chosen, in its own unit', async () => {
    const { user, router } = open();
    await user.click(await screen.findByText('Revenue'));
    const slider = await screen.findByRole('slider', { name: 'Revenue per day' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Tuesday 9 June: £40, £40 in the period before');
    await waitFor(() => expect(router.state.location.search).toBe('?metric=revenue'));
  });

  test('begins where counting began: a day that was not counted is no zero', async () => {
    figures = buildAnalytics({ since: '2026-05-13' });
    const { user } = open();
    const slider = await chart();
    act(() => slider.focus());
    await user.keyboard('{Home}');
    expect(slider).toHaveAttribute('aria-valuetext', 'Monday 11 May: not counted');
    expect(within(slider).getByText('Not counted')).toBeVisible();
    const drawn = slider.querySelector('[data-series="lit"]')!.getAttribute('d')!;
    expect(drawn.match(/[ML]/g)).toHaveLength(28);
  });

  test('is a table too, newest day first', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'View as table' }));
    const rows = within(await screen.findByRole('table', { name: 'People reached per day' })).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[1]).toHaveTextContent('Tuesday 9 June100 people100 people–');
    expect(rows[6]).toHaveTextContent('Thursday 4 June960 people100 people“The side cut”');
  });

  test('of a period in which nobody was reached stands at zero and says so', async () => {
    const { current, before } = figures;
    figures = buildAnalytics({ days: buildDays(current, () => 0), daysBefore: buildDays(before, () => 0), notes: [] });
    open();
    expect(await screen.findByText('Nobody was reached in this period.')).toBeVisible();
    expect(await tile('Engagement rate')).toHaveTextContent('Engagement rate–nobody reached yet');
    expect((await chart()).querySelector('[data-peak]')).toBeNull();
  });
});

test('channels are bars with their change; one that is not connected or set up says what is missing', async () => {
  figures = buildAnalytics({
    channels: [
      buildChannel({ channel: 'instagram', state: 'not-connected' }),
      buildChannel({ channel: 'facebook', state: 'not-connected' }),
      buildChannel({ channel: 'email', state: 'not-set-up' }),
      buildChannel({
        channel: 'website',
        reach: 16_540,
        before: { reach: 17_000, engaged: 0, conversions: 0, revenue: 0 },
      }),
    ],
  });
  open();
  const rows = within(await screen.findByRole('list', { name: 'People reached by channel' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'InstagramNot connected. Connect it to see its figures',
    'FacebookNot connected. Connect it to see its figures',
    'EmailNothing sent yet. Write a campaign',
    'Website16.5kdown 3%',
  ]);
  expect(within(rows[2]!).getByRole('link')).toHaveAttribute('href', paths.campaigns);
});

test('what a network counts by itself is said in its own terms, without a bar among ours', async () => {
  figures = buildAnalytics({
    channels: [
      buildChannel({
        channel: 'instagram',
        state: 'by-network',
        network: { posts: 4, reach: 12_340, responses: 210 },
      }),
      buildChannel({ channel: 'facebook', state: 'by-network', network: { posts: 1, reach: null, responses: 1 } }),
      buildChannel({ channel: 'email', state: 'by-network' }),
    ],
  });
  open();
  const rows = within(await screen.findByRole('list', { name: 'People reached by channel' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Instagram12,340 reached by 4 posts, 210 responses, as Instagram counts',
    'Facebook1 response on one post, as Facebook counts',
    'EmailNo post counted in this period.',
  ]);
});

test('top content links to the post or campaign, with its results', async () => {
  mockEndpoint(analyticsContract.listTopContent, () => ({
    items: [
      buildTopItem(),
      buildTopItem({
        id: 'b3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a04',
        type: 'campaign',
        title: '',
        channel: 'email',
        reach: 0,
        conversions: 0,
      }),
    ],
  }));
  open();
  const table = await screen.findByRole('table', { name: 'Posts and campaigns by people reached' });
  const [, post, campaign] = within(table).getAllByRole('row');
  expect(post).toHaveTextContent('The side cutPost, 4 JuneWebsite9605%11');
  expect(campaign).toHaveTextContent('Untitled campaignCampaign, 4 JuneEmail0––');
  expect(within(table).getByRole('link', { name: 'The side cut' })).toHaveAttribute('href', piecePath(postId));
});

test('pressing a page narrows every panel to it; the filter is in the address, and can be taken away', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: /^Show only ?grill\.example\/menu ?, ?640$/ }));
  const narrowed = { period: '30d', page: 'grill.example/menu' };
  await waitFor(() => expect(asked.figures.at(-1)).toEqual(narrowed));
  expect(asked.content.at(-1)).toMatchObject(narrowed);
  expect(asked.funnel.at(-1)).toEqual(narrowed);
  expect(asked.breakdown.at(-1)).toMatchObject({ ...narrowed, dimension: 'page' });
  await waitFor(() => expect(router.state.location.search).toBe('?page=grill.example%2Fmenu'));
  expect(await within(await panel('Best hours')).findByText(/Filters do not apply here\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove filter Page: grill.example/menu' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a demo says from which day on filters count, where the period is longer', async () => {
  const { unmount } = renderApp(`${paths.analytics}?period=90d&device=phone&country=GB`, {
    session: buildDemoSession(),
  });
  expect(await screen.findByText(/keeps individual visits for 60 days, so combined filters cover/)).toBeVisible();
  unmount();
  renderApp(`${paths.analytics}?device=phone&country=GB`, { session: buildDemoSession() });
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect(screen.queryByText(/keeps individual visits/)).not.toBeInTheDocument();
});

test('under a filter that leaves no content, it says so instead of that nothing was reached', async () => {
  mockEndpoint(analyticsContract.listTopContent, () => ({ items: [] }));
  open('?page=grill.example%2Fmenu');
  expect(await screen.findByText(/^No post or campaign matches these filters/)).toBeVisible();
});

test('an address brings filters back, and several can be cleared at once', async () => {
  const { user } = open('?device=phone&country=GB&by=country');
  expect(await screen.findByRole('button', { name: 'Remove filter Country: United Kingdom' })).toBeVisible();
  expect(asked.figures).toEqual([{ period: '30d', device: 'phone', country: 'GB' }]);
  expect(await screen.findByRole('button', { name: /^Show only ?United Kingdom ?, ?1,200$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked.figures.at(-1)).toEqual({ period: '30d' }));
});

test('a breakdown without values says why', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Campaigns' }));
  expect(await screen.findByText(/Add utm_campaign to the links you share\.$/)).toBeVisible();
});

test('the funnel gives each step as a share of the visits', async () => {
  open();
  const rows = within(await screen.findByRole('list', { name: 'People at each step' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['Visited2,000', 'Left details904.5%', 'Bought301.5%']);
});

test('the funnel says that its steps need not follow each other, and panels that filters leave alone say that', async () => {
  const { user } = open();
  expect(await screen.findByText(/People can buy or book without leaving their details first\./)).toBeVisible();
  expect(screen.queryByText(/Filters do not apply here/)).not.toBeInTheDocument();
  const rows = within(await panel('Visitors by page, source and more'));
  await user.click((await rows.findAllByRole('button', { name: /^Show only/ }))[0]!);
  await waitFor(async () =>
    expect(await within(await panel('Best hours')).findByText(/Filters do not apply here\./)).toBeVisible(),
  );
});

test('today is said to be unfinished, in the chart and beside it', async () => {
  figures = buildAnalytics();
  const today = toLocal(new Date(), 'Europe/London').date;
  figures = {
    ...figures,
    days: figures.days.map((day, at) => (at === figures.days.length - 1 ? { ...day, day: today } : day)),
  };
  open();
  const chart = await screen.findByRole('slider', { name: 'People reached per day' });
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining(', so far: '));
  expect(screen.getByText('Today so far')).toBeVisible();
  expect(chart.querySelectorAll('[data-series="open"]')).toHaveLength(1);
});

test('offline, another period is not asked for, and what is on screen stays', async () => {
  const { user } = open();
  await tile('People reached');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByText('90d'));
  expect(await screen.findByText('You are offline, so we cannot load another period.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '30d' })).toBeChecked();
  expect(await tile('People reached')).toBeVisible();
  online.mockRestore();
});

describe('the best hours', () => {
  test('are said in a sentence, and listed in a table', async () => {
    const { user } = open();
    expect(
      await screen.findByText('Most people were reached on Thursdays from 16:00 to 17:00: 400 in all.'),
    ).toBeVisible();
    await user.click(within(await panel('Best hours')).getByRole('button', { name: 'View as table' }));
    expect(
      within(await screen.findByRole('table', { name: 'Hours by people reached' })).getAllByRole('row')[1],
    ).toHaveTextContent('Thursdays from 16:00 to 17:0040030');
  });

  test('are not named for few people', async () => {
    mockEndpoint(analyticsContract.getBestHours, () => ({ hours: [{ weekday: 2, hour: 8, reach: 1, engaged: 0 }] }));
    open();
    expect(await screen.findByText('Too few people were reached to show a best hour.')).toBeVisible();
  });
});

test('people who are on the website now are counted, with the page that most of them read', async () => {
  mockEndpoint(analyticsContract.getRecentVisitors, () => ({
    people: 3,
    pages: [{ page: 'xn--bckerei-5wa.example/menu', people: 2 }],
    minutes: [...Array.from({ length: 26 }, () => 0), 6, 0, 2, 1],
  }));
  open();
  expect(await screen.findByText(/^3 people on your website now/)).toHaveTextContent(
    '3 people on your website now, most on bäckerei.example/menu',
  );
  const minutes = screen.getByRole('img', {
    name: 'The last 30 minutes on your website: 9 page views and actions; the busiest minute, 3 minutes ago, had 6.',
  });
  expect(minutes.children).toHaveLength(30);
});

test('a half hour in which nobody came takes no place; one that has just been says that nobody is there', async () => {
  mockEndpoint(analyticsContract.getRecentVisitors, () => ({ people: 0, pages: [], minutes: [4, 0] }));
  open();
  expect(await screen.findByText('Nobody on your website now')).toBeVisible();
  cleanup();
  mockEndpoint(analyticsContract.getRecentVisitors, () => ({ people: 0, pages: [], minutes: [0, 0] }));
  open();
  await tile('People reached');
  expect(screen.queryByText(/on your website now/)).not.toBeInTheDocument();
});

test('a website that was added waits for its first visit, and says so', async () => {
  figures = buildAnalytics({ since: null, until: null });
  mockEndpoint(visitsContract.listVisitSites, () => ({ items: [buildVisitSite()] }));
  mockEndpoint(visitsContract.checkVisitSite, () => buildVisitSite());
  open();
  expect(await screen.findByRole('heading', { name: 'Waiting for the first visit' })).toBeVisible();
  expect(screen.getByText(/opening a page of corner-grill\.example that has the line/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check your website' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Measure your website' })).not.toBeInTheDocument();
});

test('a website that reports nothing can be set up here, one that does needs no place', async () => {
  open();
  await tile('People reached');
  expect(screen.queryByRole('region', { name: 'Your website' })).not.toBeInTheDocument();
  cleanup();
  figures = buildAnalytics({ channels: [buildChannel({ channel: 'website', state: 'not-set-up' })] });
  open();
  expect(await panel('Your website')).toBeVisible();
});

test('before the first event the page says what it is for, and leads to what gives it figures', async () => {
  figures = buildAnalytics({ since: null, until: null });
  open();
  expect(await screen.findByRole('heading', { name: 'See what your marketing brings in' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Measure your website' });
  const { hash } = new URL((link as HTMLAnchorElement).href);
  expect(document.querySelector(hash)).toContainElement(await panel('Your website'));
  expect(screen.queryByLabelText('Figures of this period')).not.toBeInTheDocument();
});

test('a panel that cannot be loaded says so in its place, and the others stay', async () => {
  let away = true;
  mockEndpoint(analyticsContract.listTopContent, () =>
    away ? refuse('unavailable', 'The database is away.') : { items: [buildTopItem()] },
  );
  const { user } = open();
  const content = await panel('Top content');
  expect(await within(content).findByRole('alert')).toHaveTextContent(
    'Top content could not be loaded.The database is away.',
  );
  expect(await tile('People reached')).toBeVisible();
  away = false;
  await pressAgain(user, within(content));
  expect(await screen.findByRole('link', { name: 'The side cut' })).toBeVisible();
});

test('figures that cannot be loaded say so and can be asked for again', async () => {
  let away = true;
  mockEndpoint(analyticsContract.getAnalytics, () =>
    away ? refuse('unavailable', 'The database is away.') : buildAnalytics(),
  );
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The figures could not be loaded.The database is away.');
  away = false;
  await pressAgain(user);
  expect(await tile('People reached')).toBeVisible();
});

test('a server that cannot be reached is told of once, and one button asks for everything again', async () => {
  for (const endpoint of [
    analyticsContract.listTopContent,
    analyticsContract.listBreakdown,
    analyticsContract.getFunnel,
    analyticsContract.getBestHours,
    analyticsContract.listInsights,
    analyticsContract.listGoals,
    analyticsContract.getAttribution,
    analyticsContract.getRetention,
  ])
    mockReply(endpoint, () => HttpResponse.error());
  const { user } = open();
  expect(await screen.findByText('Some figures could not be loaded.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Your goals could not be loaded.')).toBeVisible());
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  mockEndpoint(analyticsContract.listGoals, () => ({ items: [], suggestions: [], daysLeft: 12 }));
  mockEndpoint(analyticsContract.listInsights, () => ({ items: [], weeks: 12, weeksNeeded: 5, posts: 40 }));
  mockEndpoint(analyticsContract.listTopContent, () => ({ items: [buildTopItem()] }));
  mockEndpoint(analyticsContract.listBreakdown, () => ({ items: [] }));
  mockEndpoint(analyticsContract.getFunnel, () => ({ steps: [] }));
  mockEndpoint(analyticsContract.getBestHours, () => ({ hours: HOURS }));
  mockEndpoint(analyticsContract.getAttribution, () => buildAttribution());
  mockEndpoint(analyticsContract.getRetention, () => ({ cohorts: [] }));
  await pressAgain(user);
  await waitFor(() => expect(screen.queryByText('Some figures could not be loaded.')).not.toBeInTheDocument());
  expect(screen.queryByText('Your goals could not be loaded.')).not.toBeInTheDocument();
});
