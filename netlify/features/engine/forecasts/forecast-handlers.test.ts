import { engineContract } from '../../../../src/contracts/engine';
import type { IdeaForecast } from '../../../../src/contracts/engine-forecasts';
import { DAY_MS, HOUR_MS } from '../../../../src/domain/duration';
import { addDays } from '../../../../src/domain/zoned-time';
import { inWorkspace } from '../../../database/client';
import { dayOf, keepDay, keepMeasuredPosts, keepReach } from '../../../testing/builders/measured-posts';
import { asOwner, useDatabase } from '../../../testing/database';
import { killInTheMiddle } from '../../../testing/killed-worker';
import { bakery, register } from '../../../testing/world';
import { insightEngine } from '../engine-wiring';
import { forecastRepository } from './forecast-repository';
import { makeForecastService } from './forecast-service';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const now = new Date();
const EARLIER = [60, 90, 75, 110, 80, 70].map((reach, n) => ({ daysAgo: 55 - 7 * n, reach }));

describe('a forecast', () => {
  it('is made with each idea; of too few measured posts it has no number', async () => {
    const owner = await register();
    await keepMeasuredPosts(owner.workspaceId, now, [...EARLIER.slice(0, 2), { daysAgo: 3, reach: 500 }]);
    const items = await propose(owner);
    expect(items.map(({ range, posts, isChecked }) => ({ range, posts, isChecked }))).toEqual(
      Array(3).fill({ range: null, posts: 2, isChecked: false }),
    );
  });

  it('is a range around what the own posts reached in their first seven days, their day of publication included', async () => {
    const owner = await register();
    const [first] = await keepMeasuredPosts(owner.workspaceId, now, EARLIER);
    await keepReach(owner.workspaceId, first!, addDays(dayOf(now, 55), 6), 30);
    // Not counted: the eighth day, and a day on which it was only posted.
    await keepReach(owner.workspaceId, first!, addDays(dayOf(now, 55), 7), 90_000);
    await keepDay(owner.workspaceId, {
      dimension: 'subject',
      day: addDays(dayOf(now, 55), 1),
      kind: 'publish',
      key: first!,
      people: 0,
    });
    const items = await propose(owner);
    for (const { range, posts, days } of items) {
      expect({ posts, days }).toEqual({ posts: 6, days: 56 });
      expect(range!.middle).toBeGreaterThan(65);
      expect(range!.middle).toBeLessThan(100);
      expect(range!.low).toBeGreaterThan(30);
      expect(range!.high).toBeLessThan(200);
    }
  });

  it('comes with each further set of ideas, and with an idea that an insight adds', async () => {
    const owner = await register();
    await keepMeasuredPosts(owner.workspaceId, now, EARLIER);
    await propose(owner);
    await owner.call('engine', engineContract.createIdeas, {});
    const place = { id: owner.workspaceId, zone: 'Europe/London' };
    const { id } = await insightEngine().addIdea(place, { feature: 'photo', evidence: 'Photos did well.' }, ADA);
    const items = await list(owner);
    expect(items).toHaveLength(7);
    expect(items.find(({ ideaId }) => ideaId === id)!.range).not.toBeNull();
    // It goes with its idea.
    await insightEngine().removeIdea(owner.workspaceId, id);
    expect(await list(owner)).toHaveLength(6);
  });

  it.each(['app', 'worker'] as const)(
    'cannot be changed afterwards by the role %s, nor can its score',
    async (role) => {
      const owner = await register();
      await propose(owner);
      for (const table of ['idea_forecasts', 'forecast_scores'])
        await expect(
          inWorkspace(owner.workspaceId, (tx) => tx.execute(`UPDATE ${table} SET idea_id = idea_id`), role),
        ).rejects.toMatchObject({ cause: { message: `permission denied for table ${table}` } });
    },
  );
});

describe('a score', () => {
  it('says once what the post reached, and stays when a figure is corrected', async () => {
    const { owner, ideaIds, pieceIds } = await withPublished([90, 4_000, 1]);
    const service = serviceAt(now);
    expect(await forecastRepository.listDue(now)).toContain(owner.workspaceId);
    // Two workers at the same time, and one more run.
    await Promise.all([service.scoreForecasts(owner), service.scoreForecasts(owner)]);
    await service.scoreForecasts(owner);
    const scores = await scoresOf(owner);
    expect(scores.map(({ idea_id, outcome, reached }) => [idea_id, outcome, reached])).toEqual([
      [ideaIds[0], 'within', 90],
      [ideaIds[1], 'above', 4_000],
      [ideaIds[2], 'below', 1],
    ]);
    await keepReach(owner.workspaceId, pieceIds[0]!, dayOf(now, 7), 9_999);
    await serviceAt(new Date(now.getTime() + DAY_MS)).scoreForecasts(owner);
    expect(await scoresOf(owner)).toEqual(scores);
    expect(await forecastRepository.listDue(now)).not.toContain(owner.workspaceId);
    const { body } = await owner.call('engine', engineContract.getPieceForecast, { pieceId: pieceIds[1]! });
    expect(body.data).toMatchObject({ score: { outcome: 'above', reached: 4_000 }, forecast: { posts: 6 } });
  });

  it('waits until the seven days are over, and until their events are counted', async () => {
    const { owner, pieceIds } = await withPublished([90]);
    const before = new Date(now.getTime() - 4 * HOUR_MS);
    expect(await forecastRepository.listDue(before)).not.toContain(owner.workspaceId);
    await serviceAt(before).scoreForecasts(owner);
    await serviceAt(now, new Date(now.getTime() - DAY_MS)).scoreForecasts(owner);
    await serviceAt(now, null).scoreForecasts(owner);
    expect(await scoresOf(owner)).toEqual([]);
    // What came in late until then counts.
    await keepReach(owner.workspaceId, pieceIds[0]!, addDays(dayOf(now, 7), 5), 5);
    await serviceAt(now).scoreForecasts(owner);
    expect(await scoresOf(owner)).toMatchObject([{ reached: 95 }]);
  });

  it.each([
    [
      'taken-down',
      (_owner: Owner, piece: string) => asOwner("UPDATE pieces SET status = 'taken-down' WHERE id = $1", [piece]),
    ],
    [
      'republished',
      (owner: Owner, piece: string) =>
        keepDay(owner.workspaceId, {
          dimension: 'subject',
          day: dayOf(now, 9),
          kind: 'publish',
          key: piece,
          people: 0,
        }),
    ],
    [
      'page-off',
      (owner: Owner) =>
        asOwner('UPDATE workspaces SET profile_public = false WHERE workspace_id = $1', [owner.workspaceId]),
    ],
    [
      'not-counted',
      (owner: Owner) =>
        asOwner("DELETE FROM event_days WHERE workspace_id = $1 AND dimension = ''", [owner.workspaceId]),
    ],
  ] as const)('is not given, and says why: %s', async (outcome, happen) => {
    const { owner, pieceIds } = await withPublished([90]);
    await happen(owner, pieceIds[0]!);
    await serviceAt(now).scoreForecasts(owner);
    expect(await scoresOf(owner)).toMatchObject([{ outcome, reached: null }]);
    // It teaches nothing.
    expect((await reading(owner)).widthChange).toBe(1);
  });

  it('is not given where no number was said', async () => {
    const owner = await register();
    const items = await propose(owner);
    await keepMeasuredPosts(owner.workspaceId, now, [{ daysAgo: 7, reach: 9, ideaId: items[0]!.ideaId }]);
    await serviceAt(now).scoreForecasts(owner);
    expect(await scoresOf(owner)).toEqual([]);
  });

  it('widens the next ranges after misses', async () => {
    const { owner, forecasts } = await withPublished([4_000, 5_000, 6_000]);
    await owner.call('engine', engineContract.createIdeas, {});
    // The three are measured by then in both, and only their verdicts differ.
    const calm = await newest(owner);
    await asOwner("UPDATE ideas SET status = 'passed' WHERE workspace_id = $1", [owner.workspaceId]);
    await serviceAt(now).scoreForecasts(owner);
    expect((await reading(owner)).widthChange).toBeGreaterThan(1.5);
    await owner.call('engine', engineContract.createIdeas, {});
    const taught = await newest(owner);
    expect(forecasts).toHaveLength(3);
    expect(Math.max(...taught.map(widthOf))).toBeGreaterThan(1.5 * Math.max(...calm.map(widthOf)));
  });

  it.each([
    ['more confident after posts that did better than usual', [4_000, 5_000, 6_000], 1],
    ['less confident after posts that did not', [2, 3, 2], -1],
  ])('makes the next ideas %s, and leaves what their evidence is worth', async (_what, reached, direction) => {
    const { owner } = await withPublished(reached);
    await serviceAt(now).scoreForecasts(owner);
    await owner.call('engine', engineContract.createIdeas, {});
    const { ideas, earlierIdeas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
    for (const { confidence, support } of earlierIdeas[0]) expect(confidence).toBe(support);
    for (const { confidence, support } of ideas) expect(Math.sign(confidence - support)).toBe(direction);
  });

  it('is given once although the worker is killed on the way', async () => {
    const { owner } = await withPublished([90]);
    await killInTheMiddle({
      job: 'score-forecasts',
      begin: () => forecastRepository.ask(owner.workspaceId),
      hold: 'LOCK TABLE forecast_scores IN SHARE MODE',
      isOver: async () => (await scoresOf(owner)).length > 0,
    });
    expect(await scoresOf(owner)).toMatchObject([{ outcome: 'within', reached: 90 }]);
  });
});

const ADA = { id: crypto.randomUUID(), name: 'Ada' };

/** An owner whose ideas have forecasts of about 60 to 110 people, and a post of each, a week old, that reached so many. */
async function withPublished(reached: number[]) {
  const owner = await register();
  await keepMeasuredPosts(owner.workspaceId, now, EARLIER);
  const forecasts = (await propose(owner)).slice(0, reached.length);
  const ideaIds = forecasts.map(({ ideaId }) => ideaId);
  const pieceIds = await keepMeasuredPosts(
    owner.workspaceId,
    now,
    reached.map((reach, n) => ({ daysAgo: 7, reach, ideaId: ideaIds[n]! })),
  );
  return { owner, forecasts, ideaIds, pieceIds };
}

async function propose(owner: Owner): Promise<IdeaForecast[]> {
  await owner.call('engine', engineContract.updateProfile, bakery);
  return list(owner);
}

const reading = async (owner: Owner) => (await owner.call('engine', engineContract.listForecasts, {})).body.data;
const list = async (owner: Owner): Promise<IdeaForecast[]> => (await reading(owner)).items;
const newest = async (owner: Owner) => (await list(owner)).slice(-3);
const widthOf = ({ range }: IdeaForecast) => Math.log1p(range!.high) - Math.log1p(range!.low);

const serviceAt = (at: Date, counted: Date | null = at) =>
  makeForecastService({
    repository: forecastRepository,
    events: { foldedUntil: () => Promise.resolve(counted) },
    clock: { now: () => at },
  });

const scoresOf = ({ workspaceId }: { workspaceId: string }) =>
  asOwner<{ idea_id: string; outcome: string; reached: number | null }>(
    `SELECT s.idea_id, outcome, reached, scored_at FROM forecast_scores s JOIN ideas i ON i.id = s.idea_id WHERE s.workspace_id = $1 ORDER BY i.rank`,
    [workspaceId],
  );
