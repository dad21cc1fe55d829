import { exampleFor } from './answer-example';
import { furtherQuestions } from './further-questions';
import { judgeMaterial } from './material-use';
import { questionOf } from './owner-question';
import { interviewKeys } from './owner-question-keys';
import { tradeKindNames } from './trade-kind';

const keys = [...interviewKeys, ...furtherQuestions.map(({ key }) => key)];

test.each(keys)('the examples for “%s” are answers that ideas could use, in the parts that it asks for', (key) => {
  const usual = exampleFor(key, null)!;
  for (const { text, detail } of [usual, exampleFor(key, usual.kind)!]) {
    expect(judgeMaterial({ text, detail })).toEqual({ use: 'ready', found: '' });
    expect(detail !== '').toBe(questionOf(key)?.then !== undefined);
    expect(text.length).toBeLessThanOrEqual(200);
  }
});

test('nobody is shown an example of their own kind of business', () => {
  for (const key of keys) for (const kind of tradeKindNames) expect(exampleFor(key, kind)!.kind).not.toBe(kind);
});
