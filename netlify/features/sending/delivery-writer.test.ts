import { makeDeliveryWriter } from './delivery-writer';

const take = (id: string) => ({ id, address: `${id}@example.com`, revision: 1 });
const sent = (id: string) => ({ id, state: 'sent' as const, sentAt: new Date(0) });
type Batch = Parameters<Parameters<typeof makeDeliveryWriter>[0]['write']>[0];

function writerOn(write: (batch: Batch, call: number) => Promise<{ held: boolean; taken: Set<string> }>, retries = 3) {
  const batches: { results: string[]; takes: string[] }[] = [];
  let losses = 0;
  const writer = makeDeliveryWriter({
    write: (batch) => {
      batches.push({ results: batch.results.map(({ id }) => id), takes: batch.takes.map(({ id }) => id) });
      return write(batch, batches.length);
    },
    lost: () => {
      losses += 1;
    },
    spent: () => undefined,
    retries,
    pauseMs: 1,
  });
  return { writer, batches, losses: () => losses };
}
const all = ({ takes }: Batch) => Promise.resolve({ held: true, taken: new Set(takes.map(({ id }) => id)) });

it('writes what several connections bring while it is at work in one go', async () => {
  let release = () => {};
  const { writer, batches } = writerOn(async (batch, call) => {
    if (call === 1)
      await new Promise<void>((done) => {
        release = done;
      });
    return all(batch);
  });
  const first = writer.take(take('a'));
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  writer.settle(sent('x'));
  const others = [writer.take(take('b')), writer.take(take('c'))];
  release();
  expect(await Promise.all([first, ...others])).toEqual([true, true, true]);
  expect(batches).toEqual([
    { results: [], takes: ['a'] },
    { results: ['x'], takes: ['b', 'c'] },
  ]);
});

it('says no to what was not taken, and that the campaign is lost', async () => {
  const { writer, losses } = writerOn(() => Promise.resolve({ held: false, taken: new Set() }));
  expect(await writer.take(take('a'))).toBe(false);
  expect(losses()).toBe(1);
});

it('repeats results until the database is back, and takes nothing meanwhile', async () => {
  const { writer, batches, losses } = writerOn((batch, call) =>
    call < 3 ? Promise.reject(new Error('gone')) : all(batch),
  );
  writer.settle(sent('x'));
  expect(await writer.take(take('a'))).toBe(false);
  writer.settle(sent('y'));
  await writer.end();
  expect(batches.at(-1)).toEqual({ results: ['x', 'y'], takes: [] });
  expect(losses()).toBe(2);
});

it('gives up with the reason when the database stays away', async () => {
  const { writer } = writerOn(() => Promise.reject(new Error('gone for good')), 2);
  writer.settle(sent('x'));
  await expect(writer.end()).rejects.toThrow('gone for good');
});
