import { addCampaign, addDelivered } from '../../testing/campaigns';
import { asOwner, useDatabase } from '../../testing/database';
import { countsOf, sentMail } from '../../testing/sent-mail';
import { register } from '../../testing/world';
import { trackingJobs } from './tracking-wiring';

useDatabase();

it('the hourly job adds counts up and changes none, of this workspace as of others', async () => {
  const [mail, other] = [
    await sentMail((await register()).workspaceId),
    await sentMail((await register()).workspaceId),
  ];
  for (const { workspaceId, campaign } of [mail, other]) {
    await asOwner(
      "INSERT INTO campaign_steps (workspace_id, campaign_id, email_id, kind, step) SELECT $1, $2, $3, CASE WHEN n % 2 = 0 THEN 'opens' ELSE 'clicks' END, 1 FROM generate_series(1, 300) n",
      [workspaceId, campaign.campaignId, campaign.emailId],
    );
  }
  const before = [await countsOf(mail), await countsOf(other)];
  await Promise.all([trackingJobs().tidyCampaigns(), trackingJobs().tidyCampaigns()]);
  expect([await countsOf(mail), await countsOf(other)]).toEqual(before);
  expect(before[0]).toEqual({ total: 1, sent: 1, opens: 150, clicks: 150 });
  expect(
    await asOwner('SELECT kind FROM campaign_steps WHERE workspace_id = $1 ORDER BY kind', [mail.workspaceId]),
  ).toEqual(['clicks', 'opens', 'sent', 'total'].map((kind) => ({ kind })));
});

it('and forgets reports of mail servers after 30 days', async () => {
  const source = `test-${crypto.randomUUID()}`;
  await asOwner(
    "INSERT INTO mail_receipts (source, event_id, at) VALUES ($1, 'old', now() - interval '30 days 1 hour'), ($1, 'young', now() - interval '29 days 23 hours')",
    [source],
  );
  await trackingJobs().tidyCampaigns();
  expect(await asOwner('SELECT event_id FROM mail_receipts WHERE source = $1', [source])).toEqual([
    { event_id: 'young' },
  ]);
});

it('and skips what still waits of campaigns that have ended, and nothing of others', async () => {
  const owner = await register();
  const [ended, under] = [
    await addCampaign(owner.workspaceId, { status: 'completed' }),
    await addCampaign(owner.workspaceId, { status: 'paused' }),
  ];
  for (const campaign of [ended, under])
    await addDelivered(owner.workspaceId, campaign, { mails: 2, state: 'waiting' });
  await trackingJobs().tidyCampaigns();
  expect(
    await asOwner(
      'SELECT campaign_id AS id, state, cause FROM deliveries WHERE workspace_id = $1 GROUP BY 1, 2, 3 ORDER BY 2',
      [owner.workspaceId],
    ),
  ).toEqual([
    { id: ended.campaignId, state: 'skipped', cause: 'The campaign ended before it was sent.' },
    { id: under.campaignId, state: 'waiting', cause: null },
  ]);
});
