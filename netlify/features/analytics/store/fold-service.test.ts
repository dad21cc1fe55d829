import { addEvents, dropEvents } from '../../../records/events/event-inbox';
import { makePostgresEventStore } from '../../../records/events/postgres-event-store';
import { inWorkspace } from '../../../database/client';
import { systemClock } from '../../../providers/system/clock';
import { asOwner, useDatabase } from '../../../testing/database';
import { event, ofEvents, view } from '../../../testing/builders/store-events';
import { register } from '../../../testing/world';
import { HOUR_MS } from '../../../../src/domain/duration';
import type { AnalyticsEvent } from '../../../../src/domain/analytics-event';
import { backfillRepository } from './backfill-repository';
import { foldRepository } from './fold-repository';
import { makeFoldService } from './fold-service';

useDatabase();

const store = makePostgresEventStore({ clock: systemClock });
const RANGE = { from: '2026-10-01', to: '2026-11-30' };
const BOUNDS = { oldest: new Date('2025-01-01'), newest: new Date('2027-01-01') };
const fold = (more: Partial<Parameters<typeof makeFoldService>[0]> = {}) =>
  // However slow the machine, a run has time for all that a test gives it.
  makeFoldService({
    repository: foldRepository,
    backfill: backfillRepository,
    clock: systemClock,
    runMs: HOUR_MS,
    ...more,
  });

let workspaceId: string;
beforeEach(async () => {
  workspaceId = (await register()).workspaceId;
  await asOwner("UPDATE workspaces SET zone = 'Europe/London' WHERE workspace_id = $1", [workspaceId]);
});
const note = (...events: AnalyticsEvent[]) => inWorkspace(workspaceId, (tx) => addEvents(tx, workspaceId, events));
const counted = async () => (await store.days(workspaceId, RANGE)).reduce((sum, { events }) => sum + events, 0);
const staleDays = async () =>
  (
    await asOwner<{ day: string }>('SELECT day::text FROM event_stale_days WHERE workspace_id = $1 ORDER BY 1', [
      workspaceId,
    ])
  ).map(({ day }) => day);
const inboxOf = async () =>
  (
    await asOwner<{ n: number }>('SELECT count(*)::int AS n FROM event_inbox WHERE workspace_id = $1', [workspaceId])
  )[0]!.n;
const many = (n: number) =>
  Array.from({ length: n }, (_, i) =>
    view(new Date(Date.UTC(2026, 9, 1 + (i % 20), i % 24)).toISOString(), { person: `p${i % 9}` }),
  );

describe('a run that is killed', () => {
  it('while it moves events leaves them in the inbox', async () => {
    await note(...many(30));
    await asOwner('ALTER TABLE event_stale_days ADD CONSTRAINT killed CHECK (false) NOT VALID');
    await expect(foldRepository.move({ limit: 1_000, ...BOUNDS })).rejects.toThrow();
    await asOwner('ALTER TABLE event_stale_days DROP CONSTRAINT killed');
    expect([await inboxOf(), await asOwner('SELECT 1 FROM events WHERE workspace_id = $1', [workspaceId])]).toEqual([
      30,
      [],
    ]);
    await fold().foldEvents();
    expect([await counted(), await inboxOf()]).toEqual([30, 0]);
  });

  it('between moving and summing leaves the days to the next one', async () => {
    await note(...many(40));
    while ((await foldRepository.move({ limit: 7, ...BOUNDS })) > 0);
    expect([await counted(), (await staleDays()).length]).toEqual([0, 20]);
    await fold().foldEvents();
    expect([await counted(), await staleDays()]).toEqual([40, []]);
  });

  it.each(['event_days', 'event_hours', 'event_folds'])(
    'while it writes %s changes no sum of the day',
    async (table) => {
      await note(...many(20), ...many(20));
      await fold().foldEvents();
      const before = [await store.days(workspaceId, RANGE), await store.hours(workspaceId, RANGE)];
      await note(...many(20));
      while ((await foldRepository.move({ limit: 100, ...BOUNDS })) > 0);
      await asOwner(`ALTER TABLE ${table} ADD CONSTRAINT killed CHECK (false) NOT VALID`);
      await expect(foldRepository.sumDay(workspaceId, '2026-10-01', true)).rejects.toThrow();
      await asOwner(`ALTER TABLE ${table} DROP CONSTRAINT killed`);
      expect([await store.days(workspaceId, RANGE), await store.hours(workspaceId, RANGE)]).toEqual(before);
      await fold().foldEvents();
      expect([await counted(), await staleDays()]).toEqual([60, []]);
    },
  );

  it('after its time stops, and the next one goes on where it was', async () => {
    await note(...many(40));
    const run = fold({ runMs: 0, moved: 10 });
    for (let runs = 0; (await inboxOf()) > 0; runs += 1) {
      if (runs > 10) throw new Error('it does not go on');
      await run.foldEvents();
    }
    for (let runs = 0; (await staleDays()).length > 0; runs += 1) {
      if (runs > 25) throw new Error('it does not go on');
      await run.foldEvents();
    }
    expect(await counted()).toBe(40);
  });
});

describe('several workers at once', () => {
  it('lose nothing and count nothing twice', async () => {
    const events = many(300);
    await note(...events.slice(0, 200));
    const runs = Array.from({ length: 4 }, () => fold({ moved: 25 }).foldEvents());
    await note(...events.slice(200));
    await Promise.all(runs);
    await Promise.all([fold().foldEvents(), fold().foldEvents()]);
    await fold().foldEvents();
    expect([await counted(), await inboxOf(), await staleDays()]).toEqual([300, 0, []]);
  });

  it('keep the last of several changes of one event, also across batches', async () => {
    const one = event('conversion', '2026-10-05T10:00Z', { value: 1 });
    for (const value of [2, 3, 4]) await note({ ...one, value });
    await inWorkspace(workspaceId, (tx) => dropEvents(tx, workspaceId, [one]));
    await note({ ...one, value: 9 });
    await Promise.all([1, 2, 3].map(() => fold({ moved: 1 }).foldEvents()));
    await fold().foldEvents();
    expect(ofEvents(await store.days(workspaceId, RANGE))).toMatchObject([{ events: 1, value: 9 }]);
  });

  it('sum a day again that changed while it was summed', async () => {
    await note(view('2026-10-05T10:00Z'));
    await foldRepository.move({ limit: 10, ...BOUNDS });
    const [mark] = await asOwner<{ since: string }>(
      'SELECT since::text FROM event_stale_days WHERE workspace_id = $1',
      [workspaceId],
    );
    // As if another change had come between reading the mark and deleting it.
    await asOwner(
      `CREATE FUNCTION pg_temp_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE event_stale_days SET since = since + interval '1 second' WHERE workspace_id = NEW.workspace_id; RETURN NULL; END $$`,
    );
    await asOwner('CREATE TRIGGER changes AFTER INSERT ON event_hours FOR EACH ROW EXECUTE FUNCTION pg_temp_change()');
    await foldRepository.sumDay(workspaceId, '2026-10-05', true);
    await asOwner('DROP TRIGGER changes ON event_hours');
    await asOwner('DROP FUNCTION pg_temp_change()');
    expect([mark!.since.length > 0, await staleDays()]).toEqual([true, ['2026-10-05']]);
  });
});

it('a workspace that changes its time zone has all its days summed again', async () => {
  await note(view('2026-10-05T22:30Z'), view('2026-10-06T10:00Z'), view('2026-10-06T22:30Z'));
  await fold().foldEvents();
  const days = async () => (await store.days(workspaceId, RANGE)).map(({ day, events }) => `${day}: ${events}`);
  expect(await days()).toEqual(['2026-10-05: 1', '2026-10-06: 2']);
  await asOwner("UPDATE workspaces SET zone = 'Asia/Kathmandu' WHERE workspace_id = $1", [workspaceId]);
  await fold().foldEvents();
  expect(await days()).toEqual(['2026-10-06: 2', '2026-10-07: 1']);
  await asOwner("UPDATE workspaces SET zone = 'Pacific/Honolulu' WHERE workspace_id = $1", [workspaceId]);
  await fold().foldEvents();
  expect(await days()).toEqual(['2026-10-05: 1', '2026-10-06: 2']);
});

it('an event with an impossible time is left out and does not block others', async () => {
  await note(view('1999-01-01T10:00Z'), view('2031-01-01T10:00Z'), view('2026-10-05T10:00Z'));
  await fold().foldEvents();
  expect([await counted(), await inboxOf()]).toEqual([1, 0]);
  expect(await store.days(workspaceId, { from: '1990-01-01', to: '2040-01-01' })).toHaveLength(1);
});

it('open pages get one notice per run, and none when nothing happened', async () => {
  await fold().foldEvents();
  const told = async () =>
    (
      await asOwner<{ n: number }>(
        "SELECT count(*)::int AS n FROM changes WHERE workspace_id = $1 AND topic = 'analytics'",
        [workspaceId],
      )
    )[0]!.n;
  const before = await told();
  await note(...many(40));
  await fold().foldEvents();
  expect(await told()).toBe(before + 1);
  await fold().foldEvents();
  expect(await told()).toBe(before + 1);
});

describe('past their retention', () => {
  const clock = { now: () => new Date('2028-11-15T12:00Z') };
  const monthsAgo = (months: number): Date => {
    const date = new Date();
    date.setUTCMonth(date.getUTCMonth() - months, 15);
    date.setUTCHours(12); // the same day in every time zone of ours
    return date;
  };

  it('single events are dropped month by month, and the sums of their days stay', async () => {
    const [old, young] = [monthsAgo(27), monthsAgo(25)].map((date) => date.toISOString());
    await note(view(old!), view(young!));
    await fold({ clock: { now: () => monthsAgo(6) } }).foldEvents(); // when they were young
    await fold().dropOldEvents();
    expect(await asOwner('SELECT at FROM events WHERE workspace_id = $1', [workspaceId])).toEqual([
      { at: new Date(young!) },
    ]);
    const range = { from: old!.slice(0, 10), to: young!.slice(0, 10) };
    expect((await store.days(workspaceId, range)).map(({ day }) => day)).toEqual([range.from, range.to]);
  });

  it('and never those younger than two years, whatever the clock says', async () => {
    await expect(fold({ clock }).dropOldEvents()).rejects.toMatchObject({
      cause: { message: expect.stringContaining('less than two years ago') as string },
    });
  });

  it('an event that arrives too late for its day changes no sums', async () => {
    await note(view('2026-10-05T12:00Z'), view('2026-10-05T12:00Z'));
    await fold().foldEvents();
    await note(view('2026-10-05T12:00Z'));
    await fold({ clock }).foldEvents();
    expect([await counted(), await inboxOf()]).toEqual([2, 0]);
  });
});
