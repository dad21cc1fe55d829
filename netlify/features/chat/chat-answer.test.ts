import { makeChatKey } from '../../../src/domain/chat-key';
import { MINUTE_MS } from '../../../src/domain/duration';
import { inWorkspace } from '../../database/client';
import type { InboundMail, OutgoingMessage, SendOutcome } from '../../ports/inbox';
import { addLine } from '../../records/inbox/conversation-lines';
import { lockConversation } from '../../records/inbox/conversation-row';
import { takeInbound } from '../../records/inbox/inbound-arrival';
import { asOwner, useDatabase } from '../../testing/database';
import { asEvent, buildInboundMail } from '../../testing/builders/inbound';
import { register } from '../../testing/world';
import { conversationListRepository } from '../conversations/list/conversation-list-repository';
import { makeChatAnswerService } from './chat-answer-service';
import { makeChatOutbound } from './chat-outbound';
import { chatOutboundRepository } from './chat-outbound-repository';
import { chatRepository } from './chat-repository';

useDatabase();

const SENT: SendOutcome = { kind: 'sent', externalId: '<1@grill.example>', state: 'sent' };

/** A visitor who wrote at noon and left their address, and a mailbox that remembers what it was given. */
async function setUp({ email = 'grace@example.com', outcome = SENT }: { email?: string; outcome?: SendOutcome } = {}) {
  const { workspaceId } = await register('Corner Grill');
  const [channelId, visitorId] = [crypto.randomUUID(), crypto.randomUUID()];
  await asOwner(
    `INSERT INTO inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at)
     VALUES ($1, $2, 'livechat', 'Website', $3, '{}', 'connected', now())`,
    [workspaceId, channelId, makeChatKey(workspaceId, 'abcdefgh1234')],
  );
  const who = { workspaceId, channelId, visitorId };
  let now = new Date('2026-11-24T12:00:00Z');
  const clock = { now: () => now };
  if (email) await chatRepository.introduce(who, { name: 'Grace', email }, { now, newId: () => crypto.randomUUID() });
  await chatRepository.take(
    who,
    {
      externalId: `${visitorId}:1`,
      channel: 'livechat',
      from: { address: email || visitorId, name: '', point: email ? 'email' : null },
      threadKey: visitorId,
      text: 'Is there a table?',
      quoted: '',
      files: [],
      at: now,
    },
    { page: 'https://corner-grill.example/menu', now, files: [] },
  );
  const conversationId = (await chatRepository.findVisitor(workspaceId, visitorId))!.conversationId!;
  const mailed: OutgoingMessage[] = [];
  const service = makeChatAnswerService({
    repository: chatOutboundRepository,
    findMail: async () => ({
      send: async (message) => {
        mailed.push(message);
        return outcome;
      },
    }),
    log: () => undefined,
    clock,
  });
  const port = makeChatOutbound({ repository: chatOutboundRepository, clock });
  return {
    mailed,
    who,
    conversationId,
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    here: () => chatRepository.readThread(workspaceId, visitorId, 0, now),
    see: (readSeq: number) => chatRepository.noteTyping(workspaceId, visitorId, { typing: false, readSeq, now }),
    work: () => service.mailAnswer(workspaceId, visitorId),
    async answer(text: string): Promise<void> {
      const id = crypto.randomUUID();
      await inWorkspace(workspaceId, async (tx) => {
        await lockConversation(tx, conversationId);
        await addLine(tx, {
          workspaceId,
          id,
          conversationId,
          kind: 'message',
          sender: 'user',
          author: 'Ada Baker',
          content: text,
          state: 'sending',
          at: now,
        });
      });
      const message = { id, workspaceId, conversationId, channelId, to: visitorId, toName: '', text, files: [] };
      await port.send(
        { ...message, byPerson: true, author: 'Ada Baker', threadKey: visitorId, mail: null },
        new AbortController().signal,
      );
    },
  };
}

const jobs = () =>
  asOwner<{ start_after: Date }>(
    "SELECT start_after FROM pgboss.job WHERE name = 'mail-chat-answer' AND state = 'created' ORDER BY start_after DESC",
  );

it('answers go by mail to a visitor who has left, all in one, once', async () => {
  const { mailed, conversationId, who, answer, pass, work } = await setUp();
  await answer('Yes, at eight.');
  await answer('Shall I book it?');
  pass(3 * MINUTE_MS);
  await work();
  await work();
  expect(mailed).toEqual([
    expect.objectContaining({
      to: 'grace@example.com',
      toName: 'Grace',
      conversationId,
      author: 'Ada Baker',
      text: 'Yes, at eight.\n\nShall I book it?\n\nYou wrote to us in the chat on corner-grill.example. Just reply to this email to continue.',
      mail: { subject: 'Your chat with Corner Grill', cc: [], inReplyTo: null, references: [] },
    }),
  ]);
  expect(mailed[0]!.workspaceId).toBe(who.workspaceId);
  await answer('Booked!');
  pass(3 * MINUTE_MS);
  await work();
  expect(mailed.map(({ text }) => text.split('\n')[0])).toEqual(['Yes, at eight.', 'Booked!']);
});

it('nothing is mailed to a visitor who is there, and it is asked again later', async () => {
  const { mailed, answer, pass, here, work } = await setUp();
  await answer('Yes, at eight.');
  pass(2 * MINUTE_MS);
  await here();
  const before = await jobs();
  await work();
  expect(mailed).toEqual([]);
  expect((await jobs()).length).toBe(before.length + 1);
  pass(4 * MINUTE_MS);
  await work();
  expect(mailed).toHaveLength(1);
});

it('a page that is open and that nobody looks at gets the mail after a while', async () => {
  const { mailed, answer, pass, here, work } = await setUp();
  await answer('Yes, at eight.');
  pass(16 * MINUTE_MS);
  await here();
  await work();
  expect(mailed).toHaveLength(1);
});

it('what the visitor has seen is not mailed', async () => {
  const { mailed, answer, pass, here, see, work } = await setUp();
  await answer('Yes, at eight.');
  await see((await here()).lines.at(-1)!.seq);
  pass(10 * MINUTE_MS);
  await work();
  expect(mailed).toEqual([]);
});

it('who left no address gets none', async () => {
  const { mailed, answer, pass, work } = await setUp({ email: '' });
  await answer('Yes, at eight.');
  pass(10 * MINUTE_MS);
  await work();
  expect(mailed).toEqual([]);
});

it('a mail that could not go out yet is tried again', async () => {
  const { mailed, answer, pass, work } = await setUp({ outcome: { kind: 'later', cause: 'The mail server is busy.' } });
  await answer('Yes, at eight.');
  pass(10 * MINUTE_MS);
  await expect(work()).rejects.toThrow('The mail server is busy.');
  await expect(work()).rejects.toThrow('The mail server is busy.');
  expect(mailed).toHaveLength(2);
});

it('an answer in a chat that was disconnected is refused in words', async () => {
  const { who, conversationId } = await setUp();
  await asOwner('DELETE FROM inbox_channels WHERE id = $1', [who.channelId]);
  const port = makeChatOutbound({ repository: chatOutboundRepository, clock: { now: () => new Date() } });
  const message = { id: crypto.randomUUID(), ...who, conversationId, to: '', toName: '', text: 'Hello', files: [] };
  expect(
    await port.send(
      { ...message, byPerson: true, author: '', threadKey: '', mail: null },
      new AbortController().signal,
    ),
  ).toMatchObject({ kind: 'refused' });
});

it('what the visitor answers by mail stands in the same thread, and in their chat when they come back', async () => {
  const { mailed, who, conversationId, answer, pass, work, here } = await setUp({ email: 'Grace@Example.com' });
  const { workspaceId, visitorId } = who;
  await answer('Yes, at eight.');
  pass(3 * MINUTE_MS);
  await work();
  const find = () => conversationListRepository.findUnconfirmedEmail(workspaceId, conversationId);
  expect(await find()).toBe('Grace@Example.com');
  const stamp = async () => (await chatRepository.readStamps(workspaceId, [visitorId], new Date())).get(visitorId);
  const before = await stamp();
  const mailbox = crypto.randomUUID();
  await asOwner(
    `INSERT INTO inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at)
     VALUES ($1, $2, 'email', 'Hello', 'hello@grill.example', '{"source": "imap"}', 'connected', now())`,
    [workspaceId, mailbox],
  );
  const arrive = (text: string, from: string, more: Partial<InboundMail> = {}) =>
    inWorkspace(
      workspaceId,
      (tx) =>
        takeInbound(
          tx,
          { workspaceId, channelId: mailbox, receiptId: null },
          asEvent(
            buildInboundMail({
              from: { address: from, name: '', point: 'email' },
              text,
              // Without a reply address of ours, only the mail's own id says what is answered.
              mail: { references: [`<${mailed[0]!.id}.${workspaceId}@grill.example>`], ...more },
            }),
          ),
          new Date(),
        ),
      'worker',
    );
  expect(await arrive('Book it, please.', 'grace@example.com')).toMatchObject({ conversationId });
  expect(await find()).toBe('');
  await arrive('I am away until Monday.', 'grace@example.com', { automatic: true });
  await arrive('I read this, too.', 'eve@example.com');
  // Whoever typed Grace's address into the chat does not read what she answered.
  expect((await here()).lines.map(({ sender, content, byMail }) => [sender, content, byMail])).toEqual([
    ['contact', 'Is there a table?', false],
    ['user', 'Yes, at eight.', false],
    ['contact', '', true],
  ]);
  expect(await stamp()).not.toBe(before);
});
