import { appendFileSync } from 'node:fs';

/**
 * Writes down what a test file's time went to, one line of JSON in the file that TEST_TIMES_FILE names (`npm test` does).
 * Milliseconds. What stands between Jest's start of the file and `begun` was start-up: environment and modules.
 */
const file = process.env.TEST_TIMES_FILE;
const now = Date.now; // tests move the clock
if (file) {
  let begun = 0;
  let processor: NodeJS.CpuUsage;
  beforeAll(() => {
    begun = now();
    processor = process.cpuUsage();
  });
  afterAll(() => {
    const { user, system } = process.cpuUsage(processor);
    const line = {
      path: expect.getState().testPath,
      begun,
      ended: now(),
      processor: (user + system) / 1_000,
      database: Math.round((globalThis as MeasuredGlobals).databaseMs ?? 0),
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  });
}

export interface MeasuredGlobals {
  /** How long at least one query of the file was under way. */
  databaseMs?: number;
}
