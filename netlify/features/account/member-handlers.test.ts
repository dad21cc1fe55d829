import { accountContract, DEAD_LINK, type Invitation, type Member } from '../../../src/contracts/account';
import { activityContract } from '../../../src/contracts/activity';
import { authContract } from '../../../src/contracts/auth';
import { DAY_MS } from '../../../src/domain/duration';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo, linkIn } from '../../testing/stored-emails';
import { functions, joinAsMember, register } from '../../testing/world';

useDatabase();

type Person = Awaited<ReturnType<typeof register>>;

const dead = { status: 404, body: { code: 'not_found', error: DEAD_LINK } };
const anyone = () => makeClient(functions);
const someone = () => `guest-${crypto.randomUUID()}@example.com`;
const newcomer = { name: 'Gus Guest', password: 'rye-and-barley-7', confirmPassword: 'rye-and-barley-7' };

const invite = (owner: Person, email: string, role: 'owner' | 'member' = 'member') =>
  owner.call('account', accountContract.createInvitation, { email, role });
const tokenFor = async (email: string) => linkIn((await emailsTo(email, 'invitation')).at(-1)!);
const offered = (client: Pick<Person, 'call'>, token: string) =>
  client.call('account', accountContract.getInvitation, { token });
const accept = (client: Pick<Person, 'call'>, token: string, more: object = {}) =>
  client.call('account', accountContract.acceptInvitation, { token, ...more });
const listed = async (client: Pick<Person, 'call'>): Promise<{ members: Member[]; invitations: Invitation[] }> =>
  (await client.call('account', accountContract.listMembers, {})).body.data;
const happened = async (owner: Person): Promise<string[]> =>
  (
    await asOwner<{ title: string }>('SELECT title FROM activities WHERE workspace_id = $1 ORDER BY created_at, id', [
      owner.workspaceId,
    ])
  ).map(({ title }) => title);

/** The log's entries about the team after the workspace was created, with their links. */
async function teamLines(owner: Person): Promise<string[]> {
  const lines = await asOwner<{ title: string; link: string }>(
    "SELECT title, link FROM activities WHERE workspace_id = $1 AND type = 'team' AND actor_id = $2 ORDER BY created_at, id",
    [owner.workspaceId, owner.session.user.id],
  );
  const logged = lines.filter(({ title }) => !title.startsWith('The workspace'));
  expect(logged.every(({ link }) => link === '/dashboard/settings?section=members')).toBe(true);
  return logged.map(({ title }) => title);
}

/** An owner whose workspace has one more member. */
async function team() {
  const [owner, guest] = [await register('The bakery'), await register('Own shop')];
  await joinAsMember(guest, owner.workspaceId);
  const { members } = await listed(owner);
  return { owner, guest, own: members.find(({ you }) => you)!, other: members.find(({ you }) => !you)! };
}

describe('an invitation', () => {
  it('to someone new makes an account with that address, confirmed, in this workspace only, and signs in', async () => {
    const [owner, email] = [await register('The bakery'), someone()];
    const { body } = await invite(owner, email.toUpperCase());
    expect(body.data).toMatchObject({ email, role: 'member', invitedBy: 'Ada Baker' });
    const guest = anyone();
    const token = await tokenFor(email);
    expect((await offered(guest, token)).body.data).toEqual({
      workspaceName: 'The bakery',
      inviterName: 'Ada Baker',
      email,
      hasAccount: false,
      signedInAs: null,
    });
    const joined = await accept(guest, token, newcomer);
    expect(joined.body.data).toMatchObject({
      user: { email, name: 'Gus Guest', emailVerified: true },
      workspace: { id: owner.workspaceId, role: 'member' },
    });
    expect((await guest.call('auth', authContract.listWorkspaces, {})).body.data).toHaveLength(1);
    expect((await listed(owner)).invitations).toEqual([]);
    expect((await listed(owner)).members.map(({ email: address, role, you }) => [address, role, you])).toEqual([
      [owner.form.email, 'owner', true],
      [email, 'member', false],
    ]);
    expect(await happened(owner)).toEqual(expect.arrayContaining(['Gus Guest joined the workspace']));
    expect(await accept(anyone(), token, newcomer)).toMatchObject(dead);
  });

  it('is read by a POST, which has the token in its body', async () => {
    const [owner, email] = [await register(), someone()];
    await invite(owner, email);
    expect(accountContract.getInvitation).toMatchObject({ method: 'POST', path: expect.stringMatching(/\/read$/) });
    expect((await offered(anyone(), await tokenFor(email))).body.data).toMatchObject({ email });
  });

  it('is logged for the team each time it is sent, and when it is taken back', async () => {
    const [owner, email] = [await register(), someone()];
    await invite(owner, email);
    const { id } = (await invite(owner, email, 'owner')).body.data;
    await owner.call('account', accountContract.createInvitationMail, { invitationId: id });
    await owner.call('account', accountContract.deleteInvitation, { invitationId: id });
    expect(await owner.call('account', accountContract.deleteInvitation, { invitationId: id })).toMatchObject({
      status: 404,
    });
    expect(await teamLines(owner)).toEqual([
      `Invited ${email}`,
      `Invited ${email} again`,
      `Invited ${email} again`,
      `The invitation for ${email} was withdrawn`,
    ]);
  });

  it('appears in the bell of those who were there before', async () => {
    const [owner, email] = [await register(), someone()];
    await invite(owner, email);
    await accept(anyone(), await tokenFor(email), newcomer);
    const { items } = (await owner.call('activity', activityContract.listActivities, {})).body.data;
    expect(items[0]).toMatchObject({ type: 'team', title: 'Gus Guest joined the workspace' });
  });

  it('to someone with an account is accepted by whoever is signed in with that address, as the role it names', async () => {
    const [owner, guest] = [await register('The bakery'), await register('Own shop')];
    await invite(owner, guest.form.email, 'owner');
    const token = await tokenFor(guest.form.email);
    expect((await offered(guest, token)).body.data).toMatchObject({ hasAccount: true, signedInAs: guest.form.email });
    const joined = await accept(guest, token);
    expect(joined.body.data).toMatchObject({
      workspace: { id: owner.workspaceId, role: 'owner' },
      user: { emailVerified: true },
    });
    expect((await guest.call('auth', authContract.getSession, {})).body.data.workspace.id).toBe(owner.workspaceId);
    expect((await guest.call('auth', authContract.listWorkspaces, {})).body.data).toHaveLength(2);
  });

  it('matches the address of an account in whatever case it is stored', async () => {
    const [owner, guest] = [await register(), await register()];
    await invite(owner, guest.form.email);
    await asOwner('UPDATE auth.user SET email = upper(email) WHERE id = $1', [guest.session.user.id]);
    expect((await accept(guest, await tokenFor(guest.form.email))).status).toBe(200);
  });

  it('is not accepted by somebody else who is signed in, and says so with both addresses', async () => {
    const [owner, stranger, email] = [await register(), await register(), someone()];
    await invite(owner, email);
    const token = await tokenFor(email);
    const refused = await accept(stranger, token, newcomer);
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(refused.body.error).toContain(stranger.form.email);
    expect(refused.body.error).toContain(email);
    expect((await accept(anyone(), token, newcomer)).status).toBe(200);
  });

  it('makes no second account for an address that has one, and takes no password for it', async () => {
    const [owner, guest] = [await register(), await register()];
    await invite(owner, guest.form.email);
    const refused = await accept(anyone(), await tokenFor(guest.form.email), newcomer);
    expect(refused).toMatchObject({ status: 403, body: { error: expect.stringContaining('Sign in') } });
    expect(
      (await anyone().call('auth', authContract.login, { email: guest.form.email, password: guest.form.password }))
        .status,
    ).toBe(200);
  });

  it('asks a newcomer for name and password at their fields, and survives the mistake', async () => {
    const [owner, email] = [await register(), someone()];
    await invite(owner, email);
    const token = await tokenFor(email);
    expect((await accept(anyone(), token)).body.fields).toEqual({
      name: 'Full name is required.',
      password: 'Password is required.',
    });
    expect((await accept(anyone(), token, { ...newcomer, confirmPassword: 'other-words' })).body.fields).toEqual({
      confirmPassword: 'Passwords do not match',
    });
    expect((await accept(anyone(), token, newcomer)).status).toBe(200);
  });

  it("treats a demo's visitor as signed out", async () => {
    const [owner, email, visitor] = [await register(), someone(), anyone()];
    await visitor.call('auth', authContract.login, { email: someone(), password: 'x' });
    await invite(owner, email);
    const token = await tokenFor(email);
    expect((await offered(visitor, token)).body.data.signedInAs).toBeNull();
    expect((await accept(visitor, token, newcomer)).body.data.workspace.id).toBe(owner.workspaceId);
    expect((await visitor.call('auth', authContract.getSession, {})).body.data.user.email).toBe(email);
  });

  it('is not changed by looking at it', async () => {
    const [owner, email] = [await register(), someone()];
    await invite(owner, email);
    const token = await tokenFor(email);
    for (let turn = 0; turn < 3; turn++) expect((await offered(anyone(), token)).status).toBe(200);
    expect((await accept(anyone(), token, newcomer)).status).toBe(200);
  });

  it('accepted twice at once makes one member', async () => {
    const [owner, guest] = [await register(), await register()];
    await invite(owner, guest.form.email);
    const token = await tokenFor(guest.form.email);
    const replies = await Promise.all([accept(guest, token), accept(guest, token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await listed(owner)).members).toHaveLength(2);
  });

  it('is open for seven days', async () => {
    const [owner, email] = [await register(), someone()];
    const { expiresAt, id } = (await invite(owner, email)).body.data;
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / DAY_MS)).toBe(7);
    const token = await tokenFor(email);
    await asOwner("UPDATE auth.invitation SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    expect(await offered(anyone(), token)).toMatchObject(dead);
    expect(await accept(anyone(), token, newcomer)).toMatchObject(dead);
    expect((await listed(owner)).invitations).toEqual([]);
    await asOwner("UPDATE auth.invitation SET expires_at = now() + interval '1 day' WHERE id = $1", [id]);
    await asOwner("UPDATE auth.one_time_token SET expires_at = now() - interval '1 second' WHERE subject = $1", [id]);
    expect(await accept(anyone(), token, newcomer)).toMatchObject(dead);
  });

  it('that is sent again has one more link for seven days from then, three times an hour', async () => {
    const [owner, email] = [await register(), someone()];
    const { id } = (await invite(owner, email)).body.data;
    const first = await tokenFor(email);
    await asOwner("UPDATE auth.invitation SET expires_at = now() + interval '1 day' WHERE id = $1", [id]);
    const again = () => owner.call('account', accountContract.createInvitationMail, { invitationId: id });
    expect(Math.round((Date.parse((await again()).body.data.expiresAt) - Date.now()) / DAY_MS)).toBe(7);
    expect((await again()).status).toBe(200);
    expect(await again()).toMatchObject({ status: 429, body: { error: expect.stringContaining(email) } });
    expect(await emailsTo(email, 'invitation')).toHaveLength(3);
    const last = await tokenFor(email); // emails lose their text when their link expires
    expect((await accept(anyone(), first, newcomer)).status).toBe(200);
    expect(await accept(anyone(), last, newcomer)).toMatchObject(dead);
  });

  it('for an address replaces the one that was open for it', async () => {
    const [owner, email] = [await register(), someone()];
    expect((await invite(owner, email)).body.data.again).toBe(false);
    const first = await tokenFor(email);
    expect((await invite(owner, email, 'owner')).body.data.again).toBe(true);
    expect(await offered(anyone(), first)).toMatchObject(dead);
    expect((await listed(owner)).invitations.map(({ role }) => role)).toEqual(['owner']);
  });

  it('that is taken back opens nothing', async () => {
    const [owner, email] = [await register(), someone()];
    const { id } = (await invite(owner, email)).body.data;
    const token = await tokenFor(email);
    expect((await owner.call('account', accountContract.deleteInvitation, { invitationId: id })).status).toBe(200);
    expect(await accept(anyone(), token, newcomer)).toMatchObject(dead);
    expect(await asOwner('SELECT 1 FROM auth.one_time_token WHERE subject = $1', [id])).toEqual([]);
  });

  it('to someone who is a member is refused at the field', async () => {
    const { owner, guest } = await team();
    const refused = await invite(owner, guest.form.email);
    expect(refused).toMatchObject({
      status: 409,
      body: { fields: { email: 'This person is already in the workspace.' } },
    });
    expect(await emailsTo(guest.form.email, 'invitation')).toEqual([]);
  });

  it('is one of at most fifty that are open', async () => {
    const owner = await register();
    await asOwner(
      "INSERT INTO auth.invitation (id, organization_id, email, role, status, inviter_id, expires_at, created_at) SELECT gen_random_uuid(), $1, 'g' || n || '@example.com', 'member', 'pending', $2, now() + interval '1 day', now() FROM generate_series(1, 50) n",
      [owner.workspaceId, owner.session.user.id],
    );
    expect(await invite(owner, someone())).toMatchObject({
      status: 409,
      body: { fields: { email: expect.stringContaining('50 invitations are open') } },
    });
    expect((await invite(owner, 'g7@example.com')).status).toBe(200);
  });

  it('of another workspace is not there: neither to mail it again nor to take it back', async () => {
    const [owner, stranger, email] = [await register(), await register(), someone()];
    const { id } = (await invite(owner, email)).body.data;
    for (const endpoint of [accountContract.createInvitationMail, accountContract.deleteInvitation]) {
      expect(await stranger.call('account', endpoint, { invitationId: id })).toMatchObject({
        status: 404,
        body: { error: expect.stringContaining('invitation') },
      });
    }
    expect((await listed(owner)).invitations).toHaveLength(1);
    expect((await listed(stranger)).invitations).toEqual([]);
    expect(await emailsTo(email, 'invitation')).toHaveLength(1);
  });
});

describe('a member', () => {
  it('becomes an owner, and an owner a member', async () => {
    const { owner, guest, own, other } = await team();
    const update = (memberId: string, role: 'owner' | 'member') =>
      owner.call('account', accountContract.updateMember, { memberId, role });
    expect((await update(other.id, 'owner')).body.data).toMatchObject({ id: other.id, role: 'owner', you: false });
    expect((await guest.call('auth', authContract.getSession, {})).body.data.workspace.role).toBe('owner');
    expect((await update(own.id, 'member')).body.data).toMatchObject({ role: 'member', you: true });
    expect(await update(other.id, 'member')).toMatchObject({ status: 403 }); // no longer an owner
  });

  it('who changes roles leaves an entry for each change, and none where nothing changed', async () => {
    const { owner, other } = await team();
    for (const role of ['owner', 'owner', 'member'] as const)
      await owner.call('account', accountContract.updateMember, { memberId: other.id, role });
    await owner.call('account', accountContract.deleteMember, { memberId: other.id });
    expect(await teamLines(owner)).toEqual([
      `${other.name} is now an owner of the workspace`,
      `${other.name} is now a member of the workspace`,
      `${other.name} was removed from the workspace`,
    ]);
  });

  it('who is removed loses the workspace with the next call, and stays signed in elsewhere', async () => {
    const { owner, guest, other } = await team();
    expect((await owner.call('account', accountContract.deleteMember, { memberId: other.id })).status).toBe(200);
    const after = (await guest.call('auth', authContract.getSession, {})).body.data;
    expect(after.workspace.id).toBe(guest.workspaceId);
    expect((await guest.call('auth', authContract.activateWorkspace, { workspaceId: owner.workspaceId })).status).toBe(
      404,
    );
    expect(await happened(owner)).toContain(`${other.name} was removed from the workspace`);
  });

  it('leaves, and the session goes on in the next workspace', async () => {
    const { owner, guest } = await team();
    const left = await guest.call('account', accountContract.deleteMembership, {});
    expect(left.body.data.workspace.id).toBe(guest.workspaceId);
    expect((await listed(owner)).members).toHaveLength(1);
    expect(await happened(owner)).toContain('Ada Baker left the workspace');
  });

  it('whose only workspace is left is signed out, and gets one at the next sign-in', async () => {
    const [owner, email, guest] = [await register(), someone(), anyone()];
    await invite(owner, email);
    await accept(guest, await tokenFor(email), newcomer);
    expect((await guest.call('account', accountContract.deleteMembership, {})).body).toMatchObject({
      success: true,
      data: null,
    });
    expect((await guest.call('auth', authContract.getSession, {})).body.data).toBeNull();
    const again = await anyone().call('auth', authContract.login, { email, password: newcomer.password });
    expect(again.body.data.workspace).toMatchObject({ role: 'owner', name: "Gus Guest's workspace" });
  });

  it('of another workspace is not there: neither to change nor to remove', async () => {
    const [{ owner, other }, stranger] = [await team(), await register()];
    expect(
      (await stranger.call('account', accountContract.updateMember, { memberId: other.id, role: 'owner' })).status,
    ).toBe(404);
    expect((await stranger.call('account', accountContract.deleteMember, { memberId: other.id })).status).toBe(404);
    expect((await listed(owner)).members.map(({ role }) => role)).toEqual(['owner', 'member']);
  });
});

describe('the last owner', () => {
  const refused = { status: 409, body: { error: 'A workspace needs an owner. Make someone else an owner first.' } };

  it('can neither become a member, nor be removed, nor leave', async () => {
    const { owner, own } = await team();
    expect(
      await owner.call('account', accountContract.updateMember, { memberId: own.id, role: 'member' }),
    ).toMatchObject(refused);
    expect(await owner.call('account', accountContract.deleteMember, { memberId: own.id })).toMatchObject(refused);
    expect(await owner.call('account', accountContract.deleteMembership, {})).toMatchObject(refused);
    expect((await listed(owner)).members.map(({ role }) => role)).toEqual(['owner', 'member']);
  });

  it('is left even when two owners leave at once', async () => {
    const { owner, guest, other } = await team();
    await owner.call('account', accountContract.updateMember, { memberId: other.id, role: 'owner' });
    const replies = await Promise.all(
      [owner, guest].map((who) => who.call('account', accountContract.deleteMembership, {})),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('a demo shows its visitor as the only member, by the address that was typed', async () => {
  const visitor = anyone();
  const email = someone();
  await visitor.call('auth', authContract.login, { email, password: 'x' });
  expect((await listed(visitor)).members).toMatchObject([{ email, role: 'owner', you: true }]);
});
