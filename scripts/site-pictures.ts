import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { chromium, type Page } from '@playwright/test';
import { startBuiltApp } from '../e2e/harness/server';
import { createDesigner } from '../netlify/providers/builtin/designer/designer';
import { posters, screens, screenSizes, type Poster } from '../src/features/site/landing/landing-pictures';
import { findBrowser } from './find-browser';

/**
 * Makes the landing page's pictures in public/site: posters by the built-in designer, screenshots by a browser
 * in a new demo workspace. `--only posters|screens` makes one kind; `--url http://localhost:8888` uses a running
 * server instead of starting one.
 */
async function makePictures(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, url: { type: 'string' } } });
  mkdirSync(resolve('public/site'), { recursive: true });
  if (values.only !== 'screens') for (const poster of Object.values(posters)) await makePoster(poster);
  if (values.only !== 'posters') await makeScreens(values.url);
}

async function makePoster({ src, alt, prompt, aspectRatio, seed, width, height }: Poster): Promise<void> {
  const { bytes, altText } = await createDesigner().generate({ prompt, aspectRatio, seed, style: 'minimalist' });
  if (altText !== alt)
    throw new Error(
      `${src} shows something else than its alt text in landing-pictures.ts says. The designer: ${altText}`,
    );
  await write(src, await loadImage(bytes), { width, height }, POSTER_BYTES);
}

async function makeScreens(url: string | undefined): Promise<void> {
  const server = url ? undefined : await startBuiltApp();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const theme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        baseURL: url ?? server?.url,
        viewport: screenSizes.wide,
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
        colorScheme: theme,
      });
      const page = await context.newPage();
      await openDemo(page);
      for (const [size, { width, height, pixels }] of Object.entries(screenSizes)) {
        await page.setViewportSize({ width, height });
        for (const [name, { src }] of Object.entries(screens)) {
          await show[name as keyof typeof screens](page);
          const picture = await loadImage(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
          await write(
            `${src}-${theme}-${size}.webp`,
            picture,
            { width: pixels, height: (pixels * height) / width },
            SCREEN_BYTES,
          );
        }
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await server?.stop();
  }
}

async function openDemo(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('visitor@example.com');
  await page.getByLabel('Password', { exact: true }).fill('anything');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}

/** Opens each page like a person would, and waits until nothing moves. */
const show: Record<keyof typeof screens, (page: Page) => Promise<void>> = {
  engine: async (page) => {
    await page.goto('/dashboard/content-engine?tab=ideas');
    await page.getByRole('button', { name: 'Create Content' }).first().waitFor();
    await settle(page);
  },
  creative: async (page) => {
    await page.goto('/dashboard/ai-creative?tab=library');
    await page.getByText('Completed').first().waitFor();
    await settle(page);
  },
};

/** Hides the demo notice, which the landing page gives in words; waits for every visible picture. */
async function settle(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'aside[aria-label="Demo workspace"] { display: none }' });
  await page.waitForFunction(() => {
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight);
    return (
      inSight.every((image) => image.complete && image.naturalWidth > 0 && image.dataset.state !== 'loading') &&
      !document.querySelector('[aria-busy="true"]')
    );
  });
  await page.evaluate(() => document.fonts.ready);
}

/** As WebP, at the best quality within the size limit. */
async function write(
  src: string,
  image: Image,
  { width, height }: { width: number; height: number },
  maxBytes: number,
): Promise<void> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  for (let quality = 88; quality >= 20; quality -= 4) {
    const bytes = await canvas.encode('webp', quality);
    if (bytes.byteLength > maxBytes) continue;
    writeFileSync(resolve('public', `.${src}`), bytes);
    console.log(`${src}: ${width} × ${height}, ${Math.round(bytes.byteLength / 1024)} KB, quality ${quality}`);
    return;
  }
  throw new Error(`${src} does not fit into ${maxBytes} bytes.`);
}

const POSTER_BYTES = 40 * 1024;
const SCREEN_BYTES = 60 * 1024;

await makePictures();
