import { campaignsContract } from '../../../../src/contracts/campaigns';
import { HOUR_MS } from '../../../../src/domain/duration';
import { inWorkspace } from '../../../database/client';
import { campaignIn, campaignRow, countsIn, ledgerOf, readersIn } from '../../../testing/builders/sent-campaigns';
import { asOwner, useDatabase } from '../../../testing/database';
import { sendNow } from '../../../testing/send-now';
import { useMailServer } from '../../../testing/use-mail-server';
import { payFor, register } from '../../../testing/world';
import { campaignSenderRepository } from '../../sending/campaigns/campaign-sender-repository';
import { campaignLedgerRepository } from './campaign-ledger-repository';

useDatabase();
const mail = useMailServer();

type Owner = Awaited<ReturnType<typeof register>>;
const unschedule = ({ call }: Owner, campaignId: string) =>
  call('campaigns', campaignsContract.unscheduleCampaign, { campaignId });
const inAnHour = () => new Date(Date.now() + HOUR_MS);
const pause = (campaignId: string) => asOwner("UPDATE campaigns SET status = 'paused' WHERE id = $1", [campaignId]);
/** Words that a person could have written in the editor since. */
const rewrite = (emailId: string, subject: string) =>
  asOwner('UPDATE campaign_emails SET subject = $2, revision = revision + 1, blocks = $3 WHERE id = $1', [
    emailId,
    subject,
    JSON.stringify([{ id: 'a', kind: 'text', text: 'Come in.' }]),
  ]);

describe('back to draft', () => {
  it('comes a scheduled campaign, with its time and audience kept, and is told in the log', async () => {
    await mail.start();
    const owner = await register();
    await readersIn(owner.workspaceId, 3);
    const sendAt = inAnHour();
    const { campaignId, emailId } = await campaignIn(owner.workspaceId, { sendAt });
    await sendNow(owner.workspaceId, campaignId);
    const { status, body } = await unschedule(owner, campaignId);
    expect([status, body.data]).toMatchObject([
      200,
      {
        status: 'draft',
        startedAt: null,
        sendAt: sendAt.toISOString(),
        cause: null,
        leftOut: {},
        counts: { total: 0 },
        progress: 0,
      },
    ]);
    expect(await asOwner('SELECT 1 FROM campaign_texts WHERE email_id = $1', [emailId])).toEqual([]);
    expect(
      await asOwner("SELECT title FROM activities WHERE workspace_id = $1 AND title LIKE 'The campaign%'", [
        owner.workspaceId,
      ]),
    ).toEqual([{ title: 'The campaign “Rye week” was moved to draft' }]);
  });

  it('comes a paused one whose audience was decided: nobody waits in it any more, and nothing is counted', async () => {
    await mail.start();
    const owner = await register();
    const people = await readersIn(owner.workspaceId, 5);
    await asOwner('UPDATE contacts SET email_consent = NULL WHERE id = $1', [people[0]]);
    const { campaignId } = await campaignIn(owner.workspaceId, { localHour: 9 });
    await sendNow(owner.workspaceId, campaignId, { clock: { now: () => new Date('2026-11-22T06:00:00Z') } });
    await asOwner('DELETE FROM contacts WHERE id = $1', [people[1]]); // erased: their mail is skipped
    expect([await countsIn(campaignId), (await campaignRow(campaignId)).left_out]).toEqual([
      { rows: { waiting: 3, skipped: 1 }, counted: { total: 4, skipped: 1 } },
      { 'no-consent': 1 },
    ]);
    await pause(campaignId);
    expect((await unschedule(owner, campaignId)).body.data).toMatchObject({
      status: 'draft',
      leftOut: {},
      counts: { total: 0, skipped: 0 },
    });
    expect([await countsIn(campaignId), await campaignRow(campaignId)]).toMatchObject([
      { rows: {}, counted: {} },
      { frozen_at: null, left_out: {}, sender: null },
    ]);
  });

  it('changed and started again it goes out in its new words, once to each, and is counted once', async () => {
    const server = await mail.start();
    const owner = await register();
    await readersIn(owner.workspaceId, 3);
    const { campaignId, emailId } = await campaignIn(owner.workspaceId, { localHour: 9, subject: 'Old words' });
    await sendNow(owner.workspaceId, campaignId, { clock: { now: () => new Date('2026-11-22T06:00:00Z') } });
    await pause(campaignId);
    expect((await unschedule(owner, campaignId)).status).toBe(200);
    await rewrite(emailId, 'New words');
    await asOwner("UPDATE campaigns SET status = 'active', started_at = now(), local_hour = NULL WHERE id = $1", [
      campaignId,
    ]);
    await sendNow(owner.workspaceId, campaignId);
    expect(server.mails.map(({ parsed }) => parsed.subject)).toEqual(['New words', 'New words', 'New words']);
    expect(await countsIn(campaignId)).toEqual({ rows: { sent: 3 }, counted: { total: 3, sent: 3 } });
  });

  it.each(['sending', 'sent', 'bounced', 'failed', 'uncertain'])('comes none of which a mail is %s', async (state) => {
    await mail.start();
    const owner = await register();
    await readersIn(owner.workspaceId, 2);
    const { campaignId } = await campaignIn(owner.workspaceId, { localHour: 9 });
    await sendNow(owner.workspaceId, campaignId, { clock: { now: () => new Date('2026-11-22T06:00:00Z') } });
    await pause(campaignId);
    await asOwner("UPDATE deliveries SET state = $2 WHERE campaign_id = $1 AND address = 'p0@example.com'", [
      campaignId,
      state,
    ]);
    const { status, body } = await unschedule(owner, campaignId);
    expect([status, body.error]).toEqual([
      409,
      'Some emails of this campaign have already been sent, so it can’t go back to draft. Make a copy to change it.',
    ]);
    expect((await ledgerOf(campaignId)).map((row) => row.state).sort()).toEqual([state, 'waiting'].sort());
  });

  it('comes none that a run has in hand, nor an automation', async () => {
    const owner = await register();
    const { campaignId } = await campaignIn(owner.workspaceId, { sendAt: inAnHour() });
    const lease = { workspaceId: owner.workspaceId, campaignId, run: crypto.randomUUID() };
    expect(await campaignSenderRepository.take(lease, new Date())).not.toBeNull();
    expect((await unschedule(owner, campaignId)).body.error).toBe(
      'This campaign is being prepared for sending. Try again in a few seconds.',
    );
    await asOwner("UPDATE campaigns SET sender_until = now() - interval '1 second' WHERE id = $1", [campaignId]); // that run was killed
    expect((await unschedule(owner, campaignId)).status).toBe(200);
    expect(await campaignSenderRepository.beat(lease)).toBe(false);
    const automation = await campaignIn(owner.workspaceId, { type: 'automation', status: 'paused' });
    expect((await unschedule(owner, automation.campaignId)).body.error).toBe(
      'You can edit an automation while it runs, so it never goes back to draft.',
    );
  });

  it('of a run and somebody who takes it back at the same moment one wins: nobody gets a mail of a draft', async () => {
    const server = await mail.start();
    const owner = await register();
    await payFor(owner.workspaceId);
    await readersIn(owner.workspaceId, 40);
    for (let round = 0; round < 5; round += 1) {
      const before = server.mails.length;
      const { campaignId } = await campaignIn(owner.workspaceId, { localHour: 9 });
      await sendNow(owner.workspaceId, campaignId, { clock: { now: () => new Date('2026-11-22T06:00:00Z') } });
      await pause(campaignId);
      const later = { clock: { now: () => new Date('2026-11-22T09:00:00Z') } };
      const resume = asOwner("UPDATE campaigns SET status = 'active' WHERE id = $1 AND status = 'paused'", [
        campaignId,
      ]).then(() => sendNow(owner.workspaceId, campaignId, later));
      const [{ status }] = await Promise.all([unschedule(owner, campaignId), resume]);
      const row = await campaignRow(campaignId);
      if (row.status === 'active') await sendNow(owner.workspaceId, campaignId, later); // taken back half-way when somebody let it go on
      const { rows, counted } = await countsIn(campaignId);
      if (status === 200)
        expect([row.status, rows, counted, server.mails.length - before]).toEqual(['draft', {}, {}, 0]);
      else expect([rows, counted, server.mails.length - before]).toEqual([{ sent: 40 }, { total: 40, sent: 40 }, 40]);
    }
  });

  it('cut off on the way it is paused, and goes on to everybody when it is let go on', async () => {
    const server = await mail.start();
    const owner = await register();
    await readersIn(owner.workspaceId, 6);
    const { campaignId } = await campaignIn(owner.workspaceId, { localHour: 9 });
    await sendNow(owner.workspaceId, campaignId, { clock: { now: () => new Date('2026-11-22T06:00:00Z') } });
    await pause(campaignId);
    expect(await campaignLedgerRepository.hold(owner.workspaceId, campaignId, new Date())).toBe('held');
    const { takeBackDeliveries } = await import('../../../records/deliveries/delivery-ledger');
    expect(await inWorkspace(owner.workspaceId, (tx) => takeBackDeliveries(tx, owner.workspaceId, campaignId, 4))).toBe(
      4,
    );
    expect(await countsIn(campaignId)).toEqual({ rows: { waiting: 2 }, counted: { total: 2 } });
    await asOwner("UPDATE campaigns SET status = 'active', local_hour = NULL WHERE id = $1", [campaignId]);
    await asOwner('UPDATE deliveries SET not_before = now() WHERE campaign_id = $1', [campaignId]);
    await sendNow(owner.workspaceId, campaignId);
    expect([server.mails.length, await countsIn(campaignId)]).toEqual([
      6,
      { rows: { sent: 6 }, counted: { total: 6, sent: 6 } },
    ]);
  });
});
