import { createServer } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import { listenOnFreePort } from '../scripts/ports';
import { MINUTE_MS } from '../src/domain/duration';
import { accessible } from './harness/accessible';
import { signUp } from './harness/people';
import { expect, test } from './harness/test';

/** A website under a strict policy, which allows our address in two lines and nothing else of ours. */
/** A job brings events into the figures every minute. */
const FOLDED_MS = 2 * MINUTE_MS;

test('a website that we did not write reports its visits, and the owner sees them arrive', async ({
  page,
  browser,
}) => {
  await signUp(page, 'visits', { company: 'Corner Grill' });
  await page.goto('/dashboard/settings?section=workspace');
  const panel = page.getByRole('region', { name: 'Your website' });
  await panel.getByRole('textbox', { name: 'Domain' }).fill('facebook.com');
  await panel.getByRole('button', { name: 'Add website' }).click();
  await expect(panel.getByText(/the domain of your own website/)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Domain' }).fill('localhost');
  await panel.getByRole('button', { name: 'Add website' }).click();
  await expect(panel.getByText('Waiting for the first visit')).toBeVisible();
  await accessible(page);

  const line = await panel.getByText('<script').innerText();
  const shop = await serveShop(line);
  try {
    const visitor = await openAs(browser, `${shop.url}/menu?utm_source=flyer&secret=1`);
    await expect.poll(() => visitor.sent).toEqual([{ status: 204, path: '/menu', events: [['view']] }]);
    await expect(panel.getByText(/^Seen \d+ seconds? ago on \/menu\.$/)).toBeVisible();

    await visitor.page.getByRole('button', { name: 'Starters' }).click(); // a page of its own by history alone
    await visitor.page.getByRole('button', { name: 'Book' }).click();
    await expect
      .poll(() => visitor.sent.slice(1).flatMap(({ events }) => events))
      .toEqual(
        expect.arrayContaining([
          ['view'],
          ['submit', 'booking'],
          { call: ['Booked', { value: 49.5, currency: 'EUR' }] },
        ]),
      );
    expect(visitor.sent.every(({ status }) => status === 204)).toBe(true);
    expect(JSON.stringify(visitor.sent)).not.toMatch(/secret|ada@example\.com/);
    expect(await visitor.kept()).toEqual({ cookies: [], stored: 0 });
    expect(visitor.problems).toEqual([]);

    // Counted within a minute: a visit, its booking, and what brought them.
    await page.goto('/dashboard/analytics');
    const figures = page.getByLabel('Figures of this period');
    await expect(figures).toContainText(/People reached\s*1(?!\d)/, { timeout: FOLDED_MS });
    await expect(figures).toContainText(/Engagement rate\s*100%/);
    await expect(figures).toContainText(/Conversions\s*1(?!\d)/);
    await expect(page.getByText(/^1 person on your website now/)).toBeVisible();
    const brought = page.getByRole('region', { name: 'What brought customers' });
    await expect(brought.getByRole('row', { name: /^flyer 1 1/ })).toBeVisible();
    await accessible(page);

    // The same page under a domain that the owner has not allowed.
    const foreign = await openAs(browser, `${shop.url.replace('localhost', '127.0.0.1')}/menu`);
    await expect.poll(() => foreign.sent.map(({ status }) => status)).toEqual([403]);

    const shy = await openAs(browser, `${shop.url}/menu`, { doNotTrack: true });
    await shy.page.getByRole('button', { name: 'Book' }).click();
    await expect(shy.page.getByText('Booked for you')).toBeVisible();
    expect(shy.sent).toEqual([]);
  } finally {
    shop.stop();
  }
});

/** What a visitor's browser reports, with what we answer. */
async function openAs(browser: Browser, url: string, { doNotTrack = false } = {}) {
  // A headless browser says so, and is a machine.
  const context = await browser.newContext({ userAgent: LAPTOP });
  const page: Page = await context.newPage();
  if (doNotTrack)
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }));
  const sent: { status: number; path: string; events: unknown[] }[] = [];
  const problems: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/visits')) return;
    const body = JSON.parse(response.request().postData() ?? '{}') as { path: string; events: unknown[] };
    sent.push({ status: response.status(), path: body.path, events: body.events.filter((event) => !isVital(event)) });
  });
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(url);
  return {
    page,
    sent,
    problems,
    kept: async () => ({
      cookies: await context.cookies(),
      stored: await page.evaluate(() => localStorage.length + sessionStorage.length),
    }),
  };
}

const isVital = (event: unknown): boolean => Array.isArray(event) && typeof event[1] === 'number';

const LAPTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

async function serveShop(line: string): Promise<{ url: string; stop(): void }> {
  const ours = new URL(/src="([^"]+)"/.exec(line)![1]!).origin;
  const server = createServer((request, reply) => {
    if (request.url === '/shop.js')
      return reply.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(SHOP_SCRIPT);
    if (request.url === '/favicon.ico') return reply.writeHead(204).end();
    reply
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src 'self' ${ours}; connect-src ${ours}; form-action 'self'`,
      })
      .end(SHOP.replace('</head>', `${line}</head>`));
  });
  const port = await listenOnFreePort(server, 24_300);
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const SHOP = `<!doctype html><html lang="en"><head><title>Corner Grill</title><script defer src="/shop.js"></script></head>
  <body><h1>Corner Grill</h1><button type="button" id="starters">Starters</button>
  <form id="booking"><input name="email" aria-label="Email" value="ada@example.com"><button>Book</button></form><p></p></body></html>`;
const SHOP_SCRIPT = `
  document.querySelector('#starters').addEventListener('click', () => history.pushState(null, '', '/menu/starters'));
  document.querySelector('#booking').addEventListener('submit', (event) => {
    event.preventDefault();
    fourbeat('Booked', { value: 49.5, currency: 'EUR' });
    document.querySelector('p').textContent = 'Booked for you';
  });`;
