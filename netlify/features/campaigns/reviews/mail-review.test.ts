import { campaignsContract } from '../../../../src/contracts/campaigns';
import { forgetEnv } from '../../../config/env';
import { mailReviewing } from './mail-review-repository';
import { ownDomain } from '../../../testing/builders/own-domain';
import { campaignRow, readersIn } from '../../../testing/builders/sent-campaigns';
import { addCampaign } from '../../../testing/campaigns';
import { asOwner, useDatabase } from '../../../testing/database';
import { sendNow } from '../../../testing/send-now';
import { useMailServer } from '../../../testing/use-mail-server';
import { register } from '../../../testing/world';

useDatabase();
const mail = useMailServer();

const FRAUD = {
  subject: 'Your account is locked',
  text: 'Sign in at once: [www.paypal.com](https://collect.example/x)',
};
const HONEST = { subject: 'Rye is back', text: 'Come in, it is warm: [our shop](https://bakery.example)' };

/** A campaign that was started on the page, in an installation that looks at mail. */
async function started({ subject, text }: typeof FRAUD) {
  const server = await mail.start();
  delete process.env.SHARED_SENDER;
  forgetEnv();
  const owner = await register();
  await readersIn(owner.workspaceId, 2);
  await ownDomain(owner.workspaceId, 'bakery.example');
  await asOwner("UPDATE sending_settings SET postal_address = '1 Elm Street' WHERE workspace_id = $1", [
    owner.workspaceId,
  ]);
  const { campaignId, emailId } = await addCampaign(owner.workspaceId, { status: 'draft' });
  await asOwner('UPDATE campaign_emails SET subject = $2, blocks = $3 WHERE id = $1', [
    emailId,
    subject,
    JSON.stringify([{ id: 'a', kind: 'text', text }]),
  ]);
  const { items } = (await owner.call('campaigns', campaignsContract.checkCampaign, { campaignId })).body.data;
  expect((await owner.call('campaigns', campaignsContract.startCampaign, { campaignId })).status).toBe(200);
  await sendNow(owner.workspaceId, campaignId);
  const goOn = async () => {
    expect((await owner.call('campaigns', campaignsContract.resumeCampaign, { campaignId })).status).toBe(200);
    await sendNow(owner.workspaceId, campaignId);
    return campaignRow(campaignId);
  };
  const [held] = await asOwner<{ id: string; subject: string; sign: string; state: string; links: string[] }>(
    'SELECT id, subject, sign, state, links FROM mail_reviews WHERE workspace_id = $1',
    [owner.workspaceId],
  );
  return { server, owner, campaignId, emailId, items: items as { sentence: string; state: string }[], goOn, held };
}

it('a mail that speaks like a fraud waits for the operator, with its owner told, and goes out once it is released', async () => {
  const { server, owner, campaignId, items, goOn, held } = await started(FRAUD);
  expect(items).toContainEqual(
    expect.objectContaining({
      state: 'warn',
      sentence: expect.stringMatching(
        /^The person who runs this installation will check this email before it is sent, because a link shows one address/,
      ),
    }),
  );
  expect([server.mails.length, await campaignRow(campaignId)]).toMatchObject([
    0,
    {
      status: 'paused',
      cause: expect.stringMatching(
        /^The person who runs this installation will check this email before it is sent.*press “Resume”/,
      ),
    },
  ]);
  expect(held).toMatchObject({
    subject: FRAUD.subject,
    sign: 'disguised-link',
    state: 'held',
    links: ['www.paypal.com: https://collect.example/x'],
  });
  expect(
    await asOwner("SELECT title FROM activities WHERE workspace_id = $1 AND tells AND title LIKE 'An email of%'", [
      owner.workspaceId,
    ]),
  ).toEqual([{ title: 'An email of the campaign “Spring” will be checked before it is sent' }]);
  expect((await goOn()).status).toBe('paused'); // nobody lets himself go on
  expect(
    await mailReviewing.decide(
      { workspaceId: owner.workspaceId, id: held!.id },
      'released',
      crypto.randomUUID(),
      new Date(),
    ),
  ).toBe(true);
  expect([(await goOn()).status, server.mails.length]).toEqual(['completed', 2]);
});

it('one that is refused stays, and says that other words are needed', async () => {
  const { server, owner, goOn, held } = await started(FRAUD);
  await mailReviewing.decide(
    { workspaceId: owner.workspaceId, id: held!.id },
    'refused',
    crypto.randomUUID(),
    new Date(),
  );
  expect([await goOn(), server.mails.length]).toMatchObject([
    { status: 'paused', cause: expect.stringMatching(/won’t send it.*Make a copy, reword it/) },
    0,
  ]);
});

it('a decision is about the words that were looked at', async () => {
  const { server, owner, emailId, goOn, held } = await started(FRAUD);
  await mailReviewing.decide(
    { workspaceId: owner.workspaceId, id: held!.id },
    'released',
    crypto.randomUUID(),
    new Date(),
  );
  await asOwner(
    `UPDATE campaign_emails SET subject = 'Your account is blocked', revision = revision + 1 WHERE id = $1`,
    [emailId],
  );
  expect([(await goOn()).status, server.mails.length]).toEqual(['paused', 0]);
});

it('ordinary mail waits for nobody', async () => {
  const { server, held } = await started(HONEST);
  expect([server.mails.length, held]).toEqual([2, undefined]);
});

it('no request can decide', async () => {
  const { owner, held } = await started(FRAUD);
  const { inWorkspace } = await import('../../../database/client');
  const { sql } = await import('drizzle-orm');
  await expect(
    inWorkspace(owner.workspaceId, (tx) =>
      tx.execute(sql`update mail_reviews set state = 'released' where id = ${held!.id}`),
    ),
  ).rejects.toThrow();
});
