import { authContract } from '../../../src/contracts/auth';
import { creativeContract } from '../../../src/contracts/creative';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { functions, register } from '../../testing/world';

useDatabase();

const month = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit' }).format(new Date());
const use = (workspaceId: string, used: number) => asOwner("INSERT INTO usage_counters (workspace_id, kind, month, used) VALUES ($1, 'images', $2, $3)", [workspaceId, month(), used]);

describe('generating an image', () => {
  it('answers as the specification says, with a picture that its workspace can load', async () => {
    const { call } = await register();
    const { status, body } = await call('creative', creativeContract.generateImage, { prompt: 'Autumn pumpkin latte, 20% off', aspectRatio: '16:9', style: 'minimalist' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { type: 'image', prompt: 'Autumn pumpkin latte, 20% off', width: 1920, height: 1080, style: 'minimalist', provider: 'Built-in designer' } });
    const file = await call('creative', creativeContract.getPictureFile, { pictureId: body.data.id });
    const bytes = Buffer.from(await file.response.arrayBuffer());
    expect([bytes.subarray(0, 4).toString(), bytes.subarray(8, 12).toString()]).toEqual(['RIFF', 'WEBP']);
    expect(file.response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });

  it('with the defaults of the specification draws what the designer can, and says which style that was', async () => {
    const { call } = await register();
    const { body } = await call('creative', creativeContract.generateImage, { prompt: 'Fresh rye' });
    expect(body.data).toMatchObject({ aspectRatio: '1:1', style: 'minimalist' });
  });

  it('gives the last unit of the month to one of ten parallel requests', async () => {
    const owner = await register();
    await use(owner.workspaceId, 49);
    const replies = await Promise.all(Array.from({ length: 10 }, () => owner.call('creative', creativeContract.generateImage, { prompt: 'Rye' })));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.body.code === 'allowance_used')).toHaveLength(9);
    expect((await owner.call('creative', creativeContract.getUsage, {})).body.data.images).toEqual({ used: 50, limit: 50 });
  });

  it.each([['', 'Description is required.'], ['   ', 'Description is required.'], ['x'.repeat(1001), 'Description can be at most 1000 characters.']])('refuses %.5s at its field', async (prompt, sentence) => {
    const { call } = await register();
    expect((await call('creative', creativeContract.generateImage, { prompt })).body).toMatchObject({ success: false, error: sentence, fields: { prompt: sentence } });
  });
});

it('a demo opens with 47 of 200 images, 12 of 20 videos, and pictures that load', async () => {
  const demo = makeClient(functions);
  await demo.call('auth', authContract.login, { email: `${crypto.randomUUID()}@example.com`, password: 'x' });
  const usage = (await demo.call('creative', creativeContract.getUsage, {})).body.data;
  expect(usage).toMatchObject({ images: { used: 47, limit: 200 }, videos: { used: 12, limit: 20 } });
  const { items } = (await demo.call('creative', creativeContract.listPictures, { limit: 5 })).body.data;
  expect(items).toHaveLength(5);
  expect((await demo.call('creative', creativeContract.getPictureFile, { pictureId: items[0].id })).status).toBe(200);
});
