import { buildCycle, buildIdea } from '../../testing/builders/engine';
import { buildOverview } from '../../testing/builders/overview';
import { isChoosing, waitingSentence, type Overview } from './waiting-sentence';

const counting = (review: number, scheduled: number): Overview =>
  buildOverview({
    metrics: [
      { name: 'review', value: review, lastWeek: null, series: [] },
      { name: 'scheduled', value: scheduled, lastWeek: null, series: [] },
    ],
  });

const picked = buildCycle({
  beats: buildCycle().beats.map((beat) => ({
    ...beat,
    state: beat.beat === 'create' ? 'now' : beat.beat === 'deploy' ? 'next' : 'done',
  })),
  ideas: [buildIdea({ status: 'picked' }), buildIdea({ status: 'suggested' })],
});

test('ideas and posts that need approval are counted in words', () => {
  expect(waitingSentence(buildCycle(), counting(0, 0))).toBe('Three ideas are waiting for you.');
  expect(waitingSentence(buildCycle(), counting(1, 0))).toBe('Three ideas and one piece are waiting for you.');
  expect(waitingSentence(picked, counting(1, 0))).toBe('One piece is waiting for you.');
  expect(waitingSentence(picked, counting(14, 0))).toBe('14 pieces are waiting for you.');
  expect(waitingSentence(picked, counting(100, 100))).toBe(
    'More than 99 pieces are waiting for you. More than 99 pieces will be published on schedule.',
  );
});

test('what is published automatically is mentioned after what waits', () => {
  expect(waitingSentence(picked, counting(0, 1))).toBe(
    'Nothing is waiting for you. One piece will be published on schedule.',
  );
  expect(waitingSentence(picked, counting(2, 3))).toBe(
    'Two pieces are waiting for you. Three pieces will be published on schedule.',
  );
});

test('an idea left over after one was chosen no longer waits', () => {
  expect(isChoosing(buildCycle())).toBe(true);
  expect(isChoosing(picked)).toBe(false);
  expect(isChoosing(buildCycle({ ideas: [] }))).toBe(false);
});

test('a paused engine is mentioned', () => {
  expect(waitingSentence({ ...picked, running: false }, counting(0, 0))).toBe(
    'Nothing is waiting for you. The engine is paused.',
  );
});

test('while the engine is paused, nothing is promised to be published', () => {
  expect(waitingSentence({ ...picked, running: false }, counting(0, 1))).toBe(
    'Nothing is waiting for you. The engine is paused: one scheduled piece waits until you start it again.',
  );
  expect(waitingSentence({ ...picked, running: false }, counting(1, 3))).toBe(
    'One piece is waiting for you. The engine is paused: three scheduled pieces wait until you start it again.',
  );
});

test('before the business is described, that is the only thing to do', () => {
  expect(waitingSentence(buildCycle({ hasProfile: false }), counting(0, 0))).toBe(
    'Describe your business once, and three ideas for this week follow.',
  );
});

test('without the counts, ideas are mentioned, and never that nothing waits', () => {
  expect(waitingSentence(buildCycle())).toBe('Three ideas are waiting for you.');
  expect(waitingSentence(picked)).toBe('');
  expect(waitingSentence({ ...picked, running: false })).toBe('The engine is paused.');
});
