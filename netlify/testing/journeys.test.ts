import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { covers, journeysThrough, journeysTouchedBy } from '../../e2e/harness/covers';
import { hashDevSources, hasPassed, rememberPassed } from '../../e2e/harness/dev-stamp';
import { daytimeZone } from '../../e2e/harness/zone';
import { allContracts } from '../../src/contracts/all-contracts';
import { canonicalZone } from '../../src/domain/time-zone';

const nouns = new Set([
  ...Object.keys(allContracts),
  ...readdirSync('src/features'),
  ...readdirSync('netlify/features'),
]);

describe('the nouns that journeys go through', () => {
  test('are told for every journey, and for no other file', () => {
    expect(Object.keys(covers)).toEqual(
      readdirSync('e2e')
        .filter((file) => file.endsWith('.spec.ts'))
        .sort(),
    );
  });

  test.each(Object.entries(covers))('of %s exist, each named once', (_journey, named) => {
    expect(named.filter((noun) => !nouns.has(noun))).toEqual([]);
    expect(named).toEqual([...new Set(named)].sort());
    expect(named).not.toEqual([]);
  });

  test.each([
    ['src/features/contacts/contacts-page.tsx', 'contacts.spec.ts'],
    ['netlify/features/tracking/tracking-service.ts', 'campaigns.spec.ts'],
    ['src/contracts/website.ts', 'website.spec.ts'],
    ['netlify/functions/sample.ts', 'site.spec.ts'],
    ['src/ui/button.tsx', 'main-job.spec.ts'],
    ['e2e/harness/people.ts', 'main-job.spec.ts'],
    ['e2e/settings.spec.ts', 'settings.spec.ts'],
  ])('lead from a change of %s to %s', (file, journey) => {
    expect(journeysTouchedBy([file])).toContain(journey);
  });

  test('are none for a change of a test, a document or a deleted journey', () => {
    expect(
      journeysTouchedBy(['src/features/contacts/contacts-page.test.tsx', 'docs/contacts.md', 'e2e/gone.spec.ts']),
    ).toEqual([]);
    expect(journeysThrough('nothing')).toEqual([]);
  });
});

describe('the time zone of journeys', () => {
  test.each(Array.from({ length: 24 }, (_, hour) => hour))(
    'at %i o’clock UTC has late morning, and is a zone that the product knows',
    (hour) => {
      const now = new Date(Date.UTC(2028, 11, 31, hour, 59, 59));
      const zone = daytimeZone(now);
      expect(canonicalZone(zone)).toBe(zone);
      expect(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now)).toBe(
        '11',
      );
    },
  );
});

describe('a journey under netlify dev', () => {
  const ci = process.env.CI;
  let root: string;
  beforeEach(() => {
    delete process.env.CI;
    root = mkdtempSync(join(tmpdir(), 'dev-stamp-'));
    for (const file of [
      'netlify/functions/health.ts',
      'netlify/functions/health.test.ts',
      'scripts/dev.ts',
      'e2e/live.dev.spec.ts',
      'public/theme.js',
      'src/api/store.ts',
      'src/app/main.tsx',
      'src/contracts/health.ts',
      'src/domain/week.ts',
      'src/lib/text.ts',
      'src/features/site/page.tsx',
      'netlify.toml',
      'package-lock.json',
    ])
      write(file, file);
  });
  afterEach(() => {
    if (ci === undefined) delete process.env.CI;
    else process.env.CI = ci;
    rmSync(root, { recursive: true, force: true });
  });

  test.each([
    'netlify/functions/health.ts',
    'netlify/features/new.ts',
    'scripts/dev.ts',
    'e2e/live.dev.spec.ts',
    'src/contracts/health.ts',
    'netlify.toml',
    'package-lock.json',
  ])('runs again after a change of %s', (file) => {
    const stamps = join(root, 'stamps');
    rememberPassed('a journey', hashDevSources(root), stamps);
    expect(hasPassed('a journey', hashDevSources(root), stamps)).toBe(true);
    write(file, 'changed');
    expect(hasPassed('a journey', hashDevSources(root), stamps)).toBe(false);
  });

  test('does not run again for a page or a test, but always in CI, independently of other journeys', () => {
    const stamps = join(root, 'stamps');
    rememberPassed('a journey', hashDevSources(root), stamps);
    write('src/features/site/page.tsx', 'changed');
    write('netlify/functions/health.test.ts', 'changed');
    expect(hasPassed('a journey', hashDevSources(root), stamps)).toBe(true);
    expect(hasPassed('another journey', hashDevSources(root), stamps)).toBe(false);
    process.env.CI = 'true';
    expect(hasPassed('a journey', hashDevSources(root), stamps)).toBe(false);
  });

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
