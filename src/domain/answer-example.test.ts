import { answerExamples, exampleFor } from './answer-example';
import { judgeMaterial } from './material-use';
import { questionOf } from './owner-question';
import { interviewKeys } from './owner-question-keys';
import { tradeKindNames } from './trade-kind';

test.each(interviewKeys)(
  'the examples for “%s” are answers that ideas could use, in the parts that it asks for',
  (key) => {
    for (const { text, detail } of answerExamples[key]) {
      expect(judgeMaterial({ text, detail })).toEqual({ use: 'ready', found: '' });
      expect(detail !== '').toBe(questionOf(key)?.then !== undefined);
    }
  },
);

test('nobody is shown an example of their own kind of business', () => {
  for (const key of interviewKeys) for (const kind of tradeKindNames) expect(exampleFor(key, kind).kind).not.toBe(kind);
});
