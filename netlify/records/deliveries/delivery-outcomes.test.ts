import { workspaceOf } from '../../testing/builders/stored-contact';
import { asOwner, useDatabase } from '../../testing/database';
import { sentMail } from '../../testing/sent-mail';
import { inWorkspace } from '../../database/client';
import { recordBounces } from './delivery-outcomes';

useDatabase();

const bounce = async (workspaceId: string, causes: string[], kind: 'hard' | 'soft') => {
  const first = await sentMail(workspaceId, {});
  for (const [index, cause] of causes.entries()) {
    const { deliveryId } =
      index === 0 ? first : await sentMail(workspaceId, { contactId: first.contactId, email: first.email });
    await inWorkspace(
      workspaceId,
      (tx) => recordBounces(tx, [{ workspaceId, deliveryId, kind, cause, at: new Date() }], () => crypto.randomUUID()),
      'worker',
    );
  }
  return {
    ...first,
    blocked: await asOwner('SELECT reason, cause FROM suppressions WHERE workspace_id = $1 AND point = $2', [
      workspaceId,
      first.email,
    ]),
  };
};

describe('mail that came back', () => {
  it('blocks an address that does not exist, with the answer', async () =>
    expect((await bounce(await workspaceOf(), ['550 5.1.1 no such user'], 'hard')).blocked).toEqual([
      { reason: 'bounced', cause: '550 5.1.1 no such user' },
    ]));

  it('blocks a mailbox that was full three times, with the last answer', async () =>
    expect(
      (await bounce(await workspaceOf(), ['552 5.2.2 full', '552 5.2.2 full', '552 5.2.2 still full'], 'soft')).blocked,
    ).toEqual([{ reason: 'bounced', cause: '552 5.2.2 still full' }]));

  it.each([
    ['550 5.7.1 blocked by policy', 'soft'],
    ['550 5.1.8 bad sender', 'soft'],
    ['550 Sender verify failed', 'hard'],
    ['554 5.6.0 content', 'soft'],
  ] as const)(
    'because of the sender or the text (“%s”) blocks nobody, however often, and is told for what it is',
    async (cause, kind) => {
      const { blocked, contactId } = await bounce(await workspaceOf(), [cause, cause, cause, cause], kind);
      expect(blocked).toEqual([]);
      expect(
        (
          await asOwner<{ title: string }>(
            "SELECT title FROM contact_events WHERE contact_id = $1 AND kind = 'mail-bounced'",
            [contactId],
          )
        ).map(({ title }) => title),
      ).toEqual(Array(4).fill('An email bounced'));
    },
  );

  it('because of the sender does not count towards what makes an address dead', async () =>
    expect(
      (await bounce(await workspaceOf(), ['550 5.7.1 spam', '550 5.7.1 spam', '552 5.2.2 full'], 'soft')).blocked,
    ).toEqual([]));
});
