import type { Page } from '@playwright/test';
import { accessible } from './harness/accessible';
import { cancelClips, newEmail, PASSWORD, signInToDemo } from './harness/people';
import { expect, test } from './harness/test';

/**
 * Somebody registers, describes a business, answers a question, chooses one of three ideas, approves the post, and strangers can
 * read it.
 */
test('a business gets from its first visit to a published post', async ({ page, browser, baseURL }) => {
  await page.goto('/register');
  await accessible(page);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Baker');
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail('ada'));
  await page.getByRole('textbox', { name: 'Company name' }).fill('Ada’s Bakery');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Trial Plan')).toBeVisible();
  await accessible(page);

  await page.getByRole('link', { name: 'Describe your business' }).first().click();
  await page.getByRole('textbox', { name: 'What you do' }).fill('Neighbourhood bakery with sourdough and pastries');
  await page.getByRole('textbox', { name: 'Where you are' }).fill('Elm Street, Bristol');
  await page.getByRole('textbox', { name: 'Who it is for' }).fill('families and commuters nearby');
  await page.getByPlaceholder('Sourdough loaf').fill('sourdough loaves');
  await accessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  // the question heads a section of the same name, which is there a moment before its field
  await page.getByRole('textbox', { name: 'What do people ask you?' }).fill('Can I freeze a sourdough loaf?');
  await page
    .getByRole('textbox', { name: 'And what do you tell them?' })
    .fill('Yes. Slice it before you freeze it, and toast the slices straight from the freezer.');
  await accessible(page);
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByRole('textbox', { name: 'What do people get wrong?' })).toBeFocused();
  await page.getByRole('button', { name: 'Skip to my ideas' }).click();
  await expect(page.getByRole('button', { name: /^Create Content/ })).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Which one shall we make?' })).toBeFocused();
  await expect(page.getByText('· from your answer')).toBeVisible();
  await accessible(page);

  await page
    .getByRole('button', { name: /^Create Content/ })
    .first()
    .click();
  await expect(page).toHaveURL(/content-engine\/pieces\//);
  await expect(page.getByText('Review', { exact: true })).toBeVisible();
  await drawn(page);
  await accessible(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('How to keep our rye for a week');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to keep our rye for a week' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const link = page.locator('a[href*="/p/"]').first();
  await expect(link).toBeVisible();
  const address = await link.getAttribute('href');

  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await stranger.goto(address!);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('How to keep our rye for a week');
  await drawn(stranger);
  await accessible(stranger);
  const feed = await stranger.request.get(`${address!.replace(/\/[^/]+$/, '')}/feed.xml`);
  expect(await feed.text()).toContain('How to keep our rye for a week');
});

test('an unknown email opens a demo on a phone, by keyboard, and registering is one step away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('owner@corner-grill.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('anything');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await cancelClips(page.request);
  await expect(page.getByText('No account for owner@corner-grill.example')).toBeVisible();
  await expect(page.getByText('70%')).toBeVisible();
  await accessible(page);
  for (const path of [
    '/dashboard/content-engine',
    '/dashboard/ai-creative',
    '/dashboard/contacts',
    '/dashboard/settings',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await accessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `${path} scrolls sideways`,
    ).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'register' }).click();
  await expect(page).toHaveURL(/\/register/);
});

test('a picture is drawn from a description, and the month’s use goes up', async ({ page }) => {
  await signInToDemo(page);
  await page.goto('/dashboard/ai-creative');
  await expect(page.getByRole('button', { name: 'Generate Image' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: 'Description' }).first().fill('Autumn pumpkin latte, 20% off');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expect(page.getByText('48 of 200').first()).toBeVisible();
  await drawn(page);
  await expect(page.getByLabel('Description').first()).toHaveValue('');
  await accessible(page);
});

test('a session that was ended elsewhere leads to the login at the next step', async ({ page, context, problems }) => {
  problems.expect(/status of 401/);
  await signInToDemo(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.clearCookies();
  await page.goto('/dashboard/ai-creative');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
});

/** At least one picture of the page has loaded. */
async function drawn(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('img')
        .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 300)),
    )
    .toBe(true);
}
