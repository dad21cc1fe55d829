import { campaignsContract } from '../../../../src/contracts/campaigns';
import type { AutomationStep, AutomationTrigger } from '../../../../src/domain/automation';
import { addCampaign } from '../../../testing/campaigns';
import { addTag } from '../../../testing/contacts';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const wait: AutomationStep = { id: 'wait-1', do: 'wait', minutes: 60 };

async function automation(
  owner: Owner,
  trigger: AutomationTrigger,
  steps: (emailId: string) => AutomationStep[],
  text = 'Hello',
) {
  const { campaignId, emailId } = await addCampaign(owner.workspaceId, { type: 'automation', status: 'draft' });
  await asOwner('UPDATE campaigns SET trigger = $2, steps = $3 WHERE id = $1', [
    campaignId,
    JSON.stringify(trigger),
    JSON.stringify(steps(emailId)),
  ]);
  await asOwner('UPDATE campaign_emails SET blocks = $2 WHERE id = $1', [
    emailId,
    JSON.stringify([{ id: 'words', kind: 'text', text }]),
  ]);
  return campaignId;
}

const sends = (emailId: string): AutomationStep[] => [{ id: 'send-1', do: 'send', emailId }];
const said = async ({ call }: Owner, campaignId: string, check: string): Promise<string[]> =>
  (
    (await call('campaigns', campaignsContract.checkCampaign, { campaignId })).body.data.items as {
      check: string;
      state: string;
      sentence: string;
    }[]
  )
    .filter((item) => item.check === check)
    .map(({ state, sentence }) => `${state}: ${sentence}`);
const start = ({ call }: Owner, campaignId: string, more: object = {}) =>
  call('campaigns', campaignsContract.startCampaign, { campaignId, ...more });

describe('an automation that starts with a sign-up', () => {
  const CLOSED = 'Nobody can sign up because your sign-up page is closed. Open it under Contacts.';

  it('waits for nobody while the sign-up page is closed: its checks say so, and it does not start', async () => {
    const owner = await register();
    const campaignId = await automation(owner, { on: 'form' }, sends);
    expect(await said(owner, campaignId, 'trigger')).toEqual([`fail: ${CLOSED}`]);
    const { status, body } = await start(owner, campaignId);
    expect([status, body.error]).toEqual([409, expect.stringContaining(CLOSED)]);
    await asOwner(
      "INSERT INTO signup_pages (workspace_id, title, text, button, wording, thanks, asks_name, asks_phone, tags, open, updated_at) VALUES ($1, '', '', '', '', '', true, false, '[]', true, now())",
      [owner.workspaceId],
    );
    expect(await said(owner, campaignId, 'trigger')).toEqual(['pass: People can sign up.']);
    await asOwner('UPDATE workspaces SET profile_public = false WHERE workspace_id = $1', [owner.workspaceId]);
    expect(await said(owner, campaignId, 'trigger')).toEqual([`fail: ${CLOSED}`]);
  });

  it('has people where the newsletter of the site has them, and others do not ask', async () => {
    const owner = await register();
    const campaignId = await automation(owner, { on: 'form' }, sends);
    await asOwner(
      "INSERT INTO newsletter_subscriptions (id, workspace_id, email, state, consent_wording, consented_at, mailed_at) VALUES (gen_random_uuid(), $1, 'grace@example.com', 'pending', 'Yes', now(), now())",
      [owner.workspaceId],
    );
    expect(await said(owner, campaignId, 'trigger')).toEqual(['pass: People can sign up.']);
    expect(
      await said(
        owner,
        await automation(owner, { on: 'tag', tagId: await addTag(owner.workspaceId, 'Regular') }, sends),
        'trigger',
      ),
    ).toEqual([]);
  });
});

describe('an automation without a mail', () => {
  it('that puts tags on starts, whatever is missing for mails', async () => {
    const owner = await register();
    const tagId = await addTag(owner.workspaceId, 'Regular');
    const campaignId = await automation(owner, { on: 'tag', tagId }, () => [
      wait,
      { id: 'tag-1', do: 'tag', tagId: tagId, change: 'remove' },
    ]);
    expect((await owner.call('campaigns', campaignsContract.checkCampaign, { campaignId })).body.data.items).toEqual(
      [],
    );
    expect((await start(owner, campaignId)).body.data).toMatchObject({ status: 'active' });
  });

  it('that does nothing else either is told so, and may start', async () => {
    const owner = await register();
    const campaignId = await automation(owner, { on: 'tag', tagId: await addTag(owner.workspaceId, 'Regular') }, () => [
      wait,
    ]);
    expect(await said(owner, campaignId, 'content')).toEqual([
      'warn: This automation sends no email yet. Add a step that does.',
    ]);
    expect((await start(owner, campaignId)).status).toBe(200);
  });
});

describe('whoever fulfils the trigger already', () => {
  it('can be let in with the start where there is such a thing', async () => {
    const owner = await register();
    const tagId = await addTag(owner.workspaceId, 'Regular');
    await asOwner(
      "INSERT INTO signup_pages (workspace_id, title, text, button, wording, thanks, asks_name, asks_phone, tags, open, updated_at) VALUES ($1, '', '', '', '', '', true, false, '[]', true, now())",
      [owner.workspaceId],
    );
    const signups = await automation(owner, { on: 'form' }, () => [{ id: 'tag-1', do: 'tag', tagId, change: 'add' }]);
    const refused = await start(owner, signups, { withExisting: true });
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'Only an automation that starts with a tag or a segment can include people who already match.',
    ]);
    const tagged = await automation(owner, { on: 'tag', tagId }, () => [
      { id: 'tag-1', do: 'tag', tagId, change: 'remove' },
    ]);
    expect((await start(owner, tagged, { withExisting: true })).status).toBe(200);
  });
});

describe('a mail that asks for a reply', () => {
  it('does not go out while replies reach nobody', async () => {
    const owner = await register();
    const [asking, silent] = [
      await automation(owner, { on: 'form' }, sends, 'Just reply to this email.'),
      await automation(owner, { on: 'form' }, sends),
    ];
    expect(await said(owner, asking, 'sender')).toContainEqual(
      expect.stringMatching(
        /^fail: This email asks for a reply, but replies go to .+@.+, where nobody may read them\. Choose where replies go under Sender\.$/,
      ),
    );
    expect(await said(owner, silent, 'sender')).toContainEqual(
      expect.stringMatching(/^warn: Replies go to .+@.+, where nobody may read them\./),
    );
    await asOwner(
      "INSERT INTO sending_settings (workspace_id, reply_to, updated_at) VALUES ($1, 'ada@bakery.example', now())",
      [owner.workspaceId],
    );
    expect((await said(owner, asking, 'sender')).join()).not.toMatch(/asks for a reply|Replies/);
  });
});
