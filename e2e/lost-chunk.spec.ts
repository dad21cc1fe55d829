import { expect, test } from './harness/test';

test.use({ storageState: ({ demo }, use) => use(demo) });

/**
 * An old page requests code that is gone after a deploy, or that cannot load offline. React says #520 where it rendered a
 * second time before it showed the page for that, which depends on the moment.
 */
for (const [happening, answer] of [
  ['is gone', { status: 404 }],
  ['does not come', null],
] as const) {
  test(`a page whose code ${happening} says so inside the frame, and a reload brings it`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 404|ERR_FAILED|dynamically imported module|React error #520/);
    await page.goto('/dashboard');

    const lost = '**/assets/campaigns-page*.js';
    await page.route(lost, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.getByRole('link', { name: 'Campaigns' }).first().click();
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: 'A newer version is ready' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await page.getByRole('link', { name: 'Contacts' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();

    await page.getByRole('link', { name: 'Campaigns' }).first().click();
    await page.unroute(lost);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  });
}

test('a page that was never loaded says that the connection is missing, and comes with it', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module|React error #520/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Campaigns' }).first().click();
  // A part of the page before may be missing, too, and says the same until the navigation has ended.
  await expect(page).toHaveURL(/\/dashboard\/campaigns/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
});
