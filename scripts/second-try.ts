import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { FileReport } from './test-report';

/**
 * Runs failed files once more, alone. One that then passes is flaky: it counts as passed, is reported with both
 * outputs, and stays in `LIST` until its cause is fixed. More than `MOST` are not chance: something is broken. A
 * run that could not start (a database or server did not come up) is started once more.
 */
export async function trySecondTime(
  first: RunReport,
  again: (files?: string[]) => Promise<RunReport>,
  say: (text: string) => void,
  list = LIST,
): Promise<RunReport> {
  if (!first.files?.length && first.exitCode !== 0) {
    const second = await again();
    if (!second.files?.length) return second;
    const start: FileReport = {
      file: 'the start of the run',
      ms: 0,
      failedTests: [],
      output: 'The run ended before its first test.',
      count: { passed: 0, failed: 0, skipped: 0 },
    };
    say(describeFlaky(start, { ...start, output: 'It began.' }));
    note(start, { ...start, output: 'It began.' }, list);
    return second;
  }
  const failed = first.files?.filter((file) => file.count.failed > 0) ?? [];
  if (failed.length === 0 || failed.length > MOST) return first;
  say(`\n━━ once more, alone: ${failed.map(({ file }) => file).join(', ')}`);
  const second = await again(failed.map(({ file }) => file));
  const files = first.files?.map((file) => {
    const later = file.count.failed > 0 ? second.files?.find((other) => other.file === file.file) : undefined;
    if (!later || later.count.failed > 0) return file;
    say(describeFlaky(file, later));
    note(file, later, list);
    return later;
  });
  return { files, exitCode: files?.some((file) => file.count.failed > 0) ? first.exitCode : second.exitCode };
}

/** How many flaky tests wait for a fix. */
export const countFlaky = (list = LIST): number => readList(list).length;

function describeFlaky({ file, failedTests, output }: FileReport, later: FileReport): string {
  return [
    `flaky: ${file}`,
    ...failedTests.map((test) => `  › ${test}`),
    '  first:',
    indent(output),
    '  second, alone:',
    indent(reportOf(later)),
  ].join('\n');
}

function note({ file, failedTests, output }: FileReport, later: FileReport, list: string): void {
  const others = readList(list).filter((entry) => entry.file !== file);
  const entry: FlakyTest = {
    file,
    tests: failedTests,
    on: new Date().toISOString().slice(0, 10),
    first: output.slice(0, MOST_OUTPUT),
    second: reportOf(later),
  };
  writeFileSync(list, `${JSON.stringify([...others, entry], null, 2)}\n`);
}

const reportOf = ({ count, ms, output }: FileReport): string =>
  output || `${count.passed} passed in ${(ms / 1_000).toFixed(1)} s`;
const readList = (list: string): FlakyTest[] =>
  existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as FlakyTest[]) : [];
const indent = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- runners colour their output
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

export const LIST = 'docs/flaky-tests.json';
const MOST = 12;
const MOST_LINES = 60;
const MOST_OUTPUT = 4_000;

export interface RunReport {
  files: FileReport[] | undefined;
  exitCode: number;
}

interface FlakyTest {
  file: string;
  tests: string[];
  /** The day it last happened. */
  on: string;
  first: string;
  second: string;
}
