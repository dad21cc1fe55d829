import { siteContract } from '../../../src/contracts/site';
import { trackingContract } from '../../../src/contracts/tracking';
import { NEWSLETTER_CONSENT } from '../../../src/domain/newsletter';
import { inWorkspace } from '../../database/client';
import { mayContactOne } from '../../records/consent/contact-permission';
import { contactIn } from '../../testing/builders/stored-contact';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo } from '../../testing/stored-emails';
import { mailLinks, sentMail, tokenOf } from '../../testing/sent-mail';
import { functions, registerOperator } from '../../testing/world';
import { siteJobs } from './site-wiring';

useDatabase();

let operator: Awaited<ReturnType<typeof registerOperator>>;
beforeAll(async () => {
  await asOwner('DELETE FROM auth.operator'); // left over from other tests on this database
  operator = await registerOperator();
});

const visitor = () => makeClient(functions);
const someone = () => `reader-${crypto.randomUUID()}@example.com`;
const subscribe = (email: string, client = visitor(), website = '') =>
  client.call('site', siteContract.createSubscription, { email, website });
const stored = (email: string) => asOwner<Stored>('SELECT * FROM newsletter_subscriptions WHERE email = $1', [email]);
const longAgo = (email: string, interval: string) =>
  asOwner(
    `UPDATE newsletter_subscriptions SET mailed_at = mailed_at - interval '${interval}', consented_at = consented_at - interval '${interval}' WHERE email = $1`,
    [email],
  );

/** The token in the newest email of a kind. */
async function tokenTo(email: string, kind: 'confirm-newsletter' | 'newsletter-welcome'): Promise<string> {
  const systemEmail = (await emailsTo(email, kind)).at(-1);
  return /\/newsletter\/\w+\?token=([\w.-]+)/.exec(systemEmail?.text ?? '')![1]!;
}

const press = (
  endpoint: typeof siteContract.confirmSubscription | typeof siteContract.deleteSubscription,
  token: string,
  body = '',
  headers: Record<string, string> = {},
) =>
  visitor().call(
    'site',
    endpoint,
    { token, bytes: new TextEncoder().encode(body) },
    { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  );

async function subscribed() {
  const email = someone();
  await subscribe(email);
  await press(siteContract.confirmSubscription, await tokenTo(email, 'confirm-newsletter'));
  return email;
}

describe('asking for the newsletter', () => {
  it('keeps the consent’s wording and time, nothing of the network, and mails a link', async () => {
    const email = someone();
    expect(await subscribe(email.toUpperCase())).toMatchObject({ status: 200, body: { success: true, data: {} } });
    expect(await stored(email)).toMatchObject([
      {
        workspace_id: operator.workspaceId,
        state: 'pending',
        consent_wording: NEWSLETTER_CONSENT,
        consented_at: expect.any(Date),
        consent_address: null,
        confirmed_at: null,
      },
    ]);
    expect((await emailsTo(email)).map(({ kind }) => kind)).toEqual(['confirm-newsletter']);
  });

  it('is answered alike for every address: new, asked, confirmed and unsubscribed', async () => {
    const [fresh, confirmed, gone] = [someone(), await subscribed(), await subscribed()];
    await press(siteContract.deleteSubscription, await tokenTo(gone, 'newsletter-welcome'));
    const replies = [];
    for (const email of [fresh, fresh, confirmed, gone]) replies.push(await subscribe(email));
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([200, { success: true, data: {} }])]),
    );
    expect(await emailsTo(confirmed)).toHaveLength(2); // the confirmation and the welcome
  });

  it('mails an address once a day, however often and from wherever it is asked', async () => {
    const email = someone();
    for (let turn = 0; turn < 3; turn++) await subscribe(email);
    await Promise.all([subscribe(email), subscribe(email)]);
    expect(await emailsTo(email)).toHaveLength(1);
    await longAgo(email, '25 hours');
    await subscribe(email);
    expect(await emailsTo(email)).toHaveLength(2);
  });

  it('twice at the same moment mails once', async () => {
    const email = someone();
    expect(
      (await Promise.all([subscribe(email), subscribe(email), subscribe(email)])).map(({ status }) => status),
    ).toEqual([200, 200, 200]);
    expect([await stored(email), await emailsTo(email)].map((rows) => rows.length)).toEqual([1, 1]);
  });

  it('is possible three times an hour from one network, whatever the addresses are', async () => {
    const client = visitor();
    const known = await subscribed();
    const statuses = [];
    for (const email of [known, someone(), known, someone()]) statuses.push((await subscribe(email, client)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('with the field filled that nobody sees keeps and mails nothing', async () => {
    const email = someone();
    expect(await subscribe(email, visitor(), 'x')).toMatchObject({ status: 200, body: { data: {} } });
    expect([await stored(email), await emailsTo(email)]).toEqual([[], []]);
  });

  it.each(['', 'reader', 'a@b', 'a@example.com, b@example.com', 'a@example.com\nBcc: b@example.com'])(
    'with %j is refused at the field',
    async (email) => {
      expect(await subscribe(email)).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
    },
  );
});

describe('the link to confirm', () => {
  it('shows a page that no crawler keeps; opening it, as link scanners do, confirms nothing', async () => {
    const email = someone();
    await subscribe(email);
    const { status, body, response } = await visitor().call('site', siteContract.getConfirmationPage, {
      token: await tokenTo(email, 'confirm-newsletter'),
    });
    expect([
      status,
      response.headers.get('x-robots-tag'),
      response.headers.get('cache-control'),
      response.headers.get('set-cookie'),
    ]).toEqual([200, 'noindex', 'no-store', null]);
    expect(body).toContain(email);
    expect(body).toMatch(/<form action="\/newsletter\/confirm\?token=[\w.-]+" method="post">/);
    expect(body).not.toContain('<script');
    expect(await stored(email)).toMatchObject([{ state: 'pending' }]);
  });

  it('confirms when its button is pressed: once, with the address of whoever pressed it, and a welcome', async () => {
    const email = someone();
    await subscribe(email);
    const token = await tokenTo(email, 'confirm-newsletter');
    const replies = await Promise.all([
      press(siteContract.confirmSubscription, token),
      press(siteContract.confirmSubscription, token),
    ]);
    for (const { status, body } of replies) expect([status, body.includes('You are subscribed')]).toEqual([200, true]);
    expect(await stored(email)).toMatchObject([
      { state: 'confirmed', confirmed_at: expect.any(Date), consent_address: expect.stringMatching(/^198\.1[89]\./) },
    ]);
    expect(await emailsTo(email, 'newsletter-welcome')).toHaveLength(1);
  });

  it('works from the page in a browser, which says where the form comes from, and from no other site', async () => {
    const email = someone();
    await subscribe(email);
    const token = await tokenTo(email, 'confirm-newsletter');
    expect(
      (
        await press(siteContract.confirmSubscription, token, '', {
          'sec-fetch-site': 'cross-site',
          origin: 'https://evil.example',
        })
      ).status,
    ).toBe(403);
    expect((await press(siteContract.confirmSubscription, token, '', { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect(await stored(email)).toMatchObject([{ state: 'pending' }]);
    expect(
      (
        await press(siteContract.confirmSubscription, token, '', {
          'sec-fetch-site': 'same-origin',
          origin: 'http://localhost:8888',
        })
      ).status,
    ).toBe(200);
  });

  it('does not bring back who has unsubscribed since', async () => {
    const email = await subscribed();
    const token = await tokenTo(email, 'confirm-newsletter');
    await press(siteContract.deleteSubscription, await tokenTo(email, 'newsletter-welcome'));
    expect((await press(siteContract.confirmSubscription, token)).body).toContain('This address was unsubscribed');
    expect(await stored(email)).toMatchObject([{ state: 'unsubscribed' }]);
  });

  it.each(['', 'x', '0.a.b.c', 'the other link'])('is told to be dead when it is %j', async (which) => {
    const token = which === 'the other link' ? await tokenTo(await subscribed(), 'newsletter-welcome') : which;
    for (const reply of [
      await visitor().call('site', siteContract.getConfirmationPage, { token }),
      await press(siteContract.confirmSubscription, token),
    ]) {
      expect([reply.status, reply.body.includes('This link no longer works')]).toEqual([410, true]);
    }
  });
});

describe('unsubscribing', () => {
  it('asks on the page and acts on the button; what is left is the address that wants no mail', async () => {
    const email = await subscribed();
    const token = await tokenTo(email, 'newsletter-welcome');
    expect((await visitor().call('site', siteContract.getUnsubscribePage, { token })).body).toMatch(
      /<form action="\/newsletter\/unsubscribe\?token=[\w.-]+" method="post">/,
    );
    expect(await stored(email)).toMatchObject([{ state: 'confirmed' }]);
    expect((await press(siteContract.deleteSubscription, token)).body).toContain('You are unsubscribed');
    expect(await stored(email)).toMatchObject([
      {
        state: 'unsubscribed',
        unsubscribed_at: expect.any(Date),
        consent_address: null,
        consent_wording: '',
        confirmed_at: null,
      },
    ]);
    expect((await visitor().call('site', siteContract.getUnsubscribePage, { token })).body).toContain(
      'You are unsubscribed',
    );
  });

  it('works at one click of a mail program (RFC 8058), which sends no cookie and no origin, and again', async () => {
    const email = await subscribed();
    const token = await tokenTo(email, 'newsletter-welcome');
    for (let turn = 0; turn < 2; turn++)
      expect((await press(siteContract.deleteSubscription, token, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await stored(email)).toMatchObject([{ state: 'unsubscribed' }]);
  });

  it('can be undone by asking and confirming again', async () => {
    const email = await subscribed();
    await press(siteContract.deleteSubscription, await tokenTo(email, 'newsletter-welcome'));
    await longAgo(email, '25 hours');
    await subscribe(email);
    expect(await stored(email)).toMatchObject([
      { state: 'pending', consent_wording: NEWSLETTER_CONSENT, unsubscribed_at: null },
    ]);
    await press(siteContract.confirmSubscription, await tokenTo(email, 'confirm-newsletter'));
    expect(await stored(email)).toMatchObject([{ state: 'confirmed' }]);
  });

  it('needs its own link: one to confirm does not do', async () => {
    const email = await subscribed();
    expect((await press(siteContract.deleteSubscription, await tokenTo(email, 'confirm-newsletter'))).status).toBe(410);
    expect(await stored(email)).toMatchObject([{ state: 'confirmed' }]);
  });
});

describe('the contacts of whoever runs the installation', () => {
  const personOf = async (email: string) =>
    (
      await asOwner<{ id: string; source: string; email_consent: string | null }>(
        'SELECT c.id, c.source, c.email_consent FROM contacts c JOIN contact_points p ON p.contact_id = c.id WHERE p.value = $1',
        [email],
      )
    )[0];
  const may = async (email: string) =>
    inWorkspace(operator.workspaceId, async (tx) =>
      mayContactOne(tx, (await personOf(email))!.id, 'email', 'marketing'),
    );

  it('get whoever confirmed, with consent, proof and a tag', async () => {
    const email = someone();
    await subscribe(email);
    expect(await personOf(email)).toBeUndefined();
    await press(siteContract.confirmSubscription, await tokenTo(email, 'confirm-newsletter'));
    const person = (await personOf(email))!;
    expect(person).toMatchObject({ source: 'Newsletter', email_consent: 'granted' });
    expect(
      await asOwner('SELECT state, basis, wording, proof, point, address FROM consents WHERE contact_id = $1', [
        person.id,
      ]),
    ).toEqual([
      {
        state: 'granted',
        basis: 'express',
        wording: NEWSLETTER_CONSENT,
        point: email,
        address: expect.stringMatching(/^198\.1[89]\./),
        proof: expect.stringMatching(/^Asked for it on .* UTC on the public site and confirmed by mail on .* UTC\.$/),
      },
    ]);
    expect(
      await asOwner('SELECT t.name FROM contact_tags x JOIN tags t ON t.id = x.tag_id WHERE x.contact_id = $1', [
        person.id,
      ]),
    ).toEqual([{ name: 'Newsletter' }]);
    expect(await may(email)).toEqual({ allowed: true });
  });

  it('keep what they know of somebody, and find who was added by hand in the same moment', async () => {
    const email = someone();
    const { contactId } = await contactIn(operator.workspaceId, { name: 'Grace Hopper', email });
    await subscribe(email);
    await press(siteContract.confirmSubscription, await tokenTo(email, 'confirm-newsletter'));
    expect(await asOwner('SELECT id, name, source, email_consent FROM contacts WHERE id = $1', [contactId])).toEqual([
      { id: contactId, name: 'Grace Hopper', source: 'Added by hand', email_consent: 'granted' },
    ]);
    const other = someone();
    await subscribe(other);
    const token = await tokenTo(other, 'confirm-newsletter');
    const [reply] = await Promise.all([
      press(siteContract.confirmSubscription, token),
      contactIn(operator.workspaceId, { name: 'By hand', email: other }).catch(() => undefined),
    ]);
    expect([reply.status, (await personOf(other))?.email_consent]).toEqual([200, 'granted']);
  });

  it('lose the consent when the letter is unsubscribed from, and win it back at a new confirmation', async () => {
    const email = await subscribed();
    for (let turn = 0; turn < 2; turn++)
      await press(siteContract.deleteSubscription, await tokenTo(email, 'newsletter-welcome'));
    expect(await may(email)).toEqual({ allowed: false, refusal: 'unsubscribed' });
    expect(
      await asOwner('SELECT state FROM consents WHERE contact_id = $1 ORDER BY at', [(await personOf(email))!.id]),
    ).toEqual([{ state: 'granted' }, { state: 'withdrawn' }]);
    await longAgo(email, '25 hours');
    await subscribe(email);
    await press(siteContract.confirmSubscription, await tokenTo(email, 'confirm-newsletter'));
    expect(await may(email)).toEqual({ allowed: true });
  });

  it('end the newsletter when they unsubscribe from a campaign', async () => {
    const email = await subscribed();
    const mail = await sentMail(operator.workspaceId, { email, contactId: (await personOf(email))!.id });
    await visitor().call(
      'tracking',
      trackingContract.savePreferences,
      { token: tokenOf(mailLinks().preferences(mail)), bytes: new TextEncoder().encode('List-Unsubscribe=One-Click') },
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
    expect(await stored(email)).toMatchObject([{ state: 'unsubscribed', consent_wording: '', consent_address: null }]);
    expect(await may(email)).toEqual({ allowed: false, refusal: 'unsubscribed' });
  });
});

it('what nobody confirmed is gone after 30 days, a contact message after two years, and nothing else', async () => {
  const [old, young, confirmed] = [someone(), someone(), await subscribed()];
  for (const email of [old, young]) await subscribe(email);
  await longAgo(old, '31 days');
  await longAgo(young, '29 days');
  await longAgo(confirmed, '900 days');
  const [ancient, recent] = [someone(), someone()];
  for (const [email, days] of [
    [ancient, 731],
    [recent, 729],
  ] as const) {
    await asOwner(
      "INSERT INTO contact_messages (id, workspace_id, name, email, subject, message, created_at) VALUES (gen_random_uuid(), $1, 'x', $2, '', 'x', now() - make_interval(days => $3))",
      [operator.workspaceId, email, days],
    );
  }
  await siteJobs().tidySite();
  expect([await stored(old), await stored(young), await stored(confirmed)].map((rows) => rows.length)).toEqual([
    0, 1, 1,
  ]);
  expect(await asOwner('SELECT email FROM contact_messages WHERE email IN ($1, $2)', [ancient, recent])).toEqual([
    { email: recent },
  ]);
});

interface Stored {
  workspace_id: string;
  state: string;
  consent_wording: string;
  consent_address: string | null;
  consented_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}
