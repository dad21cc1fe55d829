import { expect, test } from './harness/test';
import { twoBrowsers } from './journeys/two-browsers';

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
});
