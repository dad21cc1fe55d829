import type { Page } from '@playwright/test';
import { expect } from './test';

/** Three people from a file, two of whom agreed. */
export async function bringCustomers(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard/contacts/import`);
  await page.getByLabel('File of contacts').setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(CUSTOMERS) });
  await page.getByRole('button', { name: 'Go on' }).click({ timeout: PATIENCE });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 3 rows' }).click({ timeout: PATIENCE });
  await expect(page.getByRole('heading', { name: 'Imported: 3 people added.' })).toBeVisible({ timeout: PATIENCE });
}

export const CUSTOMERS = 'Name,Email,Email consent\nZoë Ångström,zoe@angstrom.example,yes\nTomas Lindgren,tomas@lindgren.example,yes\nHannah Boateng,hannah@harbour.example,\n';
const PATIENCE = 60_000;
