import { expect, test as base, type ConsoleMessage } from '@playwright/test';
import { sharedServer, type SharedServer } from './ask';
import { hasPassed, rememberPassed } from './dev-stamp';
import { openDemo, type SignedIn } from './people';
import { START_MS } from './server';

/**
 * Playwright's `test` on the current project's server. A journey fails on any console error of a page, uncaught
 * exception or violation of the content security policy; a journey that provokes one names it first:
 * `problems.expect(/status of 404/)`.
 */
export const test = base.extend<
  { problems: Problems; unchanged: void },
  { server: SharedServer; mailing: SharedServer; demo: SignedIn }
>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright insists on a destructured first argument
    async ({}, use, { project }) => use(await sharedServer(project.name === 'netlify-dev' ? 'netlify-dev' : 'start')),
    { scope: 'worker', timeout: 2 * START_MS },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  mailing: [async ({}, use) => use(await sharedServer('mailing')), { scope: 'worker', timeout: 2 * START_MS }],
  // For journeys that only read; one that changes something opens its own.
  demo: [
    async ({ server, playwright }, use) => use(await openDemo(playwright, server.url)),
    { scope: 'worker', timeout: START_MS },
  ],
  unchanged: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use, info) => {
      const sources = info.project.name === 'netlify-dev' ? process.env.E2E_DEV_SOURCES : undefined;
      const journey = info.titlePath.join(' › ');
      info.skip(
        sources !== undefined && hasPassed(journey, sources),
        'Nothing that it depends on has changed since it passed under netlify dev; CI=true runs it all the same.',
      );
      await use();
      if (sources !== undefined && info.status === 'passed') rememberPassed(journey, sources);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  problems: [
    async ({ context }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      context.on(
        'console',
        (message) =>
          isProblem(message) && found.push(`${message.type()}: ${message.text()} (${message.location().url})`),
      );
      context.on('weberror', (error) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      await use({ expect: (pattern) => void expected.push(pattern) });
      expect(
        found.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
        'what the pages complained about',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same on the server with a mail server; its journeys share it, each with its own people. */
export const mailingTest = test.extend({
  baseURL: async ({ mailing }, use) => use(mailing.url),
});

export { expect };

/** Chrome logs a violation of the policy as an error, one in report-only mode as a warning. */
const isProblem = (message: ConsoleMessage): boolean =>
  message.type() === 'error' || /content security policy/i.test(message.text());

export interface Problems {
  /** From here on, matching problems are part of the journey. */
  expect(pattern: RegExp): void;
}
