import type { Page } from '@playwright/test';
import { signUp } from './harness/people';
import { expect, test } from './harness/test';

/**
 * Somebody makes a picture, finds it again, makes variations, shares it with a stranger and stops sharing; makes
 * a clip that plays; uploads a photograph, and has it shown in a picture.
 */
test('pictures and clips are made, found, made anew, shared and brought', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  await signUp(page, 'creative');
  await page.goto('/dashboard/ai-creative');
  const [image, video, result] = [
    page.getByRole('region', { name: 'Image' }),
    page.getByRole('region', { name: 'Video' }),
    page.getByRole('group', { name: 'Result' }),
  ];
  await choose(page, image, 'Style', 'Minimalist');
  await image.getByRole('textbox', { name: 'Description' }).fill('Rye bread on Saturday, 20% off');
  await image.getByRole('button', { name: 'Generate Image' }).click();
  await expect(result.getByText('Completed')).toBeVisible();
  await expect(image.getByLabel('Description')).toHaveValue('');
  const title = (await result.getByRole('heading').textContent()) ?? '';

  await choose(page, video, 'Duration', '3 seconds');
  await choose(page, video, 'Quality', 'SD 720p');
  await video.getByRole('textbox', { name: 'Description' }).fill('Rye bread comes out of the oven');
  await video.getByRole('button', { name: 'Generate Video' }).click();
  const clip = result.locator('video');
  await expect(clip).toBeVisible();
  await expect.poll(() => clip.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(2.5);
  await clip.evaluate((element: HTMLVideoElement) => {
    element.muted = true; // a page may not play sound before it was clicked
    return element.play();
  });
  await expect.poll(() => clip.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);

  await page.getByRole('tab', { name: /^Library/ }).click();
  const like = page.getByRole('button', { name: `Like ${title}`, exact: true });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: `View ${title}`, exact: true }).click();
  await more(page, 'Change words and look…');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Fresh from the oven');
  await page.getByRole('button', { name: 'Make a new one' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Fresh from the oven/)
      .first(),
  ).toBeVisible();
  await more(page, 'Other shapes…');
  await page.getByRole('button', { name: 'Make these 4' }).click();
  await expect(page.getByRole('tab', { name: /^Library/, includeHidden: true })).toContainText('7');

  const shared = page.waitForResponse(
    (response) => response.url().endsWith('/share') && response.request().method() === 'POST',
  );
  await share(page, 'Copy a link to a page');
  const { url } = ((await (await shared).json()) as { data: { url: string } }).data;
  const context = await browser.newContext({ baseURL });
  const stranger = await context.newPage();
  await stranger.goto(new URL(url).pathname);
  await expect
    .poll(() =>
      stranger
        .locator('img')
        .first()
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(300);
  await share(page, 'Stop sharing');
  await expect(page.getByText(/Sharing has stopped/).first()).toBeVisible();
  expect((await stranger.goto(new URL(url).pathname))?.status()).toBe(404);
  await context.close();

  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await page
    .getByLabel('Photos and clips to upload')
    .setInputFiles({ name: 'Our oven.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') });
  await expect(page.getByRole('button', { name: 'View Our oven', exact: false })).toBeVisible();

  await page.getByRole('tab', { name: 'Generate' }).click();
  await image.getByRole('textbox', { name: 'Description' }).fill('Our oven is seventy years old, see it on Saturday');
  await image.getByRole('button', { name: 'Use your own photo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Our oven' }).click();
  await expect(image.getByRole('group', { name: 'What the picture will say and show' })).toContainText(
    'The photo you chose',
  );
  await image.getByRole('button', { name: 'Generate Image' }).click();
  await expect(result.getByText(/Poster with a photograph.*: Our oven/)).toBeVisible();
  problems.expect(/status of 404/); // a page that is no longer shared
});

async function choose(page: Page, card: ReturnType<Page['getByRole']>, select: string, option: string): Promise<void> {
  await card.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option }).click();
}

async function more(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function share(page: Page, entry: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** 2 × 2 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAABHNCSVQICAgIfAhkiAAAAAFzUkdCAK7OHOkAAAAUSURBVAiZY1yVZvyfgYGBgYkBCgAizwJGKD7Z4QAAAABJRU5ErkJggg==';
