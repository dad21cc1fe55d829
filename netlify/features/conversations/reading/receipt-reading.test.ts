import { HOUR_MS } from '../../../../src/domain/duration';
import { acrossWorkspaces } from '../../../database/client';
import { AppError } from '../../../errors/app-error';
import type { InboundEvent, StoredReceipt } from '../../../ports/inbox';
import { storeReceipt } from '../../../records/inbox/inbound-receipts';
import { asEvent, buildInboundMail } from '../../../testing/builders/inbound';
import { asOwner, useDatabase } from '../../../testing/database';
import { onePixelPng, register, registerOperator } from '../../../testing/world';
import { attachmentKeeper } from '../conversations-wiring';
import { makeReceiptReading } from './receipt-reading';
import { receiptRepository } from './receipt-repository';

useDatabase();
beforeAll(registerOperator);

let workspaceId: string;
let channelId: string;
let now: Date;
let logged: object[];
let read: (receipt: StoredReceipt) => Promise<InboundEvent[]>;
beforeEach(async () => {
  ({ workspaceId } = await register());
  channelId = crypto.randomUUID();
  now = new Date();
  logged = [];
  read = (receipt) =>
    Promise.resolve([asEvent(buildInboundMail({ externalId: new TextDecoder().decode(receipt.bytes) }))]);
  await asOwner(
    "INSERT INTO inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at) VALUES ($1, $2, 'email', 'Shop', $2::uuid::text, '{}', 'connected', now())",
    [workspaceId, channelId],
  );
});

const reading = () =>
  makeReceiptReading({
    repository: receiptRepository,
    readers: { mail: () => Promise.resolve({ read }) },
    keeper: attachmentKeeper(),
    clock: { now: () => now },
    ids: { id: () => crypto.randomUUID(), token: () => '' },
    failed: (facts) => logged.push(facts),
  });
const store = async (eventId = crypto.randomUUID(), routed = true) => {
  const id = crypto.randomUUID();
  const stored = await acrossWorkspaces('test', (tx) =>
    storeReceipt(tx, {
      id,
      workspaceId: routed ? workspaceId : null,
      channelId: routed ? channelId : null,
      source: 'mail',
      eventId,
      headers: {},
      bytes: new TextEncoder().encode(`<${eventId}@mail.example>`),
      receivedAt: now,
    }),
  );
  return { id, stored };
};
const receiptOf = async (id: string) =>
  (
    await asOwner<Record<string, unknown>>('SELECT state, attempts, cause FROM inbound_receipts WHERE id = $1', [id])
  )[0];
const linesOf = () => asOwner('SELECT cause FROM messages WHERE workspace_id = $1', [workspaceId]);
const jobsFor = async (id: string) =>
  (await asOwner("SELECT 1 FROM pgboss.job WHERE name = 'read-receipt' AND data ->> 'receiptId' = $1", [id])).length;

it('is stored once for an event of a channel, and asks for its reading', async () => {
  const eventId = crypto.randomUUID();
  const copies = await Promise.all(Array.from({ length: 20 }, () => store(eventId)));
  expect(copies.filter(({ stored }) => stored)).toHaveLength(1);
  expect(await jobsFor(copies.find(({ stored }) => stored)!.id)).toBe(1);
});

it('is kept unread when it belongs to nobody that we know', async () => {
  const { id } = await store(undefined, false);
  expect(await receiptOf(id)).toMatchObject({ state: 'unrouted' });
  expect(await jobsFor(id)).toBe(0);
});

it('is read once, however many read it at the same time', async () => {
  const { id } = await store();
  await Promise.all(Array.from({ length: 10 }, () => reading().readReceipt({ receiptId: id })));
  expect(await receiptOf(id)).toMatchObject({ state: 'read' });
  expect(await linesOf()).toHaveLength(1);
});

it('whose reader ended in the middle is found again, and nothing of it is lost', async () => {
  const { id } = await store();
  await asOwner("DELETE FROM pgboss.job WHERE name = 'read-receipt'");
  const whole = read;
  read = () => new Promise(() => undefined); // its worker was killed
  void reading().readReceipt({ receiptId: id });
  expect(await receiptOf(id)).toMatchObject({ state: 'waiting' });
  now = new Date(now.getTime() + HOUR_MS);
  await reading().tidy();
  expect(await jobsFor(id)).toBe(1);
  read = whole;
  await reading().readReceipt({ receiptId: id });
  expect(await linesOf()).toHaveLength(1);
});

it('is taken as a whole or not at all, and taken as soon as every part of it can be', async () => {
  const { id } = await store();
  const good = asEvent(buildInboundMail());
  const bad = asEvent(buildInboundMail());
  read = () => Promise.resolve([good, { ...bad, message: { ...bad, from: null } } as never]);
  await reading().readReceipt({ receiptId: id });
  expect(await linesOf()).toHaveLength(0);
  read = () => Promise.resolve([good, bad]);
  await reading().readReceipt({ receiptId: id });
  expect(await linesOf()).toHaveLength(2);
});

it('that nobody can read is tried again, later each time, and set aside with its cause in the end', async () => {
  const { id } = await store();
  read = () => Promise.reject(new AppError('invalid_request', 'This mail has no sender.'));
  for (let n = 1; n <= 7; n += 1) {
    expect(await receiptOf(id)).toMatchObject({ state: 'waiting', attempts: n - 1 });
    await reading().readReceipt({ receiptId: id });
  }
  expect(await receiptOf(id)).toEqual({ state: 'failed', attempts: 7, cause: 'This mail has no sender.' });
});

it('says nothing of what a library says, but the log does', async () => {
  const { id } = await store();
  read = () => Promise.reject(new Error('password=secret at parse()'));
  await reading().readReceipt({ receiptId: id });
  expect((await receiptOf(id))!.cause).not.toContain('secret');
  expect(logged).toMatchObject([{ receipt: id, source: 'mail', attempt: 1 }]);
});

it('waits while its channel is paused', async () => {
  await asOwner("UPDATE inbox_channels SET state = 'paused' WHERE id = $1", [channelId]);
  const { id } = await store();
  await reading().readReceipt({ receiptId: id });
  expect(await receiptOf(id)).toMatchObject({ state: 'waiting', attempts: 0 });
});

it('keeps the files of a message: a kind that nobody knows as bytes, and names one that is empty', async () => {
  const { id } = await store();
  const files = [
    { name: 'cake.jpg', contentType: 'image/jpeg', bytes: onePixelPng },
    { name: 'setup.exe', contentType: 'image/png', bytes: new Uint8Array([77, 90, 0, 1, 2]) },
    { name: 'nothing.pdf', contentType: 'application/pdf', bytes: new Uint8Array() },
  ];
  read = () => Promise.resolve([asEvent(buildInboundMail({ files }))]);
  await reading().readReceipt({ receiptId: id });
  expect(await linesOf()).toEqual([{ cause: 'Left out because of its kind or size: nothing.pdf.' }]);
  expect(
    await asOwner('SELECT name, content_type FROM message_files WHERE workspace_id = $1 ORDER BY name', [workspaceId]),
  ).toEqual([
    { name: 'cake.png', content_type: 'image/png' },
    { name: 'setup.exe', content_type: 'application/octet-stream' },
  ]);
});

it('is erased some time after it was read, and with the person who wrote it', async () => {
  const [old, fresh] = [await store(), await store()];
  for (const { id } of [old, fresh]) await reading().readReceipt({ receiptId: id });
  await asOwner("UPDATE inbound_receipts SET read_at = now() - interval '15 days' WHERE id = $1", [old.id]);
  await reading().tidy();
  expect(await receiptOf(old.id)).toBeUndefined();
  expect(await receiptOf(fresh.id)).toBeDefined();
  await asOwner('DELETE FROM contacts WHERE workspace_id = $1', [workspaceId]);
  expect(await receiptOf(fresh.id)).toBeUndefined();
  expect(await linesOf()).toEqual([]);
});
