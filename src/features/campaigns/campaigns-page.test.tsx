import { screen, waitFor, within } from '@testing-library/react';
import { automationPath, campaignEditPath, campaignPath, paths } from '../../config/paths';
import { campaignsContract } from '../../contracts/campaigns';
import { buildCampaign, buildRecommendation, buildTemplate, campaignId } from '../../testing/builders/campaign-report';
import { buildCampaignDetail, buildCounts } from '../../testing/builders/campaigns';
import { mockAutomation } from '../../testing/automation-server';
import { mockCampaignEditor } from '../../testing/campaign-server';
import { mockCampaigns } from '../../testing/campaign-list-server';
import { buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';

const burgers = buildCampaign();
const welcome = buildCampaign({
  id: campaignId(2),
  name: 'Welcome, new regulars',
  type: 'automation',
  progress: 64,
  counts: buildCounts({ sent: 412, opens: 268, clicks: 97, conversions: 22, revenue: 66_200 }),
});
const menu = buildCampaign({
  id: campaignId(3),
  name: 'New menu',
  type: 'email',
  status: 'completed',
  aiOptimized: false,
  endedAt: '2026-06-09T10:00:00.000Z',
});
const tables = buildCampaign({
  id: campaignId(4),
  name: 'Long tables',
  type: 'email',
  status: 'draft',
  aiOptimized: false,
  startedAt: null,
  counts: buildCounts(),
});
const all = [burgers, welcome, menu, tables];

const open = (path: string = paths.campaigns) => renderApp(path, { session: buildSession() });
const row = (name: string) => screen.findByRole('article', { name });
type User = ReturnType<typeof renderApp>['user'];
const choose = async (user: User, name: string, entry: string) => {
  await user.click(within(await row(name)).getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};
/** The draft that the server makes, as the editor reads it. */
const mockDraft = () => {
  const { serverState } = mockCampaignEditor();
  return {
    draft: serverState.campaign,
    created: mockEndpoint(campaignsContract.createCampaign, () => buildCampaignDetail(serverState.campaign)),
  };
};

describe('the list', () => {
  test('begins with the active ones, says how they do, and tabs count the others', async () => {
    const { serverState } = mockCampaigns(all);
    serverState.revenueSinceMonday = 184_000;
    const { user, router } = open();
    await row('Friday burger night');
    expect(screen.getByText('Two are running. They have earned $1,840 since Monday.')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Active2',
      'Completed1',
      'Draft1',
      'All4',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Active');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: /Completed/ }));
    await row('New menu');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(router.state.location.search).toBe('?show=completed');
  });

  test('figures are shares of what was sent, clicks of what was opened; nothing sent has no share', async () => {
    mockCampaigns([burgers, { ...menu, status: 'paused', counts: buildCounts({ total: 4 }) }]);
    open();
    const figures = async (name: string) =>
      [...(await row(name)).querySelectorAll('dl > div')].map((figure) =>
        [...figure.children].map(({ textContent }) => textContent),
      );
    expect(await figures('Friday burger night')).toEqual([
      ['Sent', '1,248'],
      ['Opens, 49.0% of sent', '611'],
      ['Clicks, 23.2% of opens', '142'],
      ['Conversions', '31'],
      ['Revenue', '$1,178'],
    ]);
    expect(await figures('New menu')).toEqual([
      ['Sent', '0'],
      ['Opens', '0'],
      ['Clicks', '0'],
      ['Conversions', '0'],
      ['Revenue', '$0'],
    ]);
    expect(within(await row('Friday burger night')).getByText('AI-optimized')).toBeVisible();
    expect(within(await row('New menu')).queryByText('AI-optimized')).not.toBeInTheDocument();
  });

  test('only an active one shows how far it is, an automation of its sequence', async () => {
    mockCampaigns(all);
    open(`${paths.campaigns}?show=all`);
    expect(
      within(await row('Friday burger night')).getByRole('meter', { name: 'Progress of Friday burger night' }),
    ).toHaveAttribute('aria-valuetext', '72% delivered');
    expect(within(await row('Welcome, new regulars')).getByText('64% of the sequence')).toBeVisible();
    for (const name of ['New menu', 'Long tables'])
      expect(within(await row(name)).queryByRole('meter')).not.toBeInTheDocument();
    expect(within(await row('Long tables')).queryByText('Sent')).not.toBeInTheDocument();
  });

  test('an active one pauses, stays with the active ones, and goes on', async () => {
    const { paused, resumed } = mockCampaigns([burgers]);
    const { user } = open();
    await user.click(
      within(await row('Friday burger night')).getByRole('button', { name: 'Pause Friday burger night' }),
    );
    const again = await screen.findByRole('button', { name: 'Resume Friday burger night' });
    expect(within(await row('Friday burger night')).getByText('Paused')).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Pause Friday burger night' })).toBeVisible();
    expect([paused, resumed]).toEqual([[{ campaignId: burgers.id }], [{ campaignId: burgers.id }]]);
  });

  test('why one stopped by itself is said, and what cannot be resumed says why', async () => {
    mockCampaigns([{ ...burgers, status: 'paused', cause: 'The mail server refused the sender.' }]);
    mockEndpoint(campaignsContract.resumeCampaign, () =>
      refuse('conflict', 'Nothing can be sent before a mail server is set up.'),
    );
    const { user } = open();
    expect(within(await row('Friday burger night')).getByText('The mail server refused the sender.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resume Friday burger night' }));
    expect(await screen.findByText('Nothing can be sent before a mail server is set up.')).toBeVisible();
  });

  test('a draft is sent from its editor, the others lead to their figures', async () => {
    mockCampaigns(all);
    open(`${paths.campaigns}?show=all`);
    expect(within(await row('Long tables')).getByRole('link', { name: 'Send Long tables' })).toHaveAttribute(
      'href',
      campaignEditPath(tables.id),
    );
    expect(screen.getByRole('link', { name: 'Long tables' })).toHaveAttribute('href', campaignEditPath(tables.id));
    expect(screen.getByRole('link', { name: 'New menu' })).toHaveAttribute('href', campaignPath(menu.id));
    expect(screen.getByRole('link', { name: 'Welcome, new regulars' })).toHaveAttribute(
      'href',
      campaignPath(welcome.id),
    );
  });

  test('one that ended before anything went out says so, without figures', async () => {
    mockCampaigns([{ ...menu, counts: buildCounts({ total: 12, skipped: 12 }) }]);
    open(`${paths.campaigns}?show=completed`);
    const ended = within(await row('New menu'));
    expect(ended.getByText(/^Email · .*9 June, nothing sent$/)).toBeVisible();
    expect(ended.getByText('Ended')).toBeVisible();
    expect(ended.queryByText('Sent')).not.toBeInTheDocument();
  });

  test('one that waits or is paused is not called out', async () => {
    mockCampaigns([
      { ...tables, status: 'active', startedAt: burgers.startedAt, sendAt: '2099-06-16T08:00:00.000Z' },
      { ...burgers, status: 'paused' },
    ]);
    open();
    expect(await screen.findByText('One is scheduled and one is paused.')).toBeVisible();
    expect(within(await row('Long tables')).getByText('Scheduled')).toBeVisible();
    expect(within(await row('Long tables')).queryByText('Sent')).not.toBeInTheDocument();
  });

  test('names are shown as they are', async () => {
    const name = '<img src=x onerror=alert(1)> & "Ünïçødé" {{ name }}';
    mockCampaigns([{ ...burgers, name }]);
    open();
    expect(await screen.findByRole('link', { name })).toBeVisible();
    expect(document.querySelector('article img')).toBeNull();
  });
});

describe('the menu of a campaign', () => {
  test('ends it after a question, and a failure is told in the question', async () => {
    const { serverState, stopped } = mockCampaigns([burgers]);
    mockEndpoint(campaignsContract.stopCampaign, () => refuse('internal', 'It could not be ended now.'));
    const { user } = open();
    await choose(user, 'Friday burger night', 'End…');
    const question = await screen.findByRole('alertdialog', { name: 'End “Friday burger night”?' });
    expect(serverState.items[0]!.status).toBe('active');
    await user.click(within(question).getByRole('button', { name: 'End campaign' }));
    expect(await within(question).findByText('It could not be ended now.')).toBeVisible();
    mockEndpoint(campaignsContract.stopCampaign, ({ campaignId: id }) => {
      stopped.push({ campaignId: id });
      serverState.items = [{ ...burgers, status: 'completed', endedAt: '2026-06-12T10:00:00.000Z' }];
      return buildCampaignDetail(serverState.items[0]);
    });
    await user.click(within(question).getByRole('button', { name: 'End campaign' }));
    expect(await screen.findByText('No campaigns are running. Start a draft to see its results here.')).toBeVisible();
    expect(stopped).toEqual([{ campaignId: burgers.id }]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('deletes one that has ended, not one that is under way', async () => {
    const { deleted } = mockCampaigns([burgers, menu]);
    const { user } = open(`${paths.campaigns}?show=all`);
    await user.click(
      within(await row('Friday burger night')).getByRole('button', { name: 'Actions for Friday burger night' }),
    );
    expect(await screen.findByRole('menuitem', { name: /Delete/ })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(screen.getByText('It is running. End it first.')).toBeVisible());
    await user.keyboard('{Escape}');
    await choose(user, 'New menu', 'Delete…');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(deleted).toEqual([]);
    await choose(user, 'New menu', 'Delete…');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete campaign' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'New menu' })).not.toBeInTheDocument());
    expect(deleted).toEqual([{ campaignId: menu.id }]);
  });

  test('takes a scheduled one back to a draft, which opens; one that goes out is not taken back', async () => {
    mockCampaigns([
      burgers,
      { ...tables, status: 'active', startedAt: burgers.startedAt, sendAt: '2099-06-16T08:00:00.000Z' },
    ]);
    const { user, router } = open();
    await user.click(
      within(await row('Friday burger night')).getByRole('button', { name: 'Actions for Friday burger night' }),
    );
    expect(await screen.findByRole('menuitem', { name: 'End…' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Move to draft' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    const { unscheduled } = mockCampaignEditor({ id: tables.id });
    await choose(user, 'Long tables', 'Move to draft');
    expect(await screen.findByText('It is a draft again. Nothing was sent.')).toBeVisible();
    expect(router.state.location.pathname).toBe(campaignEditPath(tables.id));
    expect(unscheduled).toEqual([{ campaignId: tables.id }]);
  });

  test('copies one and opens the copy where it is written', async () => {
    mockCampaigns([burgers]);
    const { draft, created } = mockDraft();
    const { user, router } = open();
    await choose(user, 'Friday burger night', 'Copy as draft');
    await waitFor(() => expect(router.state.location.pathname).toBe(campaignEditPath(draft.id)));
    expect(created[0]).toMatchObject({ copyOf: burgers.id });
  });

  test('of an automation leads to its steps, and a draft of one is built there', async () => {
    mockCampaigns([welcome, { ...welcome, id: campaignId(7), name: 'Birthdays', status: 'draft', startedAt: null }]);
    const { user } = open(`${paths.campaigns}?show=all`);
    await user.click(
      within(await row('Welcome, new regulars')).getByRole('button', { name: 'Actions for Welcome, new regulars' }),
    );
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Steps',
      'Copy as draft',
      'End…',
      'Delete…It is running. End it first.',
    ]);
    expect(screen.getByRole('menuitem', { name: 'Steps' })).toHaveAttribute('href', automationPath(welcome.id));
    await user.keyboard('{Escape}');
    const draft = within(await row('Birthdays'));
    for (const link of [
      draft.getByRole('link', { name: 'Birthdays' }),
      draft.getByRole('link', { name: 'Start Birthdays' }),
    ])
      expect(link).toHaveAttribute('href', automationPath(campaignId(7)));
  });
});

describe('a new one', () => {
  test('is of one of three kinds, and opens in its editor', async () => {
    mockCampaigns();
    const { draft, created } = mockDraft();
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'New Campaign' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Email to some of your contacts',
      'Automation in steps',
      'Broadcast to everyone who agreed',
    ]);
    await user.click(screen.getByRole('menuitem', { name: /Broadcast/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(campaignEditPath(draft.id)));
    expect(created[0]).toMatchObject({ type: 'broadcast' });
  });

  test('of steps opens where they are built', async () => {
    mockCampaigns();
    const { serverState } = mockAutomation();
    const created = mockEndpoint(campaignsContract.createCampaign, () => serverState.campaign);
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'New Campaign' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Automation in steps' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(automationPath(serverState.campaign.id)));
    expect(created[0]).toMatchObject({ type: 'automation' });
  });

  test('comes of a template: three stand on the page, all in a dialog', async () => {
    const { serverState } = mockCampaigns([burgers]);
    serverState.templates = [
      buildTemplate(),
      buildTemplate({ id: 'win-back', name: 'Win back quiet guests', type: 'automation' }),
      ...['One', 'Two', 'Three'].map((name) => buildTemplate({ id: name, name, type: 'broadcast' })),
    ];
    const { draft, created } = mockDraft();
    const { user, router } = open();
    const list = await screen.findByRole('list', { name: 'Quick-start templates' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'All templates' }));
    const dialog = await screen.findByRole('dialog', { name: 'All templates' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    expect(within(dialog).getByText('Win back quiet guests')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Use Template Three' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(campaignEditPath(draft.id)));
    expect(created).toEqual([expect.objectContaining({ templateId: 'Three' })]);
  });

  test('that could not be made says so, and the page stays', async () => {
    const { serverState } = mockCampaigns();
    serverState.templates = [buildTemplate()];
    mockEndpoint(campaignsContract.createCampaign, () =>
      refuse('conflict', 'This workspace has all the campaigns it can hold.'),
    );
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Use Template Slow Tuesday rescue' }));
    expect(await screen.findByText('This workspace has all the campaigns it can hold.')).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.campaigns);
  });
});

describe('recommendations', () => {
  const panel = () => screen.findByRole('region', { name: 'AI campaign recommendations' });

  test('say how sure they are, on what they rest and what may come of them', async () => {
    const { serverState } = mockCampaigns([burgers]);
    serverState.advice = [
      buildRecommendation(),
      buildRecommendation({
        id: 'word',
        title: 'Ask 92 guests for a word',
        action: 'draft',
        confidence: 0.74,
        revenueLow: 0,
        revenueHigh: 9_000,
        sample: 92,
      }),
      buildRecommendation({
        id: 'birthdays',
        title: 'Greet 12 people',
        action: 'draft',
        confidence: 0.6,
        revenueLow: 0,
        revenueHigh: 1_500,
        sample: 12,
      }),
    ];
    const { draft, created } = mockDraft();
    const { user, router } = open();
    const region = await panel();
    expect(await within(region).findByText('81% confidence, from 1,248 cases')).toBeVisible();
    const revenues = within(region).getAllByText(/^Expected revenue/);
    expect(revenues.map(({ textContent }) => textContent)).toEqual([
      'Expected revenue $120 to $210 estimate',
      'Expected revenue $0 to $90 estimate',
      'Expected revenue $0 to $15 estimate',
    ]);
    expect(
      within(region).getAllByText('Based on 60 sales from 1,248 of your emails, for one email to 300 people.'),
    ).toHaveLength(3);
    expect(within(region).getByText('Greet 12 people')).toBeVisible();
    await user.click(within(region).getByRole('button', { name: 'Create draft: Ask 92 guests for a word' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(campaignEditPath(draft.id)));
    expect(created[0]).toMatchObject({ recommendationId: 'word' });
  });

  test.each([12, 1])('there are none before there is enough to learn from: %d', async (sent) => {
    mockCampaigns([burgers]).serverState.sent = sent;
    open();
    expect(
      await screen.findByText(
        `Not enough data yet. Recommendations are based on your own emails and need about 100 of them. You have sent ${sent}.`,
      ),
    ).toBeVisible();
  });

  test('there may be none although there is enough', async () => {
    mockCampaigns([burgers]);
    open();
    expect(await screen.findByText(/^No recommendations right now\. Each one estimates revenue/)).toBeVisible();
  });
});

test('nothing written yet says what campaigns are for; a tab without any says what would stand there', async () => {
  const { serverState } = mockCampaigns();
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Reach people who want to hear from you' })).toBeVisible();
  serverState.items = [burgers];
  await user.click(screen.getByRole('tab', { name: /Draft/ }));
  expect(await screen.findByText('No drafts. Pick a template below to start one.')).toBeVisible();
});

test('each part that could not be read says so and can be tried again', async () => {
  const { serverState } = mockCampaigns([burgers]);
  serverState.templates = [buildTemplate()];
  const parts = [
    campaignsContract.listCampaigns,
    campaignsContract.listCampaignTemplates,
    campaignsContract.listCampaignRecommendations,
  ];
  parts.forEach(mockNetworkFailure);
  const { user } = open();
  for (const title of [
    'Campaigns could not be loaded.',
    'Templates could not be loaded.',
    'Recommendations could not be loaded.',
  ])
    expect(await screen.findByText(title)).toBeVisible();
  mockCampaigns([burgers]).serverState.templates = [buildTemplate()];
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) await pressAgain(user, again);
  await row('Friday burger night');
  expect(await screen.findByText('Slow Tuesday rescue')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
