import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { bundle, watch, type Target, type Watch } from './bundle-functions';

describe('bundling functions', () => {
  let root: string;
  let target: Target;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bundle-test-'));
    const folder = join(root, 'functions');
    mkdirSync(folder);
    target = {
      folder,
      outdir: join(root, 'out'),
      entries: () =>
        readdirSync(folder)
          .filter((name) => name.endsWith('.ts'))
          .map((name) => ({ in: join(folder, name), out: name.slice(0, -3) })),
    };
    write('shared.ts', "export const shared = 'in a chunk of its own';");
    write('functions/one.ts', entry('one'));
    write('functions/two.ts', entry('two'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('writes one file an entry and puts what they share into a folder that is not deployed as functions', async () => {
    await bundle(target);
    expect(outputs()).toEqual(['_chunks', 'one.mjs', 'one.mjs.map', 'two.mjs', 'two.mjs.map']);
    expect(readdirSync(join(target.outdir, '_chunks')).filter((name) => name.endsWith('.mjs'))).toHaveLength(1);
  });

  test('keeps each path literal, where the platform looks for it without running the code', async () => {
    await bundle(target);
    expect(read('out/one.mjs')).toContain('path:"/api/one"');
  });

  test('lays beside each file where its lines come from, so that a log names lines of the sources', async () => {
    write(
      'shared.ts',
      `export const shared = 'in a chunk of its own';\n\nexport function divide(by: number): number {\n  if (by === 0) throw new Error('nothing is divided by 0');\n  return 1 / by;\n}\n`,
    );
    for (const name of ['one', 'two']) {
      write(
        `functions/${name}.ts`,
        `import { stackOf } from '${resolve('netlify/http/error-in-log')}';\nimport { divide } from '../shared';\n\nexport default () => {\n  try {\n    return divide(0);\n  } catch (error) {\n    return stackOf(error);\n  }\n};\n`,
      );
    }
    await bundle(target);
    const program = `const { default: run } = await import(${JSON.stringify(join(root, 'out/two.mjs'))}); console.log(JSON.stringify(run()));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
    });
    expect((JSON.parse(stdout) as string[]).slice(0, 2)).toEqual([
      expect.stringMatching(/\bshared\.ts:4\)$/),
      expect.stringMatching(/\bfunctions\/two\.ts:6\)$/),
    ]);
  });

  test('carries fonts and texts inside the code', async () => {
    write('letters.ttf', 'not really a font');
    write('query.sql', 'select 1');
    write(
      'functions/one.ts',
      `import font from '../letters.ttf'; import sql from '../query.sql'; export default () => new Response(sql + new TextDecoder().decode(font));`,
    );
    await bundle(target);
    expect(read('out/one.mjs')).toContain('select 1');
    expect(read('out/one.mjs')).toContain(Buffer.from('not really a font').toString('base64'));
  });

  test('removes what a former bundling wrote and this one does not', async () => {
    await bundle(target);
    rmSync(join(root, 'functions/two.ts'));
    await bundle(target);
    expect(outputs()).not.toContain('two.mjs');
  });

  test('keeps the chunks of a former build, which a running process may still ask for, for a day', async () => {
    const server: Target = { ...target, keepsFormer: true };
    const chunks = () => readdirSync(join(target.outdir, '_chunks')).filter((name) => name.endsWith('.mjs'));
    await bundle(server);
    const [former] = chunks();
    write('shared.ts', "export const shared = 'changed';");
    await bundle(server);
    expect(chunks()).toHaveLength(2);
    expect(chunks()).toContain(former);
    const file = 'out/_chunks/generations.json';
    write(
      file,
      JSON.stringify(
        (JSON.parse(read(file)) as { at: number }[]).map((generation) => ({
          ...generation,
          at: generation.at - 90_000_000,
        })),
      ),
    );
    await bundle(server);
    expect(chunks()).toHaveLength(1);
    expect(chunks()).not.toContain(former);
  });

  describe('while watching', () => {
    let watching: Watch;
    let rounds: string[][];
    let next: () => void;

    beforeEach(async () => {
      rounds = [];
      watching = await watch(target, (errors) => {
        rounds.push(errors);
        next?.();
      });
    });
    afterEach(() => watching.stop());

    test('bundles again after a change', async () => {
      write('functions/one.ts', entry('changed'));
      await until(() => read('out/one.mjs').includes('/api/changed'));
    });

    test('sees an entry that comes', async () => {
      write('functions/three.ts', entry('three'));
      await until(() => existsSync(join(root, 'out/three.mjs')));
    });

    test('sees an entry that goes', async () => {
      rmSync(join(root, 'functions/two.ts'));
      await until(() => !existsSync(join(root, 'out/two.mjs')));
    });

    test('reports a mistake with its place and keeps the last good version', async () => {
      write('functions/one.ts', 'export default ;');
      await until(() => (rounds.at(-1) ?? []).length > 0);
      expect(rounds.at(-1)?.[0]).toMatch(/one\.ts:1: /);
      expect(read('out/one.mjs')).toContain('/api/one');
    });

    /** Checks again after every round of bundling. */
    async function until(isSo: () => boolean): Promise<void> {
      while (!isSo()) await new Promise<void>((again) => (next = again));
    }
  });

  const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');
  const outputs = (): string[] => readdirSync(target.outdir).sort();
});

const entry = (name: string): string =>
  `import { shared } from '../shared'; export default () => new Response(shared); export const config = { path: '/api/${name}' };`;
