import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { analyticsContract } from '../../../contracts/analytics';
import type { Insight } from '../../../contracts/analytics-insights';
import { mockAnalytics } from '../../../testing/analytics-server';
import { buildInsight } from '../../../testing/builders/insights';
import { buildSession } from '../../../testing/builders/session';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';
import '../analytics-page'; // the page is lazy; importing it here keeps the loading out of each test's time limit
import '../goals/goals-panel';
import { missingSentence } from './insights-panel';

let serverState: { items: Insight[]; weeks: number; weeksNeeded: number; posts: number };
beforeEach(() => {
  serverState = { items: [buildInsight()], weeks: 12, weeksNeeded: 5, posts: 214 };
  mockAnalytics();
  mockEndpoint(analyticsContract.listInsights, () => serverState);
});
const open = () => renderApp(paths.analytics, { session: buildSession() });
const panel = () => screen.findByRole('region', { name: 'AI insights' });
const APPLIED = {
  state: 'applied',
  applied: {
    at: '2026-11-27T10:00:00.000Z',
    text: 'New posts are now scheduled for Thursdays at 12:00 by default.',
    undoUntil: '2026-12-04T10:00:00.000Z',
  },
} as const;

test('an insight is shown with its impact, figures, sample and confidence', async () => {
  open();
  const found = within(await panel());
  expect(await found.findByRole('heading', { name: 'Post at 12:00, not 16:30' })).toBeVisible();
  expect(found.getByText('High')).toBeVisible();
  expect(
    found.getByText(
      /^12 actions for every 100 people reached between 12:00 and 13:00, and 6 at other times\. Based on 3,214 people over 12 weeks\.$/,
    ),
  ).toBeVisible();
  expect(found.getByText('97% confidence')).toBeVisible();
  expect(found.getByText('from 12 weeks')).toBeVisible();
  expect(
    found.getByText(/^Confidence shows how unlikely it is that chance alone explains these figures/),
  ).toBeVisible();
});

test('findings about posts alone rest on the posts', async () => {
  serverState.items = [buildInsight({ kind: 'content' })];
  open();
  expect(await within(await panel()).findByText('from 214 posts')).toBeVisible();
});

test('Apply says what was done, and can be undone from the toast and for a week from the panel', async () => {
  const applied = mockEndpoint(analyticsContract.applyInsight, () => (serverState.items = [buildInsight(APPLIED)])[0]!);
  const undone = mockEndpoint(analyticsContract.undoInsight, () => (serverState.items = [buildInsight()])[0]!);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Apply: Post at 12:00, not 16:30' }));
  const found = within(await panel());
  expect(await found.findByText('Applied · Undo until 4 December')).toBeVisible();
  expect(found.queryByRole('button', { name: /^(Apply|Dismiss)/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Apply: Post at 12:00, not 16:30' })).toBeVisible();
  expect(await screen.findByText('Undone. Everything is back as it was.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Apply: Post at 12:00, not 16:30' }));
  await user.click(await screen.findByRole('button', { name: 'Undo: Post at 12:00, not 16:30' }));
  await waitFor(() => expect(undone).toHaveLength(2));
  // Undone on its card, the toast of applying it offers that no more.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  expect(applied).toHaveLength(2);
});

test('after a week Undo is gone, and later the score is told', async () => {
  serverState.items = [
    buildInsight({
      ...APPLIED,
      applied: { ...APPLIED.applied, undoUntil: null },
      score:
        'Since you applied it: 512 actions in four weeks, 350 in the four before. That is more than chance would explain.',
    }),
  ];
  open();
  const found = within(await panel());
  expect(await found.findByText('Applied on 27 November')).toBeVisible();
  expect(found.getByText(/^Since you applied it: 512 actions/)).toBeVisible();
  expect(found.queryByRole('button')).not.toBeInTheDocument();
});

test('a refusal is told, and the insight stays', async () => {
  mockEndpoint(analyticsContract.applyInsight, () => refuse('conflict', 'The post behind this insight was deleted.'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Apply: Post at 12:00, not 16:30' }));
  expect(
    await screen.findByText(
      '“Post at 12:00, not 16:30” could not be applied. The post behind this insight was deleted.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply: Post at 12:00, not 16:30' })).toBeEnabled();
});

test('what only the owner can do leads to where it is done', async () => {
  serverState.items = [buildInsight({ kind: 'channel-mix', step: null, actAt: 'campaigns' })];
  open();
  const found = within(await panel());
  expect(await found.findByRole('link', { name: 'Open campaigns' })).toHaveAttribute('href', paths.campaigns);
  expect(found.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
});

test('a dismissed insight is gone, and comes back by Undo', async () => {
  const dismissed = mockEndpoint(analyticsContract.dismissInsight, ({ insightId }) => {
    serverState.items = [];
    return { id: insightId };
  });
  mockEndpoint(analyticsContract.undoInsight, () => (serverState.items = [buildInsight()])[0]!);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Dismiss: Post at 12:00, not 16:30' }));
  expect(await screen.findByText(/^No insights to show this week\./)).toBeVisible();
  expect(dismissed).toEqual([{ insightId: buildInsight().id }]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Post at 12:00, not 16:30' })).toBeVisible();
});

test('at first it says how much is missing', async () => {
  serverState = { items: [], weeks: 2, weeksNeeded: 5, posts: 3 };
  open();
  expect(await screen.findByText('Insights need about five weeks of figures. You have two so far.')).toBeVisible();
  expect(missingSentence({ weeks: 0, weeksNeeded: 5 })).toMatch(/You have not had a full week yet\.$/);
  expect(missingSentence({ weeks: 1, weeksNeeded: 5 })).toMatch(/You have one so far\.$/);
});

test('insights that cannot be loaded can be asked for again', async () => {
  let broken = true;
  mockEndpoint(analyticsContract.listInsights, () => (broken ? refuse('internal', 'Not now.') : serverState));
  const { user } = open();
  const found = within(await panel());
  expect(await found.findByText('The insights could not be loaded.')).toBeVisible();
  broken = false;
  await pressAgain(user, found);
  expect(await found.findByRole('heading', { name: 'Post at 12:00, not 16:30' })).toBeVisible();
});
