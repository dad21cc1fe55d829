import { automationSchema } from '../../../../src/contracts/automations';
import { campaignsContract } from '../../../../src/contracts/campaigns';
import { contactsContract } from '../../../../src/contracts/contacts';
import { emailBlocksSchema } from '../../../../src/contracts/email-blocks';
import { engineContract } from '../../../../src/contracts/engine';
import { segmentsContract, segmentRulesSchema } from '../../../../src/contracts/segments';
import { campaignLimits } from '../../../../src/domain/campaign';
import { everyBlock } from '../../../../src/domain/email-block';
import { openWordsOf } from '../../../../src/domain/open-words';
import { contactIn } from '../../../testing/builders/stored-contact';
import { asOwner, useDatabase } from '../../../testing/database';
import { bakery, register } from '../../../testing/world';
import type { CampaignBook } from '../campaign-book-repository';
import { emptyMail } from './campaign-template-words';
import { campaignTemplates } from './campaign-templates';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const bare: CampaignBook = {
  name: 'Ada’s Bakery',
  language: 'en',
  where: '',
  offers: [],
  website: '',
  birthday: null,
  hasSignup: false,
};
const full: CampaignBook = {
  name: 'Ada’s Bakery',
  language: 'de',
  where: 'Elm Street, Bristol',
  offers: ['sourdough loaves', 'celebration cakes'],
  website: 'https://bakery.example',
  birthday: '0b4a4c49-6a3f-4d27-8f4e-2f2f0f0f0f0f',
  hasSignup: true,
};
const hostile: CampaignBook = {
  ...full,
  name: '{{ contact.email }} <script>[x](http://evil.example) **',
  where: '{% include "x" %}',
  offers: ['{{ 1 | date }}', '<img src=x>', 'x'.repeat(400)],
};
const all = campaignTemplates();
const list = async ({ call }: Owner) =>
  (await call('campaigns', campaignsContract.listCampaignTemplates, {})).body.data.items as {
    id: string;
    name: string;
    type: string;
    category: string;
  }[];
const make = async ({ call }: Owner, templateId: string) =>
  (await call('campaigns', campaignsContract.createCampaign, { templateId })).body.data;

describe('the templates', () => {
  it('are at least ten, of every type, each with a name of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(10);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['email', 'broadcast', 'automation']));
  });

  describe.each([
    ['nothing is known of', bare],
    ['much is known of', full],
    ['means harm', hostile],
  ])('for a business that %s', (_what, book) => {
    it.each(all.map(({ id }) => id))('%s writes whole mails that can be kept', (id) => {
      const { mails, sequence } = all.find((template) => template.id === id)!.write(book);
      expect(mails.length).toBeGreaterThan(0);
      for (const mail of mails) {
        expect(emailBlocksSchema.safeParse(mail.blocks)).toMatchObject({ success: true });
        expect(mail.subject.length).toBeGreaterThan(3);
        expect(Math.max(mail.subject.length, mail.preheader.length)).toBeLessThanOrEqual(campaignLimits.subject);
        const blocks = everyBlock(mail.blocks);
        expect([blocks[0]!.kind, blocks.at(-1)!.kind]).toEqual(['heading', 'footer']);
        const text = JSON.stringify([mail.subject, mail.preheader, blocks]);
        expect(text.replaceAll('{{ contact.first_name | default: \\"there\\" }}', '')).not.toMatch(
          /[{}]{2}|\{%|<script|<img|\]\(http/,
        );
        for (const block of blocks) if (block.kind === 'text') expect(block.text).toMatch(/\S/);
        for (const block of blocks) if (block.kind === 'button') expect(block.url).toBe('https://bakery.example');
      }
      const emailIds = mails.map(() => crypto.randomUUID());
      if (sequence) {
        const automation = {
          trigger: sequence.trigger(full.birthday),
          steps: sequence.steps(emailIds),
          goal: sequence.goal,
          reentry: sequence.reentry,
        };
        expect(automationSchema.safeParse(automation)).toMatchObject({ success: true });
        expect(automation.steps.flatMap((step) => (step.do === 'send' ? [step.emailId] : []))).toEqual(emailIds);
      }
    });
  });

  it.each([
    ['en', 'You’re getting this email because you agreed to hear from Ada’s Bakery.'],
    ['de', 'Sie erhalten diese E-Mail, weil Sie zugestimmt haben, von uns zu hören.'],
  ] as const)('say why somebody gets them in the workspace’s language: %s', (language, reason) => {
    const mails = [
      emptyMail({ ...bare, language }),
      ...all.flatMap((template) => template.write({ ...bare, language }).mails),
    ];
    for (const { blocks } of mails) expect(blocks.at(-1)).toMatchObject({ kind: 'footer', text: reason });
  });

  it.each(all.flatMap(({ id, segment }) => (segment ? [[id, segment] as const] : [])))(
    '%s asks for people by rules that a segment can have',
    (_id, segment) => {
      expect(segmentRulesSchema.safeParse(segment.rules)).toMatchObject({ success: true });
    },
  );

  it('leave nothing to their owner that could go out unseen: whatever stands in brackets is found as open words', () => {
    const mails = all.flatMap((template) => template.write({ ...bare, name: '' }).mails);
    const bracketed = (mail: (typeof mails)[number]) => [
      ...new Set(
        [mail.subject, mail.preheader, ...everyBlock(mail.blocks).map((block) => JSON.stringify(block))].flatMap(
          (text) => text.match(/\[[^\]"]+\](?!\()/g) ?? [],
        ),
      ),
    ];
    expect(mails.flatMap(bracketed).length).toBeGreaterThan(12);
    for (const mail of mails) expect(openWordsOf(mail)).toEqual(bracketed(mail));
  });

  it('are named for any trade: no menu for a plumber', () => {
    expect(all.map(({ name }) => name).filter((name) => /menu|table|haircut|room/i.test(name))).toEqual([]);
  });

  it('promise no discount, no amount and no date that nobody gave', () => {
    const text = JSON.stringify(all.map((template) => template.write(full)));
    expect(text).not.toMatch(/\d+ ?%|[$€£]\d|free /i);
  });
});

describe('the list', () => {
  it('of an empty workspace begins with what needs nobody in particular, and leaves none out', async () => {
    const items = await list(await register());
    expect(items.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    expect(items[0]!.id).toBe('new-menu');
    expect(items.slice(-3).map(({ id }) => id)).not.toContain('newsletter');
  });

  it('puts forward what fits: a birthday field, an open sign-up page, customers who went quiet', async () => {
    const owner = await register();
    await owner.call('contacts', contactsContract.createContactField, { label: 'Birthday', kind: 'date' });
    await asOwner(
      "INSERT INTO signup_pages (workspace_id, title, text, button, wording, thanks, asks_name, asks_phone, tags, open, updated_at) VALUES ($1, '', '', '', '', '', true, false, '[]', true, now())",
      [owner.workspaceId],
    );
    const { contactId } = await contactIn(owner.workspaceId, {
      name: 'Quiet',
      email: 'quiet@example.com',
      emailConsent: 'granted',
    });
    await asOwner(
      "UPDATE contacts SET status = 'customer', last_contact_at = now() - interval '80 days' WHERE workspace_id = $1 AND id = $2",
      [owner.workspaceId, contactId],
    );
    const order = (await list(owner)).map(({ id }) => id);
    const unfit = order.indexOf('enquiry');
    for (const id of ['birthday', 'welcome', 'win-back', 'slow-tuesday']) expect(order.indexOf(id)).toBeLessThan(unfit);
  });
});

describe('a campaign of a template', () => {
  it('has its mails, filled with what the profile says', async () => {
    const owner = await register();
    await owner.call('engine', engineContract.updateProfile, bakery);
    const made = await make(owner, 'newsletter');
    expect(made).toMatchObject({
      name: 'Newsletter',
      type: 'broadcast',
      status: 'draft',
      emails: [{ subject: 'News from Ada’s Bakery' }],
    });
    const [row] = await asOwner<{ blocks: unknown[] }>('SELECT blocks FROM campaign_emails WHERE workspace_id = $1', [
      owner.workspaceId,
    ]);
    expect(JSON.stringify(row!.blocks)).toContain('celebration cakes');
  });

  it('makes the segment that it is for once, by its name, and takes the one that is there', async () => {
    const owner = await register();
    const [first, second] = [await make(owner, 'slow-tuesday'), await make(owner, 'slow-tuesday')];
    const segments = (await owner.call('segments', segmentsContract.listSegments, {})).body.data.items;
    expect(segments.map(({ name }: { name: string }) => name)).toEqual(['In touch in the last 90 days']);
    expect([first.audience, second.audience]).toEqual([
      { segmentIds: [segments[0].id] },
      { segmentIds: [segments[0].id] },
    ]);
  });

  it('brings the steps of an automation, each sending a mail of its own', async () => {
    const owner = await register();
    const made = await make(owner, 'win-back');
    const [row] = await asOwner<{
      steps: { do: string; emailId?: string }[];
      trigger: { on: string; segmentId: string };
      audience: unknown;
    }>('SELECT steps, trigger, audience FROM campaigns WHERE workspace_id = $1', [owner.workspaceId]);
    expect(made.emails).toHaveLength(3);
    expect(row!.steps.flatMap((step) => (step.do === 'send' ? [step.emailId] : []))).toEqual(
      made.emails.map(({ id }: { id: string }) => id),
    );
    expect(row!.trigger).toEqual({
      on: 'segment',
      segmentId: (await owner.call('segments', segmentsContract.listSegments, {})).body.data.items[0].id,
    });
    expect(row!.audience).toEqual({ segmentIds: [] });
  });

  it('begins on the birthday field where there is one, and else leaves that to be chosen', async () => {
    const owner = await register();
    await make(owner, 'birthday');
    const { body } = await owner.call('contacts', contactsContract.createContactField, {
      label: 'Date of birth',
      kind: 'date',
    });
    await make(owner, 'birthday');
    const rows = await asOwner<{ trigger: unknown }>(
      'SELECT trigger FROM campaigns WHERE workspace_id = $1 ORDER BY created_at, id',
      [owner.workspaceId],
    );
    expect(rows.map(({ trigger }) => trigger)).toEqual([
      null,
      { on: 'date', fieldId: body.data.id, offsetDays: 0, hour: 9, yearly: true },
    ]);
  });

  it.each(all.filter(({ type }) => type !== 'automation').map(({ id }) => id))(
    '%s lacks nothing but what only its owner knows: links, fields and descriptions hold',
    async (id) => {
      const owner = await register();
      await owner.call('engine', engineContract.updateProfile, { ...bakery, website: 'https://bakery.example' });
      const { items } = (
        await owner.call('campaigns', campaignsContract.checkCampaign, { campaignId: (await make(owner, id)).id })
      ).body.data as { items: { check: string; state: string; sentence: string }[] };
      expect(
        items.filter(
          ({ check, state, sentence }) =>
            state === 'fail' &&
            !['sender', 'server', 'audience'].includes(check) &&
            !sentence.startsWith('Fill in these words: ['),
        ),
      ).toEqual([]);
    },
  );

  it('that nobody knows is not found, and neither is a recommendation that does not hold', async () => {
    const owner = await register();
    expect(
      (await owner.call('campaigns', campaignsContract.createCampaign, { templateId: 'fax-machine' })).body.error,
    ).toBe('We could not find this template. It may have been deleted.');
    expect(
      (await owner.call('campaigns', campaignsContract.createCampaign, { recommendationId: 'win-back' })).status,
    ).toBe(404);
  });
});
