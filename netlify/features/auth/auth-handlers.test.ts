import { authContract } from '../../../src/contracts/auth';
import { DAY_MS, HOUR_MS } from '../../../src/domain/duration';
import auth from '../../functions/auth';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { functions, register, registerOperator } from '../../testing/world';

useDatabase();
beforeAll(registerOperator); // otherwise the first account here would be an operator's, whose workspace never ends

const person = () => ({
  name: 'Ada Baker',
  email: `ada-${crypto.randomUUID()}@example.com`,
  company: 'Ada’s Bakery',
  password: 'loaf-of-rye-42',
  confirmPassword: 'loaf-of-rye-42',
  zone: 'Europe/London',
});

describe('registering', () => {
  it('opens an empty Trial workspace for fourteen days and starts a session', async () => {
    const client = makeClient({ auth });
    const form = person();
    const { status, body } = await client.call('auth', authContract.register, form);
    expect(body).toMatchObject({
      success: true,
      data: {
        user: { name: 'Ada Baker', email: form.email, company: 'Ada’s Bakery', plan: 'Trial' },
        workspace: { zone: 'Europe/London', kind: 'real', role: 'owner' },
        demo: null,
      },
    });
    expect(status).toBe(200);
    const days = (Date.parse(body.data.workspace.endsAt) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(14);
    const session = await client.call('auth', authContract.getSession, {});
    expect(session.body.data).toEqual(body.data);
  });

  it('never sends a password, a hash or a session token back', async () => {
    const client = makeClient({ auth });
    const { response } = await client.call('auth', authContract.register, person());
    const text = await response.text();
    const token = [...client.cookies.values()][0]!.split('.')[0]!;
    expect(token.length).toBeGreaterThan(20);
    expect(text).not.toContain(decodeURIComponent(token));
    expect(text).not.toMatch(/argon2|loaf-of-rye/);
  });

  it('keeps the session in an HttpOnly cookie, with __Host- and Secure on https', async () => {
    const plain = await makeClient({ auth }).call('auth', authContract.register, person());
    expect(plain.response.headers.getSetCookie()[0]).toMatch(/^fourbeat\.session_token=.*HttpOnly.*SameSite=Lax/i);
    const secure = await makeClient({ auth }, 'https://fourbeat.example').call('auth', authContract.register, person());
    const cookie = secure.response.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^__Host-fourbeat\.session_token=/);
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).not.toMatch(/Domain=/i);
  });

  it('says at the email field that the address has an account', async () => {
    const form = person();
    await makeClient({ auth }).call('auth', authContract.register, form);
    const again = await makeClient({ auth }).call('auth', authContract.register, form);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: 'conflict',
      fields: { email: expect.stringContaining('already exists') },
    });
  });

  it('says so, too, when the address registers several times at the same moment', async () => {
    const form = person();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        makeClient({ auth }).call('auth', authContract.register, {
          ...form,
          email: turn % 2 === 0 ? form.email : form.email.toUpperCase(),
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    for (const { status, body } of replies)
      if (status === 409) expect(body.fields.email).toMatch(/already exists.*\.$/);
  });

  it('gives companies of one name that register at the same moment a workspace each', async () => {
    const company = `Rye ${crypto.randomUUID().slice(0, 8)}`;
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        makeClient({ auth }).call('auth', authContract.register, { ...person(), company }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const slugs = replies.map(({ body }): string => body.data.workspace.slug);
    expect(new Set(slugs).size).toBe(10);
    expect(slugs).toContain(company.toLowerCase().replace(' ', '-'));
  });

  it('says at its field what is wrong', async () => {
    const { status, body } = await makeClient({ auth }).call('auth', authContract.register, {
      ...person(),
      email: 'nobody',
      company: '  ',
      confirmPassword: 'other',
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      email: 'This does not look like an email address.',
      company: 'Company name is required.',
      confirmPassword: 'Passwords do not match',
    });
    const differ = await makeClient({ auth }).call('auth', authContract.register, {
      ...person(),
      confirmPassword: 'other',
    });
    expect(differ.body.fields).toEqual({ confirmPassword: 'Passwords do not match' });
  });
});

describe('signing in', () => {
  it('needs the password of an address that has an account', async () => {
    const form = person();
    await makeClient({ auth }).call('auth', authContract.register, form);
    const wrong = await makeClient({ auth }).call('auth', authContract.login, {
      email: form.email.toUpperCase(),
      password: 'wrong',
    });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'Login failed.' } });
    const right = await makeClient({ auth }).call('auth', authContract.login, {
      email: form.email.toUpperCase(),
      password: form.password,
    });
    expect(right.body.data.user.email).toBe(form.email);
  });

  it('opens a private demo on the Pro plan for a day when the address has no account, which can still register', async () => {
    const email = `visitor-${crypto.randomUUID()}@example.com`;
    const { body } = await makeClient({ auth }).call('auth', authContract.login, { email, password: 'anything' });
    expect(body.data).toMatchObject({ user: { email, plan: 'Pro' }, workspace: { kind: 'demo' }, demo: { email } });
    expect(Math.round((Date.parse(body.data.demo.endsAt) - Date.now()) / HOUR_MS)).toBe(24);
    const registered = await makeClient({ auth }).call('auth', authContract.register, { ...person(), email });
    expect(registered.status).toBe(200);
  });

  it('makes the workspace that a cut-off registration did not get to', async () => {
    const form = person();
    const { body } = await makeClient({ auth }).call('auth', authContract.register, form);
    await asOwner('DELETE FROM workspaces WHERE workspace_id = $1', [body.data.workspace.id]);
    await asOwner('DELETE FROM auth.organization WHERE id = $1', [body.data.workspace.id]);
    const again = await makeClient({ auth }).call('auth', authContract.login, form);
    expect(again.body.data.workspace).toMatchObject({ kind: 'real', plan: 'Trial', role: 'owner' });
  });
});

describe('a session', () => {
  it('ends on the server at logout: the old cookie opens nothing', async () => {
    const client = makeClient({ auth });
    await client.call('auth', authContract.register, person());
    const stolen = new Map(client.cookies);
    await client.call('auth', authContract.logout, {});
    expect(client.cookies.size).toBe(0);
    for (const [name, value] of stolen) client.cookies.set(name, value);
    expect((await client.call('auth', authContract.getSession, {})).body.data).toBeNull();
    expect((await client.call('auth', authContract.listWorkspaces, {})).status).toBe(401);
  });

  it('moves between the workspaces of its user, and to no other', async () => {
    const client = makeClient({ auth });
    const first = (await client.call('auth', authContract.register, person())).body.data.workspace;
    const second = (await client.call('auth', authContract.createWorkspace, { name: 'Second shop' })).body.data
      .workspace;
    expect((await client.call('auth', authContract.getSession, {})).body.data.workspace.id).toBe(second.id);
    await client.call('auth', authContract.activateWorkspace, { workspaceId: first.id });
    expect((await client.call('auth', authContract.getSession, {})).body.data.workspace.id).toBe(first.id);
    expect((await client.call('auth', authContract.listWorkspaces, {})).body.data).toHaveLength(2);
    const stranger = makeClient({ auth });
    await stranger.call('auth', authContract.register, person());
    expect((await stranger.call('auth', authContract.activateWorkspace, { workspaceId: first.id })).status).toBe(404);
  });

  it('in use is prolonged once a day', async () => {
    const client = makeClient({ auth });
    await client.call('auth', authContract.register, person());
    expect((await client.call('auth', authContract.getSession, {})).response.headers.getSetCookie()).toEqual([]);
    const { userId } = { userId: (await client.call('auth', authContract.getSession, {})).body.data.user.id };
    await asOwner("UPDATE auth.session SET expires_at = now() + interval '28 days' WHERE user_id = $1", [userId]);
    expect((await client.call('auth', authContract.getSession, {})).response.headers.getSetCookie()[0]).toMatch(
      /session_token=.*Max-Age=2592000/i,
    );
    const [row] = await asOwner<{ days: number }>(
      'SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM auth.session WHERE user_id = $1',
      [userId],
    );
    expect(row!.days).toBe(30);
  });

  it('ends at its time, and with a cookie that someone changed', async () => {
    const client = makeClient({ auth });
    const { body } = await client.call('auth', authContract.register, person());
    const [[name, value]] = [...client.cookies] as [[string, string]];
    client.cookies.set(
      name,
      value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    expect((await client.call('auth', authContract.getSession, {})).body.data).toBeNull();
    client.cookies.set(name, value);
    await asOwner("UPDATE auth.session SET expires_at = now() - interval '1 second' WHERE user_id = $1", [
      body.data.user.id,
    ]);
    expect((await client.call('auth', authContract.getSession, {})).body.data).toBeNull();
  });

  it('is refused to a page of another site', async () => {
    const client = makeClient({ auth });
    await client.call('auth', authContract.register, person());
    const forged = await client.call(
      'auth',
      authContract.createWorkspace,
      { name: 'Forged' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(forged).toMatchObject({ status: 403, body: { code: 'cross_site' } });
    const old = await client.call(
      'auth',
      authContract.createWorkspace,
      { name: 'Forged' },
      { origin: 'https://evil.example' },
    );
    expect(old.status).toBe(403);
  });
});

describe('guessing a password', () => {
  it('stops after ten wrong ones for an account from one network, and locks nobody out elsewhere', async () => {
    const victim = await register();
    const guess = () =>
      makeClient(functions, undefined, '203.0.113.60').call('auth', authContract.login, {
        email: victim.form.email,
        password: 'wrong',
      });
    for (let turn = 0; turn < 10; turn++) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', error: expect.stringContaining('Try again in') },
    });
    expect(
      (await makeClient(functions, undefined, '203.0.113.61').call('auth', authContract.login, victim.form)).status,
    ).toBe(200);
    const other = await register();
    expect(
      (await makeClient(functions, undefined, '203.0.113.60').call('auth', authContract.login, other.form)).status,
    ).toBe(200);
  });

  it('stops after a hundred for an account from many networks', async () => {
    const victim = await register();
    await asOwner('DELETE FROM rate_limits');
    const guess = (turn: number) =>
      makeClient(functions, undefined, `198.51.100.${turn}`).call('auth', authContract.login, {
        email: victim.form.email,
        password: 'wrong',
      });
    const statuses = await Promise.all(
      Array.from({ length: 104 }, (_, turn) => guess(turn).then(({ status }) => status)),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('is counted anew after the right one', async () => {
    const someone = await register();
    const attempt = (password: string) =>
      makeClient(functions, undefined, '203.0.113.62').call('auth', authContract.login, {
        email: someone.form.email,
        password,
      });
    for (let turn = 0; turn < 9; turn++) await attempt('wrong');
    expect((await attempt(someone.form.password)).status).toBe(200);
    for (let turn = 0; turn < 9; turn++) await attempt('wrong');
    expect((await attempt(someone.form.password)).status).toBe(200);
  });
});

it('stores the network address that the platform reports, not one that the client claims', async () => {
  const person = await register();
  const client = makeClient(functions, undefined, '203.0.113.50');
  await client.call('auth', authContract.login, person.form, {
    'x-forwarded-for': '9.9.9.9',
    'x-client-address': '9.9.9.9',
  });
  const stored = await asOwner<{ ip_address: string }>(
    'SELECT ip_address FROM auth.session WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
    [person.session.user.id],
  );
  expect(stored).toEqual([{ ip_address: '203.0.113.50' }]);
});
