import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountContract } from '../src/contracts/account';
import { authContract } from '../src/contracts/auth';
import { securityContract } from '../src/contracts/security';
import { forgetEnv } from '../netlify/config/env';
import { metricsToken } from '../netlify/http/metrics-access';
import { authenticatorCode } from '../netlify/testing/authenticator';
import { asOwner, useDatabase } from '../netlify/testing/database';
import { register, registerBusy, registerOperator, registerUnconfirmed } from '../netlify/testing/world';
import { formatTable } from './format-table';
import { readArguments } from './operator-arguments';
import { operatorCommands, operatorHelp } from './operator-commands';

useDatabase();

const folder = mkdtempSync(join(tmpdir(), 'operator-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (line: string, more: { now?: Date; secretChosen?: boolean } = {}) => {
  const [name = '', ...words] = line.split(' ').filter((word) => !word.startsWith('--'));
  const options = Object.fromEntries(
    [...line.matchAll(/--(search|days|until)=(\S+)/g)].map(([, option, value]) => [option, value]),
  );
  return operatorCommands[name]!.run(words, options, {
    now: new Date(),
    dataDir: folder,
    origin: 'https://fourbeat.example',
    secretChosen: false,
    ...more,
  });
};

describe('campaign mails that wait to be looked at', () => {
  it('are listed, shown without what a terminal would obey, and decided, which their workspace is told', async () => {
    const { workspaceId } = await registerBusy('Cöln\u001b[31m');
    const [held] = await asOwner<{ id: string }>(
      "UPDATE mail_reviews SET state = 'held', subject = 'Your parcel', text = E'Pay the fee\\u001b[2J', links = '[\"Pay: https://a.example\"]' WHERE workspace_id = $1 RETURNING id",
      [workspaceId],
    );
    const id = held!.id;
    expect(await run('held')).toMatch(new RegExp(`${id}  \\S+ +Your parcel  parcel`));
    const text = await run(`held ${id}`);
    expect(text).toContain('held, because it mentions a parcel waiting for a payment');
    expect(text).toContain('Link     Pay: https://a.example');
    expect(text).not.toContain('\u001b');
    expect(await run(`release ${id}`)).toMatch(/^“Your parcel” can now be sent\. We’ve let .* know\.$/);
    expect(await run(`release ${id}`)).toBe('It has already been released.');
    expect(await run(`refuse ${id}`)).toMatch(/will not be sent/);
    expect(await run('held')).toBe('No campaign emails are waiting for review.');
    expect(
      await asOwner(
        "SELECT title FROM activities WHERE workspace_id = $1 AND title LIKE 'The email of%' ORDER BY created_at",
        [workspaceId],
      ),
    ).toEqual([
      { title: 'The email of the campaign “Welcome” was approved for sending. If it is paused, press “Resume”' },
      { title: 'The email of the campaign “Welcome” was checked and can’t be sent as it is' },
    ]);
    await expect(run('refuse nothing')).rejects.toThrow('There is no held campaign email nothing');
  });
});

describe('accounts', () => {
  it('are listed with what an operator asks about, found by a part of their address, without the owners of demos', async () => {
    await registerOperator(); // the first account of a fresh database would otherwise become one
    const { form, ...guest } = await registerUnconfirmed();
    await guest.call('auth', authContract.login, {
      email: `visitor-${crypto.randomUUID()}@example.com`,
      password: 'any-word-will-do',
    });
    expect(await asOwner('SELECT 1 FROM auth."user" WHERE email LIKE \'%@demo.invalid\'')).not.toEqual([]);
    const text = await run(`users --search=${form.email.slice(0, 20).toUpperCase()}`);
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toMatch(new RegExp(`${form.email}  Ada Baker  no +no +1 +\\d{4}-\\d{2}-\\d{2} +\\d{4}-\\d{2}-\\d{2}`));
    expect(await run('users')).not.toContain('demo.invalid');
    expect(await run('users --search=50%_')).toBe('No account matches.');
  });

  it('become operators and stop being it, but never the last one', async () => {
    await asOwner('DELETE FROM auth.operator');
    const { form, call } = await registerOperator();
    const other = await register();
    const isOperator = async () => (await other.call('auth', authContract.getSession, {})).body.data.user.operator;
    expect(await run(`grant ${other.form.email.toUpperCase()}`)).toBe(`${other.form.email} is an operator now.`);
    expect(await run(`grant ${other.form.email}`)).toContain('already');
    expect(await isOperator()).toBe(true);
    expect(await run(`revoke ${other.form.email}`)).toContain('no operator any more');
    expect(await run(`revoke ${other.form.email}`)).toContain('was no operator');
    expect(await isOperator()).toBe(false);
    await expect(run(`revoke ${form.email}`)).rejects.toThrow('is the only operator');
    expect((await call('auth', authContract.getSession, {})).body.data.user.operator).toBe(true);
    await expect(run('grant nobody@example.com')).rejects.toThrow(
      'There is no account with the address nobody@example.com',
    );
  });

  it('are not made operators where OPERATOR_EMAIL decides', async () => {
    const { form } = await register();
    process.env.OPERATOR_EMAIL = 'boss@example.com';
    forgetEnv();
    try {
      await expect(run(`grant ${form.email}`)).rejects.toThrow('boss@example.com alone is the operator');
    } finally {
      delete process.env.OPERATOR_EMAIL;
      forgetEnv();
    }
  });

  it('are confirmed without a mail', async () => {
    const { form, call } = await registerUnconfirmed();
    expect(await run(`verify ${form.email}`)).toBe(`${form.email} is confirmed.`);
    expect(await run(`verify ${form.email}`)).toContain('already');
    expect((await call('auth', authContract.getSession, {})).body.data.user.emailVerified).toBe(true);
  });

  it('are made by whoever is invited, with a link for one address', async () => {
    const email = `new-${crypto.randomUUID()}@example.com`;
    expect(await run(`invite ${email.toUpperCase()}`)).toMatch(
      new RegExp(
        `^https://fourbeat\\.example/register#token=[\\w-]{43}\nGive it to whoever reads ${email}: it makes one account, for that address\\.\nREGISTRATION is open`,
      ),
    );
    expect(
      await asOwner(
        "SELECT purpose, user_id FROM auth.one_time_token WHERE subject = $1 AND expires_at > now() + interval '6 days'",
        [email],
      ),
    ).toEqual([{ purpose: 'registration', user_id: null }]);
    await expect(run('invite nobody')).rejects.toThrow('“nobody” is not an email address.');
    const { form } = await register();
    await expect(run(`invite ${form.email}`)).rejects.toThrow('has an account already');
  });

  it('get a link that sets a new password once, and that makes earlier links stop', async () => {
    const { form, call } = await register();
    const link = async () =>
      /^https:\/\/fourbeat\.example\/reset-password#token=([\w-]{43})\n/.exec(
        await run(`reset-link ${form.email}`),
      )?.[1] ?? '';
    const [first, second] = [await link(), await link()];
    const choose = (token: string) =>
      call('account', accountContract.updatePassword, {
        token,
        password: 'a-new-loaf-43',
        confirmPassword: 'a-new-loaf-43',
      } as never);
    expect((await choose(first)).status).toBe(404);
    expect((await choose(second)).status).toBe(200);
    expect((await choose(second)).status).toBe(404);
    expect(
      (await call('auth', authContract.login, { email: form.email, password: 'a-new-loaf-43' } as never)).status,
    ).toBe(200);
  });

  it('are signed out everywhere', async () => {
    const { form, call } = await register();
    expect(await run(`end-sessions ${form.email}`)).toBe(`1 session of ${form.email} ended.`);
    expect((await call('auth', authContract.getSession, {})).body.data).toBeNull();
    expect(await run(`end-sessions ${form.email}`)).toBe(`0 sessions of ${form.email} ended.`);
  });

  it('who have lost app and recovery codes get in with the password alone again, and are signed out everywhere', async () => {
    const { form, call } = await register();
    expect(await run(`end-two-factor ${form.email}`)).toBe(`${form.email} has no two-factor sign-in.`);
    const { secret } = (await call('security', securityContract.createTwoFactor, { currentPassword: form.password }))
      .body.data;
    await call('security', securityContract.confirmTwoFactor, { code: authenticatorCode(secret) });
    const signIn = () => call('auth', authContract.login, { email: form.email, password: form.password });
    expect((await signIn()).status).toBe(403);
    expect(await run(`end-two-factor ${form.email}`)).toContain(
      `Two-factor sign-in of ${form.email} is off, and 1 session ended`,
    );
    expect((await call('auth', authContract.getSession, {})).body.data).toBeNull();
    expect((await signIn()).status).toBe(200);
  });
});

describe('workspaces', () => {
  it('are listed and get another plan, which their pages hear of', async () => {
    const { session, call, workspaceId } = await register('Plan Bakery');
    const { slug } = session.workspace;
    expect(await run(`workspaces --search=${slug}`)).toMatch(
      new RegExp(`${slug} +Plan Bakery +Trial +\\d{4}-\\d{2}-\\d{2} +1 `),
    );
    await asOwner('DELETE FROM changes');
    expect(await run(`plan ${slug} pro`)).toBe('Plan Bakery is on Pro now (was Trial).');
    expect((await call('auth', authContract.getSession, {})).body.data.workspace.plan).toBe('Pro');
    expect(await asOwner('SELECT topic FROM changes WHERE workspace_id = $1', [workspaceId])).toEqual(
      expect.arrayContaining([{ topic: 'workspace' }, { topic: 'plan' }]),
    );
    expect(
      await asOwner('SELECT title, type, actor_name FROM activities WHERE workspace_id = $1 AND title LIKE $2', [
        workspaceId,
        '%plan%',
      ]),
    ).toEqual([{ title: 'The Pro plan was given by your administrator', type: 'team', actor_name: '' }]);
    expect(await run(`plan ${slug} Trial --days=30`, { now: new Date('2026-11-21T10:00:00Z') })).toBe(
      'Plan Bakery is on Trial now (was Pro), until 2026-12-21.',
    );
    expect(await asOwner('SELECT plan, ends_at FROM workspaces WHERE slug = $1', [slug])).toEqual([
      { plan: 'Trial', ends_at: new Date('2026-12-21T10:00:00Z') },
    ]);
    expect(await run(`plan ${slug} Agency --until=2027-06-30`, { now: new Date('2026-11-21T10:00:00Z') })).toBe(
      'Plan Bakery is on Agency now (was Trial), until 2027-06-30.',
    );
    expect(await asOwner('SELECT plan, ends_at FROM workspaces WHERE slug = $1', [slug])).toEqual([
      { plan: 'Agency', ends_at: new Date('2027-06-30T23:00:00Z') },
    ]); // midnight in London in summer
  });

  it('are told apart from what does not exist', async () => {
    await expect(run('plan no-such-place Pro')).rejects.toThrow('There is no workspace “no-such-place”');
    await expect(run('plan anything Gold')).rejects.toThrow(
      'There is no plan “Gold”. Plans are Trial, Starter, Pro, Agency.',
    );
    await expect(run('plan anything Pro --days=3')).rejects.toThrow('--days is for trials');
    await expect(run('plan anything Trial --days=0')).rejects.toThrow('whole number');
    for (const day of ['soon', '2026-02-30', '2020-01-01'])
      await expect(run(`plan anything Pro --until=${day}`)).rejects.toThrow('--until is a day that has not passed');
    await expect(run('plan anything Trial --days=3 --until=2099-01-01')).rejects.toThrow('not both');
  });
});

describe('jobs', () => {
  beforeEach(() => asOwner('DELETE FROM pgboss.job'));
  const fail = async () =>
    (
      await asOwner<{ id: string }>(
        `INSERT INTO pgboss.job (name, state, output, completed_on) VALUES ('expire-demos', 'failed', '{"message": "The disk is full."}', now()) RETURNING id`,
      )
    )[0]!.id;
  const states = async () =>
    (await asOwner<{ state: string }>('SELECT state::text FROM pgboss.job')).map(({ state }) => state);

  it('are counted by queue', async () => {
    await fail();
    expect(await run('jobs')).toMatch(/^QUEUE +WAITING +LATER +AT WORK +FAILED\n[^]*\nexpire-demos +0 +0 +0 +1\n/);
  });

  it('that failed are listed with the cause and run again, one or all', async () => {
    expect(await run('jobs failed')).toBe('No job has failed.');
    const id = await fail();
    expect(await run('jobs failed')).toMatch(new RegExp(`${id} +expire-demos +1 +.* The disk is full\\.`));
    expect(await run(`jobs retry ${id}`)).toBe('The job runs once more.');
    expect(await states()).toEqual(['retry']);
    await expect(run(`jobs retry ${id}`)).rejects.toThrow('There is no failed job');
    await expect(run('jobs retry 17')).rejects.toThrow('There is no failed job 17');
    await fail();
    await fail();
    expect(await run('jobs retry all')).toBe('2 jobs will run once more.');
    expect(await states()).toEqual(['retry', 'retry', 'retry']);
    await expect(run('jobs forget')).rejects.toMatchObject({ exitCode: 2 });
  });
});

it('shows held mail with its text, so that a link reaches its reader where no mail server is set', async () => {
  const [mail] = await asOwner<{ id: string }>(
    `INSERT INTO mails (id, kind, recipient, subject, html, text, state, expires_at, created_at) VALUES (gen_random_uuid(), 'reset-password', 'ada@example.com', E'Your \\x1b[31mlink', '', E'Open this:\\nhttps://fourbeat.example/x', 'held', now() + interval '1 hour', now()) RETURNING id`,
  );
  expect(await run('mail')).toMatch(new RegExp(`${mail!.id}  ada@example\\.com +Your  \\[31mlink`)); // as wide as the longest address in the list
  expect(await run(`mail ${mail!.id}`)).toMatch(
    /State {4}held\n\nPUBLIC_URL is not set, so its link .*\n\nOpen this:\nhttps:\/\/fourbeat\.example\/x$/,
  );
  await expect(run('mail 17')).rejects.toThrow('There is no mail 17');
});

it('tells the token of the metrics page', async () => {
  expect(await run('token')).toBe(metricsToken().token);
});

describe('a new root secret', () => {
  it('is kept where only the owner reads it, and ends every session', async () => {
    const { call } = await register();
    const text = await run('rotate-secret');
    const { appSecret } = JSON.parse(readFileSync(join(folder, 'runtime.json'), 'utf8')) as { appSecret: string };
    expect(appSecret).toMatch(/^[\w-]{64}$/);
    expect(statSync(join(folder, 'runtime.json')).mode & 0o777).toBe(0o600);
    expect(text).not.toContain(appSecret);
    expect(text).toContain('Restart the product now');
    expect(text).toContain('newsletter mails');
    expect((await call('auth', authContract.getSession, {})).body.data).toBeNull();
    expect(await asOwner('SELECT 1 FROM auth.session UNION ALL SELECT 1 FROM idempotency_keys')).toEqual([]);
  });

  it('is only shown where APP_SECRET holds it', async () => {
    const { call } = await register();
    const before = readFileSync(join(folder, 'runtime.json'), 'utf8');
    expect(await run('rotate-secret', { secretChosen: true })).toMatch(/^APP_SECRET=[\w-]{64}\n/);
    expect(readFileSync(join(folder, 'runtime.json'), 'utf8')).toBe(before);
    expect((await call('auth', authContract.getSession, {})).body.data).not.toBeNull();
  });
});

it('takes a number below nought for a number, and says what is wrong with options in its own words', async () => {
  for (const typed of [['--days', '-5'], ['--days=-5']]) {
    const { values, positionals } = readArguments(['plan', 'anything', 'Trial', ...typed]);
    expect([values.days, positionals]).toEqual(['-5', ['plan', 'anything', 'Trial']]);
  }
  await expect(run('plan anything Trial --days=-5')).rejects.toMatchObject({
    exitCode: 2,
    message: '--days is a whole number from 1 to 3650.',
  });
  expect(() => readArguments(['plan', '--length', '5'])).toThrow(
    'There are three options: --search text, --days n and --until day.',
  );
  expect(() => readArguments(['users', '--search'])).toThrow('--search, --days and --until need a value');
});

it('has every command in its help', () => {
  for (const name of Object.keys(operatorCommands)) expect(operatorHelp()).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
});

it('keeps columns straight, and line ends and escapes of other people out of the terminal', () => {
  expect(
    formatTable(
      ['NAME', 'N'],
      [
        ['Ada\nBaker', '1'],
        ['B\u001b[2J', '22'],
      ],
    ),
  ).toBe('NAME       N\nAda Baker  1\nB [2J      22');
});
