import { settingsContract } from '../../../src/contracts/settings';
import { DAY_MS } from '../../../src/domain/duration';
import { forgetEnv } from '../../config/env';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo } from '../../testing/stored-emails';
import { joinAsMember, registerUnconfirmed as register } from '../../testing/world';
import { newsRepository } from './news-repository';
import { settingsJobs } from './settings-wiring';

useDatabase();

type Person = Awaited<ReturnType<typeof register>>;

/** Far from the time in which other tests do things, so that the only news are a test's own; each test has a day. */
let day = Date.UTC(2031, 2, 4);
let now: number;
const minutes = (count: number) => count * 60_000;
const mailNews = () => settingsJobs({ now: () => new Date(now) }).mailNews();
const emails = ({ form }: Person) => emailsTo(form.email, 'news');

const confirm = ({ form }: Person) =>
  asOwner('UPDATE auth."user" SET email_verified = true WHERE email = $1', [form.email]);
async function team() {
  const [owner, guest] = [await register('Corner Grill'), await register('Own shop')];
  await joinAsMember(guest, owner.workspaceId);
  for (const person of [owner, guest]) await confirm(person);
  return { owner, guest };
}
const happen = (
  { workspaceId }: Person,
  title: string,
  {
    ago = minutes(10),
    tells = true,
    actor,
    link = '/dashboard/settings',
  }: { ago?: number; tells?: boolean; actor?: Person; link?: string } = {},
) =>
  asOwner(
    "INSERT INTO activities (id, workspace_id, type, title, status, link, actor_id, actor_name, tells, created_at) VALUES (gen_random_uuid(), $1, 'team', $2, 'completed', $3, $4, $5, $6, $7)",
    [workspaceId, title, link, actor?.session.user.id ?? null, actor ? 'Grace Hopper' : '', tells, new Date(now - ago)],
  );

beforeEach(() => {
  process.env.PUBLIC_URL = 'https://marketing.example';
  forgetEnv();
  day += 3 * DAY_MS;
  now = day;
});
afterEach(() => {
  delete process.env.PUBLIC_URL;
  forgetEnv();
});

describe('news by mail', () => {
  it('collect what happened into one letter, oldest first, with a link to where they are turned off', async () => {
    const { owner } = await team();
    await happen(owner, 'The second thing happened', { ago: minutes(6) });
    await happen(owner, 'The first thing happened', { ago: minutes(30) });
    await mailNews();
    const [email, ...more] = await emails(owner);
    expect([email!.subject, more]).toEqual(['2 updates from Corner Grill', []]);
    expect(email!.text.indexOf('The first thing')).toBeLessThan(email!.text.indexOf('The second thing'));
    for (const part of [
      'https://marketing.example/dashboard/activity',
      'https://marketing.example/dashboard/settings?tab=notifications',
      'at most once an hour',
    ])
      expect(email!.text.replace(/\n(?!\n)/g, ' ')).toContain(part);
  });

  it('about one thing name it and lead to it', async () => {
    const { owner } = await team();
    await happen(owner, 'Jo joined the workspace', { link: '/dashboard/settings?section=members' });
    await mailNews();
    const [email] = await emails(owner);
    expect(email).toMatchObject({
      subject: 'Corner Grill: Jo joined the workspace',
      text: expect.stringContaining('\nhttps://marketing.example/dashboard/settings?section=members\n'),
    });
  });

  it('tell the time of the workspace’s own clock, and who did it', async () => {
    const { owner, guest } = await team();
    await asOwner("UPDATE workspaces SET zone = 'Asia/Kathmandu' WHERE workspace_id = $1", [owner.workspaceId]);
    now = Date.UTC(2031, 5, 2, 12);
    await happen(owner, 'The time zone was changed', { actor: guest });
    await mailNews();
    expect((await emails(owner))[0]!.text.replace(/\n(?!\n)/g, ' ')).toContain(
      'The time zone was changed, by Grace Hopper. Monday 2 June at 17:35.',
    );
  });

  it('are not about what a person did', async () => {
    const { owner, guest } = await team();
    await happen(owner, 'Grace did this', { actor: guest });
    await mailNews();
    expect([(await emails(owner)).length, (await emails(guest)).length]).toEqual([1, 0]);
  });

  it('are not about what is five minutes young, was seen, is older than a day, or is not worth telling', async () => {
    const { owner } = await team();
    await happen(owner, 'Young', { ago: minutes(4) });
    await happen(owner, 'Seen', { ago: minutes(40) });
    await happen(owner, 'Old', { ago: minutes(25 * 60) });
    await happen(owner, 'Quiet', { tells: false });
    await asOwner('INSERT INTO activity_views (workspace_id, user_id, seen_at) VALUES ($1, $2, $3)', [
      owner.workspaceId,
      owner.session.user.id,
      new Date(now - minutes(20)),
    ]);
    await mailNews();
    expect(await emails(owner)).toEqual([]);
    now += minutes(2);
    await mailNews();
    expect((await emails(owner)).map(({ subject }) => subject)).toEqual(['Corner Grill: Young']);
  });

  it('come at most once an hour; what happens meanwhile comes then, and nothing twice', async () => {
    const { owner } = await team();
    await happen(owner, 'First');
    await mailNews();
    now += minutes(30);
    await happen(owner, 'Second');
    await happen(owner, 'Third', { ago: minutes(6) });
    await mailNews();
    expect(await emails(owner)).toHaveLength(1);
    now += minutes(30);
    await mailNews();
    now += minutes(61);
    await mailNews();
    const all = await emails(owner);
    expect(all.map(({ subject }) => subject)).toEqual(['Corner Grill: First', '2 updates from Corner Grill']);
    expect(all[1]!.text).not.toContain('First');
  });

  it('go to nobody who turned them off, has not confirmed the address, or deletes the account', async () => {
    const { owner, guest } = await team();
    const third = await register('Third shop');
    await joinAsMember(third, owner.workspaceId);
    await confirm(third);
    await owner.call('settings', settingsContract.updateSettings, { emailNotifications: false });
    await asOwner('UPDATE auth."user" SET email_verified = false WHERE email = $1', [guest.form.email]);
    await asOwner('UPDATE auth."user" SET deletes_at = now() + interval \'14 days\' WHERE email = $1', [
      third.form.email,
    ]);
    await happen(owner, 'Something');
    await mailNews();
    expect([await emails(owner), await emails(guest), await emails(third)]).toEqual([[], [], []]);
  });

  it('go to nobody who has left, and not to who joined after it happened', async () => {
    const { owner, guest } = await team();
    await asOwner('UPDATE auth.member SET created_at = $1 WHERE user_id = $2', [
      new Date(now - minutes(8)),
      owner.session.user.id,
    ]);
    await asOwner('DELETE FROM auth.member WHERE user_id = $1 AND organization_id = $2', [
      guest.session.user.id,
      owner.workspaceId,
    ]);
    await happen(owner, 'Before');
    await mailNews();
    expect([await emails(owner), await emails(guest)]).toEqual([[], []]);
  });

  it('never leave a demo', async () => {
    const { owner } = await team();
    await asOwner("UPDATE workspaces SET kind = 'demo', ends_at = now() + interval '1 day' WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    await happen(owner, 'Something');
    await mailNews();
    expect(await emails(owner)).toEqual([]);
  });

  it('name ten things and say how many more there were', async () => {
    const { owner } = await team();
    for (let at = 1; at <= 12; at += 1) await happen(owner, `Thing number ${at}.`, { ago: minutes(60 - at) });
    await mailNews();
    const [email] = await emails(owner);
    expect(email!.subject).toBe('12 updates from Corner Grill');
    expect([...email!.text.matchAll(/Thing number (\d+)/g)].map(([, number]) => Number(number))).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(email!.text).toContain('And 2 more');
  });

  it('come once although four workers look at the same time', async () => {
    const { owner, guest } = await team();
    await happen(owner, 'Something');
    await Promise.all([mailNews(), mailNews(), mailNews(), mailNews()]);
    expect([(await emails(owner)).length, (await emails(guest)).length]).toEqual([1, 1]);
  });

  it('whose letter cannot be stored are news still: mark and letter are one', async () => {
    const { owner } = await team();
    const { id: userId } = owner.session.user;
    await happen(owner, 'Something');
    const broken = {
      id: crypto.randomUUID(),
      kind: null as never,
      recipient: owner.form.email,
      subject: 's',
      html: '',
      text: '',
      createdAt: new Date(now),
      expiresAt: new Date(now),
    };
    await expect(
      newsRepository.sendNews(owner.workspaceId, userId, { mail: broken, until: new Date(now), last: new Date(now) }),
    ).rejects.toThrow();
    expect(await asOwner('SELECT 1 FROM member_settings WHERE user_id = $1', [userId])).toEqual([]);
    await mailNews();
    expect(await emails(owner)).toHaveLength(1);
  });

  it('have no link where nothing names the address of the application', async () => {
    delete process.env.PUBLIC_URL;
    forgetEnv();
    const { owner } = await team();
    await happen(owner, 'Something');
    await mailNews();
    const [email] = await emails(owner);
    expect(email!.text).not.toMatch(/https?:/);
    expect(email!.text.replace(/\s+/g, ' ')).toContain('Change this in Fourbeat under Settings, Notifications.');
  });
});
