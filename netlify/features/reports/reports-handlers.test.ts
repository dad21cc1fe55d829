import { unzipSync, strFromU8 } from 'fflate';
import { parse } from 'node-html-parser';
import { analyticsContract } from '../../../src/contracts/analytics';
import { authContract } from '../../../src/contracts/auth';
import { engineContract } from '../../../src/contracts/engine';
import { fileContract } from '../../../src/contracts/file';
import { planContract } from '../../../src/contracts/plan';
import { reportsContract } from '../../../src/contracts/reports';
import { DAY_MS } from '../../../src/domain/duration';
import { addDays, toLocal } from '../../../src/domain/zoned-time';
import { keepReportEvents } from '../../testing/builders/report-events';
import { makeClient } from '../../testing/call';
import { addCreation } from '../../testing/creations';
import { drawHalves } from '../../testing/pixels';
import { foldService } from '../analytics/store/fold-wiring';
import { mediaStorage } from '../file/storage-wiring';
import { asOwner, useDatabase } from '../../testing/database';
import { bakery, functions, joinAsMember, onePixel, register, registerBusy } from '../../testing/world';
import { reportsService } from './reports-wiring';

useDatabase();

type Person = Awaited<ReturnType<typeof register>>;

const visitor = () => makeClient(functions);
const today = () => toLocal(new Date(), 'UTC').date;
const page = (token: string) => visitor().call('reports', reportsContract.getReportPage, { token });
const bytesOf = async (response: Response) => new Uint8Array(await response.clone().arrayBuffer());

async function owner(name = 'Corner Grill') {
  const person = await register(name);
  await asOwner("UPDATE workspaces SET zone = 'UTC' WHERE workspace_id = $1", [person.workspaceId]);
  await keepReportEvents(person.workspaceId, { endsOn: today() });
  return person;
}

async function share(person: Person, period: '7d' | '30d' = '30d') {
  const { body } = await person.call('reports', reportsContract.createReportShare, { period });
  return {
    id: body.data.share.id as string,
    url: body.data.url as string,
    token: (body.data.url as string).split('/').at(-1)!,
  };
}

describe('what a report says', () => {
  it('is what the screen shows, number by number', async () => {
    const person = await owner();
    const screen = (await person.call('analytics', analyticsContract.getAnalytics, { period: '30d' })).body.data;
    const report = (await person.call('reports', reportsContract.getReport, { period: '30d' })).body.data;
    const answer = (query: string) => report.queries.find((one: { query: string }) => one.query === query)?.text;
    const total = (rows: { reach: number; conversions: number }[], field: 'reach' | 'conversions') =>
      rows.reduce((sum, row) => sum + row[field], 0);
    expect([report.from, report.to]).toEqual([screen.current.from, screen.current.to]);
    expect(answer('totals.reach')).toBe(String(total(screen.days, 'reach')));
    expect(answer('before.reach')).toBe(String(total(screen.daysBefore, 'reach')));
    expect(answer('totals.conversions')).toBe(String(total(screen.days, 'conversions')));
    expect(total(screen.days, 'reach')).toBe(360);
    expect(report.summary[0].map(({ text }: { text: string }) => text).join('')).toContain(
      'Corner Grill reached 360 people from',
    );
  });

  it('says that nothing was measured in a new workspace', async () => {
    const person = await register();
    const report = (await person.call('reports', reportsContract.getReport, { period: '7d' })).body.data;
    expect(report.summary).toHaveLength(1);
    expect(report.summary[0][0].text).toBe('Nothing was measured from ');
  });
});

describe('the files of a report', () => {
  it('are a PDF of a few pages, with pictures and logo, named after the business', async () => {
    const world = await registerBusy('Ada’s Bakery');
    await keepReportEvents(world.workspaceId, { endsOn: today(), postId: world.published.id });
    const key = `designs/00/${crypto.randomUUID().replaceAll('-', '')}.webp`;
    await mediaStorage().write(key, await drawHalves('webp', { width: 400, height: 400 }));
    await asOwner('DELETE FROM creations WHERE piece_id = $1', [world.published.id]);
    await addCreation(world.workspaceId, {
      piece_id: world.published.id,
      aspect_ratio: '1:1',
      storage_key: key,
      width: 400,
      height: 400,
    });
    const { response, status } = await world.call('reports', reportsContract.getReportPdf, { period: '30d' });
    const bytes = await bytesOf(response);
    const text = Buffer.from(bytes).toString('latin1');
    expect([status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="adas-bakery-[\d-]+-to-[\d-]+\.pdf"$/,
    );
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('/DCTDecode'); // the post's picture, as JPEG
    expect(bytes.length).toBeLessThan(1_000_000);
  });

  it('show the pictures of a demo, which were never drawn before', async () => {
    const demo = visitor();
    await demo.call('auth', authContract.login, { email: `demo-${crypto.randomUUID()}@example.com`, password: 'x' });
    await foldService().foldEvents();
    const { response } = await demo.call('reports', reportsContract.getReportPdf, { period: '30d' });
    expect(Buffer.from(await bytesOf(response)).toString('latin1')).toContain('/DCTDecode');
  });

  it('are tables with no formula for a spreadsheet to run', async () => {
    const world = await registerBusy();
    await keepReportEvents(world.workspaceId, { endsOn: today(), postId: world.published.id });
    await asOwner('UPDATE pieces SET title = \'=HYPERLINK("evil")\' WHERE id = $1', [world.published.id]);
    const { response } = await world.call('reports', reportsContract.getReportCsv, { period: '7d' });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(await bytesOf(response));
    const text = (name: string) => strFromU8(files[name]!);
    expect(Object.keys(files)).toEqual([
      'days.csv',
      'channels.csv',
      'content.csv',
      'goals.csv',
      'insights.csv',
      'sources.csv',
    ]);
    expect(text('days.csv').split('\r\n')).toHaveLength(1 + 7 + 7 + 1);
    expect(text('days.csv')).toContain(`"${today()}","report",12,`);
    expect(text('content.csv')).toContain(`"'=HYPERLINK(""evil"")"`);
    expect(text('channels.csv')).toContain('"Instagram","Not connected","","","",""');
    expect(text('sources.csv')).toContain('"google.com",35,35');
  });
});

describe('a shared report', () => {
  it('opens for anybody with its link, and its numbers lead to where they come from', async () => {
    const { token } = await share(await owner());
    const { response, status, body } = await page(token);
    const document = parse(body);
    expect([status, response.headers.get('x-robots-tag'), response.headers.get('referrer-policy')]).toEqual([
      200,
      'noindex',
      'no-referrer',
    ]);
    expect(document.querySelector('script')).toBeNull();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('h1')!.text).toBe('Corner Grill');
    const numbers = document.querySelectorAll('section[aria-label="Summary"] a');
    expect(numbers.length).toBeGreaterThan(4);
    for (const number of numbers)
      expect(document.getElementById(number.getAttribute('href')!.slice(1))?.text).toContain(number.text);
    const pdf = await visitor().call('reports', reportsContract.getSharedReportPdf, { token });
    expect([pdf.status, pdf.response.headers.get('content-type'), pdf.response.headers.get('x-robots-tag')]).toEqual([
      200,
      'application/pdf',
      'noindex',
    ]);
  });

  it('keeps its days, whatever day it is opened on', async () => {
    const person = await owner();
    const { token, id } = await share(person, '7d');
    await asOwner('UPDATE report_shares SET ends_on = ends_on - 3 WHERE id = $1', [id]);
    const [listed] = (await person.call('reports', reportsContract.listReportShares, {})).body.data.items;
    const days = (Date.parse(listed.to) - Date.parse(listed.from)) / DAY_MS;
    expect([days, (Date.parse(today()) - Date.parse(listed.to)) / DAY_MS]).toEqual([6, 3]);
    expect((await page(token)).body).toContain('84</bdi>');
  });

  it('is stored without its token, and listed without it', async () => {
    const person = await owner();
    const { token, id } = await share(person);
    const rows = await asOwner('SELECT * FROM report_shares WHERE id = $1', [id]);
    const told = await asOwner<{ title: string }>(
      "SELECT title FROM activities WHERE workspace_id = $1 AND type = 'analytics'",
      [person.workspaceId],
    );
    expect(told.map(({ title }) => title)).toEqual([expect.stringMatching(/^The report for .+ was shared by link$/)]);
    const listed = (await person.call('reports', reportsContract.listReportShares, {})).body.data;
    for (const text of [JSON.stringify(rows), JSON.stringify(listed)]) expect(text).not.toContain(token.slice(22));
    expect(listed.items).toEqual([expect.objectContaining({ id, state: 'open', period: '30d', to: today() })]);
  });

  it('says that it was withdrawn, and that it has expired, its PDF too', async () => {
    const person = await owner();
    const [first, second] = [await share(person), await share(person)];
    await person.call('reports', reportsContract.deleteReportShare, { shareId: first.id });
    await asOwner("UPDATE report_shares SET expires_at = now() - interval '1 minute' WHERE id = $1", [second.id]);
    for (const [{ token }, heading] of [
      [first, 'This link was withdrawn'],
      [second, 'This link has expired'],
    ] as const) {
      const { status, body, response } = await page(token);
      expect([status, parse(body).querySelector('h1')?.text, response.headers.get('cache-control')]).toEqual([
        410,
        heading,
        'no-store',
      ]);
      expect((await visitor().call('reports', reportsContract.getSharedReportPdf, { token })).status).toBe(410);
    }
    const { items } = (await person.call('reports', reportsContract.listReportShares, {})).body.data;
    expect(items.map(({ state }: { state: string }) => state).sort()).toEqual(['expired', 'revoked']);
  });

  it.each(['x', 'A'.repeat(44), "' OR 1=1 --", '../../etc/passwd', `0.${'a.b.weekly.2026-01-01'}.${'A'.repeat(43)}`])(
    'is nothing at %j',
    async (token) => {
      const { status, body } = await page(token);
      expect([status, parse(body).querySelector('h1')?.text]).toEqual([404, 'Page not found']);
    },
  );

  it('does not open with another workspace’s id in its token', async () => {
    const [mine, theirs] = [await share(await owner()), await share(await owner('Other'))];
    expect((await page(theirs.token.slice(0, 22) + mine.token.slice(22))).status).toBe(404);
  });

  it('is gone with its workspace, and is never one of a demo', async () => {
    const [leaving, demo] = [await owner(), await owner()];
    const tokens = [(await share(leaving)).token, (await share(demo)).token];
    await asOwner("UPDATE workspaces SET deletes_at = now() + interval '3 days' WHERE workspace_id = $1", [
      leaving.workspaceId,
    ]);
    await asOwner("UPDATE workspaces SET kind = 'demo' WHERE workspace_id = $1", [demo.workspaceId]);
    for (const token of tokens) expect((await page(token)).status).toBe(404);
    const refused = await demo.call('reports', reportsContract.createReportShare, { period: '7d' });
    expect([refused.status, refused.body.code]).toEqual([403, 'demo_forbidden']);
  });

  it('shows hostile text as plain text', async () => {
    const person = await owner('</title><script>alert(1)</script>');
    const { token } = await share(person);
    const document = parse((await page(token)).body);
    expect(document.querySelectorAll('script, [onerror], [onload]')).toHaveLength(0);
    expect(document.querySelector('h1')!.text).toContain('alert(1)');
  });

  it('names the workspace that pays for it', async () => {
    const [person, agency] = [await owner(), await register('Northern Lights')];
    await asOwner('UPDATE workspaces SET paid_by = $2 WHERE workspace_id = $1', [
      person.workspaceId,
      agency.workspaceId,
    ]);
    const { token } = await share(person);
    expect(parse((await page(token)).body).querySelector('header')!.text).toContain(
      'Prepared by \u2068Northern Lights\u2069',
    );
  });

  it('shows the logos of the business and of the agency, which stand in the page', async () => {
    const [person, agency] = [await owner(), await register('Northern Lights')];
    await asOwner('UPDATE workspaces SET paid_by = $2 WHERE workspace_id = $1', [
      person.workspaceId,
      agency.workspaceId,
    ]);
    const { token } = await share(person);
    const logos = async () =>
      parse((await page(token)).body)
        .querySelectorAll('header img')
        .map((image) => image.getAttribute('src')!);
    expect(await logos()).toEqual([]);
    for (const one of [person, agency]) {
      const file = { purpose: 'logo', name: 'logo.gif', bytes: onePixel };
      const { body } = await one.call('file', fileContract.createFile, file as never);
      await one.call('engine', engineContract.updateProfile, { ...bakery, logoFileId: body.data.id });
    }
    expect(await logos()).toEqual([
      expect.stringMatching(/^data:image\/png;base64,/),
      expect.stringMatching(/^data:image\/png;base64,/),
    ]);
  });

  it('names the agency as the agency’s owner wants it, and nobody else can', async () => {
    const [person, agency] = [await owner(), await register('Northern Lights')];
    const name = (input: { name: string; contact: string }, by = agency) =>
      by.call('plan', planContract.updateAgency, input);
    expect((await name({ name: 'Aurora', contact: '' })).status).toBe(409); // a trial covers nobody
    await asOwner("UPDATE workspaces SET plan = 'Agency' WHERE workspace_id = ANY($1)", [
      [person.workspaceId, agency.workspaceId],
    ]);
    await asOwner('UPDATE workspaces SET paid_by = $2 WHERE workspace_id = $1', [
      person.workspaceId,
      agency.workspaceId,
    ]);
    expect((await name({ name: 'Aurora', contact: '' }, person)).status).toBe(409); // it is covered, and covers nobody
    const { body } = await name({ name: '  Aurora <b> ', contact: 'hello@aurora.example' });
    expect(body.data.agency).toEqual({ name: 'Aurora <b>', contact: 'hello@aurora.example' });
    const { token } = await share(person);
    const header = parse((await page(token)).body).querySelector('header')!;
    expect(header.text).toContain('Prepared by \u2068Aurora <b>\u2069');
    expect(header.text).toContain('hello@aurora.example');
    expect(header.querySelector('b')).toBeNull();
    await name({ name: '', contact: '' });
    expect(parse((await page(token)).body).querySelector('header')!.text).toContain('Northern Lights');
    const member = await register();
    await joinAsMember(member, agency.workspaceId);
    expect((await name({ name: 'Mine', contact: '' }, member)).status).toBe(403);
  });

  it('is deleted a month after it ended, and no sooner', async () => {
    const person = await owner();
    const { id, token } = await share(person);
    const after = (days: number) => reportsService({ now: () => new Date(Date.now() + days * DAY_MS) });
    const isThere = async () => (await asOwner('SELECT 1 FROM report_shares WHERE id = $1', [id])).length > 0;
    await after(119).deleteOldShares();
    expect(await isThere()).toBe(true);
    await after(121).deleteOldShares();
    expect(await isThere()).toBe(false);
    expect((await page(token)).status).toBe(404);
  });

  it('says what stood out in its days, and how far the goals are, in every form', async () => {
    const person = await owner();
    const keep = (week: string, state: string, facts: object, about: string) =>
      asOwner(
        "INSERT INTO insights (workspace_id, id, week, kind, about, facts, confidence, impact, state, created_at) VALUES ($1, gen_random_uuid(), $2, 'change', $3, $4, 97, 'high', $5, now())",
        [person.workspaceId, week, about, JSON.stringify(facts), state],
      );
    const change = (count: number) => ({
      kind: 'change',
      channel: 'website',
      metric: 'reach',
      count,
      expected: 60,
      weeks: 8,
      post: null,
    });
    await keep(addDays(today(), -1), 'open', change(84), 'website reach up');
    await keep(addDays(today(), -8), 'open', change(99), 'website reach up'); // older, about the same
    await keep(addDays(today(), -2), 'dismissed', change(10), 'website reach down');
    await keep(addDays(today(), -60), 'open', change(77), 'email reach up'); // before its days
    await person.call('analytics', analyticsContract.createGoal, {
      name: 'Tables “booked”',
      kind: 'conversion',
      match: '',
      monthly: 1_000,
    });
    const report = (await person.call('reports', reportsContract.getReport, { period: '30d' })).body.data;
    expect(report.insights.map((parts: { text: string }[]) => parts.map(({ text }) => text).join(''))).toEqual([
      expect.stringContaining('40% more people reached than usual on the website from'),
    ]);
    const answer = (query: string) => report.queries.find((one: { query: string }) => one.query === query);
    expect(answer('insights.1.count')).toMatchObject({ text: '84', name: 'Insight 1: counted' });
    expect(answer('goals.1.wanted').text).toBe('1,000');

    const document = parse((await page((await share(person)).token)).body);
    const text = document.text.replace(/\s+/g, ' ');
    expect(text).toContain('What stood out');
    expect(text).toContain('where about 60 were expected');
    expect(text).toContain('Tables “booked”');
    for (const link of document.querySelectorAll('a[href^="#"]'))
      expect(document.getElementById(link.getAttribute('href')!.slice(1))).not.toBeNull();
    expect(text).not.toMatch(/totals\.reach|insights\.1/);

    const { response } = await person.call('reports', reportsContract.getReportCsv, { period: '30d' });
    const files = unzipSync(await bytesOf(response));
    expect(strFromU8(files['insights.csv']!)).toContain(
      '"People reached","40%","one week against 8 before",97,"High","no"',
    );
    expect(strFromU8(files['goals.csv']!)).toContain(
      `"Tables “booked”","${today().slice(0, 7)}","Sales and bookings","",`,
    );
  });

  it('of one workspace cannot be withdrawn from another, and can by each of its members', async () => {
    const [person, stranger, member] = [await owner(), await register(), await register()];
    const { id, token } = await share(person);
    expect((await stranger.call('reports', reportsContract.deleteReportShare, { shareId: id })).status).toBe(404);
    await joinAsMember(member, person.workspaceId);
    for (const _again of [1, 2])
      expect((await member.call('reports', reportsContract.deleteReportShare, { shareId: id })).status).toBe(200);
    const withdrawn = await asOwner(
      "SELECT actor_name FROM activities WHERE workspace_id = $1 AND title LIKE 'A link to the report for % was withdrawn'",
      [person.workspaceId],
    );
    expect(withdrawn).toEqual([{ actor_name: member.session.user.name }]);
    expect((await page(token)).status).toBe(410);
  });
});
