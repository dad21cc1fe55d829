import { authContract } from '../../../src/contracts/auth';
import { creativeContract } from '../../../src/contracts/creative';
import { createDesigner } from '../../providers/builtin/designer/designer';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { useRealPictures } from '../../testing/real-pictures';
import { functions, register } from '../../testing/world';

useDatabase();

const month = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit' }).format(new Date());
const logged = async (workspaceId: string) =>
  (
    await asOwner<{ title: string }>(
      "SELECT title FROM activities WHERE workspace_id = $1 AND link = '/dashboard/settings?section=plan'",
      [workspaceId],
    )
  ).map(({ title }) => title);
const use = (workspaceId: string, used: number) =>
  asOwner("INSERT INTO usage_counters (workspace_id, kind, month, used) VALUES ($1, 'images', $2, $3)", [
    workspaceId,
    month(),
    used,
  ]);

describe('a generated image', () => {
  useRealPictures();

  it('answers as the specification says, with a picture that its workspace can load', async () => {
    const { call } = await register();
    const { status, body } = await call('creative', creativeContract.generateImage, {
      prompt: 'Autumn pumpkin latte, 20% off',
      aspectRatio: '16:9',
      style: 'minimalist',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: {
        type: 'image',
        prompt: 'Autumn pumpkin latte, 20% off',
        width: 1920,
        height: 1080,
        style: 'minimalist',
        provider: 'Built-in designer',
      },
    });
    const file = await call('creative', creativeContract.getCreationFile, {
      creationId: body.data.id,
      v: new URL(body.data.url, 'http://localhost').searchParams.get('v')!,
    });
    const bytes = Buffer.from(await file.response.arrayBuffer());
    expect([bytes.subarray(0, 4).toString(), bytes.subarray(8, 12).toString()]).toEqual(['RIFF', 'WEBP']);
    expect(file.response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });
});

describe('generating an image', () => {
  it('has the defaults of the specification, and says in which style it is', async () => {
    const { call } = await register();
    const { body } = await call('creative', creativeContract.generateImage, { prompt: 'Fresh rye' });
    expect(body.data).toMatchObject({
      aspectRatio: '1:1',
      style: createDesigner().styles.includes('photorealistic') ? 'photorealistic' : 'minimalist',
    });
  });

  it('gives the last unit of the month to one of fifty parallel requests, and tells the workspace once', async () => {
    const owner = await register();
    await use(owner.workspaceId, 49);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        owner.call('creative', creativeContract.generateImage, { prompt: 'Rye', style: 'minimalist' }),
      ),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.body.code === 'allowance_used')).toHaveLength(49);
    expect(await asOwner('SELECT count(*)::int FROM creations WHERE workspace_id = $1', [owner.workspaceId])).toEqual([
      { count: 1 },
    ]);
    expect((await owner.call('creative', creativeContract.getUsage, {})).body.data.images).toEqual({
      used: 50,
      limit: 50,
    });
    expect(await logged(owner.workspaceId)).toEqual([
      expect.stringMatching(/^All 50 images for this month were used; you get new ones on 1 /),
    ]);
  });

  it('gives the last unit of a trial to one of two workspaces that share it, and says that they do', async () => {
    const owner = await register();
    await use(owner.workspaceId, 49);
    await asOwner("INSERT INTO trial_counters (owner_id, kind, month, used) VALUES ($1, 'images', $2, 49)", [
      owner.session.user.id,
      month(),
    ]);
    const second = makeClient(functions);
    await second.call('auth', authContract.login, { email: owner.form.email, password: owner.form.password });
    const { workspace } = (
      await second.call('auth', authContract.createWorkspace, { name: 'Second shop', zone: 'Europe/London' })
    ).body.data;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? second : owner).call('creative', creativeContract.generateImage, {
          prompt: 'Rye',
          style: 'minimalist',
        }),
      ),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const refused = replies.find((reply) => reply.body.code === 'allowance_used')!;
    expect(refused.body.error).toMatch(
      /^You have used all 50 images of the Trial plan this month, counted over the whole trial\. You get new ones on 1 \w+\. For more, choose a plan in Settings, under Plan\.$/,
    );
    expect(
      await asOwner('SELECT count(*)::int FROM creations WHERE workspace_id IN ($1, $2)', [
        owner.workspaceId,
        workspace.id,
      ]),
    ).toEqual([{ count: 1 }]);
    for (const client of [owner, second])
      expect((await client.call('creative', creativeContract.getUsage, {})).body.data.images).toEqual({
        used: 50,
        limit: 50,
      });
  });

  it('counts on a larger plan against its larger limit, within the same month', async () => {
    const owner = await register();
    await use(owner.workspaceId, 50);
    expect(
      (await owner.call('creative', creativeContract.generateImage, { prompt: 'Rye', style: 'minimalist' })).status,
    ).toBe(402);
    await asOwner("UPDATE workspaces SET plan = 'Pro' WHERE workspace_id = $1", [owner.workspaceId]);
    expect(
      (await owner.call('creative', creativeContract.generateImage, { prompt: 'Rye', style: 'minimalist' })).status,
    ).toBe(200);
    expect((await owner.call('creative', creativeContract.getUsage, {})).body.data.images).toEqual({
      used: 51,
      limit: 200,
    });
  });

  it('takes nothing twice for a request that is sent twice', async () => {
    const owner = await register();
    const send = () =>
      owner.call(
        'creative',
        creativeContract.generateImage,
        { prompt: 'Rye', style: 'minimalist' },
        { 'idempotency-key': 'once' },
      );
    const [first, again] = [await send(), await send()];
    expect(again.body.data.id).toBe(first.body.data.id);
    expect((await owner.call('creative', creativeContract.getUsage, {})).body.data.images.used).toBe(1);
    expect(await asOwner('SELECT state FROM usage_entries WHERE workspace_id = $1', [owner.workspaceId])).toEqual([
      { state: 'spent' },
    ]);
  });

  it.each([
    ['', 'Description is required.'],
    ['   ', 'Description is required.'],
    ['x'.repeat(1001), 'Description can be at most 1000 characters.'],
  ])('refuses %.5s at its field', async (prompt, sentence) => {
    const { call } = await register();
    expect((await call('creative', creativeContract.generateImage, { prompt })).body).toMatchObject({
      success: false,
      error: sentence,
      fields: { prompt: sentence },
    });
  });
});
