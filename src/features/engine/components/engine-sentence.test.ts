import type { Cycle } from '../../../contracts/engine-cycle';
import type { Piece } from '../../../contracts/engine-pieces';
import type { Beat } from '../../../domain/cycle';
import { buildCycle, buildPiece } from '../../../testing/builders/engine';
import { engineSentence } from './engine-sentence';
import { goalSentence } from '../week/goal-sentence';

const now = new Date('2026-06-11T18:00:00Z');
const say = (cycle: Cycle, onScreen: { pieces?: Piece[]; waiting?: number } = {}) =>
  engineSentence(cycle, { ...onScreen, now });

const during = (now: Beat | null, waiting = 0) => {
  const cycle = buildCycle();
  return buildCycle({
    beats: cycle.beats.map((beat) => ({ ...beat, state: beat.beat === now ? 'now' : 'done' })),
    goal: { done: 2, waiting, target: 10 },
  });
};

test('what needs the reader comes first', () => {
  expect(say(during('create', 1))).toBe('Week 24: 1 piece is ready for your approval.');
  expect(say(during('propose', 2))).toBe(
    '2 pieces are ready for your approval, and three ideas are ready to pick from.',
  );
});

test.each([
  ['analyze', /no ideas yet/],
  ['propose', /Three ideas are ready/],
  ['deploy', /will be published on time/],
  [null, /next week starts on Monday/],
] as const)('when the step is %s it says so', (now, sentence) => expect(say(during(now))).toMatch(sentence));

test('what was approved for a later week is mentioned with its time, whatever the step', () => {
  const later = buildPiece({ status: 'scheduled', scheduledFor: '2026-06-18T15:30:00Z' });
  const latest = buildPiece({ status: 'scheduled', scheduledFor: '2026-06-19T15:30:00Z' });
  const due = buildPiece({ status: 'scheduled', scheduledFor: '2026-06-11T17:59:00Z' });
  expect(say(during(null), { pieces: [latest, due, later] })).toBe(
    'Everything is approved. The next piece will be published on Thursday 18 June, 16:30.',
  );
  expect(say(during('deploy'), { pieces: [later] })).toMatch(
    /will be published on time, next on Thursday 18 June, 16:30/,
  );
  expect(
    say(during(null), { pieces: [buildPiece({ status: 'published', scheduledFor: '2026-06-18T15:30:00Z' })] }),
  ).toMatch(/^Week 24 is out/);
});

test('what became of the picked idea is what its beat says', () => {
  const cycle = during('create');
  const said = (summary: string) =>
    say({ ...cycle, beats: cycle.beats.map((beat) => (beat.beat === 'create' ? { ...beat, summary } : beat)) });
  expect(said('The piece you picked is being made.')).toBe('Week 24: the piece you picked is being made.');
  expect(said('You took the post down. Publish it again, or pick another idea.')).toBe(
    'Week 24: you took the post down. Publish it again, or pick another idea.',
  );
});

test('a post that is being deleted no longer waits', () => {
  expect(say(during('create', 2), { waiting: 1 })).toBe('Week 24: 1 piece is ready for your approval.');
  expect(say(during('create', 1), { waiting: 0 })).toBe('Week 24: nothing needs your approval.');
});

test('a paused engine says that nothing goes out, and what was due meanwhile', () => {
  expect(say(buildCycle({ running: false }))).toMatch(/^Nothing is published, and no new ideas arrive/);
  expect(say(buildCycle({ running: false, held: 2 }))).toMatch(/2 approved pieces were due and will wait\.$/);
});

test.each([
  ['weekly', /with a post on Thursday at 16:30/],
  ['daily', /with a post every day/],
  ['custom', /with posts at the times you chose/],
] as const)('a week that is done says when the next one comes out: %s', (frequency, words) =>
  expect(say({ ...during(null), frequency })).toMatch(words),
);

test('without a profile nothing else matters', () => {
  expect(say(buildCycle({ hasProfile: false, running: false }))).toMatch(/Tell us what you do/);
  expect(goalSentence(buildCycle({ hasProfile: false }))).toMatch(/Describe your business/);
});

describe('the goal', () => {
  const goal = (done: number, waiting: number) => goalSentence(buildCycle({ goal: { done, waiting, target: 10 } }));
  test('counts what is left and what waits', () =>
    expect(goal(7, 1)).toBe('3 left: 1 piece is ready for your approval.'));
  test('is never less than reached', () => expect(goal(12, 0)).toBe('You have reached this week’s goal.'));
  test('promises nothing while the engine is paused', () =>
    expect(goalSentence(buildCycle({ running: false, goal: { done: 4, waiting: 0, target: 10 } }))).toBe(
      '6 left. The engine is paused: nothing is published, and no new ideas arrive, until you start it again.',
    ));
  test('names what moves it on', () => expect(goal(4, 0)).toBe('6 left. The next one starts with an idea you pick.'));
});
