import { describeTimes } from './test-times';

const file = (name: string, ms: number) => ({
  file: name,
  ms,
  startedAt: 10_000,
  failedTests: [],
  output: '',
  count: { passed: 1, failed: 0, skipped: 0 },
});
const line = (path: string, parts: object) =>
  JSON.stringify({
    path: `${process.cwd()}/${path}`,
    begun: 12_000,
    ended: 20_000,
    processor: 0,
    database: 0,
    worker: 1,
    processorBefore: 0,
    ...parts,
  });

test('the ten slowest files are told, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, place) => file(`src/lib/${place}.test.ts`, place * 1_000));
  const report = describeTimes(files, '')
    .split('\n')
    .filter((row) => row.includes('.test.ts'));
  expect(report).toHaveLength(10);
  expect(report[0]).toMatch(/^11\.0 s .*11\.test\.ts$/);
});

test('a file’s time is told apart: before its first test, queries, the processor, and nothing at all', () => {
  const report = describeTimes(
    [file('netlify/a.test.ts', 10_000)],
    line('netlify/a.test.ts', { processor: 3_000, database: 4_000 }),
  );
  expect(report).toContain(
    'The time of 1 Jest files, 10.0 s in all: start-up 20 %, database 40 %, rendering 0 %, other work 30 %, waiting 10 %.',
  );
});

test('what the processor does in a client’s suite is rendering, and never more than the time that is left', () => {
  const report = describeTimes(
    [file('src/features/plan/plan-parts.test.tsx', 10_000)],
    line('src/features/plan/plan-parts.test.tsx', { processor: 9_500 }),
  );
  expect(report).toContain('start-up 20 %, database 0 %, rendering 80 %, other work 0 %, waiting 0 %');
});

test('processor time is told for each worker: what is spent between two files is the start-up of the second', () => {
  const lines = [
    line('netlify/a.test.ts', { worker: 1, processorBefore: 1_000, processor: 3_000 }),
    line('src/ui/b.test.tsx', { worker: 1, processorBefore: 4_500, processor: 2_000 }),
    line('src/lib/c.test.ts', { worker: 2, processorBefore: 700, processor: 100 }),
  ];
  expect(describeTimes([file('netlify/a.test.ts', 10_000)], lines.reverse().join('\n'))).toContain(
    'Processor time of the workers: start-up 2.2 s, tests of pages 2.0 s, other tests 3.1 s.',
  );
});

test('a journey, which nobody measures from inside, has its time alone', () => {
  expect(describeTimes([{ ...file('e2e/site.spec.ts', 4_000), startedAt: undefined }], '')).toMatch(
    /4\.0 s +e2e\/site\.spec\.ts/,
  );
});
