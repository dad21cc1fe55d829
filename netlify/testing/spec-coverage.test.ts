import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accounts } from '../../e2e/spec-coverage/accounts';
import { analytics } from '../../e2e/spec-coverage/analytics';
import { campaigns } from '../../e2e/spec-coverage/campaigns';
import { contacts } from '../../e2e/spec-coverage/contacts';
import { conversations } from '../../e2e/spec-coverage/conversations';
import { creative } from '../../e2e/spec-coverage/creative';
import { engine } from '../../e2e/spec-coverage/engine';
import { planSentences } from '../../e2e/spec-coverage/plans';
import type { Sentence } from '../../e2e/spec-coverage/sentence';
import { settings } from '../../e2e/spec-coverage/settings';
import { shell } from '../../e2e/spec-coverage/shell';
import { site } from '../../e2e/spec-coverage/site';
import { siteCalls } from '../../e2e/spec-coverage/site-calls';
import { faultInProof, saidTwice } from './spec-proofs';

const root = join(__dirname, '../..');
const all: Sentence[] = [
  ...accounts,
  ...shell,
  ...engine,
  ...creative,
  ...contacts,
  ...campaigns,
  ...conversations,
  ...analytics,
  ...settings,
  ...site,
  ...siteCalls,
  ...planSentences,
];
const sourceOf = (file: string): string | null =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;

it.each(all.filter((sentence) => 'test' in sentence))('"$says" is proven by a test that runs', (sentence) => {
  expect(faultInProof(sentence, sourceOf)).toBeNull();
});

it('says each sentence once', () => expect(saidTwice(all)).toEqual([]));

describe('a sentence is told from one that is proven', () => {
  const sentence: Sentence = { says: 'A loaf is baked', test: 'bakes a loaf', in: 'oven.test.ts' };

  it.each([
    ["it('bakes a loaf', () => {});", null],
    ['test("bakes a loaf", async () => {});', null],
    ['it.each(loaves)(`bakes a loaf`, bake);', null],
    [null, 'there is no oven.test.ts'],
    ["it('bakes a loaf of rye', () => {});", 'oven.test.ts has no test of that title'],
    ["it.skip('bakes a loaf', () => {});", 'its test is left out'],
    ["it.skip.each([1])('bakes a loaf', () => {});", 'its test is left out'],
    ["test.fixme(\n  'bakes a loaf', () => {});", 'its test is left out'],
    ["it.todo('bakes a loaf');", 'its test is left out'],
    ["xit('bakes a loaf', () => {});", 'its test is left out'],
  ])('by the source %j', (source, fault) => {
    expect(faultInProof(sentence, () => source)).toBe(fault);
  });

  it('when it is said twice', () => {
    expect(saidTwice([sentence, { says: 'Another', later: 'images' }, { ...sentence, test: 'bakes' }])).toEqual([
      'A loaf is baked',
    ]);
  });
});
