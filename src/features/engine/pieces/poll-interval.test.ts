import { pollInterval } from './poll-interval';

const now = new Date('2026-11-26T16:30:00Z');
const scheduled = (scheduledFor: string) => ({ status: 'scheduled' as const, scheduledFor });
const waiting = { status: 'review' as const, scheduledFor: null };

test('nothing is polled while nothing is about to happen', () => {
  expect(pollInterval([], now)).toBe(0);
  expect(pollInterval([waiting, scheduled('2026-11-26T16:33:00Z')], now)).toBe(0);
});

test('a post due within two minutes is polled', () => {
  expect(pollInterval([waiting, scheduled('2026-11-26T16:31:59Z')], now)).toBeGreaterThan(0);
  expect(pollInterval([scheduled('2026-11-26T16:29:30Z')], now)).toBeGreaterThan(0);
});

test('one that is long overdue is polled less often, unless another is due now', () => {
  const overdue = pollInterval([scheduled('2026-11-26T15:00:00Z')], now);
  const due = pollInterval([scheduled('2026-11-26T15:00:00Z'), scheduled('2026-11-26T16:30:00Z')], now);
  expect(overdue).toBeGreaterThan(due);
});

test('a post being made is polled', () =>
  expect(pollInterval([{ status: 'generating', scheduledFor: null }], now)).toBeGreaterThan(0));
