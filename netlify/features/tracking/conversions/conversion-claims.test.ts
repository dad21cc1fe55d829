import { campaignsContract } from '../../../../src/contracts/campaigns';
import type { ConversionClaim } from '../../../../src/contracts/campaign-claims';
import { overviewContract } from '../../../../src/contracts/overview';
import { sendingContract } from '../../../../src/contracts/sending';
import { trackingContract } from '../../../../src/contracts/tracking';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import { countsOf, deliveryOf, mailLinks, sentMail } from '../../../testing/sent-mail';
import { functions, joinAsMember, register } from '../../../testing/world';
import { recommendationRepository } from '../../campaigns/recommendations/recommendation-repository';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
type Mail = Awaited<ReturnType<typeof sentMail>>;
const tell = async (reported: Record<string, unknown>) =>
  (await makeClient(functions).call('tracking', trackingContract.addConversion, reported as never)).body.data
    .counted as boolean;
const click = (mail: Mail) => mailLinks().conversionToken(mail);
const order = () => `order-${crypto.randomUUID()}`;
const claimsOf = async ({ call }: Pick<Owner, 'call'>, { campaign: { campaignId } }: Mail) =>
  (await call('campaigns', campaignsContract.listConversionClaims, { campaignId })).body.data as {
    items: ConversionClaim[];
    waiting: { sales: number; sum: number };
  };
const decide = ({ call }: Pick<Owner, 'call'>, { campaign: { campaignId } }: Mail, claimId: string, counts: boolean) =>
  call('campaigns', campaignsContract.updateConversionClaim, { campaignId, claimId, counts });
const linesOf = async ({ contactId }: Mail) =>
  (
    await asOwner<{ text: string }>(
      "SELECT text FROM contact_events WHERE contact_id = $1 AND kind = 'purchase' ORDER BY text",
      [contactId],
    )
  ).map(({ text }) => text);
/** Every sum of money: the email's, the campaign's, the list's since Monday, and the recommendations' basis. */
const sums = async ({ call, workspaceId }: Owner, mail: Mail) => [
  Number((await deliveryOf(mail)).revenue),
  (await countsOf(mail)).revenue ?? 0,
  (await call('campaigns', campaignsContract.getCampaignReport, mail.campaign)).body.data.emails[0].counts.revenue,
  (await call('campaigns', campaignsContract.listCampaigns, {})).body.data.revenueSinceMonday,
  (await recommendationRepository.readTotals(workspaceId)).revenue,
];
const all = (amount: number) => Array.from({ length: 5 }, () => amount);

async function memberOf({ workspaceId }: Owner): Promise<Owner> {
  const member = await register();
  await joinAsMember(member, workspaceId);
  return member;
}

let owner: Owner;
let mail: Mail;
beforeEach(async () => {
  owner = await register();
  mail = await sentMail(owner.workspaceId);
});

describe('an amount that a click reports', () => {
  it('counts at once up to the limit, with nothing to ask', async () => {
    expect(await tell({ click: click(mail), reference: 'order-1', value: 500 })).toBe(true);
    expect(await sums(owner, mail)).toEqual(all(50_000));
    expect([await claimsOf(owner, mail), await linesOf(mail)]).toEqual([
      { items: [], waiting: { sales: 0, sum: 0 } },
      ['order-1: 500.00'],
    ]);
  });

  it('waits above it: the sale counts, and no sum includes its amount', async () => {
    expect(await tell({ click: click(mail), reference: 'order-1', value: 500.01 })).toBe(true);
    expect([await sums(owner, mail), await countsOf(mail)]).toEqual([all(0), { total: 1, sent: 1, conversions: 1 }]);
    expect(await claimsOf(owner, mail)).toEqual({
      items: [
        {
          id: expect.any(String),
          reference: 'order-1',
          amount: 50_001,
          state: 'waiting',
          at: expect.any(String),
          contactId: mail.contactId,
          name: 'Priya Raman',
        },
      ],
      waiting: { sales: 1, sum: 50_001 },
    });
    expect(await linesOf(mail)).toEqual(['order-1: 500.01 reported, an owner still needs to check the amount']);
  });

  it("is compared with the owner's limit, in the workspace’s currency", async () => {
    const settings = async () => (await owner.call('sending', sendingContract.getSendingSettings, {})).body.data;
    expect(await settings()).toMatchObject({ claimLimit: 50_000, currency: 'GBP' });
    const save = (claimLimit: number, { call }: Pick<Owner, 'call'> = owner) =>
      call('sending', sendingContract.updateSendingSettings, { domainId: null, replyTo: '', claimLimit });
    expect((await save(2_000)).body.data).toMatchObject({ claimLimit: 2_000 });
    for (const wrong of [-1, 0.5, 1_000_000_001])
      expect(await save(wrong)).toMatchObject({ status: 400, body: { fields: { claimLimit: expect.any(String) } } });
    expect((await save(100_000_000, await memberOf(owner))).status).toBe(403);
    await tell({ click: click(mail), reference: order(), value: 20.01 });
    expect((await claimsOf(owner, mail)).waiting).toEqual({ sales: 1, sum: 2_001 });
    expect(await settings()).toMatchObject({ claimLimit: 2_000 });
  });

  it('waits once when a click reports twenty at once, and each when twenty mails do', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => tell({ click: click(mail), reference: order(), value: 9_999 })),
    );
    expect(replies.filter(Boolean)).toHaveLength(1);
    const others = await Promise.all(
      Array.from({ length: 20 }, () => sentMail(owner.workspaceId, { campaign: mail.campaign })),
    );
    await Promise.all(others.map((one) => tell({ click: click(one), reference: order(), value: 1_000 })));
    expect([(await claimsOf(owner, mail)).waiting, await countsOf(mail)]).toEqual([
      { sales: 21, sum: 2_999_900 },
      { total: 21, sent: 21, conversions: 21 },
    ]);
  });
});

describe('an amount that the key reports', () => {
  let key: string;
  beforeEach(async () => {
    key = (await owner.call('sending', sendingContract.createConversionKey, {})).body.data.conversionKey;
  });

  it('counts however large it is, by address and with a click', async () => {
    expect([
      await tell({ key, email: mail.email, reference: order(), value: 9_000 }),
      await tell({ key, click: click(mail), reference: order(), value: 1_000 }),
    ]).toEqual([true, true]);
    expect([await sums(owner, mail), (await claimsOf(owner, mail)).items]).toEqual([
      [1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000],
      [],
    ]);
  });

  it('takes the place of what a click claimed for the same sale, decided or not, once', async () => {
    await tell({ click: click(mail), reference: 'order-1', value: 9_999 });
    await decide(owner, mail, (await claimsOf(owner, mail)).items[0]!.id, true);
    expect([await tell({ key, email: mail.email, reference: 'order-1' }), await sums(owner, mail)]).toEqual([
      false,
      all(999_900),
    ]);
    expect([
      await tell({ key, email: mail.email, reference: 'order-1', value: 740 }),
      await tell({ key, email: mail.email, reference: 'order-1', value: 750 }),
    ]).toEqual([true, false]);
    expect([await sums(owner, mail), (await claimsOf(owner, mail)).items, await linesOf(mail)]).toEqual([
      all(74_000),
      [],
      ['order-1: 740.00'],
    ]);
    expect(await countsOf(mail)).toMatchObject({ conversions: 1 });
  });

  it('ends up in the sums when page and server report one sale in the same moment', async () => {
    await Promise.all([
      tell({ click: click(mail), reference: 'order-1', value: 9_999 }),
      tell({ key, email: mail.email, reference: 'order-1', value: 9_999 }),
    ]);
    expect([await sums(owner, mail), (await claimsOf(owner, mail)).items]).toEqual([all(999_900), []]);
  });
});

describe('the owner', () => {
  let claimId: string;
  beforeEach(async () => {
    await tell({ click: click(mail), reference: 'order-1', value: 9_999 });
    claimId = (await claimsOf(owner, mail)).items[0]!.id;
  });

  it('counts an amount or does not, and undoes either by choosing the other', async () => {
    for (const [counts, sum, state, line] of [
      [true, 999_900, 'counted', 'order-1: 9999.00'],
      [false, 0, 'refused', 'order-1'],
      [true, 999_900, 'counted', 'order-1: 9999.00'],
    ] as const) {
      expect((await decide(owner, mail, claimId, counts)).body.data).toEqual({ id: claimId, state });
      expect([await sums(owner, mail), await claimsOf(owner, mail), await linesOf(mail)]).toMatchObject([
        all(sum),
        { items: [{ id: claimId, amount: 999_900, state }], waiting: { sales: 0, sum: 0 } },
        [line],
      ]);
    }
    expect(await countsOf(mail)).toMatchObject({ conversions: 1 });
  });

  it('counts it once however often it is pressed at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => decide(owner, mail, claimId, true)));
    expect(await sums(owner, mail)).toEqual(all(999_900));
    await Promise.all(Array.from({ length: 20 }, (_, index) => decide(owner, mail, claimId, index % 2 === 0)));
    const [{ state }] = (await claimsOf(owner, mail)).items as [ConversionClaim];
    expect(await sums(owner, mail)).toEqual(all(state === 'counted' ? 999_900 : 0));
  });

  it('finds it among the tasks of the overview until it is decided; members do not', async () => {
    const tasks = async ({ call }: Owner) => (await call('overview', overviewContract.getOverview, {})).body.data.tasks;
    const other = await sentMail(owner.workspaceId, { campaign: mail.campaign });
    await tell({ click: click(other), reference: 'order-2', value: 800 });
    expect(await tasks(owner)).toEqual([
      {
        title: 'Check 2 reported sales of “Rye Friday”',
        dueAt: null,
        priority: 'medium',
        type: 'analytics',
        pieceId: null,
        campaignId: mail.campaign.campaignId,
      },
    ]);
    expect(await tasks(await memberOf(owner))).toEqual([]);
    for (const { id } of (await claimsOf(owner, mail)).items) await decide(owner, mail, id, false);
    expect(await tasks(owner)).toEqual([]);
  });

  it('alone decides: a member sees what waits and is refused', async () => {
    const member = await memberOf(owner);
    expect((await claimsOf(member, mail)).items).toMatchObject([{ id: claimId, amount: 999_900 }]);
    expect((await decide(member, mail, claimId, true)).status).toBe(403);
    expect(await sums(owner, mail)).toEqual(all(0));
  });

  it('finds nothing to decide in another campaign, another workspace, or where nothing was asked', async () => {
    const other = await sentMail(owner.workspaceId);
    await tell({ click: click(other), reference: 'order-2', value: 5 });
    const [small] = await asOwner<{ id: string }>('SELECT id FROM conversions WHERE delivery_id = $1', [
      other.deliveryId,
    ]);
    const stranger = await register();
    const replies = [
      await decide(owner, other, claimId, true),
      await decide(stranger, mail, claimId, true),
      await decide(owner, other, small!.id, false),
      await decide(owner, mail, crypto.randomUUID(), true),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await stranger.call('campaigns', campaignsContract.listConversionClaims, mail.campaign)).status).toBe(404);
    expect(Number((await deliveryOf(other)).revenue)).toBe(500);
  });

  it('still decides when the contact was erased', async () => {
    await asOwner('UPDATE deliveries SET contact_id = NULL WHERE id = $1', [mail.deliveryId]);
    expect((await claimsOf(owner, mail)).items).toMatchObject([{ contactId: null, name: 'Former contact' }]);
    expect((await decide(owner, mail, claimId, true)).status).toBe(200);
    expect(await sums(owner, mail)).toEqual(all(999_900));
  });

  it('sees at most 100, those that wait first and newest first, and the sum of all', async () => {
    await asOwner(
      `INSERT INTO conversions (workspace_id, id, campaign_id, delivery_id, reference, value, at, claimed, claim)
      SELECT $1, gen_random_uuid(), $2, $3, 'many-' || n, 0, now() - n * interval '1 minute', 100000, 'waiting' FROM generate_series(1, 110) n`,
      [owner.workspaceId, mail.campaign.campaignId, mail.deliveryId],
    );
    await decide(owner, mail, claimId, false);
    const { items, waiting } = await claimsOf(owner, mail);
    expect([items.length, items[0]!.reference, items[99]!.reference, waiting]).toEqual([
      100,
      'many-1',
      'many-100',
      { sales: 110, sum: 11_000_000 },
    ]);
    await asOwner(
      "UPDATE conversions SET claim = 'refused', decided_at = now() - interval '1 day' WHERE workspace_id = $1 AND claim = 'waiting'",
      [owner.workspaceId],
    );
    expect((await claimsOf(owner, mail)).items[0]).toMatchObject({ id: claimId, state: 'refused' });
  });
});

it('a conversion keeps to what was decided about it, whoever writes it', async () => {
  await tell({ click: click(mail), reference: 'order-1', value: 9_999 });
  for (const wrong of ['value = 999900', "claim = 'counted'", 'claim = NULL', "claim = 'believed'", 'claimed = NULL'])
    await expect(
      asOwner(`UPDATE conversions SET ${wrong} WHERE workspace_id = $1`, [owner.workspaceId]),
    ).rejects.toThrow('conversions_claim');
});
