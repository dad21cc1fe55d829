import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { contactsContract } from '../../../contracts/contacts';
import type { Output } from '../../../contracts/endpoint';
import { suppressionReasons } from '../../../domain/consent';
import { buildSession } from '../../../testing/builders/session';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';
import { lockOf } from './suppression-words';
import './suppressions-page'; // the page is lazy: loaded here, no test's patience is spent on it

type Suppression = Output<typeof contactsContract.listSuppressions>['items'][number];
const build = (number: number, partial: Partial<Suppression> = {}): Suppression => ({
  id: `d1e2f3a4-8c3a-4d8b-8dbd-4c5a6f7e8d0${number}`,
  channel: 'email',
  point: `person${number}@example.com`,
  reason: 'blocked',
  cause: '',
  importId: null,
  at: '2026-06-01T10:00:00.000Z',
  ...partial,
});
let serverState: Suppression[];
let asked: { search: string; reason?: string | undefined }[];
beforeEach(() => {
  serverState = [
    build(1),
    build(2, { reason: 'unsubscribed' }),
    build(3, { reason: 'erased', point: null }),
    build(4, { reason: 'bounced' }),
  ];
  asked = mockEndpoint(contactsContract.listSuppressions, ({ search, reason }) => ({
    items: serverState.filter(
      (one) => (search === '' || one.point?.includes(search)) && (!reason || one.reason === reason),
    ),
    nextCursor: null,
  }));
});
const open = () => renderApp(paths.suppressions, { session: buildSession() });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Blocked addresses' })).getAllByRole('listitem');

test('each address says for what it is blocked, why and since when; an erased one is not shown', async () => {
  open();
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent('person1@example.comNo emails · Blocked by you · since 1 June 2026');
  expect(second).toHaveTextContent('Unsubscribed');
  expect(within(second!).getByRole('button')).toHaveAccessibleDescription(
    'They unsubscribed. Only they can come back, by signing up again.',
  );
  expect(third).toHaveTextContent('An erased personNo emails · Erased by your team · since 1 June 2026');
});

test.each(suppressionReasons)('%s either can be unblocked or says why not', (reason) => {
  expect(lockOf(reason)).toEqual(
    reason === 'bounced' || reason === 'blocked'
      ? null
      : reason === 'unsubscribed'
        ? expect.stringContaining('Only they can come back')
        : expect.stringContaining('This can’t be changed'),
  );
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
    if (!point.includes('@'))
      return refuse('invalid_request', 'Check the marked fields.', {
        point: 'Enter an email address or a phone number.',
      });
    serverState = [build(9, { point }), ...serverState];
    return { added: 1 };
  });
  const { user } = open();
  await rows();
  const field = screen.getByLabelText('Email or phone number');
  await user.click(screen.getByRole('button', { name: 'Block address' }));
  expect(await screen.findByText('Email or phone is required.')).toBeVisible();
  expect(created).toEqual([]);
  await user.type(field, 'hello');
  await user.click(screen.getByRole('button', { name: 'Block address' }));
  expect(await screen.findByText('Enter an email address or a phone number.')).toBeVisible();
  expect(field).toHaveValue('hello');
  await user.type(field, '@example.com');
  await user.click(screen.getByRole('button', { name: 'Block address' }));
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('hello@example.com'));
  expect(field).toHaveValue('');
});

test('what was blocked by hand is unblocked, and blocked again with Undo', async () => {
  const deleted = mockEndpoint(contactsContract.deleteSuppression, ({ suppressionId }) => {
    serverState = serverState.filter(({ id }) => id !== suppressionId);
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
  expect(await screen.findByRole('alert')).toHaveTextContent('Blocked addresses could not be loaded.');
  mockEndpoint(contactsContract.listSuppressions, () => ({ items: [], nextCursor: null }));
  await pressAgain(user);
  expect(await screen.findByText('No blocked addresses')).toBeVisible();
});

test('an address is shown in its own script, not as it is kept', async () => {
  serverState = [build(1, { point: 'ada@xn--mller-kva.example' })];
  open();
  expect((await rows())[0]).toHaveTextContent('ada@müller.example');
});

test('an address says what the mail server answered when it was blocked', async () => {
  serverState = [build(1, { reason: 'bounced', cause: '550 Sender verify failed' }), build(2)];
  open();
  const [first, second] = await rows();
  expect(first).toHaveTextContent('Email bounced · since 1 June 2026550 Sender verify failed');
  expect(second!.querySelector('q')).toBeNull();
});

test('several are unblocked after a question that says what it does; what their owners asked for cannot be chosen', async () => {
  const unblocked = mockEndpoint(contactsContract.deleteSuppressions, ({ ids = [] }) => {
    serverState = serverState.filter(({ id }) => !ids.includes(id));
    return { unblocked: ids.length, more: false };
  });
  const { user } = open();
  await rows();
  expect(screen.queryByRole('checkbox', { name: 'Select person2@example.com' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByRole('checkbox', { name: '2 selected' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Unblock selected…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Unblock 2 addresses?' });
  expect(question).toHaveTextContent('They can get your emails again if they agreed to them.');
  await user.click(within(question).getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByText('2 addresses are unblocked.')).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(unblocked).toEqual([{ ids: [build(1).id, build(4).id] }]);
});

test('all of one reason that a search finds are unblocked, in as many steps as it takes', async () => {
  let left = 2_300;
  const unblocked = mockEndpoint(contactsContract.deleteSuppressions, () => {
    const now = Math.min(1_000, left);
    left -= now;
    return { unblocked: now, more: now === 1_000 };
  });
  const { user } = open();
  await rows();
  expect(screen.queryByRole('button', { name: 'Unblock all…' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Email bounced' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Unblock all…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Unblock every address under “Email bounced”?' });
  await user.click(within(question).getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByText('2,300 addresses are unblocked.')).toBeVisible();
  expect(unblocked).toEqual(Array(3).fill({ all: { search: '', reason: 'bounced' } }));
  expect(asked.at(-1)).toMatchObject({ reason: 'bounced' });
});

test('a failure is said in the question, which stays open, and nothing is unblocked', async () => {
  mockEndpoint(contactsContract.deleteSuppressions, () => refuse('unavailable'));
  const { user } = open();
  await rows();
  await user.click(screen.getByRole('checkbox', { name: 'Select person1@example.com' }));
  await user.click(screen.getByRole('button', { name: 'Unblock selected…' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Unblock' }));
  expect(await within(question).findByRole('alert')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await rows()).toHaveLength(4);
});

describe('a list from elsewhere', () => {
  /** jsdom’s files cannot be read as text. */
  const bring = async (user: ReturnType<typeof open>['user'], text: string) =>
    user.upload(
      screen.getByLabelText('List of addresses to block'),
      Object.assign(new File([text], 'unsubscribed.csv', { type: 'text/csv' }), { text: () => Promise.resolve(text) }),
    );

  test('is blocked for the reason that was chosen, and says what was left out', async () => {
    const imported = mockEndpoint(contactsContract.createSuppressions, ({ points }) => ({
      added: points.length - 1,
      faults: [1],
    }));
    const { user } = open();
    await rows();
    await bring(user, 'Email,Name\nada@example.com,Ada\nbroken@address,Bo\nno address here\ngrace@example.com,Grace\n');
    const status = (await screen.findByText('Nothing will be sent to them from now on.')).closest('[role=status]');
    expect(status).toHaveTextContent('2 addresses were read.');
    expect(screen.getByText('2 lines were skipped, without a valid email address or phone number:')).toBeVisible();
    const skipped = within(screen.getByRole('list', { name: 'Skipped lines' })).getAllByRole('listitem');
    expect(skipped.map(({ textContent }) => textContent)).toEqual([
      'Line 3: broken@address',
      'Line 4: no address here',
    ]);
    expect(imported).toEqual([
      {
        reason: 'blocked',
        importId: expect.any(String),
        points: ['ada@example.com', 'broken@address', 'grace@example.com'],
      },
    ]);
  });

  test('is taken back whole from the message, or beside it', async () => {
    const imported = mockEndpoint(contactsContract.createSuppressions, ({ points }) => ({
      added: points.length,
      faults: [],
    }));
    const answers = [
      { unblocked: 1_000, more: true },
      { unblocked: 2, more: false },
    ];
    const undone = mockEndpoint(contactsContract.deleteSuppressionImport, () => answers.shift()!);
    const { user } = open();
    await rows();
    await bring(user, 'ada@example.com\ngrace@example.com\n');
    expect(await screen.findByRole('button', { name: 'Undo this import' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The import is undone: 1,002 entries are as before.')).toBeVisible();
    const { importId } = imported[0]!;
    expect(undone).toEqual([{ importId }, { importId }]);
    expect(screen.queryByRole('button', { name: 'Undo this import' })).not.toBeInTheDocument();
  });

  test('is taken back later, from an address that only its owner could open else', async () => {
    const importId = 'd1e2f3a4-8c3a-4d8b-8dbd-4c5a6f7e8d99';
    serverState = [build(1, { reason: 'unsubscribed', importId }), build(2, { reason: 'unsubscribed' })];
    const undone = mockEndpoint(contactsContract.deleteSuppressionImport, () => ({ unblocked: 1, more: false }));
    const { user } = open();
    await rows();
    expect(screen.getAllByRole('button', { name: /^Undo the import/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo the import of person1@example.com' }));
    const question = await screen.findByRole('alertdialog', { name: 'Undo the whole import?' });
    await user.click(within(question).getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('The import is undone: 1 entry is as before.')).toBeVisible();
    expect(undone).toEqual([{ importId }]);
  });

  test('without an address blocks nobody and says what to choose', async () => {
    const { user } = open();
    await rows();
    await bring(user, 'Name\nAda\n');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This file contains no addresses.Nothing was blocked. Choose a text or CSV file with one address per line.',
    );
  });

  test('leads out as CSV', async () => {
    open();
    await rows();
    expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/suppressions/file'),
    );
  });
});
