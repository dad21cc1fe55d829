import * as z from 'zod/mini';

/** Counts Jest's JSON report. A suite that could not run, a missing report or a bad exit without a failed test is one failure. */
export function readJestReport(report: unknown, exitCode: number): Count {
  const parsed = z.safeParse(jestReport, report);
  if (!parsed.success) return DIED;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = parsed.data;
  return withExit({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests + numTodoTests }, exitCode);
}

/** Counts Playwright's JSON report; a listing (`ran` false) counts what was left out. A test that needed a second try has not passed. */
export function readPlaywrightReport(report: unknown, exitCode: number, ran: boolean): Count {
  const parsed = z.safeParse(playwrightReport, report);
  if (!parsed.success) return DIED;
  const { expected, unexpected, flaky, skipped } = parsed.data.stats;
  if (!ran) return withExit({ passed: 0, failed: 0, skipped: countTests(parsed.data.suites) }, exitCode);
  return withExit({ passed: expected, failed: unexpected + flaky, skipped }, exitCode);
}

export const sum = (counts: Count[]): Count =>
  counts.reduce((all, count) => ({ passed: all.passed + count.passed, failed: all.failed + count.failed, skipped: all.skipped + count.skipped }), { passed: 0, failed: 0, skipped: 0 });

const withExit = (count: Count, exitCode: number): Count => (exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count);

function countTests(suites: unknown[]): number {
  return suites.reduce<number>((total, raw) => {
    const suite = suiteReport.parse(raw);
    return total + suite.specs.reduce((tests, spec) => tests + spec.tests.length, 0) + countTests(suite.suites ?? []);
  }, 0);
}

const DIED: Count = { passed: 0, failed: 1, skipped: 0 };

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(z.unknown()),
});

const suiteReport = z.object({ specs: z.array(z.object({ tests: z.array(z.unknown()) })), suites: z.optional(z.array(z.unknown())) });

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}
