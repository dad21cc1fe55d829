import type { Beat } from '../../../domain/cycle';
import { buildCycle } from '../../../testing/builders/engine';
import { engineSentence } from './engine-sentence';
import { goalSentence } from './goal-sentence';

const during = (now: Beat | null, waiting = 0) => {
  const cycle = buildCycle();
  return buildCycle({ beats: cycle.beats.map((beat) => ({ ...beat, state: beat.beat === now ? 'now' : 'done' })), goal: { done: 2, waiting, target: 10 } });
};

test('what needs the reader comes first', () => {
  expect(engineSentence(during('create', 1))).toBe('Week 24: 1 piece waits for your yes.');
  expect(engineSentence(during('propose', 2))).toBe('2 pieces wait for your yes, and three ideas are ready to pick from.');
});

test.each([
  ['analyze', /no ideas yet/],
  ['propose', /Three ideas are ready/],
  ['deploy', /goes out by itself/],
  [null, /next one begins on Monday/],
] as const)('when the beat is %s it says so', (now, sentence) => expect(engineSentence(during(now))).toMatch(sentence));

test('a paused engine says what still goes on', () => expect(engineSentence(buildCycle({ running: false }))).toMatch(/still goes out/));

test('without a profile nothing else matters', () => {
  expect(engineSentence(buildCycle({ hasProfile: false, running: false }))).toMatch(/Tell us what you do/);
  expect(goalSentence(buildCycle({ hasProfile: false }))).toMatch(/Describe your business/);
});

describe('the goal', () => {
  const goal = (done: number, waiting: number) => goalSentence(buildCycle({ goal: { done, waiting, target: 10 } }));
  test('counts what is left and what waits', () => expect(goal(7, 1)).toBe('3 left: 1 piece waits for your yes.'));
  test('is never less than reached', () => expect(goal(12, 0)).toBe('This week’s goal is reached.'));
  test('names what moves it on', () => expect(goal(4, 0)).toBe('6 left. The next one starts with an idea you pick.'));
});
