import { defineConfig } from '@playwright/test';
import { quickBrowser } from './harness/browsers';
import { daytimeZone } from './harness/zone';

/** Decided once and inherited by the workers, which also read this file: an hour could pass in between. */
process.env.E2E_ZONE ??= daytimeZone(new Date());

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './harness/global-setup.ts',
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  fullyParallel: true,
  workers: 2,
  // Limits for what hangs, not measurements: two journeys, their servers and other work share the machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    timezoneId: process.env.E2E_ZONE,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: process.env.E2E_TRACE === 'off' ? 'off' : 'retain-on-failure',
    launchOptions: quickBrowser,
  },
  projects: [
    // First and one at a time: every call is a worker thread of its own, ten times as slow, and the CLI allows it 30
    // seconds.
    {
      name: 'netlify-dev',
      testMatch: ['**/start.spec.ts', '**/*.dev.spec.ts'],
      workers: 1,
      timeout: 900_000,
      expect: { timeout: 240_000 },
    },
    { name: 'start', testMatch: '**/*.spec.ts', testIgnore: '**/*.dev.spec.ts' },
  ],
});
