import { campaignsContract } from '../../../../src/contracts/campaigns';
import type { ResendableState } from '../../../../src/domain/campaign';
import { campaignIn, campaignRow, countsIn, ledgerOf, readersIn } from '../../../testing/builders/sent-campaigns';
import { asOwner, useDatabase } from '../../../testing/database';
import { refusal } from '../../../testing/mail-server';
import { jobsFor, sendNow } from '../../../testing/send-now';
import { useMailServer } from '../../../testing/use-mail-server';
import { register } from '../../../testing/world';

useDatabase();
const mail = useMailServer();

type Owner = Awaited<ReturnType<typeof register>>;
const resend = ({ call }: Owner, campaignId: string, state: ResendableState) =>
  call('campaigns', campaignsContract.resendDeliveries, { campaignId, state });
const refusing = {
  onRcptTo: ({ address }: { address: string }, _session: unknown, done: (error?: Error) => void) =>
    done(/^p[0-2]@/.test(address) ? refusal('550 5.7.1 blocked by policy') : undefined),
};
const started = async (options: Parameters<typeof mail.start>[0]) => {
  const server = await mail.start(options);
  const owner = await register();
  const people = await readersIn(owner.workspaceId, 6);
  const { campaignId } = await campaignIn(owner.workspaceId);
  await sendNow(owner.workspaceId, campaignId);
  return { server, owner, people, campaignId };
};

describe('sending again', () => {
  it('refused mails of a campaign that has ended go out once more, to who may still be written to, and the others get nothing', async () => {
    const { owner, people, campaignId } = await started(refusing);
    expect([(await campaignRow(campaignId)).status, (await countsIn(campaignId)).rows]).toEqual([
      'completed',
      { failed: 3, sent: 3 },
    ]);
    await asOwner("UPDATE contacts SET email_consent = 'withdrawn' WHERE id = $1", [people[2]]);
    const server = await mail.start();
    const { status, body } = await resend(owner, campaignId, 'failed');
    expect([status, body.data]).toMatchObject([
      200,
      { status: 'active', endedAt: null, counts: { failed: 0, sent: 3, total: 6 } },
    ]);
    expect(await jobsFor(campaignId)).toBe(1);
    await sendNow(owner.workspaceId, campaignId);
    expect(server.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(['p0@example.com', 'p1@example.com']);
    expect(await countsIn(campaignId)).toEqual({
      rows: { sent: 5, skipped: 1 },
      counted: { total: 6, sent: 5, skipped: 1 },
    });
    expect((await campaignRow(campaignId)).status).toBe('completed');
    expect(
      await asOwner("SELECT title FROM activities WHERE workspace_id = $1 AND title LIKE 'Refused%'", [
        owner.workspaceId,
      ]),
    ).toEqual([{ title: 'Refused emails of the campaign “Rye week” are being resent' }]);
    expect(await resend(owner, campaignId, 'failed')).toMatchObject({
      status: 409,
      body: { error: 'This campaign no longer has any refused emails.' },
    });
  });

  it('uncertain ones go out only when somebody chooses so, under the Message-ID that they had', async () => {
    let came = 0;
    const { server: first, owner, campaignId } = await started({ answer: () => (came++ === 3 ? 'cut' : undefined) });
    const uncertain = (await ledgerOf(campaignId)).filter(({ state }) => state === 'uncertain');
    expect(uncertain.length).toBeGreaterThan(0);
    const idsOf = (mails: typeof first.mails) =>
      new Map(mails.map(({ recipients, parsed }) => [recipients[0], parsed.messageId]));
    const server = await mail.start();
    await sendNow(owner.workspaceId, campaignId);
    expect(server.mails).toEqual([]);
    await resend(owner, campaignId, 'failed').then(({ status }) => expect(status).toBe(409));
    expect((await resend(owner, campaignId, 'uncertain')).status).toBe(200);
    await sendNow(owner.workspaceId, campaignId);
    expect(server.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(
      uncertain.map(({ address }) => address).sort(),
    );
    for (const [address, messageId] of idsOf(server.mails))
      if (idsOf(first.mails).has(address)) expect(messageId).toBe(idsOf(first.mails).get(address));
  });

  it('of a paused campaign waits until it goes on', async () => {
    const { owner, campaignId } = await started(refusing);
    await asOwner("UPDATE campaigns SET status = 'paused', ended_at = NULL WHERE id = $1", [campaignId]);
    expect((await resend(owner, campaignId, 'failed')).body.data).toMatchObject({
      status: 'paused',
      counts: { failed: 0 },
    });
    expect(await jobsFor(campaignId)).toBe(0);
  });

  it('never takes along what waited when the campaign was ended, and is refused for drafts and for strangers', async () => {
    const { owner, campaignId } = await started(refusing);
    await asOwner("UPDATE deliveries SET state = 'waiting' WHERE campaign_id = $1 AND address = 'p5@example.com'", [
      campaignId,
    ]);
    expect(await resend(owner, campaignId, 'failed')).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('still ending') },
    });
    await asOwner("UPDATE campaigns SET status = 'draft' WHERE id = $1", [campaignId]);
    expect((await resend(owner, campaignId, 'failed')).status).toBe(409);
    expect((await resend(await register(), campaignId, 'failed')).status).toBe(404);
    expect((await countsIn(campaignId)).rows).toMatchObject({ failed: 3 });
  });

  it('has the server’s words for what is refused and what is uncertain in the report', async () => {
    const { owner, campaignId } = await started(refusing);
    expect(
      (await owner.call('campaigns', campaignsContract.getCampaignReport, { campaignId })).body.data,
    ).toMatchObject({
      refusals: [{ cause: expect.stringContaining('550 5.7.1 blocked by policy'), people: 3 }],
      uncertainties: [],
    });
  });
});
