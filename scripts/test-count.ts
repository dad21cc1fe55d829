import type { Count, FileReport } from './test-report';

/** Counts a run's results. A missing report, or a failing exit code without a failed test, counts as one failure. */
export function countRun(files: FileReport[] | undefined, exitCode: number): Count {
  if (!files) return { passed: 0, failed: 1, skipped: 0 };
  const count = sum(files.map((file) => file.count));
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

export const sum = (counts: Count[]): Count =>
  counts.reduce(
    (all, count) => ({
      passed: all.passed + count.passed,
      failed: all.failed + count.failed,
      skipped: all.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
