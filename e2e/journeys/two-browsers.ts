import type { Browser, Page } from '@playwright/test';
import { signInAgain, signUp } from '../harness/people';
import { expect } from '../harness/test';

/** One person with two browsers: what happens in the first appears in the second without a reload. */
export async function twoBrowsers(first: Page, browser: Browser, baseURL: string | undefined): Promise<void> {
  const { email } = await signUp(first, 'two');
  const context = await browser.newContext({ baseURL });
  const second = await context.newPage();
  await signInAgain(second, email);
  await first.goto('/dashboard');
  await second.goto('/dashboard');
  await second.getByRole('link', { name: 'Content Engine' }).first().click();
  await expect(second.getByRole('button', { name: 'Save and continue' })).toBeVisible();
  let loads = 0;
  second.on('load', () => loads++);

  await first.getByRole('link', { name: 'Describe your business' }).first().click();
  await first.getByRole('textbox', { name: 'What you do' }).fill('Neighbourhood bakery with sourdough and pastries');
  await first.getByRole('textbox', { name: 'Where you are' }).fill('Elm Street, Bristol');
  await first.getByRole('textbox', { name: 'Who it is for' }).fill('families and commuters nearby');
  await first.getByPlaceholder('Sourdough loaf').fill('sourdough loaves');
  await first.getByRole('button', { name: 'Save and continue' }).click();
  await first.getByRole('button', { name: 'Skip to my ideas' }).click();
  await expect(first.getByRole('button', { name: /^Create Content/ })).toHaveCount(3);
  await expect(second.getByRole('button', { name: /^Create Content/ })).toHaveCount(3);

  await first
    .getByRole('button', { name: /^Create Content/ })
    .first()
    .click();
  await expect(first.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await expect(second.getByRole('button', { name: /^Create Content/ })).toHaveCount(2);

  // A job's result appears too, although no request caused it.
  await first.getByRole('button', { name: 'Publish now' }).click();
  await expect(second.getByRole('button', { name: /^Notifications, \d+ new/ })).toBeVisible();
  expect(loads).toBe(0);
  await context.close();
}
