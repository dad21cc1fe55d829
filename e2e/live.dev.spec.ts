import { expect, test } from './harness/test';
import { twoBrowsers } from './journeys/two-browsers';

/** The one journey under netlify dev, where every call is a separate function: from a new account to a published post. */
test('what one browser does shows in another where nothing can be pushed, by asking', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  // netlify dev loads a function anew for each call and ends it after 30 seconds, which a busy machine may need; the page asks again.
  const ended: Promise<string>[] = [];
  page.on('response', (response) => response.status() === 500 && ended.push(response.text()));
  await twoBrowsers(page, browser, baseURL);
  expect(addresses.some((address) => address.includes('/api/live/changes?cursor='))).toBe(true);
  expect(addresses.some((address) => address.includes('/api/live/stream'))).toBe(false);

  await expect(page.locator('a[href*="/p/"]').first()).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('img')
        .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 300)),
    )
    .toBe(true);
  for (const said of await Promise.all(ended)) expect(said).toContain('Task timed out');
  if (ended.length > 0) problems.expect(/status of 500/);
});
