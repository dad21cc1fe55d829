import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { conversationPath } from '../../../config/paths';
import { accountContract } from '../../../contracts/account';
import { conversationsContract } from '../../../contracts/conversations';
import { inboxContract } from '../../../contracts/inbox';
import { buildMember } from '../../../testing/builders/account';
import {
  buildAttachment,
  buildConversation,
  buildInboxChannel,
  buildMessage,
  buildSavedReply,
  conversationIds,
} from '../../../testing/builders/conversations';
import { buildSession } from '../../../testing/builders/session';
import { mockInbox } from '../../../testing/conversations-server';
import { mockUpload } from '../../../testing/mock-upload';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';
import { outbox } from '../message-outbox';

afterEach(() => outbox.forget());
const priya = conversationIds.priya;
const open = () => renderApp(conversationPath(priya), { session: buildSession() });
const box = (name = 'Message to Priya Raman') => screen.findByRole('textbox', { name });
const thread = () => within(screen.getByRole('list', { name: 'Thread' }));

test('Enter sends, Shift Enter makes a new line, and blank is refused', async () => {
  const { sent } = mockInbox();
  const { user } = open();
  const area = await box();
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.type(area, '   {Enter}');
  expect(sent).toEqual([]);
  await user.clear(area);
  await user.type(area, 'Yes!{Shift>}{Enter}{/Shift}See you then.{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ text: 'Yes!\nSee you then.', attachmentIds: [], byPerson: false });
  expect(area).toHaveValue('');
  expect(await thread().findByText(/Yes!\s+See you then\./)).toBeVisible();
});

test('Enter that ends a word of an input method does not send', async () => {
  const { sent } = mockInbox();
  const { user } = open();
  const area = await box();
  await user.type(area, 'こん');
  fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
  expect(area).toHaveValue('こん');
  expect(sent).toEqual([]);
});

test('what is sent stands in the thread at once, and as sent when the server has it', async () => {
  const { serverState } = mockInbox();
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  mockEndpoint(conversationsContract.createMessage, async ({ messageId, text }) => {
    await held;
    const message = buildMessage({ id: messageId, sender: 'user', author: 'Maya', content: text, state: 'sent' });
    serverState.messages = [message, ...serverState.messages];
    return message;
  });
  const { user } = open();
  await user.type(await box(), 'The long table is yours.{Enter}');
  const bubble = (await thread().findByText('The long table is yours.')).closest('li')!;
  expect(bubble).toHaveTextContent('Sending…');
  answer();
  await waitFor(() => expect(screen.getAllByText('The long table is yours.')).toHaveLength(1));
  await waitFor(() =>
    expect(thread().getByText('The long table is yours.').closest('li')).toHaveTextContent('Maya · 09:41 · Sent'),
  );
});

test('what could not be sent says why, is kept over a reload, and is tried again under the same id', async () => {
  mockInbox();
  mockNetworkFailure(conversationsContract.createMessage);
  const first = open();
  await first.user.type(await box(), 'Hello?{Enter}');
  expect(await thread().findByText(/Not sent\. We could not reach Fourbeat/)).toBeVisible();
  const kept = JSON.parse(localStorage.getItem('inbox-outbox')!) as { messageId: string }[];
  first.unmount();
  outbox.forget();

  const { sent } = mockInbox();
  const { user } = open();
  expect(await screen.findByText('Not sent:')).toBeVisible(); // in the list, too
  const failed = (await thread().findByText('Hello?')).closest('li')!;
  await user.click(within(failed).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ messageId: kept[0]!.messageId, text: 'Hello?' });
  await waitFor(() => expect(JSON.parse(localStorage.getItem('inbox-outbox')!)).toEqual([]));
});

test('a message that was never sent can be deleted', async () => {
  mockInbox();
  mockEndpoint(conversationsContract.createMessage, () => refuse('forbidden', 'This trial has ended.'));
  const { user } = open();
  await user.type(await box(), 'Hello?{Enter}');
  expect(await thread().findByText('Not sent. This trial has ended.')).toBeVisible();
  await user.click(thread().getByRole('button', { name: 'Delete' }));
  expect(thread().queryByText('Hello?')).toBeNull();
});

test('a draft of the server is in the box, and what is typed is stored a moment later', async () => {
  const { drafts } = mockInbox({ detail: { draft: 'Dear Priya' } });
  const { user } = open();
  const area = await box();
  expect(area).toHaveValue('Dear Priya');
  await user.type(area, ', yes');
  await waitFor(() => expect(drafts.at(-1)).toEqual({ conversationId: priya, text: 'Dear Priya, yes' }));
});

test('a draft stays with its conversation', async () => {
  const { drafts } = mockInbox({
    rows: [buildConversation(), buildConversation({ id: conversationIds.tomas, title: 'Tomas Lindgren' })],
  });
  const { user } = open();
  await user.type(await box(), 'For Priya');
  await user.click(screen.getByRole('button', { name: /^Tomas Lindgren/ }));
  expect(await box('Message to Tomas Lindgren')).toHaveValue('');
  expect(drafts).toContainEqual({ conversationId: priya, text: 'For Priya' });
  await user.click(screen.getByRole('button', { name: /^Priya Raman/ }));
  expect(await box()).toHaveValue('For Priya');
});

test('a draft that the server did not take is still there after a reload', async () => {
  mockInbox();
  mockNetworkFailure(conversationsContract.updateDraft);
  const { user, unmount } = open();
  await user.type(await box(), 'Half a sen');
  unmount();
  mockInbox();
  open();
  expect(await box()).toHaveValue('Half a sen');
});

test('files are uploaded when chosen, go with the message, and what is too large is refused in words', async () => {
  const { sent } = mockInbox();
  const calls: string[] = [];
  mockUpload(conversationsContract.createAttachment, calls, () => buildAttachment());
  const { user } = open();
  await box();
  const input = screen.getByLabelText('Files', { selector: 'input' });
  const large = new File(['x'], 'film.mov');
  Object.defineProperty(large, 'size', { value: 5_000_000 });
  await user.upload(input, [new File(['menu'], 'menu.pdf'), large, new File([], 'empty.txt')]);
  expect(
    await screen.findByText(
      '“film.mov” is 5 MB. A file can be at most 4 MB: make it smaller, or send a link to it. “empty.txt” is empty. Choose another file.',
    ),
  ).toBeVisible();
  await waitFor(() =>
    expect(calls).toEqual([
      expect.stringContaining(`POST /api/conversations/${priya}/attachments?name=menu.pdf`) as string,
    ]),
  );
  await screen.findByText('All files are ready to send.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ text: '', attachmentIds: [buildAttachment().id] });
});

test('a photograph that is too large is made smaller; what is refused for good is not tried again', async () => {
  mockInbox();
  const calls: string[] = [];
  const draw = jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect() {}, drawImage() {} } as never);
  const write = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['small'], { type: 'image/jpeg' })));
  const read = jest.fn(async () => ({ width: 6_000, height: 4_000, close() {} }));
  Object.assign(globalThis, { createImageBitmap: read });
  mockUpload(conversationsContract.createAttachment, calls, () => buildAttachment({ contentType: 'image/jpeg' }));
  const { user } = open();
  await box();
  const photo = new File(['x'], 'IMG_1.png', { type: 'image/png' });
  Object.defineProperty(photo, 'size', { value: 8_000_000 });
  await user.upload(screen.getByLabelText('Files', { selector: 'input' }), photo);
  await waitFor(() => expect(calls).toEqual([expect.stringContaining('name=IMG_1.jpg') as string]));
  await screen.findByText('All files are ready to send.');
  read.mockRejectedValue(new Error('unreadable'));
  await user.upload(screen.getByLabelText('Files', { selector: 'input' }), photo);
  expect(await screen.findByText('It is larger than 4 MB, and this browser could not make it smaller.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  draw.mockRestore();
  write.mockRestore();
});

test('a picture is attached by pasting it', async () => {
  mockInbox();
  const calls: string[] = [];
  mockUpload(conversationsContract.createAttachment, calls, () => buildAttachment({ name: 'image.png' }));
  open();
  fireEvent.paste(await box(), { clipboardData: { files: [new File(['png'], 'image.png')] } });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Remove image.png' })).toBeVisible();
});

test('an emoji is found by a word and put where the cursor is', async () => {
  mockInbox();
  const { user } = open();
  const area = await box();
  await user.type(area, 'Happy birthday');
  await user.click(screen.getByRole('button', { name: 'Add an emoji' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search emoji' }), 'birthday cake');
  await user.click(await screen.findByRole('button', { name: 'birthday cake' }));
  await waitFor(() => expect(area).toHaveValue('Happy birthday🎂'));
});

test('a slash in an empty box offers saved replies, filled in for this person', async () => {
  mockInbox({
    replies: [buildSavedReply(), buildSavedReply({ id: buildSavedReply().id.replace(/1$/, '2'), title: 'Parking' })],
  });
  const asked = mockEndpoint(inboxContract.getSavedReplyText, () => ({
    text: 'Hello Priya, we are open from 11 to 22.',
    empty: ['last_visit'],
  }));
  const { user } = open();
  const area = await box();
  await user.type(area, '/');
  expect(area).toHaveValue('/');
  await user.click(await screen.findByRole('button', { name: /Opening hours/ }));
  await waitFor(() => expect(area).toHaveValue('Hello Priya, we are open from 11 to 22.'));
  expect(asked).toEqual([{ savedReplyId: buildSavedReply().id, conversationId: priya }]);
  expect(screen.getByText(/We don’t know last visit for this person/)).toBeVisible();
});

test('a private note mentions a colleague and is not sent to the customer', async () => {
  const { sent, serverState } = mockInbox();
  mockEndpoint(accountContract.listMembers, () => ({
    members: [
      buildMember({ you: true }),
      buildMember({ id: '7f1d2c1e-6f0e-4c3a-9d55-0f8b7f6f5a02', name: 'Tom Ng', you: false }),
    ],
    invitations: [],
  }));
  const noted = mockEndpoint(conversationsContract.createNote, ({ messageId, text }) => {
    const note = buildMessage({
      id: messageId,
      kind: 'note',
      sender: 'user',
      author: 'Maya',
      content: text,
      state: 'sent',
    });
    serverState.messages = [note, ...serverState.messages];
    return note;
  });
  const { user } = open();
  await box();
  await user.click(screen.getByRole('button', { name: 'Private note' }));
  const area = screen.getByRole('textbox', { name: 'Private note' });
  await user.type(area, '@to');
  expect(await screen.findByRole('option', { name: 'Tom Ng' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(area).toHaveValue('@Tom Ng '));
  await user.type(area, 'can you?{Enter}');
  await waitFor(() => expect(noted).toHaveLength(1));
  expect(noted[0]).toMatchObject({
    text: '@Tom Ng can you?',
    mentionIds: ['7f1d2c1e-6f0e-4c3a-9d55-0f8b7f6f5a02'],
  });
  expect(sent).toEqual([]);
  expect(await thread().findByText(/Private note by Maya/)).toBeVisible();
});

test('a message is sent later and can be cancelled until then', async () => {
  const { sent, serverState } = mockInbox();
  const removed = mockEndpoint(conversationsContract.deleteMessage, ({ messageId }) => {
    serverState.messages = serverState.messages.filter(({ id }) => id !== messageId);
    return { id: messageId };
  });
  const { user } = open();
  await user.type(await box(), 'See you tomorrow');
  await user.click(screen.getByRole('button', { name: 'Send later' }));
  await user.click(await screen.findByRole('menuitem', { name: /Tomorrow morning/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Date.parse(sent[0]!.sendAt!)).toBeGreaterThan(Date.now());
  const later = (await thread().findByText('See you tomorrow')).closest('li')!;
  await waitFor(() =>
    expect(later.isConnected ? later : thread().getByText('See you tomorrow').closest('li')).toHaveTextContent(
      'goes out tomorrow, 09:00',
    ),
  );
  await user.click(thread().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(removed).toHaveLength(1));
  await waitFor(() => expect(thread().queryByText('See you tomorrow')).toBeNull());
  expect(await box()).toHaveValue('See you tomorrow');
});

test('a suggestion goes into the box with its sources, and never out by itself', async () => {
  const { sent } = mockInbox();
  mockEndpoint(conversationsContract.createSuggestion, () => ({
    text: 'Saturday at 7 works.',
    missing: '',
    addLink: '',
    sources: [
      { label: 'your booking rules', link: '' },
      { label: 'your opening hours', link: '/dashboard/content-engine' },
    ],
    writtenBy: '',
  }));
  const { user } = open();
  const area = await box();
  await user.click(screen.getByRole('button', { name: 'Suggest a reply' }));
  await waitFor(() => expect(area).toHaveValue('Saturday at 7 works.'));
  expect(screen.getByText(/Drafted from/)).toHaveTextContent(
    'Drafted from your booking rules and your opening hours. Edit it or press Enter to send.',
  );
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(area).toHaveValue('');
});

test('where nothing known answers the question, the suggestion says what is missing', async () => {
  mockInbox();
  mockEndpoint(conversationsContract.createSuggestion, () => ({
    text: '',
    missing: 'You have not said whether you take groups.',
    addLink: '/dashboard/content-engine?tab=ideas',
    sources: [],
    writtenBy: '',
  }));
  const { user } = open();
  const area = await box();
  await user.click(screen.getByRole('button', { name: 'Suggest a reply' }));
  expect(await screen.findByText(/You have not said whether you take groups\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add it for the next time' })).toBeVisible();
  expect(area).toHaveValue('');
});

test('a draft that leaves something out says so beside it', async () => {
  mockInbox();
  mockEndpoint(conversationsContract.createSuggestion, () => ({
    text: 'I will check that.',
    missing: 'It leaves out “22 people”: answer that yourself.',
    addLink: '',
    sources: [],
    writtenBy: 'builtin',
  }));
  const { user } = open();
  await box();
  await user.click(screen.getByRole('button', { name: 'Suggest a reply' }));
  expect(await screen.findByText(/Drafted by Fourbeat’s built-in writer\./)).toHaveTextContent(
    'Not complete. It leaves out “22 people”: answer that yourself.',
  );
});

test('a text message counts its parts', async () => {
  mockInbox({
    rows: [buildConversation({ channel: 'sms', title: '(555) 013-0177' })],
    channels: [buildInboxChannel({ channel: 'sms', mail: null })],
  });
  open();
  const area = await box('Message to (555) 013-0177');
  fireEvent.change(area, { target: { value: 'a'.repeat(200) } });
  expect(await screen.findByText('2 text messages, 106 characters left')).toBeVisible();
});

describe('Meta’s window', () => {
  test('after a day only a person may answer, who says so', async () => {
    const { sent } = mockInbox({ detail: { window: { kind: 'person', closesAt: '2099-01-01T00:00:00.000Z' } } });
    const { user } = open();
    await user.type(await box(), 'Sorry for the wait{Enter}');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'I wrote this myself' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ byPerson: true });
  });

  test('when it is over the box is locked with the reason, but notes are still written', async () => {
    mockInbox({ detail: { window: { kind: 'closed', reason: 'Meta lets a business answer for 7 days.' } } });
    const { user } = open();
    expect(await screen.findByText('Meta lets a business answer for 7 days.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Message to/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Private note' }));
    expect(screen.getByRole('textbox', { name: 'Private note' })).toBeVisible();
  });
});

describe('what to know before writing', () => {
  test('a colleague who is writing is named', async () => {
    mockInbox({ detail: { viewers: [{ id: conversationIds.tomas, name: 'Tom Ng', typing: true }] } });
    open();
    expect(await screen.findByText(/Tom Ng/)).toHaveTextContent('Tom Ng');
    expect(screen.getByText(/writing…/)).toBeVisible();
  });

  test('a channel that is broken or paused says so, with the way to it', async () => {
    const { serverState } = mockInbox();
    serverState.channels = [
      buildInboxChannel({ channel: 'instagram', state: 'broken', cause: 'The Page was disconnected.', mail: null }),
    ];
    open();
    expect(await screen.findByText(/Instagram needs attention: The Page was disconnected\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open channels' })).toBeVisible();
  });

  test('writing is told to colleagues', async () => {
    const { presence } = mockInbox();
    const { user } = open();
    await user.type(await box(), 'Hi');
    await waitFor(() => expect(presence).toContainEqual({ conversationId: priya, typing: true }));
  });
});

describe('a comment below a post', () => {
  const comment = { privateReply: 'open' as const, hidden: false, link: '/dashboard/content-engine/pieces/x' };

  test('leads to its post, can be hidden, and is answered below it or once to its writer alone', async () => {
    const { serverState, sent } = mockInbox({ detail: { comment } });
    const hidden = mockEndpoint(conversationsContract.updateComment, ({ hidden: next }) => {
      serverState.detail = { comment: { ...comment, hidden: next } };
      return { hidden: next };
    });
    const { user } = open();
    expect(await screen.findByRole('link', { name: 'Open the post' })).toHaveAttribute('href', comment.link);
    await user.click(screen.getByRole('button', { name: 'Hide comment' }));
    expect(await screen.findByRole('button', { name: 'Show comment again' })).toBeVisible();
    expect(hidden).toEqual([{ conversationId: priya, hidden: true }]);

    await user.click(screen.getByRole('button', { name: 'Message privately' }));
    await user.type(await box(), 'For you alone{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ text: 'For you alone', privately: true });
  });

  test('says why it takes no second private reply, and is still answered below it', async () => {
    mockInbox({ detail: { comment: { ...comment, privateReply: 'used', link: '' } } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Message privately' }));
    expect(screen.getByText(/already replied to this comment privately/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Message to/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reply below it' }));
    expect(await box()).toBeVisible();
  });
});
