import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { analyticsContract } from '../../../contracts/analytics';
import type { SpentCost } from '../../../contracts/analytics-attribution';
import { mockAnalytics } from '../../../testing/analytics-server';
import { buildAttribution, buildBrought } from '../../../testing/builders/analytics';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';
import '../analytics-page'; // the page is lazy; importing it here keeps the loading out of each test's time limit
import '../goals/goals-panel';
import '../insights/insights-panel';
import './attribution-panel';

const HOSTILE = '<img src=x onerror=alert(1)>“\u202e';
let costs: SpentCost[];
let asked: unknown[];
beforeEach(() => {
  costs = [];
  mockAnalytics();
  mockEndpoint(analyticsContract.listCosts, () => ({ currency: 'GBP', items: costs }));
  asked = mockEndpoint(analyticsContract.getAttribution, ({ by }) =>
    buildAttribution({
      items:
        by === 'campaign'
          ? [
              {
                source: 'email',
                campaign: HOSTILE,
                first: buildBrought({ leads: 1 }),
                last: buildBrought({ leads: 2 }),
                cost: null,
              },
            ]
          : [
              {
                ...{ source: 'google.com', campaign: '', cost: 12_000 },
                first: buildBrought({ leads: 30, conversions: 4, revenue: 20_000 }),
                last: buildBrought({ leads: 40, conversions: 6, revenue: 36_000 }),
              },
              {
                ...{ source: 'instagram.com', campaign: '', cost: null },
                first: buildBrought({ leads: 34, conversions: 5, revenue: 25_000 }),
                last: buildBrought({ leads: 9, conversions: 2, revenue: 9_000 }),
              },
            ],
      rest: { first: buildBrought({ leads: 3 }), last: buildBrought({ leads: 18 }) },
    }),
  );
});
const open = (session = buildSession()) => renderApp(paths.analytics, { session });
const panel = async () => within(await screen.findByRole('region', { name: 'What brought customers' }));
const rows = (found: Awaited<ReturnType<typeof panel>>) =>
  found
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

test('first and last touch stand side by side, with what is not known below them', async () => {
  open();
  const found = await panel();
  expect(await found.findByRole('columnheader', { name: 'First touch' })).toBeVisible();
  expect(rows(found)).toEqual([
    ['google.com', '30', '40', '£120'],
    ['instagram.com', '34', '9', 'Not known'],
    ['Not known', '3', '18', ''],
  ]);
  expect(
    found.getByText('By first touch, instagram.com does best: 34 leads. By last touch, google.com: 40 leads.'),
  ).toBeVisible();
  expect(found.getByText(/^We can recognise a website visitor for one day only/)).toBeVisible();
});

test('cost per lead and return are shown where the cost is known, and "Not known" elsewhere', async () => {
  const { user } = open();
  const found = await panel();
  await user.click(await found.findByRole('tab', { name: 'Cost per lead' }));
  expect(rows(found)).toEqual([
    ['google.com', '£4', '£3', '£120'],
    ['instagram.com', 'Not known', 'Not known', 'Not known'],
  ]);
  await user.click(found.getByRole('tab', { name: 'Return' }));
  expect(rows(found)[0]).toEqual(['google.com', '1.7×', '3×', '£120']);
  expect(
    found.getByText('google.com does best either way: £1.67 for each £1 spent (first touch), £3 (last touch).'),
  ).toBeVisible();
});

test('campaigns are named as they are, whatever they are called', async () => {
  const { user } = open();
  const found = await panel();
  await user.click(await found.findByText('Campaigns'));
  await waitFor(() => expect(rows(found)[0]![0]).toBe(`${HOSTILE}Email`));
  expect(asked.at(-1)).toMatchObject({ by: 'campaign' });
});

test('an owner enters a cost, changes nothing by a typing error, and takes a cost away', async () => {
  const sent = mockEndpoint(analyticsContract.updateCost, (cost) => {
    costs = cost.amount === null ? [] : [{ ...cost, amount: cost.amount }];
    return cost;
  });
  const { user } = open();
  await user.click(await (await panel()).findByRole('button', { name: 'Enter costs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Costs' }));
  await user.type(dialog.getByLabelText('Source'), 'flyer');
  await user.type(await dialog.findByLabelText('Cost that month (GBP)'), 'about ten');
  await user.click(dialog.getByRole('button', { name: 'Save cost' }));
  expect(await dialog.findByText('Cost must be an amount, such as 120.50.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(dialog.getByLabelText('Cost that month (GBP)'));
  await user.type(dialog.getByLabelText('Cost that month (GBP)'), '1,234.50');
  await user.click(dialog.getByRole('button', { name: 'Save cost' }));
  expect(await dialog.findByRole('cell', { name: '£1,234.50' })).toBeVisible();
  expect(sent).toMatchObject([{ source: 'flyer', campaign: '', amount: 123_450 }]);
  expect(dialog.getByLabelText('Source')).toHaveValue('flyer');
  expect(dialog.getByLabelText('Cost that month (GBP)')).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: /^Remove the cost of flyer in / }));
  await waitFor(() => expect(dialog.queryByRole('cell', { name: '£1,234.50' })).not.toBeInTheDocument());
  expect(sent.at(-1)).toMatchObject({ source: 'flyer', amount: null });
});

test('members see the figures and cannot enter costs', async () => {
  open(buildSession({ workspace: { role: 'member' } }));
  expect(await (await panel()).findByRole('button', { name: 'Enter costs' })).toHaveAccessibleDescription(
    'Only an owner of the workspace can enter costs.',
  );
});

test('nothing brought says so, and a failure can be tried again', async () => {
  mockEndpoint(analyticsContract.getAttribution, () => buildAttribution());
  const { unmount } = open();
  expect(await (await panel()).findByText(/^Nobody left their details or bought anything/)).toBeVisible();
  unmount();
  mockEndpoint(analyticsContract.getAttribution, () => refuse('internal', 'Not now.'));
  open();
  expect(await (await panel()).findByText('The sources of your customers could not be loaded.')).toBeVisible();
});
