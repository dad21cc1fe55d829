import { beatProgress, beats, beatStates, beatSummary, beatTime, type CycleFacts, type CycleTimes } from './cycle';
import { weekOfDate } from './week';

const facts = (partial: Partial<CycleFacts> = {}): CycleFacts => ({
  hasProfile: true,
  ideas: 3,
  pickedIdeas: 0,
  pieces: [],
  publishedLastWeek: 0,
  ...partial,
});
const states = (partial: Partial<CycleFacts>) => beats.map((beat) => beatStates(facts(partial))[beat]).join(' ');

test.each([
  ['before the profile', { hasProfile: false, ideas: 0 }, 'now next next next'],
  ['with a profile and no ideas', { ideas: 0 }, 'now next next next'],
  ['with three ideas', {}, 'done now next next'],
  ['with a piece in review', { pickedIdeas: 1, pieces: ['review' as const] }, 'done done now next'],
  ['with an approved piece', { pickedIdeas: 1, pieces: ['scheduled' as const] }, 'done done done now'],
  ['with a published piece', { pickedIdeas: 1, pieces: ['published' as const] }, 'done done done done'],
])('%s', (_name, partial, expected) => {
  expect(states(partial)).toBe(expected);
});

test('exactly one step is current until the week is done', () => {
  for (const hasProfile of [true, false]) {
    for (const ideas of [0, 3]) {
      for (const pieces of [[], ['review'], ['scheduled'], ['failed'], ['published']] as CycleFacts['pieces'][]) {
        const all = Object.values(beatStates(facts({ hasProfile, ideas, pickedIdeas: pieces.length, pieces })));
        expect(all.filter((state) => state === 'now').length).toBe(all.every((state) => state === 'done') ? 0 : 1);
      }
    }
  }
});

test('every step says something in every state, without exclamation marks', () => {
  for (const beat of beats)
    for (const partial of [
      {},
      { hasProfile: false },
      { pickedIdeas: 2, pieces: ['review' as const] },
      { publishedLastWeek: 1 },
    ])
      expect(beatSummary(beat, facts(partial))).toMatch(/^[A-Z].*\.$/);
});

test('what is made of the picked ideas is told as it stands', () => {
  const create = (...pieces: CycleFacts['pieces']) => beatSummary('create', facts({ pickedIdeas: 1, pieces }));
  expect(create('generating')).toBe('The piece you picked is being made.');
  expect(create('taken-down')).toBe('You took the post down. Publish it again, or pick another idea.');
  expect(create('failed')).toBe('The piece could not be published. Open it to see why.');
  expect(create('published')).toBe('Text and pictures are approved.');
  expect(create('published', 'review', 'review')).toBe('One piece is approved, and 2 still need your approval.');
  expect(create('scheduled', 'published', 'review')).toBe('2 pieces are approved, and one still needs your approval.');
});

test('what is published is counted while other pieces are not', () => {
  const deploy = (...pieces: CycleFacts['pieces']) => beatSummary('deploy', facts({ pickedIdeas: 1, pieces }));
  expect(deploy('published')).toBe('It is on your public page and in your feed.');
  expect(deploy('published', 'review')).toBe('One piece is on your public page and in your feed.');
  expect(deploy('published', 'published')).toBe('2 pieces are on your public page and in your feed.');
});

test('a paused engine promises no publication', () => {
  const approved = { pickedIdeas: 1, pieces: ['scheduled' as const] };
  expect(beatSummary('deploy', facts(approved))).toBe('Everything is set. It will be published on time.');
  expect(beatSummary('deploy', facts({ ...approved, paused: true }))).toBe(
    'Everything is set. It waits while the engine is paused.',
  );
});

test('progress rises while a step is current', () => {
  expect(beatProgress('create', facts({ pieces: ['draft'] }))).toBeLessThan(
    beatProgress('create', facts({ pieces: ['review'] })),
  );
});

describe('the time of a step', () => {
  const week = weekOfDate('2026-10-26'); // the week after clocks go back
  const times = (partial: Partial<CycleTimes> = {}): CycleTimes => ({
    now: new Date('2026-10-27T12:00:00Z'),
    proposedAt: null,
    publishedAt: null,
    scheduledFor: null,
    ...partial,
  });
  const at = (text: string) => new Date(text);

  test('is when it really happened, not when it was planned', () => {
    expect(
      beatTime('analyze', 'done', week, 'Europe/London', times({ proposedAt: at('2026-10-27T09:13:00Z') })),
    ).toEqual(at('2026-10-27T09:13:00Z'));
    expect(
      beatTime('deploy', 'done', week, 'Europe/London', times({ publishedAt: at('2026-10-27T10:00:00Z') })),
    ).toEqual(at('2026-10-27T10:00:00Z'));
    expect(
      beatTime('deploy', 'now', week, 'Europe/London', times({ scheduledFor: at('2026-11-05T16:30:00Z') })),
    ).toEqual(at('2026-11-05T16:30:00Z'));
  });

  test("is in the workspace's zone where it is still to come", () => {
    expect(beatTime('deploy', 'next', week, 'Europe/London', times())).toEqual(at('2026-10-29T16:30:00Z'));
    expect(
      beatTime('deploy', 'next', weekOfDate('2026-07-01'), 'Europe/London', times({ now: at('2026-07-01T00:00:00Z') })),
    ).toEqual(at('2026-07-02T15:30:00Z'));
    expect(beatTime('analyze', 'now', week, 'Europe/London', times({ now: at('2026-10-26T06:00:00Z') }))).toEqual(
      at('2026-10-26T07:00:00Z'),
    );
  });

  test('is unknown for a publication while the engine is paused', () => {
    const paused = times({ scheduledFor: at('2026-11-05T16:30:00Z'), paused: true });
    expect(beatTime('deploy', 'now', week, 'Europe/London', paused)).toBeNull();
    expect(beatTime('deploy', 'next', week, 'Europe/London', { ...paused, scheduledFor: null })).toBeNull();
  });

  test('is unknown when its time has passed without it, or a person decides', () => {
    expect(beatTime('deploy', 'next', week, 'Europe/London', times({ now: at('2026-10-31T12:00:00Z') }))).toBeNull();
    expect(beatTime('propose', 'now', week, 'Europe/London', times())).toBeNull();
  });
});
