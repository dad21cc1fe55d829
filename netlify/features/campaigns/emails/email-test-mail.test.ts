import { campaignsContract } from '../../../../src/contracts/campaigns';
import { ownDomain } from '../../../testing/builders/own-domain';
import { addCampaign } from '../../../testing/campaigns';
import { asOwner, useDatabase } from '../../../testing/database';
import { readSignature } from '../../../testing/dkim';
import { useMailServer } from '../../../testing/use-mail-server';
import { register } from '../../../testing/world';
import { closeMailPort, mailService } from '../../mail/mail-wiring';

useDatabase();
const mail = useMailServer();
afterEach(closeMailPort);

type Owner = Awaited<ReturnType<typeof register>>;

/** Asks for a test and does what the worker would. */
async function sendTest(owner: Owner, emailId: string): Promise<void> {
  expect((await owner.call('campaigns', campaignsContract.sendTestEmail, { emailId })).status).toBe(200);
  const jobs = await asOwner<{ data: { mailId: string; campaignId?: string } }>(
    "DELETE FROM pgboss.job j USING mails m WHERE j.name = 'send-mail' AND m.id::text = j.data->>'mailId' AND m.recipient = $1 AND m.kind = 'campaign-test' RETURNING j.data",
    [owner.form.email],
  );
  for (const { data } of jobs) await mailService().sendMail(data);
}

async function ready(): Promise<{ owner: Owner; campaignId: string; emailId: string }> {
  const owner = await register();
  const made = await addCampaign(owner.workspaceId, { status: 'draft' });
  await asOwner(
    `UPDATE campaign_emails SET subject = 'Rye is back', blocks = '[{"id":"a","kind":"text","text":"Come in – it’s warm."}]' WHERE id = $1`,
    [made.emailId],
  );
  return { owner, ...made };
}

describe('a test', () => {
  it('goes out as the campaign would: its sender, its address for replies, signed with the domain’s key', async () => {
    const server = await mail.start();
    const { owner, campaignId, emailId } = await ready();
    const { publicKey } = await ownDomain(owner.workspaceId, 'bakery.example');
    await asOwner(
      "UPDATE campaigns SET sender_name = 'Ada of the bakery', reply_to = 'ada@bakery.example' WHERE id = $1",
      [campaignId],
    );
    await sendTest(owner, emailId);
    const [{ raw, parsed, sender, recipients }] = server.mails as [(typeof server.mails)[0]];
    expect(parsed).toMatchObject({
      subject: 'Test: Rye is back',
      from: { value: [{ name: 'Ada of the bakery', address: 'news@bakery.example' }] },
      replyTo: { value: [{ address: 'ada@bakery.example' }] },
      text: expect.stringContaining('Come in – it’s warm.'),
      html: expect.stringContaining('Come in &#8211; it&#8217;s warm.'),
    });
    expect([sender, recipients, readSignature(raw, publicKey)]).toMatchObject([
      'news@bakery.example',
      [owner.form.email],
      { holds: true, tags: { d: 'bakery.example', s: 'fb1' } },
    ]);
    expect(
      await asOwner("SELECT state, html FROM mails WHERE recipient = $1 AND kind = 'campaign-test'", [
        owner.form.email,
      ]),
    ).toEqual([{ state: 'sent', html: null }]);
  });

  it('has no header to unsubscribe: whoever asks for it is on no list', async () => {
    const server = await mail.start();
    const { owner, emailId } = await ready();
    await sendTest(owner, emailId);
    expect(server.mails[0]!.parsed.headers.has('list')).toBe(false);
  });

  it('of a workspace without a domain, or whose key is lost, goes out from the installation’s address in the workspace’s name', async () => {
    const server = await mail.start();
    const plain = await ready();
    await sendTest(plain.owner, plain.emailId);
    const lost = await ready();
    const { domainId } = await ownDomain(lost.owner.workspaceId, 'bakery.example');
    await asOwner("UPDATE sending_domains SET private_key_id = 'gone' WHERE id = $1", [domainId]);
    await sendTest(lost.owner, lost.emailId);
    expect(
      server.mails.map(({ parsed }) => [parsed.from!.value[0]!.address, parsed.replyTo?.value[0]?.address]),
    ).toEqual([
      ['no-reply@marketing.example', undefined],
      ['no-reply@marketing.example', 'shop@bakery.example'],
    ]);
    expect(server.mails[1]!.parsed.from!.value[0]!.name).toBe('The bakery');
    expect(server.mails[1]!.raw).not.toMatch(/^DKIM-Signature:/im);
  });
});
