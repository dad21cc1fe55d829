import { createHmac } from 'node:crypto';
import type { InboxChannel } from '../../../../src/domain/conversation';
import { systemIds } from '../../../providers/system/ids';
import { simulatedSignatures } from '../../../providers/system/own-hooks';
import { asOwner, useDatabase } from '../../../testing/database';
import { functions, register } from '../../../testing/world';
import { simulatorRepository } from './simulator-repository';
import { makeSimulatorService } from './simulator-service';

useDatabase();

const ORIGIN = 'http://localhost:8888';
const NOW = new Date('2026-11-24T12:00:00Z');

/** Delivers to this product's own functions where there are some, and keeps what was sent. */
function setUp({
  address = '+12025550199',
  isDevelopment = false,
  connected = true,
  repository,
}: {
  address?: string;
  isDevelopment?: boolean;
  connected?: boolean;
  repository?: typeof simulatorRepository;
} = {}) {
  const sent: { path: string; bytes: Uint8Array; headers: Record<string, string> }[] = [];
  const service = makeSimulatorService({
    repository: repository ?? {
      findOrAdd: async (workspaceId) => (connected ? { workspaceId, address, hosts: ['corner-grill.example'] } : null),
    },
    secrets: {
      twilio: async () => ({ sid: 'AC0', token: 'twilio token' }),
      meta: async () => 'meta secret',
      mail: () => ({ domain: 'inbound.invalid', secret: `whsec_${Buffer.from('mail secret').toString('base64')}` }),
    },
    signatures: simulatedSignatures,
    deliver: async (path, { bytes, headers }) => {
      sent.push({ path, bytes, headers });
      if (!path.startsWith('/api/chat/')) return null;
      const request = new Request(ORIGIN + path, { method: 'POST', headers, body: bytes as BodyInit });
      const reply = await functions.chat(request, { ip: '127.0.0.1' });
      expect(reply.status).toBe(200);
      return reply.json();
    },
    clock: { now: () => NOW },
    ids: systemIds,
    isDevelopment,
  });
  return { service, sent };
}

const demo = { id: crypto.randomUUID(), kind: 'demo' as const };
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const simulate = async (channel: InboxChannel, words: string) => {
  const { service, sent } = setUp();
  const { eventId } = await service.simulate(demo, { channel, text: words }, ORIGIN);
  expect(sent).toHaveLength(1);
  return { eventId, ...sent[0]! };
};

it('a text is Twilio’s form, with its signature over address and fields', async () => {
  const { eventId, path, bytes, headers } = await simulate('sms', 'Is there a table & chairs?');
  const form = new URLSearchParams(text(bytes));
  expect([path, form.get('MessageSid'), form.get('To'), form.get('Body')]).toEqual([
    '/api/inbound/twilio/message',
    eventId,
    '+12025550199',
    'Is there a table & chairs?',
  ]);
  expect(eventId).toMatch(/^SM[0-9a-f]{32}$/);
  const joined = [...form.keys()].sort().map((name) => name + form.get(name)!);
  expect(headers['x-twilio-signature']).toBe(
    createHmac('sha1', 'twilio token')
      .update(`${ORIGIN}${path}${joined.join('')}`)
      .digest('base64'),
  );
});

it.each([
  ['facebook', 'page'],
  ['instagram', 'instagram'],
] as const)('a message on %s is Meta’s JSON, with its signature over the body', async (channel, object) => {
  const { eventId, path, bytes, headers } = await simulate(channel, 'Hello 👋');
  expect(path).toBe('/api/inbound/meta');
  expect(JSON.parse(text(bytes))).toMatchObject({
    object,
    entry: [{ id: '+12025550199', messaging: [{ message: { mid: eventId, text: 'Hello 👋' } }] }],
  });
  expect(headers['x-hub-signature-256']).toBe(
    `sha256=${createHmac('sha256', 'meta secret').update(bytes).digest('hex')}`,
  );
});

it('an email is a whole mail, signed as Standard Webhooks say, and holds no header that its text brought along', async () => {
  const { eventId, path, bytes, headers } = await simulate('email', 'Grüße\r\nBcc: everybody@example.com');
  const [head, body] = text(bytes).split('\r\n\r\n');
  expect(path).toBe('/api/inbound/mail');
  expect(head).toContain(`Message-ID: <${eventId}>`);
  expect(head).toContain('To: +12025550199@inbound.invalid');
  expect(head).not.toContain('Bcc');
  expect(Buffer.from(body!, 'base64').toString()).toBe('Grüße\r\nBcc: everybody@example.com');
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
  expect(id).toMatch(/^[\w.:-]{1,200}$/);
  expect(signature).toBe(
    `v1,${createHmac('sha256', 'mail secret').update(`${id}.${at}.`).update(bytes).digest('base64')}`,
  );
});

it('a chat message takes the whole way of a visitor’s into the inbox, through a made-up chat where there is none', async () => {
  const { workspaceId } = await register('Corner Grill');
  const { service } = setUp({ repository: simulatorRepository });
  for (const words of ['Hello', 'Hello again'])
    await service.simulate({ id: workspaceId, kind: 'demo' }, { channel: 'livechat', text: words }, ORIGIN);
  expect(await asOwner('SELECT name FROM inbox_channels WHERE workspace_id = $1', [workspaceId])).toEqual([
    { name: 'Made-up Live chat' },
  ]);
  const found =
    'SELECT last_message, name <> $2 AS named FROM conversations WHERE workspace_id = $1 ORDER BY created_at';
  expect(await asOwner(found, [workspaceId, ''])).toEqual([
    { last_message: 'Hello', named: true },
    { last_message: 'Hello again', named: true },
  ]);
});

it.each([
  ['sms', /^\+999\d{11}$/],
  ['facebook', /^9000\d{11}$/],
  ['instagram', /^9000\d{11}$/],
  ['email', /^made-up-[0-9a-f]{12}$/],
] as const)('where no %s is connected, what they write to is nobody’s', async (channel, address) => {
  const { workspaceId } = await register('Corner Grill');
  const { service } = setUp({ repository: simulatorRepository });
  await service.simulate({ id: workspaceId, kind: 'demo' }, { channel, text: 'Hello' }, ORIGIN);
  const [row] = await asOwner<{ address: string }>('SELECT address FROM inbox_channels WHERE workspace_id = $1', [
    workspaceId,
  ]);
  expect(row!.address).toMatch(address);
});

it('is refused in a real workspace, unless this is development', async () => {
  const real = { id: crypto.randomUUID(), kind: 'real' as const };
  const message = { channel: 'sms' as const, text: 'Hello' };
  const { service, sent } = setUp();
  await expect(service.simulate(real, message, ORIGIN)).rejects.toMatchObject({ code: 'conflict' });
  expect(sent).toEqual([]);
  await setUp({ isDevelopment: true }).service.simulate(real, message, ORIGIN);
});

it('says why when made-up messages do not reach a channel', async () => {
  const { service } = setUp({ connected: false });
  await expect(service.simulate(demo, { channel: 'sms', text: 'Hello' }, ORIGIN)).rejects.toThrow(
    'SMS is paused or read in another way here',
  );
});
