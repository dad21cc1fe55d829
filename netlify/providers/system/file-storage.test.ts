import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../errors/app-error';
import { behavesAsStorage } from '../../testing/storage-behaviour';
import { createFileStorage } from './file-storage';

const folder = mkdtempSync(join(tmpdir(), 'fourbeat-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the file system as media store', () => {
  behavesAsStorage(() => createFileStorage(folder));

  it('shows readers only complete files, while they are written again and again', async () => {
    const storage = createFileStorage(folder);
    const versions = ['a', 'b'].map((letter) => new TextEncoder().encode(letter.repeat(200_000)));
    await storage.write('files/race.png', versions[0]!);
    const writing = (async () => {
      for (let turn = 0; turn < 20; turn += 1) await storage.write('files/race.png', versions[turn % 2]!);
    })();
    let done = false;
    void writing.then(() => (done = true));
    while (!done) {
      const seen = Buffer.from((await storage.read('files/race.png'))!).toString();
      expect([seen.length, new Set(seen).size]).toEqual([200_000, 1]);
    }
    expect(readdirSync(join(folder, 'media/partial'))).toEqual([]);
  });

  it('keeps files and folders from other users of the machine, those of an earlier version, too', async () => {
    const root = join(folder, 'shared');
    mkdirSync(join(root, 'media/files'), { recursive: true, mode: 0o755 });
    await createFileStorage(root).write('files/workspace/secret.png', new Uint8Array(3));
    const modeOf = (path: string) => (statSync(join(root, path)).mode & 0o777).toString(8);
    expect(['media', 'media/partial', 'media/files/workspace', 'media/files/workspace/secret.png'].map(modeOf)).toEqual(
      ['700', '700', '700', '600'],
    );
  });

  it('leaves the old file alone when the new one cannot be put in its place', async () => {
    const storage = createFileStorage(folder);
    mkdirSync(join(folder, 'media/files/taken.png'), { recursive: true });
    writeFileSync(join(folder, 'media/files/taken.png/inside'), 'x');
    await expect(storage.write('files/taken.png', new Uint8Array(3))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(existsSync(join(folder, 'media/files/taken.png/inside'))).toBe(true);
  });

  it('ignores files that are not ours, and does not follow links out of the folder', async () => {
    const storage = createFileStorage(folder);
    await storage.write('strange/ours.png', new Uint8Array(1));
    writeFileSync(join(folder, 'media/strange/.DS_Store'), 'x');
    writeFileSync(join(folder, 'media/strange/README'), 'x');
    symlinkSync('/etc', join(folder, 'media/strange/etc'));
    const keys: string[] = [];
    for await (const batch of storage.list('strange')) keys.push(...batch);
    expect(keys).toEqual(['strange/ours.png']);
  });

  it('reports when the disk refuses, instead of returning an empty file', async () => {
    const storage = createFileStorage(folder);
    mkdirSync(join(folder, 'media/files/folder.png'), { recursive: true });
    await expect(storage.read('files/folder.png')).rejects.toThrow('EISDIR');
  });
});

describe('a disk that is full or read-only', () => {
  const parts = (root: string) => readdirSync(join(root, 'media/partial'));
  const refusing = (code: string): never => {
    throw Object.assign(new Error(`${code}: refused by the disk`), { code });
  };
  /** Stores half of the file, like a disk that fills up during the write, or fails at the later step. */
  const fullAt = (step: 'open' | 'writeFile' | 'sync', code: string) => ({
    open: async (path: string, flags: 'wx', mode: number) => {
      if (step === 'open') refusing(code);
      const file = await open(path, flags, mode);
      return {
        writeFile: async (bytes: Uint8Array) => {
          await file.writeFile(bytes.subarray(0, step === 'writeFile' ? bytes.length / 2 : undefined));
          if (step === 'writeFile') refusing(code);
        },
        sync: async () => (step === 'sync' ? refusing(code) : file.sync()),
        close: () => file.close(),
      };
    },
  });

  it.each([
    ['open', 'EROFS'],
    ['open', 'ENOSPC'],
    ['writeFile', 'ENOSPC'],
    ['writeFile', 'EDQUOT'],
    ['sync', 'ENOSPC'],
    ['sync', 'EDQUOT'],
  ] as const)('at %s with %s says so in words, leaves no part and reads what was there', async (step, code) => {
    const root = mkdtempSync(join(folder, 'full-'));
    await createFileStorage(root).write('files/before.png', new Uint8Array([1, 2, 3]));
    const full = createFileStorage(root, fullAt(step, code));
    const error = await full.write('files/after.png', new Uint8Array(4_000)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('There is no room left for new files. Nothing was lost'),
      detail: expect.stringContaining(code),
      retryAfter: 60,
    });
    expect([parts(root), await full.stat('files/after.png'), await full.read('files/before.png')]).toEqual([
      [],
      null,
      new Uint8Array([1, 2, 3]),
    ]);
    await createFileStorage(root).write('files/after.png', new Uint8Array(4_000)); // there is room again, and nothing was restarted
    expect((await full.stat('files/after.png'))?.bytes).toBe(4_000);
  });

  it('is distinguished from another fault, whose part is removed as well', async () => {
    const root = mkdtempSync(join(folder, 'broken-'));
    await expect(
      createFileStorage(root, fullAt('writeFile', 'EIO')).write('files/after.png', new Uint8Array(4_000)),
    ).rejects.toThrow('EIO');
    expect(parts(root)).toEqual([]);
  });
});
