import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { allContracts } from '../../src/contracts/all-contracts';
import { crowded, namelessOf, straysOf } from './feature-nouns';

/**
 * Who types a noun into a file finder finds all of its feature, on both sides: the contract, the browser's folder, the
 * server's folder and the rows have one name. What cannot is listed with its reason.
 */
const root = join(__dirname, '../..');
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
const foldersOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const contracts = Object.keys(allContracts);
const server = foldersOf('netlify/features');
const browser = foldersOf('src/features');

/** Features of the browser without a contract, and why. */
const announced: Record<string, string> = {
  agents: 'a page that says what is coming',
  avatar: 'a page that says what is coming',
  seo: 'a page that says what is coming',
};

/** Contracts without a folder in the browser, and why. */
const unseen: Record<string, string> = {
  cover: 'pictures by their address',
  fault: 'src/api/faults.ts sends them',
  file: 'src/ui and whoever uploads',
  health: 'for machines',
  inbound: 'for services that deliver messages',
  live: 'src/api/live-updates.ts hears them',
  publication: 'pages for outsiders, in src/documents',
  reports: 'a button of the page of analytics, and pages for outsiders',
  sample: 'a part of the landing page',
  share: 'a page for outsiders, in src/documents',
  tracking: 'links and pictures in mail',
  website: 'a button of the profile’s form',
};

/** Features of the server without a contract, and why. */
const unaddressed: Record<string, string> = {
  mail: 'no address leads to it: features add mails, jobs send them',
};

it('a feature has the noun of its contract in the browser', () => {
  expect(browser.filter((noun) => !contracts.includes(noun)).sort()).toEqual(Object.keys(announced).sort());
  expect(contracts.filter((noun) => !browser.includes(noun)).sort()).toEqual(Object.keys(unseen).sort());
});

it('a feature has the noun of its contract on the server', () => {
  expect(server.filter((noun) => !contracts.includes(noun)).sort()).toEqual(Object.keys(unaddressed).sort());
});

/** Other words that files of a contract or folders of rows begin with, and the feature that they belong to. */
const words: Record<string, string> = {
  consent: 'contacts',
  creation: 'creative',
  deliveries: 'sending',
  email: 'campaigns',
  events: 'analytics',
  newsletter: 'site',
  profile: 'engine',
};
/** What every contract is made of. */
const kernel = ['all-contracts', 'capability', 'endpoint', 'envelope', 'openapi', 'owner-parts', 'parse-input', 'text'];
const nouns = [...contracts, ...server, ...Object.keys(words), ...kernel];

it('files of contracts begin with the noun of their feature', () => {
  expect(straysOf(filesOf('src/contracts'), nouns)).toEqual([]);
});

it('folders of rows have the noun of a feature', () => {
  expect(straysOf(foldersOf('netlify/records'), nouns)).toEqual([]);
});

it('the words that stand for nouns are all in use, for features that there are', () => {
  const files = [...filesOf('src/contracts'), ...foldersOf('netlify/records')];
  expect(Object.keys(words).filter((word) => straysOf(files, [word]).length === files.length)).toEqual([]);
  expect(Object.values(words).filter((noun) => !contracts.includes(noun))).toEqual([]);
});

/** What a file of the server does for its feature, as the end of its name. */
const roles = ['demo', 'handlers', 'hooks', 'jobs', 'repository', 'service', 'wiring', 'words'];
/** What else a file of a server feature may be about, and the feature. */
const parts = { article: 'site', invitation: 'account', invoice: 'plan', session: 'auth' };
const serverFiles = filesOf('netlify/features')
  .filter((file) => !file.endsWith('.d.ts'))
  .map((file) => file.slice('netlify/features/'.length));

it('a file of a server feature names its feature, its use case or its role', () => {
  const sources = serverFiles.filter((file) => !file.includes('.test.'));
  expect(namelessOf(sources, { ...words, ...parts }, roles)).toEqual([]);
  const missed = namelessOf(sources, words, roles).map((file) => file.split('/')[0]);
  expect([...new Set(missed)].sort()).toEqual(Object.values(parts).sort());
});

it('the doors of a feature bear its noun', () => {
  const doors = filesOf('src/features').filter(
    (file) => file.split('/').length === 4 && /-(api|parts|routes|slice)\.tsx?$/.test(file),
  );
  expect(doors.length).toBeGreaterThan(browser.length);
  expect(doors.filter((file) => !basename(file).startsWith(`${basename(dirname(file))}-`))).toEqual([]);
});

it('a folder of the browser’s features holds twenty files at most, tests apart', () => {
  expect(crowded(filesOf('src/features'), 20)).toEqual([]);
});

it.each([
  ['src/contracts/ccampaigns.ts', ['src/contracts/ccampaigns.ts']],
  ['src/contracts/campaigner.ts', ['src/contracts/campaigner.ts']],
  ['src/contracts/campaign-runs.ts', []],
  ['src/contracts/campaigns.ts', []],
  ['src/contracts/campaigns.test.tsx', []],
])('of nouns, %s is told apart', (file, strays) => expect(straysOf([file], ['campaigns'])).toEqual(strays));

it.each([
  ['sending/pause-until.ts', ['sending/pause-until.ts']],
  ['sending/words-until.ts', ['sending/words-until.ts']],
  ['sending/sendings-pause.ts', []],
  ['sending/pause-words.ts', []],
  ['sending/outcomes/outcome-of.ts', []],
  ['sending/delivery-pause.ts', []],
  ['campaigns/delivery-pause.ts', ['campaigns/delivery-pause.ts']],
])('of server files, %s is told apart', (file, nameless) =>
  expect(namelessOf([file], { delivery: 'sending' }, ['words'])).toEqual(nameless),
);

it('of folders, the one with a file too many is told, whatever its tests', () => {
  const files = ['a/one.ts', 'a/two.tsx', 'a/two.test.tsx', 'b/one.ts', 'b/two.ts', 'b/three.tsx', 'b/c/four.ts'];
  expect(crowded(files, 2)).toEqual(['b']);
});
