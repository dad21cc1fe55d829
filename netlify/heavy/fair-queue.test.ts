import { makeFairQueue, type FairQueueSettings } from './fair-queue';

const queueWith = (more: Partial<FairQueueSettings> = {}) =>
  makeFairQueue({
    places: 2,
    placesFor: { long: 1, large: 1 },
    waiting: 100,
    waitingEach: 50,
    patienceMs: 1_000,
    ...more,
  });
const settled = () => new Promise((done) => setImmediate(done));

/** Takes places in the queue, records who got one in which order, and can release the first one. */
function makeCallers(queue = queueWith()) {
  const entered: string[] = [];
  const refused: unknown[] = [];
  const releases: (() => void)[] = [];
  const ask = (share: string, more: Partial<Parameters<typeof queue.take>[0]> = {}) =>
    void queue.take({ share, ...more }).then(
      (release) => {
        entered.push(share);
        releases.push(release);
      },
      (error: unknown) => refused.push(error),
    );
  const next = async () => {
    releases.shift()?.();
    await settled();
  };
  return { entered, refused, ask, next };
}

describe('places for heavy work', () => {
  it('are no more than there are, however many ask', async () => {
    const { ask, entered, next } = makeCallers();
    for (let n = 0; n < 30; n += 1) ask('a');
    await settled();
    expect(entered).toHaveLength(2);
    await next();
    expect(entered).toHaveLength(3);
  });

  it("go to whoever has least in progress: one picture does not wait behind sixteen of somebody else's", async () => {
    const { ask, entered, next } = makeCallers();
    for (let n = 0; n < 16; n += 1) ask('greedy');
    ask('modest');
    await settled();
    await next();
    expect(entered).toEqual(['greedy', 'greedy', 'modest']);
  });

  it('rotate among those who have equally much', async () => {
    const { ask, entered, next } = makeCallers(queueWith({ places: 1 }));
    for (const share of ['a', 'a', 'a', 'b', 'b', 'c']) ask(share);
    for (let n = 0; n < 6; n += 1) await next();
    expect(entered).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  });

  it.each(['long', 'large'] as const)(
    'are never all taken by work that is %s, and nobody light waits behind it',
    async (weight) => {
      const { ask, entered } = makeCallers();
      for (let n = 0; n < 5; n += 1) ask('clips', { weight });
      ask('picture');
      await settled();
      expect(entered).toEqual(['clips', 'picture']);
    },
  );

  it('are released once, however often somebody says so', async () => {
    const queue = queueWith({ places: 1 });
    const release = await queue.take({ share: 'a' });
    const { ask, entered } = makeCallers(queue);
    ask('b');
    ask('c');
    release();
    release();
    await settled();
    expect(entered).toEqual(['b']);
  });
});

describe('waiting', () => {
  it('is refused in words to a share that already waits for much, and to nobody else', async () => {
    const { ask, refused } = makeCallers(queueWith({ waitingEach: 3 }));
    for (let n = 0; n < 7; n += 1) ask('greedy');
    ask('modest');
    await settled();
    expect(refused).toEqual([
      expect.objectContaining({ code: 'rate_limited', retryAfter: 5 }),
      expect.objectContaining({ code: 'rate_limited' }),
    ]);
  });

  it('is refused in words when the line is full', async () => {
    const { ask, refused } = makeCallers(queueWith({ waiting: 3 }));
    for (let n = 0; n < 6; n += 1) ask(`share ${n}`);
    await settled();
    expect(refused).toEqual([expect.objectContaining({ code: 'unavailable', retryAfter: 5 })]);
  });

  it('ends after a while, and leaves the line as if it had never been', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const { ask, refused, entered, next } = makeCallers(queueWith({ places: 1 }));
      ask('a');
      ask('b');
      ask('job', { patient: true });
      await settled();
      jest.advanceTimersByTime(1_001);
      await settled();
      expect(refused).toEqual([expect.objectContaining({ code: 'unavailable' })]);
      await next();
      expect(entered).toEqual(['a', 'job']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('ends at once for somebody who no longer wants it', async () => {
    const { ask, refused, entered, next } = makeCallers(queueWith({ places: 1 }));
    const leaving = new AbortController();
    ask('a');
    ask('b', { signal: leaving.signal });
    ask('c');
    leaving.abort(new Error('cancelled'));
    await settled();
    await next();
    expect([refused, entered]).toEqual([[new Error('cancelled')], ['a', 'c']]);
  });

  it('has no end for jobs, and no line that is too long', async () => {
    const { ask, refused, entered, next } = makeCallers(queueWith({ places: 1, waiting: 1, waitingEach: 1 }));
    for (let n = 0; n < 5; n += 1) ask('jobs', { patient: true });
    for (let n = 0; n < 5; n += 1) await next();
    expect([refused, entered]).toEqual([[], Array(5).fill('jobs')]);
  });
});
