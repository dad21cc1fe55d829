import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { activityContract } from '../../contracts/activity';
import { buildLogEntry } from '../../testing/builders/activity';
import { buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';

const open = (address: string = paths.activity) => renderApp(address, { session: buildSession() });
const entry = (number: number, partial = {}) =>
  buildLogEntry({
    id: `e6f4a3b5-8c3a-4d8b-8dbd-4c5a6f7e8d${String(number).padStart(2, '0')}`,
    title: `Thing ${number}`,
    ...partial,
  });
const rows = async () => within(await screen.findByRole('list', { name: 'Activity' })).getAllByRole('listitem');

test('each entry says what happened, who did it and when, and links there if there is a page', async () => {
  mockEndpoint(activityContract.listActivities, () => ({
    items: [
      entry(1, { title: '“Rye” was approved and scheduled', actorName: 'Maya Okafor', status: 'pending' }),
      entry(2, { type: 'team', title: 'The time zone was changed to Europe/Berlin', link: null }),
      entry(3, { title: '“Oats” could not be published', status: 'failed' }),
    ],
    nextCursor: null,
  }));
  open();

  const [first, second, third] = await rows();
  expect(first).toHaveTextContent('“Rye” was approved and scheduledContent · Maya Okafor · 9 June, 08:30Pending');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', entry(1).link);
  expect(second).toHaveTextContent('Europe/BerlinTeam · 9 June, 08:30');
  expect(within(second!).queryByRole('link')).not.toBeInTheDocument();
  expect(second).not.toHaveTextContent('Completed');
  expect(third).toHaveTextContent('Failed');
});

test('older entries load on request', async () => {
  const asked = mockEndpoint(activityContract.listActivities, ({ cursor }) =>
    cursor ? { items: [entry(2)], nextCursor: null } : { items: [entry(1)], nextCursor: 'next' },
  );
  const { user } = open();
  expect(await rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show older activity' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show older activity' })).not.toBeInTheDocument();
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'next']);
});

test('a failed page of older entries keeps the newer ones, and can be retried', async () => {
  mockEndpoint(activityContract.listActivities, ({ cursor }) =>
    cursor ? refuse('internal', 'Not now.') : { items: [entry(1)], nextCursor: 'next' },
  );
  const { user } = open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Show older activity' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Older activity could not be loaded.');
  expect(await rows()).toHaveLength(1);
  mockEndpoint(activityContract.listActivities, ({ cursor }) => ({
    items: [entry(cursor ? 2 : 1)],
    nextCursor: cursor ? null : 'next',
  }));
  await pressAgain(user);
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('one kind is chosen, kept in the address, and restored from it', async () => {
  const asked = mockEndpoint(activityContract.listActivities, ({ type }) => ({
    items: type === 'voice' ? [] : [entry(1, { type: type ?? 'content' })],
    nextCursor: null,
  }));
  const { user, router } = open(`${paths.activity}?type=team`);
  await rows();
  expect(screen.getByRole('radio', { name: 'Team' })).toBeChecked();
  await user.click(screen.getByText('Voice'));
  expect(await screen.findByText('No calls yet')).toBeVisible();
  expect(router.state.location.search).toBe('?type=voice');
  await user.click(screen.getByRole('button', { name: 'Show all activity' }));
  await rows();
  expect(router.state.location.search).toBe('');
  expect(asked.map(({ type }) => type)).toEqual(['team', 'voice', undefined]);
});

test('an empty log says what it is for', async () => {
  mockEndpoint(activityContract.listActivities, () => ({ items: [], nextCursor: null }));
  open();
  expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
});

test('a log that cannot be loaded says why and can be retried', async () => {
  mockNetworkFailure(activityContract.listActivities);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The activity could not be loaded.');
  mockEndpoint(activityContract.listActivities, () => ({ items: [entry(1)], nextCursor: null }));
  await pressAgain(user);
  expect(await rows()).toHaveLength(1);
});
