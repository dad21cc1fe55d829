import type { AnalyticsEvent } from '../../src/domain/analytics-event';
import { touchKey } from '../../src/domain/attribution';
import type { EventStore } from '../ports/event-store';
import { inWorkspace } from '../database/client';
import { dropEvents } from '../records/events/event-inbox';
import { event, isGroup, view } from './builders/store-events';
import { asOwner } from './database';

/** What every event store knows about people: who did something, and who brought them. */
export function eventPeopleBehaviour({ store, fold, open, note }: PeopleUnderTest): void {
  const AUTUMN = { from: '2026-10-20', to: '2026-10-31' };

  it('counts who did several things once, who did something unseen, and who left their details', async () => {
    const id = await open('Europe/London');
    const at = '2026-10-21T09:00Z';
    const page = { page: 'grill.example/book' };
    await note(
      id,
      view(at, { person: 'a' }),
      event('download', at, { person: 'a', name: 'menu.pdf' }),
      event('form', at, { person: 'a', ...page }),
      event('custom', at, { person: 'a', name: 'Newsletter' }),
      event('conversion', at, { person: 'a', value: 100 }),
      view(at, { person: 'b' }),
      event('custom', at, { person: 'b', name: 'Opened the menu' }),
      view(at, { person: 'c' }),
      event('open', at, { person: 'a', channel: 'email' }),
      event('click', at, { person: 'a', channel: 'email' }),
      event('conversion', at, { person: 'd', channel: 'email', value: 100 }),
      event('conversion', at, { person: null, channel: 'email', value: 100 }),
    );
    await fold();
    const groups = async (filter?: object) =>
      (await store.days(id, AUTUMN, filter))
        .filter(({ kind }) => isGroup(kind))
        .map(({ channel, kind, people, events, value }) => [channel, kind, people, events, value]);
    expect(await groups()).toEqual([
      ['email', 'engaged', 2, 2, 0],
      ['website', 'engaged', 2, 5, 0],
      ['website', 'lead', 1, 2, 0],
      ['email', 'unseen', 1, 1, 0],
    ]);
    // Whoever sent a form on this page saw another one.
    const onPage = [
      ['website', 'engaged', 1, 1, 0],
      ['website', 'lead', 1, 1, 0],
      ['website', 'unseen', 1, 1, 0],
    ];
    expect([await groups(page), await groups({ ...page, country: '' })]).toEqual([onPage, onPage]);
    const ask = { dimension: 'page', kinds: ['engaged'], limit: 5 } as const;
    const booked = [{ key: page.page, events: 1, people: 1, value: 0 }];
    expect([await store.top(id, AUTUMN, ask), await store.top(id, AUTUMN, { ...ask, filter: page })]).toEqual([
      booked,
      booked,
    ]);
    expect(await store.hours(id, AUTUMN)).toContainEqual({
      ...{ weekday: 3, hour: 10, kind: 'engaged', channel: 'website' },
      ...{ events: 5, people: 2, value: 0 },
    });
  });

  describe('the source of a visit', () => {
    const google = { source: 'google.com', medium: 'referral' };
    const letter = { source: 'email', medium: 'email', campaign: 'Autumn' };
    const visitOf = (person: string) => [
      view('2026-10-21T08:00Z', { person }),
      view('2026-10-21T09:00Z', { person, ...google }),
      view('2026-10-21T09:01Z', { person, page: 'grill.example/menu' }),
      view('2026-10-21T15:00Z', { person, ...letter }),
      event('conversion', '2026-10-21T15:05Z', { person, value: 500, page: 'grill.example/book' }),
      event('form', '2026-10-21T15:05Z', { person }),
      view('2026-10-22T09:00Z', { person }),
    ];
    const sales = { dimension: 'source', kinds: ['conversion'], limit: 5 } as const;
    const bySource = async (id: string) =>
      (await store.top(id, AUTUMN, { ...sales, kinds: ['view', 'conversion'] })).map(({ key, events }) => [
        key,
        events,
      ]);

    it('is that of the visitor’s latest entrance of the day, for pages and sales alike', async () => {
      const id = await open('Europe/London');
      await note(id, ...visitOf('a'), view('2026-10-21T16:00Z', { person: 'b' }));
      await fold();
      expect(await bySource(id)).toEqual([
        ['email', 2],
        ['google.com', 2],
      ]);
      expect(await store.top(id, AUTUMN, { ...sales, dimension: 'campaign' })).toEqual([
        { key: 'Autumn', events: 1, people: 1, value: 500 },
      ]);
      expect(
        await store.top(id, AUTUMN, {
          ...sales,
          dimension: 'page',
          kinds: ['view'],
          filter: { source: 'google.com' },
        }),
      ).toEqual([
        { key: 'grill.example/', events: 1, people: 1, value: 0 },
        { key: 'grill.example/menu', events: 1, people: 1, value: 0 },
      ]);
    });

    it('follows an entrance that comes late, is corrected, or is taken back', async () => {
      const id = await open('Europe/London');
      const [, first, second, third, ...rest] = visitOf('a');
      await note(id, second!, ...rest);
      await fold();
      expect(await bySource(id)).toEqual([]);
      await note(id, first!);
      await fold();
      expect(await bySource(id)).toEqual([['google.com', 3]]);
      await note(id, third!);
      await fold();
      expect(await bySource(id)).toEqual([
        ['email', 2],
        ['google.com', 2],
      ]);
      await note(id, { ...first!, source: 'bing.com' }, second!);
      await fold();
      expect(await bySource(id)).toEqual([
        ['email', 2],
        ['bing.com', 2],
      ]);
      await inWorkspace(id, (tx) => dropEvents(tx, id, [first!, third!]));
      await fold();
      expect(await bySource(id)).toEqual([]);
    });
  });

  it('tells who came back week by week after their first, of those who can be recognised', async () => {
    const id = await open('Europe/London');
    const reader = (kind: 'open' | 'click' | 'conversion', person: string, at: string) =>
      event(kind, at, { person, channel: 'email' });
    await note(
      id,
      reader('open', 'a', '2026-10-04T23:30Z'), // on Monday the 5th by summer time
      reader('click', 'a', '2026-10-06T09:00Z'),
      reader('open', 'b', '2026-10-11T09:00Z'),
      reader('conversion', 'a', '2026-10-21T09:00Z'),
      reader('open', 'b', '2026-10-12T09:00Z'),
      reader('open', 'c', '2026-10-13T09:00Z'),
      reader('open', 'long known', '2026-03-01T09:00Z'),
      reader('open', 'long known', '2026-10-13T09:00Z'),
      reader('open', 'c', '2026-10-26T09:00Z'), // after the range
      event('delivered', '2026-10-07T09:00Z', { person: 'd', channel: 'email' }),
      view('2026-10-07T09:00Z', { person: 'e' }),
    );
    await fold();
    expect(await store.cohorts(id, { from: '2026-10-05', to: '2026-10-25' })).toEqual([
      { first: '2026-10-05', week: 0, people: 2 },
      { first: '2026-10-05', week: 1, people: 1 },
      { first: '2026-10-05', week: 2, people: 1 },
      { first: '2026-10-12', week: 0, people: 1 },
    ]);
    expect(await store.cohorts(await open('Europe/London'), { from: '2026-10-05', to: '2026-10-25' })).toEqual([]);
  });

  describe('a touch', () => {
    const touches = async (id: string, dimension: 'first-touch' | 'last-touch', filter?: { country: string }) =>
      (
        await store.top(id, AUTUMN, { dimension, kinds: ['lead', 'conversion'], limit: 9, ...(filter && { filter }) })
      ).map(({ key, people, value }) => [key, people, value]);
    const [google, autumn, june] = [
      touchKey({ source: 'google.com', campaign: '' }),
      touchKey({ source: 'email', campaign: 'Autumn' }),
      touchKey({ source: 'email', campaign: 'June' }),
    ];

    it('is the first and the last entrance of a visitor’s day, up to what they did', async () => {
      const id = await open('Europe/London');
      const visitor = (at: string, more: object) => view(at, { person: 'a', ...more });
      await note(
        id,
        visitor('2026-10-21T09:00Z', { source: 'google.com' }),
        event('form', '2026-10-21T10:00Z', { person: 'a' }),
        visitor('2026-10-21T15:00Z', { source: 'email', campaign: 'Autumn' }),
        event('conversion', '2026-10-21T16:00Z', { person: 'a', value: 500 }),
        event('custom', '2026-10-21T16:00Z', { person: 'a', name: 'Opened the menu' }),
        event('conversion', '2026-10-21T16:00Z', { person: 'nobody knows', value: 700 }),
      );
      await fold();
      for (const filter of [undefined, { country: '' }])
        expect([await touches(id, 'first-touch', filter), await touches(id, 'last-touch', filter)]).toEqual([
          [[google, 2, 500]],
          [
            [autumn, 1, 500],
            [google, 1, 0],
          ],
        ]);
    });

    it('of a contact is the first email they followed, however long ago, and the one that sold', async () => {
      const id = await open('Europe/London');
      const contact = {
        person: await addContact(id, { source: 'Import', since: '2026-10-01' }),
        channel: 'email',
      } as const;
      const sale = event('conversion', '2026-10-21T16:00Z', { ...contact, campaign: 'Autumn', value: 900 });
      await note(id, sale, event('click', '2026-10-20T16:00Z', { ...contact, campaign: 'Autumn' }));
      await fold();
      expect([await touches(id, 'first-touch'), await touches(id, 'last-touch')]).toEqual([
        [[autumn, 1, 900]],
        [[autumn, 1, 900]],
      ]);
      const earlier = event('click', '2026-06-01T16:00Z', { ...contact, campaign: 'June' });
      await note(id, earlier); // comes to light months later
      await fold();
      expect([await touches(id, 'first-touch'), await touches(id, 'last-touch')]).toEqual([
        [[june, 1, 900]],
        [[autumn, 1, 900]],
      ]);
      await inWorkspace(id, (tx) => dropEvents(tx, id, [earlier]));
      await fold();
      expect(await touches(id, 'first-touch')).toEqual([[autumn, 1, 900]]);
    });

    it('of a contact who had signed up before is the page where they did', async () => {
      const id = await open('Europe/London');
      const sold = async (since: string, more: object) => {
        const person = await addContact(id, { source: 'Newsletter', since });
        const of = { person, channel: 'email', campaign: 'Autumn' } as const;
        await note(
          id,
          event('click', '2026-10-20T16:00Z', of),
          event('conversion', '2026-10-21T16:00Z', { ...of, ...more }),
        );
      };
      await sold('2026-10-20T15:59Z', { value: 900 });
      await sold('2026-10-20T16:01Z', { value: 70 });
      await fold();
      const page = touchKey({ source: 'Newsletter', campaign: '' });
      for (const filter of [undefined, { country: '' }])
        expect(new Set(await touches(id, 'first-touch', filter))).toEqual(
          new Set([
            [page, 1, 900],
            [autumn, 1, 70],
          ]),
        );
    });
  });
}

async function addContact(workspaceId: string, { source, since }: { source: string; since: string }): Promise<string> {
  const [contact] = await asOwner<{ id: string }>(
    "INSERT INTO contacts (workspace_id, id, name, status, source, search, name_key, created_at, updated_at) VALUES ($1, gen_random_uuid(), 'Ada', 'lead', $2, 'ada', 'ada', $3, now()) RETURNING id",
    [workspaceId, source, since],
  );
  return contact!.id;
}

export interface StoreUnderTest {
  store: EventStore;
  /** Brings in what producers noted until now. */
  fold(): Promise<void>;
  /** Resolves to the workspace's id. */
  open(zone: string): Promise<string>;
}

interface PeopleUnderTest extends StoreUnderTest {
  note(workspaceId: string, ...events: AnalyticsEvent[]): Promise<void>;
}
