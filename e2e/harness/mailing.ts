import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { mailsTo, type Mail } from './ask';
import { signUp } from './people';

/**
 * A new workspace with three customers, two of whom agreed to email. Their addresses are unique, so that
 * journeys can share a server and its mail server. `sent` are the emails to them. contacts.spec.ts adds
 * customers through the pages.
 */
export async function openMailing(
  page: Page,
  who: string,
): Promise<{ zoe: string; tomas: string; hannah: string; sent(): Promise<Mail[]> }> {
  await confirmAddress(page, (await signUp(page, who)).email);
  const stamp = randomUUID().slice(0, 8);
  const [zoe, tomas, hannah] = [
    `zoe@angstrom-${stamp}.example`,
    `tomas@lindgren-${stamp}.example`,
    `hannah@harbour-${stamp}.example`,
  ];
  for (const { name, email, agreed } of [
    { name: 'Zoë Ångström', email: zoe, agreed: true },
    { name: 'Tomas Lindgren', email: tomas, agreed: true },
    { name: 'Hannah Boateng', email: hannah, agreed: false },
  ]) {
    const { id } = await call(page, 'post', '/api/contacts', { name, points: [{ kind: 'email', value: email }] });
    if (agreed)
      await call(page, 'post', `/api/contacts/${id}/consents`, {
        channel: 'email',
        state: 'granted',
        basis: 'express',
        wording: '',
        proof: 'Asked at the counter',
      });
  }
  return { zoe, tomas, hannah, sent: () => mailsTo([zoe, tomas, hannah]) };
}

/** Uses the link in the mailbox: before that nothing is sent to anybody. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const link = async () =>
    (await mailsTo([email]))
      .map(({ parsed }) => /\/verify-email#token=([\w-]+)/.exec(parsed.text ?? '')?.[1])
      .find(Boolean) ?? '';
  await expect.poll(link, { timeout: 60_000 }).not.toBe('');
  await call(page, 'post', '/api/account/verification/confirm', { token: await link() });
}

/** What the law requires below marketing email; campaigns.spec.ts fills it in on the page. */
export async function saveSender(page: Page): Promise<void> {
  await call(page, 'put', '/api/sending', {
    senderName: '',
    localPart: '',
    domainId: null,
    replyTo: 'ada@bakery.example',
    postalAddress: '1 Elm Street, Bristol',
  });
}

async function call(page: Page, method: 'post' | 'put', path: string, data: object): Promise<{ id: string }> {
  const reply = await page.request[method](path, { data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { data: { id: string } }).data;
}
