import { accountContract } from '../../../../src/contracts/account';
import { activityContract } from '../../../../src/contracts/activity';
import { authContract } from '../../../../src/contracts/auth';
import { creativeContract } from '../../../../src/contracts/creative';
import { engineContract } from '../../../../src/contracts/engine';
import { privacyContract } from '../../../../src/contracts/privacy';
import { publicationContract } from '../../../../src/contracts/publication';
import { DAY_MS } from '../../../../src/domain/duration';
import { weekOfDate } from '../../../../src/domain/week';
import { addDays } from '../../../../src/domain/zoned-time';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import { emailsTo, linkIn } from '../../../testing/stored-emails';
import { bakery, functions, joinAsMember, register, registerBusy, registerOperator } from '../../../testing/world';
import { engineJobs } from '../../engine/engine-wiring';

useDatabase();
beforeAll(registerOperator);

type Person = Awaited<ReturnType<typeof register>>;

const nameOf = ({ session }: Person): string => session.workspace.name;
const seen = async ({ call }: Pick<Person, 'call'>) =>
  (await call('privacy', privacyContract.getDeletion, {})).body.data;
const deleteWorkspace = (one: Person, change: object = {}) =>
  one.call('privacy', privacyContract.createWorkspaceDeletion, {
    name: nameOf(one),
    password: one.form.password,
    ...change,
  });
const keepWorkspace = (one: Person) => one.call('privacy', privacyContract.deleteWorkspaceDeletion, {});
const deleteAccount = (one: Person, change: object = {}) =>
  one.call('privacy', privacyContract.createAccountDeletion, { password: one.form.password, ...change });
const keepAccount = (one: Person) => one.call('privacy', privacyContract.deleteAccountDeletion, {});
const signIn = ({ form }: Person) => ({
  client: makeClient(functions),
  ask: { email: form.email, password: form.password },
});

/** The bakery with one more member. */
async function team(role: 'owner' | 'member' = 'member') {
  const [owner, guest] = [await register('The bakery'), await register('Own shop')];
  await joinAsMember(guest, owner.workspaceId);
  await asOwner('UPDATE auth.member SET role = $3 WHERE organization_id = $1 AND user_id = $2', [
    owner.workspaceId,
    guest.session.user.id,
    role,
  ]);
  return { owner, guest };
}

/** An owner whose first idea of the week has become a post that waits for approval. */
async function withPost() {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  await owner.call('engine', engineContract.updateCycle, { running: true }, { 'idempotency-key': 'first' });
  const [idea] = (await owner.call('engine', engineContract.getCycle, {})).body.data.ideas;
  return { ...owner, piece: (await owner.call('engine', engineContract.createPiece, { ideaId: idea.id })).body.data };
}

/** Wednesday of next week, so that every clock's week has begun. */
const wednesday = new Date(`${addDays(weekOfDate(new Date().toISOString().slice(0, 10)).startsOn, 9)}T12:00:00Z`);
const laterJobs = () => engineJobs({ clock: { now: () => wednesday } });
const weekBegins = () => laterJobs().lookAfterCycles(new AbortController().signal);

describe('deleting a workspace', () => {
  it('asks for its exact name and the password, each at its field, and changes nothing before', async () => {
    const owner = await register('The bakery');
    expect(await deleteWorkspace(owner, { name: 'the bakery' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { name: 'Type the name exactly as it is: “The bakery”.' } },
    });
    expect(await deleteWorkspace(owner, { password: 'not-it-at-all' })).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    });
    expect(await seen(owner)).toMatchObject({ workspaceDeletesAt: null });
    expect(await emailsTo(owner.form.email, 'workspace-deletion')).toEqual([]);
  });

  it('marks it for fourteen days, tells everyone in it, and mails every owner with the day', async () => {
    const { owner, guest } = await team('owner');
    const marked = (await deleteWorkspace(owner)).body.data;
    expect(Math.round((Date.parse(marked.workspaceDeletesAt) - Date.now()) / DAY_MS)).toBe(14);
    for (const person of [owner, guest]) {
      const [email] = await emailsTo(person.form.email, 'workspace-deletion');
      expect(email!.subject).toMatch(/^The bakery will be deleted on \d{1,2} \w+ \d{4}$/);
      expect(email!.text).toContain('/dashboard/settings?tab=privacy');
    }
    const bell = (await guest.call('activity', activityContract.getBell, {})).body.data;
    expect(bell.items[0]).toMatchObject({
      type: 'team',
      title: expect.stringMatching(/^The workspace will be deleted on/),
      actorName: 'Ada Baker',
    });
    expect((await owner.call('auth', authContract.getSession, {})).body.data.workspace.deletesAt).toBe(
      marked.workspaceDeletesAt,
    );
  });

  it('asked for again keeps its first day and mails nobody again', async () => {
    const owner = await register('The bakery');
    const first = (await deleteWorkspace(owner)).body.data;
    expect((await deleteWorkspace(owner)).body.data).toEqual(first);
    expect(await emailsTo(owner.form.email, 'workspace-deletion')).toHaveLength(1);
  });

  it('is for owners, and for no demo', async () => {
    const { guest } = await team();
    expect(
      (
        await guest.call('privacy', privacyContract.createWorkspaceDeletion, {
          name: 'The bakery',
          password: guest.form.password,
        })
      ).status,
    ).toBe(403);
    const visitor = makeClient(functions);
    await visitor.call('auth', authContract.login, {
      email: `visitor-${crypto.randomUUID()}@example.com`,
      password: 'x',
    });
    expect(
      (await visitor.call('privacy', privacyContract.createWorkspaceDeletion, { name: 'Corner Grill', password: 'x' }))
        .body.code,
    ).toBe('demo_forbidden');
    expect((await visitor.call('privacy', privacyContract.createAccountDeletion, { password: 'x' })).body.code).toBe(
      'demo_forbidden',
    );
    expect(await seen(visitor)).toMatchObject({
      workspaceDeletesAt: null,
      accountDeletesAt: null,
      goesWithAccount: [],
    });
  });

  it('pauses creating, and closes page, posts, feed, logo and pictures at once; keeping it opens them again', async () => {
    const owner = await registerBusy('The bakery');
    await asOwner('UPDATE profiles SET logo_file_id = $2 WHERE workspace_id = $1', [owner.workspaceId, owner.file.id]);
    const { publicPath, pictures } = (
      await owner.call('engine', engineContract.getPiece, { pieceId: owner.published.id })
    ).body.data;
    const [, , workspaceSlug, postSlug] = publicPath.split('/');
    const outside = async () => {
      const client = makeClient(functions);
      const replies = [
        await client.call('publication', publicationContract.getPublicPage, { workspaceSlug }),
        await client.call('publication', publicationContract.getPost, { workspaceSlug, postSlug }),
        await client.call('publication', publicationContract.getFeed, { workspaceSlug }),
        await client.call('publication', publicationContract.getPublicLogo, { workspaceSlug }),
        await client.call('publication', publicationContract.getPublicPicture, {
          workspaceSlug,
          pictureId: pictures[0].id,
        }),
      ];
      return replies.map(({ status }) => status);
    };
    expect(await outside()).toEqual([200, 200, 200, 200, 200]);
    await deleteWorkspace(owner);
    expect(await outside()).toEqual([404, 404, 404, 404, 404]);
    expect(
      await owner.call('creative', creativeContract.generateImage, { prompt: 'A loaf', style: 'minimalist' }),
    ).toMatchObject({ body: { code: 'being_deleted' } });
    expect((await owner.call('engine', engineContract.listPieces, {})).status).toBe(200);
    expect((await keepWorkspace(owner)).body.data).toMatchObject({ workspaceDeletesAt: null });
    expect(await outside()).toEqual([200, 200, 200, 200, 200]);
    expect(
      (await owner.call('creative', creativeContract.generateImage, { prompt: 'A loaf', style: 'minimalist' })).status,
    ).toBe(200);
  });

  it('publishes nothing that was scheduled, says so at the piece, and begins no week', async () => {
    const owner = await withPost();
    await owner.call('engine', engineContract.approvePiece, { pieceId: owner.piece.id, version: owner.piece.version });
    await asOwner(
      'DELETE FROM ideas i WHERE workspace_id = $1 AND NOT EXISTS (SELECT 1 FROM pieces p WHERE p.idea_id = i.id)',
      [owner.workspaceId],
    );
    await asOwner('UPDATE ideas SET week = 1, year = 2020 WHERE workspace_id = $1', [owner.workspaceId]);
    await asOwner('DELETE FROM cycle_runs WHERE workspace_id = $1', [owner.workspaceId]);
    await deleteWorkspace(owner);
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: owner.piece.id });
    expect((await owner.call('engine', engineContract.getPiece, { pieceId: owner.piece.id })).body.data).toMatchObject({
      status: 'failed',
      publishedAt: null,
      failure: expect.stringMatching(/marked for deletion/),
    });
    const runs = () =>
      asOwner<{ runId: string; reason: string | null }>(
        'SELECT id AS "runId", reason FROM cycle_runs WHERE workspace_id = $1',
        [owner.workspaceId],
      );
    await weekBegins();
    expect(await runs()).toEqual([]);
    await keepWorkspace(owner);
    await weekBegins();
    const [run] = await runs();
    await laterJobs().advanceCycle({ workspaceId: owner.workspaceId, runId: run!.runId });
    expect(
      await asOwner('SELECT 1 FROM ideas WHERE workspace_id = $1 AND year > 2020', [owner.workspaceId]),
    ).toHaveLength(3);
  });

  it('lets nobody in by an invitation; the link works again once it is kept', async () => {
    const [owner, email] = [await register('The bakery'), `guest-${crypto.randomUUID()}@example.com`];
    await owner.call('account', accountContract.createInvitation, { email, role: 'member' });
    const token = linkIn((await emailsTo(email, 'invitation')).at(-1)!);
    const accept = () =>
      makeClient(functions).call('account', accountContract.acceptInvitation, {
        token,
        name: 'Gus Guest',
        password: 'rye-and-barley-7',
        confirmPassword: 'rye-and-barley-7',
      });
    await deleteWorkspace(owner);
    expect((await accept()).status).toBe(404);
    await keepWorkspace(owner);
    expect((await accept()).status).toBe(200);
  });

  it('cannot be taken back once its time is over', async () => {
    const owner = await register('The bakery');
    await deleteWorkspace(owner);
    await asOwner("UPDATE workspaces SET deletes_at = now() - interval '1 second' WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    expect(await keepWorkspace(owner)).toMatchObject({
      status: 409,
      body: { error: 'It is too late: the deletion has already started.' },
    });
  });
});

describe.each([
  ['trial_ended', 'Trial'],
  ['plan_ended', 'Pro'],
])('a workspace whose time is over (%s)', (_pause, plan) => {
  it('publishes nothing that was scheduled and begins no week', async () => {
    const owner = await withPost();
    await owner.call('engine', engineContract.approvePiece, { pieceId: owner.piece.id, version: owner.piece.version });
    await asOwner("UPDATE workspaces SET plan = $2, ends_at = now() - interval '1 hour' WHERE workspace_id = $1", [
      owner.workspaceId,
      plan,
    ]);
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: owner.piece.id });
    expect((await owner.call('engine', engineContract.getPiece, { pieceId: owner.piece.id })).body.data).toMatchObject({
      status: 'failed',
      failure: expect.stringMatching(/had ended by then/),
    });
    await asOwner(
      'UPDATE ideas SET week = 1, year = 2020 WHERE workspace_id = $1 AND EXISTS (SELECT 1 FROM pieces p WHERE p.idea_id = ideas.id)',
      [owner.workspaceId],
    );
    await asOwner('DELETE FROM ideas WHERE workspace_id = $1 AND year > 2020', [owner.workspaceId]);
    await asOwner('DELETE FROM cycle_runs WHERE workspace_id = $1', [owner.workspaceId]);
    await weekBegins();
    const runs = () =>
      asOwner<{ runId: string; reason: string | null }>(
        'SELECT id AS "runId", reason FROM cycle_runs WHERE workspace_id = $1',
        [owner.workspaceId],
      );
    for (const { runId } of await runs()) await laterJobs().advanceCycle({ workspaceId: owner.workspaceId, runId });
    expect((await runs()).map(({ reason }) => reason)).toEqual(['plan-ended']);
    expect(await asOwner('SELECT 1 FROM ideas WHERE workspace_id = $1 AND year > 2020', [owner.workspaceId])).toEqual(
      [],
    );
  });
});

describe('deleting an account', () => {
  it('asks for the password', async () => {
    const owner = await register();
    expect(await deleteAccount(owner, { password: 'not-it-at-all' })).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    });
    expect(await seen(owner)).toMatchObject({ accountDeletesAt: null });
  });

  it('is refused with the names of workspaces that would be left without an owner', async () => {
    const { owner, guest } = await team();
    expect(await seen(owner)).toMatchObject({ needsOwner: ['The bakery'], goesWithAccount: [] });
    expect(await deleteAccount(owner)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('You are the only owner of The bakery') },
    });
    expect(await seen(guest)).toMatchObject({ needsOwner: [], goesWithAccount: ['Own shop'] });
    await asOwner("UPDATE auth.member SET role = 'owner' WHERE organization_id = $1", [owner.workspaceId]);
    expect((await deleteAccount(owner)).status).toBe(200);
  });

  it('marks it and what nobody else is in, signs every other browser out, mails it, and lets the person in', async () => {
    const owner = await register('The bakery');
    const other = signIn(owner);
    await other.client.call('auth', authContract.login, other.ask);
    const marked = (await deleteAccount(owner)).body.data;
    expect(marked).toMatchObject({ goesWithAccount: ['The bakery'], workspaceDeletesAt: marked.accountDeletesAt });
    expect((await other.client.call('auth', authContract.getSession, {})).body.data).toBeNull();
    expect((await owner.call('auth', authContract.getSession, {})).body.data).toMatchObject({
      user: { deletesAt: marked.accountDeletesAt },
      workspace: { deletesAt: marked.accountDeletesAt },
    });
    const [email] = await emailsTo(owner.form.email, 'account-deletion');
    expect(email!.text.replace(/\n/g, ' ')).toContain('Nobody else is in The bakery');
    const again = signIn(owner);
    expect((await again.client.call('auth', authContract.login, again.ask)).body.data.user.deletesAt).toBe(
      marked.accountDeletesAt,
    );
  });

  it('taken back keeps what was marked with it, and leaves what was marked before', async () => {
    const owner = await register('The bakery');
    await deleteWorkspace(owner);
    await asOwner("UPDATE workspaces SET deletes_at = deletes_at - interval '3 days' WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    await owner.call('auth', authContract.createWorkspace, { name: 'The mill' });
    const marked = (await deleteAccount(owner)).body.data;
    expect(marked).toMatchObject({
      goesWithAccount: ['The bakery', 'The mill'],
      workspaceDeletesAt: marked.accountDeletesAt,
    });
    expect(await keepWorkspace(owner)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Keep your account') },
    });
    expect((await keepAccount(owner)).body.data).toMatchObject({ accountDeletesAt: null, workspaceDeletesAt: null });
    const left = await asOwner<{ name: string }>(
      'SELECT w.name FROM workspaces w JOIN auth.member m ON m.organization_id = w.workspace_id WHERE m.user_id = $1 AND w.deletes_at IS NOT NULL',
      [owner.session.user.id],
    );
    expect(left).toEqual([{ name: 'The bakery' }]);
  });

  it('cannot be taken back once its time is over', async () => {
    const owner = await register();
    await deleteAccount(owner);
    await asOwner("UPDATE auth.user SET deletes_at = now() - interval '1 second' WHERE id = $1", [
      owner.session.user.id,
    ]);
    expect((await keepAccount(owner)).status).toBe(409);
  });

  it('is refused for the last who runs the installation, also when the other operator is going', async () => {
    const before = await asOwner<{ user_id: string; granted_at: Date }>('DELETE FROM auth.operator RETURNING *');
    const [first, second] = [await register(), await register()];
    for (const { session } of [first, second])
      await asOwner('INSERT INTO auth.operator (user_id, granted_at) VALUES ($1, now()) ON CONFLICT DO NOTHING', [
        session.user.id,
      ]);
    expect((await deleteAccount(first)).status).toBe(200);
    expect(await deleteAccount(second)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Name another operator first') },
    });
    await keepAccount(first);
    expect((await deleteAccount(second)).status).toBe(200);
    await asOwner('DELETE FROM auth.operator');
    for (const row of before) await asOwner('INSERT INTO auth.operator VALUES ($1, $2)', [row.user_id, row.granted_at]);
  });
});

it('who leaves or is removed leaves no settings and nothing public behind', async () => {
  for (const way of ['leaves', 'is removed'] as const) {
    const { owner, guest } = await team();
    const key = [owner.workspaceId, guest.session.user.id];
    await asOwner('INSERT INTO member_settings (workspace_id, user_id) VALUES ($1, $2)', key);
    await asOwner(
      "INSERT INTO public_people (workspace_id, user_id, name, company, bio) VALUES ($1, $2, 'Gus', '', '')",
      key,
    );
    if (way === 'leaves') await guest.call('account', accountContract.deleteMembership, {});
    else {
      const { members } = (await owner.call('account', accountContract.listMembers, {})).body.data as {
        members: { id: string; you: boolean }[];
      };
      await owner.call('account', accountContract.deleteMember, { memberId: members.find(({ you }) => !you)!.id });
    }
    const left = await asOwner(
      'SELECT 1 FROM member_settings WHERE workspace_id = $1 AND user_id = $2 UNION ALL SELECT 1 FROM public_people WHERE workspace_id = $1 AND user_id = $2',
      key,
    );
    expect({ way, left }).toEqual({ way, left: [] });
  }
});
