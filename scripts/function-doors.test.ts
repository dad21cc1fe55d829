import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeDoors } from './function-doors';

describe('writeDoors', () => {
  let root: string;
  const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
  const door = (name: string): string => readFileSync(join(root, 'doors', `${name}.mjs`), 'utf8');
  const open = (): void =>
    writeDoors({ sources: join(root, 'sources'), bundles: join(root, 'bundles'), doors: join(root, 'doors') });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'doors-test-'));
    mkdirSync(join(root, 'sources'));
    write(
      'sources/one.ts',
      "export default serve();\nexport const config: Config = { path: ['/api/one', '/api/one/:id'] };\n",
    );
    open();
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('leads to the bundle by an address that no packager follows, with the literal config of the source', () => {
    expect(door('one')).toContain(`import(at('${pathToFileURL(join(root, 'bundles/one.mjs')).href}'))`);
    expect(door('one')).toContain("export const config = { path: ['/api/one', '/api/one/:id'] };");
  });

  test('is not touched by a change behind it', () => {
    const before = statSync(join(root, 'doors/one.mjs')).mtimeMs;
    write('sources/one.ts', `${readFileSync(join(root, 'sources/one.ts'), 'utf8')}// changed\n`);
    open();
    expect(statSync(join(root, 'doors/one.mjs')).mtimeMs).toBe(before);
  });

  test('is walled up, not torn down, when its function goes', () => {
    rmSync(join(root, 'sources/one.ts'));
    open();
    expect(door('one')).toBe('export default () => new Response(null, { status: 404 });\n');
  });

  test('finds a literal config in every entry of ours', () => {
    writeDoors({ sources: 'netlify/functions', bundles: join(root, 'bundles'), doors: join(root, 'ours') });
    expect(readdirSync(join(root, 'ours')).map((file) => file.replace(/\.mjs$/, '.ts'))).toEqual(
      readdirSync('netlify/functions').filter((file) => file.endsWith('.ts')),
    );
  });
});
