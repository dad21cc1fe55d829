import { screen, waitFor, within } from '@testing-library/react';
import { inboxSettingsPath, paths } from '../../config/paths';
import { conversationsContract } from '../../contracts/conversations';
import { inboxContract } from '../../contracts/inbox';
import type { InboxChannelView } from '../../contracts/inbox-channels';
import type { InboundFailure, SavedReply } from '../../contracts/inbox-tools';
import {
  buildInboundFailure,
  buildInboxChannel,
  buildInboxSettings,
  buildSavedReply,
} from '../../testing/builders/conversations';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';
import { untilClosed } from '../../testing/open-dialogs';
import './inbox-settings-page'; // the page is lazy; importing it here keeps the loading out of each test's time limit

const chat = buildInboxChannel({
  id: 'e1c2d3e4-1a2b-4c3d-8e4f-000000000003',
  channel: 'livechat',
  name: 'Website chat',
  address: '',
  mail: null,
  chat: {
    key: 'k',
    hosts: ['corner-grill.com'],
    look: { title: '', greeting: '', away: '', accent: '', side: 'right' },
    snippet: '<script async src="https://app.example/chat.js" data-key="k"></script>',
    seen: { at: '2026-06-10T08:41:00.000Z', on: 'corner-grill.com' },
  },
});
const needs = (channel: InboxChannelView['channel'], ready = true) => ({
  channel,
  needs: `Needs for ${channel}.`,
  ready,
});

let serverState: {
  channels: InboxChannelView[];
  missing: ReturnType<typeof needs>[];
  replies: SavedReply[];
  labels: { id: string; name: string }[];
  failures: InboundFailure[];
  canForward: boolean;
  canSimulate: boolean;
};
beforeEach(() => {
  serverState = {
    channels: [buildInboxChannel()],
    missing: [needs('sms', false), needs('livechat')],
    replies: [buildSavedReply()],
    labels: [],
    failures: [],
    canForward: true,
    canSimulate: false,
  };
  mockEndpoint(inboxContract.listInboxChannels, () => ({
    items: serverState.channels,
    missing: serverState.missing,
    canForward: serverState.canForward,
    canSimulate: serverState.canSimulate,
  }));
  mockEndpoint(inboxContract.listSavedReplies, () => ({ items: serverState.replies }));
  mockEndpoint(inboxContract.listLabels, () => ({ items: serverState.labels }));
  mockEndpoint(inboxContract.getInboxSettings, () => buildInboxSettings());
  mockEndpoint(inboxContract.listInboundFailures, () => ({ items: serverState.failures, nextCursor: null }));
});
const open = (part = '', session = buildSession()) => renderApp(inboxSettingsPath(part), { session });

describe('channels', () => {
  test('each tells its state and its address, and the others what they need', async () => {
    open();
    const mail = within(await screen.findByRole('region', { name: 'Hello mailbox' }));
    expect(mail.getByText('Connected')).toBeVisible();
    expect(mail.getByText('in-4f2a@inbox.fourbeat.example')).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Channels to connect' }));
    expect(list.getByText(/Needs for sms\./)).toBeVisible();
    expect(list.getByRole('button', { name: 'Connect SMS' })).toHaveAttribute('aria-disabled', 'true');
    expect(list.getByRole('link', { name: 'Add the keys in Settings' })).toHaveAttribute(
      'href',
      `${paths.settings}?tab=keys`,
    );
  });

  test('a mailbox is connected by IMAP, and a refusal stands in the form with all that was typed', async () => {
    serverState.channels = [];
    serverState.missing = [needs('email')];
    let refuses = true;
    const asked = mockEndpoint(inboxContract.createInboxChannel, () =>
      refuses ? refuse('invalid_request', 'The mailbox did not accept this password.') : buildInboxChannel(),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Connect Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Email' }));
    await user.click(dialog.getByText('IMAP'));
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('Email is required.')).toBeVisible();
    expect(dialog.getByText('Server is required.')).toBeVisible();
    expect(asked).toEqual([]);
    await user.type(dialog.getByLabelText('Your address'), 'hello@example.com');
    await user.type(dialog.getByLabelText('Server'), 'imap.example.com');
    await user.type(dialog.getByLabelText('Password'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('The mailbox did not accept this password.')).toBeVisible();
    expect(dialog.getByLabelText('Server')).toHaveValue('imap.example.com');
    refuses = false;
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    await untilClosed();
    expect(asked.at(-1)).toEqual({
      connect: {
        channel: 'email',
        source: 'imap',
        address: 'hello@example.com',
        host: 'imap.example.com',
        port: 993,
        user: 'hello@example.com',
        password: 'secret',
      },
    });
  });

  test('where nothing can be forwarded, IMAP is chosen; what the server says of the choice is shown', async () => {
    serverState.channels = [];
    serverState.missing = [needs('email')];
    serverState.canForward = false;
    const sentence = 'This installation has no domain that mail can be forwarded to.';
    mockEndpoint(inboxContract.createInboxChannel, () => refuse('invalid_request', sentence, { source: sentence }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Connect Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Email' }));
    expect(dialog.getByRole('radio', { name: 'IMAP' })).toBeChecked();
    await user.click(dialog.getByText('Forwarding'));
    await user.type(dialog.getByLabelText('Your address'), 'jobs@example.com');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
  });

  test('a chat gets its domains and its words, and gives the line for the website', async () => {
    serverState.missing = [needs('livechat')];
    const asked = mockEndpoint(inboxContract.createInboxChannel, () => chat);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Connect Live chat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Live chat' }));
    await user.type(dialog.getByLabelText('Domains'), 'not a domain!');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText(/Enter a domain such as your-business\.com\./)).toBeVisible();
    await user.clear(dialog.getByLabelText('Domains'));
    await user.type(dialog.getByLabelText('Domains'), 'corner-grill.com, bookings.example');
    await user.type(dialog.getByLabelText(/^Greeting \(optional\)/), 'Hi!');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.connect).toMatchObject({
      channel: 'livechat',
      hosts: ['corner-grill.com', 'bookings.example'],
      look: { greeting: 'Hi!', accent: '', side: 'right' },
    });
  });

  test('the line for the website is shown, and the look is changed', async () => {
    serverState.channels = [chat];
    const changed = mockEndpoint(inboxContract.updateInboxChannel, () => chat);
    const { user } = open();
    const panel = within(await screen.findByRole('region', { name: 'Website chat' }));
    expect(panel.getByText(chat.chat!.snippet)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Look and domains' }));
    await user.click(panel.getByText('Left'));
    await user.click(panel.getByRole('button', { name: 'Save chat' }));
    await waitFor(() => expect(changed).toHaveLength(1));
    expect(changed[0]).toMatchObject({ channelId: chat.id, hosts: ['corner-grill.com'], look: { side: 'left' } });
  });

  test('what no page has loaded and no mailbox has forwarded yet is waiting, and checking it says so', async () => {
    const unseen = { ...chat, heardAt: null, chat: { ...chat.chat!, seen: null } };
    const silent = buildInboxChannel({ heardAt: null });
    serverState.channels = [unseen, silent];
    mockEndpoint(inboxContract.checkInboxChannel, ({ channelId }) => (channelId === unseen.id ? unseen : silent));
    const { user } = open();
    const panel = within(await screen.findByRole('region', { name: 'Website chat' }));
    expect(panel.queryByText('Connected')).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(/^We have not seen the chat on corner-grill\.com yet\./)).toBeVisible();
    const mail = within(screen.getByRole('region', { name: 'Hello mailbox' }));
    await user.click(mail.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(/^Nothing has been forwarded to us yet\./)).toBeVisible();
  });

  test('a channel is paused, checked, and disconnected only after a question', async () => {
    const changed = mockEndpoint(inboxContract.updateInboxChannel, () => buildInboxChannel({ state: 'paused' }));
    const checked = mockEndpoint(inboxContract.checkInboxChannel, () =>
      buildInboxChannel({ state: 'broken', cause: 'The mailbox refused our sign-in.' }),
    );
    const gone = mockEndpoint(inboxContract.deleteInboxChannel, ({ channelId }) => ({ id: channelId }));
    const { user } = open();
    const panel = within(await screen.findByRole('region', { name: 'Hello mailbox' }));
    await user.click(panel.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(changed).toEqual([{ channelId: buildInboxChannel().id, paused: true }]));
    await user.click(panel.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('The mailbox refused our sign-in.')).toBeVisible();
    expect(checked).toHaveLength(1);
    await user.click(panel.getByRole('button', { name: 'Disconnect' }));
    expect(gone).toEqual([]);
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect Hello mailbox?' }));
    await user.click(question.getByRole('button', { name: 'Disconnect Email' }));
    await waitFor(() => expect(gone).toHaveLength(1));
  });

  test('a member reads them and changes nothing', async () => {
    open('', buildSession({ workspace: { role: 'member' } }));
    const panel = within(await screen.findByRole('region', { name: 'Hello mailbox' }));
    for (const name of ['Pause', 'Check', 'Disconnect'])
      expect(panel.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Connect Live chat' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('a demo tries a made-up message and says where it shows', async () => {
    serverState.canSimulate = true;
    const sent = mockEndpoint(conversationsContract.createSimulatedMessage, () => ({ eventId: 'e1' }));
    const { user } = open('', buildDemoSession());
    const panel = within(await screen.findByRole('region', { name: 'Try it with a made-up message' }));
    await user.click(panel.getByRole('button', { name: 'Send made-up message' }));
    await waitFor(() => expect(sent).toEqual([{ channel: 'email', text: 'Hello, are you open on Sunday?' }]));
    expect(await panel.findByRole('link', { name: 'Open Conversations' })).toHaveAttribute('href', paths.conversations);
  });

  test('without simulation there is no such panel', async () => {
    open();
    await screen.findByRole('region', { name: 'Hello mailbox' });
    expect(screen.queryByText('Try it with a made-up message')).toBeNull();
  });

  test('a list that cannot be read says so', async () => {
    const refused = mockEndpoint(inboxContract.listInboxChannels, () => refuse('internal', 'It broke.'));
    const { user } = open();
    expect(await screen.findByText('Your channels could not be loaded.')).toBeVisible();
    const before = refused.length;
    await pressAgain(user);
    await waitFor(() => expect(refused.length).toBeGreaterThan(before));
  });
});

test('a tab has an address of its own', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('tab', { name: 'Labels' }));
  expect(router.state.location.pathname).toBe(inboxSettingsPath('labels'));
});

test('a saved reply is added, changed and deleted, which can be undone', async () => {
  const created = mockEndpoint(inboxContract.createSavedReply, (input) => {
    const number = 9 + serverState.replies.length;
    const reply = buildSavedReply({
      id: `f1c2d3e4-1a2b-4c3d-8e4f-0000000000${String(number).padStart(2, '0')}`,
      ...input,
    });
    serverState.replies = [...serverState.replies, reply];
    return reply;
  });
  const changed = mockEndpoint(inboxContract.updateSavedReply, ({ title, text }) => buildSavedReply({ title, text }));
  const removed = mockEndpoint(inboxContract.deleteSavedReply, ({ savedReplyId }) => ({ id: savedReplyId }));
  const { user } = open('saved-replies');
  await user.click(await screen.findByRole('button', { name: 'Add saved reply' }));
  await user.click(screen.getByRole('button', { name: 'Save reply' }));
  expect(await screen.findByText('Title is required.')).toBeVisible();
  await user.type(screen.getByLabelText('Title'), 'Parking');
  await user.type(screen.getByLabelText('Reply'), 'Behind the house, ');
  await user.click(screen.getByRole('button', { name: 'Insert first name' }));
  await user.keyboard('.');
  await user.click(screen.getByRole('button', { name: 'Save reply' }));
  await waitFor(() => expect(created).toEqual([{ title: 'Parking', text: 'Behind the house, {{ first_name }}.' }]));
  expect(await screen.findByRole('button', { name: 'Edit Parking' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Edit Opening hours' }));
  await user.type(screen.getByLabelText('Title'), ' now');
  await user.click(screen.getByRole('button', { name: 'Save reply' }));
  await waitFor(() => expect(changed[0]).toMatchObject({ title: 'Opening hours now' }));

  await user.click(await screen.findByRole('button', { name: 'Delete Opening hours' }));
  await waitFor(() => expect(removed).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(created).toHaveLength(2));
});

test('without saved replies the page says what they are for', async () => {
  serverState.replies = [];
  open('saved-replies');
  expect(await screen.findByRole('heading', { name: 'Write it once' })).toBeVisible();
});

test('a label is added, renamed, and deleted after a question', async () => {
  const label = { id: 'f1c2d3e4-1a2b-4c3d-8e4f-000000000011', name: 'Booking' };
  mockEndpoint(inboxContract.createLabel, () => {
    serverState.labels = [label];
    return label;
  });
  const renamed = mockEndpoint(inboxContract.updateLabel, ({ name }) => {
    serverState.labels = [{ ...label, name }];
    return { ...label, name };
  });
  const removed = mockEndpoint(inboxContract.deleteLabel, ({ labelId }) => ({ id: labelId }));
  const { user } = open('labels');
  await user.type(await screen.findByRole('textbox', { name: 'New label' }), 'Booking');
  await user.click(screen.getByRole('button', { name: 'Add label' }));
  await user.click(await screen.findByRole('button', { name: 'Rename Booking' }));
  await user.type(screen.getByRole('textbox', { name: 'New name' }), 's');
  await user.click(screen.getByRole('button', { name: 'Rename label' }));
  await waitFor(() => expect(renamed).toEqual([{ labelId: label.id, name: 'Bookings' }]));
  await user.click(await screen.findByRole('button', { name: 'Delete Bookings' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Bookings”?' }));
  await user.click(question.getByRole('button', { name: 'Delete label' }));
  await waitFor(() => expect(removed).toHaveLength(1));
});

test('hours come from the profile; the answer outside them needs words', async () => {
  const saved = mockEndpoint(inboxContract.updateInboxSettings, (input) => buildInboxSettings(input));
  const { user } = open('hours');
  expect(await screen.findByText('11:00 to 22:00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change in your profile' })).toHaveAttribute(
    'href',
    `${paths.engine}?tab=settings`,
  );
  await user.click(screen.getByRole('checkbox', { name: /Reply automatically outside business hours/ }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Write the reply that people should get.')).toBeVisible();
  await user.type(screen.getByLabelText('Answer outside business hours'), 'Back at 11.');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(saved).toEqual([{ awayOn: true, awayText: 'Back at 11.', signature: '' }]));
});

test('what could not be read says why, and is read once more', async () => {
  serverState.failures = [buildInboundFailure()];
  const replayed = mockEndpoint(inboxContract.createInboundReplay, ({ receiptId }) => ({ id: receiptId }));
  const { user } = open('not-read');
  expect(await screen.findByText('The mail has no sender.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Could not be read 1' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(replayed).toEqual([{ receiptId: buildInboundFailure().id }]));
});
