import { accessible } from './harness/accessible';
import { signUp } from './harness/people';
import { expect, test } from './harness/test';

test.describe('in a demo', () => {
  test.use({ storageState: ({ demo }, use) => use(demo) });

  test('figures are read by mouse, by keyboard and on a phone, narrowed to a page, and widened again', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Analytics', exact: true }).click();
    await expect(page.getByText(/Bots and link scanners are left out/)).toBeVisible();

    // A demo's figures are summed within a minute of its opening.
    const chart = page.getByRole('slider', { name: 'People reached per day' });
    await chart.focus();
    await page.keyboard.press('Home');
    const first = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    await expect(chart).not.toHaveAttribute('aria-valuetext', first!);
    await accessible(page);

    const show = page.getByRole('button', { name: /^Show only / }).first();
    await show.click();
    await expect(page).toHaveURL(/[?&]page=/);
    await expect(page.getByRole('button', { name: /^Remove filter Page/ })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Remove filter Page/ }).click();
    await expect(page).not.toHaveURL(/[?&]page=/);

    await page.getByRole('button', { name: 'View as table' }).first().click();
    await expect(page.getByRole('table', { name: 'People reached per day' }).getByRole('row')).toHaveCount(31);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByText('7d', { exact: true }).click();
    await expect(page).toHaveURL(/period=7d/);
    await expect(page.getByText(/the 7 days before/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await accessible(page);
  });
});

test('a workspace without figures learns what gives it some', async ({ page }) => {
  await signUp(page, 'analytics');
  await page.goto('/dashboard/analytics');
  await expect(page.getByRole('heading', { name: 'See what your marketing brings in' })).toBeVisible();
  await page.getByRole('link', { name: 'Measure your website' }).click();
  await expect(page.getByRole('region', { name: 'Your website' })).toBeInViewport();
  await accessible(page);
});
