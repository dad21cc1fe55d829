import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HOUR_MS } from '../../../src/domain/duration';
import { asAuth } from '../../database/client';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { oneTimeToken } from '../../database/schema/auth';
import type { MailMessage, MailOutcome, MailPort } from '../../ports/mail';
import { accountContract } from '../../../src/contracts/account';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { workPasswordResets } from '../../testing/stored-emails';
import { functions, register } from '../../testing/world';
import { mailRepository, type MailRow } from './mail-repository';
import { makeMailService } from './mail-service';

useDatabase();

let now = new Date();
const url = 'https://marketing.example/reset-password?token=abc';
const accepted: MailOutcome = { state: 'accepted', reference: '250 ok' };
const later: MailOutcome = { state: 'refused', permanent: false, cause: 'The mail server answered: 450 later' };

async function put(more: Partial<NewMail> = {}) {
  const mail = {
    id: randomUUID(),
    kind: 'reset-password',
    recipient: 'ada@bakery.example',
    subject: 'Choose a new password',
    html: url,
    text: `Open ${url}`,
    expiresAt: new Date(now.getTime() + 2 * HOUR_MS),
    createdAt: now,
    ...more,
  };
  await asAuth((tx) => addMail(tx, mail));
  return mail.id;
}
const serviceOn = (port: MailPort | null) =>
  makeMailService({
    repository: mailRepository,
    port: () => port,
    senderOf: async () => null,
    clock: { now: () => now },
    log: () => {},
  });
const unset = () => serviceOn(null);
const row = async (id: string) => (await asOwner<MailRow>('SELECT * FROM mails WHERE id = $1', [id]))[0]!;

describe('a mail whose link dies', () => {
  const addLink = async () => {
    const hash = randomUUID();
    await asOwner(
      "INSERT INTO auth.one_time_token (hash, purpose, subject, expires_at, created_at) VALUES ($1, 'invitation', 'x', $2, $3)",
      [hash, new Date(now.getTime() + 2 * HOUR_MS), now],
    );
    return hash;
  };
  const killers: Record<string, (hash: string) => Promise<unknown>> = {
    'is used or withdrawn': (hash) => asAuth((tx) => tx.delete(oneTimeToken).where(eq(oneTimeToken.hash, hash))),
    'is replaced': (hash) =>
      asAuth((tx) => tx.update(oneTimeToken).set({ expiresAt: now }).where(eq(oneTimeToken.hash, hash))),
  };
  beforeEach(() => {
    now = new Date(); // the trigger uses the database's clock
  });

  it.each(Object.keys(killers))(
    'because it %s ends with it, without its text, and is not sent; others stay',
    async (how) => {
      const [tokenHash, live] = [await addLink(), await addLink()];
      const [held, waiting, other, plain] = [
        await put({ tokenHash }),
        await put({ tokenHash }),
        await put({ tokenHash: live }),
        await put(),
      ];
      for (const id of [held, other, plain]) await unset().sendMail({ mailId: id });
      await killers[how]!(tokenHash);
      for (const id of [held, waiting])
        expect(await row(id)).toMatchObject({
          state: 'ended',
          html: null,
          text: null,
          cause: 'Its link was used, replaced or withdrawn.',
        });
      for (const id of [other, plain])
        expect(await row(id)).toMatchObject({ state: 'held', text: expect.stringContaining(url) });
      const sent: MailMessage[] = [];
      const service = serviceOn({
        name: 'test',
        send: async (message) => {
          sent.push(message);
          return accepted;
        },
      });
      await service.sendMail({ mailId: waiting });
      await expect(service.resendMail(held)).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('used, replaced, withdrawn or has expired'),
      });
      expect(sent).toEqual([]);
    },
  );

  it('while it is in hand is tried no second time, and stays sent when it went out', async () => {
    const hashes = [await addLink(), await addLink()];
    const [refused, out] = [await put({ tokenHash: hashes[0] }), await put({ tokenHash: hashes[1] })];
    const whenKilled = async (hash: string, outcome: MailOutcome) => {
      await killers['is used or withdrawn']!(hash);
      return outcome;
    };
    const server = {
      name: 'test',
      send: ({ id }: MailMessage) => (id === out ? whenKilled(hashes[1]!, accepted) : whenKilled(hashes[0]!, later)),
    };
    const service = serviceOn(server);
    await service.sendMail({ mailId: out });
    expect((await row(out)).state).toBe('sent');
    await expect(service.sendMail({ mailId: refused })).rejects.toThrow('tries again');
    await service.sendMail({ mailId: refused });
    expect(await row(refused)).toMatchObject({ state: 'ended', text: null });
  });

  it('only by running out is left to the hourly tidying', async () => {
    const tokenHash = await addLink();
    const id = await put({ tokenHash, expiresAt: new Date(now.getTime() - HOUR_MS) });
    await asOwner("UPDATE mails SET state = 'failed' WHERE id = $1", [id]);
    await killers['is used or withdrawn']!(tokenHash);
    expect((await row(id)).state).toBe('failed');
  });

  it('because a newer reset link replaces it, ends, and so does the newer when it is used', async () => {
    const { form } = await register();
    const anyone = makeClient(functions);
    const states = async () =>
      (
        await asOwner<MailRow>(
          "SELECT state, text FROM mails WHERE recipient = $1 AND kind LIKE '%reset%' ORDER BY created_at, id",
          [form.email],
        )
      ).map(({ state, text }) => [state, text !== null]);
    const ask = async () => {
      await anyone.call('account', accountContract.createPasswordReset, { email: form.email });
      await workPasswordResets();
    };
    await ask();
    expect(await states()).toEqual([['waiting', true]]);
    await ask();
    expect(await states()).toEqual([
      ['ended', false],
      ['waiting', true],
    ]);
    const [{ text }] = (await asOwner<{ text: string }>(
      "SELECT text FROM mails WHERE recipient = $1 AND kind LIKE '%reset%' AND state = 'waiting'",
      [form.email],
    )) as [{ text: string }];
    const token = /#token=([\w-]+)/.exec(text)![1]!;
    expect(
      (
        await anyone.call('account', accountContract.updatePassword, {
          token,
          password: 'a-new-loaf-43',
          confirmPassword: 'a-new-loaf-43',
        })
      ).status,
    ).toBe(200);
    expect(await states()).toEqual([
      ['ended', false],
      ['ended', false],
    ]);
  });
});
