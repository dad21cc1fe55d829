import { asOwner, useDatabase } from '../../../testing/database';
import { campaignIn, campaignRow, countsIn, ledgerOf, readersIn } from '../../../testing/builders/sent-campaigns';
import { workspaceOf } from '../../../testing/builders/stored-contact';
import { refusal, type MailServer } from '../../../testing/mail-server';
import { sendNow } from '../../../testing/send-now';
import { useMailServer } from '../../../testing/use-mail-server';

useDatabase();
const mail = useMailServer();

const start = async (options: Parameters<typeof mail.start>[0], count: number) => {
  const server = await mail.start(options);
  const workspaceId = await workspaceOf();
  await readersIn(workspaceId, count);
  return { server, workspaceId, ...(await campaignIn(workspaceId)) };
};
const blocked = (workspaceId: string) =>
  asOwner('SELECT point FROM suppressions WHERE workspace_id = $1', [workspaceId]);

describe('a refusal because of the sender, the text or their reputation', () => {
  it.each([
    ['at the recipient', '550 Sender verify failed'],
    ['at the recipient', '550 5.1.0 Sender rejected'],
    ['at the recipient', '550 5.7.1 Relaying denied'],
    ['at the recipient', '554 Your address is on a blocklist'],
    ['after the content', '554 Transaction failed'],
    ['after the content', '550 5.7.1 Message rejected as spam'],
    ['after the content', '554 5.6.0 Content not accepted'],
  ])(
    '%s, “%s”, blocks nobody and pauses the campaign with the server’s words before the list is spent',
    async (where, reply) => {
      const { workspaceId, campaignId } = await start(
        where === 'after the content'
          ? { answer: () => reply }
          : { onRcptTo: (_to, _session, done) => done(refusal(reply)) },
        200,
      );
      await sendNow(workspaceId, campaignId);
      expect(await blocked(workspaceId)).toEqual([]);
      const { status, cause } = await campaignRow(campaignId);
      expect([status, cause]).toEqual(['paused', expect.stringContaining(reply)]);
      expect(cause).toMatch(
        /^1\d emails in a row were refused because of your sender address, your text or your reputation\. .*No address was blocked, and the rest are waiting\..*press “Resume”/,
      );
      const { rows } = await countsIn(campaignId);
      expect(rows.failed).toBeLessThan(15);
      expect(rows.waiting).toBe(200 - rows.failed!);
    },
  );

  it('of every third mail, such as by one large mailbox provider, pauses the campaign, too', async () => {
    let came = 0;
    const { workspaceId, campaignId } = await start(
      {
        onRcptTo: (_to, _session, done) =>
          done(came++ % 3 === 0 ? refusal('550 5.7.26 Unauthenticated sender') : undefined),
      },
      200,
    );
    await sendNow(workspaceId, campaignId);
    expect(await campaignRow(campaignId)).toMatchObject({
      status: 'paused',
      cause: expect.stringMatching(/^1\d of the last 4\d emails were refused .*550 5\.7\.26 Unauthenticated sender/),
    });
  });

  it('of a few is told at each of them and pauses nothing', async () => {
    const { workspaceId, campaignId } = await start(
      {
        onRcptTo: ({ address }, _session, done) =>
          done(/^p[0-8]@/.test(address) ? refusal('550 5.7.1 blocked by policy') : undefined),
      },
      60,
    );
    await sendNow(workspaceId, campaignId);
    expect([
      (await campaignRow(campaignId)).status,
      (await countsIn(campaignId)).rows,
      await blocked(workspaceId),
    ]).toEqual(['completed', { sent: 51, failed: 9 }, []]);
    expect((await ledgerOf(campaignId)).find(({ address }) => address === 'p3@example.com')!.cause).toContain(
      '550 5.7.1 blocked by policy',
    );
  });
});

it('a server that knows none of the addresses pauses the campaign before it has suppressed the list', async () => {
  const { workspaceId, campaignId } = await start(
    { onRcptTo: (_to, _session, done) => done(refusal('550 5.1.1 no such user')) },
    200,
  );
  await sendNow(workspaceId, campaignId);
  expect(await campaignRow(campaignId)).toMatchObject({
    status: 'paused',
    cause: expect.stringMatching(/^2\d emails in a row were permanently refused\. .*550 5\.1\.1 no such user/),
  });
  expect((await blocked(workspaceId)).length).toBeLessThan(25);
});

it('a full mailbox is tried again', async () => {
  const { workspaceId, campaignId } = await start(
    {
      onRcptTo: ({ address }, _session, done) =>
        done(address === 'p1@example.com' ? refusal('552 5.2.2 mailbox full') : undefined),
    },
    3,
  );
  await sendNow(workspaceId, campaignId);
  expect((await ledgerOf(campaignId)).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['sent', 1],
    ['waiting', 1],
    ['sent', 1],
  ]);
});

it('an address of another script is refused for that person alone, with a sentence, where the server cannot take it', async () => {
  const { server, workspaceId, campaignId } = await start({ hideSMTPUTF8: true }, 3);
  await asOwner(
    "UPDATE contact_points SET value = '用户@example.com', shown = value WHERE workspace_id = $1 AND value = 'p1@example.com'",
    [workspaceId],
  );
  await sendNow(workspaceId, campaignId);
  expect((await ledgerOf(campaignId)).map(({ state, cause }) => [state, cause])).toEqual(
    expect.arrayContaining([
      [
        'failed',
        expect.stringMatching(
          /letters before the @ that your mail server cannot send to.*Ask this person for another address/,
        ),
      ],
    ]),
  );
  expect([server.mails.length, await blocked(workspaceId), (await campaignRow(campaignId)).status]).toEqual([
    2,
    [],
    'completed',
  ]);
});

describe('one poisonous mail', () => {
  let server: MailServer;
  const hangUpAtRecipient = {
    onRcptTo: ({ address }: { address: string }, session: { remotePort: number }, done: (error?: Error) => void) =>
      address === 'p1@example.com' ? server.hangUp(session.remotePort) : done(),
  };
  const laterAfterContent = {
    answerTo: (address: string) => (address === 'p1@example.com' ? '451 4.3.0 cannot take this one now' : undefined),
  };

  it.each([
    ['hang-up when it is named', hangUpAtRecipient, /hung up/],
    ['“451” after its content', laterAfterContent, /451 4\.3\.0 cannot take this one now/],
    [
      '“421” when it is named',
      {
        onRcptTo: ({ address }: { address: string }, _session: unknown, done: (error?: Error) => void) =>
          done(address === 'p1@example.com' ? refusal('421 4.3.0 closing') : undefined),
      },
      /421 4\.3\.0 closing/,
    ],
  ])(
    'with a %s costs its own attempts, holds nobody back and ends with the server’s words',
    async (_what, options, words) => {
      const started = await start(options as Parameters<typeof mail.start>[0], 60);
      ({ server } = started);
      const { workspaceId, campaignId } = started;
      // No pause is allowed, so one would end the run.
      await sendNow(workspaceId, campaignId, { timing: { holdsMs: [] } });
      expect((await countsIn(campaignId)).rows).toEqual({ sent: 59, waiting: 1 });
      expect((await campaignRow(campaignId)).cause).toBeNull();
      let at = Date.now();
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        const row = (await ledgerOf(campaignId)).find(({ address }) => address === 'p1@example.com')!;
        expect([row.state, row.attempts]).toEqual(['waiting', attempt]);
        at = row.not_before.getTime() + 1;
        await sendNow(workspaceId, campaignId, { clock: { now: () => new Date(at) }, timing: { holdsMs: [] } });
      }
      const row = (await ledgerOf(campaignId)).find(({ address }) => address === 'p1@example.com')!;
      expect([row.state, row.attempts, row.cause]).toEqual(['failed', 5, expect.stringMatching(words)]);
      expect(await campaignRow(campaignId)).toMatchObject({ status: 'completed', cause: null });
      expect(server.mails).toHaveLength(59);
    },
  );

  it('is not believed for ever when it says that everybody has to wait', async () => {
    const { workspaceId, campaignId } = await start(
      {
        answerTo: (address: string) =>
          address === 'p1@example.com' ? '454 4.7.0 Maximum sending rate exceeded' : undefined,
      },
      20,
    );
    await sendNow(workspaceId, campaignId, { timing: { holdsMs: [5, 5, 5, 5] } });
    expect((await countsIn(campaignId)).rows).toEqual({ sent: 19, waiting: 1 });
    expect((await ledgerOf(campaignId)).find(({ state }) => state === 'waiting')!.attempts).toBe(1);
  });
});

it('a server that temporarily accepts no content holds everything back, says so, and continues automatically', async () => {
  let isOpen = false;
  const { server, workspaceId, campaignId } = await start(
    { answer: () => (isOpen ? undefined : '451 4.3.0 no space left') },
    60,
  );
  await sendNow(workspaceId, campaignId, { timing: { holdsMs: [5, 5, 5] } });
  expect(await campaignRow(campaignId)).toMatchObject({
    status: 'active',
    sender: null,
    cause: expect.stringMatching(/isn’t accepting emails right now.*451 4\.3\.0 no space left/),
  });
  const tried = (await ledgerOf(campaignId)).filter(({ attempts }) => attempts > 0);
  expect(tried.length).toBeLessThanOrEqual(10);
  isOpen = true;
  await sendNow(workspaceId, campaignId, { clock: { now: () => new Date(Date.now() + 120_000) } });
  expect([server.mails.length, (await campaignRow(campaignId)).status]).toEqual([60, 'completed']);
});
