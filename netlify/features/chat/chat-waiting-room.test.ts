import { makeChatWaitingRoom } from './chat-waiting-room';

function open({ longestMs = 300_000 }: { longestMs?: number } = {}) {
  const stamps = new Map<string, string>([
    ['v1', 'a'],
    ['v2', 'a'],
  ]);
  const asked: string[][] = [];
  let listeners = 0;
  let tell = (): void => undefined;
  const room = makeChatWaitingRoom({
    longestMs,
    listen: (_workspaceId, onChange) => {
      listeners += 1;
      tell = onChange;
      return { ready: Promise.resolve(), stop: () => (listeners -= 1) };
    },
    readStamps: async (_workspaceId, ids) => {
      asked.push(ids);
      return new Map(stamps);
    },
  });
  const seat = (visitorId: string, { stamp = 'a', signal = new AbortController().signal } = {}) =>
    room.wait({ workspaceId: 'w1', visitorId, network: 'n1', stamp, soon: false }, signal);
  return { room, stamps, asked, seat, tell: () => tell(), listeners: () => listeners };
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
};

it('calls only whom something is new for, with one question for all', async () => {
  const { stamps, asked, seat, tell, listeners } = open();
  const called: string[] = [];
  const left = new AbortController();
  const first = seat('v1').then(() => called.push('v1'));
  const second = seat('v2', { signal: left.signal }).then(() => called.push('v2'));
  await until(() => asked.length > 0);
  const before = asked.length;
  stamps.set('v1', 'b');
  tell();
  tell();
  await first;
  expect(called).toEqual(['v1']);
  expect(asked.slice(before)).toEqual([['v1', 'v2']]);
  left.abort();
  await second;
  expect(listeners()).toBe(0);
});

it('misses nothing that happened between a visitor’s reading and waiting', async () => {
  const { stamps, seat } = open();
  stamps.set('v1', 'b');
  await seat('v1');
});

it('lets everybody ask again after a while, and when the database cannot be read', async () => {
  await open({ longestMs: 1 }).seat('v1');
  const room = makeChatWaitingRoom({
    listen: () => ({ ready: Promise.resolve(), stop: () => undefined }),
    readStamps: async () => {
      throw new Error('unreachable');
    },
  });
  await room.wait(
    { workspaceId: 'w1', visitorId: 'v1', network: 'n1', stamp: 'a', soon: false },
    new AbortController().signal,
  );
});

it('has a few places for a network', async () => {
  const { room, seat } = open();
  const left = new AbortController();
  const seats = Array.from({ length: 32 }, () => seat('v1', { signal: left.signal }));
  expect(room.hasPlace('w1', 'n1')).toBe(false);
  expect(room.hasPlace('w1', 'n2')).toBe(true);
  left.abort();
  await Promise.all(seats);
  expect(room.hasPlace('w1', 'n1')).toBe(true);
});
