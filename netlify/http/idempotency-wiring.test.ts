import * as z from 'zod/mini';
import { endpoint, type Contract } from '../../src/contracts/endpoint';
import { AppError } from '../errors/app-error';
import { asOwner, useDatabase } from '../testing/database';
import { makeClient } from '../testing/call';
import { functions, register } from '../testing/world';
import { serve } from './serve';

useDatabase();

const contract = {
  createThing: endpoint({
    method: 'POST',
    path: '/api/things',
    access: 'session',
    summary: 'Counts.',
    input: z.object({ name: z.string(), size: z.optional(z.number()) }),
    output: z.object({ turn: z.number() }),
  }),
} satisfies Contract;

let turns = 0;
let gate: Promise<void> | undefined;
const things = serve(contract, () => ({
  createThing: async ({ name }) => {
    turns += 1;
    await gate;
    if (name === 'broken') throw new Error('boom');
    if (name === 'away') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    if (name === 'refused') throw new AppError('conflict', 'Not now.');
    return { turn: turns };
  },
}));

async function someone() {
  const { cookies } = await register();
  const client = makeClient({ ...functions, things });
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return (input: Record<string, unknown>, key?: string) =>
    client.call('things', contract.createThing, input as never, key === undefined ? {} : { 'idempotency-key': key });
}

beforeEach(() => {
  turns = 0;
  gate = undefined;
});

it('sends the first reply again to whoever repeats the request', async () => {
  const send = await someone();
  const first = await send({ name: 'a', size: 1 }, 'key-1');
  const again = await send({ size: 1, name: 'a' }, 'key-1');
  expect(again.body).toEqual(first.body);
  expect(again.response.headers.get('idempotent-replayed')).toBe('true');
  expect(turns).toBe(1);
});

it('works as ever without a key, and anew under another one', async () => {
  const send = await someone();
  await send({ name: 'a' });
  await send({ name: 'a' });
  await send({ name: 'a' }, 'key-2');
  await send({ name: 'a' }, 'key-3');
  expect(turns).toBe(4);
});

it('refuses other parameters under the same key', async () => {
  const send = await someone();
  await send({ name: 'a' }, 'key-1');
  expect(await send({ name: 'b' }, 'key-1')).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', error: expect.stringContaining('other parameters') },
  });
  expect(turns).toBe(1);
});

it('answers 409 while the first request runs, and works once for ten at a time', async () => {
  const send = await someone();
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  const all = Array.from({ length: 10 }, () => send({ name: 'a' }, 'key-1'));
  let settled = 0;
  await new Promise<void>((resolve) => all.forEach((one) => void one.then(() => ++settled === 9 && resolve())));
  open();
  const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(turns).toBe(1);
});

it.each(['broken', 'refused'])('keeps the reply of a request that was %s', async (name) => {
  const send = await someone();
  const first = await send({ name }, 'key-1');
  const again = await send({ name }, 'key-1');
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(turns).toBe(1);
});

it('keeps nothing of input that was refused before work began', async () => {
  const send = await someone();
  expect((await send({ name: 7 }, 'key-1')).status).toBe(400);
  expect((await send({ name: 'a' }, 'key-1')).status).toBe(200);
});

it('lets the same key try again when the database was away', async () => {
  const send = await someone();
  await send({ name: 'away' }, 'key-1');
  await send({ name: 'away' }, 'key-1');
  expect(turns).toBe(2);
});

it('gives the key of a request that died to the same request, not to another', async () => {
  const send = await someone();
  await send({ name: 'a' }, 'key-1');
  await asOwner("UPDATE idempotency_keys SET status = NULL, body = NULL, lease_until = now() - interval '1 second'");
  expect((await send({ name: 'b' }, 'key-1')).status).toBe(400);
  expect(await send({ name: 'a' }, 'key-1')).toMatchObject({ status: 200, body: { data: { turn: 2 } } });
});

it('forgets a result after a day', async () => {
  const send = await someone();
  await send({ name: 'a' }, 'key-1');
  await asOwner("UPDATE idempotency_keys SET created_at = now() - interval '25 hours'");
  expect((await send({ name: 'b' }, 'key-1')).status).toBe(200);
  expect(turns).toBe(2);
});

it("never shows one person another's reply", async () => {
  const [one, other] = [await someone(), await someone()];
  await one({ name: 'a' }, 'key-1');
  expect(await other({ name: 'b' }, 'key-1')).toMatchObject({ status: 200, body: { data: { turn: 2 } } });
});

it('refuses a key that is too long', async () => {
  const send = await someone();
  expect((await send({ name: 'a' }, 'k'.repeat(256))).status).toBe(400);
  expect(turns).toBe(0);
});
