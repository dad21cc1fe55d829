import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import type { Contact } from '../../contracts/contact-record';
import { contactsContract } from '../../contracts/contacts';
import { buildContact, buildContactBatch, buildContacts, contactTagIds } from '../../testing/builders/contacts';
import { buildSession } from '../../testing/builders/session';
import { giveHeight, mockContacts } from '../../testing/contacts-server';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure } from '../../testing/server';

// Room for eleven rows under the head.
beforeAll(() => giveHeight(36 + 11 * 52));

async function open(
  items: Contact[],
  query = '',
  change: (suite: ReturnType<typeof mockContacts>) => void = () => undefined,
) {
  const suite = mockContacts(items);
  change(suite);
  const app = renderApp(`${paths.contacts}${query}`, { session: buildSession() });
  await screen.findByRole('heading', { name: 'Contacts', level: 1 });
  const asked = () => {
    const { limit: _, search, ...rest } = suite.lists.at(-1)!;
    return { ...rest, ...(search && { search }) };
  };
  return {
    ...app,
    ...suite,
    asked,
    address: () => Object.fromEntries(new URLSearchParams(app.router.state.location.search)),
  };
}
const table = () => screen.findByRole('table', { name: 'Contacts' });
const named = (name: string) => screen.findByRole('button', { name });

test('says how many people there are and shows what is worth knowing of each', async () => {
  const today = new Date().toISOString();
  await open(
    [
      buildContact({ lastContact: today }),
      buildContact({
        id: 'a1b2c3d4-6a1e-4b6f-8b9b-2a3e4d5c6b02',
        name: '',
        email: 'tomas@lindgren.example',
        phone: null,
        status: 'lead',
        tags: [],
        value: null,
        lastContact: null,
      }),
    ],
    '',
    ({ serverState }) => {
      serverState.book = { count: 1_294, newThisMonth: 38 };
    },
  );
  expect(await screen.findByText('1,294 people. 38 new this month.')).toBeVisible();
  const rows = within(await table()).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(
    /Hannah Boateng.*hannah@harbourdental\.example.*Customer.*\(555\) 013-0108.*Catering.*Regular.*\$3,960.*Today/,
  );
  expect(rows[2]).toHaveTextContent(/tomas.*tomas@lindgren\.example.*Lead.*–.*–.*–.*–/);
});

test('an empty list says what it is for and how to fill it', async () => {
  const { user } = await open([]);
  expect(await screen.findByRole('heading', { name: 'Everyone you do business with' })).toBeVisible();
  expect(await screen.findByText('No contacts yet.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Import' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Add Contact' }));
  expect(await screen.findByRole('dialog', { name: 'Add contact' })).toBeVisible();
});

test('a list that cannot be read says so and is read again', async () => {
  const { user, serverState } = await open([], '', () => mockNetworkFailure(contactsContract.listContacts));
  const banner = await screen.findByText('Your contacts could not be loaded.');
  expect(banner).toBeVisible();
  serverState.items = buildContacts(1);
  mockEndpoint(contactsContract.listContacts, () => ({ items: serverState.items, nextCursor: null }));
  await pressAgain(user);
  expect(await named('Person 1')).toBeVisible();
});

describe('looking for people', () => {
  test('asks once for what was typed, and it stands in the address', async () => {
    const { asked, lists, address } = await open(buildContacts(2));
    await table();
    const before = lists.length;
    for (const value of ['z', 'zo', 'zoe '])
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search contacts' }), { target: { value } });
    await waitFor(() => expect(asked()).toEqual({ sort: 'last-contact', search: 'zoe' }));
    expect(lists).toHaveLength(before + 1);
    expect(address()).toEqual({ q: 'zoe ' });
  });

  test('that finds nobody repeats the words and offers everybody again', async () => {
    const { user, serverState } = await open(buildContacts(2));
    await table();
    const all = serverState.items;
    serverState.items = [];
    await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'zzz');
    expect(await screen.findByText('“zzz”')).toBeVisible();
    serverState.items = all;
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(await named('Person 1')).toBeVisible();
  });

  test('by status, tag, segment and archive is asked of the server and brought back by an address', async () => {
    const segment = 'a1b2c3d4-6a1e-4b6f-8b9b-0000000000c1';
    const { user, asked, address } = await open(
      buildContacts(1),
      `?status=lead&tag=${contactTagIds.catering}&segment=${segment}&archived=only&sort=name`,
      ({ serverState }) => {
        serverState.segments = [
          {
            id: segment,
            name: 'Not seen for a month',
            rules: { match: 'all', rules: [{ about: 'last-contact', is: 'before', days: 30 }] },
            updatedAt: '2026-06-01T00:00:00.000Z',
          },
        ];
      },
    );
    await waitFor(() =>
      expect(asked()).toEqual({ sort: 'name', status: 'lead', tag: contactTagIds.catering, segment, archived: 'only' }),
    );
    expect(screen.getByRole('radio', { name: 'Lead' })).toBeChecked();
    await user.click(await named('Remove the filter “Tagged Catering”'));
    await user.click(await named('Remove the filter “Not seen for a month”'));
    await user.click(await named('Remove the filter “Archived”'));
    await user.click(screen.getByText('All'));
    await waitFor(() => expect(asked()).toEqual({ sort: 'name' }));
    expect(address()).toEqual({ sort: 'name' });
  });

  test('by a tag of the column; a second press shows everybody', async () => {
    const { user, asked, address } = await open(buildContacts(1));
    const tag = await screen.findByRole('button', { name: 'Catering 47' });
    await user.click(tag);
    await waitFor(() => expect(asked()).toEqual({ sort: 'last-contact', tag: contactTagIds.catering }));
    expect(tag).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toEqual({ tag: contactTagIds.catering });
    await user.click(tag);
    await waitFor(() => expect(address()).toEqual({}));
    expect(tag).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the order', () => {
  test('is that of the head that was pressed', async () => {
    const { user, asked, address } = await open(buildContacts(1));
    await table();
    await user.click(screen.getByRole('button', { name: 'Value' }));
    await waitFor(() => expect(asked()).toEqual({ sort: 'value' }));
    expect(screen.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'descending');
    expect(address()).toEqual({ sort: 'value' });
  });

  test('by the newest shows when each was added', async () => {
    const { user } = await open([buildContact({ createdAt: '2025-05-01T09:00:00.000Z', lastContact: null })]);
    await table();
    await user.click(screen.getByRole('button', { name: 'Sort by: most recent contact' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Newest' }));
    expect(await screen.findByRole('columnheader', { name: 'Added' })).toHaveAttribute('aria-sort', 'descending');
    expect(await screen.findByText('1 May 2025')).toBeVisible();
  });
});

describe('a long list', () => {
  test('holds only what is in sight, says which part that is, and turns pages', async () => {
    const { user } = await open(buildContacts(250), '', ({ serverState }) => {
      serverState.book = { count: 250 };
    });
    expect(await screen.findByText('1–11 of 250')).toBeVisible();
    expect(within(await table()).getAllByRole('row').length).toBeLessThan(40);
    expect(await table()).toHaveAttribute('aria-rowcount', '251');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAccessibleDescription('This is the first page.');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('12–22 of 250')).toBeVisible();
    expect(screen.getByText('Person 12').closest('tr')).toHaveAttribute('aria-rowindex', '13');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('1–11 of 250')).toBeVisible();
  });

  test('is read on before its end comes into sight', async () => {
    const { lists } = await open(buildContacts(250));
    const scroller = (await table()).parentElement!;
    expect(lists.map(({ cursor }) => cursor)).toEqual([undefined]);
    act(() => scroller.scrollTo({ top: 60 * 52 }));
    await waitFor(() => expect(lists.map(({ cursor }) => cursor)).toEqual([undefined, '100']));
    act(() => scroller.scrollTo({ top: 180 * 52 }));
    await waitFor(() => expect(lists.at(-1)!.cursor).toBe('200'));
    act(() => scroller.scrollTo({ top: 239 * 52 }));
    expect(await screen.findByText('240–250 of 250')).toBeVisible();
    expect(screen.getByText('Person 250')).toBeInTheDocument();
  });

  test('whose next page fails keeps what is there and tries again', async () => {
    const { user } = await open(buildContacts(120));
    const scroller = (await table()).parentElement!;
    mockNetworkFailure(contactsContract.listContacts);
    act(() => scroller.scrollTo({ top: 100 * 52 }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Person 100')).toBeInTheDocument();
    mockEndpoint(contactsContract.listContacts, () => ({ items: buildContacts(20, 101), nextCursor: null }));
    await pressAgain(user, again);
    expect(await screen.findByText('Person 101')).toBeInTheDocument();
  });
});

describe('by keyboard', () => {
  test('j and k go through the list, Enter opens, and letters typed into the search are words', async () => {
    const { user, address } = await open(buildContacts(3));
    await named('Person 1');
    await user.keyboard('jj');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Person 2' })).toHaveFocus());
    await user.keyboard('k');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Person 1' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Person 1' })).toBeVisible();
    expect(address()).toEqual({ contact: buildContacts(1)[0]!.id });
    await user.keyboard('jx');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toEqual({}));
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
    await user.keyboard('/jack');
    expect(screen.getByRole('searchbox', { name: 'Search contacts' })).toHaveValue('jack');
  });

  test('x picks and e archives, with a way back', async () => {
    const { user, serverState } = await open(buildContacts(3));
    const changes = mockEndpoint(contactsContract.changeContacts, ({ selection }) => {
      serverState.items = serverState.items.filter(({ id }) => !('ids' in selection && selection.ids.includes(id)));
      return buildContactBatch({ changed: 1, total: 1 });
    });
    const undone = mockEndpoint(contactsContract.undoContactBatch, () => {
      serverState.items = buildContacts(3);
      return buildContactBatch({ state: 'undone', changed: 1, total: 1, canUndo: false });
    });
    await named('Person 1');
    await user.keyboard('jx');
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.keyboard('x');
    await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
    await user.keyboard('e');
    await waitFor(() =>
      expect(changes).toEqual([{ selection: { ids: [buildContacts(1)[0]!.id] }, change: { kind: 'archive' } }]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Person 1' })).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await named('Person 1')).toBeVisible();
    expect(undone).toEqual([{ batchId: buildContactBatch().id }]);
    // While the toast still stands.
    expect((await screen.findAllByText('Change undone.')).length).toBeGreaterThan(0);
    await user.keyboard('x');
    expect(await screen.findByText('1 selected')).toBeVisible();
  });
});
