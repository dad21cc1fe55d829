import { chromium } from '@playwright/test';
const only = process.argv[2];
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const theme of ['light', 'dark'] as const) for (const [w, width] of [['desktop', 1440], ['mobile', 390]] as const) {
  if (only && only !== `${w}-${theme}`) continue;
  const c = await b.newContext({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce', deviceScaleFactor: 1 });
  const p = await c.newPage();
  p.on('console', (m) => { if (m.type() === 'error' && !/500|404|Failed to load/.test(m.text())) console.log('console', m.text()); });
  await p.goto('http://localhost:23880/');
  await p.getByRole('heading', { level: 1 }).waitFor();
  const h = await p.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < h; y += 600) { await p.evaluate((y) => window.scrollTo(0, y), y); await p.waitForTimeout(120); }
  await p.evaluate(() => window.scrollTo(0, 0)); await p.waitForTimeout(300);
  console.log(w, theme, h, 'overflow', await p.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  await p.screenshot({ path: `/tmp/landing-shots/my-${w}-${theme}.png`, fullPage: true });
  await c.close();
}
await b.close();
