import { createServer } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './harness/test';

/** A business that has a website does not fill in the form by hand; an address inside the house is refused. */
test('a website fills in the profile for the owner to correct', async ({ page, problems }) => {
  problems.expect(/status of 400/); // the address inside the house
  const site = createServer((request, reply) => {
    if (request.url !== '/') return reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><html lang="en"><head><title>Harbour Bakery</title>
      <meta name="description" content="Sourdough and pastries by the harbour"><meta name="theme-color" content="#8a3b12">
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Harbour Bakery","description":"Sourdough and pastries by the harbour","address":{"streetAddress":"3 Quay Street","addressLocality":"Bristol"}}</script>
      </head><body><nav><a href="/">Home</a></nav><h1>Harbour Bakery</h1><h2>Sourdough loaves</h2><h2>Celebration cakes</h2></body></html>`);
  });
  await new Promise<void>((listening) => site.listen(Number(process.env.E2E_SITE_PORT), '127.0.0.1', listening));
  try {
    await page.goto('/register');
    await page.getByLabel('Full name').fill('Ada Baker');
    await page.getByLabel('Email').fill(`website-${Date.now()}@example.com`);
    await page.getByLabel('Company name').fill('Harbour Bakery');
    await page.getByLabel('Password', { exact: true }).fill('loaf-of-rye-42');
    await page.getByLabel('Confirm password').fill('loaf-of-rye-42');
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await page.getByRole('link', { name: 'Describe your business' }).click();

    await page.getByLabel('Website').fill('http://169.254.169.254/latest/meta-data');
    await page.getByRole('button', { name: 'Read my website' }).click();
    await expect(page.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');

    await page.getByLabel('Website').fill(`http://127.0.0.1:${process.env.E2E_SITE_PORT}`);
    await page.getByRole('button', { name: 'Read my website' }).click();
    await expect(page.getByLabel('What you do')).toHaveValue('Sourdough and pastries by the harbour');
    await expect(page.getByLabel('Where you are')).toHaveValue(/3 Quay Street/);
    await expect(page.getByPlaceholder('Sourdough loaf').first()).toHaveValue('Sourdough loaves');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.getByLabel('Who it is for').fill('families and commuters nearby');
    await page.getByRole('button', { name: 'Save and propose three ideas' }).click();
    await expect(page.getByRole('button', { name: /^Create Content/ })).toHaveCount(3);
  } finally {
    site.close();
    site.closeAllConnections();
  }
});
