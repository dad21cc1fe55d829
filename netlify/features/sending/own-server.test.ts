import { campaignsContract } from '../../../src/contracts/campaigns';
import { sendingContract } from '../../../src/contracts/sending';
import { forgetEnv } from '../../config/env';
import { ownDomain } from '../../testing/builders/own-domain';
import { ownMailServer } from '../../testing/builders/own-mail-server';
import { campaignIn, campaignRow, countsIn, ledgerOf, readersIn } from '../../testing/builders/sent-campaigns';
import { asOwner, useDatabase } from '../../testing/database';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { jobsFor, sendNow } from '../../testing/send-now';
import { useMailServer } from '../../testing/use-mail-server';
import { register } from '../../testing/world';
import { campaignSender } from './campaigns/campaign-sender-wiring';

useDatabase();
const mail = useMailServer();
let own: MailServer | null = null;
afterEach(async () => {
  await own?.stop();
  own = null;
  delete process.env.WEB_ALLOWED_ORIGINS;
  forgetEnv();
});

/** A bakery with three readers and a mail server of its own, beside the installation's, which is for notices alone. */
async function bakery(options: Parameters<typeof startMailServer>[0] = {}, { isAllowed = true } = {}) {
  const installation = await mail.start();
  own = await startMailServer(options);
  delete process.env.SHARED_SENDER;
  if (isAllowed) process.env.WEB_ALLOWED_ORIGINS = `127.0.0.1:${own.port}`;
  forgetEnv();
  const owner = await register();
  await asOwner("INSERT INTO sending_settings (workspace_id, postal_address, updated_at) VALUES ($1, '1 Elm', now())", [
    owner.workspaceId,
  ]);
  await readersIn(owner.workspaceId, 3);
  await ownMailServer(owner.workspaceId, {
    smtpHost: '127.0.0.1',
    smtpPort: String(own.port),
    smtpFrom: 'news@bakery.example',
  });
  return { ...owner, installation, own };
}

it('campaigns start without a verified domain and go out through it, from its address', async () => {
  const { workspaceId, call, installation, own: server } = await bakery();
  const { campaignId, emailId } = await campaignIn(workspaceId, { status: 'draft' });
  await asOwner(`UPDATE campaign_emails SET blocks = '[{"id":"a","kind":"text","text":"Come in."}]' WHERE id = $1`, [
    emailId,
  ]);
  expect(await call('campaigns', campaignsContract.startCampaign, { campaignId })).toMatchObject({ status: 200 });
  await sendNow(workspaceId, campaignId);
  expect(server.mails.map(({ sender, parsed }) => [sender, parsed.from?.value[0]?.address])).toEqual(
    Array.from({ length: 3 }, () => ['news@bakery.example', 'news@bakery.example']),
  );
  expect([installation.mails.length, (await campaignRow(campaignId)).status]).toEqual([0, 'completed']);
  expect((await call('sending', sendingContract.getSendingSettings, {})).body.data).toMatchObject({
    from: expect.stringContaining('<news@bakery.example>'),
    ownServer: '127.0.0.1',
    needsDomain: false,
  });
});

it.each([
  ['carries our signature where its address belongs to the verified domain', 'bakery.example', 1],
  ['carries none for a domain that it does not belong to', 'cakes.example', 0],
])('%s', async (_what, domain, signatures) => {
  const { workspaceId, own: server } = await bakery();
  await asOwner('DELETE FROM sending_settings WHERE workspace_id = $1', [workspaceId]);
  await ownDomain(workspaceId, domain);
  const { campaignId } = await campaignIn(workspaceId);
  await sendNow(workspaceId, campaignId);
  expect(server.mails).toHaveLength(3);
  expect(server.mails[0]!.raw.match(/^DKIM-Signature:/gim) ?? []).toHaveLength(signatures);
});

it('the schedule starts its campaigns where the installation has no mail server', async () => {
  const { workspaceId } = await bakery();
  const other = await register();
  const campaigns = [await campaignIn(workspaceId), await campaignIn(other.workspaceId)];
  await asOwner('DELETE FROM pgboss.job');
  delete process.env.SMTP_URL;
  forgetEnv();
  await campaignSender().start();
  expect(await Promise.all(campaigns.map(({ campaignId }) => jobsFor(campaignId)))).toEqual([1, 0]);
});

it('a host in a private network is never connected to; the campaign waits and says why', async () => {
  let connections = 0;
  const { workspaceId, own: server } = await bakery(
    { onConnect: (_session, done) => done(void (connections += 1)) },
    { isAllowed: false },
  );
  const { campaignId } = await campaignIn(workspaceId);
  await sendNow(workspaceId, campaignId);
  expect([connections, server.mails.length, (await countsIn(campaignId)).rows]).toMatchObject([0, 0, { waiting: 3 }]);
  expect(await campaignRow(campaignId)).toMatchObject({
    status: 'active',
    cause: expect.stringContaining('The mail server’s name could not be found.'),
  });
});

it('a refused password is named by where it can be changed', async () => {
  const { workspaceId } = await bakery({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
  });
  await ownMailServer(workspaceId, { smtpUser: 'ada', smtpPassword: 'wrong' });
  const { campaignId } = await campaignIn(workspaceId);
  await sendNow(workspaceId, campaignId);
  expect((await campaignRow(campaignId)).cause).toContain(
    'The mail server did not accept the user name and password of your API keys.',
  );
  expect((await ledgerOf(campaignId)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
});
