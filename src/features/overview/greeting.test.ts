import { greeting } from './greeting';

test.each([
  ['2026-06-09T04:30:00Z', 'Good morning, Maya'],
  ['2026-06-09T10:59:00Z', 'Good morning, Maya'],
  ['2026-06-09T11:00:00Z', 'Good afternoon, Maya'],
  ['2026-06-09T17:00:00Z', 'Good evening, Maya'],
  ['2026-06-09T01:00:00Z', 'Good evening, Maya'],
])('at %s a London workspace says %s', (instant, sentence) => {
  expect(greeting('Maya Okafor', 'Europe/London', new Date(instant))).toBe(sentence);
});

test("the workspace's zone counts, not the browser's or the server's", () => {
  expect(greeting('Maya', 'Pacific/Auckland', new Date('2026-06-09T20:00:00Z'))).toBe('Good morning, Maya');
});

test('someone without a name is greeted all the same', () => {
  expect(greeting('  ', 'UTC', new Date('2026-06-09T08:00:00Z'))).toBe('Good morning');
});
