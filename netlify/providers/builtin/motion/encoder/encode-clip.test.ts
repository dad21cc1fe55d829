import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clipSize } from '../clip-size';
import { encodeClip, type EncodingJob } from './encode-clip';
import { until } from '../../../../testing/until';

const folder = mkdtempSync(path.join(tmpdir(), 'encoders-'));
const size = clipSize({ aspectRatio: '4:1', quality: 'sd' });
const planes = new Uint8Array((size.raster.width * size.raster.height * 3) / 2);
const job: Omit<EncodingJob, 'encoder'> = {
  temporary: folder,
  size,
  seconds: 3,
  frame: () => planes,
  sound: new Uint8Array(44),
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('an encoder that', () => {
  it('fails is reported with its own words in the detail, and its folder is gone', async () => {
    const before = folders();
    await expect(
      encodeClip({ ...job, encoder: program('cat >/dev/null; echo "no such codec" >&2; exit 3') }),
    ).rejects.toMatchObject({ code: 'unavailable', detail: 'ffmpeg ended with 3: no such codec\n' });
    expect(folders()).toEqual(before);
  });

  it('dies in the middle ends the work, though its pipe breaks', async () => {
    let painted = 0;
    const frame = (): Uint8Array => {
      painted += 1;
      return planes;
    };
    await expect(
      encodeClip({ ...job, frame, encoder: program('head -c 5000000 >/dev/null; kill -9 $$') }),
    ).rejects.toMatchObject({ code: 'unavailable', detail: expect.stringContaining('a signal') as string });
    expect(painted).toBeLessThan(3 * size.framesPerSecond);
  });

  it('cannot be started is reported like one that fails', async () => {
    await expect(encodeClip({ ...job, encoder: path.join(folder, 'nowhere') })).rejects.toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('ENOENT') as string,
    });
  });

  it('reads slowly is waited for: at most one frame is in flight', async () => {
    const started = path.join(folder, 'started');
    const stop = new AbortController();
    let painted = 0;
    const work = encodeClip({
      ...job,
      signal: stop.signal,
      encoder: program(`echo $$ > ${started}; while :; do sleep 1; done`),
      frame: () => {
        painted += 1;
        return planes;
      },
    });
    await until(() => existsSync(started) && readFileSync(started, 'utf8').length > 1, 0);
    await turns(50);
    stop.abort(new Error('Enough.'));
    await expect(work).rejects.toThrow('Enough.');
    expect(painted).toBe(1);
    expect(isAlive(Number(readFileSync(started, 'utf8')))).toBe(false);
    expect(folders()).toEqual([]);
  });

  it('has only just been started for a clip that was cancelled before is ended, too', async () => {
    const started = path.join(folder, 'late');
    const stop = new AbortController();
    const work = encodeClip({
      ...job,
      signal: stop.signal,
      encoder: program(`echo $$ > ${started}; exec cat >/dev/null`),
    });
    // A picture was being painted until now, so that nobody could hear it.
    stop.abort(new Error('Enough.'));
    await expect(work).rejects.toThrow('Enough.');
    expect(existsSync(started) && isAlive(Number(readFileSync(started, 'utf8')))).toBe(false);
    expect(folders()).toEqual([]);
  });

  it('is running when a frame cannot be painted is ended', async () => {
    const started = path.join(folder, 'second');
    const failing = (index: number): Uint8Array => {
      if (index > 0 && existsSync(started)) throw new Error('Out of paint.');
      return planes;
    };
    await expect(
      encodeClip({ ...job, frame: failing, encoder: program(`echo $$ > ${started}; exec cat >/dev/null`) }),
    ).rejects.toThrow('Out of paint.');
    expect(isAlive(Number(readFileSync(started, 'utf8')))).toBe(false);
  });
});

/** A fake ffmpeg, as a shell script. */
function program(script: string): string {
  const file = path.join(folder, `encoder-${programs++}`);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}
let programs = 0;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((done) => setImmediate(done));
}

const folders = (): string[] => readdirSync(folder).filter((name) => name.startsWith('video-clip-'));
