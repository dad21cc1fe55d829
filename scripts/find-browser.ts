import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The browser for the journeys: CHROME_PATH, otherwise an installed Chrome or Chromium. Throws when CHROME_PATH
 * does not exist.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROME_PATH is ${named}, where no program is.`);
  return named || onPath(NAMES) || PLACES.find(isExecutable);
}

/**
 * For journeys that need no more than pages: Chromium's headless shell, which takes an eighth less processor time, or the
 * browser. CHROME_PATH comes before both.
 */
export function findQuickBrowser(): string | undefined {
  return (process.env.CHROME_PATH ? undefined : onPath([SHELL])) ?? findBrowser();
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const SHELL = 'chromium-headless-shell';
const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];
