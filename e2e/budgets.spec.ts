import { weighBuild, type BuildWeights } from '../scripts/weigh-build';
import { expect, test } from './harness/test';

/** The figures of `npm run bench -- weights` as limits, in gzipped kilobytes of 1,024 bytes. */
const KB = 1024;

let weights: BuildWeights;
// The server runs a build of the current sources.
test.beforeAll(({ server }) => void (weights = weighBuild(server && 'dist')));

test('a first visit of the dashboard loads 220 KB at most', () => {
  expect(weights.dashboard).toBeLessThanOrEqual(220 * KB);
});

test('no page adds more than 60 KB to that', () => {
  const heavy = [...weights.beyondDashboard].filter(([page, bytes]) => bytes > (LARGER.get(page) ?? 60) * KB);
  expect(heavy).toEqual([]);
  expect(weights.beyondDashboard.has('campaign-editor-page')).toBe(true);
});

test('a public page, and the way in, has 15 KB of script at most before anybody touches it', () => {
  const paths = [...weights.scriptsBeforeTouch.keys()];
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/blog', '/contact', '/login', '/register', '/forgot-password', '/privacy-policy']),
  );
  expect([...weights.scriptsBeforeTouch].filter(([, bytes]) => bytes > 15 * KB)).toEqual([]);
});

/** Deliberately larger, in KB. */
const LARGER: ReadonlyMap<string, number> = new Map([
  ['gallery-page', Infinity], // every component, for developers; visitors never load it
  ['creative-page', 62], // reads pictures and clips before they are made, and finds free photos
  ['engine-page', 61], // says what an idea uses, and keeps answers' ideas when a trade is chosen
]);
