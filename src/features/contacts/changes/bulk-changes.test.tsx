import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { contactsContract } from '../../../contracts/contacts';
import {
  buildContactBatch,
  buildContactExport,
  buildContacts,
  contactTagIds,
} from '../../../testing/builders/contacts';
import { buildSession } from '../../../testing/builders/session';
import { giveHeight, mockContacts } from '../../../testing/contacts-server';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';
import { untilClosed } from '../../../testing/open-dialogs';

beforeAll(() => giveHeight(36 + 6 * 52));

const [one, two, three] = buildContacts(3).map(({ id }) => id);

async function open(query = '', count = 3) {
  const suite = mockContacts(buildContacts(count));
  const app = renderApp(`${paths.contacts}${query}`, { session: buildSession() });
  await screen.findByText('Person 1');
  const pick = (name: string) => app.user.click(screen.getByLabelText(`Select ${name}`));
  const choose = async (button: string, entry: string) => {
    await app.user.click(screen.getByRole('button', { name: button }));
    await app.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  return { ...app, ...suite, pick, choose };
}
const mockChanges = (batch: Parameters<typeof buildContactBatch>[0] = {}) =>
  mockEndpoint(contactsContract.changeContacts, () => buildContactBatch(batch));
const said = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

test('who is picked gets a tag, and it is taken back', async () => {
  const { user, pick, choose } = await open();
  const changes = mockChanges();
  const undone = mockEndpoint(contactsContract.undoContactBatch, () =>
    buildContactBatch({ state: 'undone', canUndo: false }),
  );
  await pick('Person 1');
  await pick('Person 2');
  expect(screen.getByText('2 selected')).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  await choose('Tag', 'Add tag');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 people' }));
  await user.type(dialog.getByLabelText('Tag'), 'Friday{Enter}');
  await said('2 people tagged.');
  expect(changes).toEqual([{ selection: { ids: [one, two] }, change: { kind: 'tag', tag: 'Friday' } }]);
  expect(screen.getByRole('search')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await said('Change undone.');
  expect(undone).toEqual([{ batchId: buildContactBatch().id }]);
});

test('everyone who matches gets a status, also whom nobody has scrolled to', async () => {
  const { user, pick, choose, serverState } = await open(`?tag=${contactTagIds.catering}`, 150);
  const changes = mockChanges({ changed: 150, total: 150 });
  serverState.book = { count: 150 };
  await pick('Person 3');
  await user.click(await screen.findByRole('button', { name: 'Select all 150 that match' }));
  expect(screen.getByText('All 150 selected')).toBeVisible();
  await choose('Status', 'Lead');
  await said('Status changed for 150 people.');
  expect(changes).toEqual([
    { selection: { filter: { search: '', tag: contactTagIds.catering } }, change: { kind: 'status', status: 'lead' } },
  ]);
});

test('whoever leaves one out of everybody keeps the others', async () => {
  const { user, pick } = await open();
  const changes = mockChanges();
  await pick('Person 3');
  await user.click(await screen.findByRole('button', { name: 'Select all 3 that match' }));
  await pick('Person 2');
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(changes).toEqual([{ selection: { ids: [one, three] }, change: { kind: 'archive' } }]));
});

test('what is archived is brought back from the archive', async () => {
  const { user, pick } = await open('?archived=only');
  const changes = mockChanges({ changed: 1, total: 1 });
  await pick('Person 1');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await said('1 person restored.');
  expect(changes).toEqual([{ selection: { ids: [one] }, change: { kind: 'restore' } }]);
});

test('a change that fails says why, and who was picked stays picked', async () => {
  const { user, pick } = await open();
  mockEndpoint(contactsContract.changeContacts, () =>
    refuse('unavailable', 'The database cannot be reached. Try again in a moment.'),
  );
  await pick('Person 1');
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await said('The database cannot be reached. Try again in a moment.');
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('a change of very many shows how far it is, and can be taken back at its end', async () => {
  const { user, pick } = await open();
  mockChanges({ state: 'running', changed: 0, total: 50_000, canUndo: false });
  let batch = buildContactBatch({ state: 'running', changed: 12_400, total: 50_000, canUndo: false });
  mockEndpoint(contactsContract.getContactBatch, () => batch);
  await pick('Person 1');
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Archiving: 12,400 of 50,000. You can leave this page.')).toBeVisible();
  batch = buildContactBatch({ changed: 50_000, total: 50_000 });
  await said('50,000 people archived.');
  expect(screen.queryByText(/^Archiving/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a change of very many is followed by whoever comes back to it', async () => {
  const suite = mockContacts(buildContacts(1));
  let batch = buildContactBatch({ kind: 'tag', state: 'running', changed: 7_000, total: 50_000, canUndo: false });
  suite.serverState.batches = [batch];
  mockEndpoint(contactsContract.getContactBatch, () => batch);
  renderApp(paths.contacts, { session: buildSession() });
  expect(await screen.findByText('Tagging: 7,000 of 50,000. You can leave this page.')).toBeVisible();
  batch = buildContactBatch({ kind: 'tag', changed: 50_000, total: 50_000 });
  await said('50,000 people tagged.');
  expect(screen.queryByText(/^Tagging/)).not.toBeInTheDocument();
});

describe('an export', () => {
  test('of whom is picked begins, shows how far it is, and is there to download', async () => {
    const { user, pick, serverState } = await open();
    const begun = mockEndpoint(contactsContract.createContactExport, () => {
      serverState.exports = [buildContactExport({ state: 'running', progress: 42, rows: 1, bytes: null })];
      return serverState.exports[0]!;
    });
    await pick('Person 1');
    await user.click(screen.getAllByRole('button', { name: 'Export' }).at(-1)!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Export contacts' }));
    await user.click(dialog.getByText('JSON'));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(begun).toEqual([{ format: 'json', separator: ',', selection: { ids: [one] } }]);
    expect(await dialog.findByText('1 person exported. You can leave this page.')).toBeVisible();
    serverState.exports = [buildContactExport({ rows: 1, bytes: 2_000 })];
    expect(await dialog.findByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/contact-exports\/[0-9a-f-]{36}\/file$/),
    );
  });

  test('as CSV is divided as chosen, which is remembered', async () => {
    const { user } = await open();
    const begun = mockEndpoint(contactsContract.createContactExport, () =>
      buildContactExport({ state: 'running', bytes: null }),
    );
    const openIt = async () => {
      await user.click(screen.getByRole('button', { name: 'Export' }));
      return within(await screen.findByRole('dialog', { name: 'Export contacts' }));
    };
    const dialog = await openIt();
    await user.click(await dialog.findByRole('combobox', { name: 'Columns separated by' }));
    await user.click(await screen.findByRole('option', { name: 'Semicolon' }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(begun).toEqual([expect.objectContaining({ format: 'csv', separator: ';' })]));
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect((await openIt()).getByRole('combobox', { name: 'Columns separated by' })).toHaveTextContent('Semicolon');
    window.localStorage.removeItem('export-separator');
  });

  test('that is ready goes from the page when it is downloaded', async () => {
    const suite = mockContacts(buildContacts(1));
    suite.serverState.exports = [buildContactExport({ state: 'running', progress: 10, bytes: null })];
    const { user } = renderApp(paths.contacts, { session: buildSession() });
    await screen.findByRole('progressbar', { name: 'Exporting contacts. You can leave this page.' });
    suite.serverState.exports = [buildContactExport()];
    const link = await screen.findByRole('link', { name: 'Download' });
    link.addEventListener('click', (event) => event.preventDefault()); // jsdom goes nowhere
    await user.click(link);
    await waitFor(() => expect(screen.queryByText(/^Your export of/)).not.toBeInTheDocument());
  });

  test('that was cut off says that it is starting again', async () => {
    const suite = mockContacts(buildContacts(1));
    suite.serverState.exports = [
      buildContactExport({ state: 'running', progress: 0, rows: 0, startedAgain: true, bytes: null }),
    ];
    renderApp(paths.contacts, { session: buildSession() });
    expect(
      await screen.findByRole('progressbar', {
        name: 'Starting again: the export was cut off. You can leave this page.',
      }),
    ).toBeVisible();
  });

  test('that was begun before is shown to whoever comes back, and can be stopped', async () => {
    const suite = mockContacts(buildContacts(1));
    suite.serverState.exports = [buildContactExport({ state: 'running', progress: 10, bytes: null })];
    const stopped = mockEndpoint(contactsContract.cancelContactExport, () => {
      suite.serverState.exports = [buildContactExport({ state: 'cancelled', bytes: null })];
      return suite.serverState.exports[0]!;
    });
    const { user } = renderApp(paths.contacts, { session: buildSession() });
    expect(
      await screen.findByRole('progressbar', { name: 'Exporting contacts. You can leave this page.' }),
    ).toHaveAttribute('aria-valuenow', '10');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(
      await within(await screen.findByRole('dialog', { name: 'Export contacts' })).findByRole('button', {
        name: 'Stop',
      }),
    );
    await waitFor(() => expect(stopped).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });
});

test('a contact is erased after a question, and leaves the list', async () => {
  const { choose, user, serverState } = await open();
  const erased = mockEndpoint(contactsContract.eraseContact, ({ contactId }) => {
    serverState.items = serverState.items.filter(({ id }) => id !== contactId);
    return { id: contactId };
  });
  await choose('Actions for Person 2', 'Erase');
  await user.click(await screen.findByRole('button', { name: 'Erase contact' }));
  await waitFor(() => expect(screen.queryByText('Person 2')).not.toBeInTheDocument());
  expect(erased).toEqual([{ contactId: two }]);
});

test('a tag is renamed, and deleted after a second press', async () => {
  const { user, serverState } = await open(`?tag=${contactTagIds.catering}`);
  const renamed = mockEndpoint(contactsContract.updateContactTag, ({ tagId, name }) => ({
    id: tagId,
    name,
    count: 47,
  }));
  const removed = mockEndpoint(contactsContract.deleteContactTag, ({ tagId }) => {
    serverState.book = { tags: [] };
    return { id: tagId };
  });
  await user.click(await screen.findByRole('button', { name: 'Edit tag' }));
  await user.type(await screen.findByLabelText('Name'), ' 2{Enter}');
  await waitFor(() => expect(renamed).toEqual([{ tagId: contactTagIds.catering, name: 'Catering 2' }]));
  await untilClosed();
  await user.click(screen.getByRole('button', { name: 'Edit tag' }));
  await user.click(await screen.findByRole('button', { name: 'Delete tag' }));
  expect(removed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove from 47 people for good' }));
  await said('The tag “Catering” was deleted. The contacts who had it are still here.');
  expect(removed).toEqual([{ tagId: contactTagIds.catering }]);
});
