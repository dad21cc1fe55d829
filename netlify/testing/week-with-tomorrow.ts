import { DAY_MS, HOUR_MS } from '../../src/domain/duration';

/**
 * For suites about tomorrow: an idea belongs to its week, and tomorrow of a Sunday is in the next one. On Sundays, and in the
 * hours around them in which it is Sunday somewhere, the clock of such a suite is two days slow; it goes on, and timers are
 * as they are. Call it before anything reads the time.
 */
export function useWeekWithTomorrow(): void {
  const now = Date.now();
  const isNearSunday = [-14, 0, 14].some((hours) => new Date(now + hours * HOUR_MS).getUTCDay() === 0);
  if (!isNearSunday) return;
  jest.useFakeTimers({
    now: now - 2 * DAY_MS,
    advanceTimers: true,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}
