import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './harness/global-setup.ts',
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  workers: 1, // one server and two cores: side by side they only wait for each other
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
  },
  projects: [
    { name: 'start', testMatch: '**/*.spec.ts', testIgnore: '**/*.dev.spec.ts' },
    { name: 'netlify-dev', testMatch: ['**/start.spec.ts', '**/*.dev.spec.ts'] },
  ],
});
