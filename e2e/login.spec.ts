import type { Page } from '@playwright/test';
import { wholeBrowser } from './harness/browsers';
import { accessible } from './harness/accessible';
import { newEmail, PASSWORD, register, signUp } from './harness/people';
import { expect, test } from './harness/test';

test.use({ launchOptions: wholeBrowser });

test('the login is there without the application, and a form sent before it has come waits and signs in', async ({
  page,
  request,
}) => {
  const email = newEmail('early');
  await register(request, { name: 'Ada Baker', email, company: 'Ada’s Bakery' });
  const application = await holdApplication(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(application.asked()).toBe(0);
  await accessible(page);

  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter'); // once more, like an impatient person
  await expect.poll(application.asked).toBe(1);
  const sent: string[] = [];
  page.on('request', (asked) => asked.url().endsWith('/api/auth/login') && sent.push(asked.url()));
  await expect(page).toHaveURL(/\/login$/);
  application.release();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent).toHaveLength(1);
});

test('what was typed, or filled in by a password manager, before the application came is still there, and the focus with it', async ({
  page,
}) => {
  const application = await holdApplication(page);
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Baker');
  // Filled in by script, as a password manager does before hydration.
  await page.getByLabel('Email').evaluate((field: HTMLInputElement) => (field.value = 'ada@example.com'));
  await page.getByRole('textbox', { name: 'Company name' }).pressSequentially('Ada’s');
  const ready = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('app-ready', () => resolve(), { once: true })),
  );
  application.release();
  await ready;
  await expect(page.getByLabel('Company name')).toBeFocused();
  await page.keyboard.type(' Bakery');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByText('Confirm your password.')).toBeVisible(); // rendered again, and nothing else is missing
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Baker');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Company name')).toHaveValue('Ada’s Bakery');
});

test('a password can be shown before the application came, and stays shown when it has', async ({ page }) => {
  const application = await holdApplication(page);
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  const show = page.getByRole('button', { name: 'Show password' });
  await password.fill(PASSWORD);
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  const ready = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('app-ready', () => resolve(), { once: true })),
  );
  application.release();
  await ready;
  await expect(password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue(PASSWORD);
});

test('a forgotten password is asked for without waiting for the application', async ({ page, request }) => {
  const email = newEmail('forgetful');
  await register(request, { name: 'Ada Baker', email, company: 'Ada’s Bakery' });
  const application = await holdApplication(page);
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect.poll(application.asked).toBe(1);
  application.release();
  await expect(page.getByText(email)).toBeVisible();
});

test('an address typed before the application came goes along to the registration', async ({ page }) => {
  const application = await holdApplication(page);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('link', { name: 'Register' }).click();
  application.release();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
});

test('whoever is signed in is led from the login to the dashboard and sees no form on the way', async ({ page }) => {
  await signUp(page, 'owner');
  const application = await holdApplication(page);
  await page.goto('/login');
  await expect.poll(application.asked).toBe(1); // before anybody has touched anything
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden();
  application.release();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the login shows its form to someone whose session has ended meanwhile', async ({ page, problems }) => {
  problems.expect(/status of 401/);
  await signUp(page, 'owner');
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('without script a password goes nowhere, least of all into the address', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  const asked: string[] = [];
  await page.goto('/login');
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  expect(page.url()).toBe(`${baseURL}/login`);
  // the icon of the tab is the browser's own request, whenever it comes
  expect(asked.filter((url) => !url.endsWith('/favicon.svg'))).toEqual([]);
});

/** Delays the application's code until `release`. */
async function holdApplication(page: Page): Promise<{ asked: () => number; release: () => void }> {
  let asked = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return { asked: () => asked, release };
}
