import { authContract } from '../../../src/contracts/auth';
import { activityContract } from '../../../src/contracts/activity';
import { creativeContract } from '../../../src/contracts/creative';
import { engineContract } from '../../../src/contracts/engine';
import { publicationContract } from '../../../src/contracts/publication';
import { settingsContract } from '../../../src/contracts/settings';
import type { RawInput } from '../../../src/contracts/endpoint';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { functions, joinAsMember, register, registerBusy } from '../../testing/world';
import { settingsJobs } from './settings-wiring';

useDatabase();

type Client = Awaited<ReturnType<typeof register>>;

const read = async ({ call }: Pick<Client, 'call'>) =>
  (await call('settings', settingsContract.getSettings, {})).body.data;
const save = ({ call }: Pick<Client, 'call'>, change: RawInput<typeof settingsContract.updateSettings>) =>
  call('settings', settingsContract.updateSettings, change);
const session = async ({ call }: Pick<Client, 'call'>) => (await call('auth', authContract.getSession, {})).body.data;
const shownPeople = (workspaceId: string) =>
  asOwner('SELECT name, company, bio FROM public_people WHERE workspace_id = $1 ORDER BY name', [workspaceId]);

/** Does what the worker would do after what was saved. */
async function workCopies() {
  for (const { data } of await asOwner<{ data: { userId: string } }>(
    "DELETE FROM pgboss.job WHERE name = 'copy-person' RETURNING data",
  ))
    await settingsJobs().copyPerson(data);
}

async function withMember() {
  const owner = await register('Corner Grill');
  const guest = await register('Own shop');
  await joinAsMember(guest, owner.workspaceId);
  return { owner, guest };
}

describe('settings', () => {
  it('begin with what was registered: news and reports on, everything else that shows or tells off', async () => {
    const owner = await register('Corner Grill');
    expect(await read(owner)).toEqual({
      name: 'Ada Baker',
      company: 'Corner Grill',
      bio: '',
      emailNotifications: true,
      pushNotifications: false,
      weeklyReports: true,
      profilePublic: true,
      showMe: false,
      analyticsSharing: false,
      publicPage: `/p/${owner.session.workspace.slug}`,
      shared: {
        month: expect.stringMatching(/^\d{4}-\d{2}$/),
        pieces: 0,
        published: 0,
        images: 0,
        videos: 0,
        members: 1,
      },
    });
  });

  it('change what is given and leave the rest', async () => {
    const owner = await register();
    const saved = await save(owner, {
      name: '  Ada Lovelace ',
      bio: 'Bakes since 1998.',
      emailNotifications: false,
      pushNotifications: true,
      showMe: true,
      analyticsSharing: true,
    });
    expect(saved.body.data).toEqual({
      name: 'Ada Lovelace',
      company: owner.form.company,
      bio: 'Bakes since 1998.',
      emailNotifications: false,
      pushNotifications: true,
      weeklyReports: true,
      profilePublic: true,
      showMe: true,
      analyticsSharing: true,
    });
    await save(owner, { weeklyReports: false, company: '' });
    expect(await read(owner)).toMatchObject({ ...saved.body.data, weeklyReports: false, company: '' });
  });

  it('of a person are the same in every workspace, those of a workspace are not', async () => {
    const { owner, guest } = await withMember();
    await save(guest, { name: 'Grace Hopper', emailNotifications: false, showMe: true });
    expect(await read(owner)).toMatchObject({ name: 'Ada Baker', emailNotifications: true, showMe: false });
    await guest.call('auth', authContract.activateWorkspace, { workspaceId: guest.workspaceId });
    expect(await read(guest)).toMatchObject({ name: 'Grace Hopper', emailNotifications: true, showMe: false });
  });

  it.each([
    [{ name: '   ' }, 'name', 'Full name is required.'],
    [{ name: 'x'.repeat(121) }, 'name', 'Full name can be at most 120 characters.'],
    [{ bio: 'x'.repeat(601) }, 'bio', 'Bio can be at most 600 characters.'],
    [{ company: 'x'.repeat(121) }, 'company', 'Company can be at most 120 characters.'],
    [{ weeklyReports: 'yes' }, 'weeklyReports', 'Choose on or off.'],
  ])('are refused at the field: %j', async (change, field, sentence) => {
    const owner = await register();
    const before = await read(owner);
    const { status, body } = await save(owner, { ...change, emailNotifications: false } as never);
    expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
    expect(await read(owner)).toEqual(before);
  });

  it('lose what no page can hold, and keep lines', async () => {
    const owner = await register();
    expect((await save(owner, { name: 'Ada\u0000\u202E Baker', bio: 'One\n\nTwo\u0007' })).body.data).toMatchObject({
      name: 'Ada Baker',
      bio: 'One\n\nTwo',
    });
  });

  it.each([{ profilePublic: false }, { analyticsSharing: true }])(
    '%j is for owners: a member is told so, and nothing else of the call is saved',
    async (change) => {
      const { owner, guest } = await withMember();
      const { status, body } = await save(guest, { ...change, name: 'Half Saved', weeklyReports: false, showMe: true });
      expect([status, body.code, body.error]).toEqual([
        403,
        'forbidden',
        expect.stringMatching(/^Only an owner of this workspace .* Nothing was saved\.$/),
      ]);
      expect(await read(guest)).toMatchObject({
        name: 'Ada Baker',
        weeklyReports: true,
        showMe: false,
        profilePublic: true,
        analyticsSharing: false,
      });
      expect(await shownPeople(owner.workspaceId)).toEqual([]);
    },
  );

  it('are saved in a demo too, which has no public page', async () => {
    const demo = makeClient(functions);
    await demo.call('auth', authContract.login, { email: `demo-${crypto.randomUUID()}@example.com`, password: 'x' });
    await save(demo, { name: 'Jo', company: 'Jo’s', showMe: true, profilePublic: false, analyticsSharing: true });
    expect(await read(demo)).toMatchObject({
      name: 'Jo',
      company: 'Jo’s',
      showMe: true,
      profilePublic: false,
      analyticsSharing: true,
      publicPage: null,
    });
  });
});

describe('the session', () => {
  it('shows the name and the company that were saved, and the workspace’s name without a company', async () => {
    const owner = await register('Corner Grill');
    expect((await session(owner)).user).toMatchObject({ name: 'Ada Baker', company: 'Corner Grill' });
    await save(owner, { name: 'Ada Lovelace', company: 'Analytical Engines' });
    expect((await session(owner)).user).toMatchObject({ name: 'Ada Lovelace', company: 'Analytical Engines' });
    await save(owner, { company: ' ' });
    expect((await session(owner)).user.company).toBe('Corner Grill');
  });

  it('says whether the page is public', async () => {
    const owner = await register();
    await save(owner, { profilePublic: false });
    expect((await session(owner)).workspace.profilePublic).toBe(false);
  });
});

describe('what changes', () => {
  it('tells open pages to read again, whatever it was', async () => {
    const owner = await register();
    await save(owner, { bio: 'New' });
    expect(
      await asOwner("SELECT topic FROM changes WHERE workspace_id = $1 AND topic = 'settings'", [owner.workspaceId]),
    ).not.toEqual([]);
  });

  it('is told the others when the public page goes or comes, once each', async () => {
    const { owner, guest } = await withMember();
    for (const profilePublic of [false, false, true]) await save(owner, { profilePublic });
    const { items } = (await guest.call('activity', activityContract.getBell, {})).body.data;
    expect(items.map(({ title, actorName, link }: Record<string, string>) => [title, actorName, link])).toEqual([
      ['The public page was turned on', 'Ada Baker', '/dashboard/settings?tab=privacy'],
      ['The public page was turned off', 'Ada Baker', '/dashboard/settings?tab=privacy'],
    ]);
  });
});

describe('shared counts', () => {
  it('are of this month on the workspace’s own calendar, and of this workspace', async () => {
    const owner = await registerBusy();
    const other = await registerBusy();
    await joinAsMember(other, owner.workspaceId);
    const usage = (await owner.call('creative', creativeContract.getUsage, {})).body.data;
    expect((await read(owner)).shared).toEqual({
      month: usage.month ?? expect.any(String),
      pieces: 2,
      published: 1,
      images: usage.images.used,
      videos: usage.videos?.used ?? 0,
      members: 2,
    });
    await asOwner(
      "UPDATE pieces SET created_at = created_at - interval '40 days', published_at = published_at - interval '40 days' WHERE workspace_id = $1",
      [owner.workspaceId],
    );
    expect((await read(owner)).shared).toMatchObject({ pieces: 0, published: 0 });
  });
});

describe('the public page', () => {
  const visitor = makeClient(functions);
  const page = ({ session: { workspace } }: Client, headers = {}) =>
    visitor.call('publication', publicationContract.getPublicPage, { workspaceSlug: workspace.slug }, headers);

  it('shows people who chose so, and what they say of themselves by then', async () => {
    const owner = await registerBusy();
    await asOwner('DELETE FROM public_people WHERE workspace_id = $1', [owner.workspaceId]);
    expect((await page(owner)).body).not.toContain('id="people"');
    await save(owner, { showMe: true, bio: 'Bakes since 1998.' });
    expect((await page(owner)).body).toContain('Bakes since 1998.');
    await save(owner, { name: 'Ada Lovelace', bio: 'Counts.' });
    await workCopies();
    const shown = (await page(owner)).body;
    for (const part of ['Ada Lovelace', 'Counts.']) expect(shown).toContain(part);
    expect(shown).not.toContain('1998');
    await save(owner, { showMe: false });
    expect((await page(owner)).body).not.toContain('Ada Lovelace');
  });

  it('keeps the copies in all workspaces of a person current', async () => {
    const { owner, guest } = await withMember();
    await save(guest, { showMe: true });
    await guest.call('auth', authContract.activateWorkspace, { workspaceId: guest.workspaceId });
    await save(guest, { showMe: true, company: 'Navy' });
    await workCopies();
    for (const workspaceId of [owner.workspaceId, guest.workspaceId])
      expect(await shownPeople(workspaceId)).toEqual([{ name: 'Ada Baker', company: 'Navy', bio: '' }]);
  });

  it('shows nobody who has left, at once, and what they chose is forgotten', async () => {
    const owner = await registerBusy();
    const guest = await register('Own shop');
    await joinAsMember(guest, owner.workspaceId);
    await save(guest, { showMe: true, name: 'Grace Hopper' });
    await workCopies();
    expect((await page(owner)).body).toContain('Grace Hopper');
    await asOwner('DELETE FROM auth.member WHERE user_id = $1 AND organization_id = $2', [
      guest.session.user.id,
      owner.workspaceId,
    ]);
    expect((await page(owner)).body).not.toContain('Grace Hopper');
    await settingsJobs().copyPerson({ userId: guest.session.user.id });
    expect(
      await asOwner(
        'SELECT 1 FROM public_people WHERE user_id = $1 UNION ALL SELECT 1 FROM member_settings WHERE user_id = $1 AND workspace_id = $2',
        [guest.session.user.id, owner.workspaceId],
      ),
    ).toEqual([]);
  });

  it('of another workspace shows nobody of this one', async () => {
    const [owner, stranger] = [await registerBusy(), await registerBusy()];
    await save(owner, { showMe: true, name: 'Grace Hopper' });
    await workCopies();
    expect((await page(stranger)).body).not.toContain('Grace Hopper');
  });

  it('that is turned off is not there any more, nor its posts, its feed and its logo, and comes back as it was', async () => {
    const owner = await registerBusy();
    const workspaceSlug = owner.session.workspace.slug as string;
    const { publicPath } = (await owner.call('engine', engineContract.getPiece, { pieceId: owner.published.id })).body
      .data;
    const statuses = async () =>
      [
        await page(owner),
        await visitor.call('publication', publicationContract.getPost, {
          workspaceSlug,
          postSlug: publicPath.split('/').at(-1),
        }),
        await visitor.call('publication', publicationContract.getFeed, { workspaceSlug }),
      ].map(({ status }) => status);
    expect(await statuses()).toEqual([200, 200, 200]);
    await save(owner, { profilePublic: false });
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await page(owner)).response.headers.get('cache-control')).toBe('no-store');
    await save(owner, { profilePublic: true });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('may be kept by caches that ask before they show it again', async () => {
    const owner = await registerBusy();
    const first = await page(owner);
    const etag = first.response.headers.get('etag')!;
    expect([first.status, first.response.headers.get('cache-control'), etag]).toEqual([
      200,
      'public, no-cache',
      expect.stringMatching(/^"[0-9a-f]{32}"$/),
    ]);
    const again = await page(owner, { 'if-none-match': `W/${etag}, "other"` });
    expect([again.status, again.body, again.response.headers.get('etag')]).toEqual([304, '', etag]);
    await save(owner, { showMe: true, bio: 'New here.' });
    expect((await page(owner, { 'if-none-match': etag })).status).toBe(200);
    await save(owner, { profilePublic: false });
    expect((await page(owner, { 'if-none-match': etag })).status).toBe(404);
  });
});
