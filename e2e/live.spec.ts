import { test } from './harness/test';
import { twoBrowsers } from './journeys/two-browsers';

test('what one browser does shows in another, pushed by the server', async ({ page, browser, baseURL }) => {
  const stream = page.waitForResponse(
    (response) => response.url().includes('/api/live/stream') && response.status() === 200,
  );
  await twoBrowsers(page, browser, baseURL);
  await stream;
});
