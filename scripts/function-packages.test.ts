import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { NATIVE_PACKAGES, writePackages } from './function-packages';

describe('writePackages', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'packages-test-'));
    for (const folder of ['sources', 'entries']) mkdirSync(join(root, folder));
    write('shared.ts', "export const shared = 'both';");
    write('later.ts', "export const later = 'wanted now and then';");
    write(
      'sources/one.ts',
      `import { shared } from '../shared'; export default async () => shared + (await import('../later')).later;\n${config("{ path: ['/api/one', '/api/one/:id'] }")}`,
    );
    write(
      'sources/two.ts',
      `import { shared } from '../shared'; import { hash } from '@node-rs/argon2'; export default () => hash(shared);\n${config("{ schedule: '* * * * *' }")}`,
    );
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('keeps the literal config of the source and says that nothing is left to bundle', async () => {
    await pack();
    expect(entry('one')).toMatchObject({ path: ['/api/one', '/api/one/:id'], nodeBundler: 'none' });
    expect(entry('two')).toMatchObject({ schedule: '* * * * *', nodeBundler: 'none' });
    expect(read('entries/one.mjs')).toContain("export { default } from './_bundles/one.mjs'");
  });

  test('lists what a function loads at once and later, and nothing that only others load', async () => {
    await pack();
    const { includedFiles } = entry('one');
    expect(includedFiles).toContain('./_bundles/one.mjs');
    expect(includedFiles.some((file) => read(join('entries', file)).includes('wanted now and then'))).toBe(true);
    const { includedFiles: others } = entry('two');
    expect(
      others.filter((file) => file.startsWith('.')).some((file) => file.includes('later') || file.includes('one.mjs')),
    ).toBe(false);
    expect(others.filter((file) => includedFiles.includes(file))).toHaveLength(1);
  });

  test('names the files of native packages for the functions that import them', async () => {
    await pack();
    const modules = `${relative(join(root, 'entries'), resolve('node_modules'))}/`;
    const packagesOf = (name: string) =>
      entry(name)
        .includedFiles.filter((file) => file.startsWith(modules))
        .map((file) => file.slice(modules.length));
    expect(packagesOf('one')).toEqual([]);
    expect(packagesOf('two')).toEqual([
      '@node-rs/argon2/{package.json,*.js}',
      '@node-rs/argon2-*/{package.json,*.node}',
    ]);
  });

  test('removes what a former build left', async () => {
    mkdirSync(join(root, 'entries/_chunks'));
    write('entries/_chunks/old.mjs', '');
    write('entries/gone.mjs', '');
    await pack();
    expect(readdirSync(join(root, 'entries')).sort()).toEqual(['_bundles', 'one.mjs', 'two.mjs']);
    expect(existsSync(join(root, 'entries/_bundles/one.mjs'))).toBe(true);
  });

  test('refuses a function whose routes the platform could not read', async () => {
    write('sources/one.ts', "export default () => {}; const path = '/api/one'; export const config = { path };");
    await expect(pack()).rejects.toThrow('The function one has no literal');
  });

  async function pack(): Promise<void> {
    const [sources, entries, bundles] = ['sources', 'entries', 'entries/_bundles'].map((folder) =>
      join(root, folder),
    ) as [string, string, string];
    const { metafile } = await build({
      entryPoints: [join(sources, 'one.ts'), join(sources, 'two.ts')],
      outdir: bundles,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      outExtension: { '.js': '.mjs' },
      chunkNames: '_chunks/[name]-[hash]',
      external: NATIVE_PACKAGES,
      metafile: true,
    });
    writePackages({ sources, bundles, entries, metafile, encoder: join(root, 'ffmpeg') });
  }

  /** Read like the packager does, without running the bundle. */
  const entry = (name: string): { includedFiles: string[] } => {
    const [, literal] = /export const config = (.*);/.exec(read(`entries/${name}.mjs`)) ?? [];
    return JSON.parse(runInNewContext(`JSON.stringify(${literal!})`) as string) as { includedFiles: string[] };
  };
  const config = (literal: string): string =>
    `import type { Config } from '@netlify/functions';\nexport const config: Config = ${literal};\n`;
  const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');
});
