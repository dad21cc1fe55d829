import { sql } from 'drizzle-orm';
import { HOUR_MS } from '../../../src/domain/duration';
import { addDays } from '../../../src/domain/zoned-time';
import { forgetEnv } from '../../config/env';
import { acrossWorkspaces, inWorkspace } from '../../database/client';
import { makeArchivedFoldRepository } from '../../features/analytics/store/archived-fold-repository';
import { backfillRepository } from '../../features/analytics/store/backfill-repository';
import { eventArchive, eventHealth, eventStore } from '../../features/analytics/store/event-store-wiring';
import { foldRepository } from '../../features/analytics/store/fold-repository';
import { makeFoldService } from '../../features/analytics/store/fold-service';
import { historyRepository, postgresHistory } from '../../features/analytics/store/history-repository';
import { makeHistoryService } from '../../features/analytics/store/history-service';
import { describeEvents, historyService } from '../../features/analytics/store/history-wiring';
import { archivedExportRows } from '../../features/privacy/exports/archived-export-rows-repository';
import { exportRowsRepository, type ExportRowsRepository } from '../../features/privacy/exports/export-rows-repository';
import { foldService } from '../../features/analytics/store/fold-wiring';
import { makeClickHouseArchive } from '../../providers/clickhouse/clickhouse-archive';
import { systemClock } from '../../providers/system/clock';
import { findClickHouse, startClickHouse, type ClickHouseUnderTest } from '../../testing/clickhouse-server';
import { asOwner, useDatabase } from '../../testing/database';
import { event, eventStoreBehaviour, view } from '../../testing/event-store-behaviour';
import { register } from '../../testing/world';
import type { AnalyticsEvent } from '../../../src/domain/analytics-event';
import { addEvents, dropEvents } from './event-inbox';
import { makePostgresEventStore } from './postgres-event-store';
import type { EventChange } from '../../ports/event-archive';
import type { EventStore } from '../../ports/event-store';

const program = findClickHouse();
if (!program) it.skip('needs clickhouse-server on the search path, or CLICKHOUSE_PATH', () => undefined);
else clickHouseSuite(program);

function clickHouseSuite(found: string): void {
  useDatabase();

  let server: ClickHouseUnderTest;
  beforeAll(async () => {
    server = await startClickHouse(found);
    process.env.EVENTS_URL = server.url;
    forgetEnv();
  });
  afterAll(async () => {
    delete process.env.EVENTS_URL;
    forgetEnv();
    await server.remove();
  });

  const store = () => eventStore({ clock: systemClock });
  /** A run ends after ten seconds, which on a busy machine is before the end. */
  const fold = async (): Promise<void> => {
    for (let before = -1; ;) {
      await foldService().foldEvents();
      const [left] = await asOwner<{ n: number }>(
        'SELECT ((SELECT count(*) FROM event_inbox) + (SELECT count(*) FROM event_stale_days))::int AS n',
      );
      if (left!.n === 0 || left!.n === before) return;
      before = left!.n;
    }
  };
  const open = async (zone = 'Europe/London'): Promise<string> => {
    const { workspaceId } = await register();
    await asOwner('UPDATE workspaces SET zone = $2 WHERE workspace_id = $1', [workspaceId, zone]);
    return workspaceId;
  };
  const note = (workspaceId: string, ...events: AnalyticsEvent[]) =>
    inWorkspace(workspaceId, (tx) => addEvents(tx, workspaceId, events));
  const RANGE = { from: '2026-10-01', to: '2026-11-30' };
  const SUBJECT = crypto.randomUUID();
  const PHONES = { device: 'phone', page: 'grill.example/' };
  const clearAll = async () => {
    await postgresHistory.clear();
    await eventArchive()!.clear();
    await asOwner('DELETE FROM event_inbox');
    await asOwner('DELETE FROM event_stale_days');
  };
  const firstPage = async (id: string, month = '202610') => {
    for await (const page of eventArchive()!.readMonth(id, month)) return page;
    return [];
  };
  const firstChange = async () => {
    const id = await open();
    await note(id, view('2026-10-21T09:00Z'));
    await fold();
    return firstPage(id);
  };
  const inboxOf = async (id: string) =>
    (await asOwner<{ n: number }>('SELECT count(*)::int AS n FROM event_inbox WHERE workspace_id = $1', [id]))[0]!.n;
  const peopleOf = async (id: string) => {
    const people: (string | null)[] = [];
    for (const { month } of await eventArchive()!.countMonths(id))
      for await (const page of eventArchive()!.readMonth(id, month)) people.push(...page.map(({ person }) => person));
    return people;
  };

  eventStoreBehaviour('ClickHouse', () => ({ store: lazily(store), fold, open }));

  it('keeps single events in ClickHouse, and none in PostgreSQL', async () => {
    const id = await open();
    await note(id, view('2026-10-21T09:00:00.123Z'));
    await fold();
    expect(await asOwner('SELECT 1 FROM events WHERE workspace_id = $1', [id])).toEqual([]);
    expect(await eventArchive()!.countMonths(id)).toMatchObject([{ month: '202610', events: 1 }]);
  });

  it('counts a batch once that is written twice, because its mover was killed in between', async () => {
    const id = await open();
    const events = Array.from({ length: 30 }, (_, n) => view('2026-10-21T09:00Z', { person: `p${n}` }));
    await note(id, ...events);
    await asOwner('ALTER TABLE event_stale_days ADD CONSTRAINT killed CHECK (false) NOT VALID');
    await expect(fold()).rejects.toThrow();
    await asOwner('ALTER TABLE event_stale_days DROP CONSTRAINT killed');
    expect([await inboxOf(id), (await peopleOf(id)).length]).toEqual([30, 30]);
    await fold();
    expect([await inboxOf(id), (await peopleOf(id)).length]).toEqual([0, 30]);
    expect(await store().days(id, RANGE, PHONES)).toMatchObject([{ events: 30, people: 30 }]);
  });

  it('counts a changed event as it is now, before and after its parts are merged', async () => {
    const id = await open();
    const [changed, gone] = [view('2026-10-21T09:00Z', { value: 1 }), view('2026-10-21T10:00Z')];
    await note(id, changed, gone, view('2026-10-22T10:00Z'));
    await fold();
    await note(id, { ...changed, page: 'grill.example/menu', value: 5 });
    await inWorkspace(id, (tx) => dropEvents(tx, id, [gone]));
    await fold();
    const ask = async () => [
      await store().days(id, RANGE, { ...PHONES, page: 'grill.example/menu' }),
      await store().days(id, RANGE, PHONES),
      await store().top(id, RANGE, { dimension: 'page', kinds: ['view'], limit: 5, filter: { device: 'phone' } }),
      (await eventArchive()!.countMonths(id)).map(({ events }) => events),
    ];
    const now = await ask();
    expect(now).toMatchObject([[{ day: '2026-10-21', value: 5 }], [{ day: '2026-10-22', events: 1 }], [{}, {}], [2]]);
    expect((await eventArchive()!.repeatedMonths()).length).toBeGreaterThan(0);
    await foldService().dropOldEvents();
    expect(await eventArchive()!.repeatedMonths()).toEqual([]);
    expect(await ask()).toEqual(now);
  });

  it('gives the same figures as PostgreSQL for the same events', async () => {
    const id = await open('Australia/Lord_Howe');
    const [reader] = await asOwner<{ id: string }>(
      "INSERT INTO contacts (workspace_id, id, name, status, source, search, name_key, created_at, updated_at) VALUES ($1, gen_random_uuid(), 'Ada', 'lead', 'Newsletter', 'ada', 'ada', '2026-09-01', now()) RETURNING id",
      [id],
    );
    const kinds = ['view', 'outbound', 'view', 'form', 'view', 'custom', 'conversion'] as const;
    const some = [
      ...Array.from({ length: 400 }, (_, n) =>
        event(kinds[n % 7]!, new Date(Date.UTC(2026, 9, 1 + (n % 25), n % 24, n % 6)).toISOString(), {
          person: n % 11 === 0 ? null : `p${n % 5}`,
          name: n % 2 === 0 ? 'Newsletter' : 'Opened the menu',
          page: `grill.example/${n % 9}`,
          source: n % 3 === 0 ? `s${n % 4}` : '',
          campaign: n % 10 === 0 ? `c${n % 4}` : '',
          device: n % 2 === 0 ? 'phone' : 'desktop',
          value: n,
        }),
      ),
      ...Array.from({ length: 60 }, (_, n) =>
        event(
          (['open', 'click', 'conversion'] as const)[n % 3]!,
          new Date(Date.UTC(2026, 9, 1 + (n % 25), 9)).toISOString(),
          {
            ...{ channel: 'email', campaign: `June ${n % 4}`, value: n, subjectId: SUBJECT },
            person: [reader!.id, 'x', 'y', null][n % 4]!,
          },
        ),
      ),
    ];
    await note(id, ...some);
    await fold();
    const asked = async (one: EventStore) => [
      await one.days(id, RANGE),
      await one.days(id, RANGE, { device: 'phone', source: 's2' }),
      await one.hours(id, RANGE),
      await one.top(id, RANGE, { dimension: 'page', kinds: ['view'], limit: 20, filter: { device: 'phone' } }),
      await one.top(id, RANGE, {
        dimension: 'source',
        kinds: ['view', 'outbound'],
        limit: 3,
        filter: { page: 'grill.example/4' },
      }),
      await one.top(id, RANGE, {
        dimension: 'page',
        kinds: ['engaged', 'unseen', 'lead'],
        limit: 20,
        filter: { source: 's0' },
      }),
      ...(await Promise.all(
        (['first-touch', 'last-touch', 'source', 'campaign', 'name'] as const).flatMap((dimension) =>
          [{}, { filter: { country: '' } }, { filter: { device: 'phone' } }].map((more) =>
            one.top(id, RANGE, { dimension, kinds: ['lead', 'conversion'], limit: 50, ...more }),
          ),
        ),
      )),
      await one.cohorts(id, { from: '2026-09-28', to: '2026-10-25' }),
    ];
    const there = await asked(store());
    // The same events, summed by PostgreSQL.
    await asOwner('UPDATE event_home SET store = $1', ['postgres']);
    await note(id, ...some);
    await makeFoldService({
      repository: foldRepository,
      backfill: backfillRepository,
      clock: systemClock,
    }).foldEvents();
    const here = await asked(makePostgresEventStore({ clock: systemClock }));
    await asOwner('DELETE FROM events WHERE workspace_id = $1', [id]);
    await asOwner('UPDATE event_home SET store = $1', ['clickhouse']);
    expect(there).toEqual(here);
    expect(there.every((rows) => rows.length > 0)).toBe(true);
  });

  it('sums all days again when the workspace changes its time zone', async () => {
    const id = await open('Europe/London');
    await note(id, view('2026-10-05T22:30Z'), view('2026-10-06T10:00Z'), view('2026-10-06T22:30Z'));
    await fold();
    const days = async () => (await store().days(id, RANGE)).map(({ day, events }) => `${day}: ${events}`);
    expect(await days()).toEqual(['2026-10-05: 1', '2026-10-06: 2']);
    await asOwner("UPDATE workspaces SET zone = 'Asia/Kathmandu' WHERE workspace_id = $1", [id]);
    await fold();
    expect(await days()).toEqual(['2026-10-06: 2', '2026-10-07: 1']);
    await asOwner("UPDATE workspaces SET zone = 'Pacific/Honolulu' WHERE workspace_id = $1", [id]);
    await fold();
    expect(await days()).toEqual(['2026-10-05: 1', '2026-10-06: 2']);
  });

  it('forgets a person who was erased, and leaves the figures as they are', async () => {
    const id = await open();
    const [contact] = await asOwner<{ id: string }>(
      "INSERT INTO contacts (workspace_id, id, name, status, source, search, name_key, created_at, updated_at) VALUES ($1, gen_random_uuid(), 'Ada', 'lead', 'Import', 'ada', 'ada', now(), now()) RETURNING id",
      [id],
    );
    await note(
      id,
      event('open', '2026-10-21T09:00Z', { channel: 'email', person: contact!.id }),
      event('click', '2026-10-21T10:00Z', { channel: 'email', person: contact!.id }),
    );
    await fold();
    expect(await peopleOf(id)).toEqual([contact!.id, contact!.id]);
    const before = await store().days(id, RANGE);
    await asOwner('DELETE FROM contacts WHERE workspace_id = $1', [id]);
    await fold();
    const people = await peopleOf(id);
    expect([people.length, new Set(people).size, people.includes(contact!.id)]).toEqual([2, 1, false]);
    expect(await asOwner('SELECT 1 FROM event_removals')).toEqual([]);
    expect(await store().days(id, RANGE)).toEqual(before);
  });

  it('forgets a person who was erased while their events were on the way', async () => {
    const id = await open();
    const person = crypto.randomUUID(); // no contact has this id any more
    const known = { channel: 'email', person } as const;
    await note(id, event('open', '2026-10-21T09:00Z', known), event('click', '2026-10-21T09:00Z', known));
    await fold();
    expect(await peopleOf(id)).not.toContain(person);
  });

  it('deletes the events of a workspace with it', async () => {
    const [id, other] = [await open(), await open()];
    await note(id, view('2026-10-21T09:00Z'));
    await note(other, view('2026-10-21T09:00Z'));
    await fold();
    await asOwner('DELETE FROM workspaces WHERE workspace_id = $1', [id]);
    await fold();
    expect([await peopleOf(id), (await peopleOf(other)).length]).toEqual([[], 1]);
  });

  it('drops months past their retention, never the last two years', async () => {
    const id = await open();
    const monthsAgo = (months: number): Date =>
      new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - months, 15));
    const [old, young] = [monthsAgo(27), monthsAgo(25)].map((date) => date.toISOString());
    await note(id, view(old!), view(young!));
    const then = { now: () => monthsAgo(6) };
    const repository = makeArchivedFoldRepository(eventArchive()!);
    await makeFoldService({ repository, backfill: backfillRepository, clock: then }).foldEvents();
    await foldService().dropOldEvents();
    expect((await eventArchive()!.countMonths(id)).map(({ month }) => month)).toEqual([
      young!.slice(0, 7).replace('-', ''),
    ]);
    expect(await store().days(id, { from: addDays(old!.slice(0, 10), -1), to: young!.slice(0, 10) })).toHaveLength(2);
    await expect(eventArchive()!.dropMonths(monthsAgo(12))).rejects.toThrow('less than two years ago');
  });

  it.each([
    "it's",
    'back\\slash',
    "\\' or 1=1 --",
    'a\0b',
    '${x} {y:String}',
    "'); drop table fourbeat_events; --",
    '\t\n"',
  ])('takes %j for a value, whatever is asked about it', async (word) => {
    const id = await open();
    await note(
      id,
      view('2026-10-21T09:00Z', { page: word.replaceAll('\0', ''), source: word.replaceAll('\0', '') }),
      view('2026-10-21T10:00Z'),
    );
    await fold();
    const known = word.replaceAll('\0', '');
    const filter = { page: known, source: known };
    expect(await store().days(id, RANGE, filter)).toMatchObject([{ events: 1 }]);
    const top = { dimension: 'page', kinds: ['view'], limit: 9, filter: { source: known }, keys: [known] } as const;
    expect(await store().top(id, RANGE, top)).toEqual([{ key: known, events: 1, people: 1, value: 0 }]);
    expect(await store().days(id, RANGE, { page: `${word}'`, source: word })).toEqual([]);
  });

  it('loses nothing while ClickHouse is down, and says plainly what cannot be read', async () => {
    const id = await open();
    await note(id, view('2026-10-21T09:00Z'));
    await fold();
    await server.stop();
    await note(id, view('2026-10-21T10:00Z'));
    await expect(fold()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await inboxOf(id)).toBe(1);
    expect(await store().days(id, RANGE)).toMatchObject([{ events: 1 }]);
    await expect(store().days(id, RANGE, PHONES)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store().recent(id, new Date('2026-10-21'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(await eventArchive()!.answers()).toBe(false);
    await server.restart();
    await fold();
    expect([await inboxOf(id), await store().days(id, RANGE, PHONES)]).toMatchObject([0, [{ events: 2 }]]);
  });

  it('writes a batch of many workspaces over two years, once', async () => {
    const archive = eventArchive()!;
    const [first] = await firstChange();
    const batch = Array.from({ length: 2_000 }, (_, n) => ({
      ...first!,
      workspaceId: crypto.randomUUID(),
      id: crypto.randomUUID(),
      at: (Date.UTC(2025, 0, 1) + n * 9 * HOUR_MS) * 1_000 + n,
    }));
    await archive.write(batch);
    await archive.write(batch);
    const counts = await Promise.all([0, 999, 1_999].map((n) => archive.countMonths(batch[n]!.workspaceId)));
    expect(counts).toMatchObject([[{ events: 1 }], [{ events: 1 }], [{ events: 1 }]]);
  });

  it('is not answered without the right password', async () => {
    const stranger = makeClickHouseArchive(server.url.replace(/:[^:@/]+@/, ':wrong@'), { findSignups: async () => [] });
    expect([await stranger.answers(), await eventArchive()!.answers()]).toEqual([false, true]);
    await expect(stranger.prepare()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('leaves the history alone until it was moved', async () => {
    const id = await open();
    await note(id, view('2026-10-21T09:00Z'));
    await fold();
    await asOwner("UPDATE event_home SET moving_to = 'postgres'");
    await note(id, view('2026-10-21T10:00Z'));
    await fold();
    expect([await inboxOf(id), await store().days(id, RANGE)]).toMatchObject([1, [{ events: 1 }]]);
    await asOwner('UPDATE event_home SET moving_to = NULL');
    await fold();
    expect(await store().days(id, RANGE)).toMatchObject([{ events: 2 }]);
  });

  it('keeps what a demo shows in PostgreSQL', async () => {
    const id = await open();
    await asOwner("UPDATE workspaces SET kind = 'demo' WHERE workspace_id = $1", [id]);
    const at = new Date().toISOString();
    await note(id, view(at));
    await fold();
    const today = { from: addDays(at.slice(0, 10), -1), to: addDays(at.slice(0, 10), 1) };
    expect(await store().days(id, today, PHONES)).toMatchObject([{ events: 1 }]);
    expect(await peopleOf(id)).toEqual([]);
    await acrossWorkspaces('test', (tx) => tx.execute(sql`delete from events where workspace_id = ${id}`));
  });

  it('moves the history there and back, and every count agrees', async () => {
    const [id, other] = [await open(), await open()];
    await clearAll();
    await asOwner('UPDATE event_home SET store = $1', ['postgres']);
    const some = Array.from({ length: 60 }, (_, n) =>
      view(new Date(Date.UTC(2026, 6 + (n % 5), 1 + (n % 27), n % 24)).toISOString(), {
        person: `p${n % 7}`,
        value: n,
        page: `'\\${n}`,
      }),
    );
    const visitor = { person: 'v', value: 1 };
    await note(
      id,
      ...some,
      view('2026-09-21T09:00Z', { ...visitor, source: 'google.com' }),
      event('form', '2026-09-21T09:05Z', visitor),
    );
    await note(
      other,
      event('open', '2026-10-21T09:00:00.123Z', { channel: 'email', person: null, subjectId: crypto.randomUUID() }),
    );
    await makeFoldService({
      repository: foldRepository,
      backfill: backfillRepository,
      clock: systemClock,
    }).foldEvents();
    const rowsOf = () => asOwner('SELECT * FROM events WHERE workspace_id = ANY($1) ORDER BY at, id', [[id, other]]);
    const before = await rowsOf();
    expect(before).toHaveLength(63);
    const touched = { kind: 'form', source: 'google.com', inherited: true, first_touch: 'google.com\u001f' };
    expect(before).toContainEqual(expect.objectContaining(touched));

    const told: string[] = [];
    expect(await historyService((line) => told.push(line)).move('clickhouse')).toBe(
      '63 events of 2 workspaces moved to ClickHouse; the counts of 6 months agree.',
    );
    expect([told.length, await rowsOf(), (await peopleOf(id)).length]).toEqual([6, [], 62]);
    expect(await describeEvents()).toContain('Events are in ClickHouse.');
    await note(id, view('2026-10-21T10:00Z'));
    await inWorkspace(id, (tx) => dropEvents(tx, id, [some[0]!]));
    await fold();
    expect((await eventArchive()!.countMonths(id)).reduce((sum, { events }) => sum + events, 0)).toBe(62);

    await historyService().move('postgres');
    const back = await rowsOf();
    const isOld = ({ id: event }: { id?: string }) => before.some((row) => (row as { id: string }).id === event);
    expect(back.filter(isOld)).toEqual(before.filter((row) => (row as { id: string }).id !== some[0]!.id));
    expect([back.length, await eventArchive()!.listWorkspaces()]).toEqual([63, []]);
    await historyService().move('clickhouse');
    expect((await peopleOf(id)).length).toBe(62);
  });

  it('goes on with a move that was killed, and says which counts differ', async () => {
    const id = await open();
    await clearAll();
    await asOwner('UPDATE event_home SET store = $1', ['postgres']);
    await note(id, ...[8, 9, 10].map((month) => view(`2026-${String(month).padStart(2, '0')}-21T09:00Z`)));
    await makeFoldService({
      repository: foldRepository,
      backfill: backfillRepository,
      clock: systemClock,
    }).foldEvents();
    const archive = eventArchive()!;
    const written: string[] = [];
    const move = (write: (changes: readonly EventChange[]) => Promise<void>) =>
      makeHistoryService({
        repository: historyRepository,
        stores: {
          postgres: postgresHistory,
          clickhouse: { ...archive, write },
        },
      }).move('clickhouse');
    const writeUntil = (last: number) => async (changes: readonly EventChange[]) => {
      if (written.length === last) throw new Error('killed');
      written.push(...changes.map(({ at }) => new Date(at / 1_000).toISOString().slice(5, 7)));
      await archive.write(changes);
    };
    await expect(move(writeUntil(1))).rejects.toThrow('killed');
    expect([await describeEvents(), await eventHealth()]).toEqual([
      expect.stringContaining('A move to ClickHouse was begun and is not finished'),
      'elsewhere',
    ]);
    await note(id, view('2026-10-22T09:00Z'));
    await fold();
    await makeFoldService({
      repository: foldRepository,
      backfill: backfillRepository,
      clock: systemClock,
    }).foldEvents();
    expect(await inboxOf(id)).toBe(1);
    await expect(move(async () => undefined)).rejects.toThrow(
      /month 202609: 1 events in PostgreSQL, but 0 in ClickHouse/,
    );
    expect((await postgresHistory.countMonths(id)).length).toBe(3);
    await move(writeUntil(Infinity));
    await fold();
    expect([written, await inboxOf(id), (await peopleOf(id)).length, await eventHealth()]).toEqual([
      ['08', '09', '10'],
      0,
      4,
      'ok',
    ]);
  });

  it('begins in ClickHouse where there is no history, and waits for the move where there is one', async () => {
    const id = await open();
    await clearAll();
    await asOwner('UPDATE event_home SET store = $1', ['postgres']);
    await note(id, view('2026-10-21T09:00Z'));
    await fold();
    expect([await inboxOf(id), await eventHealth()]).toEqual([0, 'ok']);
    await asOwner('UPDATE event_home SET store = $1', ['postgres']);
    await postgresHistory.write([...(await firstPage(id))]);
    await note(id, view('2026-10-22T09:00Z'));
    await fold();
    expect([await inboxOf(id), await eventHealth()]).toEqual([1, 'elsewhere']);
    expect(await store().days(id, RANGE, PHONES)).toMatchObject([{ day: '2026-10-21' }]);
    await postgresHistory.clear();
    await fold();
    expect(await inboxOf(id)).toBe(0);
  });

  it('exports a workspace’s events in the same form as PostgreSQL', async () => {
    const id = await open();
    const subjectId = crypto.randomUUID();
    await note(
      id,
      view('2026-09-21T09:00:00.120Z', { subjectId, value: 7 }),
      view('2026-10-21T09:00Z', { person: null, page: 'a"\\b' }),
    );
    await fold();
    const table = (await exportRowsRepository.listTables()).find(({ name }) => name === 'events')!;
    const read = async (rows: ExportRowsRepository) => {
      const texts: string[] = [];
      for (let from: string[] | null = []; from;) {
        const page: { texts: string[]; next: string[] | null } = await rows.readRows(
          id,
          table,
          from.length > 0 ? from : null,
        );
        texts.push(...page.texts);
        from = page.next;
      }
      return [await rows.countRows(id, table), ...texts.map((text) => JSON.parse(text) as unknown)];
    };
    const there = await read(archivedExportRows(eventArchive()));
    await postgresHistory.write(await firstPage(id, '202609'));
    await postgresHistory.write(await firstPage(id, '202610'));
    expect(there).toEqual(await read(exportRowsRepository));
    expect(there).toHaveLength(3);
    await postgresHistory.clear();
  });
}

/** The address of the server is known when a test runs. */
function lazily(store: () => EventStore): EventStore {
  return {
    days: (...given) => store().days(...given),
    top: (...given) => store().top(...given),
    cohorts: (...given) => store().cohorts(...given),
    hours: (...given) => store().hours(...given),
    recent: (...given) => store().recent(...given),
    foldedUntil: (...given) => store().foldedUntil(...given),
  };
}
