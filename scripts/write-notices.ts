import { readFileSync, writeFileSync } from 'node:fs';
import { writeNotices, type Lockfile, type PackageJson } from './notices';

/** `npm run notices`, after a package was added or removed. */
writeFileSync(
  'THIRD_PARTY_NOTICES.md',
  writeNotices(
    JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson,
    JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile,
  ),
);
