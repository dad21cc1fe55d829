import { accessible } from './harness/accessible';
import { signUp } from './harness/people';
import { expect, test } from './harness/test';

/**
 * A week of the content engine: it is run, three ideas come, one becomes a post with a picture and a clip, its owner
 * approves it, strangers read and watch it, and the week says what happened and when it will be measured.
 */
test('a week goes from Run now to a published post with its clip, and keeps a log of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, 'week');
  const change = async (method: 'PUT' | 'PATCH', path: string, data: object) => {
    const reply = await page.request.fetch(path, { method, data });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  // While the engine is paused, a profile brings no ideas: the week has not begun.
  await change('PATCH', '/api/engine/cycle', { running: false });
  await change('PUT', '/api/engine/profile', {
    name: 'Ada’s Bakery',
    what: 'Neighbourhood bakery with sourdough and pastries',
    where: 'Elm Street, Bristol',
    audience: 'families and commuters nearby',
    offers: ['sourdough loaves', 'morning buns'],
    tone: 'friendly',
  });
  await page.goto('/dashboard/content-engine');
  const run = page.getByRole('region', { name: 'This week’s run' });
  const ready = run.getByText('Three ideas are ready, and the choice is yours.');
  // The clock may have begun the week before it was paused.
  await expect(run.getByRole('button', { name: 'Run now' }).or(ready)).toBeVisible();
  await page.getByRole('button', { name: 'Start Engine' }).click();
  // The clock may begin the week in the same second, and then nobody needs the button any more.
  await expect(async () => {
    await run
      .getByRole('button', { name: 'Run now' })
      .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    expect(await ready.count()).toBe(1);
  }).toPass();
  await run.getByText('What we looked at').click();
  await expect(run.getByText(/compared with/).first()).toBeVisible();
  await accessible(page);

  await page
    .getByRole('button', { name: /^Create Content/ })
    .first()
    .click();
  await expect(page).toHaveURL(/content-engine\/pieces\//);
  const clip = page.getByRole('region', { name: 'Clip' });
  await expect(clip.locator('video')).toBeVisible();
  await expect(clip.locator('video')).toHaveAttribute('aria-label', /It reads “/);
  await accessible(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  const address = (await page.locator('a[href*="/p/"]').first().getAttribute('href'))!;

  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await stranger.goto(address);
  const shown = stranger.locator('article video');
  await expect(shown).toBeVisible();
  await accessible(stranger);
  const part = await stranger.request.get((await shown.getAttribute('src'))!, { headers: { range: 'bytes=4-7' } });
  expect([part.status(), part.headers()['content-type'], await part.text()]).toEqual([206, 'video/mp4', 'ftyp']);
  const feed = await stranger.request.get(`${address.replace(/\/[^/]+$/, '')}/feed.xml`);
  expect(await feed.text()).toMatch(/<enclosure length="\d+" type="video\/mp4"/);

  await page.goto('/dashboard/content-engine');
  await expect(run.getByText('The post is out. Seven days later we look at what it reached.')).toBeVisible();
  await run.getByText('What happened').click();
  await expect(run.getByText(/was published on your page$/)).toBeVisible();
  await expect(run.getByText(/was made from an idea$/)).toBeVisible();
});
