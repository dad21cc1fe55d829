import { makeWorkspaceFeeds, type News } from './workspace-feed';

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
  const listeners = new Set<(topic: 'piece' | null) => void>();
  let mark = 10;
  let reads = 0;
  let fails = false;
  const changes: { at: number; topic: 'piece' }[] = [];
  return {
    repository: {
      async readChanges(_workspaceId: string, since: string | null) {
        reads += 1;
        if (fails) {
          fails = false;
          throw new Error('The database is away.');
        }
        const topics = changes.filter(({ at }) => since !== null && at >= Number(since)).map(({ topic }) => topic);
        return { next: String(mark), topics, pending: false };
      },
      listen(_workspaceId: string, listener: (topic: 'piece' | null) => void) {
        listeners.add(listener);
        return { ready: Promise.resolve(), stop: () => void listeners.delete(listener) };
      },
    },
    change(topic: 'piece') {
      changes.push({ at: mark, topic });
      mark += 1;
      listeners.forEach((listener) => listener(topic));
    },
    failNext: () => void (fails = true),
    reads: () => reads,
    listeners: () => listeners.size,
  };
}
