import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { useDatabase } from '../netlify/testing/database';

jest.setTimeout(900_000);

describe('netlify build', () => {
  const packages = resolve('.netlify/functions');
  let unpacked: string;
  useDatabase();

  beforeAll(async () => {
    unpacked = mkdtempSync(join(tmpdir(), 'packaged-test-'));
    rmSync(packages, { recursive: true, force: true });
    const own = Object.entries(process.env).filter(([name]) => !/^(DATABASE_URL|APP_SECRET|NODE_OPTIONS|NODE_ENV|JEST_WORKER_ID)$/.test(name)); // as on the platform's builders
    await promisify(execFile)(process.execPath, [resolve('node_modules/netlify-cli/bin/run.js'), 'build', '--offline'], {
      env: { ...Object.fromEntries(own), CI: '1', NO_UPDATE_NOTIFIER: '1' } as NodeJS.ProcessEnv,
      maxBuffer: 64 * 1024 * 1024,
    });
  });
  afterAll(() => rmSync(unpacked, { recursive: true, force: true }));

  test('packages every function with the routes that its source names', () => {
    const { functions } = JSON.parse(readFileSync(join(packages, 'manifest.json'), 'utf8')) as { functions: { name: string; routes?: { pattern: string }[] }[] };
    const sources = readdirSync('netlify/functions').filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -3));
    expect(functions.map(({ name }) => name).sort()).toEqual(sources.sort());
    for (const { name, routes } of functions) {
      const named = [.../path: (\[[^\]]*\]|'[^']*')/.exec(readFileSync(`netlify/functions/${name}.ts`, 'utf8'))?.[1]?.matchAll(/'([^']+)'/g) ?? []].map((match) => match[1]);
      expect((routes ?? []).map(({ pattern }) => pattern)).toEqual(named);
    }
  });

  test('ships no file of the data folder, no settings and no package that is not native; the encoder of clips only where jobs run', () => {
    for (const name of readdirSync(packages).filter((file) => file.endsWith('.zip'))) {
      const files = [...entriesOf(readFileSync(join(packages, name)))].map(([file]) => file);
      expect(files.filter((file) => /(^|\/)(\.data|\.env|runtime\.json|postgres\.json)/.test(file))).toEqual([]);
      const encoder = /^(cron-work-jobs|jobs-background)\.zip$/.test(name) ? ['node_modules/@ffmpeg-installer/linux-x64/ffmpeg'] : [];
      expect(files.filter((file) => /node_modules\/(?!@napi-rs\/|@node-rs\/)/.test(file))).toEqual(encoder);
    }
  });

  test('makes functions that run on their own, far from this folder', async () => {
    for (const [file, read] of entriesOf(readFileSync(join(packages, 'health.zip')))) {
      mkdirSync(dirname(join(unpacked, file)), { recursive: true });
      writeFileSync(join(unpacked, file), read());
    }
    const program = `
      const { default: handle } = await import(${JSON.stringify(join(unpacked, '.functions/health.mjs'))});
      const reply = await handle(new Request('https://fourbeat.example/api/health'), { ip: '192.0.2.1' });
      console.log(JSON.stringify({ status: reply.status, body: await reply.json() }));
      process.exit();`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: unpacked, env: process.env });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({ status: 200, body: { success: true, data: { status: 'ok' } } });
  });
});

/** Files of a zip archive by name, unpacked on request (APPNOTE 4.3: central directory, stored or deflated). */
function* entriesOf(zip: Buffer): Generator<[name: string, read: () => Buffer]> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, nameLength, extraLength, commentLength, local] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    yield [name, () => {
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packed = zip.subarray(start, start + size);
      return method === 0 ? packed : inflateRawSync(packed);
    }];
    at += 46 + nameLength + extraLength + commentLength;
  }
}
