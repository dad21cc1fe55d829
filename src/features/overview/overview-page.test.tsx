import { screen, waitFor, within } from '@testing-library/react';
import { CONNECTION_FAILED } from '../../api/api-error';
import { paths, piecePath } from '../../config/paths';
import { engineContract } from '../../contracts/engine';
import { overviewContract } from '../../contracts/overview';
import { buildCycle } from '../../testing/builders/engine';
import { buildActivity, buildOverview, buildTask } from '../../testing/builders/overview';
import { buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';
import type { Overview } from './waiting-sentence';

const PIECE = 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a03';
const EMPTY = buildOverview({
  metrics: buildOverview().metrics.map((metric) => ({
    ...metric,
    value: 0,
    lastWeek: metric.lastWeek === null ? null : 0,
  })),
  activity: [],
  tasks: [],
});

const open = () => renderApp(paths.overview, { session: buildSession() });
const panel = (name: string) => screen.findByRole('region', { name });

test('the page greets by name, says what waits, and leads to what it names', async () => {
  mockEndpoint(overviewContract.getOverview, () => buildOverview());
  open();

  expect(
    await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Maya$/ }),
  ).toBeVisible();
  expect(
    await screen.findByText('Three ideas and two pieces are waiting for you. One piece will be published on schedule.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Schedule Call' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.getByRole('link', { name: 'Create Content' })).toHaveAttribute(
    'href',
    '/dashboard/content-engine/pieces/new',
  );
});

test('four figures stand in one strip, compared where there is something to compare with', async () => {
  mockEndpoint(overviewContract.getOverview, () => buildOverview());
  open();

  expect((await screen.findByText('Published this week')).parentElement).toHaveTextContent(
    'Published this week7up 2vs the same days last week',
  );
  expect(screen.getByText('Images made').parentElement).toHaveTextContent(
    'Images made12down 2vs the same days last week',
  );
  expect(screen.getByText('Ready for your approval').parentElement).toHaveTextContent(
    'Ready for your approval2review, then approve',
  );
  expect(screen.getByText('Scheduled').parentElement).toHaveTextContent('Scheduled1published automatically');
});

test('the engine shows its weekly goal', async () => {
  mockEndpoint(overviewContract.getOverview, () => buildOverview());
  open();

  expect(await screen.findByText('70%')).toBeVisible();
  const engine = await panel('Autonomous Content Engine');
  expect(engine).toHaveTextContent('7 of 10 pieces');
});

test('quick actions lead to the specified places', async () => {
  mockEndpoint(overviewContract.getOverview, () => buildOverview());
  open();

  const actions = within(await screen.findByRole('navigation', { name: 'Quick actions' }));
  expect(actions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Generate AI Image', '/dashboard/ai-creative'],
    ['Create HeyGen Video', '/dashboard/heygen'],
    ['View Conversations', '/dashboard/conversations'],
    ['Content Engine', '/dashboard/content-engine'],
  ]);
});

test('activity says what happened and how it stands; a piece opens in its editor', async () => {
  mockEndpoint(overviewContract.getOverview, () =>
    buildOverview({
      activity: [
        buildActivity({
          title: 'A piece waits',
          status: 'pending',
          link: piecePath(PIECE),
          at: new Date(Date.now() - 5.5 * 60_000).toISOString(),
        }),
        buildActivity({
          id: 'd5e3f2a4-7b2f-4c7a-9cac-3b4f5e6d7c06',
          type: 'voice',
          title: 'A call was made',
          link: null,
        }),
      ],
    }),
  );
  open();

  const [first, second] = await within(await panel('Recent activity')).findAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'A piece waits' })).toHaveAttribute(
    'href',
    `/dashboard/content-engine/pieces/${PIECE}`,
  );
  expect(first).toHaveTextContent(/Content · \d+ minutes agoPending/);
  expect(second).toHaveTextContent('A call was made');
  expect(second).toHaveTextContent('Completed');
  expect(within(second!).queryByRole('link')).not.toBeInTheDocument();
});

test('choosing the idea of the week is the first task while the week waits for it', async () => {
  mockEndpoint(overviewContract.getOverview, () =>
    buildOverview({
      tasks: [
        buildTask(),
        buildTask({ title: 'Read the report', type: 'analytics', priority: 'low', pieceId: null }),
        buildTask({
          title: 'Check 2 reported sales of “Rye week”',
          type: 'analytics',
          pieceId: null,
          campaignId: PIECE,
        }),
      ],
    }),
  );
  open();

  const tasks = await panel('Upcoming tasks');
  expect(await within(tasks).findByText('4 to do')).toBeVisible();
  expect(
    within(tasks)
      .getAllByRole('listitem')
      .map((task) => [within(task).getByRole('link').getAttribute('href'), task.textContent]),
  ).toEqual([
    ['/dashboard/content-engine?tab=ideas', 'Choose this week’s ideaContentHigh'],
    [`/dashboard/content-engine/pieces/${PIECE}`, 'Read and approve “Six hours from vine to bun”ContentMedium'],
    ['/dashboard/analytics', 'Read the reportAnalyticsLow'],
    [`/dashboard/campaigns/${PIECE}`, 'Check 2 reported sales of “Rye week”AnalyticsMedium'],
  ]);
});

test('once an idea is chosen and nothing needs the reader, the list says so', async () => {
  mockEndpoint(engineContract.getCycle, () =>
    buildCycle({
      beats: buildCycle().beats.map((beat) => ({ ...beat, state: beat.beat === 'create' ? 'now' : 'done' })),
    }),
  );
  mockEndpoint(overviewContract.getOverview, () => buildOverview({ tasks: [] }));
  open();

  expect(await within(await panel('Upcoming tasks')).findByText(/Nothing needs you right now/)).toBeVisible();
});

test('before it knows, the page says that it is loading and not that nothing waits', async () => {
  const picked = buildCycle({
    beats: buildCycle().beats.map((beat) => ({ ...beat, state: beat.beat === 'create' ? 'now' : 'done' })),
    ideas: [],
  });
  let answer = () => {};
  const arrived = mockEndpoint(engineContract.getCycle, () => picked);
  mockEndpoint(
    overviewContract.getOverview,
    () =>
      new Promise<Overview>(
        (resolve) =>
          (answer = () =>
            resolve(buildOverview({ metrics: [{ name: 'review', value: 2, lastWeek: null, series: [] }] }))),
      ),
  );
  open();

  expect(await screen.findByRole('heading', { name: 'This week’s cycle' })).toBeVisible();
  await waitFor(() => expect(arrived.length).toBeGreaterThan(0));
  expect(screen.getByText('Loading what is waiting for you')).toBeInTheDocument();
  expect(screen.queryByText(/Nothing is waiting/)).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('Two pieces are waiting for you.')).toBeVisible();
  expect(screen.queryByText('Loading what is waiting for you')).not.toBeInTheDocument();
});

test('tasks of which half could not be read do not say that nothing needs the reader', async () => {
  mockEndpoint(engineContract.getCycle, () => refuse('internal', 'Something failed on our side.'));
  mockEndpoint(overviewContract.getOverview, () => buildOverview({ tasks: [] }));
  const { user } = open();

  const tasks = within(await panel('Upcoming tasks'));
  expect(await tasks.findByText('Your tasks could not be loaded.')).toBeVisible();
  expect(tasks.queryByText(/Nothing needs you/)).not.toBeInTheDocument();
  mockEndpoint(engineContract.getCycle, () => buildCycle());
  await pressAgain(user, tasks);
  expect(await tasks.findByRole('link', { name: 'Choose this week’s idea' })).toBeVisible();
});

test('a quiet week explains itself instead of showing an empty list', async () => {
  mockEndpoint(overviewContract.getOverview, () => EMPTY);
  open();

  const activity = await panel('Recent activity');
  expect(await within(activity).findByText('Nothing has happened yet')).toBeVisible();
  expect(within(activity).getByRole('link', { name: 'See this week’s ideas' })).toHaveAttribute(
    'href',
    '/dashboard/content-engine?tab=ideas',
  );
  expect(screen.getByText('nothing to review')).toBeVisible();
});

test('a new workspace sees its four figures, activity, tasks and goal beside the first steps', async () => {
  mockEndpoint(engineContract.getCycle, () => {
    const cycle = buildCycle({ hasProfile: false, ideas: [], goal: { done: 0, waiting: 0, target: 10 } });
    return {
      ...cycle,
      beats: cycle.beats.map((beat) => (beat.beat === 'deploy' ? { ...beat, when: '2026-01-15T16:30:00.000Z' } : beat)),
    };
  });
  mockEndpoint(overviewContract.getOverview, () => EMPTY);
  open();

  const first = await panel('Describe your business');
  expect(within(first).getByRole('link', { name: 'Describe your business' })).toHaveAttribute(
    'href',
    '/dashboard/content-engine?tab=ideas',
  );
  for (const label of ['Published this week', 'Images made', 'Ready for your approval', 'Scheduled'])
    expect((await screen.findByText(label)).parentElement).toHaveTextContent(`${label}0`);
  expect(await within(await panel('Recent activity')).findByText('Nothing has happened yet')).toBeVisible();
  expect(within(await panel('Upcoming tasks')).getByRole('listitem')).toHaveTextContent(
    /^Complete your business profileContent · due .*16:30High$/,
  );
  expect(await panel('Autonomous Content Engine')).toHaveTextContent('0 of 10 pieces');
  expect(screen.getAllByRole('link', { name: /Describe your business/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Schedule Call' })).toBeVisible();
});

test('pictures made before the business is described are counted', async () => {
  mockEndpoint(engineContract.getCycle, () => buildCycle({ hasProfile: false, ideas: [] }));
  mockEndpoint(overviewContract.getOverview, () =>
    buildOverview({ ...EMPTY, metrics: [{ name: 'images', value: 3, lastWeek: 0, series: [3] }] }),
  );
  open();

  await panel('Describe your business');
  expect((await screen.findByText('Images made')).parentElement).toHaveTextContent('3');
});

test('figures that cannot be read say why once, leave the rest standing, and can be asked for again', async () => {
  mockNetworkFailure(overviewContract.getOverview);
  const { user } = open();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This week’s figures could not be loaded.');
  expect(alert).toHaveTextContent(CONNECTION_FAILED);
  expect(screen.getByText('Recent activity could not be loaded.')).toBeVisible();
  expect(await screen.findByText('Your tasks could not be loaded.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Choose this week’s idea' })).toBeVisible();

  const again = within(await panel('Recent activity')).getByRole('button', { name: 'Try again' }); // before the server is back, because queries are also retried automatically
  mockEndpoint(overviewContract.getOverview, () => buildOverview());
  await pressAgain(user, again);
  expect(await screen.findByText('Published this week')).toBeVisible();
  expect(screen.queryByText('Recent activity could not be loaded.')).not.toBeInTheDocument();
});

test('a week that cannot be read does not take the figures with it', async () => {
  mockEndpoint(engineContract.getCycle, () => refuse('internal', 'Something failed on our side.'));
  mockEndpoint(overviewContract.getOverview, () => buildOverview());
  open();

  expect(await screen.findByText('Published this week')).toBeVisible();
  expect(await screen.findByText('This week could not be loaded.')).toBeVisible();
});
