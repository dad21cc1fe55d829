import { execFileSync } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { accessible } from './harness/accessible';
import { newEmail, signUp } from './harness/people';
import { expect, test } from './harness/test';

/** Without a mail server no link is lost: it is in the operator's outbox. */
test('a forgotten password comes back and a colleague comes in, by links from the outbox', async ({
  page,
  browser,
  baseURL,
  problems,
  server,
}) => {
  problems.expect(/document's frame is sandboxed/); // the harness inspects an email's preview, where nothing may run
  const guest = newEmail('guest');
  const { email: owner } = await signUp(page, 'owner');
  grantOperator(owner, server.dataDir);

  await page.goto('/dashboard/settings?section=members');
  await page.getByRole('textbox', { name: 'Invite by email' }).fill(guest);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(guest);
  await accessible(page);

  const stranger = await openPage(browser, baseURL);
  await stranger.goto('/login');
  await stranger.getByRole('link', { name: 'Forgot password?' }).click();
  await stranger.getByRole('textbox', { name: 'Email' }).fill(owner);
  await accessible(stranger);
  await stranger.getByRole('button', { name: 'Send the link' }).click();
  await expect(stranger.getByRole('heading', { name: 'Ask for your link' })).toBeVisible();

  const invitation = await linkFromOutbox(page, /invite/i, guest);
  const reset = await linkFromOutbox(page, /password/i, owner);

  const newcomer = await openPage(browser, baseURL);
  await newcomer.goto(invitation);
  await expect(newcomer.getByRole('heading', { name: 'Join Ada’s Bakery' })).toBeVisible();
  expect(newcomer.url()).not.toContain('token=');
  await accessible(newcomer);
  await newcomer.getByRole('textbox', { name: 'Full name' }).fill('Grace Guest');
  await newcomer.getByLabel('Password', { exact: true }).fill('rolls-at-seven-7');
  await newcomer.getByLabel('Confirm password').fill('rolls-at-seven-7');
  await newcomer.getByRole('button', { name: 'Create account and join' }).click();
  await expect(newcomer).toHaveURL(/\/dashboard$/);
  await expect(newcomer.getByText('Ada’s Bakery').first()).toBeVisible();
  // The owner, who has not touched anything, is notified.
  await expect(page.getByRole('button', { name: /^Notifications, \d+ new/ }).first()).toBeVisible();

  await page.close(); // its session ends with the old password
  await stranger.goto(reset);
  await stranger.getByLabel('Password', { exact: true }).fill('another-loaf-43');
  await stranger.getByLabel('Confirm password').fill('another-loaf-43');
  await stranger.getByRole('button', { name: 'Set the password' }).click();
  await stranger.getByRole('link', { name: 'Go to login' }).click();
  await stranger.getByRole('textbox', { name: 'Email' }).fill(owner);
  await stranger.getByLabel('Password', { exact: true }).fill('another-loaf-43');
  await stranger.getByRole('button', { name: 'Sign In' }).click();
  await expect(stranger).toHaveURL(/\/dashboard$/);

  const again = await openPage(browser, baseURL);
  await again.goto(reset);
  await again.getByLabel('Password', { exact: true }).fill('third-loaf-44');
  await again.getByLabel('Confirm password').fill('third-loaf-44');
  await again.getByRole('button', { name: 'Set the password' }).click();
  await expect(again.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

async function linkFromOutbox(page: Page, subject: RegExp, recipient: string): Promise<string> {
  await page.goto('/dashboard/operator?tab=mail');
  await page
    .getByRole('list', { name: 'Emails' })
    .getByRole('listitem')
    .filter({ hasText: recipient })
    .filter({ hasText: subject })
    .first()
    .getByRole('button')
    .click();
  const link = page.getByRole('group', { name: 'Link in the email' });
  await expect(link).toContainText('http');
  const address = (await link.textContent()) ?? '';
  await page.keyboard.press('Escape');
  return address;
}

/** Does what an operator does on the server. */
function grantOperator(email: string, dataDir: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/operator.ts', 'grant', email], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'pipe',
  });
}

const openPage = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();
