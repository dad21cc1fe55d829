import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundle } from '../../scripts/bundle-functions';
import { AppError } from '../errors/app-error';
import type { ImageBrief } from '../ports/image';
import { drawPicture } from '../providers/builtin/designer/draw-picture';
import { makeHeavyThreads, type HeavyThreads } from './heavy-threads';

/** Built as for `npm start`, where the native canvas module is found relative to the bundle. */
const outdir = resolve('.cache/tests', `heavy-thread-${process.pid}`);
let threads: HeavyThreads;

beforeAll(async () => {
  await bundle({
    folder: resolve('netlify/heavy'),
    outdir,
    entries: () => [{ in: resolve('netlify/heavy/heavy-thread.ts'), out: 'heavy-thread' }],
  });
  threads = makeHeavyThreads({ file: resolve(outdir, 'heavy-thread.mjs') });
});
afterAll(async () => {
  await threads.stop();
  rmSync(outdir, { recursive: true, force: true });
});

const brief: ImageBrief = { prompt: 'Fresh bread every morning', style: 'minimalist', aspectRatio: '1:1', seed: 1 };
const slow: ImageBrief = { ...brief, style: 'photorealistic' };
const MOST = { mostMs: 120_000 };

describe('a thread', () => {
  it('draws what would be drawn without it, byte for byte, two at a time', async () => {
    const [one, other, here] = await Promise.all([
      threads.run('draw-picture', { brief }, MOST),
      threads.run('draw-picture', { brief }, MOST),
      drawPicture.run({ brief }, {}),
    ]);
    expect(Buffer.from(one as Uint8Array).equals(here)).toBe(true);
    expect(Buffer.from(other as Uint8Array).equals(here)).toBe(true);
  });

  it('hands over what went wrong, with the sentence and the code of our own errors', async () => {
    const asked = {
      subject: '',
      preheader: '',
      blocks: Array.from({ length: 60 }, (_, n) => ({ id: `b${n}`, kind: 'text', text: 'long '.repeat(1_000) })),
      language: 'en',
      look: { businessName: 'B', logoUrl: null, colours: [], postalAddress: '' },
      pictures: {},
      fields: [],
      reader: null,
    };
    const refused = await threads.run('make-campaign-mail', asked, MOST).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({
      code: 'too_large',
      message:
        'This email is too long to be shown or sent. The longest block is number 1, which begins “long long long long long long long long …”. Shorten it, or remove blocks.',
    });
    await expect(threads.run('nothing of ours', null, MOST)).rejects.toThrow(
      'No thread knows the task nothing of ours.',
    );
  });

  it('says how far it is, and stops when nobody wants it any more', async () => {
    const leaving = new AbortController();
    const seen: number[] = [];
    const drawing = threads.run(
      'draw-picture',
      { brief: slow },
      {
        ...MOST,
        signal: leaving.signal,
        onProgress: (done) => void (seen.push(done), leaving.abort(new Error('cancelled'))),
      },
    );
    await expect(drawing).rejects.toThrow('cancelled');
    expect(seen.length).toBeGreaterThan(0);
    expect(await threads.run('draw-picture', { brief }, MOST)).toBeInstanceOf(Uint8Array);
  });

  it('is stopped when it takes too long, and the next task gets another', async () => {
    await expect(threads.run('draw-picture', { brief: slow }, { mostMs: 1 })).rejects.toMatchObject({
      code: 'unavailable',
      message: 'This took longer than it should, so we stopped it. Try again in a moment.',
    });
    expect(await threads.run('draw-picture', { brief }, MOST)).toBeInstanceOf(Uint8Array);
  });
});
