import { existsSync } from 'node:fs';
import { journeysTouchedBy } from '../e2e/harness/covers';
import { changedFiles } from './changed-files';
import { relatedSuites, within } from './related-suites';
import { startProcessorUse } from './processor-use';
import { countFlaky, LIST } from './second-try';
import { sum } from './test-count';
import type { Count } from './test-report';
import * as steps from './test-steps';
import { describeTimes, readKnownTimes, rememberTimes } from './test-times';

/**
 * `npm test`: format, types, lint, import rules, Jest, browser journeys. Every step runs, whatever the previous
 * ones found; the last line counts all of them. `npm test -- jest browser` runs only the named steps, `npm test
 * -- --changed` what the current change can affect (docs/testing.md).
 */
const STEPS = ['format', 'types', 'lint', 'imports', 'jest', 'browser'] as const;
/** For the suites and journeys of a change, summed over both workers. */
const SUITES_BUDGET_S = 100;
const JOURNEYS_BUDGET_S = 60;
const reports: { name: string; report: steps.StepReport }[] = [];

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--changed'));
const changed = process.argv.find((word) => /^--changed(=|$)/.test(word));
const unknown = wanted.filter((name) => !(STEPS as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. Steps: ${STEPS.join(', ')}. One file: npm run jest -- <file>, npm run e2e -- <file>.`,
  );
  process.exit(1);
}

if (changed) await testChange(changed.split('=')[1]);
else {
  await Promise.all([
    take('format', steps.format),
    take('types', steps.types),
    take('lint', steps.lint),
    take('imports', steps.imports),
  ]); // single-threaded and read-only: two cores run them in parallel
  await take('jest', steps.jest);
  await take('browser', steps.browser);
}
process.exit(conclude() ? 0 : 1);

/** What the change can affect, within about two minutes. */
async function testChange(base: string | undefined): Promise<void> {
  const files = changedFiles(base).filter((file) => existsSync(file));
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  console.log(`${files.length} changed ${files.length === 1 ? 'file' : 'files'}`);
  await Promise.all([
    take('format', steps.format),
    take('types', steps.types),
    take('lint', () => steps.lint(sources.length > 0 ? sources : ['scripts/test.ts'])),
    take('imports', steps.imports),
  ]);
  const imports = await steps.readImports();
  const seconds = readKnownTimes();
  const suites = [...new Set(imports.map(({ from }) => from))].filter((file) =>
    /^(src|netlify|scripts)\/.*\.test\.tsx?$/.test(file),
  );
  const related = relatedSuites({ imports, changed: files, suites, seconds, budget: SUITES_BUDGET_S });
  if (related.taken.length > 0) await take('jest', () => steps.jest(related.taken));
  const { taken: journeys, left } = within(
    JOURNEYS_BUDGET_S,
    journeysTouchedBy(files).map((file) => `e2e/${file}`),
    seconds,
  );
  if (journeys.length > 0) await take('browser', () => steps.browser(journeys));
  if (left > 0) console.log(`\n${left} more journeys are left to the complete run.`);
  if (related.left > 0) console.log(`\n${related.left} related suites further away are left to the complete run.`);
}

async function take(name: string, step: () => Promise<steps.StepReport>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  console.log(`\n━━ ${name}`);
  const started = performance.now();
  const use = startProcessorUse();
  const report = await step().catch((error: unknown): steps.StepReport => {
    console.error(error instanceof Error ? error.message : error);
    return { count: { passed: 0, failed: 1, skipped: 0 } };
  });
  reports.push({ name, report });
  console.log(
    `${report.count.failed === 0 ? '✓' : '✗'} ${name}: ${phrase(report.count)} (${((performance.now() - started) / 1000).toFixed(1)} s, processors ${use()} % busy)`,
  );
}

function conclude(): boolean {
  const files = reports.flatMap(({ report }) => report.files ?? []);
  rememberTimes(files.filter((file) => file.count.failed === 0));
  if (files.length > 0)
    console.log(`\n${describeTimes(files, reports.map(({ report }) => report.timeLines ?? '').join(''))}`);
  const flaky = countFlaky();
  if (flaky > 0) console.log(`\n${flaky} flaky ${flaky === 1 ? 'file needs' : 'files need'} fixing: ${LIST}`);
  const total = sum(reports.map(({ report }) => report.count));
  console.log(`\n${phrase(total)}`);
  return total.failed === 0;
}

function phrase({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
