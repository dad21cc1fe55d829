import { segmentsContract, type SegmentRules } from '../../../src/contracts/segments';
import { contactIn } from '../../testing/builders/stored-contact';
import { asOwner, useDatabase } from '../../testing/database';
import { register } from '../../testing/world';
import { makeSegmentsService } from './segments-service';
import { segmentsRepository } from './segments-repository';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const leads: SegmentRules = { match: 'all', rules: [{ about: 'status', is: 'one-of', values: ['lead'] }] };
const customers: SegmentRules = { match: 'all', rules: [{ about: 'status', is: 'one-of', values: ['customer'] }] };
const named = (value: string): SegmentRules => ({ match: 'all', rules: [{ about: 'name', is: 'contains', value }] });

const create = ({ call }: Owner, name: string, rules = leads) =>
  call('segments', segmentsContract.createSegment, { name, rules });
const list = async ({ call }: Owner) =>
  ((await call('segments', segmentsContract.listSegments, {})).body.data.items as { name: string }[]).map(
    ({ name }) => name,
  );
const count = async ({ call }: Owner, rules: SegmentRules) =>
  (await call('segments', segmentsContract.countSegment, { rules })).body.data;

describe('segments', () => {
  it('are kept, listed by name in whatever letters, changed and deleted', async () => {
    const owner = await register();
    const { body } = await create(owner, 'regulars');
    await create(owner, 'All leads');
    expect(await list(owner)).toEqual(['All leads', 'regulars']);
    const changed = await owner.call('segments', segmentsContract.updateSegment, {
      segmentId: body.data.id,
      name: 'Regulars',
      rules: customers,
    });
    expect(changed.body.data).toMatchObject({ id: body.data.id, name: 'Regulars', rules: customers });
    expect((await owner.call('segments', segmentsContract.deleteSegment, { segmentId: body.data.id })).status).toBe(
      200,
    );
    expect(await list(owner)).toEqual(['All leads']);
    expect((await owner.call('segments', segmentsContract.deleteSegment, { segmentId: body.data.id })).status).toBe(
      404,
    );
    expect(
      (
        await owner.call('segments', segmentsContract.updateSegment, {
          segmentId: body.data.id,
          name: 'Regulars',
          rules: customers,
        })
      ).status,
    ).toBe(404);
  });

  it('have names of their own, in any letters, and say so at the field', async () => {
    const owner = await register();
    const other = (await create(owner, 'Bread lovers')).body.data;
    await create(owner, 'Regulars');
    const { status, body } = await create(owner, 'REGULARS');
    expect([status, body.fields]).toEqual([
      409,
      { name: 'A segment named “REGULARS” already exists. Choose another name.' },
    ]);
    expect(
      (
        await owner.call('segments', segmentsContract.updateSegment, {
          segmentId: other.id,
          name: 'regulars',
          rules: leads,
        })
      ).status,
    ).toBe(409);
    expect(
      (
        await owner.call('segments', segmentsContract.updateSegment, {
          segmentId: other.id,
          name: 'BREAD lovers',
          rules: leads,
        })
      ).status,
    ).toBe(200);
  });

  it('end at 200, and a name is free in every other workspace', async () => {
    const owner = await register();
    await asOwner(
      "INSERT INTO segments (workspace_id, id, name, rules, created_at, updated_at) SELECT $1, gen_random_uuid(), 'Segment ' || n, '{}', now(), now() FROM generate_series(1, 200) n",
      [owner.workspaceId],
    );
    expect((await create(owner, 'One more')).body.error).toBe(
      'A workspace can have at most 200 segments. Delete one you don’t need.',
    );
    expect((await create(await register(), 'Segment 1')).status).toBe(200);
  });

  it.each([
    ['no rules', { match: 'all', rules: [] }],
    [
      'a group in a group in a group',
      { match: 'all', rules: [{ match: 'any', rules: [{ match: 'all', rules: leads.rules }] }] },
    ],
    ['too many rules', { match: 'all', rules: Array.from({ length: 21 }, () => leads.rules[0]) }],
    [
      'too many rules in all its groups',
      {
        match: 'all',
        rules: Array.from({ length: 4 }, () => ({
          match: 'any',
          rules: Array.from({ length: 16 }, () => leads.rules[0]),
        })),
      },
    ],
    [
      'the same status again and again',
      { match: 'all', rules: [{ about: 'status', is: 'one-of', values: Array.from({ length: 10 }, () => 'lead') }] },
    ],
    ['a rule that nobody knows', { match: 'all', rules: [{ about: 'shoe size', is: 'at-least', value: 44 }] }],
  ])('refuse %s', async (_what, rules) => {
    expect((await create(await register(), 'Wrong', rules as SegmentRules)).status).toBe(400);
  });
});

describe('a count', () => {
  it('is exact, leaves archived contacts out, says how many can be mailed and shows the first five by name', async () => {
    const owner = await register();
    for (const name of ['Grace', 'Ada', 'Zoe', 'Hedy', 'Barbara', 'Radia'])
      await contactIn(owner.workspaceId, {
        name,
        email: `${name}@example.com`.toLowerCase(),
        emailConsent: name.startsWith('A') ? 'withdrawn' : 'granted',
      });
    await contactIn(owner.workspaceId, { name: 'Frances', phone: '+442079460958', emailConsent: 'granted' });
    await contactIn(owner.workspaceId, {
      name: 'Anita',
      email: 'anita@example.com',
      emailConsent: 'granted',
      archived: true,
    });
    const found = await count(owner, leads);
    expect(found).toMatchObject({ count: 7, reachableByEmail: 5 });
    expect(found.sample.map(({ name, email }: { name: string; email: string | null }) => [name, email])).toEqual([
      ['Ada', 'ada@example.com'],
      ['Barbara', 'barbara@example.com'],
      ['Frances', null],
      ['Grace', 'grace@example.com'],
      ['Hedy', 'hedy@example.com'],
    ]);
    expect(await count(owner, named('a'))).toMatchObject({ count: 5 });
    expect(await count(owner, customers)).toEqual({ count: 0, reachableByEmail: 0, sample: [] });
  });

  it('knows nothing of other workspaces', async () => {
    const [owner, other] = [await register(), await register()];
    await contactIn(other.workspaceId, { name: 'Ada', email: 'ada@example.com' });
    expect(await count(owner, leads)).toEqual({ count: 0, reachableByEmail: 0, sample: [] });
  });

  it('answers a contact without a name by what it is called in the list', async () => {
    const owner = await register();
    await contactIn(owner.workspaceId, { name: '', email: 'ada@example.com' });
    expect((await count(owner, leads)).sample).toMatchObject([{ name: 'ada', email: 'ada@example.com' }]);
  });

  it('that takes too long says so in a sentence', async () => {
    const owner = await register();
    const slow = { ...segmentsRepository, count: () => Promise.resolve('too-long' as const) };
    const service = makeSegmentsService({
      repository: slow,
      clock: { now: () => new Date() },
      ids: { id: () => crypto.randomUUID(), token: () => '' },
    });
    await expect(service.count(owner.workspaceId, leads)).rejects.toMatchObject({
      code: 'unavailable',
      message:
        'Counting these contacts is taking too long. You can save the segment as it is, or use fewer or narrower rules for a faster count.',
    });
  });
});
