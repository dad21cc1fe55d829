import { contactsContract } from '../../../../src/contracts/contacts';
import type { ContactStatus } from '../../../../src/domain/contact';
import { forgetEnv } from '../../../config/env';
import { inWorkspace } from '../../../database/client';
import { addContactEvents } from '../../../records/contacts/contact-timeline';
import { ownDomain } from '../../../testing/builders/own-domain';
import { asOwner, useDatabase } from '../../../testing/database';
import { useMailServer } from '../../../testing/use-mail-server';
import { register } from '../../../testing/world';
import { closeMailPort, mailService } from '../../mail/mail-wiring';

useDatabase();
const mail = useMailServer();
afterEach(() => {
  closeMailPort();
  process.env.SHARED_SENDER = 'all';
  forgetEnv();
});

type Owner = Awaited<ReturnType<typeof register>>;

const addContact = async (owner: Owner, status: ContactStatus = 'lead'): Promise<string> =>
  (
    await owner.call('contacts', contactsContract.createContact, {
      name: 'Priya',
      status,
      points: [{ kind: 'email', value: `priya-${crypto.randomUUID()}@raman.example`, label: '' }],
    })
  ).body.data.id;
const recordEvent = (owner: Owner, contactId: string, kind: 'form' | 'message-received' | 'purchase') =>
  inWorkspace(owner.workspaceId, (tx) =>
    addContactEvents(tx, [
      { workspaceId: owner.workspaceId, id: crypto.randomUUID(), contactId, kind, title: 'Signed up', at: new Date() },
    ]),
  );
const agree = (owner: Owner, contactId: string) =>
  owner.call('contacts', contactsContract.createConsent, {
    contactId,
    channel: 'email',
    state: 'granted',
    basis: 'express',
    wording: '',
    proof: 'Asked at the counter',
  });
const write = (owner: Owner, contactId: string) =>
  owner.call('contacts', contactsContract.sendContactMessage, {
    contactId,
    subject: 'Your account is locked',
    text: 'See you on Friday.',
  });
const mailsOf = ({ workspaceId }: Owner) =>
  asOwner<{ id: string; recipient: string }>(
    "SELECT id, recipient FROM mails WHERE about_workspace = $1 AND kind = 'contact'",
    [workspaceId],
  );

/** As an installation begins: its own address is kept for notices. */
async function startKept() {
  const server = await mail.start();
  delete process.env.SHARED_SENDER;
  forgetEnv();
  return server;
}

it('does not go to somebody who neither wrote, nor agreed, nor bought', async () => {
  const owner = await register();
  const contactId = await addContact(owner);
  expect(await write(owner, contactId)).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      error: expect.stringMatching(/^You can message customers and people who wrote to you or agreed/),
    },
  });
  expect(await mailsOf(owner)).toEqual([]);
});

it.each([
  ['a customer', async (owner: Owner) => addContact(owner, 'customer')],
  [
    'who bought',
    async (owner: Owner) => {
      const id = await addContact(owner);
      await recordEvent(owner, id, 'purchase');
      return id;
    },
  ],
  [
    'who agreed',
    async (owner: Owner) => {
      const id = await addContact(owner);
      await agree(owner, id);
      return id;
    },
  ],
  [
    'who wrote',
    async (owner: Owner) => {
      const id = await addContact(owner);
      await recordEvent(owner, id, 'message-received');
      return id;
    },
  ],
  [
    'who signed up',
    async (owner: Owner) => {
      const id = await addContact(owner);
      await recordEvent(owner, id, 'form');
      return id;
    },
  ],
])('goes to somebody %s', async (_who, make) => {
  const owner = await register();
  expect((await write(owner, await make(owner))).status).toBe(200);
  expect(await mailsOf(owner)).toHaveLength(1);
});

it('without a domain of its own a workspace writes only to people who came by themselves, whatever it says of the others', async () => {
  const server = await startKept();
  const owner = await register();
  const [customer, guest] = [await addContact(owner, 'customer'), await addContact(owner)];
  await agree(owner, customer);
  await recordEvent(owner, guest, 'form');
  expect((await write(owner, customer)).body.error).toMatch(
    /^Without your own domain, you can message only people who signed up with you or wrote to you\./,
  );
  expect((await write(owner, guest)).status).toBe(200);
  await ownDomain(owner.workspaceId, 'bakery.example');
  expect((await write(owner, customer)).status).toBe(200);
  for (const { id } of await mailsOf(owner)) await mailService().sendMail({ mailId: id });
  expect(server.mails.map(({ parsed }) => [parsed.from!.value[0]!.address, parsed.replyTo!.value[0]!.address])).toEqual(
    Array.from({ length: 2 }, () => ['news@bakery.example', owner.form.email]),
  );
});

it('is refused where it speaks like a fraud, since nobody looks at it first', async () => {
  await startKept();
  const owner = await register();
  const guest = await addContact(owner);
  await recordEvent(owner, guest, 'form');
  const send = (text: string) =>
    owner.call('contacts', contactsContract.sendContactMessage, {
      contactId: guest,
      subject: 'Your account is locked',
      text,
    });
  expect(await send('Sign in here: https://collect.example/login')).toMatchObject({
    status: 409,
    body: {
      error:
        'This message was not sent, because it mentions a locked account or asks people to confirm their details. Reword it, or leave out the link.',
    },
  });
  expect(await mailsOf(owner)).toEqual([]);
  expect((await send('I have seen it and opened it again. See you on Friday.')).status).toBe(200);
});

it('is written so often a day, counted for the workspace', async () => {
  const owner = await register();
  const contactId = await addContact(owner, 'customer');
  for (let n = 0; n < 20; n += 1) expect((await write(owner, contactId)).status).toBe(200);
  expect(await write(owner, contactId)).toMatchObject({
    status: 429,
    body: {
      code: 'rate_limited',
      error:
        'Your workspace has sent 20 individual messages in a day, the most a trial allows. Send more tomorrow, or reach everyone who agreed to your emails with one campaign.',
    },
  });
  expect(await mailsOf(owner)).toHaveLength(20);
  const other = await register();
  expect((await write(other, await addContact(other, 'customer'))).status).toBe(200);
});
