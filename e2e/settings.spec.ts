import { accessible } from './harness/accessible';
import { signUp } from './harness/people';
import { savedBy } from './harness/saved';
import { expect, test } from './harness/test';

test('someone says who they are, what they want to hear and what others see, and finds all of it again', async ({
  page,
}) => {
  await signUp(page, 'settings');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();

  await expect(page.getByLabel('Company')).toHaveValue('Ada’s Bakery');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Bio' }).fill('Bakes since 1998.');
  await savedBy(page.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible();
  await accessible(page);

  await page.getByRole('tab', { name: 'API keys' }).click();
  await expect(page).toHaveURL(/tab=keys$/);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await accessible(page);

  await page.getByRole('tab', { name: 'Notifications' }).click();
  await page.getByRole('checkbox', { name: 'Weekly report by email' }).uncheck();
  await savedBy(page.getByRole('button', { name: 'Save Changes' }));
  await accessible(page);

  await page.getByRole('tab', { name: 'Privacy' }).click();
  const publicPage = page.getByRole('region', { name: 'Public page' });
  await publicPage.getByRole('checkbox', { name: 'Show me on the public page' }).check();
  await expect(publicPage.getByRole('figure')).toContainText('Bakes since 1998.');
  await savedBy(publicPage.getByRole('button', { name: 'Save Changes' }));
  await accessible(page);

  await page.reload();
  await expect(publicPage.getByRole('checkbox', { name: 'Show me on the public page' })).toBeChecked();
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByRole('checkbox', { name: 'Weekly report by email' })).not.toBeChecked();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');

  // A click that leads away does not lose unsaved text.
  await page.getByRole('textbox', { name: 'Bio' }).fill('Counts.');
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Counts.');
});

test.describe('in a demo', () => {
  test.use({ storageState: ({ demo }, use) => use(demo), viewport: { width: 360, height: 740 } });

  test('the settings are read and changed on a phone', async ({ page }) => {
    for (const tab of ['', '?tab=keys', '?tab=notifications', '?tab=privacy']) {
      await page.goto(`/dashboard/settings${tab}`);
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      ).toBe(true);
      await accessible(page);
    }
  });
});
