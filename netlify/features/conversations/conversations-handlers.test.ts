import { activityContract } from '../../../src/contracts/activity';
import { conversationsContract as contract } from '../../../src/contracts/conversations';
import { HOUR_MS } from '../../../src/domain/duration';
import { inWorkspace } from '../../database/client';
import { takeInbound } from '../../records/inbox/inbound-arrival';
import { asEvent, buildInboundMail, buildInboundText } from '../../testing/builders/inbound';
import { asOwner, useDatabase } from '../../testing/database';
import { joinAsMember, onePixelPng, register, registerOperator } from '../../testing/world';

useDatabase();
beforeAll(registerOperator);

let owner: Awaited<ReturnType<typeof register>>;
let channelId: string;
beforeEach(async () => {
  owner = await register();
  channelId = await connect('email');
});

const connect = async (channel: string) => {
  const id = crypto.randomUUID();
  await asOwner(
    "INSERT INTO inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at) VALUES ($1, $2, $3, 'Shop', $2::uuid::text, '{}', 'connected', now())",
    [owner.workspaceId, id, channel],
  );
  return id;
};
const call = <E extends keyof typeof contract>(name: E, input: Record<string, unknown> = {}, who = owner) =>
  who.call('conversations', contract[name], input as never);
const arrive = async (message: Parameters<typeof asEvent>[0], at = message.at) =>
  (await inWorkspace(
    owner.workspaceId,
    (tx) => takeInbound(tx, { workspaceId: owner.workspaceId, channelId, receiptId: null }, asEvent(message), at),
    'worker',
  ))!;
const from = (name: string) => ({ address: `${name.toLowerCase()}@people.example`, name, point: 'email' as const });
const written = (name: string, subject: string, text = 'Hello') =>
  arrive(buildInboundMail({ from: from(name), text, at: nextMoment(), mail: { subject } }));
/** After everything before it, even where the machine's clock is set back or stands still: lists are read in this order. */
const nextMoment = () => new Date((latest = Math.max(Date.now(), latest + 1)));
let latest = 0;
const titles = async (input: Record<string, unknown> = {}) =>
  (await call('listConversations', input)).body.data.items.map(({ title }: { title: string }) => title);
const counts = async () => (await call('getConversationCounts')).body.data;
const answer = (conversationId: string, more: Record<string, unknown> = {}) =>
  call('createMessage', { conversationId, messageId: crypto.randomUUID(), text: 'Yes, we do.', ...more });

describe('the list', () => {
  it('shows the newest first, page by page, by tab, channel, label and assignee', async () => {
    const [ada, ben, cleo] = [await written('Ada', 'Rye'), await written('Ben', 'Cake'), await written('Cleo', 'Buns')];
    expect(await titles()).toEqual(['Cleo', 'Ben', 'Ada']);
    const first = (await call('listConversations', { limit: 2 })).body.data;
    expect((await call('listConversations', { limit: 2, cursor: first.nextCursor })).body.data).toMatchObject({
      items: [{ title: 'Ada' }],
      nextCursor: null,
    });
    await call('updateConversation', { conversationId: ada.conversationId, status: 'closed', unread: false });
    const later = new Date(Date.now() + HOUR_MS).toISOString();
    await call('updateConversation', { conversationId: ben.conversationId, snoozedUntil: later });
    const me = owner.session.user.id;
    await call('updateConversation', { conversationId: cleo.conversationId, assigneeId: me });
    expect(await titles({ tab: 'closed' })).toEqual(['Ada']);
    expect(await titles({ tab: 'open' })).toEqual(['Cleo']);
    expect(await titles({ tab: 'unread' })).toEqual(['Cleo']);
    expect(await titles({ snoozed: 'yes' })).toEqual(['Ben']);
    expect(await titles({ assignee: 'me' })).toEqual(['Cleo']);
    expect(await titles({ assignee: 'nobody' })).toEqual(['Ben', 'Ada']);
    expect(await titles({ channel: 'sms' })).toEqual([]);
    const campaignId = crypto.randomUUID();
    await asOwner('UPDATE conversations SET campaign_id = $1 WHERE id = $2', [campaignId, ada.conversationId]);
    expect(await titles({ campaignId })).toEqual(['Ada']);
    expect(await titles({ campaignId, search: 'hello' })).toEqual(['Ada']);
    expect(await counts()).toEqual({ all: 3, unread: 1, open: 1, closed: 1, snoozed: 1, mine: 1 });
  });

  it('counts in every tab as many as it shows, whatever was done', async () => {
    const people = [await written('Ada', 'Rye'), await written('Ben', 'Cake'), await written('Cleo', 'Buns')];
    await call('changeConversations', {
      conversationIds: people.slice(0, 2).map(({ conversationId }) => conversationId),
      status: 'closed',
    });
    await call('mergeConversations', {
      conversationId: people[2]!.conversationId,
      otherId: people[0]!.conversationId,
    });
    await asOwner('DELETE FROM conversations WHERE id = $1', [people[1]!.conversationId]);
    const said = await counts();
    for (const tab of ['all', 'unread', 'open', 'closed'] as const)
      expect({ tab, n: said[tab] }).toEqual({ tab, n: (await titles({ tab })).length });
  });

  it.each([
    ['priya', ['Priya']],
    ['PRIYÁ', ['Priya']],
    ['priya@people', ['Priya']],
    ['sourdough', ['Ömer', 'Priya']],
    ['sourd loaf', ['Priya']],
    ["it's", ['Ömer']],
    ['omer', ['Ömer']],
    ['100%', []],
    ["'; drop table messages; --", []],
    ['& | ! ( ) : *', []],
    ['order-77', ['Priya']],
  ])('is searched for %j', async (search, found) => {
    await written('Priya', 'Question', 'Is the sourdough loaf ready? It is order-77.');
    await written('Ömer', 'Thanks', "it's lovely, that sourdough");
    expect(await titles({ search })).toEqual(found);
  });

  it('is searched for the address and number of a contact who writes over another channel', async () => {
    const { conversationId } = await written('Priya', 'Question');
    const { contactId } = (await call('getConversation', { conversationId })).body.data;
    await asOwner(
      "UPDATE conversations SET channel = 'instagram', address = 'priya.r', search = 'priya' WHERE id = $1",
      [conversationId],
    );
    await asOwner(
      "INSERT INTO contact_points (workspace_id, contact_id, kind, value, shown, position) VALUES ($1, $2, 'phone', '+447700900177', '07700 900177', 0)",
      [owner.workspaceId, contactId],
    );
    await written('Ömer', 'Thanks');
    for (const search of ['priya@peop', '07700 900177', '0177']) expect(await titles({ search })).toEqual(['Priya']);
    expect(await titles({ search: 'priya@people', tab: 'closed' })).toEqual([]);
    expect(await titles({ search: 'riya@' })).toEqual([]);
  });

  it('rings no bell any more for what was read', async () => {
    const { conversationId } = await written('Ada', 'Rye');
    await written('Ben', 'Cake');
    const unseen = async () => (await owner.call('activity', activityContract.getBell, {})).body.data.unseen as number;
    const before = await unseen();
    await call('updateConversation', { conversationId, unread: false });
    expect(before - (await unseen())).toBe(1);
  });

  it('marks whose last answer was not sent', async () => {
    const { conversationId } = await written('Ada', 'Rye');
    await answer(conversationId);
    await asOwner("UPDATE messages SET state = 'failed' WHERE sender = 'user'");
    const marks = async () =>
      (await call('listConversations')).body.data.items.map(({ unsent }: { unsent?: string }) => unsent);
    expect(await marks()).toEqual(['failed']);
    await written('Ada', 'Re: Rye');
    expect(await marks()).toEqual([undefined]);
  });

  it('goes on to search where the newest have run out', async () => {
    for (const name of ['Ada', 'Ben', 'Cleo']) await written(name, 'Rye bread');
    const page = (await call('listConversations', { search: 'rye', limit: 2 })).body.data;
    expect(page.items).toHaveLength(2);
    const next = (await call('listConversations', { search: 'rye', limit: 2, cursor: page.nextCursor })).body.data;
    expect(next).toMatchObject({ items: [{ title: 'Ada' }], nextCursor: null });
  });
});

describe('an answer', () => {
  it('is stored once for its id, reads the conversation and drops the draft', async () => {
    const { conversationId } = await written('Priya', 'Rye');
    await call('updateDraft', { conversationId, text: 'Yes, w' });
    await call('updateConversation', { conversationId, status: 'closed' });
    expect((await call('getConversation', { conversationId })).body.data.draft).toBe('Yes, w');
    const messageId = crypto.randomUUID();
    const calls = await Promise.all([1, 2, 3].map(() => answer(conversationId, { messageId })));
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call('listMessages', { conversationId })).body.data.items).toHaveLength(2);
    expect((await call('getConversation', { conversationId })).body.data).toMatchObject({
      draft: '',
      unread: false,
      status: 'open',
      lastMessage: 'Yes, we do.',
      lastSender: 'user',
    });
    const other = await written('Ben', 'Cake');
    expect((await answer(other.conversationId, { messageId })).status).toBe(404);
  });

  it('without words needs a file; a file is used once', async () => {
    const { conversationId } = await written('Priya', 'Rye');
    expect((await answer(conversationId, { text: '  ' })).status).toBe(400);
    const file = (await call('createAttachment', { conversationId, name: 'loaf.exe', bytes: onePixelPng })).body.data;
    expect(file).toMatchObject({ name: 'loaf.png', contentType: 'image/png' });
    const sent = await answer(conversationId, { text: '', attachmentIds: [file.id] });
    expect(sent.body.data.attachments).toEqual([file]);
    expect((await call('getConversation', { conversationId })).body.data.lastMessage).toBe('📎 loaf.png');
    expect(await answer(conversationId, { attachmentIds: [file.id] })).toMatchObject({ status: 409 });
    expect((await call('listMessages', { conversationId })).body.data.items).toHaveLength(2);
    const { response } = await call('getAttachment', { conversationId, attachmentId: file.id });
    expect(response.headers.get('content-type')).toBe('image/png');
  });

  it.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['an empty file', ''],
    ['a program', 'MZ\u0000\u0001\u0002'],
  ])('carries no %s', async (_kind, text) => {
    const { conversationId } = await written('Priya', 'Rye');
    const refused = await call('createAttachment', {
      conversationId,
      name: 'a.txt',
      bytes: new TextEncoder().encode(text),
    });
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringMatching(/\.$/) } });
  });

  it('carries plain text, to be downloaded', async () => {
    const { conversationId } = await written('Priya', 'Rye');
    const bytes = new TextEncoder().encode('a,b\n1,2\n');
    const file = (await call('createAttachment', { conversationId, name: 'prices.csv', bytes })).body.data;
    expect(file.contentType).toBe('text/csv');
    const { response } = await call('getAttachment', { conversationId, attachmentId: file.id });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('goes out later when a time is chosen, and can be taken back until then', async () => {
    const { conversationId } = await written('Priya', 'Rye');
    const sendAt = new Date(Date.now() + HOUR_MS).toISOString();
    const file = (await call('createAttachment', { conversationId, name: 'loaf.png', bytes: onePixelPng })).body.data;
    const attachmentIds = [file.id];
    const { id, state, scheduledFor } = (await answer(conversationId, { sendAt, attachmentIds })).body.data;
    expect({ state, scheduledFor }).toEqual({ state: 'scheduled', scheduledFor: sendAt });
    expect((await call('getConversation', { conversationId })).body.data.lastMessage).toBe('Hello');
    expect((await call('deleteMessage', { conversationId, messageId: id })).body.data).toEqual({ id });
    expect((await answer(conversationId, { attachmentIds })).body.data.attachments).toMatchObject([{ id: file.id }]);
    expect((await answer(conversationId, { sendAt: new Date(0).toISOString() })).status).toBe(400);
  });

  it('needs a connected channel', async () => {
    const { conversationId } = await written('Priya', 'Rye');
    await asOwner('DELETE FROM inbox_channels WHERE id = $1', [channelId]);
    expect(await answer(conversationId)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('not connected') },
    });
  });

  it.each([
    [1, {}, 200],
    [25, {}, 409],
    [25, { byPerson: true }, 200],
    [24 * 8, { byPerson: true }, 409],
  ])('by Messenger %i hours after the last message, %j, is answered by %i', async (hours, more, status) => {
    await connect('facebook');
    const { conversationId } = await arrive(
      buildInboundText({ channel: 'facebook', from: { address: '77', name: 'Tom', point: null }, threadKey: 't' }),
    );
    await asOwner('UPDATE conversations SET last_inbound_at = now() - make_interval(hours => $2) WHERE id = $1', [
      conversationId,
      hours,
    ]);
    expect((await answer(conversationId, more)).status).toBe(status);
  });
});

describe('notes', () => {
  it('are for members, and tell those who are mentioned', async () => {
    const colleague = await register();
    await joinAsMember(colleague, owner.workspaceId);
    const { conversationId } = await written('Priya', 'Rye');
    const note = await call('createNote', {
      conversationId,
      messageId: crypto.randomUUID(),
      text: 'Please look',
      mentionIds: [colleague.session.user.id],
    });
    expect(note.body.data).toMatchObject({ kind: 'note', content: 'Please look' });
    expect((await call('getConversation', { conversationId })).body.data.lastMessage).toBe('Hello');
    expect(
      await asOwner("SELECT tells FROM activities WHERE workspace_id = $1 AND title LIKE '%mentioned%'", [
        owner.workspaceId,
      ]),
    ).toEqual([{ tells: true }]);
    const stranger = { conversationId, messageId: crypto.randomUUID(), text: 'x', mentionIds: [crypto.randomUUID()] };
    expect((await call('createNote', stranger)).status).toBe(400);
  });

  it('others who look are named, with whether they write', async () => {
    const colleague = await register();
    await joinAsMember(colleague, owner.workspaceId);
    const { conversationId } = await written('Priya', 'Rye');
    await call('updatePresence', { conversationId, typing: true }, colleague);
    expect((await call('updatePresence', { conversationId, typing: false })).body.data.viewers).toEqual([
      { id: colleague.session.user.id, name: 'Ada Baker', typing: true },
    ]);
  });
});

describe('changes', () => {
  it('of an old page are refused', async () => {
    const { conversationId } = await written('Priya', 'Rye');
    const { version } = (await call('getConversation', { conversationId })).body.data;
    await call('updateConversation', { conversationId, priority: 'high', version });
    expect((await call('updateConversation', { conversationId, priority: 'low', version })).status).toBe(409);
  });

  it('of many are undone, except what was changed since', async () => {
    const [ada, ben] = [await written('Ada', 'Rye'), await written('Ben', 'Cake')];
    const conversationIds = [ada.conversationId, ben.conversationId];
    const { id } = (await call('changeConversations', { conversationIds, status: 'closed', priority: 'high' })).body
      .data;
    await call('updateConversation', { conversationId: ben.conversationId, priority: 'low' });
    expect((await call('undoConversationChange', { changeId: id })).body.data).toMatchObject({ changed: 2 });
    const after = (await call('listConversations')).body.data.items;
    expect(after).toEqual([
      expect.objectContaining({ title: 'Ben', status: 'open', priority: 'low' }),
      expect.objectContaining({ title: 'Ada', status: 'open', priority: 'medium' }),
    ]);
    expect((await call('undoConversationChange', { changeId: id })).status).toBe(409);
  });

  it('merge two threads into one, and part them again', async () => {
    const [ada, ben] = [await written('Ada', 'Rye', 'one'), await written('Ben', 'Cake', 'two')];
    // The one that stays was done with; only the other is new.
    await call('updateConversation', {
      conversationId: ada.conversationId,
      status: 'closed',
      unread: false,
      contactId: null,
      priority: 'high',
    });
    const standing = async () => (await call('getConversation', { conversationId: ada.conversationId })).body.data;
    const { id } = (
      await call('mergeConversations', { conversationId: ada.conversationId, otherId: ben.conversationId })
    ).body.data;
    expect(await titles()).toEqual(['Ada']);
    const texts = async (conversationId: string) =>
      (await call('listMessages', { conversationId })).body.data.items.map(
        ({ content }: { content: string }) => content,
      );
    expect(await texts(ada.conversationId)).toEqual(['two', 'one']);
    expect((await call('getConversation', { conversationId: ben.conversationId })).status).toBe(404);
    expect(await standing()).toMatchObject({ status: 'open', unread: true, contactId: expect.any(String) });
    await call('updateConversation', { conversationId: ada.conversationId, priority: 'low' });
    await call('undoConversationChange', { changeId: id });
    expect(await standing()).toMatchObject({ status: 'closed', unread: false, contactId: null, priority: 'low' });
    expect(await texts(ada.conversationId)).toEqual(['one']);
    expect(await texts(ben.conversationId)).toEqual(['two']);
    expect(await counts()).toMatchObject({ all: 2, open: 1 });
  });

  it('split a thread at a message, and join it again', async () => {
    const { conversationId } = await written('Ada', 'Rye', 'one');
    const { messageId } = await written('Ada', 'Rye', 'two');
    await written('Ada', 'Rye', 'three');
    const split = (await call('splitConversation', { conversationId, messageId })).body.data;
    const shown = async (id: string) =>
      (await call('listMessages', { conversationId: id })).body.data.items.map(
        ({ content }: { content: string }) => content,
      );
    expect(await shown(split.conversationId)).toEqual(['three', 'two']);
    expect(await shown(conversationId)).toEqual(['one']);
    expect((await call('getConversation', { conversationId })).body.data.lastMessage).toBe('one');
    await call('undoConversationChange', { changeId: split.id });
    expect(await shown(conversationId)).toEqual(['three', 'two', 'one']);
    expect(await titles()).toEqual(['Ada']);
  });
});
