import { defaultSlot } from './default-slot';

const at = (instant: string, zone = 'Europe/London') => defaultSlot(new Date(instant), zone);

test('before Thursday 16:30 a piece goes out this week', () => expect(at('2026-11-23T09:00:00Z')).toEqual({ date: '2026-11-26', time: '16:30' }));

test('once that has come it goes out next week', () => {
  expect(at('2026-11-26T16:29:00Z').date).toBe('2026-11-26');
  expect(at('2026-11-26T16:30:00Z').date).toBe('2026-12-03');
  expect(at('2026-11-29T23:00:00Z').date).toBe('2026-12-03');
});

test("the workspace's clock decides, not the reader's", () => {
  expect(at('2026-11-26T20:00:00Z', 'America/New_York').date).toBe('2026-11-26');
  expect(at('2026-11-29T23:00:00Z', 'Pacific/Auckland').date).toBe('2026-12-03');
});
