import { creativeContract } from '../../../../src/contracts/creative';
import { forgetEnv } from '../../../config/env';
import { useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';

useDatabase();
beforeAll(() => {
  process.env.FREE_PHOTOS = 'off';
  forgetEnv();
});
afterAll(() => {
  delete process.env.FREE_PHOTOS;
});

it('where the operator wants none, none is offered, and people read what to do instead', async () => {
  const owner = await register();
  expect((await owner.call('creative', creativeContract.getFreePhotoSource, {})).body.data).toEqual({ name: null });
  for (const reply of [
    await owner.call('creative', creativeContract.listFreePhotos, { search: 'rye' }),
    await owner.call('creative', creativeContract.createFreePhoto, { photoId: crypto.randomUUID() }),
  ])
    expect(reply.body).toMatchObject({
      code: 'conflict',
      error: 'This installation does not search for free photos. Upload one of your own instead.',
    });
});
