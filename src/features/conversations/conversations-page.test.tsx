import { screen, waitFor, within } from '@testing-library/react';
import { conversationPath, paths } from '../../config/paths';
import { conversationsContract } from '../../contracts/conversations';
import { buildConversation, buildConversationRows, conversationIds } from '../../testing/builders/conversations';
import { buildSession } from '../../testing/builders/session';
import { mockInbox } from '../../testing/conversations-server';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';

const open = (path: string = paths.conversations) => renderApp(path, { session: buildSession() });
const list = async () => within(await screen.findByRole('list', { name: 'Conversations' }));
const two = () => [
  buildConversation(),
  buildConversation({
    id: conversationIds.tomas,
    channel: 'email',
    title: 'Tomas Lindgren',
    lastMessage: 'Re: Lunch for 24',
    unread: false,
  }),
];

test('with nothing chosen the page asks to select a conversation, and the tabs tell real counts', async () => {
  mockInbox({
    rows: [...two(), buildConversation({ id: conversationIds.tomas.replace(/2$/, '3'), status: 'closed' })],
  });
  open();
  expect(await screen.findByRole('heading', { name: 'Select a conversation' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'All 3' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Unread 2' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Closed 1' })).toBeVisible();
});

test('a tab filters the list and stands in the address', async () => {
  const { lists } = mockInbox({ rows: two() });
  const { user, router } = open();
  await user.click(await screen.findByRole('tab', { name: /Unread/ }));
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(1));
  expect(router.state.location.search).toBe('?tab=unread');
  expect(lists.at(-1)).toMatchObject({ tab: 'unread' });
});

test('search asks for what was typed, says when nothing matches, and gives the way back', async () => {
  const { lists } = mockInbox({ rows: two() });
  const { user } = open();
  await list();
  await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'tomas');
  await waitFor(async () => expect((await list()).queryByText('Priya Raman')).toBeNull());
  await waitFor(() => expect(lists.at(-1)).toMatchObject({ search: 'tomas', tab: 'all' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'xyz');
  await user.click(await screen.findByRole('button', { name: 'Show everything' }));
  expect((await list()).getAllByRole('listitem')).toHaveLength(2);
});

test('choosing one shows its thread, marks it as read, and stands in the address', async () => {
  const { changes } = mockInbox({ rows: two() });
  const { user, router } = open();
  await user.click((await list()).getByRole('button', { name: /Priya Raman/ }));
  expect(
    await within(await screen.findByRole('list', { name: 'Thread' })).findByText(
      'Could you do ten of us on Saturday around 7?',
    ),
  ).toBeVisible();
  expect(router.state.location.search).toBe(`?conversation=${conversationIds.priya}`);
  await waitFor(() => expect(changes).toEqual([{ conversationId: conversationIds.priya, unread: false }]));
  expect(await screen.findByRole('tab', { name: 'Unread 0' })).toBeVisible();
});

test('more are read when there are more', async () => {
  mockInbox({ rows: buildConversationRows(50) });
  const { user } = open();
  expect((await list()).getAllByRole('listitem')).toHaveLength(40);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(50));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an empty inbox teaches, and leads to the channels', async () => {
  mockInbox({ rows: [] });
  open();
  expect(await screen.findByText('No conversations yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Connect a channel' })).toHaveAttribute('href', paths.inboxSettings);
});

test('a list that cannot be read says so and is read again', async () => {
  mockInbox();
  const refused = mockEndpoint(conversationsContract.listConversations, () => refuse('internal', 'It broke.'));
  const { user } = open();
  expect(await screen.findByText('Your conversations could not be loaded.')).toBeVisible();
  const before = refused.length;
  await pressAgain(user);
  await waitFor(() => expect(refused.length).toBeGreaterThan(before));
});

test('a conversation that is gone says so and leads back', async () => {
  mockInbox();
  const { user, router } = open(conversationPath(conversationIds.tomas));
  expect(await screen.findByRole('heading', { name: 'This conversation is no longer here' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(await screen.findByRole('heading', { name: 'Select a conversation' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('keys go through the list, close, select and list themselves', async () => {
  const { changes } = mockInbox({ rows: two() });
  const { user, router } = open();
  await list();
  await user.keyboard('j');
  await waitFor(() => expect(router.state.location.search).toContain(conversationIds.priya));
  await user.keyboard('j');
  await waitFor(() => expect(router.state.location.search).toContain(conversationIds.tomas));
  await user.keyboard('k');
  await waitFor(() => expect(router.state.location.search).toContain(conversationIds.priya));
  await screen.findByRole('textbox', { name: 'Message to Priya Raman' });
  await user.keyboard('e');
  await waitFor(() => expect(changes).toContainEqual({ conversationId: conversationIds.priya, status: 'closed' }));
  await user.keyboard('x');
  expect(await screen.findByText('1 selected')).toBeVisible();
  await user.keyboard('r');
  expect(screen.getByRole('textbox', { name: 'Message to Priya Raman' })).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('closing can be undone', async () => {
  const { changes } = mockInbox({ rows: two() });
  const { user } = open(conversationPath(conversationIds.tomas));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(changes.map(({ status }) => status)).toEqual(['closed', 'open']));
});

test('several are changed at once, with the way back', async () => {
  mockInbox({ rows: two() });
  const changed = mockEndpoint(conversationsContract.changeConversations, ({ conversationIds: ids }) => ({
    id: 'aaaaaaaa-1a2b-4c3d-8e4f-000000000001',
    changed: ids.length,
    canUndo: true,
  }));
  const undone = mockEndpoint(conversationsContract.undoConversationChange, ({ changeId }) => ({
    id: changeId,
    changed: 2,
    canUndo: false,
  }));
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Priya Raman' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Tomas Lindgren' }));
  const bar = within(screen.getByRole('region', { name: 'Actions for the selected conversations' }));
  await user.click(bar.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('2 conversations closed.')).toBeVisible();
  expect(changed).toEqual([{ conversationIds: [conversationIds.priya, conversationIds.tomas], status: 'closed' }]);
  expect(screen.queryByText('2 selected')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(undone).toHaveLength(1));
});

test('a refused change of one says that nothing changed and takes it back on the screen', async () => {
  mockInbox({ rows: two() });
  mockEndpoint(conversationsContract.updateConversation, () =>
    refuse('conflict', 'A colleague changed this a moment ago.'),
  );
  const { user } = open(conversationPath(conversationIds.tomas));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(
    await screen.findByText('A colleague changed this a moment ago. The conversation is as it was.'),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
});
