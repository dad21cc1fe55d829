import { accountContract, DEAD_LINK } from '../../../src/contracts/account';
import { authContract } from '../../../src/contracts/auth';
import { securityContract } from '../../../src/contracts/security';
import { HOUR_MS } from '../../../src/domain/duration';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo, linkIn, workPasswordResets } from '../../testing/stored-emails';
import { functions, registerUnconfirmed as register } from '../../testing/world';

useDatabase();

type Person = Awaited<ReturnType<typeof register>>;
const dead = { status: 404, body: { code: 'not_found', error: DEAD_LINK } };
const anyone = () => makeClient(functions);
const someAddress = () => `new-${crypto.randomUUID()}@example.com`;
const ask = (ada: Person, email: string, currentPassword = ada.form.password) =>
  ada.call('security', securityContract.createEmailChange, { email, currentPassword });
const use = (token: string) => anyone().call('account', accountContract.updateEmailVerification, { token });
const read = (token: string) => anyone().call('account', accountContract.getEmailLink, { token });
const emailOf = async (ada: Person) =>
  (
    await asOwner<{ email: string; verified: boolean }>(
      'SELECT email, email_verified AS verified FROM auth.user WHERE id = $1',
      [ada.session.user.id],
    )
  )[0]!;
const linkTo = async (email: string) => linkIn((await emailsTo(email, 'email-change')).at(-1)!);

it('a new address counts once its link is used: then one signs in with it, confirmed, and the old one opens nothing', async () => {
  const ada = await register();
  const email = someAddress();
  const asked = await ask(ada, email.toUpperCase());
  expect(asked.body.data.emailChange).toEqual({ email, expiresAt: expect.any(String) });
  const hours = (Date.parse(asked.body.data.emailChange.expiresAt) - Date.now()) / HOUR_MS;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);
  expect(await emailOf(ada)).toEqual({ email: ada.form.email, verified: false });
  expect((await emailsTo(ada.form.email, 'email-change-notice'))[0]!.text).toContain('/forgot-password');

  const token = await linkTo(email);
  for (const _turn of [1, 2])
    expect(await read(token)).toMatchObject({ status: 200, body: { data: { kind: 'change', email } } });
  expect(await emailOf(ada)).toEqual({ email: ada.form.email, verified: false }); // reading changes nothing
  expect((await use(token)).body.data).toEqual({ email, changed: true });
  expect(await read(token)).toMatchObject(dead);
  expect(await emailOf(ada)).toEqual({ email, verified: true });
  expect((await ada.call('security', securityContract.getSecurity, {})).body.data.emailChange).toBeNull();
  expect((await ada.call('auth', authContract.getSession, {})).body.data.user).toMatchObject({
    email,
    emailVerified: true,
  }); // sessions stay
  expect(
    (await anyone().call('auth', authContract.login, { email, password: ada.form.password })).body.data.user.id,
  ).toBe(ada.session.user.id);
  expect((await anyone().call('auth', authContract.login, ada.form)).body.data?.user.id).not.toBe(ada.session.user.id);
  expect(await emailsTo(ada.form.email, 'email-changed')).toHaveLength(1);
});

it('is refused without the password, and for the address that the account has', async () => {
  const ada = await register();
  const email = someAddress();
  expect(await ask(ada, email, 'wrong')).toMatchObject({
    status: 400,
    body: { fields: { currentPassword: 'This is not your password.' } },
  });
  expect(await ask(ada, ada.form.email)).toMatchObject({
    status: 400,
    body: { fields: { email: expect.stringContaining('already') } },
  });
  expect(await emailsTo(email)).toEqual([]);
  expect(await emailsTo(ada.form.email, 'email-change-notice')).toEqual([]);
});

it('an address that has an account answers the same; its owner gets a letter without a link into anything, and nothing about who asked', async () => {
  const [ada, bob] = [await register(), await register()];
  const free = await ask(ada, someAddress());
  const taken = await ask(ada, bob.form.email);
  const shape = ({ emailChange, ...rest }: { emailChange: object }) => ({
    ...rest,
    emailChange: Object.keys(emailChange),
  });
  expect([taken.status, shape(taken.body.data)]).toEqual([free.status, shape(free.body.data)]);
  expect((await ada.call('security', securityContract.getSecurity, {})).body.data.emailChange.email).toBe(
    bob.form.email,
  );
  const emails = await emailsTo(bob.form.email, 'email-%');
  expect(emails.map(({ kind }) => kind)).toEqual(['email-taken']);
  expect(emails[0]!.text).not.toContain('token');
  expect(emails[0]!.text).not.toContain(ada.form.email);
});

it('says so when somebody else has taken the address before the link was used', async () => {
  const ada = await register();
  const email = someAddress();
  await ask(ada, email);
  await anyone().call('auth', authContract.register, { ...ada.form, email });
  expect(await use(await linkTo(email))).toMatchObject({
    status: 409,
    body: { code: 'conflict', error: expect.stringContaining('Another account has this address') },
  });
  expect((await emailOf(ada)).email).toBe(ada.form.email);
});

it('two accounts that want one address at the same time: one gets it', async () => {
  const [ada, bob] = [await register(), await register()];
  const email = someAddress();
  await ask(ada, email);
  await ask(bob, email);
  const tokens = (await emailsTo(email, 'email-change')).map(linkIn);
  expect((await Promise.all(tokens.map(use))).map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a link works once, for one purpose, until it is taken back, replaced or a day old', async () => {
  const ada = await register();
  const [first, second, third] = [someAddress(), someAddress(), someAddress()];
  await ask(ada, first);
  const replaced = await linkTo(first);
  await ask(ada, second);
  expect(await read(replaced)).toMatchObject(dead);
  expect(await use(replaced)).toMatchObject(dead);
  const takenBack = await linkTo(second);
  const reset = await anyone().call('account', accountContract.updatePassword, {
    token: takenBack,
    password: 'rye-and-barley-7',
    confirmPassword: 'rye-and-barley-7',
  });
  expect(reset).toMatchObject(dead);
  expect((await ada.call('security', securityContract.deleteEmailChange, {})).body.data.emailChange).toBeNull();
  expect(await read(takenBack)).toMatchObject(dead);
  expect(await use(takenBack)).toMatchObject(dead);
  await ask(ada, third);
  const token = await linkTo(third);
  await asOwner("UPDATE auth.one_time_token SET expires_at = now() - interval '1 second' WHERE user_id = $1", [
    ada.session.user.id,
  ]);
  expect(await read(token)).toMatchObject(dead);
  expect(await use(token)).toMatchObject(dead);
  expect((await emailOf(ada)).email).toBe(ada.form.email);
});

it('used twice at once is used once', async () => {
  const ada = await register();
  const email = someAddress();
  await ask(ada, email);
  const token = await linkTo(email);
  expect((await Promise.all([use(token), use(token)])).map(({ status }) => status).sort()).toEqual([200, 404]);
});

it('is stopped by a new password after a forgotten one: whoever asked for it may not be the owner', async () => {
  const ada = await register();
  const email = someAddress();
  await ask(ada, email);
  await anyone().call('account', accountContract.createPasswordReset, { email: ada.form.email });
  await workPasswordResets();
  const token = linkIn((await emailsTo(ada.form.email, 'reset-password')).at(-1)!);
  expect(
    (
      await anyone().call('account', accountContract.updatePassword, {
        token,
        password: 'rye-and-barley-7',
        confirmPassword: 'rye-and-barley-7',
      })
    ).status,
  ).toBe(200);
  expect((await emailsTo(email, 'email-change')).map(({ text }) => text)).toEqual([null]); // the email ended with its link
  expect((await emailOf(ada)).email).toBe(ada.form.email);
});

it('ends reset links that went to the former address', async () => {
  const ada = await register();
  const email = someAddress();
  await anyone().call('account', accountContract.createPasswordReset, { email: ada.form.email });
  await workPasswordResets();
  const reset = linkIn((await emailsTo(ada.form.email, 'reset-password')).at(-1)!);
  await ask(ada, email);
  await use(await linkTo(email));
  expect(
    await anyone().call('account', accountContract.updatePassword, {
      token: reset,
      password: 'rye-and-barley-7',
      confirmPassword: 'rye-and-barley-7',
    }),
  ).toMatchObject(dead);
});

it('mails at most three links an hour, those that were taken back included', async () => {
  const ada = await register();
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await ask(ada, someAddress())).status).toBe(200);
    await ada.call('security', securityContract.deleteEmailChange, {});
  }
  const email = someAddress();
  expect(await ask(ada, email)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(await emailsTo(email)).toEqual([]);
});

it('the link of a new account reads as one that confirms and changes nothing, and no link for something else can be read', async () => {
  const ada = await register();
  const token = linkIn((await emailsTo(ada.form.email, 'verify-email')).at(-1)!);
  expect((await read(token)).body.data).toEqual({ kind: 'confirm', email: ada.form.email });
  expect((await emailOf(ada)).verified).toBe(false);
  expect((await use(token)).body.data).toEqual({ email: ada.form.email, changed: false });
  expect(await read(token)).toMatchObject(dead);
  await anyone().call('account', accountContract.createPasswordReset, { email: ada.form.email });
  await workPasswordResets();
  expect(await read(linkIn((await emailsTo(ada.form.email, 'reset-password')).at(-1)!))).toMatchObject(dead);
  expect(await read('never-was')).toMatchObject(dead);
});
