import { readJestReport, readPlaywrightReport, sum } from './test-count';

describe('counting tests', () => {
  const jest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, numRuntimeErrorTestSuites: 0 };
  const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, suites: [] };

  test('takes Jest’s numbers', () => {
    expect(readJestReport(jest, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  test('counts a suite that could not run as a failure', () => {
    expect(readJestReport({ ...jest, numRuntimeErrorTestSuites: 2 }, 1).failed).toBe(2);
  });

  test('does not call a run green whose program failed', () => {
    expect(readJestReport(jest, 1).failed).toBe(1);
    expect(readPlaywrightReport(playwright, 1, true).failed).toBe(1);
  });

  test('does not call a run green that left no report', () => {
    expect(readJestReport(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(readPlaywrightReport({ errors: [] }, 0, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('counts a journey that passed only at its second try as failed', () => {
    expect(readPlaywrightReport({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }, 0, true)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  test('counts every listed journey as skipped where there is no browser', () => {
    const suites = [{ specs: [{ tests: [{}, {}] }], suites: [{ specs: [{ tests: [{}] }] }] }, { specs: [] }];
    expect(readPlaywrightReport({ ...playwright, suites }, 0, false)).toEqual({ passed: 0, failed: 0, skipped: 3 });
  });

  test('adds all suites up', () => {
    expect(sum([{ passed: 1, failed: 0, skipped: 2 }, { passed: 3, failed: 1, skipped: 0 }])).toEqual({ passed: 4, failed: 1, skipped: 2 });
  });
});
