import { join } from 'node:path';
import { readJestReport, readPlaywrightReport } from './test-report';

describe('Jest’s report', () => {
  const suite = {
    name: join(process.cwd(), 'src/lib/money.test.ts'),
    status: 'passed',
    message: '',
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: [
      { fullName: 'a', status: 'passed' },
      { fullName: 'b', status: 'pending' },
    ],
  };

  test('is read file by file', () => {
    expect(readJestReport({ testResults: [suite] })).toEqual([
      {
        file: 'src/lib/money.test.ts',
        startedAt: 1_000,
        ms: 2_500,
        failedTests: [],
        output: '',
        count: { passed: 1, failed: 0, skipped: 1 },
      },
    ]);
  });

  test('names the tests that failed', () => {
    const failed = {
      ...suite,
      status: 'failed',
      message: 'b fell\n',
      assertionResults: [
        { fullName: 'a', status: 'passed' },
        { fullName: 'b', status: 'failed' },
      ],
    };
    expect(readJestReport({ testResults: [failed] })).toMatchObject([
      { failedTests: ['b'], output: 'b fell', count: { passed: 1, failed: 1, skipped: 0 } },
    ]);
  });

  test('counts a file that could not run as a failure', () => {
    expect(readJestReport({ testResults: [{ ...suite, status: 'failed', assertionResults: [] }] })).toMatchObject([
      { count: { passed: 0, failed: 1, skipped: 0 } },
    ]);
  });

  test('is missing when the runner died', () => {
    expect(readJestReport(undefined)).toBeUndefined();
  });
});

describe('Playwright’s report', () => {
  const result = (message?: string) => ({ duration: 1_500, errors: message ? [{ message }] : [] });
  const spec = (status: string, message?: string) => ({
    file: 'site.spec.ts',
    title: 'a journey',
    tests: [{ projectName: 'start', status, results: [result(message)] }],
  });

  test('is read file by file, whatever its groups', () => {
    const report = {
      suites: [
        { specs: [spec('expected')], suites: [{ specs: [spec('unexpected', 'no such button')] }] },
        { specs: [{ ...spec('skipped'), file: 'live.spec.ts' }] },
      ],
    };
    expect(readPlaywrightReport(report, 'e2e')).toEqual([
      {
        file: 'e2e/site.spec.ts',
        ms: 3_000,
        failedTests: ['[start] a journey'],
        output: 'no such button\n',
        count: { passed: 1, failed: 1, skipped: 0 },
      },
      { file: 'e2e/live.spec.ts', ms: 1_500, failedTests: [], output: '', count: { passed: 0, failed: 0, skipped: 1 } },
    ]);
  });

  test('counts a journey that passed only at its second try within a run as failed', () => {
    expect(readPlaywrightReport({ suites: [{ specs: [spec('flaky')] }] }, 'e2e')).toMatchObject([
      { count: { passed: 0, failed: 1, skipped: 0 } },
    ]);
  });

  test('is missing when it is none', () => {
    expect(readPlaywrightReport({ errors: [] }, 'e2e')).toBeUndefined();
  });
});
