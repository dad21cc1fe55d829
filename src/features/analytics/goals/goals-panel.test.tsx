import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { analyticsContract } from '../../../contracts/analytics';
import type { Goal } from '../../../contracts/analytics-goals';
import { mockAnalytics } from '../../../testing/analytics-server';
import { buildGoal } from '../../../testing/builders/insights';
import { buildSession } from '../../../testing/builders/session';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';
import { openDialogs } from '../../../testing/open-dialogs';
import '../analytics-page'; // the page is lazy; importing it here keeps the loading out of each test's time limit
import '../insights/insights-panel';
import './goals-panel';

const SUGGESTIONS = [
  { kind: 'conversion', match: 'table', count: 31 },
  { kind: 'view', match: 'grill.example/menu', count: 640 },
] as const;
let goals: Goal[];
beforeEach(() => {
  goals = [buildGoal()];
  mockAnalytics();
  mockEndpoint(analyticsContract.listGoals, () => ({
    items: goals,
    suggestions: [...SUGGESTIONS],
    daysLeft: 12,
  }));
});
const open = () => renderApp(paths.analytics, { session: buildSession() });
const panel = async () => within(await screen.findByRole('region', { name: 'Goals' }));

test('a goal shows what was counted of what is wanted, and where the month is likely to end', async () => {
  goals.push(buildGoal({ id: 'c8b2d3e4-8c3a-4d8b-8dbd-4c5a6f7e8d03', name: 'Menu', done: 90, monthly: 80 }));
  open();
  const found = await panel();
  expect(await found.findByRole('meter', { name: 'Bookings' })).toHaveAttribute('aria-valuetext', '31 of 40');
  const [bookings, menu] = found.getAllByRole('listitem');
  expect(bookings).toHaveTextContent('about 46 by the end of the month');
  expect(menu).toHaveTextContent('90 of 80 · reached');
  expect(menu).not.toHaveTextContent('by the end of the month');
  expect(found.getByText('12 days left this month')).toBeVisible();
});

test('while too few days were measured nothing is foreseen', async () => {
  goals = [buildGoal({ forecast: null })];
  open();
  const [goal] = await (await panel()).findAllByRole('listitem');
  expect(goal).not.toHaveTextContent('end of the month');
});

test('a goal is set with a suggestion of what was counted; what is wrong stands at its field', async () => {
  goals = [];
  const created = mockEndpoint(analyticsContract.createGoal, (input) => (goals = [buildGoal(input)])[0]!);
  const { user } = open();
  const found = await panel();
  expect(await found.findByText(/^Set what you want to reach each month/)).toBeVisible();
  await user.click(found.getByRole('button', { name: 'Add goal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add goal' }));
  await user.click(dialog.getByRole('button', { name: 'Save goal' }));
  expect(await dialog.findByText('Name is required.')).toBeVisible();
  expect(dialog.getByText('Enter how many you want each month.')).toBeVisible();

  await user.type(dialog.getByLabelText('Name'), 'Tables');
  await user.click(dialog.getByLabelText(/^Only those named/));
  await user.click(await screen.findByRole('option', { name: 'table' }));
  await user.type(dialog.getByLabelText('Monthly target'), '40');
  await user.click(dialog.getByRole('button', { name: 'Save goal' }));
  await waitFor(() => expect(created).toEqual([{ name: 'Tables', kind: 'conversion', match: 'table', monthly: 40 }]));
  expect(await found.findByRole('heading', { name: 'Tables' })).toBeVisible();
  expect(openDialogs()).toEqual([]);
});

test('a goal is changed, and a refusal keeps what was typed', async () => {
  mockEndpoint(analyticsContract.updateGoal, () => refuse('not_found', 'We could not find this goal.'));
  const { user } = open();
  await user.click(await (await panel()).findByRole('button', { name: 'Edit the goal Bookings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit goal' }));
  await user.clear(dialog.getByLabelText('Monthly target'));
  await user.type(dialog.getByLabelText('Monthly target'), '50');
  await user.click(dialog.getByRole('button', { name: 'Save goal' }));
  expect(await dialog.findByText('We could not find this goal.')).toBeVisible();
  expect(dialog.getByLabelText('Monthly target')).toHaveValue('50');

  const updated = mockEndpoint(analyticsContract.updateGoal, ({ goalId, ...input }) =>
    buildGoal({ id: goalId, ...input }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save goal' }));
  await waitFor(() => expect(updated).toMatchObject([{ goalId: buildGoal().id, name: 'Bookings', monthly: 50 }]));
});

test('a deleted goal can be put back', async () => {
  const deleted = mockEndpoint(analyticsContract.deleteGoal, ({ goalId }) => {
    goals = [];
    return { id: goalId };
  });
  const created = mockEndpoint(analyticsContract.createGoal, (input) => (goals = [buildGoal(input)])[0]!);
  const { user } = open();
  const found = await panel();
  await user.click(await found.findByRole('button', { name: 'Delete the goal Bookings' }));
  expect(await screen.findByText('The goal “Bookings” was deleted.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await found.findByRole('heading', { name: 'Bookings' })).toBeVisible();
  expect([deleted.length, created]).toEqual([1, [{ name: 'Bookings', kind: 'conversion', match: '', monthly: 40 }]]);
});

test('goals that cannot be loaded can be asked for again', async () => {
  let broken = true;
  mockEndpoint(analyticsContract.listGoals, () =>
    broken ? refuse('internal', 'Not now.') : { items: goals, suggestions: [], daysLeft: 0 },
  );
  const { user } = open();
  const found = await panel();
  expect(await found.findByText('Your goals could not be loaded.')).toBeVisible();
  broken = false;
  await pressAgain(user, found);
  expect(await found.findByText('last day of the month')).toBeVisible();
});
