import type { Browser, Page } from '@playwright/test';
import { expect } from '../harness/test';

/** One person at two browsers: what happens in the first shows in the second, which nobody touches. */
export async function twoBrowsers(first: Page, browser: Browser, baseURL: string | undefined, patience: number): Promise<void> {
  const person = { email: `two-${Date.now()}@example.com`, password: 'loaf-of-rye-42' };
  await first.goto('/register');
  await first.getByLabel('Full name').fill('Ada Baker');
  await first.getByLabel('Email').fill(person.email);
  await first.getByLabel('Company name').fill('Ada’s Bakery');
  await first.getByLabel('Password', { exact: true }).fill(person.password);
  await first.getByLabel('Confirm password').fill(person.password);
  await first.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(first).toHaveURL(/\/dashboard$/);

  const context = await browser.newContext({ baseURL });
  const second = await context.newPage();
  await second.goto('/login');
  await second.getByLabel('Email').fill(person.email);
  await second.getByLabel('Password', { exact: true }).fill(person.password);
  await second.getByRole('button', { name: 'Sign In' }).click();
  await expect(second).toHaveURL(/\/dashboard$/);
  await second.getByRole('link', { name: 'Content Engine' }).first().click();
  await expect(second.getByRole('button', { name: 'Save and propose three ideas' })).toBeVisible();
  let loads = 0;
  second.on('load', () => loads++);

  await first.getByRole('link', { name: 'Describe your business' }).click();
  await first.getByLabel('What you do').fill('Neighbourhood bakery with sourdough and pastries');
  await first.getByLabel('Where you are').fill('Elm Street, Bristol');
  await first.getByLabel('Who it is for').fill('families and commuters nearby');
  await first.getByPlaceholder('Sourdough loaf').fill('sourdough loaves');
  await first.getByRole('button', { name: 'Save and propose three ideas' }).click();
  await expect(first.getByRole('button', { name: /^Create Content/ })).toHaveCount(3, { timeout: patience });
  await expect(second.getByRole('button', { name: /^Create Content/ })).toHaveCount(3, { timeout: patience });

  await first.getByRole('button', { name: /^Create Content/ }).first().click();
  await expect(first.getByRole('button', { name: 'Publish now' })).toBeVisible({ timeout: patience });
  await expect(second.getByRole('button', { name: /^Create Content/ })).toHaveCount(2, { timeout: patience });

  // What a job does shows, too: nobody's request is behind it.
  await first.getByRole('button', { name: 'Publish now' }).click();
  await expect(second.getByRole('button', { name: /^Notifications, \d+ new/ })).toBeVisible({ timeout: patience });
  expect(loads).toBe(0);
  await context.close();
}
