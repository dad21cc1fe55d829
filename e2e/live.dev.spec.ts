import { expect, test } from './harness/test';
import { twoBrowsers } from './journeys/two-browsers';

/** The one journey under netlify dev, where every call is a separate function: from a new account to a published post. */
test('what one browser does shows in another where nothing can be pushed, by asking', async ({
  page,
  browser,
  baseURL,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
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
});
