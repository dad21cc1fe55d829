import { appendFileSync } from 'node:fs';

/**
 * Records how long a test file took, as one line of JSON in the file that TEST_TIMES_FILE names (`npm test` sets
 * it). In milliseconds. The time between Jest's start of the file and `begun` was start-up: environment and
 * modules. `processorBefore` counts from the start of the worker, whose earlier files are told apart by their own lines.
 */
const file = process.env.TEST_TIMES_FILE;
const now = Date.now; // tests change Date.now
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
      worker: process.pid,
      processorBefore: (processor.user + processor.system) / 1_000,
      database: Math.round((globalThis as MeasuredGlobals).databaseMs ?? 0),
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  });
}

export interface MeasuredGlobals {
  /** How long at least one query of the file was running. */
  databaseMs?: number;
}
