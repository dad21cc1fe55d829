import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findEncoder } from './find-encoder';

const folder = mkdtempSync(path.join(tmpdir(), 'places-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the encoder', () => {
  const chosen = file('chosen/ffmpeg', 0o755);
  const onPath = file('bin/ffmpeg', 0o755);
  const task = path.join(folder, 'task');
  const packaged = file('task/node_modules/@ffmpeg-installer/linux-x64/ffmpeg', 0o755);

  it('is the one that was chosen, before any other', async () => {
    expect(await findEncoder({ ffmpegPath: chosen, taskRoot: task, searchPath: path.dirname(onPath) })).toBe(chosen);
  });

  it('is not another one where the chosen one cannot be run', async () => {
    await expect(findEncoder({ ffmpegPath: file('chosen/notes.txt', 0o644), taskRoot: task })).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('FFMPEG_PATH') as string });
  });

  it('is that of the package below or above a function’s folder, before one on the search path', async () => {
    expect(await findEncoder({ taskRoot: path.join(task, 'deep', 'down'), searchPath: path.dirname(onPath) })).toBe(packaged);
  });

  it('is a copy that can be run where the installation has left the execute bit off, the same for every clip', async () => {
    const bare = file('bare/node_modules/@ffmpeg-installer/linux-x64/ffmpeg', 0o644);
    const copy = await findEncoder({ root: path.join(folder, 'bare') });
    expect(copy).not.toBe(bare);
    expect(() => accessSync(copy, constants.X_OK)).not.toThrow();
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(bare, 'utf8'));
    expect(await findEncoder({ root: path.join(folder, 'bare') })).toBe(copy);
    rmSync(path.dirname(copy), { recursive: true });
  });

  it('is that of the search path where there is no package', async () => {
    expect(await findEncoder({ root: path.join(folder, 'bin'), searchPath: `${folder}:${path.dirname(onPath)}` })).toBe(onPath);
  });
});

function file(name: string, mode: number): string {
  const whole = path.join(folder, name);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, `program ${name}`);
  chmodSync(whole, mode);
  return whole;
}
