import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

test('someone says who they are, what they want to hear and what others see, and finds all of it again', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Ada Baker');
  await page.getByLabel('Email').fill(`settings-${Date.now()}@example.com`);
  await page.getByLabel('Company name').fill('Ada’s Bakery');
  await page.getByLabel('Password', { exact: true }).fill('loaf-of-rye-42');
  await page.getByLabel('Confirm password').fill('loaf-of-rye-42');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();

  await expect(page.getByLabel('Company')).toHaveValue('Ada’s Bakery');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Bio').fill('Bakes since 1998.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible({ timeout: 4_000 });
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible();
  await accessible(page);

  await page.getByRole('tab', { name: 'API keys' }).click();
  await expect(page).toHaveURL(/tab=keys$/);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await accessible(page);

  await page.getByRole('tab', { name: 'Notifications' }).click();
  await page.getByRole('checkbox', { name: 'Weekly report by mail' }).uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await accessible(page);

  await page.getByRole('tab', { name: 'Privacy' }).click();
  const publicPage = page.getByRole('region', { name: 'Public page' });
  await publicPage.getByRole('checkbox', { name: 'Show me on the public page' }).check();
  await expect(publicPage.getByRole('figure')).toContainText('Bakes since 1998.');
  await publicPage.getByRole('button', { name: 'Save Changes' }).click();
  await expect(publicPage.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await accessible(page);

  await page.reload();
  await expect(publicPage.getByRole('checkbox', { name: 'Show me on the public page' })).toBeChecked();
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByRole('checkbox', { name: 'Weekly report by mail' })).not.toBeChecked();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');

  // What is typed and not saved is not lost to a click that leads away.
  await page.getByLabel('Bio').fill('Counts.');
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Counts.');
});

test('the settings are read and changed on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await page.getByLabel('Email').fill('owner@corner-grill.example');
  await page.getByLabel('Password', { exact: true }).fill('anything');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const tab of ['', '?tab=keys', '?tab=notifications', '?tab=privacy']) {
    await page.goto(`/dashboard/settings${tab}`);
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    await accessible(page);
  }
});

async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
