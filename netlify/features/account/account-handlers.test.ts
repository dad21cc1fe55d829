import { accountContract, DEAD_LINK } from '../../../src/contracts/account';
import { authContract } from '../../../src/contracts/auth';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo, linkIn, workPasswordResets } from '../../testing/stored-emails';
import { confirmAddress, functions, registerUnconfirmed as register } from '../../testing/world';
import { linkMail } from './link-mail-wiring';

useDatabase();

const dead = { status: 404, body: { code: 'not_found', error: DEAD_LINK } };
const anyone = () => makeClient(functions);
const password = 'rye-and-barley-7';

/** Requests a reset and returns the token in the email; null when there is none. */
async function askForReset(email: string, typed = email) {
  const before = (await emailsTo(email, 'reset-password')).length;
  await anyone().call('account', accountContract.createPasswordReset, { email: typed });
  await workPasswordResets();
  const emails = await emailsTo(email, 'reset-password');
  return emails.length > before ? linkIn(emails.at(-1)!) : null;
}
const setPassword = (token: string, chosen = password) =>
  anyone().call('account', accountContract.updatePassword, { token, password: chosen, confirmPassword: chosen });
const signIn = (email: string, tried: string) => anyone().call('auth', authContract.login, { email, password: tried });

describe('a forgotten password', () => {
  it('is replaced through the link in the mail: every session ends, the new one opens the account, the old one does not', async () => {
    const ada = await register();
    const token = (await askForReset(ada.form.email, ada.form.email.toUpperCase()))!;
    expect(await setPassword(token)).toMatchObject({ status: 200, body: { data: { email: ada.form.email } } });
    expect((await ada.call('auth', authContract.getSession, {})).body.data).toBeNull();
    expect((await signIn(ada.form.email, ada.form.password)).status).toBe(401);
    const again = await signIn(ada.form.email, password);
    expect(again.body.data.user).toMatchObject({ id: ada.session.user.id, emailVerified: true });
    expect(await emailsTo(ada.form.email, 'password-changed')).toHaveLength(1);
  });

  it('gets the same reply for an address without an account, with a job that does nothing', async () => {
    const ada = await register();
    const nobody = `nobody-${crypto.randomUUID()}@example.com`;
    const [known, unknown] = [
      await anyone().call('account', accountContract.createPasswordReset, { email: ada.form.email }),
      await anyone().call('account', accountContract.createPasswordReset, { email: nobody }),
    ];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(
      await asOwner("SELECT 1 FROM pgboss.job WHERE name = 'send-password-reset' AND state = 'created'"),
    ).toHaveLength(2);
    await workPasswordResets();
    expect(await emailsTo(nobody)).toEqual([]);
  });

  it("does not exist for a demo's synthetic owner", async () => {
    const visitor = anyone();
    await visitor.call('auth', authContract.login, {
      email: `visitor-${crypto.randomUUID()}@example.com`,
      password: 'x',
    });
    const [owner] = await asOwner<{ id: string; email: string }>(
      "SELECT id, email FROM auth.user WHERE email LIKE '%@demo.invalid' ORDER BY created_at DESC LIMIT 1",
    );
    expect(await askForReset(owner!.email)).toBeNull();
    await linkMail().sendPasswordReset({ userId: owner!.id, origin: 'http://localhost:8888' });
    expect(await emailsTo(owner!.email)).toEqual([]);
  });

  it('stores the token itself nowhere but in the email', async () => {
    const ada = await register();
    const token = (await askForReset(ada.form.email))!;
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const rows = await asOwner('SELECT * FROM auth.one_time_token WHERE user_id = $1', [ada.session.user.id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map((row) => (row as { hash: string }).hash.length)).toEqual([64, 64]);
  });

  it('has one working link: a newer one replaces it, and a used one is used up', async () => {
    const ada = await register();
    const [first, second] = [(await askForReset(ada.form.email))!, (await askForReset(ada.form.email))!];
    expect(await setPassword(first)).toMatchObject(dead);
    expect((await setPassword(second)).status).toBe(200);
    expect(await setPassword(second, 'another-try-9')).toMatchObject(dead);
    expect((await signIn(ada.form.email, 'another-try-9')).status).toBe(401);
  });

  it('used twice at once is used once', async () => {
    const ada = await register();
    const token = (await askForReset(ada.form.email))!;
    const replies = await Promise.all([setPassword(token), setPassword(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('has a link for one hour', async () => {
    const ada = await register();
    const token = (await askForReset(ada.form.email))!;
    const [row] = await asOwner<{ minutes: number }>(
      "SELECT round(extract(epoch FROM expires_at - created_at) / 60)::int AS minutes FROM auth.one_time_token WHERE user_id = $1 AND purpose = 'password-reset'",
      [ada.session.user.id],
    );
    expect(row!.minutes).toBe(60);
    await asOwner("UPDATE auth.one_time_token SET expires_at = now() - interval '1 second' WHERE user_id = $1", [
      ada.session.user.id,
    ]);
    expect(await setPassword(token)).toMatchObject(dead);
    expect((await signIn(ada.form.email, ada.form.password)).status).toBe(200);
  });

  it('is emailed at most three times an hour, without saying so', async () => {
    const ada = await register();
    for (let turn = 0; turn < 3; turn++) expect(await askForReset(ada.form.email)).not.toBeNull();
    expect(await askForReset(ada.form.email)).toBeNull();
    await asOwner("UPDATE auth.one_time_token SET created_at = created_at - interval '61 minutes' WHERE user_id = $1", [
      ada.session.user.id,
    ]);
    expect(await askForReset(ada.form.email)).not.toBeNull();
  });

  it('may be asked for five times an hour from one address', async () => {
    const client = anyone();
    const ask = () => client.call('account', accountContract.createPasswordReset, { email: 'someone@example.com' });
    for (let turn = 0; turn < 5; turn++) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    await workPasswordResets();
  });

  it("follows registration's rules for the new one, and the link survives a mistake", async () => {
    const ada = await register();
    const token = (await askForReset(ada.form.email))!;
    const short = await anyone().call('account', accountContract.updatePassword, {
      token,
      password: 'short',
      confirmPassword: 'short',
    });
    expect(short).toMatchObject({ status: 400, body: { fields: { password: 'Use at least 8 characters.' } } });
    const differ = await anyone().call('account', accountContract.updatePassword, {
      token,
      password,
      confirmPassword: 'rye-and-oats-77',
    });
    expect(differ).toMatchObject({ status: 400, body: { fields: { confirmPassword: 'Passwords do not match' } } });
    expect((await setPassword(token)).status).toBe(200);
  });

  it('lets in who guessed too often before', async () => {
    const ada = await register();
    const { call } = anyone(); // guesses are counted per account and network
    const tryWith = async (tried: string) =>
      (await call('auth', authContract.login, { email: ada.form.email, password: tried })).status;
    for (let turn = 0; turn < 11; turn++) await tryWith('wrong');
    expect(await tryWith(ada.form.password)).toBe(429);
    const token = (await askForReset(ada.form.email))!;
    await call('account', accountContract.updatePassword, { token, password, confirmPassword: password });
    expect(await tryWith(password)).toBe(200);
  });

  it('lets its bearer in while others keep guessing from everywhere, and nobody else', async () => {
    const ada = await register();
    const guessFrom = (turn: number) =>
      makeClient(functions, undefined, `198.51.100.${turn}`).call('auth', authContract.login, {
        email: ada.form.email,
        password: 'wrong',
      });
    const attack = () => Promise.all(Array.from({ length: 101 }, (_, turn) => guessFrom(turn)));
    await attack();
    const locked = await signIn(ada.form.email, ada.form.password);
    expect(locked).toMatchObject({ status: 429, body: { error: expect.stringContaining('Forgot password?') } });
    const owner = anyone();
    const token = (await askForReset(ada.form.email))!;
    const { response } = await owner.call('account', accountContract.updatePassword, {
      token,
      password,
      confirmPassword: password,
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^fourbeat\.sign_in_pass=\S+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    await attack();
    expect((await signIn(ada.form.email, password)).status).toBe(429);
    const [other] = [await register()];
    expect((await owner.call('auth', authContract.login, { email: ada.form.email, password })).status).toBe(200);
    for (let turn = 0; turn < 10; turn++)
      expect((await owner.call('auth', authContract.login, { email: ada.form.email, password: 'wrong' })).status).toBe(
        401,
      );
    expect((await owner.call('auth', authContract.login, { email: ada.form.email, password })).status).toBe(429); // the pass does not allow unlimited guesses
    expect(
      (await owner.call('auth', authContract.login, { email: other!.form.email, password: other!.form.password }))
        .status,
    ).toBe(200); // and does not affect other accounts
  });
});

describe('a link', () => {
  it.each([
    ['an unknown token', async () => 'x'.repeat(43)],
    ['a verification link', async () => linkIn((await emailsTo((await register()).form.email, 'verify-email'))[0]!)],
  ])('%s sets no password, with the same sentence', async (_name, make) => {
    expect(await setPassword(await make())).toMatchObject(dead);
  });

  it('for a new password confirms no address and accepts no invitation, and still works for its own purpose', async () => {
    const ada = await register();
    const token = (await askForReset(ada.form.email))!;
    expect(await anyone().call('account', accountContract.updateEmailVerification, { token })).toMatchObject(dead);
    expect(await anyone().call('account', accountContract.getInvitation, { token })).toMatchObject(dead);
    expect(
      await anyone().call('account', accountContract.acceptInvitation, {
        token,
        name: 'Ada',
        password,
        confirmPassword: password,
      }),
    ).toMatchObject(dead);
    expect((await setPassword(token)).status).toBe(200);
  });

  it.each(['', 'x'.repeat(300)])('that is invalid (%#) is called dead, not malformed', async (token) => {
    const reply = await anyone().call('account', accountContract.updateEmailVerification, { token });
    expect(reply.body.error).toBe(DEAD_LINK);
  });

  it('leads to the public address that was asked', async () => {
    const email = `ada-${crypto.randomUUID()}@example.com`;
    const client = makeClient(functions, 'https://fourbeat.example');
    await client.call('auth', authContract.register, {
      name: 'Ada',
      email,
      company: 'Bakery',
      password,
      confirmPassword: password,
    });
    expect((await emailsTo(email, 'verify-email'))[0]!.text).toContain('https://fourbeat.example/verify-email#token=');
  });
});

it('whether email leaves the installation is no secret', async () => {
  const asked = async () => (await anyone().call('account', accountContract.getMailDelivery, {})).body.data;
  expect(await asked()).toEqual({ delivers: false });
});

describe('confirming an address', () => {
  const confirm = (token: string) => anyone().call('account', accountContract.updateEmailVerification, { token });
  const again = (who: Awaited<ReturnType<typeof register>>) =>
    who.call('account', accountContract.createEmailVerification, {});

  it('begins with the mail of the registration, and shows in the session', async () => {
    const ada = await register();
    expect(ada.session.user.emailVerified).toBe(false);
    const token = linkIn((await emailsTo(ada.form.email, 'verify-email'))[0]!);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { data: { email: ada.form.email } } });
    expect((await ada.call('auth', authContract.getSession, {})).body.data.user.emailVerified).toBe(true);
    expect(await confirm(token)).toMatchObject(dead);
  });

  it('works with every link that was sent, until the first is used', async () => {
    const ada = await register();
    await again(ada);
    const [first, second] = (await emailsTo(ada.form.email, 'verify-email')).map(linkIn);
    expect((await confirm(first!)).status).toBe(200);
    expect(await confirm(second!)).toMatchObject(dead);
  });

  it('works for two days, and for the address that the link was sent to', async () => {
    const ada = await register();
    const token = linkIn((await emailsTo(ada.form.email, 'verify-email'))[0]!);
    const [row] = await asOwner<{ hours: number }>(
      'SELECT round(extract(epoch FROM expires_at - created_at) / 3600)::int AS hours FROM auth.one_time_token WHERE user_id = $1',
      [ada.session.user.id],
    );
    expect(row!.hours).toBe(48);
    await asOwner("UPDATE auth.user SET email = 'other-' || email WHERE id = $1", [ada.session.user.id]);
    expect(await confirm(token)).toMatchObject(dead);
    const bo = await register();
    const late = linkIn((await emailsTo(bo.form.email, 'verify-email'))[0]!); // read first: emails lose their text when their link expires
    await asOwner("UPDATE auth.one_time_token SET expires_at = now() - interval '1 second' WHERE user_id = $1", [
      bo.session.user.id,
    ]);
    expect(await confirm(late)).toMatchObject(dead);
  });

  it('is mailed about three times an hour and says so then; a confirmed address needs no mail', async () => {
    const ada = await register();
    expect([(await again(ada)).status, (await again(ada)).status]).toEqual([200, 200]);
    expect(await again(ada)).toMatchObject({ status: 429, body: { error: expect.stringContaining('spam folder') } });
    await confirm(linkIn((await emailsTo(ada.form.email, 'verify-email'))[0]!));
    expect((await again(ada)).status).toBe(200);
    expect(await emailsTo(ada.form.email, 'verify-email')).toHaveLength(3);
  });

  it('that cannot be asked for does not undo a registration', async () => {
    await asOwner('REVOKE INSERT ON mails FROM auth');
    try {
      const ada = await register();
      expect(ada.session.user.email).toBe(ada.form.email);
      expect(await emailsTo(ada.form.email)).toEqual([]);
    } finally {
      await asOwner('GRANT INSERT ON mails TO auth');
    }
  });
});

it('the hourly clean-up deletes what has expired, and nothing else', async () => {
  const [ada, bo] = [await register(), await register()];
  await asOwner("UPDATE auth.one_time_token SET expires_at = now() - interval '61 minutes' WHERE user_id = $1", [
    ada.session.user.id,
  ]);
  await asOwner("UPDATE auth.one_time_token SET expires_at = now() - interval '59 minutes' WHERE user_id = $1", [
    bo.session.user.id,
  ]);
  const invite = async (who: typeof ada) =>
    (
      await who.call('account', accountContract.createInvitation, {
        email: `guest-${crypto.randomUUID()}@example.com`,
        role: 'member',
      })
    ).body.data.id as string;
  for (const { form } of [ada, bo]) await confirmAddress(form.email);
  const [old, open] = [await invite(ada), await invite(bo)];
  await asOwner("UPDATE auth.invitation SET expires_at = now() - interval '1 minute' WHERE id = $1", [old]);
  await linkMail().tidy();
  const left = await asOwner<{ user_id: string }>('SELECT user_id FROM auth.one_time_token WHERE user_id = ANY ($1)', [
    [ada.session.user.id, bo.session.user.id],
  ]);
  expect(left.map((row) => row.user_id)).toEqual([bo.session.user.id]);
  expect(
    (await asOwner<{ id: string }>('SELECT id FROM auth.invitation WHERE id = ANY ($1)', [[old, open]])).map(
      ({ id }) => id,
    ),
  ).toEqual([open]);
});
