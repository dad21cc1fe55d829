import { relative } from 'node:path';
import * as z from 'zod/mini';

/**
 * Each file's results from Jest's JSON report; undefined when there is none. A file that could not run counts as
 * one failure.
 */
export function readJestReport(report: unknown): FileReport[] | undefined {
  const parsed = z.safeParse(jestReport, report);
  return parsed.data?.testResults.map(({ name, status, message, startTime, endTime, assertionResults }) => {
    const failedTests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const failed = Math.max(failedTests.length, status === 'failed' ? 1 : 0);
    return {
      file: relative(process.cwd(), name),
      startedAt: startTime,
      ms: endTime - startTime,
      failedTests,
      output: message.trim(),
      count: { passed, failed, skipped: assertionResults.length - passed - failedTests.length },
    };
  });
}

/**
 * The same from Playwright's; `folder` is where its files are. A test that needed a retry within one run has not
 * passed.
 */
export function readPlaywrightReport(report: unknown, folder: string): FileReport[] | undefined {
  const parsed = z.safeParse(playwrightReport, report);
  if (!parsed.success) return undefined;
  const files = new Map<string, FileReport>();
  for (const { file, title, tests } of parsed.data.suites.flatMap(specsOf)) {
    const path = `${folder}/${file}`;
    const entry = files.get(path) ?? {
      file: path,
      ms: 0,
      failedTests: [],
      output: '',
      count: { passed: 0, failed: 0, skipped: 0 },
    };
    files.set(path, entry);
    for (const { projectName, status, results } of tests) {
      entry.ms += results.reduce((ms, result) => ms + result.duration, 0);
      entry.count[OUTCOMES[status]] += 1;
      if (OUTCOMES[status] !== 'failed') continue;
      entry.failedTests.push(`[${projectName}] ${title}`);
      entry.output += `${results.flatMap((result) => result.errors.map((error) => error.message)).join('\n')}\n`;
    }
  }
  return [...files.values()];
}

function specsOf(raw: unknown): Spec[] {
  const suite = z.parse(suiteReport, raw);
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const playwrightReport = z.object({ suites: z.array(z.unknown()) });

const specReport = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z._default(z.string(), '') })) }),
      ),
    }),
  ),
});

const suiteReport = z.object({ specs: z.array(specReport), suites: z.optional(z.array(z.unknown())) });

type Spec = z.infer<typeof specReport>;

export interface FileReport {
  /** From the project's root. */
  file: string;
  count: Count;
  ms: number;
  failedTests: string[];
  /** The runner's output about its failures. */
  output: string;
  /** Milliseconds since 1970, if the runner reports it. */
  startedAt?: number;
}

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}
