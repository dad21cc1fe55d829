import type { ContactField } from '../../contracts/contact-fields';
import type { SegmentRule } from '../../domain/segment';
import { aboutNames, completeRules, lackOf, newRule, testsOf, withTest } from './segment-rules';

const field = (kind: ContactField['kind']): ContactField => ({
  id: 'c1d2e3f4-8c3a-4d8b-8dbd-4c5a6f7e8d02',
  label: 'Seats',
  kind,
  choices: ['Yes', 'No'],
});
const about = `field:${field('text').id}`;
const all = (...rules: SegmentRule[]) => ({ match: 'all' as const, rules });

test.each(Object.keys(aboutNames))('a new rule about %s begins with a test that it has', (noun) => {
  const rule = newRule(noun);
  expect(rule.about).toBe(noun);
  expect(testsOf(rule, []).map(({ value }) => value)).toContain(rule.is);
});

test.each(['text', 'number', 'date', 'choice', 'yes-no'] as const)(
  'a new rule about a field of kind %s begins with a test that fits it',
  (kind) => {
    const rule = newRule(about, [field(kind)]);
    expect(testsOf(rule, [field(kind)]).map(({ value }) => value)).toContain(rule.is);
  },
);

test('a rule says what it lacks', () => {
  expect(lackOf(newRule('tag'), [])).toBe('Choose a tag.');
  expect(lackOf(newRule('name'), [])).toBe('Enter a value to compare with.');
  expect(lackOf(newRule('value'), [])).toBe('Enter a number.');
  expect(lackOf({ about: 'created', is: 'within', days: 0 }, [])).toBe('Enter 1 to 3,650 days.');
  expect(lackOf({ about: 'status', is: 'one-of', values: [] }, [])).toBe('Choose a status.');
  expect(lackOf(newRule(about, [field('number')]), [field('number')])).toBe('Enter a number.');
  expect(lackOf(withTest(newRule('value'), 'empty'), [])).toBeNull();
  expect(lackOf(withTest(newRule('last-contact'), 'never'), [])).toBeNull();
  expect(lackOf(newRule(about, [field('yes-no')]), [field('yes-no')])).toBeNull();
});

test('rules are complete when each says something; a number that was never typed is not sent', () => {
  expect(completeRules(all(newRule('tag')), [])).toBeNull();
  expect(completeRules({ match: 'all', rules: [newRule('status'), { match: 'any', rules: [] }] }, [])).toBeNull();
  expect(completeRules(all(withTest(newRule('value'), 'filled')), [])).toEqual({
    match: 'all',
    rules: [{ about: 'value', is: 'filled', value: 0 }],
  });
  expect(completeRules({ match: 'any', rules: [newRule('consent'), all(newRule('status'))] }, [])).toEqual({
    match: 'any',
    rules: [
      { about: 'consent', channel: 'email', is: 'granted' },
      { match: 'all', rules: [{ about: 'status', is: 'one-of', values: ['customer'] }] },
    ],
  });
});
