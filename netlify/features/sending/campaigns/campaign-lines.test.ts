import { campaignIn, campaignRow, countsIn, readersIn } from '../../../testing/builders/sent-campaigns';
import { workspaceOf } from '../../../testing/builders/stored-contact';
import { asOwner, useDatabase } from '../../../testing/database';
import { sendNow } from '../../../testing/send-now';
import { useMailServer } from '../../../testing/use-mail-server';
import { campaignSenderRepository } from './campaign-sender-repository';
import { campaignSender } from './campaign-sender-wiring';
import { makeSentLines } from '../lines/sent-lines';
import type { DnsRecord } from '../../../../src/domain/sending-domain';
import { senderOf } from '../sending-sender';

useDatabase();
const mail = useMailServer();
const countTimelineLines = async (workspaceId: string) =>
  (
    await asOwner<{ n: number }>(
      "SELECT count(*)::int AS n FROM contact_events WHERE workspace_id = $1 AND kind = 'mail-sent'",
      [workspaceId],
    )
  )[0]!.n;
const leaseEnds = (campaignId: string) =>
  asOwner("UPDATE campaigns SET sender_until = now() - interval '1 second' WHERE id = $1", [campaignId]);

/** The repository, except that the first `failures` attempts to write timeline events fail. */
function failing(failures: number): typeof campaignSenderRepository {
  let left = failures;
  return {
    ...campaignSenderRepository,
    addLines: (...asked) => {
      left -= 1;
      return left >= 0
        ? Promise.reject(new Error('the database is away'))
        : campaignSenderRepository.addLines(...asked);
    },
  };
}

describe('the timeline event of everybody who got an email', () => {
  it('is written in the end when writing failed: the next run adds what is missing, and nobody gets a second email', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 30);
    const { campaignId } = await campaignIn(workspaceId);
    await expect(sendNow(workspaceId, campaignId, { repository: failing(9) })).rejects.toThrow('the database is away');
    expect([server.mails.length, await countTimelineLines(workspaceId), await campaignRow(campaignId)]).toMatchObject([
      30,
      0,
      { status: 'active', sender: expect.any(String) },
    ]);
    await leaseEnds(campaignId);
    await sendNow(workspaceId, campaignId);
    expect([server.mails.length, await countTimelineLines(workspaceId), await campaignRow(campaignId)]).toMatchObject([
      30,
      30,
      { status: 'completed', sender: null },
    ]);
  });

  it.each(['paused', 'completed'])(
    'of a campaign that was %s meanwhile is written by the schedule, which leaves nothing in hand',
    async (status) => {
      await mail.start();
      const workspaceId = await workspaceOf();
      await readersIn(workspaceId, 3);
      const { campaignId } = await campaignIn(workspaceId);
      await expect(sendNow(workspaceId, campaignId, { repository: failing(9) })).rejects.toThrow();
      await asOwner('UPDATE campaigns SET status = $2 WHERE id = $1', [campaignId, status]);
      await asOwner("UPDATE deliveries SET state = 'sending' WHERE campaign_id = $1 AND address = 'p0@example.com'", [
        campaignId,
      ]);
      await campaignSender().start();
      expect([await countTimelineLines(workspaceId), (await campaignRow(campaignId)).sender]).toEqual([
        0,
        expect.any(String),
      ]); // its lease has not ended
      await leaseEnds(campaignId);
      await campaignSender().start();
      expect([
        await countTimelineLines(workspaceId),
        (await campaignRow(campaignId)).sender,
        (await countsIn(campaignId)).rows,
      ]).toEqual([2, null, { sent: 2, uncertain: 1 }]);
    },
  );

  it('names the mail of an automation, since there are several', async () => {
    await mail.start();
    const workspaceId = await workspaceOf();
    const [contactId] = await readersIn(workspaceId, 1);
    const { campaignId, emailId } = await campaignIn(workspaceId, { type: 'automation', name: 'Welcome new people' });
    await asOwner("UPDATE campaign_emails SET name = 'What we do' WHERE id = $1", [emailId]);
    await asOwner(
      "INSERT INTO deliveries (workspace_id, id, campaign_id, email_id, revision, contact_id, occasion, address, domain, state, not_before) VALUES ($1, gen_random_uuid(), $2, $3, 1, $4, 'run:send-1', 'p0@example.com', 'example.com', 'waiting', now())",
      [workspaceId, campaignId, emailId, contactId],
    );
    await sendNow(workspaceId, campaignId);
    expect(
      await asOwner("SELECT title FROM contact_events WHERE workspace_id = $1 AND kind = 'mail-sent'", [workspaceId]),
    ).toEqual([{ title: 'Sent the email “What we do”' }]);
  });

  it('is written once, however many ask for it at the same time', async () => {
    const written: number[] = [];
    const lines = makeSentLines({
      add: async (sent) => void written.push(sent.length),
      ids: { id: () => 'id', token: () => '' },
    });
    for (let n = 0; n < 1_200; n += 1) lines.add({ id: String(n), contactId: 'c', sentAt: new Date() });
    await Promise.all([lines.flush(), lines.flush(), lines.flush()]);
    expect([written, lines.isEmpty()]).toEqual([[500, 500, 200], true]);
  });
});

it('a domain whose key cannot be opened is told about, and mail goes out from the installation’s address', () => {
  const lost: string[] = [];
  const identity = {
    senderName: 'Ada',
    localPart: 'news',
    replyTo: '',
    domain: { id: 'd', domain: 'bakery.example', selector: 'fb1', sealed: { keyId: 'x', sealed: 'y' }, records: [] },
  };
  const known = {
    campaign: { senderName: '', replyTo: '' },
    workspaceName: 'Bakery',
    identity,
    installation: { name: 'Fourbeat', address: 'no-reply@marketing.example' },
    bounceHost: null,
    lost: (domain: string) => void lost.push(domain),
  };
  expect(senderOf({ ...known, open: () => null })).toEqual({
    from: { name: 'Ada', address: 'no-reply@marketing.example' },
    replyTo: '',
    signature: null,
    bounceHost: null,
  });
  expect(senderOf({ ...known, open: () => 'pem' }).from.address).toBe('news@bakery.example');
  expect(senderOf({ ...known, identity: { ...identity, domain: null }, open: () => null }).signature).toBeNull();
  expect(lost).toEqual(['bakery.example']);
});

it.each([
  ['once DNS confirms the alias', { state: 'ok' as const }, 'mail.example.com', 'bounces.bakery.example'],
  ['not while it is missing', { state: 'missing' as const }, 'mail.example.com', null],
  [
    'not when it leads where this installation took mail before',
    { state: 'ok' as const, value: 'former.example.com' },
    'mail.example.com',
    null,
  ],
  ['not where the server takes none for it', { state: 'ok' as const }, null, null],
])('email in a domain’s name bounces to a host of the domain: %s', (_when, change, bounceHost, expected) => {
  const record: DnsRecord = {
    purpose: 'bounces',
    type: 'CNAME',
    host: 'bounces.bakery.example',
    value: 'mail.example.com',
    found: null,
    required: false,
    ...change,
  };
  const identity = {
    senderName: 'Ada',
    localPart: '',
    replyTo: '',
    domain: {
      id: 'd',
      domain: 'bakery.example',
      selector: 'fb1',
      sealed: { keyId: 'x', sealed: 'y' },
      records: [record],
    },
  };
  const known = {
    campaign: { senderName: '', replyTo: '' },
    workspaceName: 'Bakery',
    identity,
    installation: { name: 'Fourbeat', address: 'no-reply@marketing.example' },
    bounceHost,
    lost: () => undefined,
  };
  expect(senderOf({ ...known, open: () => 'pem' }).bounceHost).toBe(expected);
  expect(senderOf({ ...known, open: () => null }).bounceHost).toBeNull();
});
