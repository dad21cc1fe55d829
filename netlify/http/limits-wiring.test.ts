import * as z from 'zod/mini';
import { endpoint, type Contract } from '../../src/contracts/endpoint';
import type { AppError } from '../errors/app-error';
import { asOwner, useDatabase } from '../testing/database';
import { countCall, forgetReading, forgive, networkOf, throttle } from './limits-wiring';
import { serve } from './serve';

useDatabase();
beforeEach(() => {
  forgetReading();
  return asOwner('DELETE FROM rate_limits');
});

const contract = {
  createThing: endpoint({
    method: 'POST',
    path: '/api/things',
    access: 'public',
    summary: 'Limited.',
    input: z.object({}),
    output: z.object({}),
    limit: { calls: 3, perSeconds: 60 },
  }),
  listThings: endpoint({
    method: 'GET',
    path: '/api/things',
    access: 'public',
    summary: 'Free.',
    input: z.object({}),
    output: z.object({}),
  }),
} satisfies Contract;
const call = serve(contract, () => ({ createThing: async () => ({}), listThings: async () => ({}) }));
const post = async (ip: string) => call(new Request('http://localhost:8888/api/things', { method: 'POST' }), { ip });

it('refuses a caller who comes too often, says when to come back, and lets others through', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 10 }, () => post('203.0.113.1').then(({ status }) => status)),
  );
  expect(statuses.sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429, 429, 429]);
  const refused = await post('203.0.113.1');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    success: false,
    code: 'rate_limited',
    error: expect.stringMatching(/Try again in \d+ seconds\./),
  });
  expect((await post('203.0.113.2')).status).toBe(200);
});

it('lets an account read as fast as a page can ask, stops a loop, and lets the colleague continue', async () => {
  const read = (userId: string) =>
    countCall(contract.listThings, { address: '203.0.113.9', userId, workspaceId: 'the shop' });
  for (let call = 0; call < 1_200; call += 1) await read('ada');
  await expect(read('ada')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) });
  await expect(read('ben')).resolves.toBeUndefined();
});

it('lets a network of strangers read as a mailbox provider does that fetches pictures for its readers, and no more', async () => {
  const read = (address: string) => countCall(contract.listThings, { address });
  for (let call = 0; call < 24_000; call += 1) await read('203.0.113.10');
  await expect(read('203.0.113.10')).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(read('203.0.113.11')).resolves.toBeUndefined();
});

it('does not count reading in the database', async () => {
  for (let turn = 0; turn < 5; turn++)
    expect((await call(new Request('http://localhost:8888/api/things'), { ip: '203.0.113.3' })).status).toBe(200);
  expect(await asOwner('SELECT 1 FROM rate_limits')).toEqual([]);
});

it('counts all members of a workspace together where an endpoint says so, and other workspaces apart', async () => {
  const shared = endpoint({
    method: 'GET',
    path: '/api/pictures',
    access: 'session',
    summary: 'Drawn.',
    input: z.object({}),
    output: z.object({}),
    workspaceLimit: { calls: 3, perSeconds: 60 },
  });
  const asked = (userId: string, workspaceId: string) =>
    countCall(shared, { address: '203.0.113.9', userId, workspaceId }).then(
      () => 'counted',
      (error: AppError) => error.code,
    );
  const outcomes = [
    await asked('ada', 'w1'),
    await asked('ben', 'w1'),
    await asked('ada', 'w1'),
    await asked('cleo', 'w1'),
    await asked('ada', 'w2'),
  ];
  expect(outcomes).toEqual(['counted', 'counted', 'counted', 'rate_limited', 'counted']);
});

it('stores neither address nor subject in clear', async () => {
  await post('203.0.113.77');
  await throttle('login of ada@example.com', { calls: 5, perSeconds: 60 });
  const stored = JSON.stringify(await asOwner('SELECT * FROM rate_limits'));
  expect(stored).not.toMatch(/203\.0\.113|ada|login/);
});

it('fills the bucket again when its time is over', async () => {
  const limit = { calls: 1, perSeconds: 61 };
  await throttle('a subject', limit);
  await asOwner('UPDATE rate_limits SET expire = 1');
  await expect(throttle('a subject', limit)).resolves.toBeUndefined();
  await expect(throttle('a subject', limit)).rejects.toMatchObject({ code: 'rate_limited' });
});

it('forgets what was counted when it is told to', async () => {
  const limit = { calls: 2, perSeconds: 62 };
  await throttle('another subject', limit);
  await throttle('another subject', limit);
  await forgive('another subject', limit);
  await expect(throttle('another subject', limit)).resolves.toBeUndefined();
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:203.0.113.9', '203.0.113.9', true],
  ['203.0.113.9', '203.0.113.10', false],
])('counts %s and %s together: %s', (one, other, together) => {
  expect(networkOf(one) === networkOf(other)).toBe(together);
});
