import { campaignsContract } from '../../../src/contracts/campaigns';
import { sendingContract } from '../../../src/contracts/sending';
import { forgetEnv } from '../../config/env';
import { ownDomain } from '../../testing/builders/own-domain';
import { campaignIn, campaignRow, countsIn, readersIn } from '../../testing/builders/sent-campaigns';
import { asOwner, useDatabase } from '../../testing/database';
import { sendNow } from '../../testing/send-now';
import { useMailServer } from '../../testing/use-mail-server';
import { register } from '../../testing/world';
import { closeMailPort, mailService } from '../mail/mail-wiring';

useDatabase();
const mail = useMailServer();
afterEach(closeMailPort);

/** A new installation: its own address is reserved for notices. */
async function startKept() {
  const server = await mail.start();
  delete process.env.SHARED_SENDER;
  forgetEnv();
  return server;
}

async function shop() {
  const owner = await register();
  await asOwner(
    "INSERT INTO sending_settings (workspace_id, postal_address, updated_at) VALUES ($1, '1 Elm Street', now()) ON CONFLICT (workspace_id) DO UPDATE SET postal_address = '1 Elm Street'",
    [owner.workspaceId],
  );
  await readersIn(owner.workspaceId, 3);
  return owner;
}

const start = async (owner: Awaited<ReturnType<typeof shop>>) => {
  const { campaignId, emailId } = await campaignIn(owner.workspaceId, { status: 'draft', subject: 'Rye is back' });
  await asOwner(
    `UPDATE campaign_emails SET blocks = '[{"id":"a","kind":"text","text":"Come in, it is warm."}]' WHERE id = $1`,
    [emailId],
  );
  return { campaignId, emailId, reply: await owner.call('campaigns', campaignsContract.startCampaign, { campaignId }) };
};

it('no campaign starts without a domain of its own, and the page of the sender says so', async () => {
  const server = await startKept();
  const owner = await shop();
  const { campaignId, reply } = await start(owner);
  expect(reply).toMatchObject({
    status: 409,
    body: {
      error: 'Verify your own domain under Sender first. Campaigns and automations are sent from your own address.',
    },
  });
  await sendNow(owner.workspaceId, campaignId);
  expect([server.mails.length, (await campaignRow(campaignId)).status]).toEqual([0, 'draft']);
  expect((await owner.call('sending', sendingContract.getSendingSettings, {})).body.data.needsDomain).toBe(true);
});

it('with one it goes out, signed, from there', async () => {
  const server = await startKept();
  const owner = await register();
  await readersIn(owner.workspaceId, 3);
  await ownDomain(owner.workspaceId, 'bakery.example');
  await asOwner("UPDATE sending_settings SET postal_address = '1 Elm Street' WHERE workspace_id = $1", [
    owner.workspaceId,
  ]);
  const { campaignId, reply } = await start(owner);
  expect(reply.status).toBe(200);
  await sendNow(owner.workspaceId, campaignId);
  expect(server.mails.map(({ sender }) => sender)).toEqual([
    'news@bakery.example',
    'news@bakery.example',
    'news@bakery.example',
  ]);
  expect((await owner.call('sending', sendingContract.getSendingSettings, {})).body.data.needsDomain).toBe(false);
});

it.each([
  [
    'whose domain is gone since',
    async (_workspaceId: string) => undefined,
    /none is verified yet\. Verify one in Sender and domains, then press “Resume”/,
  ],
  [
    'whose key is lost',
    async (workspaceId: string) => {
      const { domainId } = await ownDomain(workspaceId, 'bakery.example');
      await asOwner("UPDATE sending_domains SET private_key_id = 'gone' WHERE id = $1", [domainId]);
    },
    /can no longer be read/,
  ],
])('a campaign under way %s is paused and says why; nobody loses their mail', async (_which, prepare, why) => {
  const server = await startKept();
  const owner = await register();
  await readersIn(owner.workspaceId, 3);
  await prepare(owner.workspaceId);
  const { campaignId } = await campaignIn(owner.workspaceId);
  await sendNow(owner.workspaceId, campaignId);
  expect([server.mails.length, await campaignRow(campaignId), (await countsIn(campaignId)).rows]).toMatchObject([
    0,
    { status: 'paused', cause: expect.stringMatching(why) },
    { waiting: 3 },
  ]);
});

it('a test still goes to whoever asks for it', async () => {
  const server = await startKept();
  const owner = await shop();
  const { emailId } = await start(owner);
  expect((await owner.call('campaigns', campaignsContract.sendTestEmail, { emailId })).status).toBe(200);
  const [test] = await asOwner<{ id: string }>("SELECT id FROM mails WHERE recipient = $1 AND kind = 'campaign-test'", [
    owner.form.email,
  ]);
  await mailService().sendMail({ mailId: test!.id });
  expect(server.mails.map(({ sender, recipients }) => [sender, recipients])).toEqual([
    ['no-reply@marketing.example', [owner.form.email]],
  ]);
});

it('where the operator is the business, everything may go out from there', async () => {
  const server = await mail.start();
  const owner = await shop();
  const { campaignId, reply } = await start(owner);
  expect(reply.status).toBe(200);
  await sendNow(owner.workspaceId, campaignId);
  expect(server.mails.map(({ sender }) => sender)).toEqual(
    Array.from({ length: 3 }, () => 'no-reply@marketing.example'),
  );
});
