import { newEmail, PASSWORD } from './harness/people';
import { expect, test } from './harness/test';

/** The shorter journey under netlify dev, where every call is a separate function. */
test('registering, describing a business and picking an idea work under netlify dev, too', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Ada Baker');
  await page.getByLabel('Email').fill(newEmail('ada'));
  await page.getByLabel('Company name').fill('Ada’s Bakery');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Describe your business' }).first().click();
  await page.getByLabel('What you do').fill('Neighbourhood bakery with sourdough and pastries');
  await page.getByLabel('Where you are').fill('Elm Street, Bristol');
  await page.getByLabel('Who it is for').fill('families and commuters nearby');
  await page.getByPlaceholder('Sourdough loaf').fill('sourdough loaves');
  await page.getByRole('button', { name: 'Save and propose three ideas' }).click();
  await page
    .getByRole('button', { name: /^Create Content/ })
    .first()
    .click();
  await expect(page).toHaveURL(/content-engine\/pieces\//);
  await expect
    .poll(() =>
      page
        .locator('img')
        .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 300)),
    )
    .toBe(true);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.locator('a[href*="/p/"]').first()).toBeVisible();
});
