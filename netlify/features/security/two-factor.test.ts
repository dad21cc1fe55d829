import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountContract } from '../../../src/contracts/account';
import { authContract } from '../../../src/contracts/auth';
import { securityContract } from '../../../src/contracts/security';
import { forgetEnv } from '../../config/env';
import { authenticatorCode } from '../../testing/authenticator';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo, linkIn, workPasswordResets } from '../../testing/stored-emails';
import { functions, register } from '../../testing/world';

useDatabase();

type Person = Awaited<ReturnType<typeof register>>;
const anyone = () => makeClient(functions);

/**
 * Somebody with two-factor sign-in whose current code is used up: `nextCode` is valid, and stays valid when the
 * half minute ends.
 */
async function registerGuarded() {
  const ada = await register();
  const begun = (await ada.call('security', securityContract.createTwoFactor, { currentPassword: ada.form.password }))
    .body.data as { uri: string; secret: string };
  const usedCode = authenticatorCode(begun.secret);
  const { body } = await ada.call('security', securityContract.confirmTwoFactor, { code: usedCode });
  return { ...ada, ...begun, usedCode, recoveryCodes: body.data.recoveryCodes as string[] };
}
const signIn = ({ form }: Person, code?: string, client = anyone()) =>
  client.call('auth', authContract.login, { email: form.email, password: form.password, code });
const nextCode = ({ secret }: { secret: string }) => authenticatorCode(secret, 1);
const sessionsOf = async ({ session }: Person) =>
  (await asOwner('SELECT 1 FROM auth.session WHERE user_id = $1', [session.user.id])).length;
const leftovers = () => asOwner('SELECT identifier FROM auth.verification');
const codeWanted = { status: 403, body: { code: 'second_factor_required', fields: { code: expect.any(String) } } };

describe('turning two-factor sign-in on', () => {
  it('gives a secret for the app, asks for a code of it, and answers ten recovery codes and a letter', async () => {
    const ada = await registerGuarded();
    const uri = new URL(ada.uri);
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Fourbeat:${ada.form.email}`,
    ]);
    expect([uri.searchParams.get('issuer'), uri.searchParams.get('secret')]).toEqual(['Fourbeat', ada.secret]);
    expect(ada.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(ada.recoveryCodes).size).toBe(10);
    for (const code of ada.recoveryCodes) expect(code).toMatch(/^[a-z1-9]{5}-[a-z1-9]{5}$/);
    expect((await ada.call('security', securityContract.getSecurity, {})).body.data).toMatchObject({
      twoFactor: true,
      recoveryCodesLeft: 10,
    });
    expect((await emailsTo(ada.form.email, 'two-factor')).map(({ subject }) => subject)).toEqual([
      'Two-factor sign-in is on',
    ]);
    expect(await sessionsOf(ada)).toBe(1);
  });

  it('asks for the password, and nothing is on before the code is right', async () => {
    const ada = await register();
    expect(await ada.call('security', securityContract.createTwoFactor, { currentPassword: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { currentPassword: 'This is not your password.' } },
    });
    expect(await ada.call('security', securityContract.confirmTwoFactor, { code: '123456' })).toMatchObject({
      status: 409,
    });
    const { secret } = (
      await ada.call('security', securityContract.createTwoFactor, { currentPassword: ada.form.password })
    ).body.data;
    const wrong = authenticatorCode(secret, 40);
    expect(await ada.call('security', securityContract.confirmTwoFactor, { code: wrong })).toMatchObject({
      status: 400,
      body: { fields: { code: expect.stringContaining('does not work') } },
    });
    expect((await ada.call('security', securityContract.getSecurity, {})).body.data).toMatchObject({
      twoFactor: false,
      recoveryCodesLeft: 0,
    });
    expect((await signIn(ada)).status).toBe(200);
  });

  it('begun twice, the second secret counts; once on, it is not begun again', async () => {
    const ada = await register();
    const begin = () => ada.call('security', securityContract.createTwoFactor, { currentPassword: ada.form.password });
    const [first, second] = [(await begin()).body.data, (await begin()).body.data];
    expect(
      (await ada.call('security', securityContract.confirmTwoFactor, { code: authenticatorCode(first.secret) })).status,
    ).toBe(400);
    expect(
      (await ada.call('security', securityContract.confirmTwoFactor, { code: authenticatorCode(second.secret) }))
        .status,
    ).toBe(200);
    expect(await begin()).toMatchObject({ status: 409 });
    expect((await signIn(ada, nextCode(second))).status).toBe(200);
  });

  it('keeps neither the secret nor a recovery code in clear, and what it keeps is of no use in another row', async () => {
    const [ada, eve] = [await registerGuarded(), await registerGuarded()];
    const tables = await asOwner<{ name: string }>(
      "SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema IN ('auth', 'public') AND table_type = 'BASE TABLE'",
    );
    for (const { name } of tables) {
      const text = JSON.stringify(await asOwner(`SELECT * FROM ${name}`));
      for (const secret of [ada.secret, ...ada.recoveryCodes]) expect(text).not.toContain(secret);
    }
    await asOwner(
      'UPDATE auth.two_factor a SET secret = e.secret, backup_codes = e.backup_codes FROM auth.two_factor e WHERE a.user_id = $1 AND e.user_id = $2',
      [ada.session.user.id, eve.session.user.id],
    );
    expect(await signIn(ada, nextCode(eve))).toMatchObject({
      status: 500,
      body: { error: expect.stringContaining('Ask your administrator') },
    });
  });
});

it('a new root secret leaves authenticators and recovery codes as they are, as long as the former one is named', async () => {
  const ada = await registerGuarded();
  const before = process.env.APP_SECRET;
  const runtime = join(process.env.DATA_DIR!, 'runtime.json');
  try {
    process.env.APP_SECRET = 'another root secret that only this test ever sees';
    forgetEnv();
    expect((await signIn(ada, nextCode(ada))).status).toBe(500);
    writeFileSync(runtime, JSON.stringify({ formerAppSecrets: [before] }));
    forgetEnv();
    expect((await signIn(ada, ada.recoveryCodes[0])).status).toBe(200);
    expect((await signIn(ada, nextCode(ada))).status).toBe(200);
  } finally {
    process.env.APP_SECRET = before;
    rmSync(runtime, { force: true });
    forgetEnv();
  }
});

describe('signing in to an account with two-factor', () => {
  it('asks for the code after the right password only, and leaves no session, cookie or challenge', async () => {
    const ada = await registerGuarded();
    const browser = anyone();
    const asked = await signIn(ada, undefined, browser);
    expect(asked).toMatchObject({
      ...codeWanted,
      body: { ...codeWanted.body, error: 'Type the code from your authenticator app.' },
    });
    expect(asked.response.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(ada)).toBe(1);
    expect(await leftovers()).toEqual([]);
    const wrong = await anyone().call('auth', authContract.login, {
      email: ada.form.email,
      password: 'wrong',
      code: nextCode(ada),
    });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await signIn(ada, nextCode(ada), browser)).status).toBe(200); // the wrong password has not used it up
    expect(await sessionsOf(ada)).toBe(2);
    expect(await leftovers()).toEqual([]);
    expect((await browser.call('auth', authContract.getSession, {})).body.data.user.id).toBe(ada.session.user.id);
    expect([...browser.cookies.keys()]).toEqual(['fourbeat.session_token']);
  });

  it('refuses a wrong code with another sentence and no session, and takes codes of the half minutes beside this one', async () => {
    const ada = await registerGuarded();
    const wrong = await signIn(ada, authenticatorCode(ada.secret, 40));
    expect(wrong).toMatchObject({
      ...codeWanted,
      body: { ...codeWanted.body, error: expect.stringContaining('does not work') },
    });
    expect(wrong.response.headers.getSetCookie()).toEqual([]);
    expect((await signIn(ada, authenticatorCode(ada.secret, -3))).status).toBe(403);
    expect((await signIn(ada, authenticatorCode(ada.secret, 3))).status).toBe(403);
    expect(await sessionsOf(ada)).toBe(1);
    expect((await signIn(ada, ` ${nextCode(ada).replace(/^(...)/, '$1 ')} `)).status).toBe(200);
  });

  it('takes a code once: not the one that turned it on, not again, and at once by two browsers it lets one in', async () => {
    const ada = await registerGuarded();
    const code = nextCode(ada);
    expect(await signIn(ada, ada.usedCode)).toMatchObject(codeWanted);
    const replies = await Promise.all([signIn(ada, code), signIn(ada, code), signIn(ada, code)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await signIn(ada, code)).toMatchObject(codeWanted);
    expect(await sessionsOf(ada)).toBe(2);
    expect(await leftovers()).toEqual([]);
  });

  it("does not take another account's code", async () => {
    const [ada, eve] = [await registerGuarded(), await registerGuarded()];
    expect(await signIn(ada, nextCode(eve))).toMatchObject(codeWanted);
    expect(await signIn(ada, eve.recoveryCodes[0])).toMatchObject(codeWanted);
    expect((await eve.call('security', securityContract.getSecurity, {})).body.data.recoveryCodesLeft).toBe(10);
  });

  it('takes each recovery code once, however it is typed, and two different ones at the same time', async () => {
    const ada = await registerGuarded();
    const [one = '', two = '', three = ''] = ada.recoveryCodes;
    expect((await signIn(ada, one.replace('-', ' ').toUpperCase())).status).toBe(200);
    expect(await signIn(ada, one)).toMatchObject(codeWanted);
    expect(
      (await Promise.all([signIn(ada, two), signIn(ada, three), signIn(ada, two)])).map(({ status }) => status).sort(),
    ).toEqual([200, 200, 403]);
    expect((await signIn(ada, two)).status).toBe(403);
    expect((await signIn(ada, three)).status).toBe(403);
    expect((await ada.call('security', securityContract.getSecurity, {})).body.data.recoveryCodesLeft).toBe(7);
  });

  it('tells the account each time a recovery code was used: when, with what, how many are left, what to do', async () => {
    const ada = await registerGuarded();
    const [one = '', two = '', three = ''] = ada.recoveryCodes;
    const emails = async () =>
      (await emailsTo(ada.form.email, 'recovery-code-used')).map(({ subject, text }) => ({
        subject,
        text: text.replace(/\s+/g, ' '),
      }));
    await signIn(ada, 'zzzzz-zzzzz');
    await signIn(ada, nextCode(ada));
    expect(await emails()).toEqual([]); // a wrong one, and a code of the app
    expect((await signIn(ada, one)).status).toBe(200);
    await signIn(ada, one);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email!.subject).toBe('A recovery code was used');
    for (const words of [
      ada.form.email,
      /When: \d+ \w+ \d{4}, \d\d:\d\d \(Europe\/London\)/,
      /Device: Unknown browser/,
      '9 recovery codes are left.',
      'If it was not you',
      '/forgot-password',
    ])
      expect(email!.text).toEqual(
        typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
      );
    await Promise.all([signIn(ada, two), signIn(ada, three), signIn(ada, two)]);
    expect((await emails()).map(({ text }) => /(\d) recovery codes are left/.exec(text)?.[1]).sort()).toEqual([
      '7',
      '8',
      '9',
    ]); // each email has its own count
    for (const code of ada.recoveryCodes) expect(JSON.stringify(await emails())).not.toContain(code);
  });

  it('a recovery code whose letter could not be kept is not used up', async () => {
    const ada = await registerGuarded();
    await asOwner(
      "ALTER TABLE mails ADD CONSTRAINT no_recovery_letters CHECK (kind <> 'recovery-code-used') NOT VALID",
    );
    try {
      expect((await signIn(ada, ada.recoveryCodes[0])).status).toBe(500);
    } finally {
      await asOwner('ALTER TABLE mails DROP CONSTRAINT no_recovery_letters');
    }
    expect((await ada.call('security', securityContract.getSecurity, {})).body.data.recoveryCodesLeft).toBe(10);
    expect((await signIn(ada, ada.recoveryCodes[0])).status).toBe(200);
  });

  it('counts wrong codes as wrong passwords, also with the right password in between, and lets the owner in from elsewhere', async () => {
    const ada = await registerGuarded();
    const thief = anyone();
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push((await signIn(ada, turn % 2 ? undefined : authenticatorCode(ada.secret, 40 + turn), thief)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
    expect((await signIn(ada, nextCode(ada), thief)).status).toBe(429);
    expect((await signIn(ada, nextCode(ada))).status).toBe(200);
    expect(
      await asOwner(
        'SELECT failed_verification_count AS failed, locked_until AS locked FROM auth.two_factor WHERE user_id = $1',
        [ada.session.user.id],
      ),
    ).toEqual([{ failed: 0, locked: null }]);
  });

  it('is not spared by a cookie that claims to be trusted, nor by a session of somebody else', async () => {
    const [ada, eve] = [await registerGuarded(), await register()];
    eve.cookies.set('fourbeat.trust_device', 'x!trust-device-x.c2lnbmVk');
    expect(await signIn(ada, undefined, eve)).toMatchObject(codeWanted);
    expect((await eve.call('auth', authContract.getSession, {})).body.data.user.id).toBe(eve.session.user.id);
  });
});

describe('other ways into an account with two-factor', () => {
  it('a new password after a forgotten one keeps it and starts no session (listmonk: CVE-2026-128333)', async () => {
    const ada = await registerGuarded();
    await anyone().call('account', accountContract.createPasswordReset, { email: ada.form.email });
    await workPasswordResets();
    const token = linkIn((await emailsTo(ada.form.email, 'reset-password')).at(-1)!);
    const visitor = anyone();
    const reset = await visitor.call('account', accountContract.updatePassword, {
      token,
      password: 'rye-and-barley-7',
      confirmPassword: 'rye-and-barley-7',
    });
    expect(reset.status).toBe(200);
    expect(reset.response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'fourbeat.sign_in_pass',
    ]); // counts guesses separately, grants no access
    expect(await sessionsOf(ada)).toBe(0);
    const changed = { ...ada, form: { ...ada.form, password: 'rye-and-barley-7' } };
    expect(await signIn(changed)).toMatchObject(codeWanted);
    expect((await signIn(changed, nextCode(ada))).status).toBe(200);
  });

  it('an invitation to its address asks to sign in and starts no session', async () => {
    const [owner, ada] = [await register(), await registerGuarded()];
    await owner.call('account', accountContract.createInvitation, { email: ada.form.email, role: 'member' });
    const token = linkIn((await emailsTo(ada.form.email, 'invitation')).at(-1)!);
    const reply = await anyone().call('account', accountContract.acceptInvitation, {
      token,
      name: 'Ada',
      password: 'rye-and-barley-7',
      confirmPassword: 'rye-and-barley-7',
    });
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(reply.response.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(ada)).toBe(1);
  });
});

describe('two-factor sign-in that is on', () => {
  it('is turned off with password and code, is told by mail, and the password alone opens the account again', async () => {
    const ada = await registerGuarded();
    const end = (currentPassword: string, code: string) =>
      ada.call('security', securityContract.endTwoFactor, { currentPassword, code });
    expect(await end('wrong', nextCode(ada))).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: 'This is not your password.' } },
    });
    expect(await end(ada.form.password, authenticatorCode(ada.secret, 40))).toMatchObject(codeWanted);
    expect(await end(ada.form.password, nextCode(ada))).toMatchObject({
      status: 200,
      body: { data: { twoFactor: false, recoveryCodesLeft: 0 } },
    });
    expect(await asOwner('SELECT 1 FROM auth.two_factor WHERE user_id = $1', [ada.session.user.id])).toEqual([]);
    expect((await emailsTo(ada.form.email, 'two-factor')).at(-1)!.subject).toBe('Two-factor sign-in is off');
    expect((await signIn(ada)).status).toBe(200);
    expect(await end(ada.form.password, '123456')).toMatchObject({ status: 409 });
  });

  it('gets new recovery codes for password and code, and the old ones stop working', async () => {
    const ada = await registerGuarded();
    expect(
      (
        await ada.call('security', securityContract.createRecoveryCodes, {
          currentPassword: ada.form.password,
          code: 'zzzzz-zzzzz',
        })
      ).status,
    ).toBe(403);
    const { recoveryCodes } = (
      await ada.call('security', securityContract.createRecoveryCodes, {
        currentPassword: ada.form.password,
        code: ada.recoveryCodes[0]!,
      })
    ).body.data;
    expect(recoveryCodes).toHaveLength(10);
    expect(await emailsTo(ada.form.email, 'recovery-code-used')).toHaveLength(1); // wherever it proves who somebody is
    expect((await signIn(ada, ada.recoveryCodes[1])).status).toBe(403);
    expect((await signIn(ada, recoveryCodes[1])).status).toBe(200);
  });

  it('is asked for where the password changes, and a password that is refused uses no code up', async () => {
    const ada = await registerGuarded();
    const change = (password: string, code?: string) =>
      ada.call('security', securityContract.changePassword, {
        currentPassword: ada.form.password,
        code,
        password,
        confirmPassword: password,
      });
    expect(await change('rye-and-barley-7')).toMatchObject(codeWanted);
    const code = nextCode(ada);
    expect(await change('password123', code)).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    });
    expect((await change('rye-and-barley-7', code)).status).toBe(200);
  });
});
