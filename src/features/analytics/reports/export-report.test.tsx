import { screen, waitFor, within } from '@testing-library/react';
import { analyticsContract } from '../../../contracts/analytics';
import { paths } from '../../../config/paths';
import { reportsContract } from '../../../contracts/reports';
import { mockAnalytics } from '../../../testing/analytics-server';
import { buildTopItem } from '../../../testing/builders/analytics';
import { buildDemoSession, buildSession } from '../../../testing/builders/session';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';
import '../analytics-page'; // lazy; importing it here keeps the loading out of each test's time limit
import '../components/breakdown-panel';
import '../components/hours-panel';
import './report-dialog';

const share = {
  id: '0d5c9c35-3a27-4b50-8c3e-6a2f3f6b1c0a',
  period: '30d',
  from: '2026-05-11',
  to: '2026-06-09',
  createdAt: '2026-06-09T10:00:00.000Z',
  expiresAt: '2026-09-07T10:00:00.000Z',
  state: 'open' as 'open' | 'expired' | 'revoked',
};
const report = {
  from: '2026-05-11',
  to: '2026-06-09',
  summary: [
    [
      { text: 'Corner Grill', query: 'business.name' },
      { text: ' reached ', query: null },
      { text: '3,860', query: 'totals.reach' },
      { text: ' people.', query: null },
    ],
  ],
  insights: [
    [
      { text: '20%', query: 'insights.1.size' },
      { text: ' more people reached than usual by email.', query: null },
    ],
  ],
  queries: [
    {
      query: 'insights.1.size',
      name: 'Insight 1: size',
      text: '20%',
      words: 'The difference between what was counted and what was expected.',
    },
    {
      query: 'business.name',
      name: 'Name of the business',
      text: 'Corner Grill',
      words: 'The name of the business, from its settings.',
    },
    {
      query: 'totals.reach',
      name: 'People reached',
      text: '3,860',
      words: 'People who saw a page or opened an email, counted once a day.',
    },
  ],
};

beforeEach(() => {
  mockAnalytics();
  mockEndpoint(analyticsContract.listTopContent, () => ({ items: [buildTopItem()] }));
  mockEndpoint(reportsContract.getReport, () => report);
  mockEndpoint(reportsContract.listReportShares, () => ({ items: [] }));
  mockEndpoint(reportsContract.getReportMail, () => ({
    often: 'never' as const,
    email: 'maya@cornergrill.example',
    confirmed: true,
  }));
});

async function open(session = buildSession(), query = '') {
  const app = renderApp(`${paths.analytics}${query}`, { session });
  await app.user.click(await screen.findByRole('button', { name: 'Export Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export report' }));
  return { ...app, dialog };
}

test('the report is shown in sentences, and each number says where it comes from', async () => {
  const { dialog, user } = await open();
  const number = await dialog.findByRole('button', { name: '3,860' });
  expect(dialog.getByText('Select a number to see where it comes from.')).toBeVisible();
  await user.click(number);
  expect(number).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.getByText(/People who saw a page or opened an email, counted once a day\./)).toHaveTextContent(
    '3,860 · People reached. People who saw a page or opened an email, counted once a day.',
  );
  await user.click(dialog.getByRole('button', { name: '20%' }));
  expect(dialog.getByText(/counted and what was expected/)).toHaveTextContent('20% · Insight 1: size.');
});

test('the files are those of the period that is shown', async () => {
  const { dialog } = await open(buildSession(), '?period=90d');
  expect(await dialog.findByRole('link', { name: 'Download PDF' })).toHaveAttribute(
    'href',
    '/api/reports/pdf?period=90d',
  );
  expect(dialog.getByRole('link', { name: 'Download CSV files (.zip)' })).toHaveAttribute(
    'href',
    '/api/reports/csv?period=90d',
  );
});

test('a report that cannot be loaded can be tried again', async () => {
  let fails = true;
  mockEndpoint(reportsContract.getReport, () => (fails ? refuse('internal', 'The figures are resting.') : report));
  const { dialog, user } = await open();
  expect(await dialog.findByText('The figures are resting.')).toBeVisible();
  fails = false;
  await pressAgain(user, dialog);
  expect(await dialog.findByRole('button', { name: '3,860' })).toBeVisible();
});

test('a link is created for the period, shown once, and withdrawn after a confirmation', async () => {
  let items: (typeof share)[] = [];
  mockEndpoint(reportsContract.listReportShares, () => ({ items }));
  const made = mockEndpoint(reportsContract.createReportShare, () => {
    items = [share];
    return { share, url: 'https://fourbeat.example/r/secret' };
  });
  const removed = mockEndpoint(reportsContract.deleteReportShare, () => {
    items = [{ ...share, state: 'revoked' }];
    return {};
  });
  const { dialog, user } = await open(buildSession(), '?period=7d');
  await user.click(await dialog.findByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText('https://fourbeat.example/r/secret')).toBeVisible();
  expect(made).toEqual([{ period: '7d' }]);
  expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(await dialog.findByText('Created on 9 June, works until 7 September 2026')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Withdraw the link for 11 May to 9 June' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw link' }));
  expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
  expect(removed).toEqual([{ shareId: share.id }]);
  expect(screen.queryByText('https://fourbeat.example/r/secret')).not.toBeInTheDocument();
});

test('a link that could not be created says why', async () => {
  mockEndpoint(reportsContract.createReportShare, () => refuse('rate_limited', 'Too many links today.'));
  const { dialog, user } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText('Too many links today.')).toBeVisible();
});

test('the report is emailed as often as chosen, and a failed change keeps the old choice', async () => {
  let often: 'never' | 'weekly' | 'monthly' = 'never';
  const mail = () => ({ often, email: 'maya@cornergrill.example', confirmed: true });
  mockEndpoint(reportsContract.getReportMail, mail);
  const sent = mockEndpoint(reportsContract.updateReportMail, (input) => {
    if (input.often === 'monthly') return refuse('internal', 'This did not work.');
    often = input.often;
    return mail();
  });
  const { dialog, user } = await open();
  expect(await dialog.findByRole('radio', { name: 'Never' })).toBeChecked();
  await user.click(dialog.getByText('Weekly'));
  expect(await dialog.findByText('We send it to maya@cornergrill.example on Mondays at 08:00.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Weekly' })).toBeChecked());
  await user.click(dialog.getByText('Monthly'));
  expect(await screen.findByText('This did not work.')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  expect(sent).toEqual([{ often: 'weekly' }, { often: 'monthly' }]);
});

test('an address that is not confirmed is not said to get anything before it is', async () => {
  mockEndpoint(reportsContract.getReportMail, () => ({
    often: 'weekly' as const,
    email: 'maya@cornergrill.example',
    confirmed: false,
  }));
  const { dialog } = await open();
  expect(
    await dialog.findByText(
      'Once you have confirmed your email address, we will send it to maya@cornergrill.example on Mondays at 08:00.',
    ),
  ).toBeVisible();
  expect(dialog.queryByText(/^We send it to/)).not.toBeInTheDocument();
});

test('a report without numbers invites nobody to select one; a button closes the dialog', async () => {
  mockEndpoint(reportsContract.getReport, () => ({
    ...report,
    summary: [[{ text: 'Nothing was measured from 11 May to 9 June 2026.', query: null }]],
    insights: [],
    queries: [],
  }));
  const { dialog, user } = await open();
  expect(await dialog.findByText(/^Nothing was measured/)).toBeVisible();
  expect(dialog.queryByText(/Select a number/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export report' })).not.toBeInTheDocument());
});

test('a demo offers the files and says that it cannot share reports', async () => {
  const { dialog } = await open(buildDemoSession());
  expect(await dialog.findByText(/A demo cannot share reports\./)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Create link' })).not.toBeInTheDocument();
});
