import { makingContract } from '../../../../src/contracts/creation-making';
import { openStudio, wordDesigner } from '../../../testing/builders/making';
import { asOwner, useDatabase } from '../../../testing/database';
import { makingRepository } from './making-repository';
import { presentCreation } from '../creations/present-creation';
import { until } from '../../../testing/until';

useDatabase();

type Studio = Awaited<ReturnType<typeof openStudio>>;
const BEGUN = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(BEGUN.getTime() + seconds * 1_000);
/** Looks that were asked for, in seconds after the beginning. */
const looks = async ({ workspaceId }: Studio) =>
  (
    await asOwner<{ start_after: Date }>(
      "SELECT start_after FROM pgboss.job WHERE name = 'rescue-creation' AND data->>'workspaceId' = $1 ORDER BY start_after",
      [workspaceId],
    )
  ).map((job) => (job.start_after.getTime() - BEGUN.getTime()) / 1_000);
const shown = async (studio: Studio) => {
  const found = await makingRepository.find(studio.workspaceId, (await studio.rows())[0]!.id, studio.user.id);
  const { status, startedAgain } = presentCreation(found!);
  return [status, startedAgain];
};

/** A picture whose rough version is being drawn; `alive: false`: by a process that renews its hold no more. */
async function drawing({ alive }: { alive: boolean }) {
  let [now, open] = [BEGUN, (): void => undefined];
  const gate = new Promise<void>((resolve) => (open = resolve));
  const drawn: boolean[] = [];
  const designer = {
    ...wordDesigner,
    generate: async (...[brief, options = {}]: Parameters<typeof wordDesigner.generate>) => {
      drawn.push(options.draft === true);
      if (options.draft) await gate;
      return wordDesigner.generate(brief, options);
    },
  };
  const studio = await openStudio({ designer, clock: { now: () => now }, renewsHolds: alive });
  const reply = studio.call('creative', makingContract.generateImage, {
    prompt: 'Rye on a board',
    style: 'photorealistic',
  });
  await until(async () => drawn.length > 0);
  const { id } = (await studio.rows())[0]!;
  const heldUntil = async () =>
    (await asOwner<{ held_until: Date | null }>('SELECT held_until FROM creations WHERE id = $1', [id]))[0]!.held_until;
  return {
    studio,
    drawn,
    open,
    reply,
    id,
    rescue: () => studio.jobs.rescue(studio.payload(id)),
    pass: async (seconds: number) => {
      now = after(seconds);
      if (alive) await until(async () => (await heldUntil())! > now);
    },
  };
}

it('whose process was killed while it drew the rough version is started again within two minutes, says so, and counts once', async () => {
  const { studio, pass, rescue, drawn } = await drawing({ alive: false });
  const [look] = await looks(studio);
  expect(look).toBeLessThan(120);
  await pass(look!);
  await rescue();
  await rescue(); // delivered twice
  expect([await shown(studio), (await studio.asked()).length]).toEqual([['generating', true], 1]);
  await studio.work();
  expect([await shown(studio), await studio.units(), drawn]).toEqual([['completed', false], ['spent'], [true, false]]);
  await rescue();
  expect((await studio.asked()).length).toBe(1);
});

it('is left to a process that lives, however long its rough version takes, and is drawn once', async () => {
  const { studio, pass, rescue, drawn, open, reply } = await drawing({ alive: true });
  for (const minutes of [1, 5, 30]) {
    await pass(minutes * 60);
    await rescue();
  }
  expect([await shown(studio), await studio.asked(), (await looks(studio)).length]).toEqual([
    ['generating', false],
    [],
    4,
  ]); // each look asks for the next
  open();
  expect((await reply).body.data).toMatchObject({ status: 'refining', startedAgain: false });
  await rescue();
  expect([(await studio.asked()).length, drawn]).toEqual([1, [true]]);
});

it('that was taken for dead and was only slow changes nothing of what the job makes, and is not made twice', async () => {
  const { studio, pass, rescue, open, reply, drawn } = await drawing({ alive: false });
  await pass(60);
  await rescue();
  await studio.work();
  open(); // the first process wakes up
  expect((await reply).body.data.status).toBe('completed');
  expect([(await studio.asked()).length, await studio.units(), drawn]).toEqual([1, ['spent'], [true, false]]);
});

it('says that it starts again when a second worker takes what the first had in hand, or its first try failed', async () => {
  const studio = await openStudio({
    designer: {
      ...wordDesigner,
      generate: (brief, options) =>
        options?.draft ? wordDesigner.generate(brief, options) : Promise.reject(new Error('the canvas fell over')),
    },
  });
  await studio.call('creative', makingContract.generateImage, { prompt: 'Rye on a board', style: 'photorealistic' });
  expect(await shown(studio)).toEqual(['refining', false]);
  await expect(studio.work()).rejects.toThrow('the canvas fell over');
  expect(await shown(studio)).toEqual(['refining', true]);
  await asOwner("UPDATE creations SET cause = 'attempt of a worker that is gone' WHERE workspace_id = $1", [
    studio.workspaceId,
  ]);
  expect(await shown(studio)).toEqual(['refining', false]); // nobody knows yet
  studio.ports.designer = {
    ...wordDesigner,
    generate: async (brief) => (expect(await shown(studio)).toEqual(['refining', true]), wordDesigner.generate(brief)),
  };
  await studio.work();
  expect(await shown(studio)).toEqual(['completed', false]);
});
