import { makeStreamAudience, type Viewer } from './live-audience';

const viewer = (partial: Partial<Viewer> = {}): Viewer => ({
  sessionId: 's1',
  workspaceId: 'w1',
  network: '203.0.113.1',
  ...partial,
});

it('gives a session a few streams, and its place back when one leaves', () => {
  const audience = makeStreamAudience({ findEnded: async () => [] });
  const seats = Array.from({ length: 4 }, () => audience.enter(viewer(), () => undefined));
  expect(audience.hasRoom(viewer())).toBe(false);
  expect(audience.hasRoom(viewer({ sessionId: 's2' }))).toBe(true);
  seats[0]!.leave();
  expect(audience.hasRoom(viewer())).toBe(true);
  seats.forEach((seat) => seat.leave());
});

it('gives a network as many as an office needs, whatever the sessions', () => {
  const audience = makeStreamAudience({ findEnded: async () => [] });
  const seats = Array.from({ length: 64 }, (_, index) =>
    audience.enter(viewer({ sessionId: `s${index}` }), () => undefined),
  );
  expect(audience.hasRoom(viewer({ sessionId: 'another' }))).toBe(false);
  expect(audience.hasRoom(viewer({ sessionId: 'another', network: '203.0.113.2' }))).toBe(true);
  seats.forEach((seat) => seat.leave());
});

it('ends the streams of sessions that are over, with one question for all of them', async () => {
  const asked: Viewer[][] = [];
  let answer: () => void = () => undefined;
  const audience = makeStreamAudience({
    lookAgainMs: 1,
    findEnded: async (viewers) => {
      asked.push(viewers);
      await new Promise<void>((resolve) => (answer = resolve));
      return [viewer({ sessionId: 's2' })];
    },
  });
  const ended: string[] = [];
  const seats = ['s1', 's1', 's2', 's2'].map((sessionId) =>
    audience.enter(viewer({ sessionId }), () => ended.push(sessionId)),
  );
  while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(asked[0]!.map(({ sessionId }) => sessionId)).toEqual(['s1', 's2']);
  answer();
  while (ended.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(ended).toEqual(['s2', 's2']);
  seats.forEach((seat) => seat.leave());
});
