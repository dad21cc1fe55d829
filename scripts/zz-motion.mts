import { chromium } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
{
  const c = await b.newContext({ viewport: { width: 1440, height: 950 } });
  const p = await c.newPage();
  await p.goto('http://localhost:23880/'); await p.getByRole('heading', { level: 1 }).waitFor();
  await p.evaluate(() => document.getAnimations().forEach((a) => a.pause()));
  console.log('animations', await p.evaluate(() => document.getAnimations().length));
  for (const t of [300, 1200, 3100, 3900, 5200, 6500, 7400, 9600, 10500]) {
    await p.evaluate((t) => document.getAnimations().forEach((a) => { a.currentTime = t; }), t);
    await p.screenshot({ path: `/tmp/landing-shots/t-${String(t).padStart(5, '0')}.png`, clip: { x: 60, y: 310, width: 1320, height: 600 } });
  }
  await p.evaluate(() => document.getAnimations().forEach((a) => a.play()));
  await p.getByRole('checkbox', { name: 'Pause the motion' }).check();
  console.log('paused', await p.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length));
  await p.screenshot({ path: '/tmp/landing-shots/paused.png', clip: { x: 60, y: 310, width: 1320, height: 640 } });
  await c.close();
}
for (const scheme of ['light', 'dark'] as const) for (const width of [1440, 390, 900]) {
  const c = await b.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' });
  const p = await c.newPage();
  await p.goto('http://localhost:23880/'); await p.getByRole('heading', { level: 1 }).waitFor();
  const r = await new AxeBuilder({ page: p }).analyze();
  console.log(scheme, width, r.violations.map((v) => `${v.id} ${v.impact} ${v.nodes.slice(0, 3).map((n) => n.target + ' ' + n.any.map((a) => a.message).join(';')).join(' | ')}`), 'overflow', await p.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  if (width === 1440) {
    const other = scheme === 'dark' ? 'light' : 'dark';
    const shown = () => p.evaluate(() => [...document.querySelectorAll('img')].filter((i) => /content-engine/.test(i.src) && i.getClientRects().length).map((i) => i.src));
    console.log(await shown()); await p.evaluate((o) => document.documentElement.setAttribute('data-theme', o), other); console.log(other, await shown());
  }
  if (width === 900) await p.screenshot({ path: `/tmp/landing-shots/tablet-${scheme}.png`, fullPage: true });
  await c.close();
}
await b.close();
