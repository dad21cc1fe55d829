import { addEvents, dropEvents } from '../records/events/event-inbox';
import { inWorkspace } from '../database/client';
import type { AnalyticsEvent } from '../../src/domain/analytics-event';
import { event, ofEvents, view } from './builders/store-events';
import { eventPeopleBehaviour, type StoreUnderTest } from './event-people-behaviour';

export { event, view } from './builders/store-events';

/**
 * What every event store does, whatever it lies on. `fold` brings in what producers noted until now; `open` makes a
 * workspace of its own, whose clock is the given one.
 */
export function eventStoreBehaviour(name: string, make: () => StoreUnderTest): void {
  describe(`the event store of ${name}`, () => {
    const { store, fold, open } = make();
    const note = (workspaceId: string, ...events: AnalyticsEvent[]) =>
      inWorkspace(workspaceId, (tx) => addEvents(tx, workspaceId, events));
    const AUTUMN = { from: '2026-10-20', to: '2026-10-31' };

    it('sums events and people of each day, kind and channel', async () => {
      const id = await open('Europe/London');
      await note(
        id,
        view('2026-10-21T09:00Z', { person: 'a' }),
        view('2026-10-21T10:00Z', { person: 'a' }),
        view('2026-10-21T11:00Z', { person: 'b' }),
        view('2026-10-22T11:00Z', { person: 'a' }),
        event('conversion', '2026-10-22T12:00Z', { person: 'a', value: 2_550 }),
        event('conversion', '2026-10-22T13:00Z', { person: 'b', value: 450 }),
        event('publish', '2026-10-22T13:00Z', { channel: 'product' }),
        view('2026-10-19T11:00Z', { person: 'before' }),
        view('2026-11-01T11:00Z', { person: 'after' }),
      );
      await fold();
      expect(ofEvents(await store.days(id, AUTUMN))).toEqual([
        { day: '2026-10-21', kind: 'view', channel: 'website', events: 3, people: 2, value: 0 },
        { day: '2026-10-22', kind: 'conversion', channel: 'website', events: 2, people: 2, value: 3_000 },
        { day: '2026-10-22', kind: 'publish', channel: 'product', events: 1, people: 0, value: 0 },
        { day: '2026-10-22', kind: 'view', channel: 'website', events: 1, people: 1, value: 0 },
      ]);
    });

    eventPeopleBehaviour({ store, fold, open, note });

    it('knows nothing of other workspaces', async () => {
      const [mine, other] = [await open('Europe/London'), await open('Europe/London')];
      await note(other, view(new Date().toISOString(), { page: 'other.example' }));
      await fold();
      const range = { from: '2026-01-01', to: '2030-01-01' };
      expect(await store.days(mine, range)).toEqual([]);
      expect(await store.top(mine, range, { dimension: 'page', kinds: ['view'], limit: 5 })).toEqual([]);
      expect(await store.hours(mine, range)).toEqual([]);
      expect((await store.recent(mine, new Date(Date.now() - 60_000))).people).toBe(0);
    });

    it('counts the same event once, however often it is noted, and as it was noted last', async () => {
      const id = await open('Europe/London');
      const one = event('conversion', '2026-10-21T09:00Z', { value: 100 });
      await note(id, one, one);
      await note(id, { ...one, value: 700 });
      await fold();
      await note(id, { ...one, value: 900 });
      await fold();
      expect(ofEvents(await store.days(id, AUTUMN))).toMatchObject([{ events: 1, value: 900 }]);
    });

    it('forgets what is taken back, and keeps what is noted again after that', async () => {
      const id = await open('Europe/London');
      const [gone, back] = [
        event('conversion', '2026-10-21T09:00Z', { value: 1 }),
        event('conversion', '2026-10-21T09:00Z', { value: 2 }),
      ];
      await note(id, gone, back);
      await fold();
      await inWorkspace(id, async (tx) => {
        await dropEvents(tx, id, [gone, back]);
        await addEvents(tx, id, [back]);
      });
      await fold();
      expect(ofEvents(await store.days(id, AUTUMN))).toMatchObject([{ events: 1, value: 2 }]);
      await inWorkspace(id, (tx) => dropEvents(tx, id, [back]));
      await fold();
      expect([await store.days(id, AUTUMN), await store.hours(id, AUTUMN)]).toEqual([[], []]);
    });

    it('answers for chosen values only, however small they are', async () => {
      const id = await open('Europe/London');
      await note(
        id,
        ...['a', 'b', 'c'].map((person) => view('2026-10-21T09:00Z', { person, page: 'grill.example/large' })),
        view('2026-10-21T09:00Z', { person: 'd', page: 'grill.example/small' }),
      );
      await fold();
      const question = { dimension: 'page', kinds: ['view'], limit: 1, keys: ['grill.example/small'] } as const;
      const small = [{ key: 'grill.example/small', events: 1, people: 1, value: 0 }];
      expect(await store.top(id, AUTUMN, question)).toEqual(small);
      expect(await store.top(id, AUTUMN, { ...question, filter: { device: 'phone' } })).toEqual(small);
    });

    it('takes in what is noted days later', async () => {
      const id = await open('Europe/London');
      await note(id, view('2026-10-25T09:00Z', { person: 'a' }));
      await fold();
      await note(id, view('2026-10-21T09:00Z', { person: 'b' }));
      await fold();
      expect((await store.days(id, AUTUMN)).map(({ day }) => day)).toEqual(['2026-10-21', '2026-10-25']);
    });

    it.each([
      // 18:15 UTC is midnight in Kathmandu.
      ['Asia/Kathmandu', '2026-10-21T18:14:59Z', '2026-10-21', 23],
      ['Asia/Kathmandu', '2026-10-21T18:15:00Z', '2026-10-22', 0],
      // Lord Howe Island moves its clocks by half an hour, on 4 October 2026 from 10:30 to 11:00 ahead of UTC.
      ['Australia/Lord_Howe', '2026-10-03T13:29:59Z', '2026-10-03', 23],
      ['Australia/Lord_Howe', '2026-10-03T13:30:00Z', '2026-10-04', 0],
      ['Australia/Lord_Howe', '2026-10-04T12:59:59Z', '2026-10-04', 23],
      ['Australia/Lord_Howe', '2026-10-04T13:00:00Z', '2026-10-05', 0],
      // In Havana the first hour of 1 November 2026 comes twice; in Cairo 24 April 2026 begins at one.
      ['America/Havana', '2026-11-01T04:30:00Z', '2026-11-01', 0],
      ['America/Havana', '2026-11-01T05:30:00Z', '2026-11-01', 0],
      ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24', 1],
      ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23', 23],
    ])('in %s, %s belongs to the day and hour that clocks there showed', async (zone, at, day, hour) => {
      const id = await open(zone);
      await note(id, view(at));
      await fold();
      expect(await store.days(id, { from: day, to: day })).toMatchObject([{ events: 1 }]);
      expect(await store.hours(id, { from: day, to: day })).toMatchObject([{ hour, events: 1 }]);
      expect(await store.days(id, { from: day, to: day }, { page: 'grill.example/', device: 'phone' })).toMatchObject([
        { day, events: 1 },
      ]);
    });

    it('counts an hour that comes twice in autumn as one, and nobody in it twice', async () => {
      const id = await open('Europe/London');
      await note(
        id,
        view('2026-10-25T00:30Z', { person: 'a' }), // 01:30 by summer time
        view('2026-10-25T01:30Z', { person: 'a' }), // 01:30 again
        view('2026-10-25T02:30Z', { person: 'b' }),
        view('2026-10-25T23:59Z', { person: 'b' }),
      );
      await fold();
      expect(await store.hours(id, { from: '2026-10-25', to: '2026-10-25' })).toEqual([
        { weekday: 7, hour: 1, kind: 'view', channel: 'website', events: 2, people: 1, value: 0 },
        { weekday: 7, hour: 2, kind: 'view', channel: 'website', events: 1, people: 1, value: 0 },
        { weekday: 7, hour: 23, kind: 'view', channel: 'website', events: 1, people: 1, value: 0 },
      ]);
      expect(await store.days(id, AUTUMN)).toMatchObject([{ day: '2026-10-25', events: 4, people: 2 }]);
    });

    it('sums hours of the same weekday', async () => {
      const id = await open('Europe/London');
      await note(id, view('2026-10-20T09:10Z'), view('2026-10-27T10:10Z'), view('2026-10-28T10:10Z')); // the clocks changed on the 25th
      await fold();
      expect(await store.hours(id, AUTUMN)).toMatchObject([
        { weekday: 2, hour: 10, events: 2, people: 2 },
        { weekday: 3, hour: 10, events: 1, people: 1 },
      ]);
    });

    it('names the largest values by people, then by events, and leaves unknown ones out', async () => {
      const id = await open('Europe/London');
      const subjectId = crypto.randomUUID();
      await note(
        id,
        ...['a', 'a', 'a'].map((person) => view('2026-10-21T09:00Z', { person, source: 'loud.example' })),
        ...['a', 'b'].map((person) => view('2026-10-21T09:00Z', { person, source: 'popular.example', subjectId })),
        view('2026-10-22T09:00Z', { person: 'a', source: 'popular.example' }),
        view('2026-10-22T09:00Z', { person: 'c' }),
        event('conversion', '2026-10-22T09:00Z', { person: 'd', source: 'sales.example', value: 5 }),
        event('open', '2026-10-22T09:00Z', { person: 'd', source: 'loud.example', channel: 'email' }),
      );
      await fold();
      const top = (question: object) =>
        store.top(id, AUTUMN, { dimension: 'source', kinds: ['view', 'open'], limit: 10, ...question });
      expect(await top({})).toEqual([
        { key: 'popular.example', events: 3, people: 3, value: 0 },
        { key: 'loud.example', events: 4, people: 2, value: 0 },
      ]);
      expect((await top({ limit: 1 })).map(({ key }) => key)).toEqual(['popular.example']);
      expect(await top({ channel: 'email' })).toEqual([{ key: 'loud.example', events: 1, people: 1, value: 0 }]);
      expect(await top({ kinds: ['conversion'] })).toEqual([{ key: 'sales.example', events: 1, people: 1, value: 5 }]);
      expect(await top({ dimension: 'subject' })).toEqual([{ key: subjectId, events: 2, people: 2, value: 0 }]);
    });

    it('means the same by people with a filter as without', async () => {
      const id = await open('Europe/London');
      await note(
        id,
        view('2026-10-21T09:00Z', { person: 'a', source: 's', country: 'GB' }),
        view('2026-10-21T10:00Z', { person: 'a', source: 's', country: 'GB', page: 'grill.example/menu' }),
        view('2026-10-22T10:00Z', { person: 'a', source: 's', country: 'GB', page: 'grill.example/menu' }),
        view('2026-10-22T10:00Z', { person: 'b', source: 't', country: 'GB', device: 'desktop' }),
      );
      await fold();
      const all = await store.days(id, AUTUMN);
      expect(all).toMatchObject([
        { people: 1, events: 2 },
        { people: 2, events: 2 },
      ]);
      expect(await store.days(id, AUTUMN, { country: 'GB' })).toEqual(all);
      expect(await store.days(id, AUTUMN, { country: 'GB', source: 's' })).toMatchObject([
        { day: '2026-10-21', people: 1, events: 2 },
        { day: '2026-10-22', people: 1, events: 1 },
      ]);
      expect(await store.days(id, AUTUMN, { country: 'FR' })).toEqual([]);
      const ask = { dimension: 'page', kinds: ['view'], limit: 5 } as const;
      expect(await store.top(id, AUTUMN, { ...ask, filter: { country: 'GB' } })).toEqual(
        await store.top(id, AUTUMN, ask),
      );
      expect(await store.top(id, AUTUMN, { ...ask, filter: { device: 'desktop' } })).toEqual([
        { key: 'grill.example/', events: 1, people: 1, value: 0 },
      ]);
    });

    it('finds a value among more than a day’s largest', async () => {
      const id = await open('Europe/London');
      const pages = Array.from({ length: 620 }, (_, n) =>
        view('2026-10-21T09:00Z', { page: `p${n}`, person: `x${n % 7}` }),
      );
      await note(id, ...pages, view('2026-10-21T09:00Z', { page: 'p1', person: 'y' }));
      await fold();
      for (const page of ['p1', 'p619'])
        expect(await store.days(id, AUTUMN, { page })).toMatchObject([{ events: page === 'p1' ? 2 : 1 }]);
      const top = await store.top(id, AUTUMN, { dimension: 'page', kinds: ['view'], limit: 1_000 });
      expect([top.length, top[0]]).toEqual([500, { key: 'p1', events: 2, people: 2, value: 0 }]);
    });

    it('shows what happened a moment ago, whether it was folded or not', async () => {
      const id = await open('Europe/London');
      const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
      const since = new Date(Date.now() - 300_000);
      const taken = view(ago(40), { person: 'gone' });
      await note(id, view(ago(250), { person: 'a' }), view(ago(400), { person: 'old' }), taken);
      await fold();
      await note(
        id,
        view(ago(30), { person: 'b', page: 'grill.example/menu' }),
        view(ago(20), { person: 'a', page: 'grill.example/menu' }),
        event('vital', ago(10), { person: 'a', value: 900 }),
        event('open', ago(10), { person: 'c', channel: 'email' }),
      );
      await inWorkspace(id, (tx) => dropEvents(tx, id, [taken]));
      const recent = await store.recent(id, since);
      expect(recent).toMatchObject({
        people: 2,
        pages: [
          { page: 'grill.example/menu', people: 2 },
          { page: 'grill.example/', people: 1 },
        ],
      });
      expect(recent.minutes.slice(0, 5)).toEqual([1, 0, 0, 0, 2]);
      await fold();
      expect(await store.recent(id, since)).toMatchObject({ people: 2, pages: recent.pages });
    });

    it('says until when days are complete', async () => {
      const id = await open('Europe/London');
      await fold();
      const before = Date.now() - 5_000;
      expect((await store.foldedUntil(id))!.getTime()).toBeGreaterThan(before);
      await note(id, view(new Date().toISOString()));
      const waiting = await store.foldedUntil(id);
      expect(waiting!.getTime()).toBeLessThanOrEqual(Date.now());
      await fold();
      expect((await store.foldedUntil(id))!.getTime()).toBeGreaterThanOrEqual(waiting!.getTime());
    });
  });
}
