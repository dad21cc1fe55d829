import { makeWorkspaceFeeds, type News } from './live-feed';

it('asks the database once for a change, however many listen', async () => {
  const world = fakeRepository();
  const feeds = makeWorkspaceFeeds(world.repository);
  const heard: News[][] = [[], [], []];
  const joined = heard.map((news) => feeds.join('w1', (one) => news.push(one)));
  await Promise.all(joined.map(({ ready }) => ready));
  const before = world.reads();
  world.change('piece');
  while (heard.some((news) => news.length === 0)) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(world.reads() - before).toBe(1);
  expect(heard.map((news) => news.map(({ topics }) => topics))).toEqual([[['piece']], [['piece']], [['piece']]]);
  joined.forEach(({ leave }) => leave());
  expect(world.listeners()).toBe(0);
});

it.each(['the first', 'a later'])('loses nothing that is committed while %s reading is under way', async (which) => {
  const world = fakeRepository();
  const feeds = makeWorkspaceFeeds(world.repository);
  const heard: News[] = [];
  if (which === 'the first') world.holdNext();
  const joined = feeds.join('w1', (one) => heard.push(one));
  if (which === 'a later') {
    await joined.ready;
    world.holdNext();
    world.change('piece');
  }
  await world.whileHeld();
  world.change('cycle'); // its notification arrives during a read that cannot see it yet
  world.release();
  while (!heard.some(({ topics }) => topics.includes('cycle'))) await new Promise((resolve) => setTimeout(resolve, 5));
  joined.leave();
});

it('reads again when the database was away, and says nothing twice', async () => {
  const world = fakeRepository();
  const feeds = makeWorkspaceFeeds(world.repository);
  const heard: News[] = [];
  const joined = feeds.join('w1', (one) => heard.push(one));
  await joined.ready;
  world.failNext();
  world.change('piece');
  while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(heard.map(({ topics }) => topics)).toEqual([['piece']]);
  joined.leave();
});

function fakeRepository() {
  const listeners = new Set<(topic: Topic | null) => void>();
  let mark = 10;
  let reads = 0;
  let fails = false;
  let hold: { begun(): void; end: Promise<void> } | undefined;
  let release = (): void => undefined;
  let whileHeld = Promise.resolve();
  const changes: { at: number; topic: Topic }[] = [];
  return {
    repository: {
      async readChanges(_workspaceId: string, since: string | null) {
        reads += 1;
        if (fails) {
          fails = false;
          throw new Error('The database is away.');
        }
        const topics = changes.filter(({ at }) => since !== null && at >= Number(since)).map(({ topic }) => topic);
        const found = { next: String(mark), topics, pending: false };
        const waiting = hold;
        hold = undefined;
        waiting?.begun();
        await waiting?.end;
        return found;
      },
      listen(_workspaceId: string, listener: (topic: Topic | null) => void) {
        listeners.add(listener);
        return { ready: Promise.resolve(), stop: () => void listeners.delete(listener) };
      },
    },
    change(topic: Topic) {
      changes.push({ at: mark, topic });
      mark += 1;
      listeners.forEach((listener) => listener(topic));
    },
    failNext: () => void (fails = true),
    /** The next read has run its query but does not return yet. */
    holdNext() {
      const end = new Promise<void>((resolve) => (release = resolve));
      whileHeld = new Promise<void>((begun) => (hold = { begun, end }));
    },
    whileHeld: () => whileHeld,
    release: () => release(),
    reads: () => reads,
    listeners: () => listeners.size,
  };
}

type Topic = 'piece' | 'cycle';
