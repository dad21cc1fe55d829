import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { countFlaky, trySecondTime, type RunReport } from './second-try';
import type { FileReport } from './test-report';

const file = (name: string, failed = 0, output = ''): FileReport => ({
  file: name,
  ms: 2_000,
  failedTests: failed > 0 ? ['opens'] : [],
  output,
  count: { passed: 3 - failed, failed, skipped: 0 },
});
const run = (exitCode: number, ...files: FileReport[]): RunReport => ({ files, exitCode });

describe('a file that failed', () => {
  let folder: string;
  let list: string;
  const said: string[] = [];
  const second = (report: RunReport) => (files?: string[]) => {
    asked.push(files);
    return Promise.resolve(report);
  };
  const asked: (string[] | undefined)[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'second-try-'));
    list = join(folder, 'flaky.json');
    said.length = asked.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const attempt = (first: RunReport, later: RunReport) =>
    trySecondTime(first, second(later), (text) => void said.push(text), list);

  test('and passes alone counts as passed, is told with both outputs and noted', async () => {
    const result = await attempt(
      run(1, file('a.test.ts'), file('b.test.ts', 1, 'expected 1')),
      run(0, file('b.test.ts')),
    );
    expect(result).toEqual(run(0, file('a.test.ts'), file('b.test.ts')));
    expect(asked).toEqual([['b.test.ts']]);
    expect(said.join('\n')).toMatch(
      /flaky: b\.test\.ts\n {2}› opens\n {2}first:\n {4}expected 1\n {2}second, alone:\n {4}3 passed in 2\.0 s/,
    );
    expect(JSON.parse(readFileSync(list, 'utf8'))).toMatchObject([
      { file: 'b.test.ts', tests: ['opens'], first: 'expected 1', second: '3 passed in 2.0 s' },
    ]);
    expect(countFlaky(list)).toBe(1);
  });

  test('and fails again has failed, and is no chance', async () => {
    const first = run(1, file('b.test.ts', 1));
    expect(await attempt(first, run(1, file('b.test.ts', 1)))).toEqual(first);
    expect(countFlaky(list)).toBe(0);
  });

  test('and cannot be run again has failed', async () => {
    const first = run(1, file('b.test.ts', 1));
    expect(await attempt(first, { files: undefined, exitCode: 1 })).toEqual(first);
  });

  test('is not made good by a second run that ends badly', async () => {
    expect((await attempt(run(1, file('b.test.ts', 1)), run(1, file('b.test.ts')))).exitCode).toBe(1);
  });

  test('among many is no chance', async () => {
    const first = run(1, ...Array.from({ length: 13 }, (_, place) => file(`${place}.test.ts`, 1)));
    expect(await attempt(first, run(0))).toBe(first);
    expect(asked).toEqual([]);
  });

  test('is needed: a green run is left alone', async () => {
    const first = run(0, file('a.test.ts'));
    expect(await attempt(first, run(0))).toBe(first);
    expect(asked).toEqual([]);
  });
});

describe('a run that could not begin', () => {
  let list: string;
  beforeEach(() => {
    list = join(mkdtempSync(join(tmpdir(), 'second-try-')), 'flaky.json');
  });
  afterEach(() => rmSync(dirname(list), { recursive: true, force: true }));
  const none: RunReport = { files: undefined, exitCode: 1 };

  test.each([
    ['no report', none],
    ['an empty one', run(1)],
  ])('with %s is begun once more, and noted', async (_what, first) => {
    const whole = run(0, file('a.test.ts'));
    expect(
      await trySecondTime(
        first,
        () => Promise.resolve(whole),
        () => undefined,
        list,
      ),
    ).toBe(whole);
    expect(countFlaky(list)).toBe(1);
  });

  test('twice has failed', async () => {
    expect(
      await trySecondTime(
        none,
        () => Promise.resolve(none),
        () => undefined,
        list,
      ),
    ).toBe(none);
    expect(countFlaky(list)).toBe(0);
  });
});
