import { campaignsContract } from '../../../src/contracts/campaigns';
import { segmentsContract } from '../../../src/contracts/segments';
import { UNKNOWN_PAGE } from '../../../src/contracts/text';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/duration';
import { addCampaign, addDelivered } from '../../testing/campaigns';
import { asOwner, useDatabase } from '../../testing/database';
import { joinAsMember, register } from '../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const { listCampaigns, getCampaign, createCampaign, updateCampaign, deleteCampaign } = campaignsContract;

const create = async ({ call }: Owner, input: Record<string, unknown> = {}) =>
  (await call('campaigns', createCampaign, input)).body.data;
const list = async ({ call }: Owner, input: Record<string, unknown> = {}) =>
  (await call('campaigns', listCampaigns, input)).body.data;
const update = ({ call }: Owner, campaignId: string, change: Record<string, unknown>) =>
  call('campaigns', updateCampaign, { campaignId, ...change });
const customers = {
  match: 'all' as const,
  rules: [{ about: 'status' as const, is: 'one-of' as const, values: ['customer' as const] }],
};
const segment = async ({ call }: Owner, name = 'Customers') =>
  (await call('segments', segmentsContract.createSegment, { name, rules: customers })).body.data.id as string;

describe('the sender of a campaign', () => {
  it('and where replies go are the owner’s to decide; a member changes the rest, and may send both back as they are', async () => {
    const [owner, member] = [await register(), await register()];
    await joinAsMember(member, owner.workspaceId);
    const { id } = await create(owner);
    expect((await update(owner, id, { senderName: 'Maya', replyTo: 'maya@grill.example' })).status).toBe(200);
    for (const change of [
      { senderName: 'Mallory' },
      { replyTo: 'mallory@example.com' },
      { replyTo: '' },
      { name: 'Spring', replyTo: 'mallory@example.com' },
    ]) {
      expect(await update(member, id, change)).toMatchObject({
        status: 403,
        body: {
          code: 'forbidden',
          error: 'Only an owner of this workspace can change the sender of a campaign and where replies go.',
        },
      });
    }
    expect(
      await update(member, id, { name: 'Spring', senderName: 'Maya', replyTo: 'maya@grill.example' }),
    ).toMatchObject({
      status: 200,
      body: { data: { name: 'Spring', senderName: 'Maya', replyTo: 'maya@grill.example' } },
    });
  });
});

describe('the list', () => {
  it('counts every tab in one reply, and puts paused campaigns with the active ones', async () => {
    const owner = await register();
    for (const status of ['active', 'paused', 'completed', 'completed', 'draft'] as const)
      await addCampaign(owner.workspaceId, { name: status, status });
    const { items, counts } = await list(owner);
    expect(counts).toEqual({ active: 2, completed: 2, draft: 1, all: 5 });
    expect(items.map(({ status }: { status: string }) => status).sort()).toEqual(['active', 'paused']);
    for (const [filter, count] of [
      ['completed', 2],
      ['draft', 1],
      ['all', 5],
    ] as const)
      expect((await list(owner, { filter })).items).toHaveLength(count);
  });

  it('is read page by page, newest first, with none twice and none left out', async () => {
    const owner = await register();
    const at = Date.UTC(2026, 10, 1);
    for (let n = 0; n < 7; n += 1)
      await addCampaign(owner.workspaceId, {
        name: `Campaign ${n}`,
        status: 'draft',
        createdAt: new Date(at + Math.floor(n / 3) * MINUTE_MS),
      });
    const names: string[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 5; pages += 1) {
      const page = await list(owner, { filter: 'draft', limit: 3, cursor });
      names.push(...page.items.map(({ name }: { name: string }) => name));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(names).toHaveLength(7);
    expect([...names].sort()).toEqual(Array.from({ length: 7 }, (_, n) => `Campaign ${n}`));
    expect(names[0]).toBe('Campaign 6');
    for (const cursor of ['no place at all', 'bm93aGVyZQ'])
      expect((await owner.call('campaigns', listCampaigns, { filter: 'draft', cursor })).body).toMatchObject({
        code: 'invalid_request',
        error: UNKNOWN_PAGE,
      });
  });

  it('tells those that are out from those that wait for their time or are paused', async () => {
    const owner = await register();
    for (const row of [
      {},
      { sendAt: new Date(Date.now() - 60_000) },
      { sendAt: new Date(Date.now() + HOUR_MS) },
      { status: 'paused' as const, sendAt: new Date(Date.now() + HOUR_MS) },
      { status: 'draft' as const, sendAt: new Date(Date.now() + HOUR_MS) },
    ])
      await addCampaign(owner.workspaceId, row);
    expect(await list(owner)).toMatchObject({ counts: { active: 4 }, underWay: { out: 2, scheduled: 1, paused: 1 } });
  });

  it('shows what the ledger adds up to, and how far an active one is', async () => {
    const owner = await register();
    const spring = await addCampaign(owner.workspaceId);
    await addDelivered(owner.workspaceId, spring, { mails: 60, opens: 30, clicks: 12, conversions: 3, each: 2_500 });
    await addDelivered(owner.workspaceId, spring, { mails: 4, state: 'bounced', cause: 'No such mailbox.' });
    await addDelivered(owner.workspaceId, spring, { mails: 36, state: 'waiting' });
    const [campaign] = (await list(owner)).items;
    expect(campaign).toMatchObject({
      name: 'Spring',
      progress: 64,
      counts: {
        total: 100,
        sent: 60,
        opens: 30,
        clicks: 12,
        conversions: 3,
        revenue: 7_500,
        bounced: 4,
        failed: 0,
        machineOpens: 0,
      },
    });
  });

  it('says what an automation is through with by the people who are in it', async () => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { type: 'automation' });
    await asOwner(
      `WITH made AS (INSERT INTO contacts (workspace_id, id, status, source, search, name_key, created_at, updated_at) SELECT $1, gen_random_uuid(), 'lead', '', '', '', now(), now() FROM generate_series(1, 8) RETURNING id)
       INSERT INTO automation_runs (workspace_id, id, campaign_id, contact_id, entry_key, state, entered_at) SELECT $1, gen_random_uuid(), $2, id, 'once', CASE WHEN row_number() OVER () <= 3 THEN 'done' ELSE 'active' END, now() FROM made`,
      [owner.workspaceId, campaignId],
    );
    expect((await list(owner)).items[0]).toMatchObject({ type: 'automation', progress: 37 });
  });

  it('adds up what was sold since Monday in the zone of the workspace', async () => {
    const owner = await register();
    const spring = await addCampaign(owner.workspaceId, { status: 'paused' });
    await addDelivered(owner.workspaceId, spring, { mails: 1, opens: 1, clicks: 1, conversions: 1, each: 9_900 });
    const sold = async (at: string) => {
      await asOwner(`UPDATE conversions SET at = ${at} WHERE workspace_id = $1`, [owner.workspaceId]);
      return (await list(owner)).revenueSinceMonday;
    };
    const monday = "date_trunc('week', now() AT TIME ZONE 'Europe/London') AT TIME ZONE 'Europe/London'";
    expect(await sold(monday)).toBe(9_900);
    expect(await sold(`${monday} - interval '1 second'`)).toBe(0);
    expect((await list(owner)).currency).toBe('GBP');
  });
});

describe('a draft', () => {
  it('of a mail has one to write, and an automation none until its steps are made', async () => {
    const owner = await register();
    const email = await create(owner);
    expect(email).toMatchObject({
      name: 'New email',
      type: 'email',
      status: 'draft',
      audience: { segmentIds: [] },
      emails: [{ subject: '', revision: 1 }],
      aiOptimized: false,
      startedAt: null,
    });
    expect(await create(owner, { type: 'automation', name: '  After a visit  ' })).toMatchObject({
      name: 'After a visit',
      type: 'automation',
      emails: [],
    });
    expect((await owner.call('campaigns', getCampaign, { campaignId: email.id })).body.data).toEqual(email);
  });

  it('keeps what is typed as text, and refuses what cannot be', async () => {
    const owner = await register();
    const hostile = `<script>alert(1)</script> {{ contact.email }} '; DROP TABLE campaigns; -- \u0000\u202E ☂ "x"`;
    const { id, name } = await create(owner, { name: hostile });
    expect(name).toBe(`<script>alert(1)</script> {{ contact.email }} '; DROP TABLE campaigns; --  ☂ "x"`);
    expect((await update(owner, id, { name: 'x'.repeat(121) })).status).toBe(400);
    expect((await update(owner, id, { name: ' ' })).body.fields).toEqual({ name: 'Name is required.' });
    expect((await owner.call('campaigns', createCampaign, { type: 'fax' } as never)).status).toBe(400);
  });

  it('is changed field by field: what is not given stays', async () => {
    const owner = await register();
    const { id } = await create(owner, { name: 'Spring' });
    const segmentId = await segment(owner);
    const sendAt = new Date(Date.now() + HOUR_MS).toISOString();
    expect(
      (
        await update(owner, id, {
          audience: { segmentIds: [segmentId] },
          sendAt,
          localHour: 9,
          senderName: 'Ada',
          replyTo: 'ada@example.com',
        })
      ).body.data,
    ).toMatchObject({
      name: 'Spring',
      audience: { segmentIds: [segmentId] },
      sendAt,
      localHour: 9,
      senderName: 'Ada',
      replyTo: 'ada@example.com',
    });
    expect((await update(owner, id, { name: 'Summer' })).body.data).toMatchObject({
      name: 'Summer',
      audience: { segmentIds: [segmentId] },
      sendAt,
      localHour: 9,
      senderName: 'Ada',
      replyTo: 'ada@example.com',
    });
    expect((await update(owner, id, { sendAt: null, localHour: null, replyTo: '' })).body.data).toMatchObject({
      sendAt: null,
      localHour: null,
      replyTo: '',
      senderName: 'Ada',
    });
  });

  it.each([
    ['a time that is over', { sendAt: '2020-01-01T09:00:00.000Z' }, 'sendAt', 'Choose a time in the future.'],
    ['a time in a far future', { sendAt: '2999-01-01T09:00:00.000Z' }, 'sendAt', 'Choose a time within the next year.'],
    [
      'a segment that is not there',
      { audience: { segmentIds: ['0b4a4c49-6a3f-4d27-8f4e-2f2f0f0f0f0f'] } },
      'audience',
      'One of these segments was deleted. Choose the segments again.',
    ],
  ])('refuses %s at its field', async (_what, change, field, sentence) => {
    const owner = await register();
    const { id } = await create(owner);
    const { status, body } = await update(owner, id, change);
    expect([status, body.fields?.[field]]).toEqual([400, sentence]);
  });

  it.each([
    [
      'broadcast',
      'A broadcast goes to everyone who agreed to your emails. Create an email campaign to choose segments.',
    ],
    ['automation', 'An automation’s trigger decides who enters it.'],
  ])('of type %s takes no segments', async (type, sentence) => {
    const owner = await register();
    const { id } = await create(owner, { type });
    expect((await update(owner, id, { audience: { segmentIds: [await segment(owner)] } })).body.fields).toEqual({
      audience: sentence,
    });
  });

  it('ends at 2,000 in a workspace', async () => {
    const owner = await register();
    await asOwner(
      "INSERT INTO campaigns (workspace_id, id, name, type, status, audience, created_at, updated_at) SELECT $1, gen_random_uuid(), 'x', 'email', 'draft', '{}', now(), now() FROM generate_series(1, 2000)",
      [owner.workspaceId],
    );
    expect((await owner.call('campaigns', createCampaign, {})).body.error).toBe(
      'A workspace can have at most 2,000 campaigns. Delete one you don’t need.',
    );
  });
});

describe('a started campaign', () => {
  it.each([
    { sendAt: null },
    { localHour: 4 },
    { senderName: 'Eve' },
    { replyTo: '' },
    { audience: { segmentIds: [] } },
  ])('keeps its audience, time and sender: %j is refused, a name is not', async (change) => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId);
    const { status, body } = await update(owner, campaignId, change);
    expect([status, body.error]).toEqual([
      409,
      'This campaign has started, so its audience, time and sender can’t be changed. If nothing has been sent yet, move it to draft. Otherwise, make a copy.',
    ]);
    expect((await update(owner, campaignId, { name: 'Renamed' })).body.data.name).toBe('Renamed');
  });
});

describe('a copy', () => {
  it('has everything of its original but its state, its time and its figures', async () => {
    const owner = await register();
    const first = await create(owner, { templateId: 'win-back', name: 'Come back' });
    await asOwner(
      "UPDATE campaigns SET status = 'completed', send_at = now(), sender_name = 'Ada' WHERE workspace_id = $1 AND id = $2",
      [owner.workspaceId, first.id],
    );
    const copy = await create(owner, { copyOf: first.id });
    expect(copy).toMatchObject({
      name: 'Copy of Come back',
      status: 'draft',
      type: 'automation',
      sendAt: null,
      startedAt: null,
      senderName: 'Ada',
    });
    expect(copy.emails.map(({ subject }: { subject: string }) => subject)).toEqual(
      first.emails.map(({ subject }: { subject: string }) => subject),
    );
    expect(copy.emails.map(({ id }: { id: string }) => id)).not.toContain(first.emails[0].id);
    const [row] = await asOwner<{ steps: { do: string; emailId?: string }[]; trigger: unknown }>(
      'SELECT steps, trigger FROM campaigns WHERE workspace_id = $1 AND id = $2',
      [owner.workspaceId, copy.id],
    );
    expect(row!.steps.filter((step) => step.do === 'send').map(({ emailId }) => emailId)).toEqual(
      copy.emails.map(({ id }: { id: string }) => id),
    );
    expect(row!.trigger).toMatchObject({ on: 'segment' });
  });

  it('of a name that fills its field still fits', async () => {
    const owner = await register();
    const { id } = await create(owner, { name: 'x'.repeat(120) });
    expect((await create(owner, { copyOf: id })).name).toHaveLength(120);
  });
});

describe('deleting', () => {
  it.each(['draft', 'completed'] as const)('takes a %s one away with all that hangs on it', async (status) => {
    const owner = await register();
    const spring = await addCampaign(owner.workspaceId, { status });
    await addDelivered(owner.workspaceId, spring, { mails: 5, opens: 2, clicks: 1, conversions: 1, each: 100 });
    expect((await owner.call('campaigns', deleteCampaign, { campaignId: spring.campaignId })).body.data).toEqual({
      id: spring.campaignId,
    });
    for (const table of ['campaigns', 'campaign_emails', 'deliveries', 'conversions', 'campaign_steps'])
      expect(await asOwner(`SELECT 1 FROM ${table} WHERE workspace_id = $1`, [owner.workspaceId])).toEqual([]);
    expect((await owner.call('campaigns', deleteCampaign, { campaignId: spring.campaignId })).status).toBe(404);
    expect(
      await asOwner('SELECT title FROM activities WHERE workspace_id = $1 ORDER BY created_at DESC LIMIT 1', [
        owner.workspaceId,
      ]),
    ).toEqual([{ title: 'The campaign “Spring” was deleted with its figures' }]);
  });

  it.each(['active', 'paused'] as const)('is refused while it is %s', async (status) => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { status });
    expect((await owner.call('campaigns', deleteCampaign, { campaignId })).body).toMatchObject({
      code: 'conflict',
      error: 'This campaign is running. End it first, then delete it.',
    });
    expect((await list(owner)).counts.all).toBe(1);
  });
});

it('another workspace sees, copies, changes and deletes nothing of it, and its segments count as gone', async () => {
  const [owner, other] = [await register(), await register()];
  const { id } = await create(owner, { name: 'Ours' });
  const mine = await create(other, { name: 'Theirs' });
  expect((await list(other, { filter: 'all' })).items.map(({ name }: { name: string }) => name)).toEqual(['Theirs']);
  expect((await other.call('campaigns', getCampaign, { campaignId: id })).status).toBe(404);
  expect((await other.call('campaigns', createCampaign, { copyOf: id })).status).toBe(404);
  expect((await update(other, id, { name: 'Taken over' })).status).toBe(404);
  expect((await other.call('campaigns', deleteCampaign, { campaignId: id })).status).toBe(404);
  expect((await update(other, mine.id, { audience: { segmentIds: [await segment(owner)] } })).status).toBe(400);
  expect((await list(owner, { filter: 'all' })).items[0].name).toBe('Ours');
});
