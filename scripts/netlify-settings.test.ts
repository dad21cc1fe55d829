import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

describe('netlify.toml, as the platform reads it', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-test-'));
    copyFileSync('netlify.toml', join(folder, 'netlify.toml'));
    for (const name of ['dist', 'public']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'dist/_headers'), "/*\n  Content-Security-Policy: script-src 'self'\n");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('applies the headers of a build where it is deployed, and leaves the pages of development alone', async () => {
    expect(await read('production')).toMatchObject({
      publish: join(folder, 'dist'),
      headers: [{ for: '/*', values: { 'Content-Security-Policy': "script-src 'self'" } }],
    });
    expect(await read('dev')).toMatchObject({ publish: join(folder, 'public'), headers: [] });
  });

  test('names no folder of migrations that the platform would apply before ours', async () => {
    expect((await read('production', resolve('.'))).migrations).toBeNull();
    // https://docs.netlify.com/build/data-and-storage/netlify-database/: applied automatically where it exists
    expect(existsSync('netlify/database/migrations')).toBe(false);
  });

  /**
   * In a separate process: Jest's realm has a different Error, by which the platform's reader recognises a missing
   * file.
   */
  async function read(context: string, cwd = folder): Promise<Settings> {
    const program = `
      const { resolveConfig } = await import(${JSON.stringify(resolve('node_modules/@netlify/config/lib/index.js'))});
      const { config } = await resolveConfig({ cwd: ${JSON.stringify(cwd)}, context: '${context}', offline: true, mode: 'cli', env: {} });
      console.log(JSON.stringify({ publish: config.build.publish, headers: config.headers, migrations: config.database?.migrations ?? null }));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    return JSON.parse(stdout) as Settings;
  }
});

test('development takes nothing away from what a build has made', () => {
  for (const script of ['scripts/dev.ts', 'scripts/dev-services.ts'])
    expect(readFileSync(script, 'utf8')).not.toMatch(/\brm(Sync)?\(|unlink/);
});

interface Settings {
  publish: string;
  headers: unknown[];
  migrations: unknown;
}
