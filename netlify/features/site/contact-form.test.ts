import { siteContract } from '../../../src/contracts/site';
import { DAY_MS, DAY_SECONDS } from '../../../src/domain/duration';
import { keyFor } from '../../keys/keys';
import { makeSignedTokens } from '../../providers/system/signed-tokens';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { emailsTo } from '../../testing/stored-emails';
import { functions, registerOperator } from '../../testing/world';
import { siteJobs } from './site-wiring';

useDatabase();

let operator: Awaited<ReturnType<typeof registerOperator>>;
beforeAll(async () => {
  await asOwner('DELETE FROM auth.operator'); // left over from other tests on this database
  operator = await registerOperator();
});

const form = (partial: Record<string, string> = {}) => ({
  name: 'Grace Hopper',
  email: `grace-${crypto.randomUUID()}@example.com`,
  subject: 'Sunday',
  message: 'Do you bake on Sundays?',
  ...partial,
});
/** The token of a form that was opened so many seconds ago. */
const openedAgo = (seconds: number) => {
  const at = new Date(Date.now() - seconds * 1000);
  return makeSignedTokens(keyFor('contact-form')).seal(String(at.getTime()), new Date(at.getTime() + DAY_MS));
};
const send = (input: Record<string, string>, client = makeClient(functions)) =>
  client.call('site', siteContract.createContactMessage, input as never);
const keptFrom = (email: string) =>
  asOwner<{ workspace_id: string; name: string; subject: string; message: string; handled_at: Date | null }>(
    'SELECT workspace_id, name, subject, message, handled_at FROM contact_messages WHERE email = $1',
    [email],
  );

describe('a message through the contact form', () => {
  it('is kept for the operator’s workspace, told there and mailed with the sender to reply to', async () => {
    const input = form({ formToken: openedAgo(20) });
    expect(await send(input)).toMatchObject({ status: 200, body: { success: true } });
    expect(await keptFrom(input.email)).toEqual([
      {
        workspace_id: operator.workspaceId,
        name: input.name,
        subject: 'Sunday',
        message: input.message,
        handled_at: null,
      },
    ]);
    const [logged] = await asOwner(
      'SELECT type, title, tells FROM activities WHERE workspace_id = $1 ORDER BY created_at DESC LIMIT 1',
      [operator.workspaceId],
    );
    expect(logged).toEqual({
      type: 'conversation',
      title: '“Grace Hopper” wrote through the contact form: “Sunday”',
      tells: true,
    });
    const [mail] = await asOwner<{ subject: string; reply_to: string; text: string }>(
      "SELECT subject, reply_to, text FROM mails WHERE recipient = $1 AND kind = 'contact-message' ORDER BY created_at DESC LIMIT 1",
      [operator.form.email],
    );
    expect(mail).toMatchObject({
      subject: 'Grace Hopper: Sunday',
      reply_to: input.email,
      text: expect.stringContaining('Do you bake on Sundays?'),
    });
  });

  it('goes to the oldest workspace, also when the operator has opened others', async () => {
    const other = await operator.call(
      'auth',
      (await import('../../../src/contracts/auth')).authContract.createWorkspace,
      { name: 'Second shop' },
    );
    expect(other.status).toBe(200);
    const input = form();
    await send(input);
    expect((await keptFrom(input.email)).map((row) => row.workspace_id)).toEqual([operator.workspaceId]);
  });

  it('needs no subject, and none of what only our page sends', async () => {
    const { subject: _subject, ...input } = form();
    expect((await send(input)).status).toBe(200);
    expect(await keptFrom(input.email)).toMatchObject([{ subject: '' }]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required.'],
    [{ email: '' }, 'email', 'Email is required.'],
    [{ email: 'grace' }, 'email', 'Enter an email address'],
    [{ message: '' }, 'message', 'Message is required.'],
    [{ message: 'x'.repeat(5_001) }, 'message', 'at most 5000'],
  ])('with %j is refused at its field', async (wrong, field, sentence) => {
    const { status, body } = await send(form({ formToken: openedAgo(20), ...wrong }));
    expect([status, body.fields]).toEqual([400, { [field]: expect.stringContaining(sentence) }]);
  });

  it('twice in a row is kept, told and mailed once', async () => {
    const input = form({ formToken: openedAgo(20) });
    const client = makeClient(functions);
    for (let turn = 0; turn < 2; turn++) expect((await send(input, client)).status).toBe(200);
    expect(await keptFrom(input.email)).toHaveLength(1);
    const [{ count }] = (await asOwner<{ count: number }>('SELECT count(*)::int FROM mails WHERE reply_to = $1', [
      input.email,
    ])) as [{ count: number }];
    expect(count).toBe(1);
    await send({ ...input, message: 'And on Mondays?' }, client);
    expect(await keptFrom(input.email)).toHaveLength(2);
  });

  it('cannot add a header or a recipient to the mail', async () => {
    const injection = 'Grace\r\nBcc: all@example.com';
    const input = form({ formToken: openedAgo(20), name: injection, subject: `Hi\r\n\r\n${injection}` });
    expect((await send(input)).status).toBe(200);
    const [row] = await keptFrom(input.email);
    expect([row!.name, row!.subject]).toEqual(['Grace Bcc: all@example.com', 'Hi Grace Bcc: all@example.com']);
    const [mail] = await asOwner<{ subject: string; recipient: string }>(
      'SELECT subject, recipient FROM mails WHERE reply_to = $1',
      [input.email],
    );
    expect(mail!.subject).not.toMatch(/[\r\n]/);
    expect(mail!.recipient).toBe(operator.form.email);
    expect(
      await send(form({ formToken: openedAgo(20), email: 'grace@example.com\r\nBcc: all@example.com' })),
    ).toMatchObject({ status: 400 });
    expect(await emailsTo('all@example.com')).toEqual([]);
  });
});

describe('programs that fill forms', () => {
  it('are thanked and nothing is kept when they fill the field that nobody sees', async () => {
    const input = form({ website: 'https://pills.example', formToken: openedAgo(20) });
    expect(await send(input)).toMatchObject({ status: 200, body: { success: true } });
    expect(await keptFrom(input.email)).toEqual([]);
  });

  it('are asked to wait when they are faster than anyone types, and a moment later it goes through', async () => {
    const client = makeClient(functions);
    const { body } = await client.call('site', siteContract.getContactInfo, {});
    const input = form({ formToken: body.data.formToken });
    expect(await send(input, client)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('Nothing is lost') },
    });
    expect(await keptFrom(input.email)).toEqual([]);
    expect((await send({ ...input, formToken: openedAgo(4) }, client)).status).toBe(200);
  });

  it.each(['no token', 'a forged one', 'one of yesterday', 'one of another purpose'])(
    'with %s may send two messages an hour',
    async (which) => {
      const other = makeSignedTokens(keyFor('newsletter-confirm')).seal(
        String(Date.now() - 60_000),
        new Date(Date.now() + 60_000),
      );
      const formToken = {
        'no token': '',
        'a forged one': `${openedAgo(20).slice(0, -1)}_`,
        'one of yesterday': openedAgo(DAY_SECONDS + 1),
        'one of another purpose': other,
      }[which]!;
      const client = makeClient(functions);
      const statuses = [];
      for (let turn = 0; turn < 3; turn++) statuses.push((await send(form({ formToken }), client)).status);
      expect(statuses).toEqual([200, 200, 429]);
    },
  );

  it('may call five times an hour in all', async () => {
    const client = makeClient(functions);
    const statuses = [];
    for (let turn = 0; turn < 6; turn++) statuses.push((await send(form({ formToken: openedAgo(20) }), client)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('before anybody runs the installation', () => {
  beforeEach(() => asOwner('DELETE FROM auth.operator'));
  afterEach(async () => {
    await asOwner('DELETE FROM early_messages');
    await asOwner('INSERT INTO auth.operator (user_id, granted_at) VALUES ($1, now()) ON CONFLICT DO NOTHING', [
      operator.session.user.id,
    ]);
  });
  const waiting = (email: string) =>
    asOwner<{ message: string }>('SELECT message FROM early_messages WHERE email = $1', [email]);

  it('a message is kept, once, and waits', async () => {
    const input = form({ formToken: openedAgo(20) });
    const client = makeClient(functions);
    for (let turn = 0; turn < 2; turn++)
      expect(await send(input, client)).toMatchObject({ status: 200, body: { success: true } });
    expect(await waiting(input.email)).toEqual([{ message: input.message }]);
    await siteJobs().handMessagesOver();
    expect(await waiting(input.email)).toHaveLength(1);
    expect(await keptFrom(input.email)).toEqual([]);
  });

  it('the first who runs it gets all of them, told and mailed, once, with the time they were written', async () => {
    const inputs = [
      form({ formToken: openedAgo(20) }),
      form({ formToken: openedAgo(20), subject: '', message: 'And rye?' }),
    ];
    for (const input of inputs) expect((await send(input)).status).toBe(200);
    await asOwner("UPDATE early_messages SET created_at = '2026-11-01T09:00:00Z' WHERE email = $1", [inputs[0]!.email]);
    await asOwner('INSERT INTO auth.operator (user_id, granted_at) VALUES ($1, now())', [operator.session.user.id]);
    await Promise.all([siteJobs().handMessagesOver(), siteJobs().handMessagesOver()]);
    for (const { email, message } of inputs) {
      expect(await keptFrom(email)).toMatchObject([{ workspace_id: operator.workspaceId, message, handled_at: null }]);
      expect(
        await asOwner("SELECT recipient FROM mails WHERE reply_to = $1 AND kind = 'contact-message'", [email]),
      ).toEqual([{ recipient: operator.form.email }]);
    }
    expect(await asOwner('SELECT created_at FROM contact_messages WHERE email = $1', [inputs[0]!.email])).toEqual([
      { created_at: new Date('2026-11-01T09:00:00Z') },
    ]);
    expect(await asOwner('SELECT 1 FROM early_messages')).toEqual([]);
  });

  it('no more than a thousand wait; who comes then is asked to come back, and nothing typed is lost', async () => {
    await asOwner(
      "INSERT INTO early_messages (id, name, email, subject, message, created_at) SELECT gen_random_uuid(), 'Grace', 'grace-' || n || '@example.com', '', 'Hello', now() FROM generate_series(1, 1000) n",
    );
    expect(await send(form({ formToken: openedAgo(20) }))).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('still in the form') },
    });
  });

  it('goes after two years like any other', async () => {
    await asOwner(
      "INSERT INTO early_messages (id, name, email, subject, message, created_at) VALUES (gen_random_uuid(), 'Grace', 'grace-old@example.com', '', 'Hello', now() - interval '731 days'), (gen_random_uuid(), 'Grace', 'grace-new@example.com', '', 'Hello', now())",
    );
    await siteJobs().tidySite();
    expect([await waiting('grace-old@example.com'), await waiting('grace-new@example.com')]).toMatchObject([
      [],
      [{ message: 'Hello' }],
    ]);
  });

  it('the newsletter says that there is none so far, which is no fault of the server', async () => {
    expect(
      await makeClient(functions).call('site', siteContract.createSubscription, { email: 'grace@example.com' }),
    ).toMatchObject({ status: 409, body: { error: expect.stringContaining('still being set up') } });
  });
});
