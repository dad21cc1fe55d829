import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { findEncoder, PACKED_ENCODER } from './find-encoder';

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
    await expect(findEncoder({ ffmpegPath: file('chosen/notes.txt', 0o644), taskRoot: task })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('FFMPEG_PATH') as string,
    });
  });

  it('is that of the package below or above a function’s folder, before one on the search path', async () => {
    expect(await findEncoder({ taskRoot: path.join(task, 'deep', 'down'), searchPath: path.dirname(onPath) })).toBe(
      packaged,
    );
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

  it('is the packed one where a function carries that alone, unpacked once for every clip', async () => {
    const program = 'a program, packed';
    const packed = file(`function/${PACKED_ENCODER}`, 0o644, zstdCompressSync(program));
    const places = {
      taskRoot: path.join(folder, 'function'),
      root: path.join(folder, 'bin'),
      searchPath: path.dirname(onPath),
    };
    const unpacked = await findEncoder(places);
    expect(path.relative(folder, unpacked)).toMatch(/^\.\./);
    expect(() => accessSync(unpacked, constants.X_OK)).not.toThrow();
    expect(readFileSync(unpacked, 'utf8')).toBe(program);
    rmSync(packed); // only once per process
    writeFileSync(packed, 'changed');
    expect(await findEncoder(places)).toBe(unpacked);
    rmSync(path.dirname(unpacked), { recursive: true });
  });

  it('is looked for again after a packed one that is damaged', async () => {
    const places = { taskRoot: path.join(folder, 'torn'), root: path.join(folder, 'bin') };
    const packed = file(`torn/${PACKED_ENCODER}`, 0o644, 'not packed at all');
    await expect(findEncoder(places)).rejects.toThrow();
    writeFileSync(packed, zstdCompressSync('whole'));
    const unpacked = await findEncoder(places);
    expect(readFileSync(unpacked, 'utf8')).toBe('whole');
    rmSync(path.dirname(unpacked), { recursive: true });
  });

  it('is that of the search path where there is no package', async () => {
    expect(await findEncoder({ root: path.join(folder, 'bin'), searchPath: `${folder}:${path.dirname(onPath)}` })).toBe(
      onPath,
    );
  });
});

function file(name: string, mode: number, content: string | Uint8Array = `program ${name}`): string {
  const whole = path.join(folder, name);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, content);
  chmodSync(whole, mode);
  return whole;
}
