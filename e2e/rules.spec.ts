import { accessible } from './harness/accessible';
import { signUp } from './harness/people';
import { expect, test } from './harness/test';

test('an owner starts a rule, sees what it will do, changes it, pauses it, and brings it back after deleting it', async ({
  page,
}) => {
  await signUp(page, 'rules');
  await page.goto('/dashboard/content-engine?tab=rules');
  await expect(page.getByRole('heading', { name: 'No rules yet' })).toBeVisible();
  await accessible(page);

  await page.getByRole('button', { name: 'Start with this: A tip every Monday' }).click();
  await expect(page.getByText(/^Every Monday at 09:00, make a post with a tip or how-to for my page\./)).toBeVisible();
  const run = page.getByRole('list', { name: 'The next four weeks' });
  // on a Monday after nine, the first of the four is past
  const told = page.getByText(/^In the next four weeks: [34] posts\.$/);
  await expect(told).toHaveCount(1);
  const posts = Number(/\d/.exec((await told.textContent())!)![0]);
  await expect(run.getByText('One post with a tip or how-to')).toHaveCount(posts);
  await accessible(page);
  await page.getByRole('checkbox', { name: 'Mondays' }).check();
  await expect(run.getByText('Skipped: day off')).toHaveCount(posts);
  await page.getByRole('checkbox', { name: 'Mondays' }).uncheck();
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByText('“Monday tip” is saved and running.')).toBeVisible();

  const rules = page.getByRole('list', { name: 'Rules' });
  await expect(rules.getByText(/^Next: .+, 09:00$/)).toBeVisible();
  await accessible(page);
  await rules.getByRole('button', { name: 'Pause Monday tip' }).click();
  await expect(rules.getByText('Paused')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await rules.getByRole('button', { name: 'Edit Monday tip' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Friday tip');
  await page.getByRole('checkbox', { name: 'Monday', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Friday', exact: true }).check();
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect(rules.getByText('Every Friday at 09:00')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await rules.getByRole('button', { name: 'Delete Friday tip' }).click();
  await expect(page.getByRole('heading', { name: 'No rules yet' })).toBeVisible();
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(rules.getByRole('heading', { name: 'Friday tip' })).toBeVisible();
});
