import { expect, test } from './harness/test';

test('the server says that it is well', async ({ request }) => {
  const reply = await request.get('/api/health');
  expect(reply.status()).toBe(200);
  expect(await reply.json()).toMatchObject({ success: true, data: { status: 'ok' } });
});

test('the first page renders', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Fourbeat/);
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page of the application survives a reload at its own address', async ({ page }) => {
  await page.goto('/login');
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown address under /api is answered with a JSON 404', async ({ request }) => {
  const reply = await request.get('/api/nothing-of-that-name');
  expect(reply.status()).toBe(404);
  expect(reply.headers()['content-type']).toContain('application/json');
  expect(await reply.json()).toMatchObject({ success: false, code: 'not_found' });
});

test('a file of an older version is not answered with a page', async ({ request }) => {
  const reply = await request.get('/assets/index-00000000.js');
  expect(reply.status()).toBe(404);
});
