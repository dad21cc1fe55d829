import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from './find-browser';
import { trySecondTime, type RunReport } from './second-try';
import { countRun } from './test-count';
import { readJestReport, readPlaywrightReport, type Count, type FileReport } from './test-report';

export const format = (): Promise<StepReport> => check('oxfmt/bin/oxfmt', ['--list-different']);

/** Types and the lint rules that use them. A change shows in unchanged files, so everything is checked. */
export const types = (): Promise<StepReport> => check('oxlint/bin/oxlint', []);

/** The linter and the import rules cache their results; under CI there is no cache yet. */
export const lint = (files = ['.']): Promise<StepReport> =>
  check('eslint/bin/eslint.js', [
    '--max-warnings',
    '0',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    '.cache/tests/eslint',
    '--no-warn-ignored',
    ...files,
  ]);

export const imports = (): Promise<StepReport> =>
  check('dependency-cruiser/bin/dependency-cruiser.mjs', [...CRUISE, ...SOURCES]);

/** Static imports that are not type-only, from the import rules' tool. */
export async function readImports(): Promise<{ from: string; to: string }[]> {
  const { code, stdout } = await run(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    [...CRUISE, '--output-type', 'json', ...SOURCES],
    { keepOutput: true },
  );
  if (!stdout) throw new Error(`The imports could not be read (${code}).`);
  const { modules } = JSON.parse(stdout) as {
    modules: { source: string; dependencies: { resolved: string; dynamic: boolean; dependencyTypes: string[] }[] }[];
  };
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes('type-only'))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
}

/** All suites, or those named. */
export async function jest(suites?: string[]): Promise<StepReport> {
  const folder = mkdtempSync(join(tmpdir(), 'fourbeat-jest-'));
  const times = join(folder, 'times.ndjson');
  const once = async (args: string[]): Promise<RunReport> => {
    const report = join(folder, 'report.json');
    rmSync(report, { force: true });
    const { code } = await run('jest/bin/jest.js', ['--json', `--outputFile=${report}`, ...args], {
      before: JEST_FLAGS,
      env: { TEST_TIMES_FILE: times },
      hideOutput: true,
    });
    return { files: readJestReport(readJson(report)), exitCode: code };
  };
  const all = suites ? ['--runTestsByPath', ...suites] : [];
  const result = await trySecondTime(
    await once(all),
    (files) => once(files ? ['-w', '1', '--runTestsByPath', ...files] : all),
    say,
  );
  const timeLines = existsSync(times) ? readFileSync(times, 'utf8') : '';
  rmSync(folder, { recursive: true, force: true });
  return { count: countRun(result.files, result.exitCode), files: result.files ?? [], timeLines };
}

/** All journeys, or those in the named files. Without a browser they are skipped; under CI they fail. */
export async function browser(files: string[] = []): Promise<StepReport> {
  const program = findBrowser();
  if (!program && process.env.CI === 'true') {
    say('No Chrome or Chromium is installed and CHROME_PATH names none. With CI=true the browser journeys must run.');
    return { count: { passed: 0, failed: 1, skipped: 0 } };
  }
  const folder = mkdtempSync(join(tmpdir(), 'fourbeat-journeys-'));
  /** Recording costs a tenth of a journey's processor time, so only the second attempt is recorded. */
  const once = async (args: string[], trace: 'on' | 'off' = 'off'): Promise<RunReport> => {
    const report = join(folder, 'report.json');
    rmSync(report, { force: true });
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_TRACE: trace };
    const { code } = await run(
      '@playwright/test/cli.js',
      ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
      { env, hideOutput: !program },
    );
    return { files: readPlaywrightReport(readJson(report), 'e2e'), exitCode: code };
  };
  if (!program) say('No Chrome or Chromium is installed and CHROME_PATH names none: the browser journeys are skipped.');
  const result = program
    ? await trySecondTime(await once(files), (again = files) => once(again, 'on'), say)
    : await once(['--list', ...files]);
  rmSync(folder, { recursive: true, force: true });
  return { count: countRun(result.files, result.exitCode), files: result.files ?? [] };
}

async function check(program: string, args: string[]): Promise<StepReport> {
  const { code } = await run(program, args);
  return { count: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 } };
}

function run(
  program: string,
  args: string[],
  { before = [], env = {}, hideOutput = false, keepOutput = false }: RunOptions = {},
): Promise<{ code: number; stdout: string }> {
  return new Promise((ended) => {
    let stdout = '';
    const child = spawn(process.execPath, [...before, resolve('node_modules', program), ...args], {
      stdio: ['ignore', hideOutput ? 'ignore' : keepOutput ? 'pipe' : 'inherit', 'inherit'], // Jest's output is on stderr; stdout would repeat the report
      env: { ...process.env, ...env },
    });
    child.stdout?.setEncoding('utf8').on('data', (part: string) => (stdout += part));
    child.once('error', () => ended({ code: 1, stdout }));
    child.once('close', (code) => ended({ code: code ?? 1, stdout }));
  });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner died before it could report
  }
}

/**
 * As in package.json's script "jest". Each file has its own copy of every module, so that most of what V8 optimises is
 * thrown away before it has paid: functions wait longer for it, which saves a seventh of the processor time. Their bytecode,
 * which a worker's files share (src/testing/compile-once.ts), is kept even if a few files do not call them. V8's own
 * cache of scripts is off: it would keep each file's page and modules alive in its worker, 20 to 50 MB a file, and
 * compile-once.ts does its work already.
 */
const JEST_FLAGS = [
  '--experimental-vm-modules',
  '--no-warnings',
  '--invocation-count-for-maglev=2000',
  '--invocation-count-for-turbofan=20000',
  '--no-flush-bytecode',
  '--no-compilation-cache',
];

const say = (text: string): void => console.log(text);

const CRUISE = ['--config', '.dependency-cruiser.cjs', '--cache', '.cache/tests/imports'];
const SOURCES = ['src', 'netlify', 'scripts', 'e2e', 'bench'];

export interface StepReport {
  count: Count;
  /** Results per test file. */
  files?: FileReport[];
  /** The output of src/testing/measure-file.ts. */
  timeLines?: string;
}

interface RunOptions {
  before?: string[];
  env?: Record<string, string>;
  hideOutput?: boolean;
  keepOutput?: boolean;
}
