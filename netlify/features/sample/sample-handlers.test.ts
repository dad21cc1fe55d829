import { sampleContract, sampleRatios } from '../../../src/contracts/sample';
import { HOUR_MS } from '../../../src/domain/duration';
import { aspectRatios } from '../../../src/domain/image-format';
import { createDesigner } from '../../providers/builtin/designer/designer';
import { systemIds } from '../../providers/system/ids';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { useRealPictures } from '../../testing/real-pictures';
import { functions } from '../../testing/world';
import { mediaStorage } from '../file/storage-wiring';
import { makeSampleService } from './sample-service';

useDatabase();

const fileIn = (url: string) => url.split('/').at(-1)!;
const draw = (client: ReturnType<typeof makeClient>, prompt = 'Sourdough at seven') =>
  client.call('sample', sampleContract.createSample, { prompt });

beforeEach(() => asOwner('DELETE FROM rate_limits'));

describe('a visitor without an account', () => {
  useRealPictures();

  it.each(sampleRatios)(
    'has a picture drawn in %s, at an address that anybody can load and keep for two days',
    async (aspectRatio) => {
      const client = makeClient(functions);
      const { status, body } = await client.call('sample', sampleContract.createSample, {
        prompt: 'Sourdough at seven',
        aspectRatio,
      });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        width: aspectRatios[aspectRatio].width,
        height: aspectRatios[aspectRatio].height,
        leftOut: null,
      });
      expect(body.data.altText).toMatch(/Sourdough at seven/);
      const { response } = await makeClient(functions).call('sample', sampleContract.getSampleFile, {
        sampleFile: fileIn(body.data.url),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([bytes.subarray(0, 4).toString(), bytes.subarray(8, 12).toString()]).toEqual(['RIFF', 'WEBP']);
      expect([
        response.headers.get('content-type'),
        response.headers.get('cache-control'),
        response.headers.get('x-robots-tag'),
      ]).toEqual(['image/webp', 'public, max-age=172800, immutable', 'noindex']);
    },
  );

  it('is told what of the words is not on the picture', async () => {
    const { body } = await draw(makeClient(functions), 'Summer sale صيف');
    expect(body.data.leftOut).toMatch(/Left out/);
  });

  it.each([
    ['Description is required.', ''],
    ['Describe it in a word or more.', 'x'],
    ['Description can be at most 120 characters.', 'x'.repeat(121)],
  ])('is told at the field: %s', async (sentence, prompt) => {
    expect(await draw(makeClient(functions), prompt)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { prompt: sentence } },
    });
  });

  it('draws six in an hour from one address; another address draws on', async () => {
    const client = makeClient(functions);
    const replies = [];
    for (let turn = 0; turn < 7; turn++) replies.push(await draw(client, 'Rye'));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(replies[6]).toMatchObject({
      body: {
        code: 'rate_limited',
        error: expect.stringMatching(/^That was too often in a short time\. Try again in \d+ minutes\.$/),
      },
    });
    expect((await draw(makeClient(functions), 'Rye')).status).toBe(200);
  });
});

describe('an address below the samples', () => {
  it.each([
    'x',
    '00000000-0000-7000-8000-000000000000.webp',
    '../designs/ab/cd.webp',
    '..%2Fowner%2Fdatabase.txt',
    '00000000-0000-7000-8000-000000000000.txt',
  ])('leads to nothing but a sample: %s', async (sampleFile) => {
    await mediaStorage().write('designs/ab/cd.webp', new Uint8Array([1]));
    await mediaStorage().write('owner/database.txt', new Uint8Array([1]));
    expect(await makeClient(functions).call('sample', sampleContract.getSampleFile, { sampleFile })).toMatchObject({
      status: 404,
      body: { success: false, code: 'not_found' },
    });
  });
});

it('takes away what is older than two days, and nothing else of the store', async () => {
  const at = (hours: number) =>
    makeSampleService({
      designer: createDesigner(),
      storage: mediaStorage(),
      ids: systemIds,
      clock: { now: () => new Date(Date.now() + hours * HOUR_MS) },
    });
  const file = fileIn((await draw(makeClient(functions))).body.data.url);
  await mediaStorage().write('designs/ab/old.webp', new Uint8Array([1]));
  await at(47).removeOld();
  expect((await makeClient(functions).call('sample', sampleContract.getSampleFile, { sampleFile: file })).status).toBe(
    200,
  );
  expect(await at(49).removeOld()).toBeGreaterThanOrEqual(1);
  expect(await makeClient(functions).call('sample', sampleContract.getSampleFile, { sampleFile: file })).toMatchObject({
    status: 404,
    body: { error: expect.stringMatching(/We no longer have this picture/) },
  });
  expect(await mediaStorage().read('designs/ab/old.webp')).not.toBeNull();
});

// Last, because this process remembers the refusal.
it('makes a visitor wait when all together have had 240 drawn in an hour', async () => {
  await draw(makeClient(functions), 'Rye');
  await asOwner("UPDATE rate_limits SET points = 240 WHERE key LIKE '240/3600:%'");
  expect(await draw(makeClient(functions), 'Rye')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});
