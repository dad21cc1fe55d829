import { readFileSync } from 'node:fs';
import { completePlatforms, type Lockfile } from './lockfile-platforms';

describe('completePlatforms', () => {
  test('adds the packages of other platforms that a registry did not have', () => {
    const lockfile: Lockfile = {
      packages: {
        '': {},
        'node_modules/canvas': {
          version: '1.1.1',
          dev: true,
          optionalDependencies: {
            '@x/canvas-linux-arm64-musl': '1.1.1',
            '@x/canvas-linux-x64-gnu': '1.1.1',
            '@x/canvas-win32-x64-msvc': '1.1.1',
          },
        },
        'node_modules/@x/canvas-linux-x64-gnu': { version: '1.1.1', optional: true },
      },
    };
    expect(completePlatforms(lockfile)).toEqual(['@x/canvas-linux-arm64-musl', '@x/canvas-win32-x64-msvc']);
    expect(lockfile.packages['node_modules/@x/canvas-linux-arm64-musl']).toEqual({
      version: '1.1.1',
      cpu: ['arm64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    });
    expect(lockfile.packages['node_modules/@x/canvas-win32-x64-msvc']).toEqual({
      version: '1.1.1',
      cpu: ['x64'],
      os: ['win32'],
      dev: true,
      optional: true,
    });
  });

  test('finds a package beside its dependent, and leaves alone what is no platform’s or has no exact version', () => {
    const lockfile: Lockfile = {
      packages: {
        'node_modules/a/node_modules/b': {
          version: '2.0.0',
          optionalDependencies: { 'b-darwin-x64': '2.0.0', fsevents: '2.3.3', 'b-linux-x64': '^2.0.0' },
        },
        'node_modules/a/node_modules/b/node_modules/b-darwin-x64': { version: '2.0.0' },
      },
    };
    expect(completePlatforms(lockfile)).toEqual([]);
  });

  test('has nothing to add to our own lockfile, which `npm ci` would refuse otherwise (npx tsx scripts/complete-lockfile.ts)', () => {
    expect(completePlatforms(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile)).toEqual([]);
  });
});
