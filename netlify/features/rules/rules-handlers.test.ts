import { engineContract } from '../../../src/contracts/engine';
import { rulesContract, type Rule } from '../../../src/contracts/rules';
import { addDays, toLocal, weekday } from '../../../src/domain/zoned-time';
import { makePostgresEventStore } from '../../records/events/postgres-event-store';
import { systemClock } from '../../providers/system/clock';
import { asOwner, useDatabase } from '../../testing/database';
import { firingsOf, minuteAt, mondays, piecesOf, registerPaying } from '../../testing/builders/running-rules';
import { makeClient } from '../../testing/call';
import { functions, type register } from '../../testing/world';
import { authContract } from '../../../src/contracts/auth';
import { figureOf } from './firings/firing-figure';
import { plannedFirings } from './rule-calendar';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const create = async (owner: Owner, wish: object = {}) =>
  owner.call('rules', rulesContract.createRule, { ...mondays, ...wish } as never);
const list = async (owner: Owner): Promise<Rule[]> =>
  (await owner.call('rules', rulesContract.listRules, {})).body.data.items;
const preview = async (owner: Owner, wish: object = {}) =>
  (await owner.call('rules', rulesContract.getRulePreview, { ...mondays, ...wish } as never)).body;
const today = () => toLocal(new Date(), 'Europe/London').date;

/** People who visited the website on each of some days, as the store sums them. */
async function measure({ workspaceId }: { workspaceId: string }, days: Record<string, number>) {
  for (const [day, people] of Object.entries(days))
    await asOwner(
      "INSERT INTO event_days (workspace_id, dimension, day, kind, channel, key, events, people, value) VALUES ($1, '', $2, 'view', 'website', '', $3, $3, 0)",
      [workspaceId, day, people],
    );
}

describe('rules', () => {
  it('are created running, changed, paused, started, deleted, and brought back as they were', async () => {
    const owner = await registerPaying();
    const { body } = await create(owner);
    expect(body.data).toMatchObject({
      ...mondays,
      active: true,
      trouble: null,
      performance: { posts: 0, reach: 0, engagement: 0 },
    });
    expect(toLocal(new Date(body.data.nextAt), 'Europe/London').time).toBe('09:00');
    const ruleId = body.data.id as string;
    const changed = await owner.call('rules', rulesContract.updateRule, { ...mondays, ruleId, name: 'Friday tip' });
    expect(changed.body.data).toMatchObject({ name: 'Friday tip', nextAt: body.data.nextAt });
    expect((await owner.call('rules', rulesContract.pauseRule, { ruleId })).body.data).toMatchObject({
      active: false,
      nextAt: null,
    });
    expect((await owner.call('rules', rulesContract.resumeRule, { ruleId })).body.data).toMatchObject({ active: true });
    await owner.call('rules', rulesContract.deleteRule, { ruleId });
    expect(await list(owner)).toEqual([]);
    expect((await owner.call('rules', rulesContract.pauseRule, { ruleId })).status).toBe(404);
    const back = await owner.call('rules', rulesContract.restoreRule, { ruleId });
    expect(back.body.data).toMatchObject({ id: ruleId, name: 'Friday tip', active: true });
  });

  it.each([
    ['YouTube, which takes videos only', ['blog', 'youtube'], ['picture'], /^YouTube takes videos only/],
    ['Instagram without a picture', ['blog', 'instagram'], ['words'], /^Instagram needs a picture/],
  ])('do not go to %s', async (_where, platforms, contentTypes, sentence) => {
    const owner = await registerPaying();
    const { body } = await create(owner, { platforms, contentTypes });
    expect(body).toMatchObject({ success: false, fields: { platforms: expect.stringMatching(sentence) as string } });
  });

  it('go to YouTube with their clips, and to the newsletter of whoever has confirmed their address', async () => {
    const owner = await registerPaying();
    const wish = { platforms: ['blog', 'youtube'], contentTypes: ['picture', 'clip'], newsletter: true };
    await asOwner('UPDATE auth."user" SET "email_verified" = false WHERE id = $1', [owner.session.user.id]);
    expect(await create(owner, wish)).toMatchObject({ status: 403, body: { code: 'address_unconfirmed' } });
    await asOwner('UPDATE auth."user" SET "email_verified" = true WHERE id = $1', [owner.session.user.id]);
    expect((await create(owner, wish)).body.data).toMatchObject(wish);
  });

  it('have a pillar of their workspace, and say so when it was deleted', async () => {
    const owner = await registerPaying();
    const pillars = [{ id: 'our-cakes', name: 'Our cakes' }];
    expect((await create(owner, { pillar: 'our-cakes' })).body).toMatchObject({ success: false });
    await owner.call('engine', engineContract.updateEngineSettings, { pillars });
    const { data } = (await create(owner, { pillar: 'our-cakes' })).body;
    expect(data).toMatchObject({ pillar: 'our-cakes', trouble: null });
    await owner.call('engine', engineContract.updateEngineSettings, { pillars: [{ id: 'tips', name: 'Tips' }] });
    const [rule] = await list(owner);
    expect(rule!.trouble).toMatch(/^Its content pillar was deleted/);
    // What it has already is no reason to refuse another change.
    const changed = await owner.call('rules', rulesContract.updateRule, {
      ...mondays,
      ruleId: rule!.id,
      pillar: 'our-cakes',
      name: 'Renamed',
    });
    expect(changed.body.data).toMatchObject({ name: 'Renamed' });
  });

  it('are told in the activity log by whom they were changed', async () => {
    const owner = await registerPaying();
    const ruleId = (await create(owner)).body.data.id as string;
    await owner.call('rules', rulesContract.pauseRule, { ruleId });
    await owner.call('rules', rulesContract.deleteRule, { ruleId });
    const rows = await asOwner<{ title: string; actor_name: string }>(
      "SELECT title, actor_name FROM activities WHERE workspace_id = $1 AND title LIKE 'The rule%' ORDER BY created_at, id",
      [owner.workspaceId],
    );
    expect(rows.map(({ title }) => title)).toEqual([
      'The rule “Monday tip” was created',
      'The rule “Monday tip” was paused',
      'The rule “Monday tip” was deleted',
    ]);
    expect(new Set(rows.map(({ actor_name }) => actor_name))).toEqual(new Set(['Ada Baker']));
  });

  it.each<[string, object, string, string]>([
    [
      'a name that another one has',
      { name: 'MONDAY TIP' },
      'name',
      'Another rule has this name. Choose a different one.',
    ],
    [
      'a calendar rule that nobody can read',
      { name: 'Other', trigger: { ...mondays.trigger, rrule: 'every Monday' } },
      'trigger',
      'We cannot read “every Monday” in this calendar rule.',
    ],
    [
      'a day that never comes',
      { name: 'Other', trigger: { ...mondays.trigger, rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' } },
      'trigger',
      'This rule would never run: no future date matches it.',
    ],
    [
      'a holiday of another country',
      { name: 'Other', trigger: { on: 'holiday', holidays: ['veterans-day'], daysBefore: 1, time: '09:00' } },
      'trigger',
      'Choose holidays from the list.',
    ],
    [
      'a week of days off',
      { name: 'Other', quietWeekdays: [1, 2, 3, 4, 5, 6, 7] },
      'quietWeekdays',
      'Leave at least one day on, or this rule will never make a post.',
    ],
    ['no place to go to', { name: 'Other', platforms: [] }, 'platforms', 'Choose at least one place.'],
  ])('are refused with %s', async (_what, wish, field, sentence) => {
    const owner = await registerPaying();
    await create(owner);
    const { body } = await create(owner, wish);
    expect(body.success).toBe(false);
    expect(body.fields[field]).toBe(sentence);
    expect(await list(owner)).toHaveLength(1);
  });

  it('count the people whom their posts reached', async () => {
    const owner = await registerPaying();
    const rule = (await create(owner)).body.data as Rule;
    await asOwner(
      "UPDATE content_rules SET checked_at = '2027-01-03T00:00:00Z', next_at = '2027-01-03T00:00:00Z' WHERE id = $1",
      [rule.id],
    );
    await minuteAt('2027-01-04T09:00:00Z');
    const [piece] = await piecesOf(owner);
    await asOwner(
      "INSERT INTO event_days (workspace_id, dimension, day, kind, channel, key, events, people, value) VALUES ($1, 'subject', $2, 'view', 'website', $3, 40, 31, 0), ($1, 'subject', $2, 'outbound', 'website', $3, 4, 4, 0), ($1, 'subject', $2, 'view', 'website', $4, 900, 800, 0)",
      [owner.workspaceId, today(), piece!.id, crypto.randomUUID()],
    );
    expect(await list(owner)).toMatchObject([{ performance: { posts: 1, reach: 31, engagement: 4 } }]);
  });

  it('that were deleted a day ago are gone for good, and their posts stay', async () => {
    const owner = await registerPaying();
    const rule = (await create(owner)).body.data as Rule;
    await asOwner(
      "UPDATE content_rules SET checked_at = '2027-01-03T00:00:00Z', next_at = '2027-01-03T00:00:00Z' WHERE id = $1",
      [rule.id],
    );
    await minuteAt('2027-01-04T09:00:00Z');
    await owner.call('rules', rulesContract.deleteRule, { ruleId: rule.id });
    const { ruleJobs } = await import('./rules-wiring');
    await ruleJobs().forgetDeleted();
    expect(await firingsOf(rule.id)).toHaveLength(1);
    await asOwner("UPDATE content_rules SET deleted_at = now() - interval '25 hours' WHERE id = $1", [rule.id]);
    await ruleJobs().forgetDeleted();
    expect(await firingsOf(rule.id)).toEqual([]);
    expect(await piecesOf(owner)).toHaveLength(1);
    expect((await owner.call('rules', rulesContract.restoreRule, { ruleId: rule.id })).status).toBe(404);
  });

  it('of a demo are three that look like a real business', async () => {
    const { call } = makeClient(functions);
    await call('auth', authContract.login, { email: `guest-${crypto.randomUUID()}@example.com`, password: 'x' });
    const { items } = (await call('rules', rulesContract.listRules, {})).body.data as { items: Rule[] };
    expect(items.map(({ name }) => name)).toEqual(['Ahead of every holiday', 'Monday tip', 'When it gets quiet']);
    expect(items.some(({ performance }) => performance.posts > 0 && performance.reach > 0)).toBe(true);
  });
});

describe('a dry run', () => {
  it('shows the posts of the next four weeks, and what is skipped and why', async () => {
    const owner = await registerPaying();
    const start = today();
    const off = addDays(start, 9);
    const { data } = await preview(owner, {
      trigger: { on: 'time', rrule: 'FREQ=DAILY', startsOn: start, time: '23:59' },
      pillar: 'tips',
      weeklyCap: 3,
      quietWeekdays: [],
      quietDays: [off],
    });
    expect(data).toMatchObject({ ahead: true, from: start, to: addDays(start, 27), note: '' });
    expect(data.items).toHaveLength(28);
    for (const { day, makes, sentence } of data.items as { day: string; makes: boolean; sentence: string }[])
      expect(sentence).toBe(
        day === off ? 'Skipped: day off' : makes ? 'One post with a tip or how-to' : 'Skipped: weekly maximum reached',
      );
    const weeks = Map.groupBy(
      (data.items as { day: string; makes: boolean }[]).filter(({ makes }) => makes),
      ({ day }) => addDays(day, 1 - weekday(day)),
    );
    expect([...weeks.values()].every((posts) => posts.length <= 3)).toBe(true);
  });

  it('counts what the rule has made in the week that has begun', async () => {
    const owner = await registerPaying();
    const rule = (await create(owner)).body.data as Rule;
    await asOwner(
      `INSERT INTO rule_firings (workspace_id, id, rule_id, key, day, at, state, piece_id, content_type, platforms, pillar, created_at, updated_at)
       VALUES ($1, gen_random_uuid(), $2, 'on today', $3, now(), 'made', gen_random_uuid(), 'words', '["blog"]', '', now(), now())`,
      [owner.workspaceId, rule.id, today()],
    );
    const daily = {
      trigger: { on: 'time', rrule: 'FREQ=DAILY', startsOn: today(), time: '23:59' },
      weeklyCap: 1,
      ruleId: rule.id,
    };
    const { data } = await preview(owner, daily);
    expect(data.items[0]).toMatchObject({ makes: false, sentence: 'Skipped: weekly maximum reached' });
  });

  it('of holidays names them', async () => {
    const owner = await registerPaying();
    const { data } = await preview(owner, {
      trigger: { on: 'holiday', holidays: [], daysBefore: 0, time: '23:59' },
      weeklyCap: 14,
    });
    expect(data.items.length).toBeGreaterThan(0);
    expect(data.items.every(({ sentence }: { sentence: string }) => /^One post about .+/.test(sentence))).toBe(true);
  });

  it('of every holiday leaves out the days that only some people mark, until they are chosen', async () => {
    const owner = await registerPaying();
    const { holidays } = (await owner.call('rules', rulesContract.listRules, {})).body.data as {
      holidays: { id: string; name: string; kind: string }[];
    };
    const kindOf = (wanted: string) => holidays.find(({ id }) => id === wanted)?.kind;
    expect([kindOf('christmas'), kindOf('soil-day'), kindOf('clocks-back')]).toEqual([
      'holiday',
      'observance',
      'observance',
    ]);
    expect(holidays.find(({ id }) => id === 'clocks-back')?.name).toBe('The clocks go back');
    const trigger = { on: 'holiday', holidays: [] as string[], daysBefore: 0, time: '10:00' } as const;
    const planned = (ids: string[]) =>
      plannedFirings({ ...trigger, holidays: ids }, { from: '2026-12-01', to: '2026-12-31' }, 'Europe/London', {
        days: () => [],
        fault: () => null,
      }).map(({ subject }) => subject?.id);
    expect(planned([])).toEqual(['christmas', 'boxing-day', 'new-years-eve']);
    expect(planned(['shortest-day', 'soil-day'])).toEqual(['soil-day', 'shortest-day']);
  });

  it('of a figure tells what would have happened in the last four weeks, once a week at most', async () => {
    const owner = await registerPaying();
    const days = Array.from({ length: 70 }, (_, back) => addDays(today(), -back));
    await measure(owner, Object.fromEntries(days.map((day) => [day, 10])));
    const metric = (is: 'above' | 'below', people: number) =>
      preview(owner, { trigger: { on: 'metric', is, people, time: '09:00' } });
    const { data } = await metric('below', 71);
    expect(data).toMatchObject({ ahead: false });
    expect(data.items.length).toBeGreaterThanOrEqual(4);
    expect(data.items.length).toBeLessThanOrEqual(5);
    expect(data.items[0].sentence).toBe('One post from the day’s best idea, after 70 visitors in seven days');
    expect((await metric('below', 70)).data.items).toEqual([]);
    expect((await metric('above', 70)).data.items).toEqual([]);
    expect((await metric('above', 69)).data.items.length).toBeGreaterThanOrEqual(4);
  });
});

describe('a rule about visits', () => {
  const quiet = { trigger: { on: 'metric', is: 'below', people: 50, time: '09:00' } };
  const running = async (owner: Owner) => {
    const rule = (await create(owner, quiet)).body.data as Rule;
    await asOwner(
      "UPDATE content_rules SET checked_at = '2027-02-01T00:00:00Z', next_at = '2027-02-01T09:00:00Z' WHERE id = $1",
      [rule.id],
    );
    return rule;
  };
  const daysOf = (people: number, from: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [addDays(from, at), people]));

  it('comes when too few people came, once a week, and says how many these were', async () => {
    const owner = await registerPaying();
    await measure(owner, { ...daysOf(20, '2027-01-01', 24), ...daysOf(5, '2027-01-25', 21) });
    const rule = await running(owner);
    for (let day = 1; day <= 9; day += 1) await minuteAt(`2027-02-0${day}T09:00:00Z`);
    expect((await firingsOf(rule.id)).map(({ key }) => key)).toEqual(['week of 2027-02-01', 'week of 2027-02-08']);
    const { items } = (await owner.call('rules', rulesContract.listRuleFirings, { ruleId: rule.id })).body.data;
    expect(items[0].sentence).toMatch(/^Made “.+” after 35 visitors in seven days\.$/);
  });

  it('rests while enough people come', async () => {
    const owner = await registerPaying();
    await measure(owner, daysOf(20, '2027-01-01', 40));
    const rule = await running(owner);
    for (let day = 1; day <= 9; day += 1) await minuteAt(`2027-02-0${day}T09:00:00Z`);
    expect(await firingsOf(rule.id)).toEqual([]);
  });

  it('takes a website that was never measured for no quiet week', async () => {
    const owner = await registerPaying();
    const rule = await running(owner);
    await minuteAt('2027-02-01T09:00:00Z');
    expect(await firingsOf(rule.id)).toEqual([]);
    const store = makePostgresEventStore({ clock: systemClock });
    expect(await figureOf(store, owner.workspaceId, '2027-01-31')).toBeNull();
    await measure(owner, { '2027-01-20': 1 });
    expect(await figureOf(store, owner.workspaceId, '2027-01-31')).toBe(0);
  });
});
