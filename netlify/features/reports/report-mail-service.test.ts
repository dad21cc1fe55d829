import { parse } from 'node-html-parser';
import { reportsContract } from '../../../src/contracts/reports';
import { addDays, toLocal, weekday } from '../../../src/domain/zoned-time';
import { forgetEnv } from '../../config/env';
import { keepReportEvents } from '../../testing/builders/report-events';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo } from '../../testing/stored-emails';
import { functions, joinAsMember, registerUnconfirmed } from '../../testing/world';
import { reportMails } from './report-mail-wiring';

useDatabase();

type Person = Awaited<ReturnType<typeof registerUnconfirmed>>;

const send = (at: string) => reportMails({ now: () => new Date(at) }).sendReportMails();
const emails = ({ form }: Person) => emailsTo(form.email, 'report');
const words = (text: string) => text.replace(/\s+/g, ' ');
const confirm = ({ form }: Person) =>
  asOwner('UPDATE auth."user" SET email_verified = true WHERE email = $1', [form.email]);
const choose = (person: Person, often: 'never' | 'weekly' | 'monthly') =>
  person.call('reports', reportsContract.updateReportMail, { often });
/** What the choice noted is moved back, so that a test's own dates come after it. */
const wait = ({ session }: Person) =>
  asOwner("UPDATE report_mails SET sent_until = '2026-01-01' WHERE user_id = $1", [session.user.id]);

/** Someone with a confirmed address and figures of two months up to a day, who asked for reports. */
async function reader(often: 'weekly' | 'monthly', { zone = 'UTC', endsOn = '2031-03-31', people = 12 } = {}) {
  const person = await registerUnconfirmed('Corner Grill');
  await confirm(person);
  await asOwner('UPDATE workspaces SET zone = $2 WHERE workspace_id = $1', [person.workspaceId, zone]);
  await keepReportEvents(person.workspaceId, { endsOn, people });
  await choose(person, often);
  await wait(person);
  return person;
}

beforeEach(() => {
  process.env.PUBLIC_URL = 'https://marketing.example';
  forgetEnv();
});
afterEach(async () => {
  delete process.env.PUBLIC_URL;
  forgetEnv();
  await asOwner('DELETE FROM report_mails'); // whoever a test has met is no reader of the next one
});

describe('the report by email', () => {
  it.each([
    ['weekly', 'Europe/London', '2031-03-24T07:59:59Z', '2031-03-24T08:00:00Z', 'on Monday'],
    [
      'weekly',
      'Europe/London',
      '2031-03-31T06:59:59Z',
      '2031-03-31T07:00:00Z',
      'on the Monday after the clock went forward',
    ],
    [
      'weekly',
      'Pacific/Auckland',
      '2031-03-23T18:59:59Z',
      '2031-03-23T19:00:00Z',
      'where Monday has come before UTC’s',
    ],
    ['monthly', 'Asia/Kathmandu', '2031-04-01T02:14:59Z', '2031-04-01T02:15:00Z', 'on the first, 45 minutes off'],
  ] as const)(
    'comes %s in %s at eight of its own clock, not at %s but at %s (%s)',
    async (often, zone, before, at, _when) => {
      const person = await reader(often, { zone });
      await send(before);
      expect(await emails(person)).toEqual([]);
      await send(at);
      expect(await emails(person)).toHaveLength(1);
    },
  );

  it('says what stood out in the month, and how far its goals came', async () => {
    const person = await reader('monthly', { endsOn: '2031-03-31' });
    const facts = {
      kind: 'change',
      channel: 'website',
      metric: 'reach',
      count: 84,
      expected: 60,
      weeks: 8,
      post: null,
    };
    for (const [week, count] of [
      ['2031-03-10', 84],
      ['2031-04-07', 999], // its week ended after the month
    ] as const)
      await asOwner(
        "INSERT INTO insights (workspace_id, id, week, kind, about, facts, confidence, impact, state, created_at) VALUES ($1, gen_random_uuid(), $2, 'change', 'website reach up', $3, 97, 'high', 'open', now())",
        [person.workspaceId, week, JSON.stringify({ ...facts, count })],
      );
    await asOwner(
      "INSERT INTO goals (workspace_id, id, name, kind, match, monthly, created_at) VALUES ($1, gen_random_uuid(), 'Tables booked', 'conversion', '', 40, '2031-01-01')",
      [person.workspaceId],
    );
    await send('2031-04-01T08:00:00Z');
    const text = words((await emails(person))[0]!.text);
    expect(text).toContain('40% more people reached than usual on the website from 3 March to 9 March: 84,');
    expect(text).toContain('(97% confidence)');
    expect(text).toContain('Goal “Tables booked”: 31 of 40.'); // a sale a day
    expect(text).not.toContain('999');
  });

  it('says what the month brought, compared with the month before, and how to stop it', async () => {
    const person = await reader('monthly', { endsOn: '2031-03-31' });
    await send('2031-04-01T08:00:00Z');
    const [email] = await emails(person);
    expect(email!.subject).toBe('Corner Grill: report for 1 March to 31 March 2031');
    // 60 days of twelve people end on 31 March: 31 in March, 28 in February, none of them before 31 January.
    expect(words(email!.text)).toContain(
      'Corner Grill reached 372 people from 1 March to 31 March 2031, 11% more than in the month before.',
    );
    expect(words(email!.text)).toMatch(/As a PDF: https:\/\/marketing\.example\/r\/[\w.-]+\/pdf/);
    expect(words(email!.text)).toMatch(
      /You asked for this report every month\. To stop these emails: https:\/\/marketing\.example\/r\/[\w.-]+\/stop/,
    );
  });

  it('comes once, however often the job runs and however many workers look, and again a week later', async () => {
    const person = await reader('weekly');
    await Promise.all([send('2031-03-24T08:00:00Z'), send('2031-03-24T08:00:00Z'), send('2031-03-24T08:00:00Z')]);
    await send('2031-03-24T20:00:00Z');
    expect(await emails(person)).toHaveLength(1);
    await send('2031-03-31T08:00:00Z');
    expect((await emails(person)).map(({ subject }) => subject)).toEqual([
      'Corner Grill: report for 17 March to 23 March 2031',
      'Corner Grill: report for 24 March to 30 March 2031',
    ]);
  });

  it('is not sent days late, when nothing was measured, or to somebody who has only just asked', async () => {
    const [late, quiet, fresh] = [
      await reader('weekly'),
      await reader('weekly', { endsOn: '2030-01-01' }),
      await reader('weekly'),
    ];
    await asOwner("UPDATE report_mails SET sent_until = '2031-03-23' WHERE user_id = $1", [fresh.session.user.id]);
    await send('2031-03-26T08:00:00Z');
    expect(await emails(late)).toEqual([]);
    await send('2031-03-24T08:00:00Z');
    expect([(await emails(late)).length, await emails(quiet), await emails(fresh)]).toEqual([1, [], []]);
  });

  it('goes to confirmed addresses of members, of real workspaces that stay, and to nobody who has left', async () => {
    const [unconfirmed, demo, going, left] = [
      await reader('weekly'),
      await reader('weekly'),
      await reader('weekly'),
      await reader('weekly'),
    ];
    await asOwner('UPDATE auth."user" SET email_verified = false WHERE email = $1', [unconfirmed.form.email]);
    await asOwner("UPDATE workspaces SET kind = 'demo', ends_at = now() + interval '1 day' WHERE workspace_id = $1", [
      demo.workspaceId,
    ]);
    await asOwner("UPDATE workspaces SET deletes_at = now() + interval '14 days' WHERE workspace_id = $1", [
      going.workspaceId,
    ]);
    await asOwner('DELETE FROM auth.member WHERE user_id = $1', [left.session.user.id]);
    await send('2031-03-24T08:00:00Z');
    expect(await Promise.all([unconfirmed, demo, going, left].map(async (one) => (await emails(one)).length))).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describe('the links of such an email', () => {
  const visitor = () => makeClient(functions);
  /** Sent on a Monday so many weeks ago: the link works for 90 days from then. */
  async function mailed(weeksAgo = 1) {
    const monday = addDays(
      toLocal(new Date(), 'UTC').date,
      1 - weekday(toLocal(new Date(), 'UTC').date) - 7 * weeksAgo,
    );
    const person = await reader('weekly', { endsOn: addDays(monday, -1) });
    await asOwner("UPDATE report_mails SET sent_until = '2020-01-01' WHERE user_id = $1", [person.session.user.id]);
    await send(`${monday}T08:00:00Z`);
    const [email] = await emails(person);
    return { person, token: /\/r\/([\w.-]+)\/stop/.exec(email!.text)![1]! };
  }
  const open = async (token: string) => {
    const { status, body } = await visitor().call('reports', reportsContract.getReportPage, { token });
    return [status, parse(body).querySelector('h1')!.text];
  };

  it('show the report of those days, and nothing to anybody once its reader has left', async () => {
    const { person, token } = await mailed();
    expect(await open(token)).toEqual([200, 'Corner Grill']);
    const pdf = await visitor().call('reports', reportsContract.getSharedReportPdf, { token });
    expect(pdf.response.headers.get('content-type')).toBe('application/pdf');
    await asOwner('DELETE FROM auth.member WHERE user_id = $1', [person.session.user.id]);
    expect(await open(token)).toEqual([404, 'Page not found']);
  });

  it('say after 90 days that they have expired', async () => {
    expect(await open((await mailed(14)).token)).toEqual([410, 'This link has expired']);
  });

  it('stop the emails when the button is pressed, not when a scanner opens them', async () => {
    const { person, token } = await mailed();
    const often = async () =>
      (await person.call('reports', reportsContract.getReportMail, {})).body.data.often as string;
    const asked = await visitor().call('reports', reportsContract.getReportMailStop, { token });
    expect([asked.status, parse(asked.body).querySelector('form')?.getAttribute('action'), await often()]).toEqual([
      200,
      `/r/${token}/stop`,
      'weekly',
    ]);
    const stopped = await visitor().call('reports', reportsContract.deleteReportMail, { token });
    expect([stopped.status, parse(stopped.body).querySelector('h1')!.text, await often()]).toEqual([
      200,
      'No more reports',
      'never',
    ]);
  });

  it('do nothing when they are forged', async () => {
    const { person, token } = await mailed();
    const forged = `${token.slice(0, -2)}AA`;
    expect((await visitor().call('reports', reportsContract.deleteReportMail, { token: forged })).status).toBe(404);
    expect((await person.call('reports', reportsContract.getReportMail, {})).body.data.often).toBe('weekly');
  });
});

it('each member chooses for themselves, starting with the current period', async () => {
  const [owner, guest] = [await registerUnconfirmed('Corner Grill'), await registerUnconfirmed('Guest')];
  await joinAsMember(guest, owner.workspaceId);
  await choose(guest, 'monthly');
  const rows = await asOwner<{ user_id: string; often: string; sent_until: Date }>(
    'SELECT user_id, often, sent_until FROM report_mails WHERE workspace_id = $1',
    [owner.workspaceId],
  );
  expect(rows.map(({ user_id, often }) => [user_id, often])).toEqual([[guest.session.user.id, 'monthly']]);
  expect(rows[0]!.sent_until).not.toBeNull();
  expect((await owner.call('reports', reportsContract.getReportMail, {})).body.data).toEqual({
    often: 'never',
    email: owner.form.email,
    confirmed: false,
  });
  await choose(guest, 'never');
  expect(await asOwner('SELECT 1 FROM report_mails WHERE workspace_id = $1', [owner.workspaceId])).toEqual([]);
});
