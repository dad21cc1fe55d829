import { conversationsContract } from '../../../../src/contracts/conversations';
import { forgetEnv } from '../../../config/env';
import { closeAnswerMail } from '../../conversations/mail/mail-answers-wiring';
import { contentPolicies } from '../../../http/content-policies';
import { addMailChannel, deliver, useInboundMail, workAnswers, workReceipts } from '../../../testing/inbound-mail';
import { asOwner, useDatabase } from '../../../testing/database';
import { mailText, parts, text } from '../../../testing/mails/mail-case';
import { startMailServer, type MailServer } from '../../../testing/mail-server';
import { bounceMail } from '../../../testing/returned-mails';
import { register } from '../../../testing/world';

useDatabase();
useInboundMail();

let server: MailServer | undefined;
const mailServer = {
  async start(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
    server = await startMailServer(options);
    Object.assign(process.env, {
      SMTP_URL: `smtp://127.0.0.1:${server.port}?tls=off`,
      PUBLIC_URL: 'http://localhost:8888',
    });
    forgetEnv();
    return server;
  },
};
afterEach(async () => {
  closeAnswerMail();
  await server?.stop();
  server = undefined;
  for (const name of ['SMTP_URL', 'PUBLIC_URL']) delete process.env[name];
  forgetEnv();
});

type Owner = Awaited<ReturnType<typeof register>>;
let owner: Owner;
let channel: Awaited<ReturnType<typeof addMailChannel>>;
beforeAll(async () => {
  owner = await register('Corner Bakery');
  channel = await addMailChannel(owner.workspaceId);
});

const list = async (who = owner) =>
  (await who.call('conversations', conversationsContract.listConversations, {})).body.data.items as {
    id: string;
    title: string;
    subject: string;
    address: string;
    lastMessage: string;
    unread: boolean;
  }[];
const thread = async (conversationId: string) =>
  (await owner.call('conversations', conversationsContract.listMessages, { conversationId })).body.data.items as {
    id: string;
    content: string;
    quoted: string;
    state: string;
    cause: string | null;
    sender: string;
    attachments: { name: string }[];
    mail: { hasHtml: boolean; automatic: boolean; cc: string[] } | null;
  }[];
const receive = async (headers: Record<string, string | undefined>, body: string) => {
  const reply = await deliver.pipe(mailText({ Date: undefined, ...headers }, body), channel.forwardTo);
  await workReceipts();
  return reply;
};
const unique = () => `<${crypto.randomUUID()}@raman.example>`;
const answer = async (conversationId: string, words: string) => {
  const messageId = crypto.randomUUID();
  const reply = await owner.call(
    'conversations',
    conversationsContract.createMessage,
    { conversationId, messageId, text: words },
    { 'idempotency-key': messageId },
  );
  expect(reply.status).toBe(200);
  await workAnswers();
  return messageId;
};

describe('a mail', () => {
  it('becomes a conversation that says who wrote what', async () => {
    await receive(
      { From: 'Priya Raman <priya@raman.example>', Subject: 'Rye?', 'Message-ID': unique(), Cc: 'dev@raman.example' },
      'Do you bake rye?\n\nOn 20/11/2026, Bakery wrote:\n> Hello\n',
    );
    const [conversation] = await list();
    expect(conversation).toMatchObject({
      title: 'Priya Raman',
      address: 'priya@raman.example',
      subject: 'Rye?',
      lastMessage: 'Do you bake rye?',
      unread: true,
    });
    expect(await thread(conversation!.id)).toMatchObject([
      {
        content: 'Do you bake rye?',
        quoted: expect.stringContaining('> Hello'),
        sender: 'contact',
        mail: { hasHtml: false, cc: ['dev@raman.example'] },
      },
    ]);
  });

  it('that comes twice, by two doors, is one message', async () => {
    const raw = mailText({ From: 'twice@raman.example', 'Message-ID': unique() }, 'Once.');
    await deliver.pipe(raw, channel.forwardTo);
    await deliver.postmark(raw, channel.forwardTo);
    await workReceipts();
    const [conversation] = (await list()).filter(({ address }) => address === 'twice@raman.example');
    expect(await thread(conversation!.id)).toHaveLength(1);
  });

  it('whose answer is read before it joins one thread all the same', async () => {
    const [first, second] = [unique(), unique()];
    const from = 'order@raman.example';
    await deliver.pipe(mailText({ From: from, Subject: 'A', 'Message-ID': first }, 'First'), channel.forwardTo);
    const [{ data: job1 }] = (await asOwner<{ data: { receiptId: string } }>(
      "DELETE FROM pgboss.job WHERE name = 'read-receipt' RETURNING data",
    )) as [{ data: { receiptId: string } }];
    await receive({ From: from, Subject: 'Re: A', 'Message-ID': second, 'In-Reply-To': first }, 'Second');
    const { conversationsJobs } = await import('../../conversations/conversations-wiring');
    await conversationsJobs().readReceipt(job1);
    const found = (await list()).filter(({ address }) => address === from);
    expect(found).toHaveLength(1);
    expect(await thread(found[0]!.id)).toHaveLength(2);
  });

  it('by a website’s form is from the person who filled it in', async () => {
    await receive(
      { From: 'Website <wordpress@bakery.example>', 'Reply-To': 'Tom <tom@oneil.example>', 'Message-ID': unique() },
      'Do you cater?',
    );
    await receive(
      { From: 'Bakery <hello@bakery.example>', 'Reply-To': 'Ann <ann@oneil.example>', 'Message-ID': unique() },
      'Do you cater?',
    );
    expect((await list()).slice(0, 2).map(({ address }) => address)).toEqual([
      'ann@oneil.example',
      'tom@oneil.example',
    ]);
  });

  it('without a sender never joins another one without a sender', async () => {
    await receive({ From: undefined, 'Message-ID': unique(), Subject: 'Scan' }, 'one');
    await receive({ From: undefined, 'Message-ID': unique(), Subject: 'Scan' }, 'two');
    const nobody = (await list()).filter(({ title }) => title === 'Unknown sender');
    expect(nobody).toHaveLength(2);
  });

  it('by a list leads nobody into somebody else’s conversation', async () => {
    const listed = unique();
    await receive(
      { From: 'news@mill.example', 'Message-ID': listed, 'List-Id': '<news.mill.example>', Subject: 'Flour' },
      'News',
    );
    await receive(
      { From: 'stranger@x.example', 'Message-ID': unique(), 'In-Reply-To': listed, Subject: 'Re: Flour' },
      'Mine',
    );
    expect((await list()).slice(0, 2).map(({ address }) => address)).toEqual([
      'stranger@x.example',
      'news@mill.example',
    ]);
  });

  it('with a design is shown in a frame that loads and runs nothing', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
    await receive(
      { From: 'design@raman.example', 'Message-ID': unique(), 'Content-Type': 'multipart/related; boundary=rel' },
      parts(
        'rel',
        text(
          '<p onclick="x()">Look <img src="cid:a1" alt="cake"><img src="https://t.example/p.gif"><script>alert(1)</script></p>',
          'text/html; charset=utf-8',
        ),
        `Content-Type: image/png; name="cake.png"\nContent-ID: <a1>\nContent-Transfer-Encoding: base64\n\n${png}`,
      ),
    );
    const [conversation] = (await list()).filter(({ address }) => address === 'design@raman.example');
    const [message] = await thread(conversation!.id);
    expect(message).toMatchObject({
      mail: { hasHtml: true, hasRemotePictures: true },
      attachments: [{ name: 'cake.png' }],
    });
    const page = (pictures?: 'yes') =>
      owner.call('conversations', conversationsContract.getMessageHtml, {
        conversationId: conversation!.id,
        messageId: message!.id,
        ...(pictures && { pictures }),
      });
    const { response, body } = await page();
    expect(response.headers.get('content-security-policy')).toBe(contentPolicies.inboxMail);
    expect(contentPolicies.inboxMail).toMatch(/img-src data:$/);
    expect(body).toContain(`<img alt="cake" src="data:image/png;base64,${png}" />`);
    expect(body).not.toMatch(/script|onclick/);
    expect((await page('yes')).response.headers.get('content-security-policy')).toBe(
      contentPolicies.inboxMailWithPictures,
    );
    const stranger = await register();
    expect(
      (
        await stranger.call('conversations', conversationsContract.getMessageHtml, {
          conversationId: conversation!.id,
          messageId: message!.id,
        })
      ).status,
    ).toBe(404);
  });
});

it('campaigns ask for answers at the mailbox of the inbox, unless the business wants them elsewhere', async () => {
  const { senderFor } = await import('../../sending/sender-wiring');
  expect((await senderFor(owner.workspaceId, null))?.replyTo).toBe('hello@bakery.example');
  await asOwner(
    "INSERT INTO sending_settings (workspace_id, reply_to, updated_at) VALUES ($1, 'ada@bakery.example', now()) ON CONFLICT (workspace_id) DO UPDATE SET reply_to = excluded.reply_to",
    [owner.workspaceId],
  );
  expect((await senderFor(owner.workspaceId, null))?.replyTo).toBe('ada@bakery.example');
  expect((await senderFor((await register()).workspaceId, null))?.replyTo).toBe('');
});

describe('an answer', () => {
  const begin = async (address: string) => {
    const id = unique();
    await receive(
      { From: `Customer <${address}>`, Subject: 'Cake', 'Message-ID': id, Cc: 'partner@raman.example' },
      'A cake for Sunday?',
    );
    const [conversation] = (await list()).filter((one) => one.address === address);
    return { id, conversationId: conversation!.id };
  };

  it('threads at the customer’s, and what they answer comes back to the same conversation', async () => {
    const server = await mailServer.start();
    const { id, conversationId } = await begin('round@raman.example');
    await answer(conversationId, 'With pleasure.');
    const [sent] = server.mails;
    expect(sent!.recipients).toEqual(['round@raman.example', 'partner@raman.example']);
    expect(sent!.parsed).toMatchObject({ subject: 'Re: Cake', inReplyTo: id, references: id });
    expect(sent!.parsed.text).toMatch(
      /^With pleasure\.\n\nOn .+, .*<round@raman\.example> wrote:\n> A cake for Sunday\?/,
    );
    expect((await thread(conversationId))[0]).toMatchObject({ state: 'sent', content: 'With pleasure.' });

    // By the reply address alone, from another address of theirs and without any reference.
    const replyTo = sent!.parsed.replyTo!.value[0]!.address;
    await deliver.pipe(
      mailText(
        { From: 'other@raman.example', To: replyTo, Subject: 'x', Date: undefined, 'Message-ID': unique() },
        'Thank you!',
      ),
    );
    await workReceipts();
    // By what it refers to, in a mail that was forwarded.
    await receive(
      {
        From: 'round@raman.example',
        Subject: 'something else',
        'Message-ID': unique(),
        'In-Reply-To': sent!.parsed.messageId,
      },
      'One more thing',
    );
    expect((await thread(conversationId)).map(({ content }) => content)).toEqual([
      'One more thing',
      'Thank you!',
      'With pleasure.',
      'A cake for Sunday?',
    ]);
  });

  it('that comes back later is marked, by the report’s own words', async () => {
    await mailServer.start();
    const { conversationId } = await begin('gone@raman.example');
    const deliveryId = await answer(conversationId, 'Hello?');
    await deliver.pipe(
      bounceMail(
        { workspaceId: owner.workspaceId, deliveryId },
        { status: '5.1.1', diagnostic: '550 5.1.1 User unknown' },
      ),
      channel.forwardTo,
    );
    await workReceipts();
    expect((await thread(conversationId))[0]).toMatchObject({
      content: 'Hello?',
      state: 'failed',
      cause: 'It came back: 550 5.1.1 User unknown',
    });
    expect((await list()).some(({ address }) => /daemon/i.test(address))).toBe(false);
  });

  it('of ours that comes in again, because somebody was in copy, is no message', async () => {
    const server = await mailServer.start();
    const { conversationId } = await begin('copy@raman.example');
    await answer(conversationId, 'For you both.');
    await deliver.pipe(server.mails[0]!.raw, channel.forwardTo);
    await workReceipts();
    expect(await thread(conversationId)).toHaveLength(2);
  });

  it.each([
    ['550 5.1.1 No', 'failed'],
    ['cut', 'uncertain'],
  ])('whose server says %s is %s', async (said, state) => {
    await mailServer.start({ answer: () => said });
    const { conversationId } = await begin(`${state}@raman.example`);
    await answer(conversationId, 'Hello');
    expect((await thread(conversationId))[0]).toMatchObject({ state, cause: expect.stringMatching(/\.$|550/) });
  });
});
