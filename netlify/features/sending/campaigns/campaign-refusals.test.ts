import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '../../../../src/domain/duration';
import { asOwner, useDatabase } from '../../../testing/database';
import { campaignIn, campaignRow, countsIn, ledgerOf, readersIn } from '../../../testing/builders/sent-campaigns';
import { workspaceOf } from '../../../testing/builders/stored-contact';
import { refusal } from '../../../testing/mail-server';
import { jobsFor, sendNow } from '../../../testing/send-now';
import { useMailServer } from '../../../testing/use-mail-server';
import { campaignSender } from './campaign-sender-wiring';

useDatabase();
const mail = useMailServer();
const states = async (campaignId: string) =>
  (await ledgerOf(campaignId)).map(({ address, state }) => [address.split('@')[0], state]);

describe('what the mail server says', () => {
  const sendTo = async (
    options: Parameters<typeof mail.start>[0],
    count: number,
    other: Parameters<typeof campaignSender>[0] = {},
  ) => {
    const server = await mail.start(options);
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, count);
    const { campaignId } = await campaignIn(workspaceId);
    await sendNow(workspaceId, campaignId, other);
    return { server, workspaceId, campaignId };
  };
  const onRecipient = (address: string, reply: string) => ({
    onRcptTo: ({ address: to }: { address: string }, _session: unknown, done: (error?: Error) => void) =>
      done(to === address ? refusal(reply) : undefined),
  });

  it('of an address that is none blocks it, on the first time', async () => {
    const { server, workspaceId, campaignId } = await sendTo(
      onRecipient('p1@example.com', '550 5.1.1 no such user'),
      3,
    );
    expect(await states(campaignId)).toEqual([
      ['p0', 'sent'],
      ['p1', 'bounced'],
      ['p2', 'sent'],
    ]);
    expect(
      await asOwner('SELECT channel, point, reason FROM suppressions WHERE workspace_id = $1', [workspaceId]),
    ).toEqual([{ channel: 'email', point: 'p1@example.com', reason: 'bounced' }]);
    const again = await campaignIn(workspaceId);
    await sendNow(workspaceId, again.campaignId);
    expect([server.mails.length, (await campaignRow(again.campaignId)).left_out]).toEqual([4, { bounced: 1 }]);
  });

  it('of a mail for good fails it, and blocks nobody', async () => {
    const { workspaceId, campaignId } = await sendTo(onRecipient('p1@example.com', '554 5.7.1 looks like spam'), 3);
    expect((await ledgerOf(campaignId)).map(({ state, cause }) => [state, cause])).toEqual([
      ['sent', null],
      ['failed', expect.stringContaining('554')],
      ['sent', null],
    ]);
    expect(await asOwner('SELECT 1 FROM suppressions WHERE workspace_id = $1', [workspaceId])).toEqual([]);
  });

  it('of a mail for now is tried again later, five times in all', async () => {
    const { server, workspaceId, campaignId } = await sendTo(
      onRecipient('p0@example.com', '450 4.2.1 mailbox busy'),
      1,
    );
    let at = Date.now();
    for (const minutes of [1, 5, 30, 120]) {
      const [row] = await ledgerOf(campaignId);
      expect([row!.state, Math.round((row!.not_before.getTime() - at) / MINUTE_MS)]).toEqual(['waiting', minutes]);
      await sendNow(workspaceId, campaignId, { clock: { now: () => new Date(at) } }); // too early
      at = row!.not_before.getTime() + 1;
      await sendNow(workspaceId, campaignId, { clock: { now: () => new Date(at) } });
    }
    expect([await ledgerOf(campaignId), server.mails.length, (await campaignRow(campaignId)).status]).toMatchObject([
      [{ state: 'failed', attempts: 5 }],
      0,
      'completed',
    ]);
  });

  it('of everything holds all mails back, says so, costs no attempt, and sends each once in the end', async () => {
    let left = 4;
    const { server, campaignId } = await sendTo(
      { onMailFrom: (_address, _session, done) => done(left-- > 0 ? refusal('421 4.7.0 try later') : undefined) },
      30,
      { timing: { holdsMs: [30, 30, 30, 30] } },
    );
    expect([server.mails.length, await countsIn(campaignId)]).toEqual([
      30,
      { rows: { sent: 30 }, counted: { total: 30, sent: 30 } },
    ]);
    expect(new Set((await ledgerOf(campaignId)).map(({ attempts }) => attempts))).toEqual(new Set([1]));
    expect((await campaignRow(campaignId)).cause).toBeNull();
  });

  it('nothing at all leaves the campaign waiting with the reason, for the schedule to try again', async () => {
    const { workspaceId, campaignId } = await sendTo(
      { onMailFrom: (_address, _session, done) => done(refusal('550 5.7.1 not you')) },
      10,
    );
    expect([await campaignRow(campaignId), (await countsIn(campaignId)).rows, await jobsFor(campaignId)]).toMatchObject(
      [
        {
          status: 'active',
          sender: null,
          cause: expect.stringMatching(/isn’t accepting emails right now.*550 5\.7\.1/),
        },
        { waiting: 10 },
        0,
      ],
    );
    const server = await mail.start();
    await campaignSender().start();
    expect(await jobsFor(campaignId)).toBe(1);
    await sendNow(workspaceId, campaignId);
    expect([server.mails.length, await campaignRow(campaignId)]).toMatchObject([
      10,
      { status: 'completed', cause: null },
    ]);
  });

  it('an answer that is lost leaves the mail uncertain, and it is not sent again', async () => {
    let came = 0;
    const { server, workspaceId, campaignId } = await sendTo({ answer: () => (came++ === 4 ? 'cut' : undefined) }, 20);
    const { rows } = await countsIn(campaignId);
    // One cut takes all connections with it.
    expect(rows.uncertain).toBeGreaterThanOrEqual(1);
    expect(rows.uncertain).toBeLessThanOrEqual(3);
    expect(rows.uncertain! + rows.sent!).toBe(20);
    await sendNow(workspaceId, campaignId);
    expect(server.mails.length).toBe(new Set(server.mails.map(({ recipients }) => recipients[0])).size);
  });

  it('a server that loses every answer halts the campaign before it has eaten all of it', async () => {
    const { workspaceId, campaignId } = await sendTo({ answer: () => 'cut' }, 200, {
      timing: { holdsMs: Array<number>(50).fill(1) },
    });
    expect(await campaignRow(campaignId)).toMatchObject({
      status: 'paused',
      sender: null,
      cause: expect.stringContaining('dropped 20 connections in a row'),
    });
    expect((await countsIn(campaignId)).rows.uncertain).toBeLessThan(30);
    expect(await asOwner('SELECT title FROM activities WHERE workspace_id = $1', [workspaceId])).toEqual([
      { title: 'The campaign “Rye week” had a problem and is paused' },
    ]);
  });
});

describe('receiving domains', () => {
  it('get no more than their share a minute, and the others are not kept waiting', async () => {
    const server = await mail.start();
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 60, { domain: (n) => (n < 30 ? `slow-${workspaceId}.example` : `n${n}.example`) });
    const { campaignId } = await campaignIn(workspaceId);
    let now = Date.now();
    const clock = { now: () => new Date(now) };
    const toSlow = () => server.mails.filter(({ recipients }) => recipients[0]!.includes('@slow-')).length;
    await sendNow(workspaceId, campaignId, { perMinute: 600, clock });
    expect([toSlow(), server.mails.length]).toEqual([10, 40]);
    now += 1_000;
    await sendNow(workspaceId, campaignId, { perMinute: 600, clock });
    expect(toSlow()).toBeLessThanOrEqual(21);
    for (let seconds = 0; seconds < 5; seconds += 1) {
      now += 1_000;
      await sendNow(workspaceId, campaignId, { perMinute: 600, clock });
    }
    expect([toSlow(), (await campaignRow(campaignId)).status]).toEqual([30, 'completed']);
  });

  it('that ask to slow down rest for a minute', async () => {
    const domain = `busy-${randomUUID()}.example`;
    let said = 0;
    const server = await mail.start({
      onRcptTo: ({ address }, _session, done) =>
        done(address.endsWith(domain) && said++ === 0 ? refusal('450 4.7.1 too many from you') : undefined),
    });
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, 40, { domain: (n) => (n < 20 ? domain : `m${n}.example`) });
    const { campaignId } = await campaignIn(workspaceId);
    await sendNow(workspaceId, campaignId);
    const { rows } = await countsIn(campaignId);
    expect(server.mails.filter(({ recipients }) => !recipients[0]!.endsWith(domain))).toHaveLength(20);
    expect(rows.waiting).toBeGreaterThanOrEqual(15); // except those already on their way when it refused
    await sendNow(workspaceId, campaignId, { clock: { now: () => new Date(Date.now() + 300_000) } });
    expect([server.mails.length, (await campaignRow(campaignId)).status]).toEqual([40, 'completed']);
  });
});
