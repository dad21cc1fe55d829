import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import { creativeContract } from '../../../../contracts/creative';
import { buildCreation, buildCreations } from '../../../../testing/builders/creative';
import { buildSession } from '../../../../testing/builders/session';
import { mockSuite } from '../../../../testing/creative-server';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint } from '../../../../testing/server';

const folder = { id: 'c4d2e1f3-6a1e-4b6f-8b9b-0000000000f1', name: 'Menus', count: 2 };

async function open(query = '?tab=library') {
  const suite = mockSuite(buildCreations(2));
  suite.serverState.folders = [folder];
  const app = renderApp(`${paths.creative}${query}`, { session: buildSession() });
  await screen.findByRole('search');
  /** What the newest question to the library asked beyond its length. */
  const asked = () => {
    const { limit: _, search, ...rest } = suite.lists.at(-1)!;
    return { ...rest, ...(search && { search }) };
  };
  const choose = async (name: string, option: string) => {
    await app.user.click(await screen.findByRole('combobox', { name }));
    await app.user.click(await screen.findByRole('option', { name: option }));
  };
  const folders = async (button: string, entry: RegExp) => {
    await app.user.click(screen.getByRole('button', { name: button }));
    await app.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  return {
    ...app,
    ...suite,
    asked,
    choose,
    folders,
    address: () => new URLSearchParams(app.router.state.location.search),
  };
}

test('a search is asked once for what was typed, and stands in the address', async () => {
  const { asked, lists, address } = await open();
  await screen.findByRole('heading', { name: 'Picture 1' });
  const before = lists.length;
  for (const value of ['j', 'ja', 'jazz '])
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search the library' }), { target: { value } });
  await waitFor(() => expect(asked()).toEqual({ sort: 'newest', search: 'jazz' }));
  expect(lists).toHaveLength(before + 1);
  await waitFor(() => expect(address().get('q')).toBe('jazz '));
});

test('an address brings back search, order and filters', async () => {
  const { asked } = await open('?tab=library&q=jazz&sort=title&type=video&source=made&style=cartoon&liked=mine');
  await waitFor(() =>
    expect(asked()).toEqual({
      search: 'jazz',
      sort: 'title',
      type: 'video',
      source: 'made',
      style: 'cartoon',
      liked: 'mine',
    }),
  );
  expect(screen.getByRole('searchbox', { name: 'Search the library' })).toHaveValue('jazz');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('By title');
  expect(screen.getByRole('button', { name: 'Filter 4' })).toBeVisible();
});

test('Filter narrows by kind, origin, style and liking, and counts what is chosen', async () => {
  const { user, asked, choose, address } = await open();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await choose('Kind', 'Clips');
  await waitFor(() => expect(asked()).toEqual({ sort: 'newest', type: 'video' }));
  await choose('From', 'Uploaded');
  await waitFor(() => expect(asked()).toEqual({ sort: 'newest', type: 'video', source: 'uploaded' }));
  await user.click(screen.getByRole('checkbox', { name: 'Only my likes' }));
  await waitFor(() => expect(asked()).toEqual({ sort: 'newest', type: 'video', source: 'uploaded', liked: 'mine' }));
  expect(screen.getByRole('button', { name: 'Filter 3' })).toBeInTheDocument();
  await waitFor(() =>
    expect([address().get('type'), address().get('source'), address().get('liked')]).toEqual([
      'video',
      'uploaded',
      'mine',
    ]),
  );
});

test('another order is asked of the server and stands in the address', async () => {
  const { asked, choose, address } = await open();
  await choose('Sort by', 'Most liked');
  await waitFor(() => expect(asked()).toEqual({ sort: 'liked' }));
  await waitFor(() => expect(address().get('sort')).toBe('liked'));
});

test('where filters hide everything, one press shows it again', async () => {
  const { user } = await open('?tab=library&style=cartoon');
  await screen.findByRole('heading', { name: 'Picture 1' });
  mockEndpoint(creativeContract.listCreations, ({ search }) => ({
    items: search ? [] : buildCreations(1),
    nextCursor: null,
  }));
  await user.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'nothing');
  expect(await screen.findByText('“nothing”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByRole('heading', { name: 'Picture 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
});

test('a folder is shown alone, and so is what lies in none', async () => {
  const { asked, folders, address } = await open();
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Library 2' })).toBeVisible());
  await folders('Folders', /^Menus/);
  await waitFor(() => expect(asked()).toEqual({ sort: 'newest', folder: folder.id }));
  await waitFor(() => expect(address().get('folder')).toBe(folder.id));
  await folders('Menus', /^Not in a folder/);
  await waitFor(() => expect(asked()).toEqual({ sort: 'newest', folder: 'none' }));
});

test('a new folder is made and opened', async () => {
  const { user, serverState, asked, folders } = await open();
  const received = mockEndpoint(creativeContract.createFolder, ({ name }) => {
    const made = { id: 'c4d2e1f3-6a1e-4b6f-8b9b-0000000000f2', name, count: 0 };
    serverState.folders = [...serverState.folders, made];
    return made;
  });
  await folders('Folders', /^New folder/);
  const form = within(await screen.findByRole('dialog', { name: 'New folder' }));
  expect(await form.findByRole('button', { name: 'Create folder' })).toHaveAccessibleDescription('Enter a name first.');
  await user.type(form.getByLabelText('Name'), 'Posters{Enter}');
  expect(await screen.findByRole('button', { name: 'Posters' })).toBeVisible();
  expect(received).toEqual([{ name: 'Posters' }]);
  await waitFor(() => expect(asked()).toEqual({ sort: 'newest', folder: 'c4d2e1f3-6a1e-4b6f-8b9b-0000000000f2' }));
});

test('a folder is renamed, and taken away without what lies in it', async () => {
  const { user, serverState, asked, folders } = await open(`?tab=library&folder=${folder.id}`);
  const renamed = mockEndpoint(creativeContract.updateFolder, ({ folderId, name }) => {
    serverState.folders = [{ id: folderId, name, count: 2 }];
    return serverState.folders[0]!;
  });
  const removed = mockEndpoint(creativeContract.deleteFolder, ({ folderId }) => {
    serverState.folders = [];
    return { id: folderId };
  });
  await screen.findByRole('button', { name: 'Menus' });
  await folders('Menus', /^Change “Menus”/);
  const form = within(await screen.findByRole('dialog', { name: 'Change folder' }));
  await user.clear(await form.findByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Dishes{Enter}');
  expect(await screen.findByRole('button', { name: 'Dishes' })).toBeVisible();
  expect(renamed).toEqual([{ folderId: folder.id, name: 'Dishes' }]);

  await folders('Dishes', /^Change “Dishes”/);
  await user.click(await screen.findByRole('button', { name: 'Delete the folder' }));
  expect(await screen.findByRole('button', { name: 'Folders' })).toBeVisible();
  expect(removed).toEqual([{ folderId: folder.id }]);
  await waitFor(() => expect(asked()).toEqual({ sort: 'newest' }));
  expect(
    (await screen.findAllByText('The folder “Dishes” was deleted. What was in it is still in your library.')).length,
  ).toBeGreaterThan(0);
});

test('one is moved into a folder and taken out of it from its viewer', async () => {
  const held = buildCreation({ title: 'Jazz night' });
  const suite = mockSuite([held]);
  suite.serverState.folders = [folder];
  const { user } = renderApp(`${paths.creative}?tab=library&creation=${held.id}`, { session: buildSession() });
  const more = async (entry: string) => {
    await user.click(
      await within(await screen.findByRole('dialog', { name: 'Jazz night' })).findByRole('button', {
        name: 'More for Jazz night',
      }),
    );
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await more('Move to Menus');
  expect((await screen.findAllByText('Moved to Menus.')).length).toBeGreaterThan(0);
  await more('Remove from its folder');
  await waitFor(() =>
    expect(suite.updates).toEqual([
      { creationId: held.id, folderId: folder.id },
      { creationId: held.id, folderId: null },
    ]),
  );
});
