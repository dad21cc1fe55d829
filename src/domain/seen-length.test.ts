import { subjectHint } from './campaign';
import { seenLength } from './seen-length';

const seen = (text: string) => seenLength(text, subjectHint);

test.each([
  ['x', '1 character. Phones show all of it.', false],
  ['x'.repeat(50), '50 characters. Phones show all of it.', false],
  ['x'.repeat(51), '51 characters. Phones cut it after about 50.', false],
  ['x'.repeat(70), '70 characters. Phones cut it after about 50.', false],
  ['x'.repeat(71), '71 characters. Most inboxes cut it after about 70; put what matters first.', true],
])('%s', (text, sentence, isCut) => {
  expect(seen(text)).toMatchObject({ sentence, isCut });
});

test('surrounding blanks do not count, a surrogate pair counts as one, and a merge field as its name', () => {
  expect([
    seen('  \t').length,
    seen(' 🥖 ').length,
    seen('Hi {{ contact.first_name | default: "our very dear friend" }}').length,
  ]).toEqual([0, 1, 'Hi First name'.length]);
});
