import { useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { makeVisitBatches } from './visit-batches';
import { visitCollectionRepository } from './visit-collection-repository';

useDatabase();

test('visits that arrive together are written together, workspace by workspace, and the rest while that runs in the next write', async () => {
  const writes: string[][] = [];
  let goOn = () => undefined as void;
  const first = new Promise<void>((resolve) => (goOn = resolve));
  const { add } = makeVisitBatches<string>({
    write: async (workspaceId, items) => {
      writes.push([workspaceId, ...items]);
      if (writes.length === 1) await first;
    },
  });
  const done: string[] = [];
  const note = (workspaceId: string, item: string) => add(workspaceId, item).then(() => done.push(item));
  const early = [note('a', '1'), note('a', '2'), note('b', '3')];
  await early[2];
  expect([writes, done]).toEqual([
    [
      ['a', '1', '2'],
      ['b', '3'],
    ],
    ['3'],
  ]); // nobody is told before it is committed
  const late = [note('a', '4'), note('a', '5')];
  goOn();
  await Promise.all([...early, ...late]);
  expect(writes[2]).toEqual(['a', '4', '5']);
});

test('a write that fails is told to all who wait for it, and the next one works', async () => {
  let fails = true;
  const { add } = makeVisitBatches<number>({
    write: () => (fails ? Promise.reject(new Error('the database is away')) : Promise.resolve()),
  });
  const outcomes = await Promise.allSettled([add('a', 1), add('a', 2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  await expect(add('a', 3)).resolves.toBeUndefined();
});

test('what cannot be written in time is refused, and other workspaces are not', async () => {
  const { add } = makeVisitBatches<number>({ write: () => new Promise(() => undefined), most: 1, waiting: 2 });
  void add('a', 1);
  void add('a', 2);
  expect(() => add('a', 3)).toThrow(expect.objectContaining({ code: 'rate_limited' }) as Error);
  expect(() => void add('b', 1)).not.toThrow();
});

test('a day’s salt is the first that anybody made, also when two processes make one at once', async () => {
  const { workspaceId } = await register();
  const read = (fresh: string) => visitCollectionRepository.readSalt(workspaceId, '2026-01-02', fresh);
  const salts = await Promise.all([read('one'), read('two'), read('three')]);
  expect(new Set(salts).size).toBe(1);
  expect(await read('four')).toBe(salts[0]);
});
