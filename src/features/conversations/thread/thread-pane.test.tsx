import { screen, waitFor, within } from '@testing-library/react';
import { conversationPath, mediaUrl } from '../../../config/paths';
import { contactsContract } from '../../../contracts/contacts';
import type { Message } from '../../../contracts/conversation-record';
import { conversationsContract } from '../../../contracts/conversations';
import { inboxContract } from '../../../contracts/inbox';
import { buildContact, buildContactDetail } from '../../../testing/builders/contacts';
import {
  buildAttachment,
  buildConversation,
  buildMessage,
  conversationIds,
} from '../../../testing/builders/conversations';
import { buildSession } from '../../../testing/builders/session';
import { mockInbox } from '../../../testing/conversations-server';
import { renderApp } from '../../../testing/render';
import { mockEndpoint } from '../../../testing/server';

const priya = conversationIds.priya;
const open = () => renderApp(conversationPath(priya), { session: buildSession() });
const line = async (text: string | RegExp) => (await screen.findByText(text)).closest('li')!;
const ours = (partial: Partial<Message>) =>
  buildMessage({ id: 'c1c2d3e4-1a2b-4c3d-8e4f-0000000000aa', sender: 'user', author: 'Maya', ...partial });

test('people, agents, notes and events are told apart', async () => {
  mockInbox({
    messages: [
      buildMessage({
        id: 'c1c2d3e4-1a2b-4c3d-8e4f-000000000005',
        sender: 'ai',
        content: 'Until 22:00.',
        state: 'sent',
      }),
      ours({ content: 'VIP, be nice', kind: 'note', state: 'sent' }),
      buildMessage({
        id: 'c1c2d3e4-1a2b-4c3d-8e4f-000000000003',
        kind: 'event',
        content: 'Commented on “The side cut”',
        link: '/dashboard/content-engine/pieces/x',
      }),
      buildMessage(),
    ],
  });
  open();
  expect(await line('Until 22:00.')).toHaveTextContent('Answered by AI · 09:41');
  expect(await line('VIP, be nice')).toHaveTextContent('Private note by Maya');
  const event = await line('Commented on “The side cut”');
  expect(within(event).getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/dashboard/content-engine/pieces/x',
  );
});

test('what somebody wrote is text, whatever it looks like; an address in it is a link without a trace of us', async () => {
  mockInbox({
    messages: [buildMessage({ content: '<img src=x onerror=alert(1)> see https://example.com/a?b=1.' })],
  });
  open();
  expect(await line(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'https://example.com/a?b=1' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link).toHaveAttribute('target', '_blank');
});

test('pictures are shown in place, other files are rows to download', async () => {
  mockInbox({
    messages: [
      buildMessage({
        attachments: [
          buildAttachment({ id: 'd1c2d3e4-1a2b-4c3d-8e4f-0000000000aa', name: 'cat.png', contentType: 'image/png' }),
          buildAttachment({ name: 'menu.pdf', bytes: 240_000 }),
          buildAttachment({
            id: 'd1c2d3e4-1a2b-4c3d-8e4f-0000000000ab',
            name: 'page.svg',
            contentType: 'image/svg+xml',
          }),
        ],
      }),
    ],
  });
  open();
  expect(await screen.findByRole('img', { name: 'cat.png' })).toHaveAttribute('src', mediaUrl(buildAttachment().url));
  expect(screen.getByRole('link', { name: /menu\.pdf/ })).toHaveTextContent('240 KB');
  expect(screen.queryByRole('img', { name: 'page.svg' })).toBeNull();
});

test('mail folds what it quotes, and is shown as designed in a sandboxed frame without its pictures until asked', async () => {
  mockInbox({
    messages: [
      buildMessage({
        quoted: 'On Monday you wrote: hello',
        mail: {
          subject: 'Lunch for 24',
          to: ['hello@cornergrill.example', 'boss@example.com'],
          cc: [],
          hasHtml: true,
          hasRemotePictures: true,
          automatic: false,
        },
      }),
    ],
  });
  const { user } = open();
  expect(await screen.findByText('Lunch for 24')).toBeVisible();
  expect(screen.getByText('On Monday you wrote: hello')).not.toBeVisible();
  expect(screen.queryByTitle('The original email')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show original' }));
  const frame = screen.getByTitle('The original email');
  const url = `/api/conversations/${priya}/messages/${buildMessage().id}/html`;
  expect(frame).toHaveAttribute('src', mediaUrl(url));
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|forms)/);
  await user.click(screen.getByRole('button', { name: 'Load pictures' }));
  expect(screen.getByTitle('The original email')).toHaveAttribute('src', mediaUrl(`${url}?pictures=yes`));
});

test('a failed message says why and is sent again', async () => {
  const { serverState } = mockInbox({
    messages: [ours({ content: 'Hello', state: 'failed', cause: 'This number cannot receive texts.' })],
  });
  const retried = mockEndpoint(conversationsContract.retryMessage, () => {
    serverState.messages = [ours({ content: 'Hello', state: 'sending' })];
    return serverState.messages[0]!;
  });
  const { user } = open();
  expect(await screen.findByText('Not sent. This number cannot receive texts.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(retried).toHaveLength(1));
  expect(await line('Hello')).toHaveTextContent('Sending…');
});

test('a message that may have gone out says so before it is sent once more', async () => {
  mockInbox({ messages: [ours({ content: 'Hello', state: 'uncertain' })] });
  open();
  expect(await screen.findByText(/Check with them before you send it again\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
});

test.each([
  ['sent', 'Sent'],
  ['delivered', 'Delivered'],
  ['read', 'Read'],
] as const)('a message that is %s says %s', async (state, words) => {
  mockInbox({ messages: [ours({ content: 'Hello', state })] });
  open();
  expect(await line('Hello')).toHaveTextContent(`Maya · 09:41 · ${words}`);
});

test('a message that stayed in the demo does not say that it was sent', async () => {
  mockInbox({
    messages: [ours({ content: 'Hello', state: 'sent', cause: 'This is a demo, so the message stayed here.' })],
  });
  open();
  expect(await line('Hello')).toHaveTextContent('Maya · 09:41 · Sample: not sent');
});

test('“Seen” stands below the last message that was seen', async () => {
  mockInbox({
    detail: { seenAt: '2026-06-10T09:00:00.000Z' },
    messages: [
      ours({ id: 'c1c2d3e4-1a2b-4c3d-8e4f-0000000000ab', content: 'Two', state: 'failed', cause: 'It is over.' }),
      ours({ content: 'One', state: 'read' }),
    ],
  });
  open();
  expect((await line('One')).nextElementSibling).toHaveTextContent('Seen 10:00');
});

test('older messages are read on demand, and stand above', async () => {
  mockInbox({
    messages: Array.from({ length: 60 }, (_, index) =>
      buildMessage({
        id: `c1c2d3e4-1a2b-4c3d-8e4f-${String(1_000 - index).padStart(12, '0')}`,
        content: `Line ${60 - index}`,
      }),
    ),
  });
  const { user } = open();
  expect(await screen.findByText('Line 60')).toBeVisible();
  expect(screen.queryByText('Line 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Line 1')).toBeVisible();
  const texts = within(screen.getByRole('list', { name: 'Thread' }))
    .getAllByText(/^Line \d+$/)
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`));
});

test('a message can begin a conversation of its own, and that can be undone', async () => {
  const { serverState } = mockInbox();
  const split = mockEndpoint(conversationsContract.splitConversation, () => {
    serverState.rows = [...serverState.rows, buildConversation({ id: conversationIds.tomas, title: 'Split Person' })];
    return {
      id: 'aaaaaaaa-1a2b-4c3d-8e4f-000000000001',
      changed: 1,
      canUndo: true,
      conversationId: conversationIds.tomas,
    };
  });
  const undone = mockEndpoint(conversationsContract.undoConversationChange, ({ changeId }) => ({
    id: changeId,
    changed: 1,
    canUndo: false,
  }));
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for this message' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Split off from here' }));
  await waitFor(() => expect(split).toEqual([{ conversationId: priya, messageId: buildMessage().id }]));
  await waitFor(() => expect(router.state.location.search).toContain(conversationIds.tomas));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(undone).toHaveLength(1));
  await waitFor(() => expect(router.state.location.search).toContain(priya));
});

test('a question is kept as an FAQ with its answer', async () => {
  mockInbox();
  const kept = mockEndpoint(conversationsContract.createConversationMaterial, () => ({ id: conversationIds.tomas }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for this message' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as FAQ or post idea' }));
  expect(await screen.findByLabelText('Question')).toHaveValue('Could you do ten of us on Saturday around 7?');
  await user.type(screen.getByLabelText('Answer'), 'Yes, up to twelve.');
  await user.click(screen.getByRole('button', { name: 'Save FAQ' }));
  await waitFor(() =>
    expect(kept).toEqual([
      {
        conversationId: priya,
        messageId: buildMessage().id,
        as: 'faq',
        question: 'Could you do ten of us on Saturday around 7?',
        answer: 'Yes, up to twelve.',
      },
    ]),
  );
});

test('a label that is missing is made in the menu, and the conversation has it', async () => {
  const { changes, serverState } = mockInbox();
  const label = { id: conversationIds.tomas, name: 'Wedding' };
  mockEndpoint(inboxContract.createLabel, ({ name }) => {
    serverState.labels = [...serverState.labels, { ...label, name }];
    return { ...label, name };
  });
  const { user } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Label' }))[0]!);
  await user.click(await screen.findByRole('menuitem', { name: 'New label…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New label' }));
  await user.click(dialog.getByRole('button', { name: 'Add label' }));
  expect(await dialog.findByRole('textbox', { name: 'Name' })).toBeInvalid();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Wedding');
  await user.click(dialog.getByRole('button', { name: 'Add label' }));
  expect(await screen.findByText('Labelled “Wedding”.')).toBeInTheDocument();
  expect(changes).toContainEqual(expect.objectContaining({ conversationId: priya, labelIds: [label.id] }));
});

describe('who it is with', () => {
  test('a contact’s details and timeline stand beside the thread', async () => {
    mockInbox();
    mockEndpoint(contactsContract.listContactEvents, () => ({
      items: [
        {
          id: conversationIds.tomas,
          kind: 'mail-opened' as const,
          title: 'Opened “Friday burger night”',
          text: '',
          at: '2026-06-07T12:00:00.000Z',
          actor: '',
          canDelete: false,
        },
      ],
      nextCursor: null,
    }));
    open();
    const side = within(await screen.findByRole('complementary', { name: 'Contact details' }));
    expect(await side.findByText('hannah@harbourdental.example')).toBeVisible();
    expect(await side.findByText('Opened “Friday burger night”')).toBeVisible();
  });

  test('somebody unknown is linked to a contact that is searched for', async () => {
    const { changes } = mockInbox({ rows: [buildConversation({ contactId: null, unread: false })] });
    mockEndpoint(contactsContract.listContacts, () => ({ items: [buildContact()], nextCursor: null }));
    const { user } = open();
    await user.type(await screen.findByLabelText('Or link a contact you have'), 'hannah');
    await user.click(await screen.findByRole('button', { name: /Hannah Boateng/ }));
    await waitFor(() => expect(changes).toContainEqual({ conversationId: priya, contactId: buildContact().id }));
  });

  test('somebody unknown becomes a contact with the address they wrote from', async () => {
    const { changes } = mockInbox({
      rows: [
        buildConversation({
          channel: 'email',
          contactId: null,
          unread: false,
          title: 'Zoë Park',
          address: 'zoe@example.com',
        }),
      ],
    });
    const created = mockEndpoint(contactsContract.createContact, () => buildContactDetail({ name: 'Zoë Park' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add to contacts' }));
    await waitFor(() =>
      expect(created[0]).toMatchObject({
        name: 'Zoë Park',
        points: [{ kind: 'email', value: 'zoe@example.com' }],
      }),
    );
    await waitFor(() => expect(changes).toContainEqual({ conversationId: priya, contactId: buildContact().id }));
  });

  test('a summary is written when it is asked for', async () => {
    mockInbox();
    mockEndpoint(conversationsContract.getConversationSummary, () => ({
      points: ['Asked for a table for ten.'],
      writtenBy: 'builtin',
    }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Summarise this conversation' }));
    expect(await screen.findByText('Asked for a table for ten.')).toBeVisible();
    expect(screen.getByText('Written by Fourbeat’s built-in writer. Check it against the messages.')).toBeVisible();
  });
});

test('another conversation of the person is merged into this one', async () => {
  mockInbox({
    rows: [
      buildConversation({ unread: false }),
      buildConversation({ id: conversationIds.tomas, channel: 'email', title: 'Priya by mail', unread: false }),
    ],
  });
  const merged = mockEndpoint(conversationsContract.mergeConversations, () => ({
    id: 'aaaaaaaa-1a2b-4c3d-8e4f-000000000001',
    changed: 1,
    canUndo: true,
  }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with another…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge with another conversation' }));
  await user.click(await dialog.findByRole('button', { name: /Priya by mail/ }));
  await waitFor(() => expect(merged).toEqual([{ conversationId: priya, otherId: conversationIds.tomas }]));
  expect(await screen.findByText('Merged into one conversation.')).toBeVisible();
});
