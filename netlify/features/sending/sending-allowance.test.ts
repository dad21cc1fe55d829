import { campaignsContract } from '../../../src/contracts/campaigns';
import { HOUR_MS } from '../../../src/domain/duration';
import { campaignIn, campaignRow, countsIn, ledgerOf, readersIn } from '../../testing/builders/sent-campaigns';
import { asOwner, useDatabase } from '../../testing/database';
import { jobsFor, sendNow } from '../../testing/send-now';
import { useMailServer } from '../../testing/use-mail-server';
import { register, registerOperator } from '../../testing/world';
import { campaignSender } from './campaigns/campaign-sender-wiring';

useDatabase();
const mail = useMailServer();
/** Otherwise the first account would become the operator, who has no limit. */
beforeAll(registerOperator);

type Owner = Awaited<ReturnType<typeof register>>;

const START = new Date('2027-03-01T10:00:00Z');
const at = (hours: number) => ({ clock: { now: () => new Date(START.getTime() + hours * HOUR_MS) } });

/** A trial that begins at START, with people who agreed. */
async function trial(people: number): Promise<Owner> {
  const owner = await register();
  await asOwner(
    "UPDATE workspaces SET created_at = $2, ends_at = $2::timestamptz + interval '14 days' WHERE workspace_id = $1",
    [owner.workspaceId, START],
  );
  await readersIn(owner.workspaceId, people);
  return owner;
}
const campaignOf = async ({ workspaceId }: Owner) => {
  const { campaignId } = await campaignIn(workspaceId);
  await asOwner('UPDATE campaigns SET updated_at = $2, started_at = $2 WHERE id = $1', [campaignId, START]);
  return campaignId;
};
const sentOf = async (campaignId: string) => (await countsIn(campaignId)).rows.sent ?? 0;

it('a trial’s campaign goes out over hours and days by itself, and says so meanwhile', async () => {
  const server = await mail.start();
  const owner = await trial(60);
  const campaignId = await campaignOf(owner);
  await sendNow(owner.workspaceId, campaignId, at(0));
  expect([await sentOf(campaignId), await campaignRow(campaignId)]).toMatchObject([
    25,
    {
      status: 'active',
      sender: null,
      cause: 'Your trial sends 25 emails an hour for now. The rest will be sent automatically.',
    },
  ]);
  await sendNow(owner.workspaceId, campaignId, at(0.9));
  expect(await sentOf(campaignId)).toBe(25);
  await sendNow(owner.workspaceId, campaignId, at(1));
  expect([await sentOf(campaignId), (await campaignRow(campaignId)).cause]).toEqual([
    50,
    'Your trial sends 50 emails a day for now. The rest will be sent automatically.',
  ]);
  await sendNow(owner.workspaceId, campaignId, at(5));
  expect(await sentOf(campaignId)).toBe(50);
  await campaignSender(at(5)).start();
  expect(await jobsFor(campaignId)).toBe(1); // the schedule retries automatically
  await sendNow(owner.workspaceId, campaignId, at(14));
  expect([await sentOf(campaignId), await campaignRow(campaignId)]).toMatchObject([
    60,
    { status: 'completed', cause: null },
  ]);
  expect(new Set(server.mails.map(({ recipients }) => recipients[0])).size).toBe(60);
});

it('campaigns side by side, and all workspaces of one person’s trial, share what it may send; deleting one gives nothing back', async () => {
  const server = await mail.start();
  const owner = await trial(20);
  const other = await trial(20);
  await asOwner(
    'UPDATE workspaces SET trial_owner = (SELECT trial_owner FROM workspaces WHERE workspace_id = $2) WHERE workspace_id = $1',
    [other.workspaceId, owner.workspaceId],
  );
  const [first, second, third] = [await campaignOf(owner), await campaignOf(owner), await campaignOf(other)];
  await Promise.all([
    sendNow(owner.workspaceId, first, at(0)),
    sendNow(owner.workspaceId, second, at(0)),
    sendNow(other.workspaceId, third, at(0)),
  ]);
  expect((await sentOf(first)) + (await sentOf(second)) + (await sentOf(third))).toBe(25);
  expect(server.mails).toHaveLength(25);
  await asOwner('DELETE FROM campaigns WHERE id = $1', [first]);
  await sendNow(owner.workspaceId, second, at(0.5));
  await sendNow(other.workspaceId, third, at(0.5));
  expect(server.mails).toHaveLength(25);
});

it('a plan that is paid for sends without such a limit', async () => {
  const server = await mail.start();
  const owner = await trial(60);
  await asOwner("UPDATE workspaces SET plan = 'Starter', trial_owner = NULL WHERE workspace_id = $1", [
    owner.workspaceId,
  ]);
  await sendNow(owner.workspaceId, await campaignOf(owner), at(0));
  expect(server.mails).toHaveLength(60);
});

it('before it starts its owner is told how long it takes', async () => {
  await mail.start();
  const owner = await register();
  await readersIn(owner.workspaceId, 120);
  const { campaignId } = await campaignIn(owner.workspaceId, { status: 'draft' });
  const { items } = (await owner.call('campaigns', campaignsContract.checkCampaign, { campaignId })).body.data;
  expect(items).toContainEqual({
    check: 'pace',
    state: 'pass',
    emailId: null,
    sentence:
      'Your trial may send 50 more emails today, and more each day as long as they are delivered well. This will be sent over 3 days.',
  });
});

it.each([
  ['bounced', 'bounced_at', 6],
  ['were reported as spam', 'complained_at', 2],
])(
  'a campaign of whose mails too many %s is paused with the reason, and goes on when somebody says so',
  async (said, column, many) => {
    const server = await mail.start();
    const owner = await trial(80);
    await asOwner("UPDATE workspaces SET plan = 'Pro', trial_owner = NULL WHERE workspace_id = $1", [
      owner.workspaceId,
    ]);
    const campaignId = await campaignOf(owner);
    // Fifty are sent; none of the others is due yet.
    await sendNow(owner.workspaceId, campaignId, at(0));
    const ledger = await ledgerOf(campaignId);
    await asOwner("UPDATE deliveries SET state = 'waiting', sent_at = NULL WHERE id = ANY($1)", [
      ledger.slice(50).map(({ id }) => id),
    ]);
    await asOwner(`UPDATE deliveries SET ${column} = sent_at WHERE id = ANY($1)`, [
      ledger.slice(0, many).map(({ id }) => id),
    ]);
    await asOwner("UPDATE campaigns SET status = 'active', updated_at = $2 WHERE id = $1", [
      campaignId,
      new Date(START.getTime() - 1_000),
    ]);
    await sendNow(owner.workspaceId, campaignId, at(1));
    expect([server.mails.length, await campaignRow(campaignId)]).toMatchObject([
      80,
      {
        status: 'paused',
        cause: expect.stringMatching(new RegExp(`^${many} of the last 50 emails ${said}\\. We stopped sending`)),
      },
    ]);
    await asOwner("UPDATE campaigns SET status = 'active', updated_at = $2 WHERE id = $1", [
      campaignId,
      at(1).clock.now(),
    ]);
    await sendNow(owner.workspaceId, campaignId, at(1));
    expect([server.mails.length, (await campaignRow(campaignId)).status]).toEqual([110, 'completed']);
  },
);
