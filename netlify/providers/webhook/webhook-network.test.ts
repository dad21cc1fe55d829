import { createHmac } from 'node:crypto';
import {
  buildConnection,
  buildOutgoingPicture,
  buildOutgoingPost,
  goOn,
  stop,
} from '../../testing/builders/network-posts';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { useVendor } from '../../testing/vendor-server';
import { webhookNetwork, webhookSecret, type WebhookRecord } from './webhook-network';

const vendor = useVendor(() => ({ status: 204, json: {} }));
const secret = webhookSecret(Buffer.alloc(32, 7));

function setUp() {
  const log: WebhookRecord[] = [];
  const network = webhookNetwork(makeGuardedWeb({ allowedOrigins: [vendor.host()], version: '1.2.3' }), {
    clock: { now: () => new Date('2026-03-06T12:00:00Z') },
    id: () => 'test-1',
    record: async (_workspaceId, one) => void log.push(one),
  });
  return {
    network,
    log,
    connection: buildConnection({ settings: { url: `${vendor.origin()}/hook` }, secrets: { secret } }),
  };
}

/** As a receiver verifies it, by the specification's own words: the signed content is id, timestamp and body. */
const signatureOf = (id: string, timestamp: string, body: string): string =>
  `v1,${createHmac('sha256', Buffer.alloc(32, 7)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

it('signs what it sends, so that its receiver can verify it', async () => {
  const { network, log, connection } = setUp();
  const post = buildOutgoingPost({ picture: buildOutgoingPicture(), link: 'https://fourbeat.example/p/ada/rye' });
  expect(await network.post(connection, post, goOn)).toEqual({ kind: 'posted', id: `msg_${post.key}`, url: null });
  const [{ headers, body, method, path }] = vendor.asked as [(typeof vendor.asked)[number]];
  expect([method, path, headers['content-type']]).toEqual(['POST', '/hook', 'application/json']);
  expect(headers['webhook-id']).toBe(`msg_${post.key}`);
  expect(headers['webhook-timestamp']).toBe(String(Date.parse('2026-03-06T12:00:00Z') / 1000));
  expect(headers['webhook-signature']).toBe(signatureOf(headers['webhook-id']!, headers['webhook-timestamp']!, body));
  expect(JSON.parse(body)).toEqual({
    type: 'post.published',
    timestamp: '2026-03-06T12:00:00.000Z',
    data: {
      title: 'Keep rye fresh',
      text: 'Keep rye fresh\n\nIn linen.',
      keywords: ['rye'],
      link: 'https://fourbeat.example/p/ada/rye',
      picture: {
        address: 'https://fourbeat.example/pictures/1.png',
        type: 'image/png',
        width: 1200,
        height: 1200,
        altText: 'A loaf in linen',
      },
      clip: null,
    },
  });
  expect(log).toMatchObject([{ messageId: `msg_${post.key}`, status: 204, delivered: true, payload: body }]);
});

it('has a secret as the specification writes it', () => expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/));

it('keeps the id of a message that is sent again', async () => {
  const { network, connection } = setUp();
  vendor.say({ status: 500, json: {} });
  expect(await network.post(connection, buildOutgoingPost(), goOn)).toEqual({
    kind: 'later',
    cause: 'The webhook’s address answered 500 instead of 2xx.',
  });
  vendor.say({ status: 200, json: {} });
  await network.post(connection, buildOutgoingPost(), goOn);
  expect(new Set(vendor.asked.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(vendor.asked).toHaveLength(2);
});

it('waits as long as it is asked to, and stops where nobody wants it any more', async () => {
  const { network, connection, log } = setUp();
  vendor.say({ status: 429, json: {}, headers: { 'retry-after': '120' } });
  expect(await network.post(connection, buildOutgoingPost(), goOn)).toMatchObject({
    kind: 'later',
    retryAfterMs: 120_000,
  });
  vendor.say({ status: 410, json: {} });
  expect(await network.post(connection, buildOutgoingPost(), goOn)).toMatchObject({ kind: 'disconnected' });
  expect(log.map(({ status, delivered }) => [status, delivered])).toEqual([
    [429, false],
    [410, false],
  ]);
});

it('a silence is repeated: its receiver can tell by the id', async () => {
  const { network, connection, log } = setUp();
  vendor.say('silence');
  const asked = vendor.whenAsked();
  const posting = network.post(connection, buildOutgoingPost(), goOn);
  await asked;
  vendor.hangUp();
  expect(await posting).toEqual({ kind: 'later', cause: 'The webhook’s address could not be reached.' });
  expect(log).toMatchObject([{ status: null, delivered: false }]);
});

it('sends nothing when it may not go ahead', async () => {
  const { network, connection } = setUp();
  expect(await network.post(connection, buildOutgoingPost(), stop)).toEqual({ kind: 'held' });
  expect(vendor.asked).toEqual([]);
});

it('is tested with a message that says so', async () => {
  const { network, connection } = setUp();
  expect(await network.check(connection, goOn.signal)).toMatchObject({
    kind: 'works',
    account: `${vendor.origin()}/hook`,
  });
  expect(JSON.parse(vendor.asked[0]!.body)).toMatchObject({ type: 'test' });
  vendor.say({ status: 404, json: {} });
  expect(await network.check(connection, goOn.signal)).toEqual({
    kind: 'trouble',
    cause: 'The webhook’s address answered 404 instead of 2xx.',
  });
});
