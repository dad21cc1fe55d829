import { analyticsContract } from '../../../../src/contracts/analytics';
import type { Insight } from '../../../../src/contracts/analytics-insights';
import { engineContract } from '../../../../src/contracts/engine';
import type { InsightFacts } from '../../../../src/domain/insight';
import { DAY_MS, HOUR_MS } from '../../../../src/domain/duration';
import { weekAt } from '../../../../src/domain/week';
import { addDays, toInstant } from '../../../../src/domain/zoned-time';
import { systemIds } from '../../../providers/system/ids';
import { makePostgresEventStore } from '../../../records/events/postgres-event-store';
import { asOwner, useDatabase } from '../../../testing/database';
import { register, registerBusy } from '../../../testing/world';
import { insightRepository } from './insight-repository';
import { makeInsightService } from './insight-service';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const zone = 'Europe/London';
/** The week whose insights are shown, on whatever day and hour this runs. */
const monday = weekAt(new Date(Date.now() - 8 * HOUR_MS), zone).startsOn;
const wednesday = new Date(`${addDays(monday, 2)}T12:00:00Z`);

describe('insights in the database', () => {
  it('are found once a week, and only when the week shows something', async () => {
    const owner = await register();
    await measure(owner, { lastWeek: 320, usually: 200 });
    const service = serviceAt(wednesday);
    await service.beginInsights();
    const waiting = await asOwner(
      `SELECT 1 FROM pgboss.job WHERE name = 'find-insights' AND data->>'workspaceId' = '${owner.workspaceId}'`,
    );
    expect(waiting).toHaveLength(1);
    await service.findInsights(owner);
    await service.findInsights(owner);
    const { items, weeks, weeksNeeded } = await list(owner);
    expect(items.map(({ title }) => title)).toEqual(['61% more people than usual visited your website']);
    expect(items[0]).toMatchObject({ kind: 'change', state: 'open', impact: 'high', step: null, applied: null });
    expect(items[0]!.text).toMatch(/^2,2\d\d last week\. We expected about 1,4\d\d, going by the 8 weeks before\.$/);
    expect(items[0]!.confidence).toBeGreaterThanOrEqual(95);
    expect([weeks, weeksNeeded]).toEqual([expect.any(Number), 5]);
    expect(weeks).toBeGreaterThanOrEqual(8);
    // Looked for already: nobody asks again this week.
    await service.beginInsights();
    expect(await insightRepository.listWaiting([{ zone, monday }])).not.toContain(owner.workspaceId);
  });

  it.each([
    [true, [{ title: 'Your figures suggest: 61% more people than usual visited your website', tells: true }]],
    [false, []],
  ])('of high impact ring the bell once, unless performance alerts are off: %s', async (performanceAlerts, rung) => {
    const owner = await register();
    await owner.call('engine', engineContract.updateEngineSettings, { performanceAlerts });
    await measure(owner, { lastWeek: 320, usually: 200 });
    await serviceAt(wednesday).findInsights(owner);
    await serviceAt(wednesday).findInsights(owner);
    expect(
      await asOwner(
        `SELECT title, tells FROM activities WHERE workspace_id = '${owner.workspaceId}' AND title LIKE 'Your figures%'`,
      ),
    ).toEqual(rung);
  });

  it('find nothing for a quiet business, and say how much data is missing at first', async () => {
    const owner = await register();
    await measure(owner, { lastWeek: 200, usually: 200 });
    await serviceAt(wednesday).findInsights(owner);
    expect((await list(owner)).items).toEqual([]);
    const fresh = await register();
    expect(await list(fresh)).toMatchObject({ items: [], weeks: 0, weeksNeeded: 5, posts: 0 });
  });

  it.each(['00:05', '03:00', '07:20'])(
    'of last week are shown on a Monday at %s until its own are found',
    async (time) => {
      const owner = await register();
      const next = addDays(monday, 7);
      await measure(owner, { lastWeek: 200, usually: 200 });
      const [last, found] = [await keep(owner, HOUR), await keep(owner, PHOTO, next)];
      const shown = async () =>
        (await serviceAt(toInstant({ date: next, time }, zone)).list({ id: owner.workspaceId, zone })).items.map(
          ({ id }) => id,
        );
      expect(await shown()).toEqual([last]);
      await asOwner('UPDATE event_folds SET insights_week = $2 WHERE workspace_id = $1', [owner.workspaceId, next]);
      expect(await shown()).toEqual([found]);
    },
  );

  it('move the posting time, show it, and put it back exactly', async () => {
    const owner = await register();
    const insight = await keep(owner, HOUR);
    const applied = await call(owner, 'applyInsight', insight);
    expect(applied.body.data).toMatchObject({
      state: 'applied',
      applied: {
        text: 'New posts are now scheduled for Thursdays at 12:00 by default.',
        undoUntil: expect.any(String),
      },
    });
    expect(await slotOf(owner)).toEqual({ weekday: 4, time: '12:00' });
    // Pressed twice, it is applied once.
    expect((await call(owner, 'applyInsight', insight)).body.data).toEqual(applied.body.data);
    expect((await call(owner, 'dismissInsight', insight)).status).toBe(409);
    expect((await call(owner, 'undoInsight', insight)).body.data).toMatchObject({ state: 'open', applied: null });
    expect(await slotOf(owner)).toEqual({ weekday: 4, time: '16:30' });
  });

  it('are not undone over a later change, nor after a week', async () => {
    const owner = await register();
    const hour = await keep(owner, HOUR);
    const weekday = await keep(owner, { ...HOUR, kind: 'best-weekday', weekday: 2 });
    await call(owner, 'applyInsight', hour);
    await call(owner, 'applyInsight', weekday);
    expect(await slotOf(owner)).toEqual({ weekday: 2, time: '12:00' });
    const { status, body } = await call(owner, 'undoInsight', hour);
    expect([status, body.error]).toEqual([409, 'The posting time has been changed since, so it stays as it is.']);
    expect((await list(owner)).items.find(({ id }) => id === hour)!.state).toBe('applied');
    await call(owner, 'undoInsight', weekday);
    await asOwner(`UPDATE insights SET applied_at = now() - interval '8 days' WHERE id = '${hour}'`);
    expect((await call(owner, 'undoInsight', hour)).body.error).toMatch(/^An insight can be undone for 7 days/);
    expect((await list(owner)).items.find(({ id }) => id === hour)!.applied!.undoUntil).toBeNull();
  });

  it('add an idea with its evidence to this week, and take it away while nobody has made a post from it', async () => {
    const owner = await registerBusy();
    const insight = await keep(owner, PHOTO);
    const before = await ideas(owner);
    expect((await call(owner, 'applyInsight', insight)).body.data.applied.text).toMatch(
      /^“.+” was added to this week’s ideas\.$/,
    );
    const after = await ideas(owner);
    expect(after).toHaveLength(before.length + 1);
    const added = after.find(({ id }) => !before.some((idea) => idea.id === id))!;
    expect(added.evidence.at(-1)).toEqual({
      source: 'history',
      text: 'A typical post with a photograph reached 340 people in its first two weeks; one without reached 190. Based on 21 posts with and 33 without.',
    });
    expect((await call(owner, 'undoInsight', insight)).status).toBe(200);
    expect((await ideas(owner)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));

    await call(owner, 'applyInsight', insight);
    const again = (await ideas(owner)).find(({ id }) => !before.some((idea) => idea.id === id))!;
    const made = await owner.call('engine', engineContract.createPiece, { ideaId: again.id });
    expect(made.status).toBe(200);
    expect((await call(owner, 'undoInsight', insight)).body.error).toBe(
      'A post was made from this idea, so it stays. Delete the post first.',
    );
  });

  it('make a draft of the post behind a good week, which undo deletes unless somebody has edited it', async () => {
    const owner = await registerBusy();
    const post = { id: owner.piece.id, title: owner.piece.title, reach: 900 };
    const insight = await keep(owner, { ...UP, post });
    const applied = await call(owner, 'applyInsight', insight);
    expect(applied.body.data.applied.text).toBe(`The draft “Once more: ${owner.piece.title}” is in your queue.`);
    expect((await drafts(owner)).map(({ title }) => title)).toContain(`Once more: ${owner.piece.title}`);
    await call(owner, 'undoInsight', insight);
    expect((await drafts(owner)).map(({ title }) => title)).not.toContain(`Once more: ${owner.piece.title}`);

    await call(owner, 'applyInsight', insight);
    const draft = (await drafts(owner)).find(({ title }) => title.startsWith('Once more'))!;
    await owner.call('engine', engineContract.updatePiece, {
      pieceId: draft.id,
      version: draft.version,
      title: 'Mine',
    });
    expect((await call(owner, 'undoInsight', insight)).body.error).toMatch(/^You have worked on the draft since/);
  });

  it('stay open when the post behind them is gone', async () => {
    const owner = await register();
    const insight = await keep(owner, { ...UP, post: { id: crypto.randomUUID(), title: 'Gone', reach: 10 } });
    expect((await call(owner, 'applyInsight', insight)).status).toBe(409);
    expect((await list(owner)).items[0]).toMatchObject({ id: insight, state: 'open' });
  });

  it('never come back once they were dismissed, unless that is undone', async () => {
    const owner = await register();
    await measure(owner, { lastWeek: 320, usually: 200 });
    await serviceAt(wednesday).findInsights(owner);
    const [{ id } = { id: '' }] = (await list(owner)).items;
    expect((await call(owner, 'dismissInsight', id)).body.data).toEqual({ id });
    await asOwner(`UPDATE insights SET week = week - 7 WHERE id = '${id}'`);
    await serviceAt(wednesday).findInsights(owner);
    expect((await list(owner)).items).toEqual([]);
    await asOwner(`UPDATE insights SET week = week + 7 WHERE id = '${id}'`);
    expect((await call(owner, 'undoInsight', id)).body.data.state).toBe('open');
    expect((await list(owner)).items).toHaveLength(1);
  });

  it('are scored when four whole weeks have passed', async () => {
    const owner = await register();
    await measure(owner, { lastWeek: 320, usually: 200, from: -15, raisedAfter: -5 });
    const insight = await keep(owner, { ...UP, post: null });
    await asOwner(
      `UPDATE insights SET state = 'applied', applied_at = '${addDays(monday, -33)}T12:00:00Z', week = '${addDays(monday, -35)}' WHERE id = '${insight}'`,
    );
    await serviceAt(new Date(wednesday.getTime() - 7 * DAY_MS)).findInsights(owner);
    expect((await list(owner)).items.find(({ id }) => id === insight)!.score).toBeNull();
    await serviceAt(wednesday).findInsights(owner);
    const { score } = (await list(owner)).items.find(({ id }) => id === insight)!;
    expect(score).toMatch(
      /^Since you applied it: 8,9\d\d people reached on your website in four weeks, 5,6\d\d in the four before\. That is more than chance would explain\.$/,
    );
  });

  it('belong to their workspace alone', async () => {
    const insight = await keep(await register(), HOUR);
    const other = await register();
    for (const name of ['applyInsight', 'undoInsight', 'dismissInsight'] as const)
      expect((await call(other, name, insight)).status).toBe(404);
  });
});

const rates = { people: 400, actions: 60, share: 0.15, shareElsewhere: 0.06, weeks: 12 };
const HOUR = { kind: 'best-hour' as const, hour: 12, slot: { weekday: 4, time: '16:30' }, ...rates };
const PHOTO: InsightFacts = {
  kind: 'content',
  feature: 'photo',
  posts: 21,
  otherPosts: 33,
  reach: 340,
  otherReach: 190,
};
const UP = { kind: 'change', channel: 'website', metric: 'reach', count: 320, expected: 200, weeks: 8 } as const;

const serviceAt = (now: Date) =>
  makeInsightService({
    repository: insightRepository,
    events: makePostgresEventStore({ clock: { now: () => now } }),
    engine: async () => (await import('../../engine/engine-wiring')).insightEngine(),
    clock: { now: () => now },
    ids: systemIds,
  });

const list = async (owner: Owner) =>
  (await owner.call('analytics', analyticsContract.listInsights, {})).body.data as {
    items: Insight[];
    weeks: number;
    weeksNeeded: number;
    posts: number;
  };
const call = (owner: Owner, name: 'applyInsight' | 'undoInsight' | 'dismissInsight', insightId: string) =>
  owner.call('analytics', analyticsContract[name], { insightId });
const cycle = async (owner: Owner) => (await owner.call('engine', engineContract.getCycle, {})).body.data;
const slotOf = async (owner: Owner) => (await cycle(owner)).slot;
const ideas = async (owner: Owner) =>
  (await cycle(owner)).ideas as { id: string; evidence: { source: string; text: string }[] }[];
const drafts = async (owner: Owner) =>
  (await owner.call('engine', engineContract.listPieces, { status: 'review' })).body.data.items as {
    id: string;
    title: string;
    version: number;
  }[];

async function keep({ workspaceId }: Owner, facts: InsightFacts, week = monday): Promise<string> {
  const id = crypto.randomUUID();
  await asOwner(
    `INSERT INTO insights (workspace_id, id, week, kind, about, facts, confidence, impact, state, created_at)
     VALUES ('${workspaceId}', '${id}', '${week}', '${facts.kind}', '${id}', '${JSON.stringify(facts).replaceAll("'", "''")}', 97, 'medium', 'open', now())`,
  );
  return id;
}

/** Visits of whole weeks up to last Sunday: the same on each day but for a little that has no pattern. */
async function measure({ workspaceId }: Owner, { usually, lastWeek, from = -9, raisedAfter = -1 }: Measured) {
  await asOwner(
    `INSERT INTO event_folds (workspace_id, zone, until, backfilled_at) VALUES ('${workspaceId}', '${zone}', now(), now()) ON CONFLICT DO NOTHING`,
  );
  const rows = Array.from({ length: -from * 7 }, (_, index) => {
    const count = (index >= (raisedAfter - from) * 7 ? lastWeek : usually) + ((index * 7) % 11) - 5;
    return `('${workspaceId}', '', '${addDays(monday, from * 7 + index)}', 'view', 'website', '', ${count + 20}, ${count}, 0)`;
  });
  await asOwner(
    `INSERT INTO event_days (workspace_id, dimension, day, kind, channel, key, events, people, value) VALUES ${rows.join(',')}`,
  );
}

interface Measured {
  usually: number;
  lastWeek: number;
  /** Weeks from this Monday: the first one with figures, and the first one that is raised. */
  from?: number;
  raisedAfter?: number;
}
