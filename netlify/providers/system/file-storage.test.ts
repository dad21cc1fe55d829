import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { behavesAsStorage } from '../../testing/storage-behaviour';
import { createFileStorage } from './file-storage';

const folder = mkdtempSync(join(tmpdir(), 'fourbeat-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the file system as media store', () => {
  behavesAsStorage(() => createFileStorage(folder));

  it('shows a reader whole files only, while they are being written again and again', async () => {
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
    expect(['media', 'media/partial', 'media/files/workspace', 'media/files/workspace/secret.png'].map(modeOf)).toEqual(['700', '700', '700', '600']);
  });

  it('leaves the old file alone when the new one cannot be put in its place', async () => {
    const storage = createFileStorage(folder);
    mkdirSync(join(folder, 'media/files/taken.png'), { recursive: true });
    writeFileSync(join(folder, 'media/files/taken.png/inside'), 'x');
    await expect(storage.write('files/taken.png', new Uint8Array(3))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(existsSync(join(folder, 'media/files/taken.png/inside'))).toBe(true);
  });

  it('passes over files that are not ours, and does not follow links out of the folder', async () => {
    const storage = createFileStorage(folder);
    await storage.write('strange/ours.png', new Uint8Array(1));
    writeFileSync(join(folder, 'media/strange/.DS_Store'), 'x');
    writeFileSync(join(folder, 'media/strange/README'), 'x');
    symlinkSync('/etc', join(folder, 'media/strange/etc'));
    const keys: string[] = [];
    for await (const batch of storage.list('strange')) keys.push(...batch);
    expect(keys).toEqual(['strange/ours.png']);
  });

  it('says so when the disk refuses, rather than answering an empty file', async () => {
    const storage = createFileStorage(folder);
    mkdirSync(join(folder, 'media/files/folder.png'), { recursive: true });
    await expect(storage.read('files/folder.png')).rejects.toThrow('EISDIR');
  });
});
