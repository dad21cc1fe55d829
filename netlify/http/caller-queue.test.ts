import { makeCallerQueues } from './caller-queue';

it('runs a few of a workspace at a time, the others in the order they came, and does not hold back another workspace', async () => {
  const queues = makeCallerQueues({ atOnce: 2 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, call: string) =>
    queues.run(name, () => new Promise<void>((resolve) => (begun.push(call), ends.push(resolve))));
  const calls = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4'), ask('b', 'b1')];
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends[0]!();
  await calls[0];
  ends[1]!();
  await calls[1];
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  ends.forEach((end) => end());
  await Promise.all(calls);
});

it('gives the place back after a failure', async () => {
  const queues = makeCallerQueues({ atOnce: 1 });
  await expect(queues.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queues.run('a', () => Promise.resolve('done'))).resolves.toBe('done');
});

it('refuses in words what would stand behind too many, or waits too long', async () => {
  const queues = makeCallerQueues({ atOnce: 1, waiting: 1, deadlineMs: 1 });
  let end = (): void => undefined;
  const first = queues.run('a', () => new Promise<void>((resolve) => (end = resolve)));
  const second = queues.run('a', async () => 'second');
  await expect(queues.run('a', async () => 'third')).rejects.toMatchObject({
    code: 'rate_limited',
    message: expect.stringMatching(/try again/),
  });
  await expect(second).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 5 });
  end();
  await first;
  await expect(queues.run('a', async () => 'fourth')).resolves.toBe('fourth');
});
