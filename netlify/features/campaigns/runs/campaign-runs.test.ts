import type { CampaignCheck } from '../../../../src/contracts/campaign-runs';
import { campaignsContract } from '../../../../src/contracts/campaigns';
import { HOUR_MS } from '../../../../src/domain/duration';
import { activityEvents } from '../../../../src/domain/activity-events';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { addCampaign, addDelivered } from '../../../testing/campaigns';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { campaignSenderJobs } from '../../sending/campaigns/campaign-sender-wiring';
import { campaignLedgerRepository } from './campaign-ledger-repository';
import { campaignRunRepository } from './campaign-run-repository';
import { makeCampaignRunService } from './campaign-run-service';
import { campaignsRepository } from '../campaigns-repository';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const verbs = {
  start: campaignsContract.startCampaign,
  pause: campaignsContract.pauseCampaign,
  resume: campaignsContract.resumeCampaign,
  stop: campaignsContract.stopCampaign,
  unschedule: campaignsContract.unscheduleCampaign,
};
const turn = ({ call }: Owner, verb: keyof typeof verbs, campaignId: string) =>
  call('campaigns', verbs[verb], { campaignId });

/** The service as it is wired, with checks that say what the test wants. */
const withChecks = (checks: Partial<CampaignCheck>[]) =>
  makeCampaignRunService({
    repository: campaignsRepository,
    turns: campaignRunRepository,
    ledger: campaignLedgerRepository,
    check: () => Promise.resolve(checks as CampaignCheck[]),
    clock: systemClock,
    ids: systemIds,
  });
const jobsOf = async (campaignId: string) =>
  (
    await asOwner<{ name: string }>("SELECT name FROM pgboss.job WHERE data ->> 'campaignId' = $1 ORDER BY name", [
      campaignId,
    ])
  ).map(({ name }) => name);
const titles = async (workspaceId: string) =>
  (
    await asOwner<{ title: string }>(
      "SELECT title FROM activities WHERE workspace_id = $1 AND title LIKE 'The campaign%' ORDER BY created_at, id",
      [workspaceId],
    )
  ).map(({ title }) => title);

describe('starting', () => {
  it('makes a draft active, asks the sender and tells it in the log', async () => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { status: 'draft' });
    const before = Date.now();
    const started = await withChecks([{ state: 'pass' }, { state: 'warn', sentence: 'The subject is long.' }]).start(
      { id: owner.workspaceId },
      campaignId,
      owner.session.user,
    );
    expect(started).toMatchObject({ status: 'active', endedAt: null, cause: null });
    expect(Date.parse(started.startedAt!)).toBeGreaterThanOrEqual(before);
    expect(await jobsOf(campaignId)).toEqual(['send-campaign']);
    expect(await titles(owner.workspaceId)).toEqual(['The campaign “Spring” was started']);
  });

  it('with a mail that Gmail cuts off is refused unless somebody confirms it', async () => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { status: 'draft' });
    const runs = withChecks([{ check: 'size', state: 'fail', sentence: 'This email is 120 KB.' }]);
    await expect(runs.start({ id: owner.workspaceId }, campaignId, owner.session.user)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This email is 120 KB.',
    });
    await expect(
      withChecks([
        { check: 'size', state: 'fail', sentence: 'Large.' },
        { check: 'subject', state: 'fail', sentence: 'No subject.' },
      ]).start({ id: owner.workspaceId }, campaignId, owner.session.user, { largeConfirmed: true }),
    ).rejects.toMatchObject({ message: 'No subject.' });
    expect(
      await runs.start({ id: owner.workspaceId }, campaignId, owner.session.user, { largeConfirmed: true }),
    ).toMatchObject({ status: 'active' });
    expect(await asOwner('SELECT large_confirmed FROM campaigns WHERE id = $1', [campaignId])).toEqual([
      { large_confirmed: true },
    ]);
  });

  it('of one with a time leaves a job that begins at that very time', async () => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { status: 'draft' });
    const sendAt = new Date(Date.now() + 5 * HOUR_MS);
    await asOwner('UPDATE campaigns SET send_at = $2 WHERE id = $1', [campaignId, sendAt]);
    await withChecks([]).start({ id: owner.workspaceId }, campaignId, owner.session.user);
    const jobs = await asOwner<{ start_after: Date }>(
      "SELECT start_after FROM pgboss.job WHERE name = 'send-campaign' AND data ->> 'campaignId' = $1 ORDER BY start_after",
      [campaignId],
    );
    expect(jobs).toHaveLength(2);
    expect(jobs[1]!.start_after.getTime()).toBe(sendAt.getTime());
  });

  it('and stopping it says no more that it is tried again', async () => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { status: 'active' });
    await asOwner(
      "UPDATE campaigns SET cause = 'The email server isn’t accepting emails right now. We keep trying automatically.' WHERE id = $1",
      [campaignId],
    );
    expect((await turn(owner, 'stop', campaignId)).body.data).toMatchObject({ status: 'completed', cause: null });
  });

  it('of one with a time says so, and asks the sender at once: it fixes the mail now', async () => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { status: 'draft' });
    await asOwner("UPDATE campaigns SET send_at = now() + interval '1 day' WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    expect(await withChecks([]).start({ id: owner.workspaceId }, campaignId, owner.session.user)).toMatchObject({
      status: 'active',
    });
    expect(await jobsOf(campaignId)).toEqual(['send-campaign', 'send-campaign']);
    expect(
      await asOwner("SELECT title, status FROM activities WHERE workspace_id = $1 AND title LIKE 'The campaign%'", [
        owner.workspaceId,
      ]),
    ).toEqual([{ title: 'The campaign “Spring” was scheduled', status: 'pending' }]);
  });

  it('is refused with the sentences of the checks that fail, each once, and changes nothing', async () => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { status: 'draft' });
    const fails = [
      'Write a subject.',
      'Write a subject.',
      'The button leads nowhere.',
      'The picture has no description.',
      'Nobody would get it.',
    ].map((sentence) => ({ state: 'fail' as const, sentence }));
    await expect(
      withChecks([{ state: 'warn', sentence: 'The subject is long.' }, ...fails]).start(
        { id: owner.workspaceId },
        campaignId,
        owner.session.user,
      ),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: 'Write a subject. The button leads nowhere. The picture has no description. And 1 more: see Checks.',
    });
    expect((await owner.call('campaigns', campaignsContract.getCampaign, { campaignId })).body.data).toMatchObject({
      status: 'draft',
      startedAt: null,
    });
    expect([await jobsOf(campaignId), await titles(owner.workspaceId)]).toEqual([[], []]);
  });

  it('asks the real checks: an empty mail is not sent', async () => {
    const owner = await register();
    const { body } = await owner.call('campaigns', campaignsContract.createCampaign, {});
    const checks = (await owner.call('campaigns', campaignsContract.checkCampaign, { campaignId: body.data.id })).body
      .data.items as CampaignCheck[];
    const failing = checks.filter(({ state }) => state === 'fail');
    const refused = await turn(owner, 'start', body.data.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(failing.length).toBeGreaterThan(0);
    expect(refused.body.error).toContain(failing[0]!.sentence);
  });

  it('of an automation needs what starts it and a step', async () => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { status: 'draft', type: 'automation' });
    await expect(withChecks([]).start({ id: owner.workspaceId }, campaignId, owner.session.user)).rejects.toMatchObject(
      { message: 'Choose a trigger for this automation. Add at least one step to this automation.' },
    );
    await asOwner(
      `UPDATE campaigns SET trigger = '{"on":"form"}', steps = '[{"id":"wait-1","do":"wait","minutes":5}]' WHERE workspace_id = $1`,
      [owner.workspaceId],
    );
    expect(await withChecks([]).start({ id: owner.workspaceId }, campaignId, owner.session.user)).toMatchObject({
      status: 'active',
    });
  });

  it('twice at once is done once', async () => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { status: 'draft' });
    const both = await Promise.allSettled(
      [1, 2].map(() => withChecks([]).start({ id: owner.workspaceId }, campaignId, owner.session.user)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: 'This campaign is already running.' },
    });
    expect(await jobsOf(campaignId)).toHaveLength(1);
  });
});

it('a mail that comes back after the server took it is decided once: the progress says so', async () => {
  const owner = await register();
  const spring = await addCampaign(owner.workspaceId);
  await addDelivered(owner.workspaceId, spring, { mails: 4 });
  await addDelivered(owner.workspaceId, spring, { mails: 1, state: 'bounced' });
  await addDelivered(owner.workspaceId, spring, { mails: 5, state: 'waiting' });
  const progress = async () =>
    (await owner.call('campaigns', campaignsContract.getCampaign, { campaignId: spring.campaignId })).body.data;
  expect(await progress()).toMatchObject({ progress: 50, counts: { sent: 4, bounced: 1 } });
  await asOwner(
    "UPDATE deliveries SET state = 'bounced', bounced_at = now() WHERE campaign_id = $1 AND address IN ('person-1@example.com', 'person-2@example.com') AND state = 'sent'",
    [spring.campaignId],
  );
  expect(await progress()).toMatchObject({ progress: 50, counts: { sent: 4, bounced: 3 } });
});

describe('under way', () => {
  it('one is paused, goes on where it stopped and is ended, each told in the log', async () => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId);
    expect((await turn(owner, 'pause', campaignId)).body.data).toMatchObject({ status: 'paused' });
    expect(await jobsOf(campaignId)).toEqual([]);
    await asOwner("UPDATE campaigns SET cause = 'The mail server refuses us.' WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    expect((await turn(owner, 'resume', campaignId)).body.data).toMatchObject({ status: 'active', cause: null });
    expect(await jobsOf(campaignId)).toEqual(['send-campaign']);
    const ended = (await turn(owner, 'stop', campaignId)).body.data;
    expect(ended).toMatchObject({ status: 'completed', progress: 100 });
    expect(Date.parse(ended.endedAt)).toBeGreaterThanOrEqual(Date.parse(ended.startedAt));
    const named = { id: campaignId, name: 'Spring' };
    expect(await titles(owner.workspaceId)).toEqual(
      [
        activityEvents.campaignPaused(named),
        activityEvents.campaignResumed(named),
        activityEvents.campaignStopped(named),
      ].map(({ title }) => title),
    );
  });

  it('what waits when one is ended is skipped, counted so, and says why', async () => {
    const owner = await register();
    const spring = await addCampaign(owner.workspaceId);
    await addDelivered(owner.workspaceId, spring, { mails: 2 });
    await addDelivered(owner.workspaceId, spring, { mails: 3, state: 'waiting' });
    const states = async (state?: 'waiting' | 'skipped') =>
      (
        await owner.call('campaigns', campaignsContract.listDeliveries, { campaignId: spring.campaignId, state })
      ).body.data.items.map((row: { state: string; cause: string | null }) => [row.state, row.cause]);
    expect(await states('waiting')).toHaveLength(3);
    expect((await turn(owner, 'stop', spring.campaignId)).body.data.counts).toMatchObject({
      total: 5,
      sent: 2,
      skipped: 3,
    });
    expect(
      await asOwner(
        'SELECT state, cause, count(*)::int AS n FROM deliveries WHERE campaign_id = $1 GROUP BY 1, 2 ORDER BY 1',
        [spring.campaignId],
      ),
    ).toEqual([
      { state: 'sent', cause: null, n: 2 },
      { state: 'skipped', cause: 'The campaign ended before it was sent.', n: 3 },
    ]);
    expect(await states('waiting')).toEqual([]);
    expect(await states('skipped')).toEqual(
      Array.from({ length: 3 }, () => ['skipped', 'The campaign ended before it was sent.']),
    );
    expect(await states()).toHaveLength(5);
  });

  it('of many that wait when one is ended the first are skipped at once, and the sender’s job does the rest', async () => {
    const owner = await register();
    const spring = await addCampaign(owner.workspaceId);
    await addDelivered(owner.workspaceId, spring, { mails: 10_003, state: 'waiting' });
    expect((await turn(owner, 'stop', spring.campaignId)).body.data.counts).toMatchObject({
      total: 10_003,
      skipped: 5_000,
    });
    expect(await jobsOf(spring.campaignId)).toEqual(['send-campaign']);
    await campaignSenderJobs().send(
      { workspaceId: owner.workspaceId, campaignId: spring.campaignId },
      new AbortController().signal,
    );
    expect(
      (await owner.call('campaigns', campaignsContract.getCampaign, { campaignId: spring.campaignId })).body.data
        .counts,
    ).toMatchObject({ total: 10_003, skipped: 10_003 });
  });

  it('whoever is in an automation leaves it when it is ended', async () => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { type: 'automation' });
    await asOwner(
      `WITH made AS (INSERT INTO contacts (workspace_id, id, status, source, search, name_key, created_at, updated_at) SELECT $1, gen_random_uuid(), 'lead', '', '', '', now(), now() FROM generate_series(1, 3) RETURNING id)
       INSERT INTO automation_runs (workspace_id, id, campaign_id, contact_id, entry_key, state, entered_at, wakes_at) SELECT $1, gen_random_uuid(), $2, id, 'once', CASE WHEN row_number() OVER () = 1 THEN 'done' ELSE 'active' END, now(), now() FROM made`,
      [owner.workspaceId, campaignId],
    );
    await turn(owner, 'stop', campaignId);
    expect(
      await asOwner(
        'SELECT state, count(*)::int AS n, count(ended_at)::int AS ended, count(wakes_at)::int AS wakes FROM automation_runs WHERE workspace_id = $1 GROUP BY 1 ORDER BY 1',
        [owner.workspaceId],
      ),
    ).toEqual([
      { state: 'done', n: 1, ended: 0, wakes: 1 },
      { state: 'stopped', n: 2, ended: 2, wakes: 0 },
    ]);
  });

  it.each([
    ['draft', 'pause', 'This campaign has not started yet.'],
    ['draft', 'resume', 'This campaign has not started yet.'],
    ['draft', 'stop', 'This campaign has not started yet.'],
    ['active', 'start', 'This campaign is already running.'],
    ['active', 'resume', 'This campaign is already running.'],
    ['paused', 'start', 'This campaign is paused. Resume it instead of starting it again.'],
    ['paused', 'pause', 'This campaign is already paused.'],
    ['completed', 'start', 'This campaign has ended. Make a copy to send it again.'],
    ['completed', 'pause', 'This campaign has ended. Make a copy to send it again.'],
    ['draft', 'unschedule', 'This campaign is already a draft.'],
    ['active', 'unschedule', 'This campaign is already being sent. Pause it first.'],
    ['completed', 'unschedule', 'This campaign has ended. Make a copy to send it again.'],
    ['completed', 'resume', 'This campaign has ended. Make a copy to send it again.'],
    ['completed', 'stop', 'This campaign has already ended.'],
  ] as const)('from %s there is no %s', async (status, verb, sentence) => {
    const owner = await register();
    const { campaignId } = await addCampaign(owner.workspaceId, { status });
    const { status: code, body } = await turn(owner, verb, campaignId);
    expect([code, body.error]).toEqual([409, sentence]);
    expect(await asOwner('SELECT status FROM campaigns WHERE workspace_id = $1', [owner.workspaceId])).toEqual([
      { status },
    ]);
    expect(await jobsOf(campaignId)).toEqual([]);
  });

  it.each(['start', 'pause', 'resume', 'stop', 'unschedule'] as const)(
    'another workspace cannot %s it',
    async (verb) => {
      const [owner, other] = [await register(), await register()];
      const { campaignId } = await addCampaign(owner.workspaceId, {
        status: verb === 'start' ? 'draft' : verb === 'resume' || verb === 'unschedule' ? 'paused' : 'active',
      });
      expect((await turn(other, verb, campaignId)).status).toBe(404);
    },
  );
});
