import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { accountContract } from '../../../../src/contracts/account';
import { authContract } from '../../../../src/contracts/auth';
import { engineContract } from '../../../../src/contracts/engine';
import { privacyContract } from '../../../../src/contracts/privacy';
import { securityContract } from '../../../../src/contracts/security';
import { DAY_MS } from '../../../../src/domain/duration';
import { workDueJobs } from '../../../jobs/worker';
import { asOwner, useDatabase } from '../../../testing/database';
import { exportAll, payloadOf } from '../../../testing/exports';
import { bakery, joinAsMember, onePixel, register, registerBusy, registerUnconfirmed } from '../../../testing/world';
import { mediaStorage } from '../../file/storage-wiring';
import { leftOutTables } from './workspace-export-tables';
import { exportJobs } from './export-maker-wiring';
import { exportService } from './export-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const list = async (client: Pick<Owner, 'call'>) =>
  (await client.call('privacy', privacyContract.listExports, {})).body.data.items;
const ask = (client: Pick<Owner, 'call'>, scope: 'workspace' | 'account') =>
  client.call('privacy', privacyContract.createExport, { scope });
const storedKeys = async (workspaceId: string) => {
  const keys: string[] = [];
  for await (const batch of mediaStorage().list(`exports/${workspaceId}`)) keys.push(...batch);
  return keys;
};

describe('the export of a workspace', () => {
  let world: Awaited<ReturnType<typeof registerBusy>>;
  let opened: Awaited<ReturnType<typeof exportAll>>;
  const HOSTILE = '</title><script>alert(1)</script><img src=x onerror="alert(2)"> & "rye"';
  const canary = `canary-${crypto.randomUUID()}`;

  beforeAll(async () => {
    world = await registerBusy('First shop');
    const other = await registerBusy(canary);
    await asOwner('UPDATE pieces SET body = $2 WHERE workspace_id = $1', [other.workspaceId, canary]);
    await asOwner(
      "UPDATE credentials SET sealed = 'sealed-value', shown = 'sk-abcde…', key_id = 'key-id-value' WHERE workspace_id = $1",
      [world.workspaceId],
    );
    await asOwner(
      "UPDATE pieces SET title = $2, alt_text = $2, status = 'published', published_at = now(), slug = 'hostile' WHERE id = $1",
      [world.piece.id, HOSTILE],
    );
    await asOwner("UPDATE pieces SET status = 'review' WHERE workspace_id = $1 AND id <> $2", [
      world.workspaceId,
      world.piece.id,
    ]);
    await asOwner('UPDATE creations SET piece_id = $2, alt_text = $3 WHERE workspace_id = $1', [
      world.workspaceId,
      world.piece.id,
      HOSTILE,
    ]);
    opened = await exportAll(world, 'workspace');
  });

  it('holds every row of every table that is not left out with a reason', async () => {
    const tables = await asOwner<{ name: string }>(
      "SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'workspace_id' WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace",
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      if (leftOutTables.get(name)) {
        expect(opened.files[`tables/${name}.json`]).toBeUndefined();
        continue;
      }
      // The log entry about the export itself was written later.
      const [row] = await asOwner<{ count: string }>(
        `SELECT count(*) FROM ${name} WHERE workspace_id = $1 ${name === 'activities' ? "AND title NOT LIKE 'The export that%'" : ''}`,
        [world.workspaceId],
      );
      expect({ name, rows: opened.json(`tables/${name}.json`).length }).toEqual({ name, rows: Number(row!.count) });
    }
  });

  it('holds the rows as they are, with times in UTC', async () => {
    const [piece] = await asOwner<{ id: string; title: string; body: string; keywords: string[]; created_at: Date }>(
      'SELECT * FROM pieces WHERE id = $1',
      [world.piece.id],
    );
    const found = opened.json('tables/pieces.json').find(({ id }: { id: string }) => id === world.piece.id);
    expect(found).toMatchObject({ title: piece!.title, body: piece!.body, keywords: piece!.keywords });
    expect(found.created_at).toMatch(/\+00:00$/);
    expect(new Date(found.created_at)).toEqual(piece!.created_at);
  });

  it('holds members, invitations, uploads and drawings', () => {
    expect(opened.json('people/members.json')).toEqual([
      expect.objectContaining({ name: 'Ada Baker', email: world.form.email, role: 'owner' }),
    ]);
    expect(opened.json('people/invitations.json')).toEqual([
      expect.objectContaining({ email: world.invitation.email, role: 'member', invitedBy: 'Ada Baker' }),
    ]);
    expect(opened.files[`files/${world.file.id}.gif`]).toEqual(onePixel);
    // What is still being made has no file yet.
    const pictures = (opened.json('tables/creations.json') as { id: string; status: string }[]).filter(
      ({ status }) => status !== 'generating',
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const { id } of pictures)
      expect(Buffer.from(opened.files[`creations/${id}.webp`]!.subarray(0, 4)).toString()).toBe('RIFF');
  });

  it('names every file with its SHA-256 and says in plain words what is where', () => {
    const index = opened.json('index.json');
    expect(index).toMatchObject({
      scope: 'workspace',
      name: 'First shop',
      counts: { 'people/members': 1 },
      missing: [],
      leftOut: expect.arrayContaining([expect.objectContaining({ what: 'changes' })]),
    });
    const named = index.files as { path: string; bytes: number; sha256: string; part: number }[];
    expect(named.map(({ path }) => path).sort()).toEqual(
      Object.keys(opened.files)
        .filter((path) => path !== 'index.json')
        .sort(),
    );
    for (const { path, bytes, sha256, part } of named)
      expect([part, bytes, sha256]).toEqual([
        1,
        opened.files[path]!.byteLength,
        createHash('sha256').update(opened.files[path]!).digest('hex'),
      ]);
    expect(opened.text('README.txt')).toContain('tables/pieces.json: 2 entries. Posts and articles');
    const lists = opened
      .text('README.txt')
      .split('\n')
      .filter((line) => /^ {2}\S+\.json: /.test(line));
    expect(lists.length).toBeGreaterThan(15);
    expect(lists.filter((line) => !/entr(y|ies)\. \S/.test(line))).toEqual([]);
  });

  it('shows posts as a page to read, with their pictures beside it, and hostile words as words', () => {
    const page = parse(opened.text('posts.html'));
    expect([page.querySelector('h1')!.text, page.querySelectorAll('h2').map(({ text }) => text)]).toEqual([
      'Published posts',
      [HOSTILE],
    ]);
    const pictures = page.querySelectorAll('img').map((image) => image.getAttribute('src')!);
    expect(pictures.length).toBeGreaterThan(0);
    for (const path of pictures) expect(Object.keys(opened.files)).toContain(path);
    expect([
      page.querySelectorAll('script'),
      page.querySelectorAll('[onerror]'),
      page.querySelectorAll('link'),
    ]).toEqual([[], [], []]);
    expect(page.querySelector('a')!.getAttribute('href')).toBe('posts-2.html');
    const rest = parse(opened.text('posts-2.html'));
    expect([
      rest.querySelector('h1')!.text,
      rest.querySelectorAll('article').length,
      rest.querySelectorAll('a').length,
    ]).toEqual(['Posts that are not published', 1, 0]);
    expect(opened.text('README.txt')).toContain('posts.html');
  });

  it('has nothing of another tenant in it, and no secret', async () => {
    const secrets = [canary, 'sealed-value', 'sk-abcde', 'key-id-value', '$argon2'];
    secrets.push(
      ...(
        await asOwner<{ token: string }>('SELECT token FROM auth.session WHERE user_id = $1', [world.session.user.id])
      ).map(({ token }) => token),
    );
    secrets.push(
      ...(
        await asOwner<{ password: string }>('SELECT password FROM auth.account WHERE user_id = $1', [
          world.session.user.id,
        ])
      ).map(({ password }) => password),
    );
    expect(secrets.length).toBeGreaterThan(6);
    for (const [path, bytes] of Object.entries(opened.files))
      for (const secret of secrets)
        expect([path, secret, Buffer.from(bytes).includes(secret)]).toEqual([path, secret, false]);
    expect(opened.json('tables/credentials.json')).toEqual([
      {
        workspace_id: world.workspaceId,
        field: expect.any(String),
        updated_by: 'Ada Baker',
        updated_at: expect.any(String),
      },
    ]);
  });

  it('tells in the log that it is ready, and is listed with its size until a week has passed', async () => {
    expect(opened.item).toMatchObject({
      scope: 'workspace',
      state: 'ready',
      progress: 100,
      cause: null,
      parts: [{ url: `/api/privacy/exports/${opened.item.id}/parts/1`, bytes: expect.any(Number) }],
    });
    expect(new Date(opened.item.expiresAt).getTime() - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
    expect(
      await asOwner(
        "SELECT type, link, tells FROM activities WHERE workspace_id = $1 AND title = 'The export that Ada Baker asked for is ready to download'",
        [world.workspaceId],
      ),
    ).toEqual([{ type: 'team', link: '/dashboard/settings?tab=privacy', tells: true }]);
  });

  it('is sent as a file to be saved, in part when asked, and kept by no cache', async () => {
    const whole = await world.call('privacy', privacyContract.getExportPart, { exportId: opened.item.id, part: 1 });
    expect(Object.fromEntries(whole.response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="fourbeat-${world.session.workspace.slug}-${opened.item.createdAt.slice(0, 10)}-1.zip"`,
    });
    const range = await world.call(
      'privacy',
      privacyContract.getExportPart,
      { exportId: opened.item.id, part: 1 },
      { range: 'bytes=0-3' },
    );
    expect([range.status, range.body, range.response.headers.get('content-range')]).toEqual([
      206,
      'PK\u0003\u0004',
      `bytes 0-3/${opened.item.parts[0].bytes}`,
    ]);
    expect(
      (await world.call('privacy', privacyContract.getExportPart, { exportId: opened.item.id, part: 2 })).status,
    ).toBe(404);
  });

  it('is for owners: a member is refused, sees none, and cannot begin or delete one', async () => {
    const member = await register('Own shop');
    await joinAsMember(member, world.workspaceId);
    const exportId = opened.item.id as string;
    expect(await list(member)).toEqual([]);
    expect((await ask(member, 'workspace')).body).toMatchObject({
      code: 'forbidden',
      error: 'Only an owner of this workspace can export everything in it.',
    });
    for (const { status } of [
      await member.call('privacy', privacyContract.getExportPart, { exportId, part: 1 }),
      await member.call('privacy', privacyContract.deleteExport, { exportId }),
    ])
      expect(status).toBe(404);
    expect((await list(world)).map(({ id }: { id: string }) => id)).toContain(exportId);
  });

  it('does not exist for a stranger', async () => {
    const stranger = await register();
    const exportId = opened.item.id as string;
    for (const reply of [
      await stranger.call('privacy', privacyContract.getExportPart, { exportId, part: 1 }),
      await stranger.call('privacy', privacyContract.deleteExport, { exportId }),
    ])
      expect(reply.status).toBe(404);
  });
});

describe('asking for an export', () => {
  it('adds one job and one row, and a second request returns the one in progress', async () => {
    const owner = await register();
    const replies = await Promise.all([ask(owner, 'workspace'), ask(owner, 'workspace'), ask(owner, 'workspace')]);
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    expect(replies[0]!.body.data).toMatchObject({ state: 'waiting', progress: 0, parts: [] });
    expect(
      await asOwner("SELECT data FROM pgboss.job WHERE name = 'make-export' AND data->>'workspaceId' = $1", [
        owner.workspaceId,
      ]),
    ).toEqual([{ data: await payloadOf(replies[0]!.body.data.id) }]);
    expect((await ask(owner, 'account')).body.data.id).not.toBe(replies[0]!.body.data.id);
  });

  it('is all that a person has to do: the worker makes it', async () => {
    const owner = await register();
    await asOwner('DELETE FROM pgboss.job'); // left over from earlier tests
    const { id } = (await ask(owner, 'workspace')).body.data;
    await workDueJobs({ budgetMs: 40_000, stopMs: 5_000 });
    expect(await list(owner)).toEqual([expect.objectContaining({ id, state: 'ready', progress: 100 })]);
  });

  it('works in a demo, after a trial, and while the workspace is being deleted', async () => {
    const demo = await register('Corner Grill');
    await asOwner(
      "UPDATE workspaces SET kind = 'demo', plan = 'Pro', demo_email = 'visitor@example.com', ends_at = now() + interval '1 day' WHERE workspace_id = $1",
      [demo.workspaceId],
    );
    expect((await ask(demo, 'workspace')).status).toBe(200);
    expect((await exportAll(demo, 'account')).json('account.json')).toHaveLength(1);
    const owner = await register();
    await asOwner(
      "UPDATE workspaces SET ends_at = now() - interval '1 day', deletes_at = now() + interval '3 days' WHERE workspace_id = $1",
      [owner.workspaceId],
    );
    expect((await exportAll(owner, 'workspace')).json('tables/workspaces.json')).toHaveLength(1);
  });

  it('says why an export failed, and another ask begins anew', async () => {
    const owner = await register();
    const { id } = (await ask(owner, 'workspace')).body.data;
    await exportJobs().giveUp(await payloadOf(id));
    expect(await list(owner)).toEqual([
      expect.objectContaining({ id, state: 'failed', cause: expect.stringContaining('Try again') }),
    ]);
    expect((await owner.call('privacy', privacyContract.getExportPart, { exportId: id, part: 1 })).body.code).toBe(
      'conflict',
    );
    const again = (await ask(owner, 'workspace')).body.data;
    expect([again.state, (await list(owner)).map((item: { id: string }) => item.id)]).toEqual(['waiting', [again.id]]);
    await exportJobs().giveUp({ workspaceId: owner.workspaceId, exportId: id }); // too late: nothing is left to end
    expect((await list(owner))[0].state).toBe('waiting');
  });
});

describe('the end of an export', () => {
  it('takes its files with it, when it is deleted', async () => {
    const owner = await register();
    const { item } = await exportAll(owner, 'workspace');
    expect(await storedKeys(owner.workspaceId)).toHaveLength(1);
    expect((await owner.call('privacy', privacyContract.deleteExport, { exportId: item.id })).status).toBe(200);
    expect([await list(owner), await storedKeys(owner.workspaceId)]).toEqual([[], []]);
  });

  it('comes after seven days, for the row and the files, and nothing is served from that moment on', async () => {
    const owner = await register();
    const { item } = await exportAll(owner, 'workspace');
    const kept = await register();
    await exportAll(kept, 'workspace');
    await asOwner('UPDATE data_exports SET expires_at = now() WHERE id = $1', [item.id]);
    expect([
      await list(owner),
      (await owner.call('privacy', privacyContract.getExportPart, { exportId: item.id, part: 1 })).status,
    ]).toEqual([[], 404]);
    await exportService().tidy();
    expect([
      await asOwner('SELECT 1 FROM data_exports WHERE id = $1', [item.id]),
      await storedKeys(owner.workspaceId),
      (await storedKeys(kept.workspaceId)).length,
    ]).toEqual([[], [], 1]);
  });
});

describe('the export of an account', () => {
  it('holds what is known of the person and what they did, and neither password nor token', async () => {
    const [owner, other] = [await register('Own shop'), await register('Other shop')];
    for (const one of [owner, other]) await one.call('engine', engineContract.updateProfile, bakery);
    const invitation = (
      await owner.call('account', accountContract.createInvitation, {
        email: `guest-${crypto.randomUUID()}@example.com`,
        role: 'member',
      })
    ).body.data;
    await asOwner('INSERT INTO member_settings (workspace_id, user_id) VALUES ($1, $2)', [
      owner.workspaceId,
      owner.session.user.id,
    ]);
    await joinAsMember(owner, other.workspaceId);
    await asOwner('UPDATE auth."user" SET email_verified = true WHERE id = $1', [owner.session.user.id]);
    await asOwner(
      "INSERT INTO newsletter_subscriptions (id, workspace_id, email, state, consent_wording, consented_at, mailed_at) VALUES (gen_random_uuid(), $1, $2, 'confirmed', 'Yes, please', now(), now())",
      [other.workspaceId, owner.form.email],
    );
    const { files, json, text } = await exportAll(owner, 'account');
    expect(json('account.json')).toEqual([expect.objectContaining({ email: owner.form.email, name: 'Ada Baker' })]);
    expect(json('sign-in-methods.json')).toEqual([expect.objectContaining({ method: 'credential' })]);
    expect(json('sessions.json')[0]).toEqual({
      id: expect.any(String),
      device: '',
      address: expect.any(String),
      beganAt: expect.any(String),
      usedAt: expect.any(String),
      endsAt: expect.any(String),
    });
    expect(
      json('memberships.json').map(({ workspaceId, role }: { workspaceId: string; role: string }) => [
        workspaceId,
        role,
      ]),
    ).toEqual([
      [owner.workspaceId, 'owner'],
      [other.workspaceId, 'member'],
    ]);
    expect(json('invitations-sent.json')).toEqual([expect.objectContaining({ email: invitation.email })]);
    expect(json('newsletter.json')).toEqual([expect.objectContaining({ consentWording: 'Yes, please' })]);
    const done = json(`workspaces/${owner.workspaceId}/activities.json`) as { actor_id: string }[];
    expect(done.length).toBeGreaterThan(2);
    expect(done.every(({ actor_id }) => actor_id === owner.session.user.id)).toBe(true);
    expect(json(`workspaces/${owner.workspaceId}/member_settings.json`)).toHaveLength(1);
    expect(text('README.txt')).toContain('Where you are signed in');
    const everything = Buffer.concat(Object.values(files)).toString();
    const hidden = await asOwner<{ secret: string }>(
      'SELECT token AS secret FROM auth.session WHERE user_id = $1 UNION ALL SELECT password FROM auth.account WHERE user_id = $1',
      [owner.session.user.id],
    );
    expect(hidden.length).toBeGreaterThan(1);
    for (const { secret } of hidden) expect(everything).not.toContain(secret);
    for (const others of [other.form.email, other.session.user.id, bakery.audience])
      expect([others, everything.includes(others)]).toEqual([others, false]);
  });

  it('holds nothing that is kept by a mail address alone while that address is not confirmed', async () => {
    const owner = await registerUnconfirmed();
    await asOwner(
      "INSERT INTO contact_messages (id, workspace_id, name, email, subject, message, created_at) VALUES (gen_random_uuid(), $1, 'Grace', $2, '', 'A private matter', now())",
      [owner.workspaceId, owner.form.email],
    );
    const before = await exportAll(owner, 'account');
    expect(Object.keys(before.files)).not.toContain('contact-messages.json');
    await asOwner('UPDATE auth."user" SET email_verified = true WHERE id = $1', [owner.session.user.id]);
    expect((await exportAll(owner, 'account')).json('contact-messages.json')).toEqual([
      expect.objectContaining({ message: 'A private matter' }),
    ]);
  });

  it('names workspaces as they are called now', async () => {
    const owner = await register('Old name');
    await owner.call('account', accountContract.createInvitation, {
      email: `guest-${crypto.randomUUID()}@example.com`,
      role: 'member',
    });
    await owner.call('auth', authContract.updateWorkspace, { name: 'New name' });
    const { json } = await exportAll(owner, 'account');
    expect([json('memberships.json')[0].workspace, json('invitations-sent.json')[0].workspace]).toEqual([
      'New name',
      'New name',
    ]);
  });

  it('lists mails that went to an address the person had before, and nobody else’s', async () => {
    const [owner, other] = [await register(), await register()];
    const former = owner.form.email;
    await owner.call('security', securityContract.changePassword, {
      currentPassword: owner.form.password,
      password: 'a-new-loaf-of-rye-43',
      confirmPassword: 'a-new-loaf-of-rye-43',
    });
    await asOwner('UPDATE auth."user" SET email = $2, email_verified = true WHERE id = $1', [
      owner.session.user.id,
      `new-${former}`,
    ]);
    const { json, files } = await exportAll(owner, 'account');
    expect(json('mails.json').map(({ kind, to }: { kind: string; to: string }) => [kind, to])).toEqual([
      ['verify-email', former],
      ['password-changed', former],
    ]);
    expect(Buffer.concat(Object.values(files)).includes(other.form.email)).toBe(false);
  });

  it('is its person’s alone, and follows the person into every workspace', async () => {
    const owner = await register('First');
    const guest = await register('Second');
    await joinAsMember(guest, owner.workspaceId);
    const { item } = await exportAll(guest, 'account');
    expect(await list(owner)).toEqual([]);
    for (const reply of [
      await owner.call('privacy', privacyContract.getExportPart, { exportId: item.id, part: 1 }),
      await owner.call('privacy', privacyContract.deleteExport, { exportId: item.id }),
    ])
      expect(reply.status).toBe(404);
    await guest.call('auth', authContract.activateWorkspace, { workspaceId: guest.workspaceId });
    expect((await list(guest)).map(({ id }: { id: string }) => id)).toEqual([item.id]);
    const { response } = await guest.call('privacy', privacyContract.getExportPart, { exportId: item.id, part: 1 });
    expect(response.headers.get('content-disposition')).toContain('fourbeat-account-');
  });
});
