import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isBuildCurrent, removeStamp, writeStamp } from './build-stamp';

describe('the build stamp', () => {
  const home = process.cwd();
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stamp-test-'));
    process.chdir(folder);
    for (const file of [
      'index.html',
      'src/app/main.tsx',
      'netlify/functions/health.ts',
      'public/theme.js',
      'scripts/server.ts',
      'content/blog/bread.md',
      'dist/app.html',
      'dist/_headers',
      '.server/server.mjs',
    ])
      write(file, file);
    writeStamp();
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true, force: true });
  });

  test('holds as long as nothing changes, even when a checkout gives the sources new times', () => {
    utimesSync('src/app/main.tsx', new Date(), new Date());
    expect(isBuildCurrent()).toBe(true);
  });

  test.each([
    'src/app/main.tsx',
    'netlify/functions/new.ts',
    'public/theme.js',
    'index.html',
    'package-lock.json',
    'content/blog/bread.md',
  ])('is stale after a change of %s', (file) => {
    write(file, 'changed');
    expect(isBuildCurrent()).toBe(false);
  });

  test('is stale when the operator has other details, because prerendered pages show them', () => {
    write('.env', 'BUSINESS_EMAIL=hello@loaf.example\nLOG_LEVEL=debug\n');
    expect(isBuildCurrent()).toBe(false);
    writeStamp();
    write('.env', 'BUSINESS_EMAIL=hello@loaf.example\nLOG_LEVEL=info\n');
    expect(isBuildCurrent()).toBe(true);
  });

  test('is stale when a source has gone or something built is missing', () => {
    rmSync('public/theme.js');
    expect(isBuildCurrent()).toBe(false);
    write('public/theme.js', 'public/theme.js');
    expect(isBuildCurrent()).toBe(true);
    rmSync('.server/server.mjs');
    expect(isBuildCurrent()).toBe(false);
  });

  test('does not mind a changed test', () => {
    write('src/app/main.test.tsx', 'new');
    expect(isBuildCurrent()).toBe(true);
  });

  test('is stale without the headers, which a deploy of this folder would lack', () => {
    rmSync('dist/_headers');
    expect(isBuildCurrent()).toBe(false);
  });

  test('is gone while a build runs', () => {
    removeStamp();
    expect(isBuildCurrent()).toBe(false);
  });

  test('is stale for another address of the API', () => {
    process.env.VITE_API_HOST = 'https://api.example.com';
    try {
      expect(isBuildCurrent()).toBe(false);
    } finally {
      delete process.env.VITE_API_HOST;
    }
  });

  function write(file: string, text: string): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
