import { readFileSync } from 'node:fs';
import { writeNotices, type Lockfile, type PackageJson } from './notices';

const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson;
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const notices = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8');

test('THIRD_PARTY_NOTICES.md is what `npm run notices` writes', () => {
  expect(notices).toBe(writeNotices(packageJson, lockfile));
});

test.each(
  Object.keys({ ...packageJson.dependencies, ...packageJson.optionalDependencies, ...packageJson.devDependencies }),
)('it names %s', (name) => {
  expect(notices).toMatch(new RegExp(`[| ,]${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}[ ,]`));
});

test('a package without a licence stops it', () => {
  expect(() =>
    writeNotices({ dependencies: { unknown: '1.0.0' } }, { packages: { 'node_modules/unknown': {} } }),
  ).toThrow('no licence of unknown');
});
