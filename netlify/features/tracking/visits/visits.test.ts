import { closePool } from '../../../database/client';
import { trackingContract } from '../../../../src/contracts/tracking';
import { creativeContract } from '../../../../src/contracts/creative';
import { keyFor } from '../../../keys/keys';
import { HONEYPOT } from '../../../ports/mail-links';
import { builtinMailTemplates } from '../../../providers/builtin/mail-templates/mail-templates';
import { systemIds } from '../../../providers/system/ids';
import { makeSignedTokens } from '../../../providers/system/signed-tokens';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import { countsOf, deliveryOf, mailLinks, sentMail, timelineOf, tokenOf, visitsOf } from '../../../testing/sent-mail';
import { functions, register } from '../../../testing/world';
import { trackingRepository } from '../tracking-repository';
import { makeTrackingService } from '../tracking-service';

useDatabase();

type Mail = Awaited<ReturnType<typeof sentMail>>;
const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};
const APPLE = { 'user-agent': 'Mozilla/5.0' };
const reader = () => makeClient(functions);
const open = (mail: Mail, headers: Record<string, string> = BROWSER) =>
  reader().call('tracking', trackingContract.getOpenPixel, { token: tokenOf(mailLinks().open(mail)) }, headers);
const click = (mail: Mail, link: number, headers: Record<string, string> = BROWSER) =>
  reader().call('tracking', trackingContract.followLink, { token: tokenOf(mailLinks().click(mail, link)) }, headers);
/** Clicks at a time of the test's choosing: a rule about seconds must not depend on how busy the machine is. */
const clickAt = (mail: Mail, link: number, moment: number) =>
  makeTrackingService({
    repository: trackingRepository,
    links: mailLinks(),
    templates: builtinMailTemplates,
    clock: { now: () => new Date(moment) },
    ids: systemIds,
    log: () => undefined,
  }).follow(tokenOf(mailLinks().click(mail, link)), { method: 'GET', agent: BROWSER['user-agent'], purpose: '' });
const at = (path: string, init: RequestInit = {}) =>
  functions.tracking!(new Request(`http://localhost:8888${path}`, { headers: BROWSER, ...init }), { ip: '192.0.2.1' });

let workspaceId: string;
const ownSites = (hosts: string[], tracks = true) =>
  asOwner(
    'INSERT INTO sending_settings (workspace_id, own_hosts, tracks_conversions, updated_at) VALUES ($1, $2::jsonb, $3, now()) ON CONFLICT (workspace_id) DO UPDATE SET own_hosts = $2::jsonb, tracks_conversions = $3',
    [workspaceId, JSON.stringify(hosts), tracks],
  );
beforeAll(async () => {
  ({ workspaceId } = await register());
  await ownSites(['shop.example']);
});

describe('the pixel of a mail', () => {
  it('is a picture that nobody keeps, and notes the first opening by a person, once', async () => {
    const mail = await sentMail(workspaceId);
    const { status, response } = await open(mail);
    expect([
      status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
      response.headers.get('set-cookie'),
      response.headers.get('cross-origin-resource-policy'),
    ]).toEqual([200, 'image/gif', 'no-store, max-age=0', null, 'cross-origin']);
    const first = (await deliveryOf(mail)).opened_at;
    await open(mail);
    expect((await deliveryOf(mail)).opened_at).toEqual(first);
    expect(await visitsOf(mail)).toHaveLength(2);
    expect(await timelineOf(mail)).toEqual(['mail-opened']);
    expect(await countsOf(mail)).toEqual({ total: 1, sent: 1, opens: 1 });
  });

  it('of an automation is told by the name of that mail', async () => {
    const mail = await sentMail(workspaceId);
    await asOwner(
      "UPDATE campaigns SET type = 'automation' WHERE id = (SELECT campaign_id FROM deliveries WHERE id = $1)",
      [mail.deliveryId],
    );
    await asOwner(
      "UPDATE campaign_emails SET name = 'What we do' WHERE id = (SELECT email_id FROM deliveries WHERE id = $1)",
      [mail.deliveryId],
    );
    await open(mail);
    expect(
      await asOwner('SELECT title FROM contact_events WHERE workspace_id = $1 AND contact_id = $2', [
        workspaceId,
        mail.contactId,
      ]),
    ).toEqual([{ title: 'Opened the email “What we do”' }]);
  });

  it.each([
    ['Apple’s privacy proxy', APPLE],
    ['a browser that reads ahead', { ...BROWSER, 'sec-purpose': 'prefetch;prerender' }],
    ['a scanner', { 'user-agent': 'Barracuda Sentinel (EE)' }],
  ])('that %s fetches counts as a program’s opening alone', async (_who, headers) => {
    const mail = await sentMail(workspaceId);
    await open(mail, headers);
    expect(await deliveryOf(mail)).toMatchObject({ opened_at: null, machine_opened_at: expect.any(Date) });
    expect(await timelineOf(mail)).toEqual([]);
    expect(await countsOf(mail)).toEqual({ total: 1, sent: 1, machineOpens: 1 });
    await open(mail);
    expect(await deliveryOf(mail)).toMatchObject({ opened_at: expect.any(Date), machine_opened_at: expect.any(Date) });
  });

  it('asked for by HEAD says what it is and shows that a program asked', async () => {
    const mail = await sentMail(workspaceId);
    const reply = await at(`/o/${tokenOf(mailLinks().open(mail))}`, { method: 'HEAD' });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
    expect(await visitsOf(mail)).toEqual([{ kind: 'open', link: null, machine: true, sign: 'head' }]);
  });

  it('fetched in the second in which the mail went out was fetched by a filter', async () => {
    const mail = await sentMail(workspaceId, { sentAgo: '0 seconds' });
    await open(mail);
    expect(await visitsOf(mail)).toMatchObject([{ sign: 'instant' }]);
  });

  it('of a mail of which nobody knew whether it arrived says that it did', async () => {
    const mail = await sentMail(workspaceId, { state: 'uncertain' });
    await open(mail, APPLE);
    expect(await deliveryOf(mail)).toMatchObject({ state: 'uncertain' });
    await open(mail);
    expect(await deliveryOf(mail)).toMatchObject({
      state: 'sent',
      sent_at: expect.any(Date),
      opened_at: expect.any(Date),
    });
  });

  it('is there for everybody, and notes nothing: forged tokens, mails that never went out, other kinds of links', async () => {
    const mail = await sentMail(workspaceId, { state: 'waiting' });
    const token = tokenOf(mailLinks().open(mail));
    const forged = [
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      'x',
      tokenOf(mailLinks().click(mail, 0)),
      tokenOf(mailLinks().open({ workspaceId, deliveryId: crypto.randomUUID() })),
      token,
    ];
    for (const one of forged) {
      const reply = await reader().call('tracking', trackingContract.getOpenPixel, { token: one }, BROWSER);
      expect([reply.status, reply.response.headers.get('content-type')]).toEqual([200, 'image/gif']);
    }
    expect(await visitsOf(mail)).toEqual([]);
    expect(await deliveryOf(mail)).toMatchObject({ state: 'waiting', opened_at: null });
  });

  it('is there when the database is not', async () => {
    const mail = await sentMail(workspaceId);
    const address = process.env.DATABASE_URL;
    const { forgetEnv } = await import('../../../config/env');
    try {
      await closePool();
      process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:9/none';
      forgetEnv();
      expect((await open(mail)).status).toBe(200);
    } finally {
      await closePool();
      process.env.DATABASE_URL = address;
      forgetEnv();
    }
    expect(await visitsOf(mail)).toEqual([]);
  });

  it('fetched by many at once is one person’s opening', async () => {
    const mail = await sentMail(workspaceId);
    await Promise.all(Array.from({ length: 12 }, () => open(mail)));
    expect([await visitsOf(mail), await timelineOf(mail)].map((rows) => rows.length)).toEqual([12, 1]);
    expect(await countsOf(mail)).toMatchObject({ opens: 1 });
  });

  it('fetched without end fills no table', async () => {
    const mail = await sentMail(workspaceId);
    await asOwner(
      "INSERT INTO delivery_events (workspace_id, id, delivery_id, campaign_id, kind, machine, at) SELECT $1, gen_random_uuid(), $2, $3, 'open', true, now() FROM generate_series(1, 200)",
      [workspaceId, mail.deliveryId, mail.campaign.campaignId],
    );
    await open(mail);
    expect(await visitsOf(mail)).toHaveLength(200);
  });
});

describe('a link of a mail', () => {
  it('leads where the mail says, brings its click along, and means that a person opened the mail', async () => {
    const mail = await sentMail(workspaceId);
    const { status, response } = await click(mail, 1);
    const token = mailLinks().conversionToken(mail);
    expect([
      status,
      response.headers.get('location'),
      response.headers.get('cache-control'),
      response.headers.get('set-cookie'),
    ]).toEqual([
      302,
      `https://shop.example/cakes?from=mail&utm_source=email&utm_medium=email&utm_campaign=rye&fb_click=${token}#menu`,
      'no-store',
      null,
    ]);
    expect(await deliveryOf(mail)).toMatchObject({ opened_at: expect.any(Date), clicked_at: expect.any(Date) });
    expect(await visitsOf(mail)).toEqual([{ kind: 'click', link: 1, machine: false, sign: '' }]);
    expect(await timelineOf(mail)).toEqual(['mail-clicked', 'mail-opened']);
    expect(
      await asOwner("SELECT text FROM contact_events WHERE contact_id = $1 AND kind = 'mail-clicked'", [
        mail.contactId,
      ]),
    ).toEqual([{ text: 'https://shop.example/cakes?from=mail#menu' }]);
  });

  it('tells nothing of the reader to a site that is not the business’s own, nor to any when sales are not tracked', async () => {
    const mail = await sentMail(workspaceId, {
      links: ['https://instagram.com/corner', 'https://notshop.example/', 'https://www.shop.example/a'],
    });
    const leads = async () =>
      [await click(mail, 0), await click(mail, 1), await click(mail, 2)].map(({ response }) =>
        response.headers.get('location'),
      );
    const token = mailLinks().conversionToken(mail);
    expect(await leads()).toEqual([
      'https://instagram.com/corner',
      'https://notshop.example/',
      `https://www.shop.example/a?utm_source=email&utm_medium=email&utm_campaign=rye&fb_click=${token}`,
    ]);
    await ownSites(['shop.example'], false);
    expect(await leads()).toEqual([
      'https://instagram.com/corner',
      'https://notshop.example/',
      'https://www.shop.example/a',
    ]);
    await ownSites(['shop.example']);
  });

  it('holds what it says of its reader, also when they are gone', async () => {
    const mail = await sentMail(workspaceId, { name: 'Zoë & Co' });
    expect((await click(mail, 2)).response.headers.get('location')).toMatch(
      /^https:\/\/shop\.example\/hi\/Zo%C3%AB\?utm_source=email&utm_medium=email&utm_campaign=rye&fb_click=/,
    );
    await asOwner('DELETE FROM contacts WHERE id = $1', [mail.contactId]);
    expect((await click(mail, 2)).response.headers.get('location')).toMatch(
      /^https:\/\/shop\.example\/hi\/\?utm_source=email&utm_medium=email&utm_campaign=rye&fb_click=/,
    );
    expect((await click(mail, 0)).status).toBe(302);
  });

  it('leads nowhere when it is forged, of another purpose, of no mail or of no link: a page says so, and nothing is noted', async () => {
    const mail = await sentMail(workspaceId, {
      links: ['https://shop.example/', 'javascript:alert(1)', '//evil.example/', '{{ contact.nickname }}'],
    });
    const token = tokenOf(mailLinks().click(mail, 0));
    const bare = (id: string) => id.replaceAll('-', '');
    const wrong = [
      'x',
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      token.replace('.0.', '.1.'),
      tokenOf(mailLinks().open(mail)),
      tokenOf(mailLinks().click(mail, 17)),
      tokenOf(mailLinks().click({ workspaceId, deliveryId: crypto.randomUUID() }, 0)),
      tokenOf(mailLinks().click(mail, 1)),
      tokenOf(mailLinks().click(mail, 2)),
      tokenOf(mailLinks().click(mail, 3)),
      makeSignedTokens(keyFor('file-link')).seal(`${bare(workspaceId)}.${bare(mail.deliveryId)}.0`, null),
    ];
    for (const one of wrong) {
      const { status, response, body } = await reader().call(
        'tracking',
        trackingContract.followLink,
        { token: one },
        BROWSER,
      );
      expect([
        one,
        status,
        response.headers.get('location'),
        response.headers.get('content-type'),
        /<script/.test(body),
      ]).toEqual([one, 404, null, 'text/html; charset=utf-8', false]);
    }
    expect((await at(`/c/${token}?url=https://evil.example/`)).headers.get('location')).toMatch(
      /^https:\/\/shop\.example\/\?utm_source=email&utm_medium=email&utm_campaign=rye&fb_click=/,
    );
    expect(await visitsOf(mail)).toHaveLength(1);
  });

  it('followed by a program that says so leads there all the same, and counts apart', async () => {
    const mail = await sentMail(workspaceId);
    for (const headers of [{ 'user-agent': 'python-requests/2.32.3' }, { 'user-agent': '' }])
      expect((await click(mail, 0, headers)).status).toBe(302);
    expect((await at(`/c/${tokenOf(mailLinks().click(mail, 0))}`, { method: 'HEAD' })).headers.get('location')).toMatch(
      /^https:\/\/shop\.example\/rye/,
    );
    expect(await deliveryOf(mail)).toMatchObject({
      clicked_at: null,
      opened_at: null,
      machine_clicked_at: expect.any(Date),
    });
    expect((await visitsOf(mail)).map(({ sign }) => sign)).toEqual(['scanner', 'scanner', 'head']);
    expect(await countsOf(mail)).toEqual({ total: 1, sent: 1, machineClicks: 1 });
  });

  it('followed with two others within two seconds was followed by a scanner: what it pretended is taken back', async () => {
    const mail = await sentMail(workspaceId);
    const moment = Date.now();
    await clickAt(mail, 0, moment);
    expect(await timelineOf(mail)).toEqual(['mail-clicked', 'mail-opened']);
    await clickAt(mail, 1, moment + 900);
    await clickAt(mail, 2, moment + 1_900);
    expect(await deliveryOf(mail)).toMatchObject({
      clicked_at: null,
      opened_at: null,
      machine_clicked_at: expect.any(Date),
    });
    expect(await visitsOf(mail)).toEqual(
      [0, 1, 2].map((link) => ({ kind: 'click', link, machine: true, sign: 'burst' })),
    );
    expect(await timelineOf(mail)).toEqual([]);
    expect(await countsOf(mail)).toEqual({ total: 1, sent: 1, machineClicks: 1 });
  });

  it('followed long before a scanner came stays a person’s, and so does a real opening', async () => {
    const mail = await sentMail(workspaceId);
    await open(mail);
    const moment = Date.now();
    await clickAt(mail, 0, moment);
    const first = await deliveryOf(mail);
    for (const link of [0, 1, 2]) await clickAt(mail, link, moment + 60_000 + link);
    expect(await deliveryOf(mail)).toMatchObject({
      clicked_at: first.clicked_at,
      opened_at: first.opened_at,
      machine_clicked_at: expect.any(Date),
    });
    expect(await timelineOf(mail)).toEqual(['mail-clicked', 'mail-opened']);
    expect((await visitsOf(mail)).filter(({ machine }) => !machine)).toHaveLength(2);
  });

  it('and the mail’s own opening a moment before: only the click is taken back', async () => {
    const mail = await sentMail(workspaceId);
    await open(mail);
    const moment = Date.now();
    for (const link of [0, 1, 2]) await clickAt(mail, link, moment + link);
    expect(await deliveryOf(mail)).toMatchObject({ clicked_at: null, opened_at: expect.any(Date) });
    expect(await timelineOf(mail)).toEqual(['mail-opened']);
  });

  it('at once on all three finds the burst, whichever comes first', async () => {
    const mail = await sentMail(workspaceId);
    const moment = Date.now();
    await Promise.all([0, 1, 2].map((link) => clickAt(mail, link, moment + link)));
    expect((await visitsOf(mail)).map(({ sign }) => sign)).toEqual(['burst', 'burst', 'burst']);
    expect(await deliveryOf(mail)).toMatchObject({ clicked_at: null, opened_at: null });
  });

  it('that no person sees gives away who follows it, and leads nowhere', async () => {
    const mail = await sentMail(workspaceId);
    const moment = Date.now();
    await clickAt(mail, 0, moment);
    expect(await clickAt(mail, HONEYPOT, moment + 3_000)).toBeNull();
    expect(await clickAt(mail, 1, moment + 6_000)).toMatch(/^https:/);
    expect((await click(mail, HONEYPOT)).status).toBe(404);
    expect((await visitsOf(mail)).map(({ sign }) => sign)).toEqual(
      expect.arrayContaining(['honeypot', 'honeypot', 'honeypot', 'honeypot']),
    );
    expect(await deliveryOf(mail)).toMatchObject({ clicked_at: null, opened_at: null });
  });
});

describe('a picture of a mail', () => {
  it('comes as JPEG to anybody who has the mail, may be kept, and to nobody else', async () => {
    const owner = await register();
    const picture = (
      await owner.call('creative', creativeContract.generateImage, { prompt: 'Sourdough morning', style: 'minimalist' })
    ).body.data;
    const token = tokenOf(mailLinks().picture(owner.workspaceId, picture.id));
    const get = async (one: string) => reader().call('tracking', trackingContract.getMailPicture, { token: one });
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, response } = await get(token);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([
        status,
        response.headers.get('content-type'),
        response.headers.get('cache-control'),
        response.headers.get('cross-origin-resource-policy'),
        bytes.subarray(0, 3).toString('hex'),
      ]).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable', 'cross-origin', 'ffd8ff']);
      const { loadImage } = await import('@napi-rs/canvas');
      expect((await loadImage(bytes)).width).toBeLessThanOrEqual(1_200);
    }
    const stranger = await register();
    for (const forged of [
      'x',
      tokenOf(mailLinks().picture(stranger.workspaceId, picture.id)),
      tokenOf(mailLinks().picture(owner.workspaceId, crypto.randomUUID())),
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ])
      expect((await get(forged)).status).toBe(404);
  });
});
