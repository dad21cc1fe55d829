import { readFileSync, writeFileSync } from 'node:fs';
import { completePlatforms, type Lockfile } from './lockfile-platforms';

/** Run it after `npm install` with a registry that lacks some platforms' packages. */
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const added = completePlatforms(lockfile);
if (added.length > 0) writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(
  added.length > 0
    ? `Added to package-lock.json:\n  ${added.join('\n  ')}`
    : 'package-lock.json names the packages of every platform.',
);
