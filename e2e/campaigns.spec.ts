import { openMailing } from './harness/mailing';
import { savedBy } from './harness/saved';
import { expect, mailingTest as test } from './harness/test';

/**
 * Two people agreed, a third did not: a template becomes a campaign, both get the email, one reads and clicks
 * it, the other unsubscribes, and the figures say so.
 */
test('a campaign is written, sent, read and unsubscribed from, and counts it honestly', async ({ page, request }) => {
  const { zoe, tomas, sent } = await openMailing(page, 'campaigns');
  await page.goto('/dashboard/campaigns/sending');
  await page.getByRole('textbox', { name: 'Replies go to' }).fill('ada@bakery.example');
  await page.getByRole('textbox', { name: 'Postal address' }).fill('1 Elm Street, Bristol');
  await savedBy(page.getByRole('button', { name: 'Save sender' }));

  await page.goto('/dashboard/campaigns');
  await page.getByRole('button', { name: 'New Campaign' }).click();
  await page.getByRole('menuitem', { name: /Broadcast/ }).click();
  await page
    .getByRole('textbox', { name: 'Subject', exact: true })
    .fill('Sourdough on {{ contact.first_name | default: "Friday" }}’s table');
  await page.getByRole('button', { name: 'Add block' }).last().click();
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Hello, the oven is hot. [See the menu](https://bakery.example/menu).');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  const question = page.getByRole('dialog', { name: 'Send this campaign?' });
  await question.getByRole('button', { name: 'Send to 2 people' }).click();

  await expect.poll(async () => (await sent()).flatMap(({ recipients }) => recipients).sort()).toEqual([tomas, zoe]);
  const [toTomas, toZoe] = (await sent())
    .sort((one, other) => one.recipients[0]!.localeCompare(other.recipients[0]!))
    .map(({ parsed }) => parsed);
  expect(toZoe!.subject).toBe('Sourdough on Zoë’s table');
  expect(toZoe!.text).toContain('1 Elm Street, Bristol');

  const link = /href="(http:\/\/localhost[^"]*\/c\/[^"]+)"[^>]*>See the menu/.exec(String(toZoe!.html))![1]!;
  const unsubscribe = /http:\/\/localhost[^"]+/.exec(JSON.stringify(toTomas!.headers.get('list')))![0];
  const stranger = await page.context().browser()!.newPage();
  await stranger.goto(unsubscribe);
  await stranger.getByRole('button', { name: /^Unsubscribe/ }).click();
  await expect(stranger.getByRole('heading', { name: /unsubscribed/i })).toBeVisible();
  await stranger.close();

  await page.goto(`/dashboard/campaigns?show=completed`);
  const row = page.getByRole('article').first();
  // A click within a second of sending counts as a program's, so the person clicks again later.
  await expect
    .poll(async () => {
      const followed = await request.get(link, { maxRedirects: 0, headers: { 'user-agent': PERSON } });
      expect(followed.headers().location).toBe('https://bakery.example/menu');
      await page.reload();
      await row.locator('dd').first().waitFor();
      return row.locator('dd').allTextContents();
    })
    .toEqual(['2', '1', '1', '0', '$0']);
  await expect(row.getByText('Clicks, 100.0% of opens')).toBeVisible();
  await row.getByRole('link').first().click();
  await expect(page.getByText(/unsubscribed/i).first()).toBeVisible();
  await page.goto(`/dashboard/contacts/blocked`);
  await expect(page.getByText(tomas)).toBeVisible();
});

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
