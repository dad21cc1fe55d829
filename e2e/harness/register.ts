import { expect, type Page } from '@playwright/test';

/** A new account with an empty workspace; `who` stands in its address. */
export async function register(page: Page, who: string, url = ''): Promise<void> {
  await page.goto(`${url}/register`);
  await page.getByLabel('Full name').fill('Ada Baker');
  await page.getByLabel('Email').fill(`${who}-${Date.now()}@example.com`);
  await page.getByLabel('Company name').fill('Ada’s Bakery');
  await page.getByLabel('Password', { exact: true }).fill('loaf-of-rye-42');
  await page.getByLabel('Confirm password').fill('loaf-of-rye-42');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
