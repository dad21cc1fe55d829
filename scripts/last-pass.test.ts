import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lastPass } from './last-pass';

describe('the last pass of a slow suite', () => {
  const home = process.cwd();
  const ci = process.env.CI;
  let folder: string;

  beforeEach(() => {
    delete process.env.CI;
    folder = mkdtempSync(join(tmpdir(), 'pass-test-'));
    process.chdir(folder);
    for (const file of [
      'index.html',
      'src/main.ts',
      'netlify/one.ts',
      'public/a.js',
      'scripts/slow.test.ts',
      'scripts/other.test.ts',
      'content/a.md',
      'netlify.toml',
      'package-lock.json',
      'node_modules/.package-lock.json',
    ])
      write(file, file);
  });
  afterEach(() => {
    if (ci === undefined) delete process.env.CI;
    else process.env.CI = ci;
    process.chdir(home);
    rmSync(folder, { recursive: true, force: true });
  });

  test('is not current before there was one, and holds while nothing changes, whatever time the files have', () => {
    expect(passOf().isCurrent).toBe(false);
    passOf().keep();
    utimesSync('src/main.ts', new Date(0), new Date(0));
    expect(passOf().isCurrent).toBe(true);
    expect(lastPass('another', ['netlify.toml']).isCurrent).toBe(false);
  });

  test.each([
    'src/main.ts',
    'netlify/new.ts',
    'content/a.md',
    'package-lock.json',
    'node_modules/.package-lock.json',
    'netlify.toml',
    'scripts/slow.test.ts',
  ])('is over after a change of %s', (file) => {
    passOf().keep();
    write(file, 'changed');
    expect(passOf().isCurrent).toBe(false);
  });

  test('does not mind a change of another test', () => {
    passOf().keep();
    write('scripts/other.test.ts', 'changed');
    expect(passOf().isCurrent).toBe(true);
  });

  test('is not kept when a file was saved while the suite ran', () => {
    const pass = passOf();
    write('src/main.ts', 'changed');
    pass.keep();
    expect(passOf().isCurrent).toBe(false);
  });

  test('never counts with CI=true', () => {
    passOf().keep();
    process.env.CI = 'true';
    expect(passOf().isCurrent).toBe(false);
    delete process.env.CI;
    expect(passOf().isCurrent).toBe(true);
  });

  const passOf = () => lastPass('slow', ['netlify.toml', 'scripts/slow.test.ts']);

  function write(file: string, text: string): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
