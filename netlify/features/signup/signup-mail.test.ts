import { signupContract } from '../../../src/contracts/signup';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { readSignature, signingKeys } from '../../testing/dkim';
import { ownDomain } from '../../testing/builders/own-domain';
import { useMailServer } from '../../testing/use-mail-server';
import { functions, register } from '../../testing/world';
import { closeMailPort, mailService } from '../mail/mail-wiring';

useDatabase();
const mail = useMailServer();
afterEach(closeMailPort);

const words = {
  title: 'Bread by mail',
  text: '',
  button: 'Join',
  wording: 'Yes, write to me.',
  thanks: 'See you soon.',
  asksName: false,
  asksPhone: false,
  tags: [],
  open: true,
};

/** Somebody signs up, and the worker sends what that made necessary. */
async function signUp(owner: Awaited<ReturnType<typeof register>>): Promise<string> {
  await owner.call('signup', signupContract.updateSignupPage, words);
  const email = `guest-${crypto.randomUUID()}@example.com`;
  const bytes = new TextEncoder().encode(new URLSearchParams({ email, agreed: 'yes', website: '' }).toString());
  expect(
    (
      await makeClient(functions).call(
        'signup',
        signupContract.sendSignup,
        { workspaceSlug: owner.session.workspace.slug as string, bytes },
        { 'content-type': 'application/x-www-form-urlencoded' },
      )
    ).status,
  ).toBe(200);
  for (const { id } of await asOwner<{ id: string }>(
    "SELECT id FROM mails WHERE recipient = $1 AND kind = 'confirm-signup'",
    [email],
  ))
    await mailService().sendMail({ mailId: id });
  return email;
}

it('the mail that asks to confirm comes from the business’s verified domain, and its signature holds with the key in that domain’s DNS alone', async () => {
  const server = await mail.start();
  const owner = await register();
  const { publicKey } = await ownDomain(owner.workspaceId, 'bakery.example');
  const email = await signUp(owner);
  const [{ raw, parsed, sender, recipients }] = server.mails as [(typeof server.mails)[0]];
  expect(parsed).toMatchObject({
    from: { value: [{ name: 'The bakery', address: 'news@bakery.example' }] },
    replyTo: { value: [{ address: 'shop@bakery.example' }] },
    text: expect.stringContaining('/join-confirm?token='),
  });
  expect([sender, recipients]).toEqual(['news@bakery.example', [email]]);
  const { tags, holds } = readSignature(raw, publicKey);
  expect([holds, tags]).toEqual([true, expect.objectContaining({ d: 'bakery.example', s: 'fb1', a: 'rsa-sha256' })]);
  expect(tags.h!.toLowerCase().split(':')).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'date']));
  expect(readSignature(raw, signingKeys().publicKey).holds).toBe(false);
  expect(readSignature(raw.replace('join-confirm', 'join-confirn'), publicKey).holds).toBe(false);
  expect(readSignature(raw.replace(/^Subject: /m, 'Subject: Not '), publicKey).holds).toBe(false);
});

it('of a business without a domain it comes from the installation, in nobody else’s name', async () => {
  const server = await mail.start();
  await signUp(await register('Corner Grill'));
  expect(server.mails[0]!.parsed.from!.value[0]!.address).toBe('no-reply@marketing.example');
  expect(server.mails[0]!.raw).not.toMatch(/^DKIM-Signature:/im);
});
