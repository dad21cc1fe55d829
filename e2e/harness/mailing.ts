import type { Page } from '@playwright/test';
import { startMailServer } from '../../netlify/testing/mail-server';
import { register } from './register';
import { startBuiltApp } from './server';
import { expect } from './test';

/**
 * The product with a mail server of its own, and in it a workspace that may send: three customers, two of whom agreed, and
 * a sender with an address. `sent` are the mails to them.
 */
export async function startMailing(page: Page, name: string) {
  const mailbox = await startMailServer();
  const app = await startBuiltApp(undefined, (port) => ({ SMTP_URL: `smtp://127.0.0.1:${mailbox.port}?tls=off`, PUBLIC_URL: `http://localhost:${port}`, MAIL_FROM: 'Fourbeat <no-reply@fourbeat.example>' }));
  const stop = async (): Promise<void> => {
    await page.close(); // it would go on asking a server that has gone
    await app.stop();
    await mailbox.stop();
  };
  try {
    await register(page, name, app.url);
    await bringCustomers(page, app.url);
    await page.goto(`${app.url}/dashboard/campaigns/sending`);
    await page.getByLabel('Replies go to').fill('ada@bakery.example');
    await page.getByLabel('Postal address').fill('1 Elm Street, Bristol');
    await page.getByRole('button', { name: 'Save sender' }).click();
    await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: app.url, sent: () => mailbox.mails.filter(({ recipients }) => recipients.some((address) => CUSTOMERS.includes(address))), stop };
}

async function bringCustomers(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard/contacts/import`);
  await page.getByLabel('File of contacts').setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(CUSTOMERS) });
  await page.getByRole('button', { name: 'Go on' }).click({ timeout: PATIENCE });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 3 rows' }).click({ timeout: PATIENCE });
  await expect(page.getByRole('heading', { name: 'Imported: 3 people added.' })).toBeVisible({ timeout: PATIENCE });
}

const CUSTOMERS = 'Name,Email,Email consent\nZoë Ångström,zoe@angstrom.example,yes\nTomas Lindgren,tomas@lindgren.example,yes\nHannah Boateng,hannah@harbour.example,\n';
const PATIENCE = 60_000;
