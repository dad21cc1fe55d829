import { countRun, sum } from './test-count';
import type { FileReport } from './test-report';

const file = (passed: number, failed = 0, skipped = 0): FileReport => ({
  file: 'a.test.ts',
  ms: 1,
  failedTests: [],
  output: '',
  count: { passed, failed, skipped },
});

describe('counting tests', () => {
  test('adds the files up', () => {
    expect(countRun([file(5), file(2, 1, 3)], 1)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  test('does not call a run green whose program failed', () => {
    expect(countRun([file(5)], 1).failed).toBe(1);
  });

  test('does not call a run green that left no report', () => {
    expect(countRun(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('adds all steps up', () => {
    expect(
      sum([
        { passed: 1, failed: 0, skipped: 2 },
        { passed: 3, failed: 1, skipped: 0 },
      ]),
    ).toEqual({ passed: 4, failed: 1, skipped: 2 });
  });
});
