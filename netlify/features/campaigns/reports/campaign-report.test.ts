import { campaignsContract } from '../../../../src/contracts/campaigns';
import { segmentsContract, type SegmentRules } from '../../../../src/contracts/segments';
import { contactsContract } from '../../../../src/contracts/contacts';
import { UNKNOWN_PAGE } from '../../../../src/contracts/text';
import { countAudience } from '../../../records/campaigns/campaign-audience';
import { inWorkspace } from '../../../database/client';
import { addSuppressions } from '../../../records/consent/consent-ledger';
import { mayContactMany } from '../../../records/consent/contact-permission';
import { HONEYPOT } from '../../../ports/mail-links';
import { contactIn } from '../../../testing/builders/stored-contact';
import { addCampaign, addDelivered } from '../../../testing/campaigns';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { campaignReportRepository } from './campaign-report-repository';
import { makeCampaignReportService } from './campaign-report-service';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const deliveriesOf = async ({ call }: Owner, campaignId: string, input: Record<string, unknown> = {}) =>
  (await call('campaigns', campaignsContract.listDeliveries, { campaignId, ...input })).body.data;
const report = async ({ call }: Owner, campaignId: string) =>
  (await call('campaigns', campaignsContract.getCampaignReport, { campaignId })).body.data;
const count = async ({ call }: Owner, segmentIds: string[] = []) =>
  (await call('campaigns', campaignsContract.countAudience, { audience: { segmentIds } })).body.data;
const segment = async ({ call }: Owner, name: string, rules: SegmentRules['rules']) =>
  (await call('segments', segmentsContract.createSegment, { name, rules: { match: 'all', rules } })).body.data
    .id as string;

describe('the list of who got it', () => {
  it('is read page by page, each once, and filtered by what became of them', async () => {
    const owner = await register();
    const spring = await addCampaign(owner.workspaceId);
    await addDelivered(owner.workspaceId, spring, { mails: 23, opens: 9, clicks: 4, conversions: 2, each: 1_500 });
    await addDelivered(owner.workspaceId, spring, { mails: 3, state: 'bounced', cause: 'No such mailbox.' });
    await addDelivered(owner.workspaceId, spring, { mails: 2, state: 'waiting' });
    const seen: string[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 9; pages += 1) {
      const page = await deliveriesOf(owner, spring.campaignId, { limit: 5, cursor });
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([28, 28]);
    for (const [state, n] of [
      ['sent', 23],
      ['opened', 9],
      ['clicked', 4],
      ['converted', 2],
      ['bounced', 3],
      ['waiting', 2],
      ['skipped', 0],
      ['unsubscribed', 0],
    ] as const)
      expect({ state, n: (await deliveriesOf(owner, spring.campaignId, { state })).items.length }).toEqual({
        state,
        n,
      });
    expect((await deliveriesOf(owner, spring.campaignId, { state: 'bounced' })).items[0]).toMatchObject({
      state: 'bounced',
      cause: 'No such mailbox.',
      sentAt: null,
    });
    expect((await deliveriesOf(owner, spring.campaignId, { state: 'converted' })).items[0]).toMatchObject({
      revenue: 1_500,
      openedAt: expect.any(String),
      clickedAt: expect.any(String),
      convertedAt: expect.any(String),
    });
    for (const cursor of ["'; --", spring.campaignId.toUpperCase()])
      expect(
        (await owner.call('campaigns', campaignsContract.listDeliveries, { campaignId: spring.campaignId, cursor }))
          .body,
      ).toMatchObject({ code: 'invalid_request', error: UNKNOWN_PAGE });
  });

  it('says of an automation which of its mails it was, and of one mail to many nothing', async () => {
    const owner = await register();
    const [welcome, spring] = [
      await addCampaign(owner.workspaceId, { type: 'automation' }),
      await addCampaign(owner.workspaceId),
    ];
    for (const one of [welcome, spring]) await addDelivered(owner.workspaceId, one, { mails: 1 });
    const mails = async (campaignId: string) =>
      (await deliveriesOf(owner, campaignId)).items.map(({ mail }: { mail: string | null }) => mail);
    expect([await mails(welcome.campaignId), await mails(spring.campaignId)]).toEqual([['Hello'], [null]]);
    await asOwner("UPDATE campaign_emails SET name = 'What we do' WHERE id = $1", [welcome.emailId]);
    expect(await mails(welcome.campaignId)).toEqual(['What we do']);
  });

  it('calls people by their name as long as they are there, and keeps nothing of whoever was erased', async () => {
    const owner = await register();
    const spring = await addCampaign(owner.workspaceId);
    const { contactId } = await contactIn(owner.workspaceId, { name: 'Priya Raman', email: 'priya@raman.example' });
    await asOwner(
      "INSERT INTO deliveries (workspace_id, id, campaign_id, email_id, revision, contact_id, address, domain, state, cause, not_before, sent_at) VALUES ($1, gen_random_uuid(), $2, $3, 1, $4, 'priya@xn--rman-loa.example', 'xn--rman-loa.example', 'bounced', '550 <priya@raman.example> unknown', now(), now())",
      [owner.workspaceId, spring.campaignId, spring.emailId, contactId],
    );
    expect((await deliveriesOf(owner, spring.campaignId)).items).toMatchObject([
      { contactId, name: 'Priya Raman', address: 'priya@räman.example' },
    ]);
    await owner.call('contacts', contactsContract.eraseContact, { contactId });
    expect((await deliveriesOf(owner, spring.campaignId)).items).toMatchObject([
      { contactId: null, name: 'Former contact', address: '', state: 'bounced', cause: null },
    ]);
    expect(
      JSON.stringify(await asOwner('SELECT * FROM deliveries WHERE workspace_id = $1', [owner.workspaceId])),
    ).not.toContain('raman');
    expect(
      (await owner.call('campaigns', campaignsContract.getCampaign, { campaignId: spring.campaignId })).body.data
        .counts,
    ).toMatchObject({ total: 1, sent: 1, bounced: 1 });
  });

  it('and the report are not there for another workspace', async () => {
    const [owner, other] = [await register(), await register()];
    const { campaignId } = await addCampaign(owner.workspaceId);
    for (const endpoint of [campaignsContract.listDeliveries, campaignsContract.getCampaignReport])
      expect((await other.call('campaigns', endpoint, { campaignId })).status).toBe(404);
  });
});

describe('the report', () => {
  it('counts each mail, each link with people apart from programs, the hours after sending and the reasons of what bounced', async () => {
    const owner = await register();
    const spring = await addCampaign(owner.workspaceId);
    await asOwner("UPDATE campaign_emails SET name = 'First mail' WHERE workspace_id = $1", [owner.workspaceId]);
    await asOwner(
      `INSERT INTO campaign_texts (workspace_id, email_id, revision, subject, html, text, links, created_at) VALUES ($1, $2, 1, '', '', '', '["https://example.com/menu","https://example.com/table"]', now())`,
      [owner.workspaceId, spring.emailId],
    );
    await addDelivered(owner.workspaceId, spring, { mails: 40, opens: 12, clicks: 5 });
    await addDelivered(owner.workspaceId, spring, { mails: 2, state: 'bounced', cause: 'No such mailbox.' });
    await addDelivered(owner.workspaceId, spring, { mails: 1, state: 'bounced' });
    const click = (link: number, machine: boolean, people: number) =>
      asOwner(
        "INSERT INTO delivery_events (workspace_id, id, delivery_id, campaign_id, kind, link, machine, at) SELECT workspace_id, gen_random_uuid(), id, campaign_id, 'click', $2, $3, now() FROM (SELECT * FROM deliveries WHERE workspace_id = $1 AND state = 'sent' ORDER BY address LIMIT $4) d CROSS JOIN generate_series(1, 2)",
        [owner.workspaceId, link, machine, people],
      );
    await click(0, false, 2);
    await click(1, false, 5);
    await click(1, true, 9);
    await click(HONEYPOT, true, 9);
    expect(await report(owner, spring.campaignId)).toEqual({
      emails: [
        {
          id: spring.emailId,
          name: 'First mail',
          counts: expect.objectContaining({ total: 43, sent: 40, opens: 12, clicks: 5, bounced: 3 }),
        },
      ],
      links: [
        { url: 'https://example.com/table', people: 5, machine: 9 },
        { url: 'https://example.com/menu', people: 2, machine: 0 },
      ],
      hours: [
        { hour: 1, opens: 12, clicks: 0 },
        { hour: 2, opens: 0, clicks: 5 },
      ],
      bounces: [
        { cause: 'No such mailbox.', people: 2 },
        { cause: 'No reason was given.', people: 1 },
      ],
      refusals: [],
      uncertainties: [],
    });
  });
});

describe('an audience', () => {
  /** One of each kind that may not be written to, and three that may. */
  async function people(owner: Owner) {
    const add = (name: string, wish: Parameters<typeof contactIn>[1] = {}) =>
      contactIn(owner.workspaceId, {
        name,
        email: `${name.toLowerCase()}@example.com`,
        emailConsent: 'granted',
        ...wish,
      });
    for (const name of ['Ada', 'Grace', 'Hedy']) await add(name);
    await add('Nobody', { emailConsent: null });
    await add('Gone', { emailConsent: 'withdrawn' });
    await contactIn(owner.workspaceId, { name: 'Phone', phone: '+442079460018', emailConsent: 'granted' });
    await add('Old', { archived: true });
    for (const [name, reason, consent] of [
      ['Bounced', 'bounced', 'granted'],
      ['Complained', 'complained', null],
      ['Left', 'unsubscribed', 'withdrawn'],
    ] as const) {
      await add(name, { emailConsent: consent });
      await inWorkspace(owner.workspaceId, (tx) =>
        addSuppressions(tx, [
          {
            workspaceId: owner.workspaceId,
            id: crypto.randomUUID(),
            channel: 'email',
            value: `${name.toLowerCase()}@example.com`,
            reason,
            at: new Date(),
          },
        ]),
      );
    }
  }

  it('without segments is everybody who is not archived, and says why some get nothing', async () => {
    const owner = await register();
    await people(owner);
    expect(await count(owner)).toEqual({
      people: 9,
      reachable: 3,
      leftOut: { 'no-consent': 1, withdrawn: 1, 'no-address': 1, bounced: 1, complained: 1, unsubscribed: 1 },
    });
  });

  it('adds up to what asking for each of its people one by one says', async () => {
    const owner = await register();
    await people(owner);
    await inWorkspace(owner.workspaceId, async (tx) => {
      const ids = (
        await asOwner<{ id: string }>('SELECT id FROM contacts WHERE workspace_id = $1 AND archived_at IS NULL', [
          owner.workspaceId,
        ])
      ).map(({ id }) => id);
      const leftOut: Record<string, number> = {};
      const permissions = [...(await mayContactMany(tx, ids, 'email', 'marketing')).values()];
      for (const permission of permissions)
        if (!permission.allowed) leftOut[permission.refusal] = (leftOut[permission.refusal] ?? 0) + 1;
      expect(await countAudience(tx, { segmentIds: [] }, new Date())).toEqual({
        people: ids.length,
        reachable: permissions.filter(({ allowed }) => allowed).length,
        leftOut,
      });
    });
  });

  it('of several segments counts whoever is in any of them once; a deleted one adds nobody and never everybody', async () => {
    const owner = await register();
    await people(owner);
    const [short, vowels] = [
      await segment(owner, 'Short', [{ about: 'name', is: 'is', value: 'Ada' }]),
      await segment(owner, 'A', [{ about: 'name', is: 'contains', value: 'da' }]),
    ];
    const grace = await segment(owner, 'Grace', [{ about: 'name', is: 'is', value: 'Grace' }]);
    expect(await count(owner, [short, vowels, grace])).toEqual({ people: 2, reachable: 2, leftOut: {} });
    for (const segmentId of [short, vowels])
      await owner.call('segments', segmentsContract.deleteSegment, { segmentId });
    expect(await count(owner, [short, grace])).toMatchObject({ people: 1, reachable: 1 });
    expect(await count(owner, [short, vowels])).toEqual({ people: 0, reachable: 0, leftOut: {} });
  });

  it('has nobody of another workspace, and none through its segments', async () => {
    const [owner, other] = [await register(), await register()];
    await people(other);
    expect(await count(owner)).toEqual({ people: 0, reachable: 0, leftOut: {} });
    await contactIn(owner.workspaceId, { name: 'Ada', email: 'ada@example.com', emailConsent: 'granted' });
    expect(await count(owner, [await segment(other, 'All', [{ about: 'name', is: 'filled', value: '' }])])).toEqual({
      people: 0,
      reachable: 0,
      leftOut: {},
    });
  });

  it('that takes too long to count says so in a sentence', async () => {
    const slow = { ...campaignReportRepository, countAudience: () => Promise.resolve('too-long' as const) };
    await expect(
      makeCampaignReportService({ repository: slow, clock: { now: () => new Date() } }).countAudience('x', {
        segmentIds: [],
      }),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });
});
