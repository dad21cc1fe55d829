import { createHmac, randomUUID } from 'node:crypto';
import { accessible } from './harness/accessible';
import { openMailing, saveSender } from './harness/mailing';
import { expect, mailingTest as test } from './harness/test';
import type { ReceivedHook } from './harness/website';

/**
 * One approval, and the post goes where it was meant to: signed to a program of the business's own, by email to the two
 * people who agreed, and ready to paste where nothing is connected.
 */
test('a post goes out to the webhook, the newsletter and by hand, and each says what became of it', async ({
  page,
  problems,
}) => {
  problems.expect(/document's frame is sandboxed/); // the harness inspects the preview, where nothing may run
  const { zoe, tomas, sent } = await openMailing(page, 'publishing');
  await saveSender(page);
  const hook = `http://${process.env.E2E_SITE_HOST}/hooks/${randomUUID()}`;
  const received = async () => (await (await page.request.get(hook)).json()) as ReceivedHook[];

  await page.goto('/dashboard/settings/connections');
  await page.getByRole('button', { name: 'Connect Webhook' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(hook);
  await page.getByRole('button', { name: 'Test and connect' }).click();
  const secret = await page.getByLabel('Secret').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(async () => (await received()).length).toBe(1); // the test message
  await accessible(page);

  const made = await page.request.post('/api/engine/own-pieces', {
    data: { title: 'Keep rye fresh', body: 'Wrap it in linen, never in plastic.', creationId: null },
  });
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  await page.goto(`/dashboard/content-engine/pieces/${id}`);
  for (const name of ['Newsletter', 'Webhook']) {
    await page.getByRole('switch', { name }).click();
    await expect(page.getByRole('switch', { name, checked: true })).toBeEnabled();
  }
  await expect(page.getByText('Reaches 2 people who agreed to your emails')).toBeVisible();
  await page.getByText('Other networks').first().click();
  await page.getByRole('switch', { name: 'X', exact: true }).click();
  await expect(page.getByRole('switch', { name: 'X', exact: true, checked: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Newsletter preview' });
  await expect(preview.getByText('Wrap it in linen, never in plastic.')).toBeVisible(); // the preview text
  await expect(preview.getByTitle('Email preview')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();

  const networks = page.getByRole('list', { name: 'Networks' });
  const row = (name: string) => networks.getByRole('listitem').filter({ hasText: name });
  await expect(row('Webhook').getByText('Posted')).toBeVisible();
  await expect(row('X').getByText('Ready for you')).toBeVisible();
  await expect(row('X').getByText('Wrap it in linen, never in plastic.')).toBeVisible();
  await accessible(page);
  await row('X').getByRole('button', { name: 'Mark as posted' }).click();
  await expect(row('X').getByText('Posted by hand')).toBeVisible();

  const [, message] = await received();
  expect(JSON.parse(message!.body)).toMatchObject({ type: 'post.published', data: { title: 'Keep rye fresh' } });
  expect(message!.headers['webhook-signature']).toBe(signature(secret, message!));

  await expect.poll(async () => (await sent()).flatMap(({ recipients }) => recipients).sort()).toEqual([tomas, zoe]);
  const [{ parsed }] = (await sent()) as [Awaited<ReturnType<typeof sent>>[number]];
  expect(parsed.subject).toBe('Keep rye fresh');
  expect(parsed.text).toContain('Wrap it in linen, never in plastic.');
  expect(parsed.html).toContain('1 Elm Street, Bristol');
  await expect(row('Newsletter').getByText('Sent', { exact: true }).first()).toBeVisible();
  await row('Newsletter').getByRole('link', { name: 'See the report' }).click();
  await expect(page.getByRole('heading', { name: 'Keep rye fresh', level: 1 })).toBeVisible();

  await page.goto('/dashboard/settings/connections');
  await page.getByRole('button', { name: 'Send “Keep rye fresh” again' }).click();
  await expect(page.getByText('Keep rye fresh, sent again')).toBeVisible();
  const [, first, again] = await received();
  expect(again!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  expect(again!.headers['webhook-signature']).toBe(signature(secret, again!));
});

/** As a program would check it (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md). */
function signature(secret: string, { headers, body }: ReceivedHook): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
