import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '../../../src/domain/duration';
import { forgetEnv } from '../../config/env';
import { acrossWorkspaces, asAuth, inWorkspace, type Transaction } from '../../database/client';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { startWorker } from '../../jobs/worker';
import type { MailMessage, MailOutcome } from '../../ports/mail';
import { asOwner, useDatabase } from '../../testing/database';
import { startMailServer } from '../../testing/mail-server';
import { mailRepository, type MailRow } from './mail-repository';
import { makeMailService } from './mail-service';
import { closeMailPort } from './mail-wiring';
import { until } from '../../testing/until';

useDatabase();

let now = new Date('2026-03-02T09:00:00Z');
let lines: Record<string, string | number>[] = [];
beforeEach(async () => {
  now = new Date('2026-03-02T09:00:00Z');
  lines = [];
  await asOwner('DELETE FROM mails');
});

const url = 'https://marketing.example/reset-password?token=abc';
const newMail = (more: Partial<NewMail> = {}): NewMail => ({
  id: randomUUID(),
  kind: 'reset-password',
  recipient: 'ada@bakery.example',
  subject: 'Choose a new password',
  html: `<p>Open <a href="${url}">${url}</a></p>`,
  text: `Open ${url}`,
  expiresAt: new Date(now.getTime() + 2 * HOUR_MS),
  createdAt: now,
  ...more,
});

async function put(more: Partial<NewMail> = {}) {
  const mail = newMail(more);
  await asAuth((tx) => addMail(tx, mail));
  return mail.id;
}

/** A service with a fake mail server: each outcome is the answer to one attempt. */
function serviceWith(...outcomes: (MailOutcome | Promise<MailOutcome>)[]) {
  const sent: MailMessage[] = [];
  const send = async (message: MailMessage) => {
    sent.push(message);
    return (await outcomes.shift()) ?? accepted;
  };
  return {
    sent,
    service: makeMailService({
      repository: mailRepository,
      port: () => ({ name: 'test', send }),
      senderOf: async () => null,
      clock: { now: () => now },
      log: (line) => void lines.push(line),
    }),
  };
}
const unset = () =>
  makeMailService({
    repository: mailRepository,
    port: () => null,
    senderOf: async () => null,
    clock: { now: () => now },
    log: (line) => void lines.push(line),
  });

const accepted: MailOutcome = { state: 'accepted', reference: '250 ok' };
const later: MailOutcome = { state: 'refused', permanent: false, cause: 'The mail server answered: 450 later' };
const never: MailOutcome = {
  state: 'refused',
  permanent: true,
  cause: 'The mail server answered: 550 no such mailbox ada@bakery.example',
};
const unknown: MailOutcome = {
  state: 'uncertain',
  cause: 'The connection ended before the mail server confirmed that it had accepted the email.',
};

const row = async (id: string) =>
  (
    await asOwner<MailRow & { lease_until: Date | null; sent_at: Date | null }>('SELECT * FROM mails WHERE id = $1', [
      id,
    ])
  )[0]!;
const jobsFor = async (id: string) =>
  (await asOwner("SELECT 1 FROM pgboss.job WHERE name = 'send-mail' AND data->>'mailId' = $1", [id])).length;

describe('putting a mail into the outbox', () => {
  const roles: Record<string, (work: (tx: Transaction) => Promise<unknown>) => Promise<unknown>> = {
    app: (work) => inWorkspace(randomUUID(), work),
    auth: asAuth,
    worker: (work) => acrossWorkspaces('test', work),
  };

  it.each(Object.keys(roles))('works for the role %s, with the job that sends it', async (role) => {
    const mail = newMail();
    await roles[role]!((tx) => addMail(tx, mail));
    expect(await row(mail.id)).toMatchObject({ state: 'waiting', recipient: 'ada@bakery.example', attempts: 0 });
    expect(await jobsFor(mail.id)).toBe(1);
  });

  it('leaves nothing when its transaction is rolled back', async () => {
    const mail = newMail();
    await expect(
      asAuth(async (tx) => {
        await addMail(tx, mail);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect([await row(mail.id), await jobsFor(mail.id)]).toEqual([undefined, 0]);
  });

  it.each(['app', 'auth'])('is all that the role %s may do: it cannot read, change or delete mails', async (role) => {
    await put();
    for (const statement of ['SELECT id FROM mails', "UPDATE mails SET state = 'sent'", 'DELETE FROM mails']) {
      await expect(roles[role]!((tx) => tx.execute(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  it('is not for visitors', async () => {
    const rights = await asOwner(
      "SELECT privilege_type FROM information_schema.role_table_grants WHERE table_name = 'mails' AND grantee IN ('visitor', 'PUBLIC')",
    );
    expect(rights).toEqual([]);
  });
});

describe('sending a mail', () => {
  it('hands it to the mail server once and erases what it said', async () => {
    const { sent, service } = serviceWith(accepted);
    const id = await put({ replyTo: 'help@bakery.example' });
    await service.sendMail({ mailId: id });
    await service.sendMail({ mailId: id });
    expect(sent).toEqual([
      {
        id,
        recipient: 'ada@bakery.example',
        subject: 'Choose a new password',
        html: expect.stringContaining(url),
        text: expect.stringContaining(url),
        replyTo: 'help@bakery.example',
      },
    ]);
    expect(await row(id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      html: null,
      text: null,
      cause: null,
      lease_until: null,
      sent_at: now,
    });
  });

  it('by two workers at once sends it once', async () => {
    let answer = (_: MailOutcome) => {};
    const { sent, service } = serviceWith(
      new Promise<MailOutcome>((done) => {
        answer = done;
      }),
    );
    const id = await put();
    const both = [service.sendMail({ mailId: id }), service.sendMail({ mailId: id })].map((attempt) =>
      attempt.then(
        () => 'sent',
        (error: Error) => error.message,
      ),
    );
    const loser = await Promise.race(both);
    answer(accepted);
    expect(loser).toContain('in hand elsewhere'); // its job runs again and finds everything done
    expect((await Promise.all(both)).filter((how) => how === 'sent')).toHaveLength(1);
    expect([sent.length, (await row(id)).state]).toEqual([1, 'sent']);
    await service.sendMail({ mailId: id });
    expect(sent).toHaveLength(1);
  });

  it('that is refused for now asks the queue to try again, six times in all', async () => {
    const { sent, service } = serviceWith(...Array<MailOutcome>(7).fill(later));
    const id = await put();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(service.sendMail({ mailId: id })).rejects.toThrow('tries again');
      expect(await row(id)).toMatchObject({
        state: 'waiting',
        attempts: attempt,
        cause: later.cause,
        lease_until: null,
      });
    }
    await service.sendMail({ mailId: id });
    await service.sendMail({ mailId: id });
    expect(await row(id)).toMatchObject({
      state: 'failed',
      attempts: 6,
      cause: later.cause,
      text: expect.stringContaining(url),
    });
    expect(sent).toHaveLength(6);
  });

  it('that is refused for good fails at once', async () => {
    const { sent, service } = serviceWith(never);
    const id = await put();
    await service.sendMail({ mailId: id });
    await service.sendMail({ mailId: id });
    expect(await row(id)).toMatchObject({ state: 'failed', attempts: 1, cause: never.cause });
    expect(sent).toHaveLength(1);
  });

  it('whose answer was lost is uncertain and not sent again by itself', async () => {
    const { sent, service } = serviceWith(unknown);
    const id = await put();
    await service.sendMail({ mailId: id });
    await service.sendMail({ mailId: id });
    await service.tidyMails();
    expect(await row(id)).toMatchObject({ state: 'uncertain', cause: unknown.cause });
    expect(sent).toHaveLength(1);
  });

  it('whose links have ended is not sent any more', async () => {
    const { sent, service } = serviceWith();
    const id = await put({ expiresAt: new Date(now.getTime() - 1) });
    await service.sendMail({ mailId: id });
    expect(await row(id)).toMatchObject({ state: 'failed', cause: 'Its links expired before it could be sent.' });
    expect(sent).toEqual([]);
  });

  it('that is not there does nothing', async () => {
    const { sent, service } = serviceWith();
    await service.sendMail({ mailId: randomUUID() });
    expect(sent).toEqual([]);
  });

  it('logs its id, kind and state, but neither recipient nor text', async () => {
    const { service } = serviceWith(later, never);
    const id = await put();
    await service.sendMail({ mailId: id }).catch((error: Error) => lines.push({ thrown: error.message }));
    await service.sendMail({ mailId: id });
    expect(lines).toEqual([
      { mail: id, kind: 'reset-password', state: 'waiting' },
      { thrown: expect.any(String) },
      { mail: id, kind: 'reset-password', state: 'failed' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/bakery|token/);
  });
});

describe('a worker that died while sending', () => {
  it('leaves an email that is uncertain once its lease is over, and never resent automatically', async () => {
    const { sent, service } = serviceWith(new Promise<MailOutcome>(() => {}));
    const id = await put();
    void service.sendMail({ mailId: id }); // never returns
    await until(() => sent.length === 1);
    const again = serviceWith();
    await expect(again.service.sendMail({ mailId: id })).rejects.toThrow('in hand elsewhere');
    now = new Date(now.getTime() + 90_000);
    await again.service.sendMail({ mailId: id });
    expect(await row(id)).toMatchObject({
      state: 'uncertain',
      cause: 'The worker stopped while sending it.',
      lease_until: null,
    });
    await again.service.sendMail({ mailId: id });
    expect(again.sent).toEqual([]);
  });

  it('is found by the schedule, too, when its job is gone', async () => {
    const id = await put();
    await mailRepository.claim(id, new Date(now.getTime() - 1));
    await unset().tidyMails();
    expect((await row(id)).state).toBe('uncertain');
  });

  it('but was only slow is believed when its answer arrives', async () => {
    let answer = (_: MailOutcome) => {};
    const { sent, service } = serviceWith(
      new Promise<MailOutcome>((done) => {
        answer = done;
      }),
    );
    const id = await put();
    const slow = service.sendMail({ mailId: id });
    await until(() => sent.length === 1);
    now = new Date(now.getTime() + 2 * 90_000);
    await service.tidyMails();
    expect((await row(id)).state).toBe('uncertain');
    answer(accepted);
    await slow;
    expect((await row(id)).state).toBe('sent');
  });
});

describe('without a mail server', () => {
  it('mails are held with their text, so that the operator can read the link', async () => {
    const id = await put();
    await unset().sendMail({ mailId: id });
    expect(await row(id)).toMatchObject({
      state: 'held',
      attempts: 0,
      text: expect.stringContaining(url),
      cause: expect.stringContaining('SMTP_URL'),
    });
  });

  it('what was held stays held when a server is set, until the operator sends it', async () => {
    const id = await put();
    await unset().sendMail({ mailId: id });
    const { sent, service } = serviceWith();
    await service.sendMail({ mailId: id });
    await service.tidyMails();
    expect([sent.length, (await row(id)).state]).toEqual([0, 'held']);
    await service.resendMail(id);
    expect([(await row(id)).state, await jobsFor(id)]).toEqual(['waiting', 2]);
    await service.sendMail({ mailId: id });
    expect([sent.length, (await row(id)).state]).toEqual([1, 'sent']);
  });

  it('sending one anyway says what is missing', async () => {
    const id = await put();
    await unset().sendMail({ mailId: id });
    await expect(unset().resendMail(id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('SMTP_URL'),
    });
    expect((await row(id)).state).toBe('held');
  });
});

describe('sending a mail again', () => {
  it.each<[string, MailOutcome]>([
    ['failed', never],
    ['uncertain', unknown],
  ])('is possible when it is %s, with all its attempts', async (state, outcome) => {
    const { sent, service } = serviceWith(outcome);
    const id = await put();
    await service.sendMail({ mailId: id });
    expect((await row(id)).state).toBe(state);
    await service.resendMail(id);
    expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 0, cause: null });
    await service.sendMail({ mailId: id });
    expect(sent.map((message) => message.id)).toEqual([id, id]); // one Message-ID
  });

  it('is refused, with the reason, when it is out, on its way, or too late', async () => {
    const { service } = serviceWith();
    const id = await put();
    await expect(service.resendMail(id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This email is being sent.',
    });
    await service.sendMail({ mailId: id });
    await expect(service.resendMail(id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This email has already been sent.',
    });
    const late = await put();
    await unset().sendMail({ mailId: late });
    now = new Date(now.getTime() + 3 * HOUR_MS);
    await expect(service.resendMail(late)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('links in this email have expired'),
    });
    await expect(service.resendMail(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the hourly clean-up', () => {
  it('erases the text when the links have ended, whatever became of the mail', async () => {
    const { service } = serviceWith(never, unknown);
    const [failed, uncertain, held, waiting] = [await put(), await put(), await put(), await put()];
    await service.sendMail({ mailId: failed });
    await service.sendMail({ mailId: uncertain });
    await unset().sendMail({ mailId: held });
    await service.tidyMails();
    for (const id of [failed, uncertain, held]) expect((await row(id)).text).toContain(url);
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await service.tidyMails();
    const rows = await Promise.all([failed, uncertain, held, waiting].map(row));
    expect(rows.map(({ state, html, text }) => [state, html, text])).toEqual([
      ['failed', null, null],
      ['uncertain', null, null],
      ['ended', null, null],
      ['failed', null, null],
    ]);
  });

  it('asks again for mails that wait without a job', async () => {
    const { service } = serviceWith();
    const [stray, fresh] = [await put({ createdAt: new Date(now.getTime() - HOUR_MS) }), await put()];
    await service.tidyMails();
    expect([await jobsFor(stray), await jobsFor(fresh)]).toEqual([2, 1]);
  });

  it('deletes mails after 90 days, and none before', async () => {
    const { service } = serviceWith();
    const ages = [89, 91].map((days) => new Date(now.getTime() - days * DAY_MS));
    const [kept, old] = await Promise.all(ages.map((createdAt) => put({ createdAt })));
    for (const id of [kept!, old!]) await service.sendMail({ mailId: id });
    await service.tidyMails();
    expect([(await row(kept!)).state, await row(old!)]).toEqual(['sent', undefined]);
  });
});

describe('with the worker and a real mail server', () => {
  afterAll(() => {
    delete process.env.SMTP_URL;
    delete process.env.PUBLIC_URL;
    forgetEnv();
  });

  async function working(smtpUrl: string | undefined, work: () => Promise<void>) {
    process.env.SMTP_URL = smtpUrl ?? '';
    process.env.PUBLIC_URL = 'http://localhost:8888';
    forgetEnv();
    await asOwner('DELETE FROM pgboss.job');
    const worker = await startWorker();
    try {
      await work();
    } finally {
      await worker.stop();
      closeMailPort();
    }
  }

  it('a mail goes out by itself, and arrives as one with its Message-ID', async () => {
    now = new Date();
    const server = await startMailServer();
    await working(`smtp://127.0.0.1:${server.port}?tls=off`, async () => {
      const id = await put();
      await until(async () => (await row(id)).state === 'sent');
      expect(server.mails.map(({ parsed, recipients }) => ({ id: parsed.messageId, recipients }))).toEqual([
        { id: `<${id}@localhost>`, recipients: ['ada@bakery.example'] },
      ]);
      expect(server.mails[0]!.parsed.text).toContain(url);
    });
    await server.stop();
  });

  it('a mail is held where no server is set', async () => {
    now = new Date();
    await working(undefined, async () => {
      const id = await put();
      await until(async () => (await row(id)).state === 'held');
    });
  });
});
