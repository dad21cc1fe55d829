import { beatProgress, beats, beatStates, beatSummary, beatTime, type CycleFacts } from './cycle';
import { weekOfDate } from './week';

const facts = (partial: Partial<CycleFacts> = {}): CycleFacts => ({ hasProfile: true, ideas: 3, pickedIdeas: 0, pieces: [], publishedLastWeek: 0, ...partial });
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

test('exactly one beat is now until the week is done', () => {
  for (const hasProfile of [true, false]) {
    for (const ideas of [0, 3]) {
      for (const pieces of [[], ['review'], ['scheduled'], ['failed'], ['published']] as CycleFacts['pieces'][]) {
        const all = Object.values(beatStates(facts({ hasProfile, ideas, pickedIdeas: pieces.length, pieces })));
        expect(all.filter((state) => state === 'now').length).toBe(all.every((state) => state === 'done') ? 0 : 1);
      }
    }
  }
});

test('every beat says something in every state, without exclaiming', () => {
  for (const beat of beats) for (const partial of [{}, { hasProfile: false }, { pickedIdeas: 2, pieces: ['review' as const] }, { publishedLastWeek: 1 }]) expect(beatSummary(beat, facts(partial))).toMatch(/^[A-Z].*\.$/);
});

test('progress rises while a beat is now', () => {
  expect(beatProgress('create', facts({ pieces: ['draft'] }))).toBeLessThan(beatProgress('create', facts({ pieces: ['review'] })));
});

test('the week begins on Monday 07:00 and deploys on Thursday 16:30 of the wall clock', () => {
  const week = weekOfDate('2026-10-26'); // the Monday after the autumn change
  expect(beatTime('analyze', week, 'Europe/London')?.toISOString()).toBe('2026-10-26T07:00:00.000Z');
  expect(beatTime('deploy', weekOfDate('2026-07-01'), 'Europe/London')?.toISOString()).toBe('2026-07-02T15:30:00.000Z');
  expect(beatTime('propose', week, 'Europe/London')).toBeNull();
});
