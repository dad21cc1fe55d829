import { engineContract } from '../../../src/contracts/engine';
import { settingsContract } from '../../../src/contracts/settings';
import { forgetEnv } from '../../config/env';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo } from '../../testing/stored-emails';
import { bakery, joinAsMember, registerUnconfirmed as register, registerBusy } from '../../testing/world';
import { settingsJobs } from './settings-wiring';
import { weeklyReportRepository } from './weekly-report-repository';

useDatabase();

type Person = Awaited<ReturnType<typeof register>>;

const report = (at: string) => settingsJobs({ now: () => new Date(at) }).sendWeeklyReports();
const emails = ({ form }: Person) => emailsTo(form.email, 'weekly-report');
const words = (text: string) => text.replace(/\s+/g, ' ');

/** Someone with a confirmed address whose workspace has a piece waiting, on a zone's clock. */
async function owner(zone = 'Europe/London') {
  const person = await register('Corner Grill');
  await person.call('engine', engineContract.updateProfile, bakery);
  const { ideas } = (await person.call('engine', engineContract.getCycle, {})).body.data;
  await person.call('engine', engineContract.createPiece, { ideaId: ideas[0].id });
  await confirm(person);
  await asOwner('UPDATE workspaces SET zone = $2 WHERE workspace_id = $1', [person.workspaceId, zone]);
  return person;
}
const confirm = ({ form }: Person) =>
  asOwner('UPDATE auth."user" SET email_verified = true WHERE email = $1', [form.email]);

beforeEach(() => {
  process.env.PUBLIC_URL = 'https://marketing.example';
  forgetEnv();
});
afterEach(async () => {
  delete process.env.PUBLIC_URL;
  forgetEnv();
  await asOwner('UPDATE auth."user" SET email_verified = false'); // whoever a test has met is no reader of the next one
});

describe('the weekly report', () => {
  it.each([
    ['Europe/London', '2031-03-24T07:59:59Z', '2031-03-24T08:00:00Z', 'winter'],
    ['Europe/London', '2031-03-31T06:59:59Z', '2031-03-31T07:00:00Z', 'the day after the clock went forward'],
    ['America/New_York', '2031-11-03T12:59:59Z', '2031-11-03T13:00:00Z', 'the day after the clock went back'],
    ['Asia/Kathmandu', '2031-03-24T02:14:59Z', '2031-03-24T02:15:00Z', 'a zone that is 45 minutes off'],
    ['Pacific/Auckland', '2031-03-23T18:59:59Z', '2031-03-23T19:00:00Z', 'a zone where Monday has come before UTC’s'],
  ])('comes in %s at eight on Monday, not at %s but at %s (%s)', async (zone, before, at) => {
    const person = await owner(zone);
    await report(before);
    expect(await emails(person)).toEqual([]);
    await report(at);
    expect(await emails(person)).toHaveLength(1);
  });

  it('comes once a week, however often the job runs, and again the week after', async () => {
    const person = await owner();
    for (const at of ['2031-05-05T07:00:00Z', '2031-05-05T07:15:00Z', '2031-05-05T20:00:00Z', '2031-05-06T06:45:00Z'])
      await report(at);
    expect((await emails(person)).map(({ subject }) => subject)).toEqual(['Week 18 at Corner Grill']);
    await report('2031-05-12T07:00:00Z');
    expect((await emails(person)).map(({ subject }) => subject)).toEqual([
      'Week 18 at Corner Grill',
      'Week 19 at Corner Grill',
    ]);
  });

  it('counts weeks as ISO 8601 does across the turn of the year', async () => {
    const person = await owner('UTC');
    await report('2033-01-03T08:00:00Z');
    expect((await emails(person)).map(({ subject }) => subject)).toEqual(['Week 53 at Corner Grill']);
    expect(
      await asOwner('SELECT reported_week FROM member_settings WHERE user_id = $1', [person.session.user.id]),
    ).toEqual([{ reported_week: '2032-W53' }]);
  });

  it('is not sent a day late, after a time without a worker', async () => {
    const person = await owner('UTC');
    await report('2031-05-06T08:00:00Z');
    expect(await emails(person)).toEqual([]);
  });

  it('tells what the week brought and what waits, in counted figures', async () => {
    const person = await registerBusy('Corner Grill');
    await confirm(person);
    const { workspaceId } = person;
    await asOwner("UPDATE workspaces SET zone = 'Pacific/Auckland' WHERE workspace_id = $1", [workspaceId]);
    // Auckland's week 20 of 2031 began on Sunday 11 May at 12:00 UTC.
    await asOwner("UPDATE pieces SET published_at = '2031-05-11T12:00:00Z' WHERE id = $1", [person.published.id]);
    await asOwner(
      "UPDATE creations SET created_at = CASE WHEN piece_id IS NULL THEN timestamptz '2031-05-18T11:59:59Z' ELSE timestamptz '2031-05-18T12:00:00Z' END WHERE workspace_id = $1",
      [workspaceId],
    );
    await asOwner('UPDATE ideas SET year = 2031, week = 21 WHERE workspace_id = $1', [workspaceId]);
    const scheduled = (await person.call('engine', engineContract.createPiece, { ideaId: person.ideas[2].id })).body
      .data;
    await asOwner("UPDATE pieces SET status = 'scheduled', scheduled_for = '2031-05-22T04:30:00Z' WHERE id = $1", [
      scheduled.id,
    ]);
    await asOwner("UPDATE ideas SET status = 'suggested' WHERE workspace_id = $1 AND id = $2", [
      workspaceId,
      person.ideas[2].id,
    ]);
    await asOwner("UPDATE creations SET created_at = '2031-06-01' WHERE piece_id = $1", [scheduled.id]);
    await report('2031-05-18T20:00:00Z');
    const [email] = await emails(person);
    const text = words(email!.text);
    for (const part of [
      'Week 20 at Corner Grill',
      'From Monday 12 May to Sunday 18 May',
      'Published: one piece. “',
      'Pictures made: 1.',
      'Ready for your approval: one piece.',
      'Scheduled: one piece, the next for Thursday 22 May at 16:30.',
      'Ideas to pick from: 1.',
      'https://marketing.example/dashboard/content-engine',
      'https://marketing.example/dashboard/settings?tab=notifications',
    ])
      expect(text).toContain(part);
  });

  it('is not sent where nothing happened and nothing waits', async () => {
    const person = await register();
    await confirm(person);
    await report('2031-05-12T08:00:00Z');
    expect(await emails(person)).toEqual([]);
  });

  it('goes to every member who wants it and whose address is confirmed, and to nobody who joined after eight', async () => {
    const person = await owner('UTC');
    const [off, unconfirmed, late] = [await register('Off'), await register('Unconfirmed'), await register('Late')];
    for (const guest of [off, unconfirmed, late]) await joinAsMember(guest, person.workspaceId);
    for (const guest of [off, late]) await confirm(guest);
    await off.call('settings', settingsContract.updateSettings, { weeklyReports: false });
    await asOwner("UPDATE auth.member SET created_at = '2031-05-12T08:00:00Z' WHERE user_id = $1", [
      late.session.user.id,
    ]);
    await report('2031-05-12T08:15:00Z');
    expect(await Promise.all([person, off, unconfirmed, late].map(async (one) => (await emails(one)).length))).toEqual([
      1, 0, 0, 0,
    ]);
  });

  it('is about real workspaces that stay', async () => {
    const [demo, going] = [await owner('UTC'), await owner('UTC')];
    await asOwner("UPDATE workspaces SET kind = 'demo', ends_at = now() + interval '1 day' WHERE workspace_id = $1", [
      demo.workspaceId,
    ]);
    await asOwner("UPDATE workspaces SET deletes_at = now() + interval '14 days' WHERE workspace_id = $1", [
      going.workspaceId,
    ]);
    await report('2031-05-12T08:00:00Z');
    expect([await emails(demo), await emails(going)]).toEqual([[], []]);
  });

  it('comes once although four workers look at the same time', async () => {
    const person = await owner('UTC');
    const at = '2031-05-12T08:00:00Z';
    await Promise.all([report(at), report(at), report(at), report(at)]);
    expect(await emails(person)).toHaveLength(1);
  });

  it('whose letter cannot be stored is sent the next time: mark and letter are one', async () => {
    const person = await owner('UTC');
    const broken = {
      id: crypto.randomUUID(),
      kind: null as never,
      recipient: person.form.email,
      subject: 's',
      html: '',
      text: '',
      createdAt: new Date(),
      expiresAt: new Date(),
    };
    await expect(
      weeklyReportRepository.report(person.workspaceId, person.session.user.id, { week: '2031-W19', mail: broken }),
    ).rejects.toThrow();
    await report('2031-05-12T08:00:00Z');
    expect(await emails(person)).toHaveLength(1);
  });
});
