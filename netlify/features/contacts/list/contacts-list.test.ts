import { sql } from 'drizzle-orm';
import { contactsContract } from '../../../../src/contracts/contacts';
import { UNKNOWN_PAGE } from '../../../../src/contracts/text';
import { contactSorts } from '../../../../src/domain/contact';
import { inWorkspace } from '../../../database/client';
import { addContacts, addTag, countsOf, walk } from '../../../testing/contacts';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { contactsRepository } from '../contacts-repository';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const names = async (owner: Owner, query: Record<string, unknown>) =>
  (await walk(owner, query)).map(({ name }) => name).sort();
const count = async (owner: Owner, filter: Record<string, unknown>) =>
  (await owner.call('contacts', contactsContract.countContacts, filter as never)).body.data;

describe('the list', () => {
  it.each(contactSorts)('walks by %s without a gap and without a double, also through many alike', async (sort) => {
    const owner = await register();
    const rows = await addContacts(owner.workspaceId, 250, (n) => ({
      name: n % 3 === 0 ? 'Same name' : `Person ${n % 40}`,
      value: n % 4 === 0 ? null : (n % 7) * 100,
      lastContactAt: n % 5 === 0 ? null : new Date(Date.UTC(2026, 5, 1 + (n % 9))),
    }));
    const walked = await walk(owner, { sort, limit: 17 });
    expect(walked.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    const key = {
      'last-contact': (row: (typeof rows)[number]) => -(row.lastContactAt?.getTime() ?? -1),
      newest: (row: (typeof rows)[number]) => -rows.indexOf(row),
      name: (row: (typeof rows)[number]) => row.name.toLowerCase(),
      value: (row: (typeof rows)[number]) => -(row.value ?? -1),
    }[sort];
    const keys = walked.map(({ id }) => key(rows.find((row) => row.id === id)!));
    expect(keys).toEqual([...keys].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
  });

  it('refuses a cursor that is broken or of another order, and says what to do', async () => {
    const owner = await register();
    await addContacts(owner.workspaceId, 5);
    const first = (await owner.call('contacts', contactsContract.listContacts, { sort: 'name', limit: 2 })).body.data;
    for (const cursor of [
      'x',
      'AAAA',
      first.nextCursor,
      Buffer.from('["last-contact","99999999999999999999","x"]').toString('base64url'),
    ]) {
      expect(
        await owner.call('contacts', contactsContract.listContacts, { sort: 'last-contact', cursor, limit: 2 }),
      ).toMatchObject({ status: 400, body: { error: UNKNOWN_PAGE, fields: { cursor: UNKNOWN_PAGE } } });
    }
  });

  it('shows the first email and phone, the tags by name, and money and times as they are', async () => {
    const owner = await register();
    const [regular, friday] = [await addTag(owner.workspaceId, 'Regular'), await addTag(owner.workspaceId, 'Friday')];
    const point = (kind: 'email' | 'phone', value: string, shown = value) => ({ kind, value, shown, label: '' });
    const [row] = await addContacts(owner.workspaceId, 1, () => ({
      name: 'Zoë Åberg',
      company: 'Rye & Co',
      value: 12_050,
      status: 'customer',
      tagIds: [regular, friday],
      lastContactAt: new Date('2026-11-20T10:00:00.000Z'),
      points: [
        point('email', 'zoe@rye.example', 'Zoe@Rye.example'),
        point('phone', '+441174960123', '0117 496 0123'),
        point('email', 'second@rye.example'),
      ],
    }));
    expect((await owner.call('contacts', contactsContract.listContacts, {})).body.data.items).toEqual([
      {
        id: row!.id,
        name: 'Zoë Åberg',
        email: 'Zoe@Rye.example',
        phone: '0117 496 0123',
        company: 'Rye & Co',
        status: 'customer',
        tags: [
          { id: friday, name: 'Friday' },
          { id: regular, name: 'Regular' },
        ],
        lastContact: '2026-11-20T10:00:00.000Z',
        source: 'Added by hand',
        value: 12_050,
        archived: false,
        createdAt: row!.createdAt.toISOString(),
      },
    ]);
  });

  it('shows nothing of another workspace, by whatever filter', async () => {
    const [owner, stranger] = [await register(), await register()];
    const tagId = await addTag(stranger.workspaceId, 'Theirs');
    await addContacts(stranger.workspaceId, 3, (n) => ({
      name: 'Priya Raman',
      tagIds: [tagId],
      archivedAt: n === 0 ? new Date() : null,
    }));
    for (const query of [{}, { search: 'priya' }, { tag: tagId }, { archived: 'only' }, { status: 'lead' }]) {
      expect([query, await walk(owner, query), (await count(owner, query)).count]).toEqual([query, [], 0]);
    }
  });
});

describe('search', () => {
  it('finds by name, any email and company, without regard to case and accents, all words, and signs mean themselves', async () => {
    const owner = await register();
    const all = [
      ['Zoë Åberg', 'zoe@example.com', ''],
      ['José Núñez', 'jn@peña.example', 'Peña Vieja'],
      ['100% Rye', 'rye@example.com', ''],
      ['under_score', '', ''],
      ['back\\slash', '', ''],
      ['李小龍', '', ''],
      ['Ng', 'ng@example.org', ''],
      ['Straße', '', ''],
    ] as const;
    await addContacts(owner.workspaceId, all.length, (n) => ({
      name: all[n]![0],
      company: all[n]![2],
      ...(all[n]![1] && { email: all[n]![1] }),
    }));
    for (const [search, found] of [
      ['zoe', ['Zoë Åberg']],
      ['ZOË', ['Zoë Åberg']],
      ['aberg zoe', ['Zoë Åberg']],
      ['zoe nunez', []],
      ['nunez', ['José Núñez']],
      ['pena vie', ['José Núñez']],
      ['0% r', ['100% Rye']],
      ['%', ['100% Rye']],
      ['_', ['under_score']],
      ['\\', ['back\\slash']],
      ['小', ['李小龍']],
      ['ng', ['Ng']],
      ['example.org', ['Ng']],
      ['@example', ['100% Rye', 'Ng', 'Zoë Åberg']],
      ["' OR 1=1 --", []],
      ['  zoe   ', ['Zoë Åberg']],
    ] as const)
      expect([search, await names(owner, { search }), (await count(owner, { search })).count]).toEqual([
        search,
        [...found].sort(),
        found.length,
      ]);
  });

  it('takes one or two letters for the beginning of a word, and part of one in scripts without spaces', async () => {
    const owner = await register();
    const all = ['Ng Thanh', 'Ingrid Jung', 'Al-Amin', "O'Neill", 'A1 Garage', '山田 太郎', '김철수'];
    await addContacts(owner.workspaceId, all.length, (n) => ({
      name: all[n]!,
      ...(n === 1 && { email: 'x.ng@example.com' }),
    }));
    for (const [search, found] of [
      ['n', ['Ingrid Jung', 'Ng Thanh', "O'Neill"]],
      ['NG', ['Ingrid Jung', 'Ng Thanh']],
      ['am', ['Al-Amin']],
      ['un', []],
      ['a', ['A1 Garage', 'Al-Amin']],
      ['1', []],
      ['a1', ['A1 Garage']],
      ['郎', ['山田 太郎']],
      ['철', ['김철수']],
      ['in ju', ['Ingrid Jung']],
    ] as const)
      expect([search, await names(owner, { search }), (await count(owner, { search })).count]).toEqual([
        search,
        [...found].sort(),
        found.length,
      ]);
  });

  it('finds who has a whole email or phone number, however it is written, and words where nobody has it', async () => {
    const owner = await register();
    const point = (kind: 'email' | 'phone', value: string) => ({ kind, value, shown: value, label: '' });
    const all = [
      { name: 'Ada', points: [point('email', 'ada@example.com'), point('phone', '+441174960123')] },
      { name: 'Bob', points: [point('email', 'ada@example.co'), point('phone', '+441174960123')] },
      { name: 'Xada', points: [point('email', 'x.ada@example.com'), point('phone', '555012')] },
      { name: 'Rüdiger', points: [point('email', 'info@xn--bcher-kva.example'), point('phone', '+390612345678')] },
      { name: '0044117', points: [] },
    ];
    await addContacts(owner.workspaceId, all.length, (n) => all[n]!);
    for (const [search, found] of [
      ['ADA@example.com ', ['Ada']],
      ['ada@example.co', ['Bob']],
      ['da@example.com', ['Ada', 'Xada']],
      ['info@bücher.example', ['Rüdiger']],
      ['+44 117 496-0123', ['Ada', 'Bob']],
      ['0044 (117) 496 0123', ['Ada', 'Bob']],
      ['0117 496 0123', ['Ada', 'Bob']],
      ['555 012', ['Xada']],
      ['06 1234 5678', ['Rüdiger']],
      ['0044117', ['0044117']],
      ['+44 117 496 0124', []],
    ] as const)
      expect([search, await names(owner, { search }), (await count(owner, { search })).count]).toEqual([
        search,
        [...found].sort(),
        found.length,
      ]);
    expect(await names(owner, { search: 'ada@example.com', status: 'customer' })).toEqual([]);
    const stranger = await register();
    expect(await names(stranger, { search: '+441174960123' })).toEqual([]);
  });

  it('goes together with status, tag and archive', async () => {
    const owner = await register();
    const tagId = await addTag(owner.workspaceId, 'Regular');
    await addContacts(owner.workspaceId, 8, (n) => ({
      name: `Ada ${n}`,
      status: n % 2 ? 'customer' : 'lead',
      tagIds: n < 4 ? [tagId] : [],
      archivedAt: n % 4 === 3 ? new Date() : null,
    }));
    expect(await names(owner, { search: 'ada', status: 'customer' })).toEqual(['Ada 1', 'Ada 5']);
    expect(await names(owner, { search: 'ada', tag: tagId })).toEqual(['Ada 0', 'Ada 1', 'Ada 2']);
    expect(await names(owner, { archived: 'only', tag: tagId })).toEqual(['Ada 3']);
    expect(await count(owner, { tag: tagId, status: 'lead' })).toEqual({ count: 2, exact: true });
  });

  it('finds the rare and the frequent of many, near and far, page by page', async () => {
    const owner = await register();
    // More than a window; "often" is everywhere, "rare" stands at the far end, "ij" is too short for the trigram index.
    await addContacts(owner.workspaceId, 13_500, (n) => ({
      name: `often ${n < 20 ? 'rare ij ' : ''}${n}`,
      lastContactAt: new Date(Date.UTC(2026, 0, 1) + n * 1_000),
    }));
    for (const sort of contactSorts) {
      for (const search of ['rare', 'ij', 'rare often', 'often rare ij'])
        expect([
          sort,
          search,
          new Set((await walk(owner, { search, sort, limit: 7 })).map(({ id }) => id)).size,
        ]).toEqual([sort, search, 20]);
    }
    const often = await walk(owner, { search: 'often', limit: 100 });
    expect([often.length, new Set(often.map(({ id }) => id)).size]).toEqual([13_500, 13_500]);
    expect(await count(owner, { search: 'often' })).toEqual({ count: 10_000, exact: false });
    expect(await count(owner, { search: 'rare' })).toEqual({ count: 20, exact: true });
    expect(await count(owner, {})).toEqual({ count: 13_500, exact: true });
    await asOwner('ANALYZE contacts');
    const plans = await inWorkspace(
      owner.workspaceId,
      async (tx) =>
        (
          await tx.execute<{ 'QUERY PLAN': unknown }>(
            sql`explain (format json) select id from contacts where workspace_id = (select current_workspace()) and archived_at is null and (touched_at, id) < (now(), ${owner.workspaceId}::uuid) order by touched_at desc, id desc limit 51`,
          )
        ).rows,
    );
    expect(JSON.stringify(plans)).toContain('"Index Name":"contacts_touched"');
  });
});

describe('the book', () => {
  it('counts what is there, this month and by tag, and names fields, currency and country', async () => {
    const owner = await register();
    const tagId = await addTag(owner.workspaceId, 'regular');
    const unused = await addTag(owner.workspaceId, 'Birthday');
    await addContacts(owner.workspaceId, 6, (n) => ({
      status: n < 3 ? 'customer' : 'prospect',
      tagIds: n < 4 ? [tagId] : [],
      archivedAt: n === 0 ? new Date() : null,
    }));
    await owner.call('contacts', contactsContract.createContact, { name: 'Of today' });
    expect((await owner.call('contacts', contactsContract.getContactBook, {})).body.data).toEqual({
      count: 6,
      newThisMonth: 1,
      archived: 1,
      byStatus: { customer: 2, lead: 1, prospect: 3 },
      tags: [
        { id: unused, name: 'Birthday', count: 0 },
        { id: tagId, name: 'regular', count: 3 },
      ],
      fields: [],
      currency: 'GBP',
      country: 'GB',
    });
    expect(await count(owner, { tag: tagId })).toEqual({ count: 3, exact: true });
    expect(await count(owner, { archived: 'only' })).toEqual({ count: 1, exact: true });
    const { kept, real } = await countsOf(owner.workspaceId);
    expect(kept).toEqual(real);
  });

  it('reads its counts in one look, however many contacts there are', async () => {
    const owner = await register();
    await addContacts(owner.workspaceId, 50);
    expect((await contactsRepository.book(owner.workspaceId, '2026-01')).newThisMonth).toBe(50);
    expect((await contactsRepository.book(owner.workspaceId, '2026-02')).newThisMonth).toBe(0);
  });
});
