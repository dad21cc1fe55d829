import { chatContract, type ChatMessage } from '../../../src/contracts/chat';
import { engineContract } from '../../../src/contracts/engine';
import { inboxContract } from '../../../src/contracts/inbox';
import { makeChatKey } from '../../../src/domain/chat-key';
import { inWorkspace } from '../../database/client';
import { forgetReading } from '../../http/limits-wiring';
import { keyFor } from '../../keys/keys';
import { makeSignedTokens } from '../../providers/system/signed-tokens';
import { addLine } from '../../records/inbox/conversation-lines';
import { lockConversation } from '../../records/inbox/conversation-row';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { bakery, functions, onePixelPng, register } from '../../testing/world';
import { chatOutbound } from './chat-outbound-wiring';

useDatabase();
beforeEach(forgetReading);

const SHOP = 'https://www.corner-grill.example';
const nobody = '0197f3a2-0000-7000-8000-000000000009';

async function openChannel({ hosts = ['corner-grill.example'], look = {}, state = 'connected' } = {}) {
  const owner = await register('Corner Grill');
  const { workspaceId } = owner;
  const [id, key] = [crypto.randomUUID(), makeChatKey(workspaceId, 'abcdefgh1234')];
  await asOwner(
    `INSERT INTO inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at)
     VALUES ($1, $2, 'livechat', 'Website', $3, $4, $5, now())`,
    [workspaceId, id, key, JSON.stringify({ hosts, look }), state],
  );
  return { owner, workspaceId, id, key };
}
type Channel = Awaited<ReturnType<typeof openChannel>>;

/** A visitor’s browser on a page of the website. */
async function visit(channel: Channel, { origin = SHOP, token = undefined as string | undefined } = {}) {
  const client = makeClient(functions);
  const headers = { origin };
  const opened = await client.call(
    'chat',
    chatContract.createChatVisit,
    { key: channel.key, visitor: token, page: `${origin}/menu` },
    headers,
  );
  const visitor = opened.body.data?.visitor as string;
  return {
    opened,
    visitor,
    id:
      makeSignedTokens(keyFor('chat-visitor'))
        .open(visitor ?? '', new Date())
        ?.split('.')[2] ?? '',
    messages: (opened.body.data?.messages ?? []) as ChatMessage[],
    send: (text: string, messageId: string = crypto.randomUUID()) =>
      client.call(
        'chat',
        chatContract.createChatMessage,
        { key: channel.key, visitor, messageId, text, page: `${origin}/menu` },
        headers,
      ),
    sendFile: (bytes: Uint8Array, name: string) =>
      client.call(
        'chat',
        chatContract.createChatFile,
        { key: channel.key, visitor, messageId: crypto.randomUUID(), name, bytes },
        headers,
      ),
    poll: (after = 0, typing?: 'yes') =>
      client.call('chat', chatContract.listChatMessages, { key: channel.key, visitor, after, typing }, headers),
    introduce: (said: { name?: string; email?: string }) =>
      client.call('chat', chatContract.updateChatVisitor, { key: channel.key, visitor, ...said }, headers),
    tell: (said: { typing?: boolean; readSeq?: number }) =>
      client.call('chat', chatContract.updateChatTyping, { key: channel.key, visitor, ...said }, headers),
  };
}

/** An answer as the page of a member writes it; `note` and `scheduled` are none of the visitor's business. */
async function answer(
  { workspaceId }: Channel,
  text: string,
  change: { kind?: 'note'; state?: 'scheduled' | 'failed' } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const [row] = await asOwner<{ id: string }>('SELECT id FROM conversations WHERE workspace_id = $1', [workspaceId]);
  await inWorkspace(workspaceId, async (tx) => {
    await lockConversation(tx, row!.id);
    await addLine(tx, {
      workspaceId,
      id,
      conversationId: row!.id,
      kind: 'message',
      sender: 'user',
      author: 'Ada Baker',
      content: text,
      state: 'sending',
      at: new Date(),
      ...change,
    });
  });
  return id;
}

const stateOf = async (id: string): Promise<string> =>
  (await asOwner<{ state: string }>('SELECT state FROM messages WHERE id = $1', [id]))[0]!.state;

const count = async (table: 'conversations' | 'messages', workspaceId: string): Promise<number> =>
  Number(
    (await asOwner<{ count: string }>(`SELECT count(*) FROM ${table} WHERE workspace_id = $1`, [workspaceId]))[0]!
      .count,
  );

describe('a page of the website', () => {
  it('opens the chat with its look, and stores nothing but that the line was loaded before somebody writes', async () => {
    const channel = await openChannel({ look: { title: 'Say hello', accent: '#ffd54a', side: 'left' } });
    const { opened } = await visit(channel);
    expect(opened.body.data).toEqual({
      messages: [],
      typing: false,
      open: true,
      visitor: expect.any(String) as string,
      business: 'Corner Grill',
      look: { title: 'Say hello', greeting: '', accent: '#ffd54a', onAccent: '#000000', side: 'left' },
      knowsEmail: false,
      waits: true,
    });
    expect(opened.response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await asOwner('SELECT 1 FROM chat_visitors')).toEqual([]);
    const { body } = await channel.owner.call('inbox', inboxContract.listInboxChannels, {});
    expect(body.data.items[0].chat.seen).toEqual({ at: expect.any(String) as string, on: 'www.corner-grill.example' });
  });

  it.each([
    ['another domain', 'https://elsewhere.example'],
    ['a domain that only ends like it', 'https://not-corner-grill.example'],
    ['a page that says nothing of itself', ''],
    ['a file on somebody’s disk', 'null'],
  ])('is refused to %s, whatever it calls', async (_name, origin) => {
    const channel = await openChannel();
    const there = await visit(channel, { origin });
    expect([there.opened.status, there.opened.body.code]).toEqual([403, 'forbidden']);
    const here = await visit(channel);
    const client = makeClient(functions);
    const stolen = await client.call(
      'chat',
      chatContract.createChatMessage,
      { key: channel.key, visitor: here.visitor, messageId: crypto.randomUUID(), text: 'Hello' },
      { origin },
    );
    expect(stolen.status).toBe(403);
    expect(await count('conversations', channel.workspaceId)).toBe(0);
  });

  it('is refused by a channel that is paused, and under a key that is none', async () => {
    expect((await visit(await openChannel({ state: 'paused' }))).opened.status).toBe(403);
    const channel = await openChannel();
    for (const key of ['', 'x', makeChatKey(nobody, 'abcdefgh1234'), `${channel.key}x`])
      expect((await visit({ ...channel, key })).opened.status).toBeGreaterThanOrEqual(400);
  });

  it('shows the text for other hours outside business hours', async () => {
    const channel = await openChannel({ look: { greeting: 'Hello!', away: 'Back soon.' } });
    await channel.owner.call('engine', engineContract.updateProfile, bakery);
    await asOwner('UPDATE profiles SET details = $2 WHERE workspace_id = $1', [
      channel.workspaceId,
      JSON.stringify({ hours: [{ day: ((new Date().getUTCDay() + 3) % 7) + 1, from: '12:00', to: '12:01' }] }),
    ]);
    const { opened } = await visit(channel);
    expect([opened.body.data.open, opened.body.data.look.greeting]).toEqual([false, 'Back soon.']);
  });
});

describe('a message of a visitor', () => {
  it('begins one conversation, is there after a reload, and counts once however often it comes', async () => {
    const channel = await openChannel();
    const visitor = await visit(channel);
    const messageId = crypto.randomUUID();
    const [one, same] = [
      await visitor.send('Is there a table?', messageId),
      await visitor.send('Is there a table?', messageId),
    ];
    expect(one.body.data).toEqual({
      id: messageId,
      seq: expect.any(Number) as number,
      sender: 'contact',
      author: '',
      content: 'Is there a table?',
      byMail: false,
      timestamp: expect.any(String) as string,
      attachments: [],
    });
    expect(same.body.data).toEqual(one.body.data);
    await visitor.send('For two.');
    expect(await count('messages', channel.workspaceId)).toBe(2);
    expect(await count('conversations', channel.workspaceId)).toBe(1);
    const again = await visit(channel, { token: visitor.visitor });
    expect(again.messages.map(({ content }) => content)).toEqual(['Is there a table?', 'For two.']);
    expect(again.id).toBe(visitor.id);
  });

  it('is in the inbox as it was written, markup and all, and nothing but text to anybody', async () => {
    const channel = await openChannel();
    const hostile = '<img src=x onerror=alert(1)> {{ first_name }} \u202Egnp.exe';
    const sent = await (await visit(channel)).send(hostile);
    expect(sent.body.data.content).toBe('<img src=x onerror=alert(1)> {{ first_name }} gnp.exe');
  });

  it('of two at the same moment, both are there', async () => {
    const channel = await openChannel();
    const visitor = await visit(channel);
    const sent = await Promise.all(['One', 'Two', 'Three'].map((text) => visitor.send(text)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await count('conversations', channel.workspaceId)).toBe(1);
    expect((await visit(channel, { token: visitor.visitor })).messages).toHaveLength(3);
  });

  it.each([
    ['made up', () => 'x'],
    ['changed', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    [
      'made for another purpose',
      (token: string) => makeSignedTokens(keyFor('chat-file')).seal(token.split('.').slice(1, 4).join('.'), null),
    ],
    [
      'past its year',
      (token: string) =>
        makeSignedTokens(keyFor('chat-visitor')).seal(token.split('.').slice(1, 4).join('.'), new Date(1_000)),
    ],
  ])('with a token that is %s is refused', async (_name, forge) => {
    const channel = await openChannel();
    const visitor = await visit(channel);
    await visitor.send('Hello');
    const client = makeClient(functions);
    const token = forge(visitor.visitor);
    const asked = await client.call(
      'chat',
      chatContract.listChatMessages,
      { key: channel.key, visitor: token },
      { origin: SHOP },
    );
    expect([asked.status, asked.body.code]).toEqual([401, 'unauthenticated']);
    const stranger = await visit(channel, { token });
    expect([stranger.messages, stranger.id === visitor.id]).toEqual([[], false]);
  });

  it('with the token of another website is refused', async () => {
    const [one, other] = [await openChannel(), await openChannel()];
    const visitor = await visit(one);
    await visitor.send('Hello');
    expect((await visit(other, { token: visitor.visitor })).messages).toEqual([]);
  });

  it('begins only so many conversations from one network in an hour', async () => {
    const channel = await openChannel();
    const client = makeClient(functions);
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { visitor } = await visit(channel);
      const sent = await client.call(
        'chat',
        chatContract.createChatMessage,
        { key: channel.key, visitor, messageId: crypto.randomUUID(), text: 'Buy now' },
        { origin: SHOP },
      );
      statuses.push(sent.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect(await count('conversations', channel.workspaceId)).toBe(10);
  });

  it('may be a file of a known kind, which others reach by a signed link only', async () => {
    const channel = await openChannel();
    const visitor = await visit(channel);
    const sent = await visitor.sendFile(onePixelPng, '../cake.exe');
    expect(sent.body.data.attachments).toEqual([
      expect.objectContaining({ name: 'cake.png', contentType: 'image/png', bytes: onePixelPng.byteLength }),
    ]);
    const token = (sent.body.data.attachments[0].url as string).split('/').at(-1)!;
    const client = makeClient(functions);
    const fetched = await client.call('chat', chatContract.getChatFile, { token });
    expect(new Uint8Array(await fetched.response.clone().arrayBuffer())).toEqual(onePixelPng);
    expect(fetched.response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await client.call('chat', chatContract.getChatFile, { token: `${token}x` })).status).toBe(404);
    const refused = await visitor.sendFile(new TextEncoder().encode('<svg onload=alert(1)>'), 'cake.svg');
    expect([refused.status, await count('messages', channel.workspaceId)]).toEqual([400, 1]);
  });
});

describe('an answer', () => {
  it('wakes the visitor who waits for it, reaches them, and is read when they have seen it', async () => {
    const channel = await openChannel();
    const visitor = await visit(channel);
    const { seq } = (await visitor.send('Is there a table?')).body.data as ChatMessage;
    const waiting = visitor.poll(seq);
    const id = await answer(channel, 'Yes, at eight.');
    const news = (await waiting).body.data as { messages: ChatMessage[] };
    expect(news.messages.map(({ content, author }) => [content, author])).toEqual([['Yes, at eight.', 'Ada Baker']]);
    const [conversation] = await asOwner<{ id: string }>('SELECT id FROM conversations WHERE workspace_id = $1', [
      channel.workspaceId,
    ]);
    const outcome = await chatOutbound().send(
      {
        id,
        workspaceId: channel.workspaceId,
        conversationId: conversation!.id,
        channelId: channel.id,
        to: visitor.id,
        toName: '',
        text: 'Yes, at eight.',
        files: [],
        byPerson: false,
        author: 'Ada Baker',
        threadKey: visitor.id,
        mail: null,
      },
      new AbortController().signal,
    );
    expect(outcome).toEqual({ kind: 'sent', externalId: `chat:${id}`, state: 'sent' });
    await asOwner("UPDATE messages SET state = 'sent', external_id = $2 WHERE id = $1", [id, `chat:${id}`]);
    await visitor.poll();
    expect(await stateOf(id)).toBe('delivered');
    await visitor.tell({ readSeq: news.messages[0]!.seq });
    expect(await stateOf(id)).toBe('read');
    const [seen] = await asOwner('SELECT seen_at FROM conversations WHERE workspace_id = $1', [channel.workspaceId]);
    expect(seen).toEqual({ seen_at: expect.any(Date) as Date });
  });

  it('of notes, later answers, failures and other channels the visitor sees nothing', async () => {
    const channel = await openChannel();
    const visitor = await visit(channel);
    await visitor.send('Hello');
    await answer(channel, 'Careful, she complained last week', { kind: 'note' });
    await answer(channel, 'See you tomorrow', { state: 'scheduled' });
    await answer(channel, 'Never went out', { state: 'failed' });
    const mailed = await answer(channel, 'Sent by mail, before the threads were merged');
    await asOwner("UPDATE messages SET state = 'sent', external_id = '<1@grill.example>' WHERE id = $1", [mailed]);
    const again = await visit(channel, { token: visitor.visitor });
    expect(again.messages.map(({ content }) => content)).toEqual(['Hello']);
  });

  it('by mail, in a thread that the chat was merged into, is not shown in the chat', async () => {
    const channel = await openChannel();
    const visitor = await visit(channel);
    await visitor.send('Hello');
    await answer(channel, 'On its way by mail');
    await asOwner("UPDATE conversations SET channel = 'email' WHERE workspace_id = $1", [channel.workspaceId]);
    expect((await visit(channel, { token: visitor.visitor })).messages.map(({ content }) => content)).toEqual([
      'Hello',
    ]);
  });

  it('is announced while it is written', async () => {
    const channel = await openChannel();
    const visitor = await visit(channel);
    const { seq } = (await visitor.send('Hello')).body.data as ChatMessage;
    const waiting = visitor.poll(seq);
    const [conversation] = await asOwner<{ id: string }>('SELECT id FROM conversations WHERE workspace_id = $1', [
      channel.workspaceId,
    ]);
    await asOwner(
      "INSERT INTO conversation_viewers (workspace_id, conversation_id, user_id, name, typing, seen_at) VALUES ($1, $2, gen_random_uuid(), 'Ada', true, now())",
      [channel.workspaceId, conversation!.id],
    );
    expect((await waiting).body.data).toMatchObject({ messages: [], typing: true });
    const next = visitor.poll(seq, 'yes');
    await asOwner('UPDATE conversation_viewers SET typing = false WHERE workspace_id = $1', [channel.workspaceId]);
    expect((await next).body.data).toMatchObject({ typing: false });
  });

  it('that somebody claims to have read beyond what there is counts as read to the end only', async () => {
    const channel = await openChannel();
    const visitor = await visit(channel);
    await visitor.send('Hello');
    await visitor.tell({ readSeq: Number.MAX_SAFE_INTEGER });
    const [row] = await asOwner<{ seen_seq: string }>('SELECT seen_seq FROM chat_visitors');
    expect(Number(row!.seen_seq)).toBeLessThan(1_000_000);
  });
});

describe('a visitor who says who they are', () => {
  it('is known in the inbox and among the contacts', async () => {
    const channel = await openChannel();
    const visitor = await visit(channel);
    await visitor.send('Hello');
    const said = await visitor.introduce({ name: 'Grace Hopper', email: 'Grace@Example.com' });
    expect(said.body.data).toEqual({ knowsEmail: true });
    expect(await asOwner('SELECT name FROM conversations WHERE workspace_id = $1', [channel.workspaceId])).toEqual([
      { name: 'Grace Hopper' },
    ]);
    expect(await asOwner('SELECT value FROM contact_points WHERE workspace_id = $1', [channel.workspaceId])).toEqual([
      { value: 'grace@example.com' },
    ]);
  });

  it('may do so before the first message, with an address that is one', async () => {
    const channel = await openChannel();
    const visitor = await visit(channel);
    expect((await visitor.introduce({ email: 'nobody' })).status).toBe(400);
    await visitor.introduce({ name: 'Grace', email: 'grace@example.com' });
    await visitor.send('Hello');
    expect((await visit(channel, { token: visitor.visitor })).opened.body.data.knowsEmail).toBe(true);
    expect(
      await asOwner('SELECT name, address FROM conversations WHERE workspace_id = $1', [channel.workspaceId]),
    ).toEqual([{ name: 'Grace', address: 'grace@example.com' }]);
  });
});
