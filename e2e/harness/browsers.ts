import { findBrowser, findQuickBrowser } from '../../scripts/find-browser';

const launch = (executablePath: string | undefined) => ({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

/** What nearly all journeys are walked in. */
export const quickBrowser = launch(findQuickBrowser());

/** For pages that wait for a first touch: the headless shell begins each page with a pointer above it. */
export const wholeBrowser = launch(findBrowser());
