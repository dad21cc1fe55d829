import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accounts } from '../../e2e/spec-coverage/accounts';
import { campaigns } from '../../e2e/spec-coverage/campaigns';
import { contacts } from '../../e2e/spec-coverage/contacts';
import { creative } from '../../e2e/spec-coverage/creative';
import { engine } from '../../e2e/spec-coverage/engine';
import { planSentences } from '../../e2e/spec-coverage/plans';
import type { Sentence } from '../../e2e/spec-coverage/sentence';
import { settings } from '../../e2e/spec-coverage/settings';
import { shell } from '../../e2e/spec-coverage/shell';
import { site } from '../../e2e/spec-coverage/site';
import { siteCalls } from '../../e2e/spec-coverage/site-calls';

const root = join(__dirname, '../..');
const all: Sentence[] = [
  ...accounts,
  ...shell,
  ...engine,
  ...creative,
  ...contacts,
  ...campaigns,
  ...settings,
  ...site,
  ...siteCalls,
  ...planSentences,
];
const proven = all.filter((sentence) => 'test' in sentence);

it.each(proven)('"$says" is proven by a test that exists', ({ test, in: file }) => {
  expect(existsSync(join(root, file))).toBe(true);
  const source = readFileSync(join(root, file), 'utf8');
  expect([`'${test}'`, `"${test}"`, `\`${test}\``].some((title) => source.includes(title))).toBe(true);
});

it('lists each sentence once', () => {
  const said = all.map((sentence) => sentence.says);
  expect(said).toEqual([...new Set(said)]);
});
