import { campaignsContract } from '../../../../src/contracts/campaigns';
import { contactsContract } from '../../../../src/contracts/contacts';
import { segmentsContract } from '../../../../src/contracts/segments';
import { UNKNOWN_PAGE } from '../../../../src/contracts/text';
import { preheaderHint, subjectHint } from '../../../../src/domain/campaign';
import type { EmailBlock } from '../../../../src/domain/email-block';
import { seenLength } from '../../../../src/domain/seen-length';
import { forgetEnv } from '../../../config/env';
import { contactIn } from '../../../testing/builders/stored-contact';
import { addCampaign } from '../../../testing/campaigns';
import { asOwner, useDatabase } from '../../../testing/database';
import { emailsTo } from '../../../testing/stored-emails';
import { register } from '../../../testing/world';
import { sendingBox } from '../../sending/sending-wiring';
import { campaignTexts } from './email-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const {
  getCampaignEmail,
  updateCampaignEmail,
  listEmailVersions,
  restoreEmailVersion,
  previewCampaignEmail,
  sendTestEmail,
  draftCampaignEmail,
  checkCampaign,
} = campaignsContract;

const words = (text: string): EmailBlock[] => [{ id: 'words', kind: 'text', text }];
const draftOf = ({ workspaceId }: Owner, more: Parameters<typeof addCampaign>[1] = {}) =>
  addCampaign(workspaceId, { status: 'draft', ...more });
const get = async ({ call }: Owner, emailId: string) =>
  (await call('campaigns', getCampaignEmail, { emailId })).body.data;
const save = ({ call }: Owner, emailId: string, revision: number, change: Record<string, unknown> = {}) =>
  call('campaigns', updateCampaignEmail, {
    emailId,
    revision,
    subject: `Subject ${revision}`,
    preheader: '',
    blocks: words(`Text ${revision}`),
    ...change,
  });
const versions = async ({ call }: Owner, emailId: string, more: Record<string, unknown> = {}) =>
  (await call('campaigns', listEmailVersions, { emailId, ...more })).body.data;
const preview = async ({ call }: Owner, emailId: string, contactId?: string) =>
  (await call('campaigns', previewCampaignEmail, { emailId, ...(contactId && { contactId }) })).body;
const checks = async ({ call }: Owner, campaignId: string) =>
  (await call('campaigns', checkCampaign, { campaignId })).body.data.items as {
    check: string;
    state: string;
    sentence: string;
    emailId: string | null;
  }[];
const said = (items: Awaited<ReturnType<typeof checks>>, check: string) =>
  items.filter((item) => item.check === check).map(({ state, sentence }) => `${state}: ${sentence}`);
/** As if the newest states were that old. */
const age = (emailId: string, minutes: number) =>
  asOwner(`UPDATE campaign_email_versions SET at = at - interval '${minutes} minutes' WHERE email_id = $1`, [emailId]);
const withMailServer = async (work: () => Promise<void>) => {
  process.env.SMTP_URL = 'smtp://mail.example.com';
  process.env.SHARED_SENDER = 'all';
  process.env.PUBLIC_URL ??= 'https://marketing.example';
  forgetEnv();
  try {
    await work();
  } finally {
    delete process.env.SMTP_URL;
    delete process.env.SHARED_SENDER;
    forgetEnv();
  }
};

describe('a mail that is edited', () => {
  it('is saved as its next revision, and a save of an older one is refused without losing anything', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    const { body } = await save(owner, emailId, 1, { subject: '  Rye  ', name: 'First' });
    expect(body.data).toMatchObject({
      id: emailId,
      name: 'First',
      subject: 'Rye',
      revision: 2,
      blocks: words('Text 1'),
    });
    const stale = await save(owner, emailId, 1, { subject: 'Lost' });
    expect([stale.status, stale.body.error]).toEqual([
      409,
      'This email was changed elsewhere in the meantime. Your text is still here. Reload to see the latest version.',
    ]);
    expect(await get(owner, emailId)).toMatchObject({ subject: 'Rye', revision: 2, name: 'First' });
  });

  it('keeps what one person saved within five minutes as one version, and how it began', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    for (const revision of [1, 2, 3]) await save(owner, emailId, revision);
    expect((await versions(owner, emailId)).items).toMatchObject([{ revision: 1, subject: 'Hello', by: '' }]);
    await age(emailId, 6);
    await save(owner, emailId, 4);
    expect((await versions(owner, emailId)).items).toMatchObject([
      { revision: 4, subject: 'Subject 3', by: owner.form.name },
      { revision: 1, subject: 'Hello' },
    ]);
  });

  it('keeps versions of two people apart', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    await save(owner, emailId, 1);
    await asOwner(
      "UPDATE campaign_email_versions SET actor_id = gen_random_uuid(), actor_name = 'Somebody else' WHERE email_id = $1",
      [emailId],
    );
    await save(owner, emailId, 2);
    expect((await versions(owner, emailId)).items.map(({ revision }: { revision: number }) => revision)).toEqual([
      2, 1,
    ]);
  });

  it('keeps the newest fifty, read page by page', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    for (let revision = 1; revision <= 53; revision += 1) {
      await save(owner, emailId, revision);
      await age(emailId, 6);
    }
    const first = await versions(owner, emailId, { limit: 40 });
    const second = await versions(owner, emailId, { limit: 40, cursor: first.nextCursor });
    const revisions = [...first.items, ...second.items].map(({ revision }: { revision: number }) => revision);
    expect(revisions).toEqual(Array.from({ length: 49 }, (_, n) => 53 - n)); // fifty with the one that it is in
    expect(second.nextCursor).toBeNull();
    for (const cursor of ['no place at all', '99999999999', '1.5'])
      expect(
        (await owner.call('campaigns', campaignsContract.listEmailVersions, { emailId, cursor })).body,
      ).toMatchObject({ code: 'invalid_request', error: UNKNOWN_PAGE });
  });

  it('gets a former state back as the newest, and the one before stays', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    await save(owner, emailId, 1);
    const { body } = await owner.call('campaigns', restoreEmailVersion, { emailId, revision: 1 });
    expect(body.data).toMatchObject({ revision: 3, subject: 'Hello', blocks: [] });
    expect(
      (await versions(owner, emailId)).items.map(({ revision, subject }: { revision: number; subject: string }) => [
        revision,
        subject,
      ]),
    ).toEqual([
      [2, 'Subject 1'],
      [1, 'Hello'],
    ]);
    expect((await owner.call('campaigns', restoreEmailVersion, { emailId, revision: 99 })).status).toBe(404);
  });

  it('stays as it is once its campaign has started, and goes on being edited in an automation', async () => {
    const owner = await register();
    for (const status of ['active', 'paused', 'completed'] as const) {
      const { status: answered, body } = await save(owner, (await draftOf(owner, { status })).emailId, 1);
      expect([answered, body.error]).toEqual([
        409,
        'This campaign has started, so its email stays as it was sent. Make a copy to change it.',
      ]);
    }
    expect(
      (await save(owner, (await draftOf(owner, { type: 'automation', status: 'active' })).emailId, 1)).status,
    ).toBe(200);
  });

  it('has blocks with ids of their own, and no more words than can be sent', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    expect((await save(owner, emailId, 1, { blocks: [...words('a'), ...words('b')] })).body.error).toBe(
      'Two blocks of this email have the same id.',
    );
    expect(
      (
        await save(owner, emailId, 1, {
          blocks: Array.from({ length: 60 }, (_, n) => ({
            id: `b${n}`,
            kind: 'columns',
            left: [{ id: `l${n}`, kind: 'text', text: 'x'.repeat(4_900) }],
            right: [{ id: `r${n}`, kind: 'text', text: 'x'.repeat(4_900) }],
          })),
        })
      ).body.error,
    ).toBe('This email is too long to send. Shorten its text.');
  });

  it('is nobody’s but its workspace’s', async () => {
    const [owner, other] = [await register(), await register()];
    const { campaignId, emailId } = await draftOf(owner);
    for (const answer of [
      await save(other, emailId, 1),
      await other.call('campaigns', getCampaignEmail, { emailId }),
      await other.call('campaigns', previewCampaignEmail, { emailId }),
      await other.call('campaigns', listEmailVersions, { emailId }),
      await other.call('campaigns', checkCampaign, { campaignId }),
    ])
      expect(answer.status).toBe(404);
  });
});

describe('a preview', () => {
  it('shows the mail as a contact would get it, custom fields with it, and as somebody of whom nothing is known', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    const { contactId } = await contactIn(owner.workspaceId, { name: 'Dr. Ada Lovelace', email: 'ada@example.com' });
    const field = (
      await owner.call('contacts', contactsContract.createContactField, {
        label: 'Favourite bread',
        kind: 'text',
        choices: [],
      })
    ).body.data;
    await asOwner('UPDATE contacts SET custom = jsonb_build_object($2::text, $3::text) WHERE id = $1', [
      contactId,
      field.id,
      'Rye & <seeds>',
    ]);
    await save(owner, emailId, 1, {
      subject: 'For {{ contact.first_name | default: "you" }}',
      blocks: words(
        'You like {{ contact.favourite_bread | default: "bread" }}. [Order](https://example.com/?n={{ contact.first_name | default: "x" }})',
      ),
    });
    const { data } = await preview(owner, emailId, contactId);
    expect([data.subject, data.faults, data.bytes]).toEqual(['For Ada', [], Buffer.byteLength(data.html)]);
    expect(data.html).toContain('You like Rye &amp; &lt;seeds&gt;.');
    expect(data.html).toContain('href="https://example.com/?n=Ada"');
    expect(data.text).toContain('You like Rye & <seeds>. Order (https://example.com/?n=Ada)');
    expect((await preview(owner, emailId)).data).toMatchObject({
      subject: 'For you',
      text: expect.stringContaining('You like bread.'),
    });
    expect((await preview(owner, emailId, crypto.randomUUID())).error).toBe(
      'We could not find this contact. It may have been deleted.',
    );
  });

  it('lists what is wrong with merge fields instead of failing', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    await save(owner, emailId, 1, {
      subject: '{{ contact.first_name }}',
      blocks: words('{% include "x" %} {{ contact.nope | default: "x" }}'),
    });
    const { data } = await preview(owner, emailId);
    expect(data.faults).toEqual([
      '“first_name” needs words for people who have none. Write {{ contact.first_name | default: "there" }}.',
      '“{% include "x" %}” cannot be used in a mail. What can: if, elsif, else, unless, case, when.',
    ]);
    expect(data.subject).toBe('{{ contact.first_name }}');
  });
});

describe('a test', () => {
  it('goes to whoever asks for it, marked, with links that are not counted and no pixel', () =>
    withMailServer(async () => {
      const owner = await register();
      const { emailId } = await draftOf(owner);
      await save(owner, emailId, 1, { subject: 'Rye is back', blocks: words('[Order](https://example.com/order)') });
      expect((await owner.call('campaigns', sendTestEmail, { emailId })).body.data).toEqual({ to: owner.form.email });
      const [email] = await emailsTo(owner.form.email, 'campaign-test');
      expect(email).toMatchObject({
        subject: 'Test: Rye is back',
        text: expect.stringContaining('Order (https://example.com/order)'),
      });
      expect(email!.html).not.toMatch(/\/o\/|\/c\/|\{\{|\{%/);
      expect(email!.html).toContain('(a link in the email that is sent)');
    }));

  it('is refused with a sentence without a mail server, and while merge fields are wrong', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    expect((await owner.call('campaigns', sendTestEmail, { emailId })).body.error).toBe(
      'No email server is set up yet, so nothing can be sent. Ask the person who runs this installation to set it up.',
    );
    await withMailServer(async () => {
      await save(owner, emailId, 1, { blocks: words('{{ contact.name }}') });
      expect((await owner.call('campaigns', sendTestEmail, { emailId })).body.error).toContain(
        '“name” needs words for people who have none.',
      );
    });
    expect(await emailsTo(owner.form.email, 'campaign-test')).toEqual([]);
  });
});

describe('a draft', () => {
  it('is a whole mail for what is asked, of which nothing is saved', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    const { body } = await owner.call('campaigns', draftCampaignEmail, {
      emailId,
      about: 'Write about our winter market on Saturday',
    });
    expect(body.data).toMatchObject({
      subject: 'Our winter market on Saturday',
      preheader: expect.stringContaining('When, where and how to come.'),
    });
    expect(body.data.blocks.map(({ kind }: EmailBlock) => kind)).toEqual(
      expect.arrayContaining(['heading', 'image', 'text', 'footer']),
    );
    expect(await get(owner, emailId)).toMatchObject({ subject: 'Hello', revision: 1 });
    await save(owner, emailId, 1, body.data);
    expect((await preview(owner, emailId)).data.faults).toEqual([]);
  });
});

describe('the checks', () => {
  it('of a mail that is not ready name everything that is missing', async () => {
    const owner = await register();
    const { campaignId, emailId } = await draftOf(owner);
    await save(owner, emailId, 1, {
      subject: ' ',
      blocks: [
        { id: 'a', kind: 'button', label: 'Order', url: '' },
        {
          id: 'b',
          kind: 'text',
          text: '[here](javascript:alert(1)) {{ contact.nme | default: "x" }} [Your offer: what it is.]',
        },
        { id: 'c', kind: 'button', label: 'Try', url: 'http://localhost:8888' },
        { id: 'd', kind: 'image', creationId: crypto.randomUUID(), alt: '', url: '' },
        { id: 'e', kind: 'image', creationId: null, alt: '', url: '' },
      ],
    });
    const items = await checks(owner, campaignId);
    expect(said(items, 'subject')).toEqual(['fail: Write a subject. It decides whether people open the email.']);
    expect(said(items, 'preheader')).toEqual([
      'warn: Without a preview text, inboxes show the first words of the email after the subject.',
    ]);
    expect(said(items, 'content')).toEqual([
      'fail: 1 picture is no longer in your library. Choose another.',
      'warn: 1 picture block has no picture and is left out.',
      'fail: Fill in these words: [Your offer: what it is.].',
    ]);
    expect(said(items, 'links')).toEqual([
      'fail: The button “Order” has no address. The link “here” does not start with https://. The button “Try” leads to an address your readers can’t reach.',
    ]);
    expect(said(items, 'merge')).toEqual([
      'fail: “nme” is not a field of your contacts. There are: first_name, name, company, email.',
    ]);
    expect(said(items, 'sender')).toEqual([
      'fail: Add your postal address under Sender. The law requires it in every marketing email.',
      expect.stringMatching(/^warn: This is sent from .+@.+\. Verify your own domain/),
      expect.stringMatching(/^warn: Replies go to .+@.+, where nobody may read them/),
    ]);
    expect(said(items, 'audience')).toEqual([
      'fail: Nobody in this audience can be emailed. It is empty, or everyone in it lacks an address or consent, or has unsubscribed.',
    ]);
    expect(said(items, 'server')).toEqual([
      'fail: No email server is set up yet, so nothing can be sent. Ask the person who runs this installation to set it up.',
    ]);
    expect(
      items.every(
        ({ check, emailId: of }) => of === (['sender', 'audience', 'server'].includes(check) ? null : emailId),
      ),
    ).toBe(true);
  });

  it('of one that is ready all pass, and say how many people get it', () =>
    withMailServer(async () => {
      const owner = await register();
      const { campaignId, emailId } = await draftOf(owner);
      const { id: pictureId } = (
        await asOwner<{ id: string }>(
          `INSERT INTO creations (id, workspace_id, storage_key, provider, title, alt_text, aspect_ratio, width, height, created_at) VALUES (gen_random_uuid(), $1, 'x', 'builtin', 'Loaf', 'A loaf', '1:1', 800, 800, now()) RETURNING id`,
          [owner.workspaceId],
        )
      )[0]!;
      await asOwner(
        "INSERT INTO sending_settings (workspace_id, postal_address, local_part, domain_id, updated_at) VALUES ($1, '12 Elm Street, Bristol', 'hello', $2, now())",
        [owner.workspaceId, pictureId],
      );
      const key = sendingBox().seal('a key', [owner.workspaceId, pictureId]);
      await asOwner(
        "INSERT INTO sending_domains (workspace_id, id, domain, selector, public_key, private_key, private_key_id, records, verified_at, created_at) VALUES ($1, $2, 'bakery.example', 's', '', $3, $4, '[]', now(), now())",
        [owner.workspaceId, pictureId, key.sealed, key.keyId],
      );
      for (const [name, emailConsent] of [
        ['Ada', 'granted'],
        ['Grace', 'granted'],
        ['Zoe', 'withdrawn'],
      ] as const)
        await contactIn(owner.workspaceId, { name, email: `${name}@example.com`.toLowerCase(), emailConsent });
      await save(owner, emailId, 1, {
        subject: 'Rye is back',
        preheader: 'From Friday.',
        blocks: [
          ...words('Hi {{ contact.first_name | default: "there" }}. [Order](https://example.com/order)'),
          { id: 'p', kind: 'image', creationId: pictureId, alt: 'A loaf', url: '' },
        ],
      });
      const items = await checks(owner, campaignId);
      expect(items.filter(({ state }) => state !== 'pass')).toEqual([]);
      expect(items.map(({ check }) => check)).toEqual([
        'subject',
        'preheader',
        'content',
        'links',
        'alt',
        'merge',
        'unsubscribe',
        'size',
        'sender',
        'sender',
        'audience',
        'server',
      ]);
      expect(said(items, 'audience')).toEqual(['pass: 2 people will get this.']);
      await asOwner("UPDATE sending_domains SET private_key_id = 'gone' WHERE workspace_id = $1", [owner.workspaceId]);
      expect(said(await checks(owner, campaignId), 'sender')).toContainEqual(
        expect.stringMatching(/^warn: This is sent from .+@.+\. Verify your own domain/),
      );
      const segment = (
        await owner.call('segments', segmentsContract.createSegment, {
          name: 'Zoe',
          rules: { match: 'all', rules: [{ about: 'name', is: 'contains', value: 'Zoe' }] },
        })
      ).body.data;
      await asOwner('UPDATE campaigns SET audience = $2 WHERE id = $1', [
        campaignId,
        JSON.stringify({ segmentIds: [segment.id] }),
      ]);
      expect(said(await checks(owner, campaignId), 'audience')[0]).toMatch(/^fail: Nobody/);
    }));

  it('say of subject and preview text what the editor says beside their fields, counting merge fields as their names', async () => {
    const owner = await register();
    const { campaignId, emailId } = await draftOf(owner);
    const [subject, preheader] = [
      '{{ contact.first_name | default: "there" }}, '.concat('rye '.repeat(20)),
      'From Friday on.',
    ];
    await save(owner, emailId, 1, { subject, preheader });
    const items = await checks(owner, campaignId);
    expect([said(items, 'subject'), said(items, 'preheader')]).toEqual([
      [`warn: The subject has ${seenLength(subject, subjectHint).sentence}`],
      [`pass: The preview text has ${seenLength(preheader, preheaderHint).sentence}`],
    ]);
    expect(said(items, 'subject')[0]).toMatch(/^warn: The subject has 91 characters\./);
  });

  it('warn of a mail that Gmail cuts, in real bytes', async () => {
    const owner = await register();
    const { campaignId, emailId } = await draftOf(owner);
    await save(owner, emailId, 1, {
      blocks: Array.from({ length: 25 }, (_, n) => ({ id: `b${n}`, kind: 'text', text: 'é'.repeat(2_000) })),
    });
    expect(said(await checks(owner, campaignId), 'size')[0]).toMatch(
      /^fail: This email is 1\d\d KB\. Gmail shows 102 KB and hides the rest/,
    );
  });

  it('refuse a mail that would take the server long, as its preview does, and name the block', async () => {
    const owner = await register();
    const { campaignId, emailId } = await draftOf(owner);
    await save(owner, emailId, 1, {
      blocks: [
        ...words('Hello'),
        ...Array.from({ length: 30 }, (_, n) => ({ id: `b${n}`, kind: 'text' as const, text: '{%'.repeat(2_500) })),
      ],
    });
    const refused = {
      status: 413,
      body: {
        code: 'too_large',
        error: `This email is too long to be shown or sent. The longest block is number 2, which begins “${'{%'.repeat(20)}…”. Shorten it, or remove blocks.`,
      },
    };
    expect(await owner.call('campaigns', checkCampaign, { campaignId })).toMatchObject(refused);
    expect(await owner.call('campaigns', campaignsContract.previewCampaignEmail, { emailId })).toMatchObject(refused);
  });
});

describe('the text that is sent', () => {
  const render = (owner: Owner, emailId: string) => campaignTexts().renderRevision(owner.workspaceId, emailId);

  it('is made once for a revision, and stays what it was', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    await save(owner, emailId, 1, {
      blocks: words('[Order](https://example.com/{{ contact.first_name | default: "x" }})'),
    });
    const [first, again] = await Promise.all([render(owner, emailId), render(owner, emailId)]);
    expect(first).toEqual(again);
    expect(first).toMatchObject({
      emailId,
      revision: 2,
      links: ['https://example.com/{{ contact.first_name | default: "x" }}'],
      html: expect.stringContaining('href="{{ link[0] }}"'),
    });
    await asOwner("UPDATE workspaces SET name = 'Another name' WHERE workspace_id = $1", [owner.workspaceId]);
    expect(await render(owner, emailId)).toEqual(first);
    expect(await asOwner('SELECT 1 FROM campaign_texts WHERE email_id = $1', [emailId])).toHaveLength(1);
  });

  it('of a mail that cannot be sent is refused with the sentence', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner);
    await save(owner, emailId, 1, { blocks: words('{{ contact.name }}') });
    await expect(render(owner, emailId)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('“name” needs words'),
    });
    await expect(render(await register(), emailId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of a running automation is the last one that stood, while somebody is at work on it or it is not right', async () => {
    const owner = await register();
    const { emailId } = await draftOf(owner, { type: 'automation', status: 'active' });
    await save(owner, emailId, 1);
    const settle = () =>
      asOwner("UPDATE campaign_emails SET updated_at = updated_at - interval '6 minutes' WHERE id = $1", [emailId]);
    expect(await render(owner, emailId)).toMatchObject({ revision: 2, subject: 'Subject 1' });
    await save(owner, emailId, 2);
    expect(await render(owner, emailId)).toMatchObject({ revision: 2 });
    await settle();
    expect(await render(owner, emailId)).toMatchObject({ revision: 3, subject: 'Subject 2' });
    await save(owner, emailId, 3, { blocks: words('{{ contact.name }}') });
    await settle();
    expect(await render(owner, emailId)).toMatchObject({ revision: 3 });
  });
});
