import { inWorkspace } from '../../../database/client';
import type { OutgoingMessage, SendOutcome } from '../../../ports/inbox';
import { takeInbound } from '../../../records/inbox/inbound-arrival';
import { asEvent, buildInboundMail } from '../../../testing/builders/inbound';
import { asOwner, useDatabase } from '../../../testing/database';
import { register, registerOperator } from '../../../testing/world';
import { conversationsContract as contract } from '../../../../src/contracts/conversations';
import { attachmentKeeper } from '../conversations-wiring';
import { makeMessageSending } from './message-sending';
import { sendingRepository } from './message-sending-repository';

useDatabase();
beforeAll(registerOperator);

let owner: Awaited<ReturnType<typeof register>>;
let conversationId: string;
let now: Date;
let sent: OutgoingMessage[];
let send: (message: OutgoingMessage) => Promise<SendOutcome>;
beforeEach(async () => {
  owner = await register();
  now = new Date();
  sent = [];
  send = () => Promise.resolve({ kind: 'sent', externalId: '<ours@shop.example>', state: 'sent' });
  const channelId = crypto.randomUUID();
  await asOwner(
    "INSERT INTO inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at) VALUES ($1, $2, 'email', 'Shop', $2::uuid::text, '{}', 'connected', now())",
    [owner.workspaceId, channelId],
  );
  const mail = buildInboundMail({
    externalId: '<theirs@mail.example>',
    mail: { references: ['<older@mail.example>'] },
  });
  const taken = await inWorkspace(
    owner.workspaceId,
    (tx) => takeInbound(tx, { workspaceId: owner.workspaceId, channelId, receiptId: null }, asEvent(mail), now),
    'worker',
  );
  ({ conversationId } = taken!);
});

const sending = () =>
  makeMessageSending({
    repository: sendingRepository,
    ports: {
      email: () =>
        Promise.resolve({
          send: (message) => {
            sent.push(message);
            return send(message);
          },
        }),
    },
    keeper: attachmentKeeper(),
    clock: { now: () => now },
    ids: { id: () => crypto.randomUUID(), token: () => '' },
  });
const write = async (more: Record<string, unknown> = {}) =>
  (
    await owner.call('conversations', contract.createMessage, {
      conversationId,
      messageId: crypto.randomUUID(),
      text: 'Yes, we do.',
      ...more,
    } as never)
  ).body.data.id as string;
const work = (messageId: string) => sending().sendMessage({ workspaceId: owner.workspaceId, messageId });
const stateOf = async (id: string) =>
  (await asOwner<{ state: string; cause: string | null }>('SELECT state, cause FROM messages WHERE id = $1', [id]))[0]!;
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const events = () =>
  asOwner("SELECT title FROM contact_events WHERE workspace_id = $1 AND kind = 'message-sent'", [owner.workspaceId]);

it('goes out as an answer to the mail, with the signature, once', async () => {
  await asOwner("INSERT INTO inbox_settings (workspace_id, signature) VALUES ($1, 'Ada')", [owner.workspaceId]);
  const id = await write();
  await Promise.all([1, 2, 3].map(() => work(id)));
  await work(id);
  expect(sent).toEqual([
    expect.objectContaining({
      id,
      to: 'priya@raman.example',
      text: 'Yes, we do.\n\nAda',
      mail: {
        subject: 'Re: Sunday bread',
        cc: [],
        inReplyTo: '<theirs@mail.example>',
        references: ['<older@mail.example>', '<theirs@mail.example>'],
      },
    }),
  ]);
  expect(await stateOf(id)).toEqual({ state: 'sent', cause: null });
  expect(await events()).toEqual([{ title: 'Sunday bread' }]);
});

it('what a worker was sending when it ended is never sent again by itself', async () => {
  const id = await write();
  send = () => new Promise(() => undefined); // its worker was killed
  void work(id);
  while (sent.length === 0) await new Promise((done) => setImmediate(done));
  await work(id);
  expect(sent).toHaveLength(1);
  pass(6);
  await work(id);
  pass(60);
  await work(id);
  expect(sent).toHaveLength(1);
  expect(await stateOf(id)).toEqual({ state: 'uncertain', cause: expect.stringContaining('may have gone out') });
});

it('what a person sends again goes out again', async () => {
  const id = await write();
  send = () => Promise.resolve({ kind: 'refused', cause: 'The mailbox does not exist.' });
  await work(id);
  expect(await stateOf(id)).toEqual({ state: 'failed', cause: 'The mailbox does not exist.' });
  send = () => Promise.resolve({ kind: 'sent', externalId: 'x', state: 'delivered' });
  await owner.call('conversations', contract.retryMessage, { conversationId, messageId: id });
  await work(id);
  expect(await stateOf(id)).toEqual({ state: 'delivered', cause: null });
  expect((await owner.call('conversations', contract.retryMessage, { conversationId, messageId: id })).status).toBe(
    409,
  );
});

it('is tried again when the channel asks for time, and fails in the end', async () => {
  const id = await write();
  send = () => Promise.resolve({ kind: 'later', cause: 'Too many messages at once.' });
  for (let n = 0; n < 7; n += 1) {
    await work(id);
    expect(await stateOf(id)).toEqual({ state: 'sending', cause: 'Too many messages at once.' });
    pass(60);
  }
  await work(id);
  expect(await stateOf(id)).toEqual({ state: 'failed', cause: 'Too many messages at once.' });
});

it('with keys that are no longer accepted breaks the channel, and says so once', async () => {
  const [one, two] = [await write(), await write()];
  send = () => Promise.resolve({ kind: 'broken', cause: 'The password was changed.' });
  await work(one);
  await work(two);
  expect(await asOwner('SELECT state, cause FROM inbox_channels WHERE workspace_id = $1', [owner.workspaceId])).toEqual(
    [{ state: 'broken', cause: 'The password was changed.' }],
  );
  expect(
    await asOwner("SELECT 1 FROM activities WHERE workspace_id = $1 AND title LIKE '%no longer accepts%'", [
      owner.workspaceId,
    ]),
  ).toHaveLength(1);
});

it('two answers go out in the order in which they were written', async () => {
  const [one, two] = [await write(), await write({ text: 'second' })];
  await work(two);
  expect(sent).toEqual([]);
  await work(one);
  await work(two);
  expect(sent.map(({ text }) => text)).toEqual(['Yes, we do.', 'second']);
});

it('a later one waits for its time, then stands below what was written meanwhile', async () => {
  const later = await write({ text: 'later', sendAt: new Date(now.getTime() + 600_000).toISOString() });
  const sooner = await write({ text: 'sooner' });
  await work(later);
  expect(sent).toEqual([]);
  await work(sooner);
  pass(11);
  await work(later);
  expect(sent.map(({ text }) => text)).toEqual(['sooner', 'later']);
  const { items } = (await owner.call('conversations', contract.listMessages, { conversationId })).body.data;
  expect(items[0]).toMatchObject({ content: 'later', state: 'sent' });
});

it('of a demo stays in the demo, and says so', async () => {
  const id = await write();
  await asOwner("UPDATE workspaces SET kind = 'demo' WHERE workspace_id = $1", [owner.workspaceId]);
  await work(id);
  expect(sent).toEqual([]);
  expect(await stateOf(id)).toEqual({ state: 'sent', cause: 'This is a demo, so the message stayed here.' });
});

it('is not sent once the trial has ended', async () => {
  const id = await write();
  await asOwner("UPDATE workspaces SET ends_at = now() - interval '1 day' WHERE workspace_id = $1", [
    owner.workspaceId,
  ]);
  await work(id);
  expect(sent).toEqual([]);
  expect((await stateOf(id)).cause).toMatch(/trial had ended/);
});
