import { authContract } from '../../../src/contracts/auth';
import { securityContract } from '../../../src/contracts/security';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo } from '../../testing/stored-emails';
import { functions, register } from '../../testing/world';

useDatabase();

type Person = Awaited<ReturnType<typeof register>>;
const anyone = () => makeClient(functions);
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0' };

/** The same person in another browser. */
async function elsewhere({ form }: Person, headers: Record<string, string> = {}) {
  const browser = anyone();
  await browser.call('auth', authContract.login, { email: form.email, password: form.password }, headers);
  return browser;
}
const signIns = async (browser: Pick<Person, 'call'>) =>
  (await browser.call('security', securityContract.listSignIns, {})).body.data.items;
const isIn = async (browser: Pick<Person, 'call'>) =>
  (await browser.call('auth', authContract.getSession, {})).body.data !== null;

describe('changing the password', () => {
  const change = (browser: Pick<Person, 'call'>, currentPassword: string, password = 'rye-and-barley-7') =>
    browser.call('security', securityContract.changePassword, { currentPassword, password, confirmPassword: password });

  it('signs every other browser out, keeps this one, ends reset links and is told by mail', async () => {
    const ada = await register();
    const phone = await elsewhere(ada);
    await asOwner(
      "INSERT INTO auth.one_time_token (hash, purpose, user_id, subject, expires_at, created_at) VALUES ($1, 'password-reset', $2, $3, now() + interval '1 hour', now())",
      [crypto.randomUUID(), ada.session.user.id, ada.form.email],
    );
    const before = (await ada.call('security', securityContract.getSecurity, {})).body.data.passwordChangedAt;
    const reply = await change(ada, ada.form.password);
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { twoFactor: false, recoveryCodesLeft: 0, emailChange: null } },
    });
    expect(reply.body.data.passwordChangedAt > before).toBe(true);
    expect([await isIn(ada), await isIn(phone)]).toEqual([true, false]);
    expect((await anyone().call('auth', authContract.login, ada.form)).status).toBe(401);
    expect(
      (await anyone().call('auth', authContract.login, { ...ada.form, password: 'rye-and-barley-7' })).status,
    ).toBe(200);
    expect(
      await asOwner("SELECT 1 FROM auth.one_time_token WHERE user_id = $1 AND purpose = 'password-reset'", [
        ada.session.user.id,
      ]),
    ).toEqual([]);
    expect(await emailsTo(ada.form.email, 'password-changed')).toHaveLength(1);
  });

  it('needs the present one, and changes nothing without it', async () => {
    const ada = await register();
    const phone = await elsewhere(ada);
    expect(await change(ada, 'wrong')).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { currentPassword: 'This is not your password.' } },
    });
    expect(await isIn(phone)).toBe(true);
    expect((await anyone().call('auth', authContract.login, ada.form)).status).toBe(200);
    expect(await emailsTo(ada.form.email, 'password-changed')).toEqual([]);
  });

  it.each([
    ['password123', /lists that guessers try/],
    ['Ada’s Bakery', /name, address or company/],
    ['loaf-of-rye-42', /already your password/],
  ])('refuses %s and says why', async (password, why) => {
    const ada = await register();
    await asOwner("UPDATE auth.user SET company = 'Ada’s Bakery' WHERE id = $1", [ada.session.user.id]);
    expect(await change(ada, ada.form.password, password)).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringMatching(why) } },
    });
  });

  it('guessed too often from one place waits a quarter of an hour, and says how long; sign-ins from there count along', async () => {
    const ada = await register();
    for (let turn = 0; turn < 6; turn += 1) expect((await change(ada, `guess-${turn}`)).status).toBe(400);
    for (let turn = 0; turn < 4; turn += 1)
      expect(
        (await ada.call('auth', authContract.login, { email: ada.form.email, password: `guess-${turn}` })).status,
      ).toBe(401);
    const refused = await change(ada, ada.form.password);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', error: 'That was too often in a short time. Try again in 15 minutes.' },
    });
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await anyone().call('auth', authContract.login, ada.form)).status).toBe(200); // nobody is locked out elsewhere
  });

  it('forgets wrong tries after the right one', async () => {
    const ada = await register();
    for (let round = 0; round < 2; round += 1) {
      for (let turn = 0; turn < 8; turn += 1) await change(ada, `guess-${turn}`);
      expect(
        (await ada.call('security', securityContract.createTwoFactor, { currentPassword: ada.form.password })).status,
      ).toBe(200);
    }
  });
});

describe('sign-ins', () => {
  it('are listed with this one first, with device and address, and without tokens', async () => {
    const ada = await register();
    await elsewhere(ada, firefox);
    const items = await signIns(ada);
    expect(items).toMatchObject([
      { current: true, device: 'Unknown browser' },
      { current: false, device: 'Firefox on Windows', address: expect.stringMatching(/^198\.1[89]\./) },
    ]);
    const text = JSON.stringify((await ada.call('security', securityContract.listSignIns, {})).body);
    const tokens = await asOwner<{ token: string }>('SELECT token FROM auth.session WHERE user_id = $1', [
      ada.session.user.id,
    ]);
    expect(tokens).toHaveLength(2);
    for (const { token } of tokens) expect(text).not.toContain(token);
  });

  it('are ended one by one: the other is out, this one cannot end itself here', async () => {
    const ada = await register();
    const phone = await elsewhere(ada, firefox);
    const [own, other] = await signIns(ada);
    expect((await ada.call('security', securityContract.deleteSignIn, { signInId: own.id })).status).toBe(409);
    expect((await ada.call('security', securityContract.deleteSignIn, { signInId: other.id })).status).toBe(200);
    expect([await isIn(ada), await isIn(phone)]).toEqual([true, false]);
    expect((await ada.call('security', securityContract.deleteSignIn, { signInId: other.id })).status).toBe(404);
  });

  it('are ended all but this one', async () => {
    const ada = await register();
    const others = [await elsewhere(ada), await elsewhere(ada)];
    expect((await ada.call('security', securityContract.deleteSignIns, {})).body.data).toEqual({ ended: 2 });
    expect([await isIn(ada), await isIn(others[0]!), await isIn(others[1]!)]).toEqual([true, false, false]);
  });

  it("of others are not there: another's is neither listed nor ended, and whoever is over is not listed", async () => {
    const [ada, eve] = [await register(), await register()];
    const [own] = await signIns(ada);
    expect((await signIns(eve)).map(({ id }: { id: string }) => id)).not.toContain(own.id);
    expect((await eve.call('security', securityContract.deleteSignIn, { signInId: own.id })).status).toBe(404);
    expect((await eve.call('security', securityContract.deleteSignIns, {})).body.data).toEqual({ ended: 0 });
    expect(await isIn(ada)).toBe(true);
    await elsewhere(ada);
    await asOwner("UPDATE auth.session SET expires_at = now() - interval '1 second' WHERE user_id = $1 AND id <> $2", [
      ada.session.user.id,
      own.id,
    ]);
    expect(await signIns(ada)).toHaveLength(1);
  });
});

describe('a demo', () => {
  it('shows its own sign-in and changes nothing of how it is protected', async () => {
    const demo = anyone();
    await demo.call('auth', authContract.login, { email: `visitor-${crypto.randomUUID()}@example.com`, password: 'x' });
    expect(await signIns(demo)).toHaveLength(1);
    expect((await demo.call('security', securityContract.getSecurity, {})).body.data).toMatchObject({
      twoFactor: false,
      emailChange: null,
    });
    expect(
      (
        await demo.call('security', securityContract.createEmailChange, {
          email: 'x@example.com',
          currentPassword: 'x',
        })
      ).body,
    ).toMatchObject({ code: 'demo_forbidden' });
    expect(
      (await demo.call('security', securityContract.createTwoFactor, { currentPassword: 'x' })).body,
    ).toMatchObject({ code: 'demo_forbidden' });
  });
});
