import { accessible } from './harness/accessible';
import { wholeBrowser } from './harness/browsers';
import { newEmail, register } from './harness/people';
import { expect, test } from './harness/test';

test.use({ launchOptions: wholeBrowser });

test('a public page is there without the application, which comes with the first touch and takes over without a trace', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Simple, Transparent Pricing' })).toBeVisible();
  expect(scripts).toEqual([]);
  await accessible(page);

  const before = await page.getByRole('main').innerText();
  const ready = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('app-ready', () => resolve(), { once: true })),
  );
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2_000); // to the end, because positions in between would not last
  await page.mouse.click(4, 400);
  await ready;
  expect(await page.evaluate(() => window.scrollY)).toBe(2_000);
  expect(await page.getByRole('main').innerText()).toBe(before);
  expect(scripts).not.toEqual([]);
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await expect(page).toHaveURL(/\/register$/);
});

test('a public page stands in the chosen theme before the application comes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/blog');
  const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await ground()).not.toBe(light);
});

test('a visitor draws a picture without an account', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'What is it for?' }).fill('Fresh bread at seven');
  await page.getByRole('button', { name: 'Draw it' }).click();
  await expect(page.locator('img[src*="/api/sample/"]')).toBeVisible();
});

test('someone without script reads everything and finds the way in', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.getByRole('link', { name: 'How to answer a bad review' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to answer a bad review' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
});

test('articles are found, a message is sent, a newsletter is asked for', async ({ page, request, problems }) => {
  problems.expect(/status of 400/); // sent faster than anyone types
  // There has to be an operator: messages go to the operator's workspace.
  await register(request, { name: 'Olga Operator', email: newEmail('operator'), company: 'Fourbeat' });
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('clocks');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByText('No articles found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or category filter')).toBeVisible();
  await accessible(page);

  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Grace Guest');
  await page.getByRole('textbox', { name: 'Email' }).fill('grace@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you also do markets?');
  await accessible(page);
  // Whoever sends within three seconds of opening the form is asked to wait, and nothing is lost.
  const send = async (): Promise<number> => {
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/contact'),
    );
    await page.getByRole('button', { name: 'Send Message' }).click();
    return (await answered).status();
  };
  await expect.poll(send, { intervals: [3_500] }).toBe(200);
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('what machines read is there, with this address in it', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/blog/answer-a-bad-review</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(await (await request.get('/llms.txt')).text()).toContain('Fourbeat');
  for (const feed of ['/blog/feed.xml', '/blog/atom.xml', '/blog/feed.json'])
    expect(await (await request.get(feed)).text()).toContain('How to answer a bad review');
  const home = await (await request.get('/')).text();
  expect(home).toContain(`<link rel="canonical" href="${baseURL}/">`);
  expect(home).not.toContain('origin.invalid');
  const image = /property="og:image" content="([^"]+)"/.exec(home)?.[1];
  expect((await request.get(image!)).headers()['content-type']).toBe('image/jpeg');
});
