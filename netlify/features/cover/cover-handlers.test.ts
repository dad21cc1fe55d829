import { coverContract } from '../../../src/contracts/cover';
import { siteContract } from '../../../src/contracts/site';
import { makeClient } from '../../testing/call';
import { useDatabase } from '../../testing/database';
import { useRealPictures } from '../../testing/real-pictures';
import { functions } from '../../testing/world';
import { makeCoverService } from './cover-service';

useDatabase();
useRealPictures();

const visitor = () => makeClient(functions);

it('every address in the list of articles leads to a picture that caches may keep for a day', async () => {
  const {
    body: {
      data: [first],
    },
  } = await visitor().call('site', siteContract.listArticles, {});
  const v = new URL(first.cover.url, 'http://localhost').searchParams.get('v')!;
  const { status, response } = await visitor().call('cover', coverContract.getCover, { slug: first.slug, v });
  expect([status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=86400',
  ]);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(Buffer.from(bytes.subarray(8, 12)).toString()).toBe('WEBP');
  const again = await visitor().call(
    'cover',
    coverContract.getCover,
    { slug: first.slug },
    { 'if-none-match': response.headers.get('etag')! },
  );
  expect([again.status, again.response.headers.get('cache-control')]).toEqual([304, 'public, max-age=300']);
});

it('there is no picture of an article that is not there', async () => {
  expect(await visitor().call('cover', coverContract.getCover, { slug: 'no-such-article' })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

it('a picture is drawn once for all who ask, and again after a failure', async () => {
  let calls = 0;
  const service = makeCoverService({
    briefOf: () => ({ prompt: 'bread', style: 'minimalist', aspectRatio: '16:9', seed: 1 }),
    designer: {
      generate: async () => {
        calls += 1;
        if (calls === 1) throw new Error('no canvas');
        return {
          bytes: new Uint8Array([calls]),
          contentType: 'image/webp',
          width: 1,
          height: 1,
          title: '',
          altText: '',
        };
      },
    },
  });
  await expect(service.read('a')).rejects.toThrow('no canvas');
  expect(await Promise.all([service.read('a'), service.read('a')])).toEqual([new Uint8Array([2]), new Uint8Array([2])]);
  expect(await service.read('a')).toEqual(new Uint8Array([2]));
});
