import { authContract } from '../../../../src/contracts/auth';
import { automationsContract } from '../../../../src/contracts/automations';
import { campaignsContract } from '../../../../src/contracts/campaigns';
import { clickRate, openRate } from '../../../../src/domain/campaign';
import { MINUTE_MS } from '../../../../src/domain/duration';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import { functions } from '../../../testing/world';
import { expireDemos } from '../../auth/demo/demo-expiry-wiring';
import { demoFilling } from '../../auth/demo/demo-wiring';

useDatabase();

async function openDemo() {
  const demo = makeClient(functions);
  const { body } = await demo.call('auth', authContract.login, {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'x',
    zone: 'America/New_York',
  });
  return { ...demo, workspaceId: body.data.workspace.id as string };
}

const list = async (demo: Awaited<ReturnType<typeof openDemo>>, filter: 'active' | 'all' = 'active') =>
  (await demo.call('campaigns', campaignsContract.listCampaigns, { filter })).body.data;

let demo: Awaited<ReturnType<typeof openDemo>>;
beforeAll(async () => {
  demo = await openDemo();
});

describe('the campaigns of a demo', () => {
  it('are two active ones, one that is out and one draft', async () => {
    const { counts, currency, items } = await list(demo, 'all');
    expect([counts, currency]).toEqual([{ active: 2, completed: 1, draft: 1, all: 4 }, 'USD']);
    expect(
      items.map(({ name, type, status }: { name: string; type: string; status: string }) => [name, type, status]),
    ).toEqual([
      ['Long tables in the yard', 'email', 'draft'],
      ['Friday burger night', 'broadcast', 'active'],
      ['New menu, first look', 'email', 'completed'],
      ['Welcome, new regulars', 'automation', 'active'],
    ]);
  });

  it('have the figures that are drawn, out of their ledger', async () => {
    const [friday, welcome] = (await list(demo)).items;
    expect(friday).toMatchObject({
      name: 'Friday burger night',
      aiOptimized: true,
      progress: 72,
      counts: { total: 1_741, sent: 1_248, opens: 611, clicks: 142, conversions: 31, revenue: 117_800, bounced: 6 },
    });
    expect(welcome).toMatchObject({
      name: 'Welcome, new regulars',
      aiOptimized: true,
      progress: 64,
      endedAt: null,
      counts: { sent: 412, opens: 268, clicks: 97, conversions: 22, revenue: 66_200 },
    });
    expect(
      [openRate(friday.counts), clickRate(friday.counts), openRate(welcome.counts), clickRate(welcome.counts)].map(
        (rate) => (100 * rate!).toFixed(1),
      ),
    ).toEqual(['49.0', '23.2', '65.0', '36.2']);
    const kept = await asOwner<{ kind: string; n: number }>(
      "SELECT kind, sum(step)::int AS n FROM campaign_steps WHERE workspace_id = $1 AND kind IN ('sent', 'opens', 'clicks', 'conversions', 'revenue') GROUP BY 1 ORDER BY 1",
      [demo.workspaceId],
    );
    const [real] = await asOwner<Record<string, number>>(
      'SELECT count(clicked_at)::int AS clicks, count(converted_at)::int AS conversions, count(opened_at)::int AS opens, sum(revenue)::int AS revenue, count(sent_at)::int AS sent FROM deliveries WHERE workspace_id = $1',
      [demo.workspaceId],
    );
    expect(Object.fromEntries(kept.map(({ kind, n }) => [kind, n]))).toEqual(real);
  });

  it('have happened in a possible order, and what waits is due after the demo has ended', async () => {
    const [impossible] = await asOwner<{ n: number }>(
      `SELECT count(*)::int AS n FROM deliveries WHERE workspace_id = $1 AND (sent_at > now() OR opened_at < sent_at OR opened_at > now() OR clicked_at < opened_at OR converted_at < clicked_at OR (state = 'waiting' AND not_before < now() + interval '24 hours') OR (clicked_at IS NOT NULL AND opened_at IS NULL))`,
      [demo.workspaceId],
    );
    expect(impossible!.n).toBe(0);
    const [runs] = await asOwner<{ active: number; done: number; due: number }>(
      "SELECT count(*) FILTER (WHERE state = 'active')::int AS active, count(*) FILTER (WHERE state = 'done')::int AS done, count(*) FILTER (WHERE wakes_at < now() + interval '24 hours')::int AS due FROM automation_runs WHERE workspace_id = $1",
      [demo.workspaceId],
    );
    expect(runs).toEqual({ active: 57, done: 104, due: 0 });
  });

  it('are to people of the book and to former ones, whom the list shows page by page', async () => {
    const [friday] = (await list(demo)).items;
    const page = (await demo.call('campaigns', campaignsContract.listDeliveries, { campaignId: friday.id, limit: 100 }))
      .body.data;
    expect(page.items).toHaveLength(100);
    const known = page.items.filter(({ contactId }: { contactId: string | null }) => contactId !== null);
    expect(known.length).toBeGreaterThan(15);
    expect(known[0]).toMatchObject({
      name: expect.stringMatching(/\w/),
      address: expect.stringContaining('@'),
      state: 'sent',
    });
    const report = (await demo.call('campaigns', campaignsContract.getCampaignReport, { campaignId: friday.id })).body
      .data;
    expect(report.links.map(({ url }: { url: string }) => url).sort()).toEqual([
      'https://cornergrill.example/menu',
      'https://cornergrill.example/table',
    ]);
    expect(report.links.reduce((sum: number, { people }: { people: number }) => sum + people, 0)).toBe(142);
    expect(report.bounces).toEqual([{ cause: 'This mailbox does not exist.', people: 6 }]);
    expect(report.hours.reduce((sum: number, { opens }: { opens: number }) => sum + opens, 0)).toBe(611);
  });

  it('lead to recommendations of their own, with the sample they rest on', async () => {
    const { items, sent, needed } = (await demo.call('campaigns', campaignsContract.listCampaignRecommendations, {}))
      .body.data;
    expect([sent, needed]).toEqual([1_896, 200]);
    expect(
      items.map(({ title, confidence, sample }: { title: string; confidence: number; sample: number }) => [
        title,
        confidence,
        sample,
      ]),
    ).toEqual([
      [
        expect.stringMatching(/^Send “New menu, first look” again to \d+ people who opened nothing recently$/),
        0.99,
        1_896,
      ],
      ['Send at 15:00 instead of 11:00', 0.84, 1_484],
    ]);
  });

  it('stand in the timelines of those who got them, and leave alone when they were last in touch', async () => {
    const [timelines] = await asOwner<{ sent: number; opened: number; off: number }>(
      `SELECT count(*) FILTER (WHERE kind = 'mail-sent' AND title LIKE 'Sent the email%')::int AS sent, count(*) FILTER (WHERE kind = 'mail-opened')::int AS opened,
         (SELECT count(*)::int FROM contacts c WHERE workspace_id = $1 AND last_contact_at = ANY(SELECT sent_at FROM deliveries d WHERE d.workspace_id = $1 AND d.contact_id = c.id)) AS off FROM contact_events WHERE workspace_id = $1`,
      [demo.workspaceId],
    );
    const [ledger] = await asOwner<{ sent: number; opened: number }>(
      'SELECT count(sent_at)::int AS sent, count(opened_at)::int AS opened FROM deliveries WHERE workspace_id = $1 AND contact_id IS NOT NULL',
      [demo.workspaceId],
    );
    expect(timelines).toEqual({ ...ledger, off: 0 });
    expect(timelines!.sent).toBeGreaterThan(50);
  });

  it('have people on their way who wait at waits, and a log of each that agrees with the ledger', async () => {
    const { id: campaignId } = (await list(demo)).items.find(({ type }: { type: string }) => type === 'automation');
    const { steps, waiting, people, mails } = (
      await demo.call('automations', automationsContract.getAutomation, { campaignId })
    ).body.data;
    expect([people, waiting]).toEqual([
      { active: 57, done: 104, goal: 0, ended: 0, left: 0, stopped: 0 },
      { 'wait-1': 14, 'wait-2': 43 },
    ]);
    expect(Object.values(mails).map((mail) => (mail as { sent: number }).sent)).toEqual([161, 147, 104]);
    const runs = (await demo.call('automations', automationsContract.listAutomationRuns, { campaignId, limit: 100 }))
      .body.data.items;
    expect(new Set(runs.map(({ state }: { state: string }) => state))).toEqual(new Set(['active', 'done']));
    for (const run of runs as {
      id: string;
      state: string;
      stepId: string | null;
      wakesAt: string | null;
      enteredAt: string;
    }[]) {
      const log: { stepId: string | null; did: boolean; sentence: string; at: string }[] = (
        await demo.call('automations', automationsContract.listRunLog, { campaignId, runId: run.id })
      ).body.data.items;
      expect(log[0]).toMatchObject({ stepId: null, sentence: 'Entered: signed up.', at: run.enteredAt });
      const sent = log.filter(({ stepId }) => stepId?.startsWith('send-'));
      expect(sent.every(({ did, sentence }) => did && sentence.startsWith('Sent “'))).toBe(true);
      const last = log.at(-1)!;
      if (run.state === 'active') {
        const step = steps.find(({ id }: { id: string }) => id === run.stepId);
        expect([step.do, last.stepId, Date.parse(last.at) + step.minutes * MINUTE_MS]).toEqual([
          'wait',
          run.stepId,
          Date.parse(run.wakesAt!),
        ]);
      } else expect([sent.length, last.sentence]).toEqual([3, 'Completed all steps.']);
    }
    const [odd] = await asOwner<{ n: number }>(
      `SELECT count(*)::int AS n FROM automation_log l JOIN automation_runs r ON r.workspace_id = l.workspace_id AND r.id = l.run_id FULL JOIN (SELECT * FROM deliveries WHERE workspace_id = $1 AND occasion <> '') d ON d.occasion = l.run_id || ':' || l.step_id
       WHERE coalesce(l.workspace_id, d.workspace_id) = $1 AND (l.id IS NULL OR (l.step_id LIKE 'send-%' AND (d.id IS NULL OR d.contact_id <> r.contact_id OR d.sent_at <> l.at)))`,
      [demo.workspaceId],
    );
    expect(odd!.n).toBe(0);
    expect(
      await asOwner(
        "SELECT trigger_since = started_at AS same FROM campaigns WHERE workspace_id = $1 AND type = 'automation'",
        [demo.workspaceId],
      ),
    ).toEqual([{ same: true }]);
  });

  it('lead those through the automation who signed up on the page, when they did, and write to nobody else', async () => {
    const { id: campaignId } = (await list(demo)).items.find(({ type }: { type: string }) => type === 'automation');
    const [odd] = await asOwner<{ runs: number; signups: number; mails: number }>(
      `SELECT (SELECT count(*)::int FROM automation_runs r JOIN contacts c ON c.workspace_id = r.workspace_id AND c.id = r.contact_id WHERE r.campaign_id = $2 AND (c.source <> 'Sign-up page' OR r.entered_at NOT BETWEEN c.created_at AND c.created_at + interval '1 minute' OR c.email_consent <> 'granted')) AS runs,
         (SELECT count(*)::int FROM contacts c WHERE workspace_id = $1 AND source = 'Sign-up page' AND NOT EXISTS (SELECT 1 FROM automation_runs r WHERE r.workspace_id = $1 AND r.contact_id = c.id AND r.campaign_id = $2)) AS signups,
         (SELECT count(*)::int FROM deliveries WHERE campaign_id = $2 AND contact_id IS NULL) AS mails`,
      [demo.workspaceId, campaignId],
    );
    expect(odd).toEqual({ runs: 0, signups: 0, mails: 0 });
    const timeline = await asOwner<{ title: string }>(
      "SELECT e.title FROM contact_events e JOIN automation_runs r ON r.workspace_id = e.workspace_id AND r.contact_id = e.contact_id WHERE r.campaign_id = $1 AND r.state = 'done' AND e.kind = 'mail-sent' GROUP BY 1",
      [campaignId],
    );
    expect(timeline.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Sent the email “Welcome”',
        'Sent the email “What people come for”',
        'Sent the email “How was it?”',
      ]),
    );
  });

  it('lack nothing that checks ask for, but for the words of the draft and what the installation has to set', async () => {
    for (const { id: campaignId, status } of (await list(demo, 'all')).items as { id: string; status: string }[]) {
      const { items } = (await demo.call('campaigns', campaignsContract.checkCampaign, { campaignId })).body.data as {
        items: { check: string; state: string; sentence: string }[];
      };
      const failing = items
        .filter(({ check, state }) => state === 'fail' && check !== 'server')
        .map(({ sentence }) => sentence);
      expect(failing).toEqual(status === 'draft' ? [expect.stringContaining('[Your offer')] : []);
    }
  });

  it('can be changed while they run, as real ones', async () => {
    const campaign = (await list(demo)).items.find(({ type }: { type: string }) => type === 'automation');
    const { trigger, steps, goal, reentry, revision } = (
      await demo.call('automations', automationsContract.getAutomation, { campaignId: campaign.id })
    ).body.data;
    const { status, body } = await demo.call('automations', automationsContract.updateAutomation, {
      campaignId: campaign.id,
      revision,
      trigger,
      goal,
      reentry,
      steps: [...steps, { id: 'wait-3', do: 'wait', minutes: 60 }],
    } as never);
    expect([status, body.data.steps.length]).toEqual([200, steps.length + 1]);
  });

  it('write nobody: starting one is refused', async () => {
    const { items } = await list(demo, 'all');
    const { status, body } = await demo.call('campaigns', campaignsContract.startCampaign, { campaignId: items[0].id });
    expect([status, body.code]).toEqual([403, 'demo_forbidden']);
  });
});

it('go with the demo when its day is over, and other demos keep theirs', async () => {
  const ended = await openDemo();
  await demoFilling().fillDemo(ended);
  await asOwner("UPDATE workspaces SET ends_at = now() - interval '1 second' WHERE workspace_id = $1", [
    ended.workspaceId,
  ]);
  await expireDemos();
  for (const table of [
    'campaigns',
    'campaign_emails',
    'deliveries',
    'delivery_events',
    'conversions',
    'campaign_steps',
    'automation_runs',
    'automation_log',
  ])
    expect(await asOwner(`SELECT 1 FROM ${table} WHERE workspace_id = $1 LIMIT 1`, [ended.workspaceId])).toEqual([]);
  expect((await list(demo, 'all')).counts.all).toBe(4);
});
