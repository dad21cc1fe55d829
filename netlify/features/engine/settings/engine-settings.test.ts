import { engineContract } from '../../../../src/contracts/engine';
import { publishingContract } from '../../../../src/contracts/publishing';
import { usualSettings } from '../../../../src/domain/engine-settings';
import { asOwner, useDatabase } from '../../../testing/database';
import { bakery, register } from '../../../testing/world';

useDatabase();

const read = async ({ call }: Awaited<ReturnType<typeof register>>) =>
  (await call('engine', engineContract.getEngineSettings, {})).body.data;

it('are the usual ones until somebody chooses, and each change leaves the others alone', async () => {
  const owner = await register();
  expect(await read(owner)).toEqual({ ...usualSettings, currency: 'GBP' });
  await owner.call('engine', engineContract.updateEngineSettings, { callTime: '18:15', hourlyRate: 80 });
  await owner.call('engine', engineContract.updateEngineSettings, { voiceCalls: false });
  expect(await read(owner)).toEqual({
    ...usualSettings,
    callTime: '18:15',
    hourlyRate: 80,
    voiceCalls: false,
    currency: 'GBP',
  });
  expect((await owner.call('engine', engineContract.getCycle, {})).body.data.running).toBe(true);
});

it('the frequency reaches the cycle, and pausing the engine keeps it', async () => {
  const owner = await register();
  const slots = [{ weekday: 2, time: '09:00' }];
  await owner.call('engine', engineContract.updateEngineSettings, { frequency: 'custom', slots });
  await owner.call('engine', engineContract.updateCycle, { running: false });
  expect((await owner.call('engine', engineContract.getCycle, {})).body.data).toMatchObject({
    running: false,
    frequency: 'custom',
    slots,
  });
});

it.each([
  [{ frequency: 'custom', slots: [] }, 'slots', 'Add at least one time, or choose another frequency.'],
  [
    {
      slots: [
        { weekday: 1, time: '09:00' },
        { weekday: 1, time: '09:00' },
      ],
    },
    'slots.1.time',
    'This time is already in the list.',
  ],
  [{ platforms: ['myspace'] }, 'platforms.0', 'We do not know this platform.'],
  [
    {
      pillars: [
        { id: 'a', name: 'Bread' },
        { id: 'b', name: 'bread' },
      ],
    },
    'pillars.1.name',
    'You already have a pillar with this name.',
  ],
  [{ pillars: [{ id: 'a', name: ' ' }] }, 'pillars.0.name', 'Pillar is required.'],
  [{ hourlyRate: -1 }, 'hourlyRate', 'Enter a whole amount from 0 to 1,000.'],
  [{ callTime: '25:00' }, 'callTime', 'Choose a time, for example 16:30.'],
])('%j is refused at its field', async (input, field, sentence) => {
  const owner = await register();
  const { status, body } = await owner.call('engine', engineContract.updateEngineSettings, input as never);
  expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
});

it('hours saved follow the minutes of their owner, and count only what was done for published posts', async () => {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const add = (published: boolean, isAi: boolean) =>
    asOwner(
      `INSERT INTO pieces (id, workspace_id, year, week, title, body, alt_text, keywords, status, ai_generated, version, published_at, created_at, updated_at)
      VALUES (gen_random_uuid(), $1, 2026, 1, 'A', '', '', '[]', $2::text, $3, 1, CASE WHEN $2::text = 'published' THEN now() - interval '2 days' END, now() - interval '3 days', now())`,
      [owner.workspaceId, published ? 'published' : 'review', isAi],
    );
  await add(true, true);
  await add(true, false);
  await add(false, true);
  const figures = async () => (await owner.call('engine', engineContract.getEngineFigures, {})).body.data;
  expect(await figures()).toMatchObject({
    contentCreated: 3,
    actions: { planned: 0, written: 1, designed: 0, published: 2 },
    hoursSaved: 55 / 60,
    reach: null,
    engagement: null,
    conversion: null,
  });
  await owner.call('engine', engineContract.updateEngineSettings, {
    minutes: { planned: 0, written: 60, designed: 0, published: 30 },
    hourlyRate: 10,
  });
  expect(await figures()).toMatchObject({ hoursSaved: 2, costSavings: 20 });
});

describe('proactive suggestions', () => {
  it.each([true, false])(
    'switched %s decide whether the bell tells of new ideas, which come either way',
    async (on) => {
      const owner = await register();
      await owner.call('engine', engineContract.updateEngineSettings, { proactiveSuggestions: on });
      await owner.call('engine', engineContract.updateProfile, bakery);
      expect(
        await asOwner("SELECT tells FROM activities WHERE workspace_id = $1 AND title LIKE 'Three ideas%'", [
          owner.workspaceId,
        ]),
      ).toEqual([{ tells: on }]);
    },
  );
});

describe('an idea that is not wanted', () => {
  it('is dismissed with its reason, brought back, and never picked meanwhile by mistake', async () => {
    const owner = await register();
    await owner.call('engine', engineContract.updateProfile, bakery);
    const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
    const ideaId = ideas[0].id;
    const dismissed = (await owner.call('engine', engineContract.dismissIdea, { ideaId, reason: 'untrue' })).body.data;
    expect(dismissed.ideas[0]).toMatchObject({ status: 'dismissed', dismissal: 'untrue' });
    const restored = (await owner.call('engine', engineContract.restoreIdea, { ideaId })).body.data;
    expect(restored.ideas[0]).toMatchObject({ status: 'suggested', dismissal: null });
    await owner.call('engine', engineContract.createPiece, { ideaId });
    expect((await owner.call('engine', engineContract.dismissIdea, { ideaId, reason: 'done' })).status).toBe(409);
  });
});

it('a newsletter goes with the first post of a week, if that is wished, and not with the next ones', async () => {
  const owner = await register();
  await asOwner('UPDATE auth."user" SET email_verified = false WHERE id = $1', [owner.session.user.id]);
  const wish = () => owner.call('engine', engineContract.updateEngineSettings, { newsletter: true });
  expect(await wish()).toMatchObject({ status: 403, body: { code: 'address_unconfirmed' } });
  await asOwner('UPDATE auth."user" SET email_verified = true WHERE id = $1', [owner.session.user.id]);
  expect((await wish()).body.data).toMatchObject({ newsletter: true });
  await owner.call('engine', engineContract.updateProfile, bakery);
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  const channels: string[][] = [];
  for (const { id: ideaId } of ideas.slice(0, 2)) {
    const { id: pieceId } = (await owner.call('engine', engineContract.createPiece, { ideaId, article: true })).body
      .data;
    const { items } = (await owner.call('publishing', publishingContract.getPiecePostings, { pieceId })).body.data;
    channels.push(items.map(({ channel }: { channel: string }) => channel));
  }
  expect(channels).toEqual([['newsletter'], []]);
});
