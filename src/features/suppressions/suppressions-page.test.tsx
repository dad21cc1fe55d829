import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { contactsContract } from '../../contracts/contacts';
import type { Output } from '../../contracts/endpoint';
import { suppressionReasons } from '../../domain/consent';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';
import { lockOf } from './suppression-words';
import './suppressions-page'; // the page is lazy: loaded here, no test's patience is spent on it

type Suppression = Output<typeof contactsContract.listSuppressions>['items'][number];
const build = (number: number, partial: Partial<Suppression> = {}): Suppression => ({ id: `d1e2f3a4-8c3a-4d8b-8dbd-4c5a6f7e8d0${number}`, channel: 'email', point: `person${number}@example.com`, reason: 'blocked', cause: '', at: '2026-06-01T10:00:00.000Z', ...partial });
let held: Suppression[];
let asked: { search: string }[];
beforeEach(() => {
  held = [build(1), build(2, { reason: 'unsubscribed' }), build(3, { reason: 'erased', point: null }), build(4, { reason: 'bounced' })];
  asked = mockEndpoint(contactsContract.listSuppressions, ({ search }) => ({ items: held.filter(({ point }) => search === '' || point?.includes(search)), nextCursor: null }));
});
const open = () => renderApp(paths.suppressions, { session: buildSession() });
const rows = async () => within(await screen.findByRole('list', { name: 'Blocked addresses' })).getAllByRole('listitem');

test('each address says for what it is blocked, why and since when; an erased one is not shown', async () => {
  open();
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent('person1@example.comNo emails · Blocked by you · since 1 June 2026');
  expect(second).toHaveTextContent('Unsubscribed');
  expect(within(second!).getByRole('button')).toHaveAccessibleDescription('They unsubscribed. Only they can come back, by signing up again.');
  expect(third).toHaveTextContent('An erased personNo emails · Erased by your team · since 1 June 2026');
});

test.each(suppressionReasons)('%s either can be unblocked or says why not', (reason) => {
  expect(lockOf(reason)).toEqual(reason === 'bounced' || reason === 'blocked' ? null : reason === 'unsubscribed' ? expect.stringContaining('Only they can come back') : expect.stringContaining('That stays'));
});

test('one is found by its words, and nothing found says so', async () => {
  const { user } = open();
  await rows();
  await user.type(screen.getByRole('searchbox', { name: 'Search blocked addresses' }), 'person4');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await user.type(screen.getByRole('searchbox', { name: 'Search blocked addresses' }), 'x');
  expect(await screen.findByText('“person4x”')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  expect(asked.map(({ search }) => search)).toEqual(['', 'person4', 'person4x']);
});

test('an address is blocked by hand; what is none is said at its field', async () => {
  const created = mockEndpoint(contactsContract.createSuppression, ({ point }) => {
    if (!point.includes('@')) return refuse('invalid_request', 'Check the marked fields.', { point: 'Enter an email address or a phone number.' });
    held = [build(9, { point }), ...held];
    return { added: 1 };
  });
  const { user } = open();
  await rows();
  const field = screen.getByLabelText('Email or phone number');
  await user.click(screen.getByRole('button', { name: 'Block it' }));
  expect(await screen.findByText('Email or phone is required.')).toBeVisible();
  expect(created).toEqual([]);
  await user.type(field, 'hello');
  await user.click(screen.getByRole('button', { name: 'Block it' }));
  expect(await screen.findByText('Enter an email address or a phone number.')).toBeVisible();
  expect(field).toHaveValue('hello');
  await user.type(field, '@example.com');
  await user.click(screen.getByRole('button', { name: 'Block it' }));
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('hello@example.com'));
  expect(field).toHaveValue('');
});

test('what was blocked by hand is unblocked, and blocked again with Undo', async () => {
  const deleted = mockEndpoint(contactsContract.deleteSuppression, ({ suppressionId }) => {
    held = held.filter(({ id }) => id !== suppressionId);
    return { id: suppressionId };
  });
  const created = mockEndpoint(contactsContract.createSuppression, () => ({ added: 1 }));
  const { user } = open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Unblock person1@example.com for emails' }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(created).toEqual([{ point: 'person1@example.com' }]));
  expect(deleted).toHaveLength(1);
});

test('no blocked address says what will stand here, and a failure can be tried again', async () => {
  mockNetworkFailure(contactsContract.listSuppressions);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Blocked addresses could not be read.');
  mockEndpoint(contactsContract.listSuppressions, () => ({ items: [], nextCursor: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No address is blocked')).toBeVisible();
});
