import type { CampaignRecommendation } from '../../../../src/contracts/campaign-proposals';
import { campaignsContract } from '../../../../src/contracts/campaigns';
import { contactsContract } from '../../../../src/contracts/contacts';
import { segmentsContract } from '../../../../src/contracts/segments';
import { DAY_MS } from '../../../../src/domain/duration';
import { contactIn } from '../../../testing/builders/stored-contact';
import { addCampaign, addDelivered } from '../../../testing/campaigns';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const list = async ({ call }: Owner) =>
  (await call('campaigns', campaignsContract.listCampaignRecommendations, {})).body.data as {
    items: CampaignRecommendation[];
    sent: number;
    needed: number;
  };
const draft = async ({ call }: Owner, recommendationId: string) =>
  (await call('campaigns', campaignsContract.createCampaign, { recommendationId })).body.data;
const find = async (owner: Owner, start: string) => (await list(owner)).items.find(({ id }) => id.startsWith(start));

/** At an hour of London's yesterday, where the workspaces of these tests are. */
const at = (hour: number): Date => new Date(Date.UTC(2026, 0, 14, hour));
const sentAt = async (
  owner: Owner,
  hour: number,
  mails: number,
  opens: number,
  more: { clicks?: number; conversions?: number; each?: number } = {},
) =>
  addDelivered(owner.workspaceId, await addCampaign(owner.workspaceId, { status: 'completed', startedAt: at(hour) }), {
    mails,
    opens,
    ...more,
    sentAt: at(hour),
  });

/** Enough sales to expect money of further mail. */
const SOLD = { conversions: 8, each: 3_000 };

/** Contacts that agreed to mail and were last in touch so many days ago. */
async function customers(owner: Owner, count: number, days: number, value = 5_000) {
  for (let n = 0; n < count; n += 1)
    await contactIn(owner.workspaceId, {
      name: `Customer ${n}`,
      email: `customer-${days}-${n}@example.com`,
      emailConsent: 'granted',
    });
  await asOwner(
    "UPDATE contacts SET status = 'customer', value = $3, last_contact_at = now() - $2 * interval '1 day' WHERE workspace_id = $1 AND last_contact_at IS NULL",
    [owner.workspaceId, days, value],
  );
}

describe('before there is enough of a history', () => {
  it('nothing is recommended, and it says how far it is', async () => {
    const owner = await register();
    await customers(owner, 12, 90);
    await sentAt(owner, 9, 199, 80, { clicks: 40, conversions: 10, each: 1_000 });
    expect(await list(owner)).toEqual({ items: [], sent: 199, needed: 200 });
  });
});

describe('a better hour', () => {
  it('is told with the rates it rests on, and makes a draft for it', async () => {
    const owner = await register();
    await customers(owner, 12, 5);
    await sentAt(owner, 9, 400, 100, SOLD);
    await sentAt(owner, 15, 300, 105);
    const found = await find(owner, 'best-hour');
    expect(found).toMatchObject({
      id: 'best-hour-15',
      title: 'Send at 15:00 instead of 09:00',
      action: 'apply',
      confidence: 0.99,
      sample: 700,
      revenueSource: 'Based on 8 sales from 700 of your emails, for one email to 12 people.',
    });
    // 8 × 30 over 700 mails, to 12 people: about 4.11.
    expect([found!.revenueLow <= 411, found!.revenueHigh >= 411]).toEqual([true, true]);
    expect(found!.reason).toContain('35.0% of emails sent between 15:00 and 16:00 were opened, compared with 25.0%');
    expect(await draft(owner, 'best-hour-15')).toMatchObject({
      status: 'draft',
      localHour: 15,
      aiOptimized: true,
      emails: [{ revision: 1 }],
    });
  });

  it.each([
    [
      'each hour has at least 200 mails',
      [
        [9, 400, 100],
        [15, 199, 120],
      ],
    ],
    [
      'the difference is more than chance',
      [
        [9, 400, 100],
        [15, 300, 78],
      ],
    ],
    ['there are two hours', [[9, 900, 300]]],
    [
      'the usual hour is not the best already',
      [
        [9, 400, 140],
        [15, 300, 60],
      ],
    ],
  ])('is not told unless %s', async (_what, hours) => {
    const owner = await register();
    await customers(owner, 12, 5);
    for (const [hour, mails, opens] of hours as [number, number, number][])
      await sentAt(owner, hour, mails, opens, SOLD);
    expect(await find(owner, 'best-hour')).toBeUndefined();
  });

  it('leaves out what programs opened', async () => {
    const owner = await register();
    await customers(owner, 12, 5);
    await sentAt(owner, 9, 400, 100, SOLD);
    await sentAt(owner, 15, 300, 75);
    await asOwner('UPDATE deliveries SET machine_opened_at = sent_at WHERE workspace_id = $1 AND sent_at = $2', [
      owner.workspaceId,
      at(15),
    ]);
    expect(await find(owner, 'best-hour')).toBeUndefined();
  });
});

describe('customers who went quiet', () => {
  it('are counted as they can be mailed, with money expected from what mails have brought', async () => {
    const owner = await register();
    await customers(owner, 14, 90);
    await customers(owner, 5, 20);
    await customers(owner, 4, 91, 0);
    await contactIn(owner.workspaceId, { name: 'Never asked', email: 'never@example.com' });
    await sentAt(owner, 9, 500, 200, { clicks: 50, conversions: 20, each: 3_000 });
    const found = await find(owner, 'win-back');
    expect(found).toMatchObject({ title: 'Write to 14 customers who have gone quiet', action: 'draft', sample: 500 });
    // 10% follow a mail: 1 − 0.9^14.
    expect(found!.confidence).toBe(0.77);
    // 1.20 a mail on average, 14 of them.
    expect([found!.revenueLow >= 0, found!.revenueLow <= 1_680, found!.revenueHigh >= 1_680]).toEqual([
      true,
      true,
      true,
    ]);
    expect(found!.revenueSource).toBe('Based on 20 sales from 500 of your emails, for one email to 14 people.');
    const made = await draft(owner, 'win-back');
    const { items } = (await owner.call('segments', segmentsContract.listSegments, {})).body.data;
    expect(made).toMatchObject({
      type: 'email',
      status: 'draft',
      aiOptimized: true,
      audience: { segmentIds: [items[0].id] },
    });
    expect(
      (await owner.call('campaigns', campaignsContract.countAudience, { audience: made.audience })).body.data,
    ).toEqual({ people: 14, reachable: 14, leftOut: {} });
  });

  it('are not shown where mails have brought too little to expect anything of another, nor where nobody ever followed one', async () => {
    const [some, none] = [await register(), await register()];
    for (const owner of [some, none]) await customers(owner, 14, 90);
    await sentAt(some, 9, 400, 200, { clicks: 60, conversions: 4, each: 3_000 });
    await sentAt(none, 9, 400, 200);
    await sentAt(some, 15, 300, 200);
    for (const owner of [some, none]) expect((await list(owner)).items).toEqual([]);
  });

  it('are left out when they got a mail in the last 30 days, and are no recommendation when they are few', async () => {
    const owner = await register();
    await customers(owner, 14, 90);
    await sentAt(owner, 9, 400, 200, { clicks: 60, ...SOLD });
    await asOwner(
      "INSERT INTO contact_events (workspace_id, id, contact_id, kind, title, text, at) SELECT workspace_id, gen_random_uuid(), id, 'mail-sent', 'Spring', '', now() - interval '3 days' FROM contacts WHERE workspace_id = $1 LIMIT 5",
      [owner.workspaceId],
    );
    expect(await find(owner, 'win-back')).toBeUndefined();
  });
});

describe('whoever did not open the last mail', () => {
  it('is offered a second try: a copy to just these people', async () => {
    const owner = await register();
    await customers(owner, 16, 5);
    const spring = await addCampaign(owner.workspaceId, {
      name: 'Spring menu',
      type: 'broadcast',
      status: 'completed',
      startedAt: new Date(Date.now() - 4 * DAY_MS),
    });
    await addDelivered(owner.workspaceId, spring, { mails: 250, opens: 100, clicks: 50, ...SOLD });
    const tell = (kind: string, count: number) =>
      asOwner(
        `INSERT INTO contact_events (workspace_id, id, contact_id, kind, title, text, at) SELECT workspace_id, gen_random_uuid(), id, '${kind}', 'Spring menu', '', now() - interval '3 days' FROM (SELECT * FROM contacts WHERE workspace_id = $1 ORDER BY id LIMIT $2) c`,
        [owner.workspaceId, count],
      );
    await tell('mail-sent', 16);
    await tell('mail-opened', 5);
    expect(await find(owner, 'resend')).toMatchObject({
      id: `resend-${spring.campaignId}`,
      title: 'Send “Spring menu” again to 11 people who opened nothing recently',
    });
    const made = await draft(owner, `resend-${spring.campaignId}`);
    expect(made).toMatchObject({ name: 'Spring menu, once more', type: 'email', emails: [{ subject: 'Hello' }] });
    expect(
      (await owner.call('campaigns', campaignsContract.countAudience, { audience: made.audience })).body.data,
    ).toMatchObject({ people: 11, reachable: 11 });
  });
});

describe('birthdays that come', () => {
  it('are counted over the turn of a year, until an automation greets them', async () => {
    const owner = await register();
    await sentAt(owner, 9, 400, 200, { clicks: 60, ...SOLD });
    const { body } = await owner.call('contacts', contactsContract.createContactField, {
      label: 'Birthday',
      kind: 'date',
    });
    await customers(owner, 12, 5);
    await asOwner(
      "UPDATE contacts SET custom = jsonb_build_object($2::text, '1980-' || to_char(now() + interval '12 days', 'MM-DD')) WHERE workspace_id = $1",
      [owner.workspaceId, body.data.id],
    );
    expect(await find(owner, 'birthdays')).toMatchObject({
      title: 'Greet 12 people whose “Birthday” is in the next 30 days',
      action: 'draft',
    });
    expect(await draft(owner, 'birthdays')).toMatchObject({ type: 'automation', aiOptimized: true });
    expect(await find(owner, 'birthdays')).toBeUndefined();
  });
});

it('knows nothing of other workspaces', async () => {
  const [owner, other] = [await register(), await register()];
  await sentAt(other, 9, 400, 100, { clicks: 60, ...SOLD });
  await sentAt(other, 15, 300, 150);
  await customers(other, 20, 90);
  expect(await list(owner)).toEqual({ items: [], sent: 0, needed: 200 });
  expect(
    (await owner.call('campaigns', campaignsContract.createCampaign, { recommendationId: 'best-hour-15' })).status,
  ).toBe(404);
});
