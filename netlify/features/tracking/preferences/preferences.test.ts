import { parse } from 'node-html-parser';
import { trackingContract } from '../../../../src/contracts/tracking';
import { inWorkspace } from '../../../database/client';
import { addSuppressions } from '../../../records/consent/consent-ledger';
import { mayContactOne } from '../../../records/consent/contact-permission';
import { systemIds } from '../../../providers/system/ids';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import {
  countsOf,
  deliveryOf,
  mailLinks,
  sentMail,
  suppressionOf,
  timelineOf,
  tokenOf,
} from '../../../testing/sent-mail';
import { functions, register } from '../../../testing/world';

useDatabase();

type Mail = Awaited<ReturnType<typeof sentMail>>;
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const tokenFor = (mail: Pick<Mail, 'workspaceId' | 'deliveryId' | 'contactId'>) =>
  tokenOf(mailLinks().preferences(mail));
const get = (token: string) => makeClient(functions).call('tracking', trackingContract.getPreferences, { token });
const post = (token: string, body: string, headers: Record<string, string> = FORM) =>
  makeClient(functions).call(
    'tracking',
    trackingContract.savePreferences,
    { token, bytes: new TextEncoder().encode(body) },
    headers,
  );
const may = (mail: Mail) =>
  inWorkspace(mail.workspaceId, (tx) => mayContactOne(tx, mail.contactId, 'email', 'marketing'));
const ledgerOf = (mail: Mail) =>
  asOwner<{
    state: string;
    basis: string | null;
    wording: string;
    proof: string;
    point: string;
    address: string | null;
  }>('SELECT state, basis, wording, proof, point, address FROM consents WHERE contact_id = $1 ORDER BY at, id', [
    mail.contactId,
  ]);
const heading = (body: string) => parse(body).querySelector('h1')?.text;
const untouched = async (mail: Mail) =>
  expect([
    await may(mail),
    (await ledgerOf(mail)).length,
    await suppressionOf(mail),
    (await deliveryOf(mail)).unsubscribed_at,
  ]).toEqual([{ allowed: true }, 1, null, null]);

let workspaceId: string;
beforeAll(async () => {
  ({ workspaceId } = await register('Ada’s Bakery'));
});

describe('the page behind "Unsubscribe"', () => {
  it('says whose mail it is and shows the address in part; opening it, as scanners do, changes nothing', async () => {
    const mail = await sentMail(workspaceId, { email: 'grace.hopper@navy.example' });
    const { status, response, body } = await get(tokenFor(mail));
    expect([
      status,
      response.headers.get('x-robots-tag'),
      response.headers.get('cache-control'),
      response.headers.get('set-cookie'),
      response.headers.get('referrer-policy'),
    ]).toEqual([200, 'noindex', 'no-store', null, 'same-origin']);
    expect(heading(body)).toBe('Unsubscribe?');
    expect(body).toContain('Ada’s Bakery');
    expect(body).toContain('g•••@navy.example');
    expect(body).not.toContain('grace.hopper');
    const form = parse(body).querySelector('form')!;
    expect([
      form.getAttribute('method'),
      form.getAttribute('action'),
      form.querySelector('button')?.text,
      body.includes('<script'),
    ]).toEqual(['post', `/preferences/${tokenFor(mail)}`, 'Unsubscribe', false]);
    await untouched(mail);
  });

  it('ends mail at its button, with proof in the ledger, and offers to take it back', async () => {
    const mail = await sentMail(workspaceId);
    const { status, body } = await post(tokenFor(mail), 'wish=unsubscribe');
    expect([status, heading(body), parse(body).querySelector('button')?.text]).toEqual([
      200,
      'You’re unsubscribed',
      'I did this by mistake',
    ]);
    expect(await may(mail)).toEqual({ allowed: false, refusal: 'unsubscribed' });
    expect((await ledgerOf(mail)).at(-1)).toMatchObject({
      state: 'withdrawn',
      point: mail.email,
      address: expect.stringMatching(/^198\.1[89]\./),
      proof: expect.stringMatching(
        /^With the button on the unsubscribe page of the email “Rye Friday”, on \d+ \w+ \d{4}, \d\d:\d\d UTC from 198\./,
      ),
    });
    expect([await suppressionOf(mail), (await deliveryOf(mail)).unsubscribed_at]).toEqual([
      'unsubscribed',
      expect.any(Date),
    ]);
    expect([await timelineOf(mail), await countsOf(mail)]).toEqual([
      ['consent'],
      { total: 1, sent: 1, unsubscribed: 1 },
    ]);
    expect(heading((await get(tokenFor(mail))).body)).toBe('You’re unsubscribed');
  });

  it('takes a mistake back with an express consent of its own', async () => {
    const mail = await sentMail(workspaceId);
    await post(tokenFor(mail), 'wish=unsubscribe');
    const { body } = await post(tokenFor(mail), 'wish=renew');
    expect(heading(body)).toBe('You’re back on the list');
    expect(await may(mail)).toEqual({ allowed: true });
    const last = (await ledgerOf(mail)).at(-1)!;
    expect(last).toMatchObject({
      state: 'granted',
      basis: 'express',
      wording: expect.stringMatching(/^I unsubscribed by mistake\. Ada’s Bakery may keep/),
      proof: expect.stringMatching(/undid it on the unsubscribe page, on .* from 198\./),
    });
    expect((await post(tokenFor(mail), 'wish=unsubscribe')).body).toContain(last.wording);
    await post(tokenFor(mail), 'wish=renew');
    expect([await suppressionOf(mail), (await deliveryOf(mail)).unsubscribed_at, await countsOf(mail)]).toEqual([
      null,
      null,
      { total: 1, sent: 1 },
    ]);
  });

  it('brings nobody back who did not leave by this very link, who complained or who asked to be left alone', async () => {
    const [stays, other, complained] = [
      await sentMail(workspaceId),
      await sentMail(workspaceId),
      await sentMail(workspaceId),
    ];
    const second = await sentMail(workspaceId, { contactId: other.contactId, email: other.email });
    await post(tokenFor(other), 'wish=unsubscribe');
    await post(tokenFor(complained), 'wish=unsubscribe');
    await inWorkspace(workspaceId, (tx) =>
      addSuppressions(tx, [
        {
          workspaceId,
          id: systemIds.id(),
          channel: 'email',
          value: complained.email,
          reason: 'complained',
          at: new Date(),
        },
      ]),
    );
    for (const mail of [stays, second, complained]) {
      const before = await ledgerOf(mail);
      const { status, body } = await post(tokenFor(mail), 'wish=renew');
      expect([status, body.includes('by mistake')]).toEqual([200, false]);
      expect(await ledgerOf(mail)).toEqual(before);
    }
    expect([await may(stays), await may(second), await may(complained)]).toEqual([
      { allowed: true },
      { allowed: false, refusal: 'unsubscribed' },
      { allowed: false, refusal: 'complained' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['another wish', 'wish=everything'],
    ['something else', 'List-Unsubscribe=Maybe'],
    ['no form', '{"List-Unsubscribe":"One-Click"}'],
  ])('posted to with %s is shown, and changes nothing', async (_what, body) => {
    const mail = await sentMail(workspaceId);
    const reply = await post(tokenFor(mail), body);
    expect([reply.status, heading(reply.body)]).toEqual([200, 'Unsubscribe?']);
    await untouched(mail);
  });

  it('tells whoever comes by a link that was cut off so in the language of their browser', async () => {
    const { body } = await makeClient(functions).call(
      'tracking',
      trackingContract.getPreferences,
      { token: 'x' },
      { 'accept-language': 'pt-PT' },
    );
    expect([heading(body), /<html lang="(\w+)"/.exec(body)?.[1]]).toEqual(['Esta ligação já não funciona', 'pt']);
  });

  it('is not there for forged links, those of another purpose and other mails’ contacts', async () => {
    const [mail, stranger] = [await sentMail(workspaceId), await sentMail((await register()).workspaceId)];
    const token = tokenFor(mail);
    const forged = [
      'x',
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      tokenOf(mailLinks().open(mail)),
      tokenOf(mailLinks().click(mail, 0)),
    ];
    for (const one of forged) {
      for (const reply of [await get(one), await post(one, ONE_CLICK), await post(one, 'wish=unsubscribe')])
        expect([one, reply.status, heading(reply.body)]).toEqual([one, 404, 'This link no longer works']);
    }
    const crossed = await post(
      tokenOf(
        mailLinks().preferences({
          workspaceId: stranger.workspaceId,
          deliveryId: mail.deliveryId,
          contactId: mail.contactId,
        }),
      ),
      ONE_CLICK,
    );
    expect(crossed.status).toBe(200);
    await untouched(mail);
    await untouched(stranger);
  });

  it('works when the campaign was deleted, and says so to whoever was erased', async () => {
    const [orphan, erased] = [await sentMail(workspaceId), await sentMail(workspaceId)];
    await asOwner('DELETE FROM campaigns WHERE id = $1', [orphan.campaign.campaignId]);
    expect(heading((await post(tokenFor(orphan), 'wish=unsubscribe')).body)).toBe('You’re unsubscribed');
    expect([await may(orphan), await suppressionOf(orphan)]).toEqual([
      { allowed: false, refusal: 'unsubscribed' },
      'unsubscribed',
    ]);
    await asOwner('DELETE FROM contacts WHERE id = $1', [erased.contactId]);
    for (const reply of [await get(tokenFor(erased)), await post(tokenFor(erased), 'wish=unsubscribe')])
      expect([reply.status, heading(reply.body)]).toEqual([200, 'You get no email']);
    expect((await post(tokenFor(erased), ONE_CLICK)).status).toBe(200);
  });
});

describe('the one-click request of a mail program (RFC 8058)', () => {
  const boundary = 'b8058';
  const multipart = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;

  it.each([
    ['as a form', ONE_CLICK, FORM],
    ['in parts', multipart, { 'content-type': `multipart/form-data; boundary=${boundary}` }],
    [
      'from another site, as webmail does',
      ONE_CLICK,
      { ...FORM, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['without a type', ONE_CLICK, { 'content-type': '' }],
  ])('%s ends mail at once, without cookie or page', async (_how, body, headers) => {
    const mail = await sentMail(workspaceId);
    const reply = await post(tokenFor(mail), body, headers);
    expect([reply.status, reply.response.headers.get('content-type'), reply.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'Unsubscribed.\n',
    ]);
    expect([
      reply.response.headers.get('access-control-allow-origin'),
      reply.response.headers.get('set-cookie'),
    ]).toEqual([null, null]);
    expect(await may(mail)).toEqual({ allowed: false, refusal: 'unsubscribed' });
    expect((await ledgerOf(mail)).at(-1)!.proof).toMatch(
      /^With the one-click unsubscribe in their email app \(RFC 8058\)/,
    );
  });

  it('repeated, even fifty times at once, acts once', async () => {
    const mail = await sentMail(workspaceId);
    const replies = await Promise.all(Array.from({ length: 50 }, () => post(tokenFor(mail), ONE_CLICK)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await post(tokenFor(mail), ONE_CLICK);
    expect([(await ledgerOf(mail)).map(({ state }) => state), await timelineOf(mail), await countsOf(mail)]).toEqual([
      ['granted', 'withdrawn'],
      ['consent'],
      { total: 1, sent: 1, unsubscribed: 1 },
    ]);
  });

  it('also ends the newsletter for the address, and taken back that goes on, too', async () => {
    const mail = await sentMail(workspaceId);
    await asOwner(
      "INSERT INTO newsletter_subscriptions (id, workspace_id, email, state, consent_wording, consented_at, mailed_at, confirmed_at) VALUES (gen_random_uuid(), $1, $2, 'confirmed', 'Yes', now(), now(), now())",
      [workspaceId, mail.email],
    );
    const subscription = async () =>
      (
        await asOwner<{ state: string; consent_wording: string }>(
          'SELECT state, consent_wording FROM newsletter_subscriptions WHERE email = $1',
          [mail.email],
        )
      )[0];
    await post(tokenFor(mail), ONE_CLICK);
    expect(await subscription()).toEqual({ state: 'unsubscribed', consent_wording: '' });
    await post(tokenFor(mail), 'wish=renew');
    expect(await subscription()).toEqual({
      state: 'confirmed',
      consent_wording: expect.stringMatching(/^I unsubscribed by mistake/),
    });
  });

  it('holds when the contact is imported anew', async () => {
    const mail = await sentMail(workspaceId);
    await post(tokenFor(mail), ONE_CLICK);
    await inWorkspace(workspaceId, async (tx) =>
      (await import('../../../records/consent/consent-ledger')).addConsents(
        tx,
        [
          {
            workspaceId,
            id: systemIds.id(),
            contactId: mail.contactId,
            channel: 'email',
            state: 'granted',
            basis: 'express',
            proof: 'A list',
            at: new Date(),
          },
        ],
        new Date(),
      ),
    );
    expect(await may(mail)).toEqual({ allowed: false, refusal: 'unsubscribed' });
  });
});
