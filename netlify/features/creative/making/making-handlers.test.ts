import { makingContract } from '../../../../src/contracts/creation-making';
import { engineContract } from '../../../../src/contracts/engine';
import { AppError } from '../../../errors/app-error';
import type { ImageVendor } from '../../../ports/image-vendor';
import { inBytes, openStudio, wordDesigner } from '../../../testing/builders/making';
import { asOwner, useDatabase } from '../../../testing/database';
import { bakery } from '../../../testing/world';

useDatabase();

type Studio = Awaited<ReturnType<typeof openStudio>>;
const image = (studio: Studio, more: object = {}) =>
  studio.call('creative', makingContract.generateImage, { prompt: 'Rye on a board', ...more });
const clip = (studio: Studio, more: object = {}) =>
  studio.call('creative', makingContract.generateVideo, { prompt: 'Two for one', duration: 3, ...more });
const month = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit' }).format(new Date());

const vendor: ImageVendor = {
  name: 'OpenAI, test-model',
  model: 'test-model',
  make: async ({ prompt }) => ({ bytes: inBytes(`PNG of ${prompt}`), contentType: 'image/png' }),
};

describe('a clip', () => {
  it('that is quick comes with the reply: counted, labelled, with its still, and told', async () => {
    const studio = await openStudio();
    studio.ports.whileWaiting = studio.work;
    const { status, body } = await clip(studio, { quality: 'sd' });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        type: 'video',
        status: 'completed',
        progress: 100,
        durationMs: 3033,
        quality: 'sd',
        contentType: 'video/mp4',
        provider: 'Word animator',
        leftOut: null,
      }),
    ]);
    const [row] = await studio.rows();
    expect([studio.wordsAt(row!.storage_key), studio.wordsAt(row!.poster_key)]).toEqual([
      'clip of Two for one [algorithmic, Fourbeat word animator 3]',
      'still of Two for one [algorithmic, Fourbeat word animator 3]',
    ]);
    expect(row!.bytes).toBe(studio.files.get(row!.storage_key)!.byteLength);
    expect([await studio.used('videos'), await studio.units(), await studio.activityTitles()]).toEqual([
      1,
      ['spent'],
      ['The clip “Two for one” was made (completed)'],
    ]);
  });

  it('that takes longer is answered as it stands after eight seconds of asking, and completes itself', async () => {
    const studio = await openStudio();
    let asked = 0;
    studio.ports.whileWaiting = async () => void (asked += 1);
    expect((await clip(studio)).body.data).toMatchObject({
      status: 'generating',
      progress: 0,
      durationMs: 3000,
      width: 1920,
      height: 1080,
      cause: null,
    });
    expect(asked).toBe(8); // of the two seconds that this studio is given
    expect([await studio.used('videos'), await studio.units()]).toEqual([1, ['reserved']]);
    await studio.work();
    expect((await studio.rows())[0]).toMatchObject({ status: 'completed', progress: 100, cause: null });
    expect([await studio.used('videos'), await studio.units()]).toEqual([1, ['spent']]);
  });

  it('is begun by one of ten parallel requests for the last of the month, with one row and one job', async () => {
    const studio = await openStudio();
    await asOwner("INSERT INTO usage_counters (workspace_id, kind, month, used) VALUES ($1, 'videos', $2, 4)", [
      studio.workspaceId,
      month(),
    ]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => clip(studio)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(402)]);
    expect(replies.find(({ status }) => status === 402)!.body).toMatchObject({
      code: 'allowance_used',
      error: expect.stringContaining('5 videos'),
    });
    expect([(await studio.rows()).length, (await studio.asked()).length, await studio.used('videos')]).toEqual([
      1, 1, 5,
    ]);
  });

  it('is begun once for a request that is sent twice', async () => {
    const studio = await openStudio();
    const send = () =>
      studio.call('creative', makingContract.generateVideo, { prompt: 'Two for one' }, { 'idempotency-key': 'once' });
    const [first, again] = [await send(), await send()];
    expect(again.body.data.id).toBe(first.body.data.id);
    expect([(await studio.asked()).length, await studio.used('videos')]).toEqual([1, 1]);
  });

  it.each([
    [{ duration: 4 }, 'duration'],
    [{ quality: '8k' }, 'quality'],
    [{ prompt: ' ' }, 'prompt'],
    [{ colours: ['red'] }, 'colours.0'],
  ])('refuses %j at its field', async (wrong, field) => {
    const { status, body } = await clip(await openStudio(), wrong);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('a picture in a slow style', () => {
  it('is there roughly at once, and finished a little later under another address; it counts once', async () => {
    const studio = await openStudio();
    const { data } = (await image(studio, { style: 'photorealistic' })).body;
    expect(data).toMatchObject({ status: 'refining', style: 'photorealistic', progress: 0 });
    const [rough] = await studio.rows();
    expect(studio.wordsAt(rough!.storage_key)).toMatch(
      /^rough photorealistic picture of Rye on a board in 1:1 \[algorithmic/,
    );
    await studio.work();
    const [finished] = await studio.rows();
    expect(finished!.status).toBe('completed');
    expect(studio.wordsAt(finished!.storage_key)).toMatch(/^photorealistic picture of Rye/);
    expect(finished!.storage_key).not.toBe(rough!.storage_key);
    expect([await studio.used('images'), await studio.units(), await studio.activityTitles()]).toEqual([
      1,
      ['spent'],
      ['The picture “Rye on a board” was drawn (completed)'],
    ]);
  });

  it('is in the library, and reserved, before its rough picture is drawn: whoever leaves meanwhile finds it', async () => {
    const studio = await openStudio();
    const seen: unknown[] = [];
    studio.ports.designer = {
      ...wordDesigner,
      generate: async (brief, options) => {
        if (options?.draft) seen.push(...(await studio.rows()).map(({ status }) => status), ...(await studio.units()));
        return wordDesigner.generate(brief, options);
      },
    };
    await image(studio, { style: 'photorealistic' });
    expect(seen).toEqual(['generating', 'reserved']);
  });

  it('whose rough picture cannot be drawn is taken out and not counted', async () => {
    const studio = await openStudio({
      designer: { ...wordDesigner, generate: () => Promise.reject(new Error('no canvas')) },
    });
    expect((await image(studio, { style: 'photorealistic' })).status).toBe(500);
    expect([
      (await studio.rows()).map(({ status }) => status),
      await studio.units(),
      await studio.used('images'),
      await studio.activityTitles(),
    ]).toEqual([['cancelled'], ['refunded'], 0, []]);
  });

  it.each(['minimalist', 'photorealistic'])(
    'on a full disk is refused in words and not counted (%s), and what was drawn before is still shown',
    async (style) => {
      const studio = await openStudio();
      const before = (await image(studio, { style: 'minimalist' })).body.data;
      studio.ports.whileWriting = () =>
        Promise.reject(new AppError('unavailable', 'There is no room left for new files. Nothing was lost.'));
      const { status, body } = await image(studio, { style });
      expect([status, body.code, body.error]).toEqual([
        503,
        'unavailable',
        'There is no room left for new files. Nothing was lost.',
      ]);
      expect([(await studio.units()).sort(), await studio.used('images'), [...studio.files.keys()]]).toEqual([
        ['refunded', 'spent'],
        1,
        [(await studio.rows()).find(({ id }) => id === before.id)!.storage_key],
      ]);
    },
  );

  it('that is cancelled while its rough picture is drawn stays cancelled', async () => {
    const studio = await openStudio();
    studio.ports.designer = {
      ...wordDesigner,
      generate: async (brief, options) => {
        const [row] = await studio.rows();
        await studio.call('creative', makingContract.cancelCreation, { creationId: row!.id });
        return wordDesigner.generate(brief, options);
      },
    };
    expect((await image(studio, { style: 'photorealistic' })).body.data.status).toBe('cancelled');
    expect(await studio.units()).toEqual(['refunded']);
  });
});

describe('the look of a workspace', () => {
  it('goes into pictures and clips, and wishes win over it', async () => {
    const studio = await openStudio();
    await studio.call('engine', engineContract.updateProfile, bakery);
    await studio.call('engine', engineContract.updateBrand, {
      tone: 'casual',
      colours: ['#7a1fa2', '#ffffff'],
      font: 'serif',
      avoidWords: [],
    });
    await image(studio);
    await image(studio, { colours: ['#102030'], font: 'grotesk', headline: 'Fresh today', supporting: '' });
    await clip(studio);
    const [plain, wished, moving] = await studio.rows();
    expect(plain!.brief).toMatchObject({ brand: 'Ada’s Bakery', colours: ['#7a1fa2', '#ffffff'], font: 'serif' });
    expect(plain!.brief).not.toHaveProperty('headline');
    expect(wished!.brief).toMatchObject({
      brand: 'Ada’s Bakery',
      colours: ['#102030'],
      headline: 'Fresh today',
      supporting: '',
    });
    expect(wished!.brief).not.toHaveProperty('font');
    expect(moving!.motion).toMatchObject({
      brand: 'Ada’s Bakery',
      colours: ['#7a1fa2', '#ffffff'],
      font: 'serif',
      seconds: 3,
      quality: 'hd',
    });
  });

  it('says what was typed and is not on it', async () => {
    expect((await image(await openStudio(), { prompt: 'مرحبا' })).body.data.leftOut).toBe(
      'Left out: Arabic letters cannot be drawn yet.',
    );
  });
});

describe('a picture of a service', () => {
  it('is asked for with a stored key alone, and says where one is stored', async () => {
    const studio = await openStudio();
    const { status, body } = await image(studio, { maker: 'service' });
    expect([status, body.fields.maker]).toEqual([400, expect.stringContaining('Settings, API keys')]);
    expect([await studio.rows(), await studio.units()]).toEqual([[], []]);
    expect((await studio.call('creative', makingContract.listMakers, {})).body.data.items).toEqual([
      { id: 'built-in', name: 'Word designer', styles: wordDesigner.styles },
    ]);
  });

  it('comes from the job, in its own size, labelled as made by a trained model, and cannot be mistaken for ours', async () => {
    const studio = await openStudio({ vendor });
    expect((await studio.call('creative', makingContract.listMakers, {})).body.data.items[1]).toEqual({
      id: 'service',
      name: 'OpenAI, test-model',
      styles: ['photorealistic', 'artistic', 'cartoon', 'minimalist'],
    });
    const { data } = (await image(studio, { maker: 'service', style: 'artistic' })).body;
    expect(data).toMatchObject({ status: 'generating', style: 'artistic', provider: 'OpenAI, test-model' });
    await studio.work();
    const [row] = await studio.rows();
    expect(row).toMatchObject({
      status: 'completed',
      width: 640,
      height: 480,
      content_type: 'image/png',
      storage_key: expect.stringMatching(new RegExp(`^media/${studio.workspaceId}/${data.id}-[0-9a-f]{32}\\.png$`)),
    });
    expect(studio.wordsAt(row!.storage_key)).toBe('PNG of Rye on a board [trained, test-model]');
    expect([await studio.units(), await studio.activityTitles()]).toEqual([
      ['spent'],
      ['The picture “Rye on a board” was drawn (completed)'],
    ]);
  });

  it.each([
    [
      'the words were refused',
      new AppError('invalid_request', 'OpenAI does not draw this: its safety system refused the words.'),
    ],
    ['its balance is used', new AppError('rate_limited', 'OpenAI takes no more orders on this account.')],
  ])('fails with its own sentence when %s, is not asked for again and not counted', async (_name, refusal) => {
    const studio = await openStudio({ vendor: { ...vendor, make: () => Promise.reject(refusal) } });
    studio.ports.whileWaiting = studio.work;
    expect((await image(studio, { maker: 'service' })).body.data).toMatchObject({
      status: 'failed',
      cause: refusal.message,
    });
    expect([await studio.used('images'), await studio.units(), await studio.activityTitles()]).toEqual([
      0,
      ['refunded'],
      ['The picture “Rye on a board” could not be made (failed)'],
    ]);
  });

  it('fails when the key was taken away while it waited', async () => {
    const studio = await openStudio({ vendor });
    await image(studio, { maker: 'service' });
    studio.ports.vendor = null;
    await studio.work();
    expect([(await studio.rows())[0], await studio.used('images')]).toMatchObject([
      { status: 'failed', cause: expect.stringContaining('removed') },
      0,
    ]);
  });

  it('is asked for again by a remix of it, also where it had failed', async () => {
    const studio = await openStudio({
      vendor: { ...vendor, make: () => Promise.reject(new AppError('invalid_request', 'Refused.')) },
    });
    const { id } = (await image(studio, { maker: 'service' })).body.data;
    await studio.work();
    studio.ports.vendor = vendor;
    studio.ports.whileWaiting = studio.work;
    const again = await studio.call('creative', makingContract.remixCreation, {
      creationId: id,
      prompt: 'Rye in the sun',
    });
    expect(again.body.data).toMatchObject({
      status: 'completed',
      provider: 'OpenAI, test-model',
      prompt: 'Rye in the sun',
    });
    expect(await studio.used('images')).toBe(1);
  });
});

describe('a picture with a photograph', () => {
  const photograph = async (studio: Studio) => {
    const { id } = (await image(studio, { prompt: 'The van', style: 'minimalist' })).body.data as { id: string };
    await asOwner("UPDATE creations SET source = 'uploaded', brief = NULL, alt_text = 'A white van' WHERE id = $1", [
      id,
    ]);
    return id;
  };

  it('shows one of the library at once, in a slow style too, and says what it is made of', async () => {
    const studio = await openStudio();
    const photoId = await photograph(studio);
    const { status, body } = await image(studio, { style: 'photorealistic', photoId });
    expect([status, body.data]).toEqual([200, expect.objectContaining({ status: 'completed', type: 'image' })]);
    const [van, made] = await studio.rows();
    expect(studio.wordsAt(made!.storage_key)).toBe(
      `photorealistic picture of Rye on a board in 1:1 on ${studio.wordsAt(van!.storage_key)} [composite, Fourbeat word designer 7]`,
    );
  });

  it('is refused of a picture that was drawn here, and of one that is not there', async () => {
    const [studio, stranger] = [await openStudio(), await openStudio()];
    const drawn = (await image(studio)).body.data as { id: string };
    const foreign = await photograph(stranger);
    for (const photoId of [drawn.id, foreign]) {
      const { status, body } = await image(studio, { photoId });
      expect([status, body.fields]).toEqual([
        400,
        { photoId: 'This photo is no longer in your library. Choose another one.' },
      ]);
    }
    expect(await studio.used('images')).toBe(1);
  });

  it('appears in a Photorealistic clip, and is refused in other styles', async () => {
    const studio = await openStudio();
    const photoId = await photograph(studio);
    const film = (style: 'photorealistic' | 'cartoon') =>
      studio.call('creative', makingContract.generateVideo, { prompt: 'Rye on a board', style, photoId });
    expect((await film('cartoon')).body.fields).toEqual({ photoId: expect.stringContaining('Photorealistic look') });
    const { id } = (await film('photorealistic')).body.data as { id: string };
    await studio.work();
    const [van, made] = await studio.rows();
    expect([made!.id, studio.wordsAt(made!.storage_key)]).toEqual([
      id,
      `clip of Rye on a board on ${studio.wordsAt(van!.storage_key)} [composite, Fourbeat word animator 3]`,
    ]);
    expect(await studio.used('videos')).toBe(1);
  });

  it('that is deleted before the clip is made fails the clip, with the reason and without using the allowance', async () => {
    const studio = await openStudio();
    const photoId = await photograph(studio);
    await studio.call('creative', makingContract.generateVideo, { prompt: 'Rye', style: 'photorealistic', photoId });
    studio.files.delete((await studio.rows())[0]!.storage_key);
    await studio.work();
    const made = (await studio.rows())[1]!;
    expect([made.status, made.cause]).toEqual(['failed', expect.stringContaining('no longer in your library')]);
    expect(await studio.used('videos')).toBe(0);
  });

  it('says so when its photograph is gone, and counts nothing', async () => {
    const studio = await openStudio();
    const photoId = await photograph(studio);
    const [van] = await studio.rows();
    studio.files.delete(van!.storage_key);
    const { status, body } = await image(studio, { photoId });
    expect([status, body.error]).toEqual([409, expect.stringContaining('no longer in your library')]);
    expect(await studio.used('images')).toBe(1);
  });
});

it('a clip is read by who makes it, a picture by who draws it, and neither counts', async () => {
  const studio = await openStudio();
  const read = async (more: object) =>
    (await studio.call('creative', makingContract.getPictureReading, { prompt: 'Two for one', ...more })).body.data;
  expect(await read({ seconds: 10 })).toMatchObject({ headline: 'Two for one', ending: 'after 10 seconds' });
  expect(await read({})).not.toHaveProperty('ending');
  expect(await studio.rows()).toEqual([]);
});
