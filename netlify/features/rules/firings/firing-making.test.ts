import { engineContract } from '../../../../src/contracts/engine';
import { materialContract } from '../../../../src/contracts/material';
import { rulesContract } from '../../../../src/contracts/rules';
import { asOwner, useDatabase } from '../../../testing/database';
import {
  createRuleAt,
  firingsOf,
  minuteAt,
  piecesOf,
  registerPaying,
  unfinished,
} from '../../../testing/builders/running-rules';
import { ruleEngine } from '../../engine/engine-wiring';
import { ruleJobs } from '../rules-wiring';
import { firingRepository } from './firing-repository';

useDatabase();

const NINE = '2027-01-04T09:00:00Z';
const SUNDAY = '2027-01-03T12:00:00Z';
const week = { year: 2027, week: 1, startsOn: '2027-01-04' };
const daily = { on: 'time', rrule: 'FREQ=DAILY', startsOn: '2027-01-01', time: '09:00' } as const;
const approvals = (pieceId: string) =>
  asOwner("SELECT 1 FROM pgboss.job WHERE name = 'publish-piece' AND data->>'pieceId' = $1", [pieceId]);

describe('the post of a rule', () => {
  it('waits for an approval, and says in the bell that it does', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, SUNDAY, { pillar: 'questions' });
    await minuteAt(NINE);
    const [piece] = await piecesOf(owner);
    expect(piece).toMatchObject({ status: 'review' });
    expect(await approvals(piece!.id)).toEqual([]);
    const told = await asOwner(
      'SELECT title, tells, actor_id FROM activities WHERE workspace_id = $1 AND title LIKE $2',
      [owner.workspaceId, 'The rule%made%'],
    );
    expect(told).toEqual([
      { title: `The rule “Monday tip” made “${piece!.title}”, ready for your approval`, tells: true, actor_id: null },
    ]);
    const { items } = (await owner.call('rules', rulesContract.listRules, {})).body.data;
    expect(items).toMatchObject([{ id: rule.id, performance: { posts: 1, reach: 0, engagement: 0 } }]);
  });

  it('goes out by itself where its owner allowed that', async () => {
    const owner = await registerPaying();
    await createRuleAt(owner, SUNDAY, { mode: 'auto' });
    await minuteAt(NINE);
    const [piece] = await piecesOf(owner);
    expect(piece).toMatchObject({ status: 'scheduled' });
    expect(await approvals(piece!.id)).toHaveLength(1);
  });

  it('is of the pillar that was asked for', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, SUNDAY, { pillar: 'offers', trigger: daily, weeklyCap: 14 });
    for (const day of ['04', '05', '06']) await minuteAt(`2027-01-${day}T09:00:00Z`);
    const topics = await asOwner<{ topic: string; title: string }>(
      "SELECT draft->>'topic' AS topic, draft->>'title' AS title FROM rule_firings WHERE rule_id = $1 AND state = 'made'",
      [rule.id],
    );
    expect(topics.length).toBeGreaterThan(0);
    // Nothing is said twice.
    expect(new Set(topics.map(({ topic }) => topic)).size).toBe(topics.length);
    // Entries of offers are of an offer: their topics end with it, or stand in a section of offers.
    const profile = (await ruleEngine().findProfile(owner.workspaceId))!;
    const { planner } = ruleEngine();
    const asked = { profile, week, zone: 'Europe/London', history: [], published: [], aboutOn: null };
    const others = await planner.proposeOne({ ...asked, kinds: ['How-to'] });
    expect(others).toMatchObject({ kind: 'How-to' });
    expect(await planner.proposeOne({ ...asked, kinds: ['Offer'] })).toMatchObject({ kind: 'Offer' });
  });

  it('speaks of a pillar that its workspace made up, and is not made once that is deleted', async () => {
    const owner = await registerPaying();
    const own = (pillars: { id: string; name: string }[]) =>
      owner.call('engine', engineContract.updateEngineSettings, { pillars });
    await own([{ id: 'cakes', name: 'Celebration cakes' }]);
    const rule = await createRuleAt(owner, SUNDAY, { pillar: 'cakes', trigger: daily, weeklyCap: 14 });
    await minuteAt(NINE);
    const [piece] = await piecesOf(owner);
    expect(`${piece!.title} ${piece!.body}`).toMatch(/cake|celebrat/i);
    await own([{ id: 'tips', name: 'Tips' }]);
    await minuteAt('2027-01-05T09:00:00Z');
    expect((await firingsOf(rule.id)).map(({ state, reason }) => reason ?? state)).toEqual(['made', 'pillar-gone']);
    expect(await piecesOf(owner)).toHaveLength(1);
  });

  it('is made of what the owner told us, and never of a topic that they dismissed', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, SUNDAY, { pillar: 'questions', trigger: daily, weeklyCap: 14 });
    await owner.call('material', materialContract.createMaterial, {
      question: 'people-ask',
      text: 'Do you bake without gluten?',
      detail: 'Yes, on Thursdays we bake two loaves without gluten, in an oven of their own.',
    });
    await minuteAt(NINE);
    const [piece] = await piecesOf(owner);
    expect(piece!.body).toContain('in an oven of their own');
    await minuteAt('2027-01-05T09:00:00Z');
    const topics = await asOwner<{ topic: string }>(
      "SELECT draft->>'topic' AS topic FROM rule_firings WHERE rule_id = $1 ORDER BY day",
      [rule.id],
    );
    // What the second day chose is unwanted on the same day of another workspace.
    const other = await registerPaying();
    const others = await createRuleAt(other, SUNDAY, { pillar: 'questions' });
    await owner.call('engine', engineContract.updateCycle, { running: true });
    await asOwner(
      `INSERT INTO ideas (id, workspace_id, year, week, round, rank, kind, topic, title, hook, reason, evidence, keywords, difficulty, effort, confidence, frames, status, dismissal, dismissed_at, created_at)
       VALUES (gen_random_uuid(), $1, 2026, 1, 0, 1, 'Question answered', $2, 'x', 'x', 'x', '[]', '[]', 'Easy', 'x', 50, '["a","b","c"]', 'dismissed', 'untrue', '2026-12-01', now())`,
      [other.workspaceId, topics[1]!.topic],
    );
    await minuteAt(NINE);
    const [made] = await asOwner<{ topic: string }>(
      "SELECT draft->>'topic' AS topic FROM rule_firings WHERE rule_id = $1",
      [others.id],
    );
    expect(made!.topic).not.toBe(topics[1]!.topic);
  });

  it('keeps to the cap of its week, and to days off', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, '2027-01-04T00:00:00Z', {
      trigger: daily,
      weeklyCap: 2,
      quietWeekdays: [1],
      quietDays: ['2027-01-06'],
    });
    for (let day = 4; day <= 11; day += 1) await minuteAt(`2027-01-${String(day).padStart(2, '0')}T09:00:00Z`);
    expect((await firingsOf(rule.id)).map(({ day, state, reason }) => `${day} ${reason ?? state}`)).toEqual([
      '2027-01-04 quiet-day',
      '2027-01-05 made',
      '2027-01-06 quiet-day',
      '2027-01-07 made',
      '2027-01-08 cap',
      '2027-01-09 cap',
      '2027-01-10 cap',
      '2027-01-11 quiet-day',
    ]);
  });

  it('does not take the last place of a week twice when two come at once', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, '2027-01-03T22:00:00Z', { trigger: daily, weeklyCap: 1 });
    const jobs = ruleJobs({ clock: { now: () => new Date('2027-01-05T09:00:00Z') } });
    await jobs.advance(new AbortController().signal);
    await asOwner("UPDATE rule_firings SET state = 'due', reason = NULL WHERE rule_id = $1", [rule.id]);
    await Promise.all((await unfinished()).map((firing) => jobs.makePost(firing)));
    expect((await firingsOf(rule.id)).map(({ reason, state }) => reason ?? state).sort()).toEqual(['cap', 'made']);
    expect(await piecesOf(owner)).toHaveLength(1);
  });

  it('is never made while the engine is paused, and never goes out once it is', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, SUNDAY, { mode: 'auto', trigger: daily });
    await owner.call('engine', engineContract.updateCycle, { running: false });
    await minuteAt(NINE);
    expect(await firingsOf(rule.id)).toMatchObject([{ state: 'skipped', reason: 'engine-paused' }]);
    await owner.call('engine', engineContract.updateCycle, { running: true });
    const clock = { now: () => new Date('2027-01-05T09:00:00Z') };
    await ruleJobs({ clock }).advance(new AbortController().signal);
    const engine = ruleEngine();
    await ruleJobs({
      clock,
      engine: {
        approve: engine.approve,
        createOwn: async (...asked) => {
          const made = await engine.createOwn(...asked);
          await owner.call('engine', engineContract.updateCycle, { running: false });
          return made;
        },
      },
    }).makePost((await unfinished())[0]!);
    expect((await firingsOf(rule.id))[1]).toMatchObject({ state: 'made', held: 'engine-paused' });
    expect(await piecesOf(owner)).toMatchObject([{ status: 'review' }]);
  });

  it('waits for a person when a required word is missing, or when it is about a day of remembrance', async () => {
    const owner = await registerPaying();
    const worded = await createRuleAt(owner, SUNDAY, { mode: 'auto', needWords: ['zeppelin'] });
    await minuteAt(NINE);
    expect(await firingsOf(worded.id)).toMatchObject([{ state: 'made', held: 'missing-word' }]);
    const solemn = await createRuleAt(owner, '2027-11-01T00:00:00Z', {
      name: 'Remembrance',
      mode: 'auto',
      trigger: { on: 'holiday', holidays: ['remembrance'], daysBefore: 2, time: '09:00' },
    });
    await minuteAt('2027-11-12T09:00:00Z');
    expect(await firingsOf(solemn.id)).toMatchObject([{ state: 'made', held: 'solemn-day' }]);
    expect((await piecesOf(owner)).map(({ status }) => status)).toEqual(['review', 'review']);
  });

  it('waits for a person when there was no idea for a holiday, and all that it says is the day', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, '2027-02-15T00:00:00Z', {
      mode: 'auto',
      trigger: { on: 'holiday', holidays: ['plumbing-day', 'plate-change'], daysBefore: 2, time: '09:00' },
    });
    await minuteAt('2027-02-27T09:00:00Z');
    await minuteAt('2027-03-09T09:00:00Z');
    expect(await firingsOf(rule.id)).toMatchObject([
      { state: 'made', held: 'bare' },
      { state: 'made', held: 'bare' },
    ]);
    expect(await piecesOf(owner)).toMatchObject([
      { title: 'The new number plate comes on Monday 1 March', status: 'review' },
      { title: 'World Plumbing Day is on Thursday 11 March', status: 'review' },
    ]);
    const { items } = (await owner.call('rules', rulesContract.listRuleFirings, { ruleId: rule.id })).body.data;
    expect(items[0].sentence).toBe(
      'Made “World Plumbing Day is on Thursday 11 March” for World Plumbing Day. It waits for your approval: we had no idea for this day, so it only says when it is.',
    );
  });

  it('never has a word that the rule avoids', async () => {
    const owner = await registerPaying();
    await createRuleAt(owner, SUNDAY, {
      mode: 'auto',
      trigger: daily,
      weeklyCap: 14,
      avoidWords: ['bread', 'loaf', 'you'],
    });
    for (let day = 4; day <= 8; day += 1) await minuteAt(`2027-01-0${day}T09:00:00Z`);
    for (const { title, body, status } of await piecesOf(owner))
      if (status !== 'review') expect(`${title} ${body}`).not.toMatch(/\b(bread|breads|loaf|loafs|you)\b/i);
  });

  it('is not made for a business that has not described itself, nor once its plan has ended', async () => {
    const owner = await registerPaying({ described: false });
    const rule = await createRuleAt(owner, SUNDAY, { trigger: daily });
    await minuteAt(NINE);
    await asOwner("UPDATE workspaces SET ends_at = '2027-01-05T00:00:00Z' WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    await minuteAt('2027-01-05T09:00:00Z');
    expect((await firingsOf(rule.id)).map(({ reason }) => reason)).toEqual(['no-profile', 'workspace-paused']);
    expect(await piecesOf(owner)).toEqual([]);
  });

  it('takes turns between a picture and none, and says so when the month’s pictures are used up', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, SUNDAY, {
      trigger: daily,
      contentTypes: ['words', 'picture'],
      weeklyCap: 14,
    });
    await minuteAt(NINE);
    await minuteAt('2027-01-05T09:00:00Z');
    const pictured = await asOwner<{ pieceId: string; pictures: number }>(
      'SELECT f.piece_id AS "pieceId", (SELECT count(*)::int FROM creations c WHERE c.piece_id = f.piece_id AND c.aspect_ratio = \'1:1\') AS pictures FROM rule_firings f WHERE rule_id = $1 ORDER BY f.at',
      [rule.id],
    );
    expect(pictured.map(({ pictures }) => pictures > 0)).toEqual([false, true]);
  });
});

describe('a rule whose worker is killed', () => {
  const steps = ['find', 'claim', 'keepDraft', 'createOwn', 'isRunning', 'approve', 'finish'] as const;
  it.each(steps.flatMap((step) => [[step, 'before'] as const, [step, 'after'] as const]))(
    'goes on when it is killed at %s, %s it is done',
    async (step, moment) => {
      const owner = await registerPaying();
      const rule = await createRuleAt(owner, SUNDAY, { mode: 'auto' });
      const clock = { now: () => new Date(NINE) };
      await ruleJobs({ clock }).advance(new AbortController().signal);
      const [firing] = await unfinished();
      const killed = await ruleJobs({ clock, ...killedAt(step, moment) })
        .makePost(firing!)
        .then(
          () => false,
          () => true,
        );
      expect(killed).toBe(true);
      await ruleJobs({ clock }).makePost(firing!);
      await ruleJobs({ clock }).makePost(firing!);
      const pieces = await piecesOf(owner);
      expect(pieces).toMatchObject([{ status: 'scheduled' }]);
      expect(await firingsOf(rule.id)).toMatchObject([{ state: 'made', held: null, pieceId: pieces[0]!.id }]);
      expect(await approvals(pieces[0]!.id)).toHaveLength(1);
      const told = await asOwner("SELECT 1 FROM activities WHERE workspace_id = $1 AND title LIKE 'The rule%made%'", [
        owner.workspaceId,
      ]);
      expect(told).toHaveLength(1);
    },
  );

  it('says that it made nothing when every attempt has failed', async () => {
    const owner = await registerPaying();
    const rule = await createRuleAt(owner, SUNDAY);
    const jobs = ruleJobs({ clock: { now: () => new Date(NINE) } });
    await jobs.advance(new AbortController().signal);
    await jobs.failFiring((await unfinished())[0]!);
    expect(await firingsOf(rule.id)).toMatchObject([{ state: 'failed' }]);
    const { items } = (await owner.call('rules', rulesContract.listRuleFirings, { ruleId: rule.id })).body.data;
    expect(items).toMatchObject([
      { sentence: 'No post: we tried several times, but something went wrong on our side.', piece: null },
    ]);
  });
});

/** Ports of which one step throws, before or after what it does. */
function killedAt(step: string, moment: 'before' | 'after') {
  const mortal = <T extends object>(ports: T): T =>
    new Proxy(ports, {
      get: (target, name) => {
        const work = target[name as keyof T] as (...asked: unknown[]) => Promise<unknown>;
        if (name !== step) return work;
        return async (...asked: unknown[]) => {
          if (moment === 'after') await work(...asked);
          throw new Error('killed');
        };
      },
    });
  return { repository: mortal(firingRepository), engine: mortal(ruleEngine()) };
}
