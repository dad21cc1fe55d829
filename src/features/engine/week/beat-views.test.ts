import type { Cycle } from '../../../contracts/engine-cycle';
import { beatViews } from './beat-views';

const week = { year: 2026, week: 47, startsOn: '2026-11-16' };

function whenOf(beat: Partial<Cycle['beats'][number]>, zone = 'Europe/London') {
  const [view] = beatViews({
    week,
    zone,
    beats: [{ beat: 'deploy', state: 'next', progress: 0, when: null, summary: '', ...beat }],
  });
  return view?.when;
}

test('a time in this week is a day and a time', () => {
  expect(whenOf({ when: '2026-11-19T16:30:00Z' })).toBe('Thu 16:30');
  expect(whenOf({ beat: 'analyze', state: 'done', when: '2026-11-16T07:00:00Z' })).toBe('Mon 07:00');
});

test('one outside it has its date', () => {
  expect(whenOf({ when: '2026-11-26T16:30:00Z' })).toBe('Thu 26 Nov, 16:30');
  expect(whenOf({ state: 'done', when: '2026-11-15T23:59:00Z' })).toBe('Sun 15 Nov, 23:59');
});

test("the workspace's zone decides which week it is in", () => {
  expect(whenOf({ when: '2026-11-15T23:59:00Z' }, 'Europe/Berlin')).toBe('Mon 00:59');
});

test('the current beat says so, or when it goes out automatically', () => {
  expect(whenOf({ beat: 'create', state: 'now' })).toBe('Now');
  expect(whenOf({ beat: 'analyze', state: 'now', when: '2026-11-16T07:00:00Z' })).toBe('Now');
  expect(whenOf({ state: 'now', when: '2026-11-26T16:30:00Z' })).toBe('Thu 26 Nov, 16:30');
});

test('an unknown time is not shown', () => expect(whenOf({})).toBeUndefined());
