import { screen, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { analyticsContract } from '../../../contracts/analytics';
import { mockAnalytics } from '../../../testing/analytics-server';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';
import '../analytics-page'; // the page is lazy; importing it here keeps the loading out of each test's time limit
import '../goals/goals-panel';
import '../insights/insights-panel';
import './cohort-panel';

const COHORTS = [
  { first: '2026-09-07', people: 40, back: [10, 8, 0, 6, 5] },
  { first: '2026-09-28', people: 20, back: [5, 2] },
  { first: '2026-10-12', people: 1, back: [] },
];
beforeEach(() => {
  mockAnalytics();
  mockEndpoint(analyticsContract.getRetention, () => ({ cohorts: COHORTS }));
});
const open = () => renderApp(paths.analytics, { session: buildSession() });
const panel = async () => within(await screen.findByRole('region', { name: 'Returning contacts' }));

test('contacts are shown by first week, in a map that arrow keys read, a sentence and a table', async () => {
  const { user } = open();
  const found = await panel();
  const map = await found.findByRole('slider', { name: 'Share of contacts who came back, by first week' });
  expect(
    found.getByText('25% of 60 contacts came back in the week after their first, and 15% of 40 four weeks later.'),
  ).toBeVisible();
  expect(found.getByText(/website visitors cannot be recognised on another day/)).toBeVisible();
  await user.click(map);
  await user.keyboard('{Home}');
  expect(map).toHaveAttribute(
    'aria-valuetext',
    '10 of the 40 people who first came in the week from 7 September came back 1 week later.',
  );
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(map).toHaveAttribute(
    'aria-valuetext',
    '2 of the 20 people who first came in the week from 28 September came back 2 weeks later.',
  );
  await user.keyboard('{ArrowRight}{ArrowDown}'); // neither is there
  expect(map).toHaveAttribute('aria-valuenow', '6');

  await user.click(found.getByRole('button', { name: 'View as table' }));
  expect(
    found.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)),
  ).toEqual([
    ['First week from', 'People', '+1', '+2', '+3', '+4', '+5'],
    ['7 September', '40', '10', '8', '0', '6', '5'],
    ['28 September', '20', '5', '2', '', '', ''],
    ['12 October', '1', '', '', '', '', ''],
  ]);
});

test('too few people are no table, and a failure can be tried again', async () => {
  mockEndpoint(analyticsContract.getRetention, () => ({ cohorts: COHORTS.slice(1) }));
  const { unmount } = open();
  expect(await (await panel()).findByText(/^Once 30 contacts have opened an email/)).toBeVisible();
  unmount();
  mockEndpoint(analyticsContract.getRetention, () => refuse('internal', 'Not now.'));
  open();
  expect(await (await panel()).findByText('Returning contacts could not be loaded.')).toBeVisible();
});
