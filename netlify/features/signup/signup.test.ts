import { parse } from 'node-html-parser';
import { signupContract } from '../../../src/contracts/signup';
import { WEEK_MS } from '../../../src/domain/duration';
import { keyFor } from '../../keys/keys';
import { inWorkspace } from '../../database/client';
import { addConsents, addSuppressions } from '../../records/consent/consent-ledger';
import { mayContactOne } from '../../records/consent/contact-permission';
import { systemIds } from '../../providers/system/ids';
import { makeSignedTokens } from '../../providers/system/signed-tokens';
import { contactIn } from '../../testing/builders/stored-contact';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo } from '../../testing/stored-emails';
import { functions, register } from '../../testing/world';
import { signupJobs } from './signup-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const words = {
  title: 'Bread by mail',
  text: '',
  button: 'Join',
  wording: 'Yes, Ada’s Bakery may write to me.',
  thanks: 'See you soon.',
  asksName: true,
  asksPhone: true,
  tags: ['Newsletter'],
  open: true,
};
const slugOf = (owner: Owner) => owner.session.workspace.slug as string;
const visitor = () => makeClient(functions);
const someone = () => `guest-${crypto.randomUUID()}@example.com`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let owner: Owner;
beforeAll(async () => {
  owner = await register('Ada’s Bakery');
  await owner.call('signup', signupContract.updateSignupPage, words);
});

const send = (
  email: string,
  change: Record<string, string> = {},
  {
    to = owner,
    client = visitor(),
    embed,
    headers = {},
  }: { to?: Owner; client?: ReturnType<typeof visitor>; embed?: string; headers?: Record<string, string> } = {},
) =>
  client.call(
    'signup',
    signupContract.sendSignup,
    {
      workspaceSlug: slugOf(to),
      ...(embed && { embed }),
      bytes: new TextEncoder().encode(
        new URLSearchParams({
          email,
          name: 'Grace Hopper',
          phone: '',
          agreed: 'yes',
          website: '',
          ...change,
        }).toString(),
      ),
    },
    { ...FORM, ...headers },
  );
const tokenTo = async (email: string) =>
  /\/join-confirm\?token=([\w.-]+)/.exec((await emailsTo(email, 'confirm-signup')).at(-1)!.text)![1]!;
const open = (token: string) => visitor().call('signup', signupContract.getSignupConfirmation, { token });
const press = (token: string, headers: Record<string, string> = {}) =>
  visitor().call(
    'signup',
    signupContract.confirmSignup,
    { token, bytes: new TextEncoder().encode('') },
    { ...FORM, ...headers },
  );
const stored = (email: string) =>
  asOwner<{
    id: string;
    state: string;
    name: string;
    phone: string;
    wording: string;
    address: string | null;
    workspace_id: string;
  }>('SELECT * FROM signups WHERE email = $1', [email]);
const longAgo = (email: string, interval: string) =>
  asOwner(
    'UPDATE signups SET mailed_at = mailed_at - $2::interval, asked_at = asked_at - $2::interval WHERE email = $1',
    [email, interval],
  );
const contactOf = async (email: string) =>
  (
    await asOwner<Person>(
      'SELECT c.id, c.name, c.status, c.source, c.email_consent, c.sms_consent, c.voice_consent, c.archived_at, c.last_contact_at FROM contacts c JOIN contact_points p ON p.contact_id = c.id WHERE p.value = $1 AND c.workspace_id = $2',
      [email, owner.workspaceId],
    )
  )[0];
const ledgerOf = (contactId: string) =>
  asOwner<Record<string, unknown>>(
    'SELECT channel, state, basis, wording, proof, point, address FROM consents WHERE contact_id = $1 ORDER BY at, id',
    [contactId],
  );

async function joined(change: Record<string, string> = {}) {
  const email = someone();
  await send(email, change);
  await press(await tokenTo(email));
  return email;
}

describe('a wish to be on the list', () => {
  it('is kept with its words, and a link to confirm is mailed; nobody is a contact yet', async () => {
    const email = someone();
    const { status, body } = await send(email.toUpperCase(), { phone: '+44 20 7946 0018' });
    expect([status, parse(body).querySelector('h1')?.text, body.includes(email)]).toEqual([200, 'One more step', true]);
    expect(await stored(email)).toMatchObject([
      {
        workspace_id: owner.workspaceId,
        state: 'waiting',
        name: 'Grace Hopper',
        phone: '+44 20 7946 0018',
        wording: words.wording,
        address: expect.stringMatching(/^198\.1[89]\./),
      },
    ]);
    expect(await emailsTo(email)).toMatchObject([
      { kind: 'confirm-signup', subject: 'Please confirm your sign-up with Ada’s Bakery' },
    ]);
    expect(await contactOf(email)).toBeUndefined();
  });

  it('is answered alike for every address: new, waiting, on the list and blocked', async () => {
    const [fresh, confirmed, blocked] = [someone(), await joined(), someone()];
    await inWorkspace(owner.workspaceId, (tx) =>
      addSuppressions(tx, [
        {
          workspaceId: owner.workspaceId,
          id: systemIds.id(),
          channel: 'email',
          value: blocked,
          reason: 'asked',
          at: new Date(),
        },
      ]),
    );
    const replies = [];
    for (const email of [fresh, fresh, confirmed, blocked])
      replies.push(await send(email).then(({ status, body }) => [status, (body as string).replaceAll(email, 'them')]));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await emailsTo(blocked)).toEqual([]);
    expect(await stored(blocked)).toEqual([]);
  });

  it('is mailed once a day, also when it comes six times at the same moment', async () => {
    const email = someone();
    expect((await Promise.all(Array.from({ length: 6 }, () => send(email)))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200, 200,
    ]);
    expect([await stored(email), await emailsTo(email)].map((rows) => rows.length)).toEqual([1, 1]);
    await longAgo(email, '25 hours');
    await send(email);
    expect(await emailsTo(email)).toHaveLength(2);
  });

  it('with the field filled that nobody sees is answered like any other and kept nowhere', async () => {
    const [email, other] = [someone(), someone()];
    const [dropped, real] = [await send(email, { website: 'https://spam.example' }), await send(other)];
    expect([dropped.status, dropped.body.replaceAll(email, 'them')]).toEqual([
      real.status,
      real.body.replaceAll(other, 'them'),
    ]);
    expect([await stored(email), await emailsTo(email)]).toEqual([[], []]);
  });

  it.each([
    ['no address', { email: '' }, 'email'],
    ['what is no address', { email: 'a@b' }, 'email'],
    ['a second recipient', { email: 'a@example.com\nBcc: b@example.com' }, 'email'],
    ['no consent', { agreed: '' }, 'agreed'],
    ['what is no number', { phone: 'x' }, 'phone'],
  ])('with %s comes back with a sentence at the field and what was typed', async (_what, change, field) => {
    const { status, body } = await send(someone(), { name: 'Grace "the" <Hopper>', ...change });
    const document = parse(body);
    const input = document.querySelector(`#${field}`)!;
    expect([status, input.getAttribute('aria-invalid'), document.querySelector(`#${field}-fault`)?.text]).toEqual([
      400,
      'true',
      expect.stringMatching(/\.$/),
    ]);
    expect(input.getAttribute('aria-describedby')).toContain(`${field}-fault`);
    expect(document.querySelector('[role="alert"]')?.text).toContain('Nothing was sent yet');
    expect(document.querySelector('#name')?.getAttribute('value')).toBe('Grace "the" <Hopper>');
    expect(document.querySelector('#agreed')?.hasAttribute('checked')).toBe(field !== 'agreed');
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it('says so on the page, with what was typed, when one network sends too many', async () => {
    const client = visitor();
    const statuses = [];
    let last = '';
    for (let turn = 0; turn < 21; turn += 1) {
      const { status, body } = await send(someone(), {}, { client });
      statuses.push(status);
      last = body;
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    const document = parse(last);
    expect(document.querySelector('[role="alert"]')?.text).toMatch(/^That was too often/);
    expect(document.querySelector('#name')?.getAttribute('value')).toBe('Grace Hopper');
  });

  it('from another site’s own form is refused; from the page inside its frame it is taken', async () => {
    const email = someone();
    expect(
      (await send(email, {}, { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } })).status,
    ).toBe(403);
    expect(await stored(email)).toEqual([]);
    const { status, response } = await send(
      email,
      {},
      { embed: '1', headers: { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8888' } },
    );
    expect([status, /frame-ancestors ([^;]+)/.exec(response.headers.get('content-security-policy')!)![1]]).toEqual([
      200,
      '*',
    ]);
  });

  it('at a page that is closed finds nothing, and keeps nothing', async () => {
    const [other, email] = [await register(), someone()];
    expect((await send(email, {}, { to: other })).status).toBe(404);
    expect(await stored(email)).toEqual([]);
  });
});

describe('the link to confirm', () => {
  it('shows a page with a button; opening it, as link scanners do, changes nothing', async () => {
    const email = someone();
    await send(email);
    const { status, response, body } = await open(await tokenTo(email));
    expect([
      status,
      response.headers.get('x-robots-tag'),
      response.headers.get('cache-control'),
      /frame-ancestors ([^;]+)/.exec(response.headers.get('content-security-policy')!)![1],
      response.headers.get('x-frame-options'),
    ]).toEqual([200, 'noindex', 'no-store', "'none'", 'DENY']);
    expect(parse(body).querySelector('form')?.attributes).toMatchObject({
      method: 'post',
      action: expect.stringMatching(/^\/join-confirm\?token=/),
    });
    expect(body).toContain(words.wording);
    expect(body).toContain('what was entered with your address: Grace Hopper.');
    expect(await stored(email)).toMatchObject([{ state: 'waiting' }]);
    expect(await contactOf(email)).toBeUndefined();
  });

  it('makes a contact that agreed to emails and to nothing else, with the proof', async () => {
    const email = someone();
    await send(email, { phone: '+44 20 7946 0018' });
    const { status, body } = await press(await tokenTo(email));
    expect([status, body.includes(words.thanks)]).toEqual([200, true]);
    const person = (await contactOf(email))!;
    expect(person).toMatchObject({
      name: 'Grace Hopper',
      status: 'lead',
      source: 'Sign-up page',
      email_consent: 'granted',
      sms_consent: null,
      voice_consent: null,
      last_contact_at: expect.any(Date),
    });
    expect(await ledgerOf(person.id)).toEqual([
      {
        channel: 'email',
        state: 'granted',
        basis: 'express',
        wording: words.wording,
        point: email,
        address: expect.stringMatching(/^198\.1[89]\./),
        proof: expect.stringMatching(
          /^Signed up on \d+ \w+ \d{4}, \d\d:\d\d UTC from 198\.\S+ and confirmed by email on \d+ \w+ \d{4}, \d\d:\d\d UTC\.$/,
        ),
      },
    ]);
    expect(await asOwner('SELECT value FROM contact_points WHERE contact_id = $1 ORDER BY kind', [person.id])).toEqual([
      { value: email },
      { value: '+442079460018' },
    ]);
    expect(
      await asOwner('SELECT t.name FROM contact_tags x JOIN tags t ON t.id = x.tag_id WHERE x.contact_id = $1', [
        person.id,
      ]),
    ).toEqual([{ name: 'Newsletter' }]);
    expect(await asOwner('SELECT kind, title FROM contact_events WHERE contact_id = $1', [person.id])).toEqual([
      { kind: 'form', title: 'Signed up and confirmed by email' },
    ]);
    expect(await inWorkspace(owner.workspaceId, (tx) => mayContactOne(tx, person.id, 'email', 'marketing'))).toEqual({
      allowed: true,
    });
  });

  it('pressed twice, at once and later, does it once', async () => {
    const email = someone();
    await send(email);
    const token = await tokenTo(email);
    const before = await confirmed();
    const replies = [
      ...(await Promise.all([press(token), press(token), press(token)])),
      await press(token),
      await open(token),
    ];
    for (const { status, body } of replies)
      expect([status, parse(body).querySelector('h1')?.text]).toEqual([200, 'You’re on the list']);
    const { id } = (await contactOf(email))!;
    expect(
      [await ledgerOf(id), await asOwner('SELECT 1 FROM contact_events WHERE contact_id = $1', [id])].map(
        (rows) => rows.length,
      ),
    ).toEqual([1, 1]);
    expect(await confirmed()).toBe(before + 1);
    const forms = await asOwner<{ name: string }>(
      "SELECT name FROM event_inbox WHERE workspace_id = $1 AND kind = 'form' AND person = (SELECT contact_id::text FROM contact_points WHERE workspace_id = $1 AND value = $2)",
      [owner.workspaceId, email],
    );
    expect(forms).toEqual([{ name: 'Newsletter' }]);
  });

  it('adds to a contact that is there: gaps are filled, nothing is overwritten, an archived one comes back', async () => {
    const [named, nameless] = [someone(), someone()];
    await contactIn(owner.workspaceId, {
      name: 'Grace B. M. Hopper',
      email: named,
      phone: '+15550130119',
      archived: true,
    });
    await contactIn(owner.workspaceId, { name: '', email: nameless });
    for (const email of [named, nameless]) {
      await send(email, { phone: '+44 20 7946 0018' });
      await press(await tokenTo(email));
    }
    expect(await contactOf(named)).toMatchObject({
      name: 'Grace B. M. Hopper',
      source: 'Added by hand',
      archived_at: null,
      email_consent: 'granted',
    });
    expect(await contactOf(nameless)).toMatchObject({ name: 'Grace Hopper' });
    const phones = (email: string) =>
      asOwner(
        "SELECT p.value FROM contact_points p JOIN contact_points e ON e.contact_id = p.contact_id WHERE e.value = $1 AND p.kind = 'phone'",
        [email],
      );
    expect([await phones(named), await phones(nameless)]).toEqual([
      [{ value: '+15550130119' }],
      [{ value: '+442079460018' }],
    ]);
  });

  it('finds the contact that was added by hand in the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = someone();
      await send(email);
      const token = await tokenTo(email);
      await Promise.all([
        press(token),
        contactIn(owner.workspaceId, { name: 'By hand', email }).catch(() => undefined),
      ]);
      expect(await contactOf(email)).toMatchObject({ email_consent: 'granted' });
      expect(await asOwner('SELECT 1 FROM contact_points WHERE value = $1', [email])).toHaveLength(1);
    }
  });

  it('brings back who had unsubscribed, and only from that', async () => {
    const [left, complained] = [someone(), someone()];
    const block = (value: string, reason: 'unsubscribed' | 'complained') =>
      inWorkspace(owner.workspaceId, (tx) =>
        addSuppressions(tx, [
          { workspaceId: owner.workspaceId, id: systemIds.id(), channel: 'email', value, reason, at: new Date() },
        ]),
      );
    await block(left, 'unsubscribed');
    for (const email of [left, complained]) await send(email);
    await block(complained, 'complained');
    for (const email of [left, complained]) await press(await tokenTo(email));
    const may = async (email: string) =>
      inWorkspace(owner.workspaceId, async (tx) =>
        mayContactOne(tx, (await contactOf(email))!.id, 'email', 'marketing'),
      );
    expect([await may(left), await may(complained)]).toEqual([
      { allowed: true },
      { allowed: false, refusal: 'complained' },
    ]);
  });

  it('of somebody who has taken it back since says so and brings nobody back', async () => {
    const email = await joined();
    const { id } = (await contactOf(email))!;
    await inWorkspace(owner.workspaceId, (tx) =>
      addConsents(
        tx,
        [
          {
            workspaceId: owner.workspaceId,
            id: systemIds.id(),
            contactId: id,
            channel: 'email',
            state: 'withdrawn',
            at: new Date(),
          },
        ],
        new Date(),
      ),
    );
    expect((await press(await tokenTo(email))).body).toContain('This address has left the list');
    expect(await contactOf(email)).toMatchObject({ email_consent: 'withdrawn' });
    await longAgo(email, '25 hours');
    await send(email);
    await press(await tokenTo(email));
    expect(await contactOf(email)).toMatchObject({ email_consent: 'granted' });
  });

  it('works from the page in a browser and from no other site', async () => {
    const email = someone();
    await send(email);
    const token = await tokenTo(email);
    expect((await press(token, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status).toBe(403);
    expect(await stored(email)).toMatchObject([{ state: 'waiting' }]);
    expect((await press(token, { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8888' })).status).toBe(200);
  });

  it('is dead when it is forged, over, made for another purpose or leads to another workspace’s row', async () => {
    const [email, other] = [someone(), await register()];
    await send(email);
    const [row] = await stored(email);
    const subject = `${owner.workspaceId}.${row!.id}`;
    const [real, foreign] = [
      makeSignedTokens(keyFor('signup-confirm')),
      makeSignedTokens(keyFor('newsletter-confirm')),
    ];
    const later = new Date(Date.now() + 60_000);
    const good = real.seal(subject, later);
    for (const token of [
      '',
      'x',
      `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`,
      good.replace(/^\d+/, '0'),
      real.seal(subject, new Date(Date.now() - 1_000)),
      foreign.seal(subject, later),
      real.seal(`${other.workspaceId}.${row!.id}`, later),
      real.seal(`${owner.workspaceId}.${crypto.randomUUID()}`, later),
    ]) {
      for (const reply of [await open(token), await press(token)])
        expect([token, reply.status, reply.body.includes('This link no longer works')]).toEqual([token, 410, true]);
    }
    expect(await stored(email)).toMatchObject([{ state: 'waiting' }]);
    expect((await press(good)).status).toBe(200);
  });

  it('that is too old speaks the language of its business and leads back to the form; one that was cut off speaks its reader’s', async () => {
    const dutch = await register('De Bakker');
    await asOwner("UPDATE workspaces SET language = 'nl' WHERE workspace_id = $1", [dutch.workspaceId]);
    await dutch.call('signup', signupContract.updateSignupPage, words);
    const old = makeSignedTokens(keyFor('signup-confirm')).seal(
      `${dutch.workspaceId}.${crypto.randomUUID()}`,
      new Date(Date.now() - 1_000),
    );
    const seen = async (token: string, language: string) => {
      const { body, status } = await visitor().call(
        'signup',
        signupContract.getSignupConfirmation,
        { token },
        { 'accept-language': language },
      );
      const page = parse(body);
      return {
        status,
        lang: page.querySelector('html')?.getAttribute('lang'),
        heading: page.querySelector('h1')?.text,
        again: page.querySelectorAll('main a').map((link) => link.getAttribute('href')),
      };
    };
    expect(await seen(old, 'en')).toEqual({
      status: 410,
      lang: 'nl',
      heading: 'Deze link werkt niet meer',
      again: [`/join/${slugOf(dutch)}`],
    });
    await dutch.call('signup', signupContract.updateSignupPage, { ...words, open: false });
    expect((await seen(old, 'en')).again).toEqual([]);
    expect(await seen(`${old.slice(0, -1)}${old.endsWith('A') ? 'B' : 'A'}`, 'fr-CH, en;q=0.5')).toEqual({
      status: 410,
      lang: 'fr',
      heading: 'Ce lien ne fonctionne plus',
      again: [],
    });
  });

  it('works for seven days', async () => {
    const email = someone();
    const before = Math.floor(Date.now() / 1_000);
    await send(email);
    const end = Number((await tokenTo(email)).split('.')[0]) - WEEK_MS / 1_000;
    expect(end >= before && end <= Math.ceil(Date.now() / 1_000)).toBe(true);
  });
});

it('the settings count who waits and who joined, a person who joins again once', async () => {
  const mine = await register();
  await mine.call('signup', signupContract.updateSignupPage, words);
  const [email, waiting] = [someone(), someone()];
  await send(email, {}, { to: mine });
  await send(waiting, {}, { to: mine });
  await press(await tokenTo(email));
  await longAgo(email, '25 hours');
  await send(email, {}, { to: mine });
  await press(await tokenTo(email));
  expect((await mine.call('signup', signupContract.getSignupPage, {})).body.data).toMatchObject({
    confirmed: 1,
    waiting: 1,
  });
});

it('what nobody confirmed is gone after 30 days; who confirmed stays a contact', async () => {
  const [old, young, member] = [someone(), someone(), await joined()];
  for (const email of [old, young]) await send(email);
  await longAgo(old, '31 days');
  await longAgo(young, '29 days');
  await longAgo(member, '31 days');
  await signupJobs().tidy();
  expect([await stored(old), await stored(young), await stored(member)].map((rows) => rows.length)).toEqual([0, 1, 0]);
  expect(await contactOf(member)).toMatchObject({ email_consent: 'granted' });
});

const confirmed = async (): Promise<number> =>
  (await owner.call('signup', signupContract.getSignupPage, {})).body.data.confirmed;

interface Person {
  id: string;
  name: string;
  status: string;
  source: string;
  email_consent: string | null;
  sms_consent: string | null;
  voice_consent: string | null;
  archived_at: Date | null;
  last_contact_at: Date | null;
}

describe('a business that speaks German', () => {
  it('asks, confirms and lets go in German, in its own words where it wrote some', async () => {
    const german = await register('Bäckerei Ada');
    await german.call('signup', signupContract.updateSignupPage, {
      ...words,
      mailSubject: 'Brot per Post: bitte bestätigen',
      mailText: 'Schön, dass Sie da sind.',
    });
    await asOwner("UPDATE workspaces SET language = 'de' WHERE workspace_id = $1", [german.workspaceId]);
    const email = someone();
    const page = (html: string) => ({
      lang: parse(html).querySelector('html')?.getAttribute('lang'),
      title: parse(html).querySelector('h1')?.text,
    });
    expect(page((await send(email, {}, { to: german })).body)).toEqual({ lang: 'de', title: 'Nur noch ein Schritt' });
    const faulty = (await send('niemand', {}, { to: german })).body;
    expect(faulty).toContain('Das ist keine E-Mail-Adresse.');
    const [systemEmail] = await emailsTo(email, 'confirm-signup');
    expect(systemEmail!.subject).toBe('Brot per Post: bitte bestätigen');
    expect(systemEmail!.text).toContain('Schön, dass Sie da sind.');
    expect(systemEmail!.text).toContain('Dieser Link ist 7 Tage gültig.');
    expect(page((await open(await tokenTo(email))).body)).toEqual({ lang: 'de', title: 'Bitte bestätigen' });
    expect(page((await press(await tokenTo(email))).body)).toEqual({ lang: 'de', title: 'Sie stehen auf der Liste' });
  });
});
