import { makingContract } from '../../../../src/contracts/creation-making';
import { HOUR_MS } from '../../../../src/domain/duration';
import { settleUsage } from '../../../records/plan/usage';
import { AppError } from '../../../errors/app-error';
import type { RenderOptions } from '../../../ports/image';
import { openStudio, wordDesigner, wordMotion } from '../../../testing/builders/making';
import { useDatabase } from '../../../testing/database';
import { makingRepository } from './making-repository';

useDatabase();

type Studio = Awaited<ReturnType<typeof openStudio>>;
const begin = async (studio: Studio): Promise<string> =>
  (await studio.call('creative', makingContract.generateVideo, { prompt: 'Two for one' })).body.data.id;
const cancel = (studio: Studio, creationId: string) =>
  studio.call('creative', makingContract.cancelCreation, { creationId });

/** A clip that is never done by itself; `begun` says when it is in hand. */
function endless() {
  const gate = { options: {} as RenderOptions, begun: (): void => undefined };
  const begun = new Promise<void>((resolve) => (gate.begun = resolve));
  const motion = {
    ...wordMotion,
    render: (_brief: unknown, options: RenderOptions = {}) =>
      new Promise<never>((_resolve, reject) => {
        gate.options = options;
        options.signal!.addEventListener('abort', () => reject(options.signal!.reason), { once: true });
        gate.begun();
      }),
  };
  return { motion, begun, gate };
}

describe('a making that is cancelled', () => {
  it('in the middle of the work stops it, leaves no file, counts nothing and is out of the library; twice is as good as once', async () => {
    const { motion, begun } = endless();
    const studio = await openStudio({ motion });
    const id = await begin(studio);
    const working = studio.jobs.make(studio.payload(id));
    await begun;
    expect((await cancel(studio, id)).body.data).toMatchObject({ id, status: 'cancelled', cause: null });
    await working; // the job ends without an error: nothing failed
    expect((await cancel(studio, id)).body.data.status).toBe('cancelled');
    expect((await studio.rows())[0]).toMatchObject({ status: 'cancelled', deleted_at: expect.any(Date) });
    expect([
      studio.files.size,
      await studio.used('videos'),
      await studio.units(),
      await studio.activityTitles(),
    ]).toEqual([0, 0, ['refunded'], []]);
  });

  it('before its job came is left alone by it', async () => {
    const studio = await openStudio();
    const id = await begin(studio);
    await cancel(studio, id);
    await studio.jobs.make(studio.payload(id));
    await studio.jobs.giveUp(studio.payload(id));
    expect([(await studio.rows())[0]!.status, studio.files.size, await studio.units()]).toEqual([
      'cancelled',
      0,
      ['refunded'],
    ]);
  });

  it('too late is there, and the reply says so', async () => {
    const studio = await openStudio();
    const id = await begin(studio);
    await studio.work();
    const { status, body } = await cancel(studio, id);
    expect([status, body.code, body.error]).toEqual([409, 'conflict', expect.stringContaining('finished already')]);
    expect([(await studio.rows())[0]!.status, await studio.units()]).toEqual(['completed', ['spent']]);
  });

  it('of another workspace is not there', async () => {
    const [studio, stranger] = [await openStudio(), await openStudio()];
    const id = await begin(studio);
    expect((await cancel(stranger, id)).status).toBe(404);
    expect((await studio.rows())[0]!.status).toBe('generating');
  });
});

describe('a making that fails', () => {
  it('is tried again, and then says why and gives its unit back, once', async () => {
    const studio = await openStudio({
      motion: { ...wordMotion, render: () => Promise.reject(new Error('the encoder fell over')) },
    });
    const id = await begin(studio);
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(studio.jobs.make(studio.payload(id))).rejects.toThrow('the encoder fell over');
    expect([(await studio.rows())[0], await studio.units()]).toMatchObject([
      { status: 'generating', cause: expect.not.stringContaining('encoder') },
      ['reserved'],
    ]);
    await studio.jobs.giveUp(studio.payload(id));
    await studio.jobs.giveUp(studio.payload(id));
    expect((await studio.rows())[0]).toMatchObject({
      status: 'failed',
      progress: 0,
      cause: expect.stringContaining('so it was not counted'),
    });
    expect([await studio.used('videos'), await studio.units(), await studio.activityTitles()]).toEqual([
      0,
      ['refunded'],
      ['The clip “Two for one” could not be made (failed)'],
    ]);
  });

  it('keeps the last sentence that it was given for its people', async () => {
    const studio = await openStudio({
      motion: { ...wordMotion, render: () => Promise.reject(new AppError('unavailable', 'There is no ffmpeg here.')) },
    });
    const id = await begin(studio);
    await expect(studio.jobs.make(studio.payload(id))).rejects.toThrow('There is no ffmpeg here.');
    await studio.jobs.giveUp(studio.payload(id));
    expect((await studio.rows())[0]).toMatchObject({ status: 'failed', cause: 'There is no ffmpeg here.' });
  });

  it('after its worker died at it says something plain, not whose attempt it was', async () => {
    const { motion, begun } = endless();
    const studio = await openStudio({ motion });
    const id = await begin(studio);
    const dying = studio.jobs.make(studio.payload(id));
    await begun;
    await studio.jobs.giveUp(studio.payload(id));
    await dying;
    expect((await studio.rows())[0]).toMatchObject({
      status: 'failed',
      cause: expect.stringMatching(/^It stopped twice/),
    });
  });

  it('can be tried again by its people', async () => {
    const studio = await openStudio({
      motion: { ...wordMotion, render: () => Promise.reject(new AppError('invalid_request', 'Too odd.')) },
    });
    const id = await begin(studio);
    await studio.work();
    studio.ports.motion = wordMotion;
    studio.ports.whileWaiting = studio.work;
    const again = await studio.call('creative', makingContract.remixCreation, { creationId: id });
    expect([again.body.data.status, await studio.used('videos')]).toEqual(['completed', 1]);
  });
});

describe('a refinement that fails for good', () => {
  const beginRough = async (studio: Studio): Promise<string> =>
    (await studio.call('creative', makingContract.generateImage, { prompt: 'Rye', style: 'photorealistic' })).body.data
      .id;
  const failing = {
    ...wordDesigner,
    generate: async (...[brief, options]: Parameters<typeof wordDesigner.generate>) =>
      options?.draft ? wordDesigner.generate(brief, options) : Promise.reject(new Error('the tracer fell over')),
  };

  it('leaves the rough picture, says so, and has spent its unit once', async () => {
    const studio = await openStudio({ designer: failing });
    const id = await beginRough(studio);
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(studio.jobs.make(studio.payload(id))).rejects.toThrow('the tracer fell over');
    await studio.jobs.giveUp(studio.payload(id));
    await studio.jobs.giveUp(studio.payload(id));
    const [row] = await studio.rows();
    expect([row, studio.wordsAt(row!.storage_key)]).toMatchObject([
      { status: 'completed', progress: 100, cause: expect.stringContaining('the first one stays') },
      expect.stringContaining('rough photorealistic picture of Rye'),
    ]);
    expect([await studio.used('images'), await studio.units(), await studio.activityTitles()]).toEqual([
      1,
      ['spent'],
      ['The picture “Rye” was drawn (completed)', expect.stringContaining('stays in its first version')],
    ]);
  });

  it('spends nothing and tells nobody for another shape of a picture, which counts as nothing', async () => {
    const studio = await openStudio();
    const id = await beginRough(studio);
    await studio.work();
    const { items } = (await studio.call('creative', makingContract.createRatios, { creationId: id, ratios: ['16:9'] }))
      .body.data;
    await studio.jobs.giveUp(studio.payload(items[0].id));
    expect([
      (await studio.rows()).map(({ status }) => status),
      await studio.used('images'),
      (await studio.activityTitles()).length,
    ]).toEqual([['completed', 'completed'], 1, 1]);
  });

  it('is failed where its unit had been given back: it would not be counted', async () => {
    const studio = await openStudio();
    const id = await beginRough(studio);
    await settleUsage(new Date(Date.now() + 7 * HOUR_MS));
    await studio.jobs.giveUp(studio.payload(id));
    expect([(await studio.rows())[0]!.status, await studio.used('images'), await studio.units()]).toEqual([
      'failed',
      0,
      ['refunded'],
    ]);
  });
});

it('keeps nothing that came after its unit was given back', async () => {
  const studio = await openStudio();
  const id = await begin(studio);
  await settleUsage(new Date(Date.now() + 7 * HOUR_MS));
  await studio.work();
  expect([(await studio.rows())[0], await studio.used('videos'), await studio.units()]).toMatchObject([
    { id, status: 'failed', cause: expect.stringContaining('gave its place in your allowance back') },
    0,
    ['refunded'],
  ]);
});

it('holds its unit for as long as a queue may be', async () => {
  const studio = await openStudio();
  await begin(studio);
  await settleUsage(new Date(Date.now() + 5 * HOUR_MS));
  expect(await studio.units()).toEqual(['reserved']);
});

it('says how far it is, once for each step forward, and never that it is done before it is', async () => {
  const { motion, begun, gate } = endless();
  const studio = await openStudio({ motion });
  const id = await begin(studio);
  const working = studio.jobs.make(studio.payload(id));
  await begun;
  const seen: number[] = [];
  for (const [done, percent] of [
    [0.2, 20],
    [0.555, 55],
    [1, 99],
  ] as const) {
    gate.options.onProgress!(done);
    while ((await studio.rows())[0]!.progress < percent);
    seen.push((await studio.rows())[0]!.progress);
  }
  expect([seen, (await studio.rows())[0]!.status]).toEqual([[20, 55, 99], 'generating']);
  await cancel(studio, id);
  await working;
});

it('gives the work to one of two attempts: the one that came first was taken for dead, and ends', async () => {
  const { motion, begun } = endless();
  const studio = await openStudio({ motion });
  const id = await begin(studio);
  const first = studio.jobs.make(studio.payload(id));
  await begun;
  studio.ports.motion = wordMotion;
  await studio.jobs.make(studio.payload(id));
  await first;
  expect([(await studio.rows())[0]!.status, await studio.used('videos'), await studio.activityTitles()]).toEqual([
    'completed',
    1,
    ['The clip “Two for one” was made (completed)'],
  ]);
});

describe('a clip whose file was lost', () => {
  it('goes back to its job once, comes again under the same address and counts nothing', async () => {
    const studio = await openStudio();
    const id = await begin(studio);
    await studio.work();
    const [before] = await studio.rows();
    studio.files.clear();
    await makingRepository.makeAgain(studio.workspaceId, id);
    await makingRepository.makeAgain(studio.workspaceId, id);
    expect([(await studio.rows())[0]!.status, await studio.asked()]).toEqual(['generating', [id, id]]);
    await studio.work();
    expect([(await studio.rows())[0], studio.files.size]).toEqual([{ ...before, unit_id: null }, 2]);
    expect([await studio.used('videos'), (await studio.activityTitles()).length]).toEqual([1, 1]);
  });

  it('is not rendered when an equal one is there', async () => {
    const studio = await openStudio();
    const first = await begin(studio);
    await studio.work();
    let rendered = 0;
    studio.ports.motion = { ...wordMotion, render: (brief) => ((rendered += 1), wordMotion.render(brief)) };
    studio.ports.whileWaiting = studio.work;
    const { data } = (await studio.call('creative', makingContract.remixCreation, { creationId: first })).body;
    expect([data.status, rendered, await studio.used('videos')]).toEqual(['completed', 0, 2]);
  });
});
