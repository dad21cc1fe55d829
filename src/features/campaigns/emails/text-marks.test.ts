import { insertLink, insertWords, toggleList, toggleMark } from './text-marks';

/** A text in which | marks what is chosen, or the cursor. */
const at = (marked: string) => {
  const [before = '', chosen = '', after] = marked.split('|');
  return after === undefined
    ? { text: before + chosen, start: before.length, end: before.length }
    : { text: before + chosen + after, start: before.length, end: before.length + chosen.length };
};

test('bold and italic go round what is chosen, and off again', () => {
  expect(toggleMark(at('a |word| b'), '**')).toEqual(at('a **|word|** b'));
  expect(toggleMark(at('a **|word|** b'), '**')).toEqual(at('a |word| b'));
  expect(toggleMark(at('**|word|**'), '*')).toEqual(at('***|word|***'));
  expect(toggleMark(at('***|word|***'), '*')).toEqual(at('**|word|**'));
  expect(toggleMark(at('a| word |b'), '*')).toEqual(at('a *|word|* b'));
  expect(toggleMark(at('a |'), '**')).toEqual({ text: 'a ****', start: 4, end: 4 });
});

test('lines become a list, and lines again', () => {
  expect(toggleList(at('a\n|b\nc|\nd')).text).toBe('a\n- b\n- c\nd');
  expect(toggleList({ text: 'a\n- b\n- c', start: 3, end: 9 }).text).toBe('a\nb\nc');
  expect(toggleList(at('ab|cd'))).toEqual({ text: '- abcd', start: 4, end: 4 });
  expect(toggleList(at('|'))).toEqual({ text: '- ', start: 2, end: 2 });
});

test('a link takes what is chosen, or its own address', () => {
  expect(insertLink(at('see |the menu| now'), 'https://x.example/a(1)').text).toBe(
    'see [the menu](https://x.example/a%281%29) now',
  );
  expect(insertLink(at('see |'), 'https://x.example').text).toBe('see [x.example](https://x.example)');
});

test('words replace what is chosen', () =>
  expect(insertWords(at('Hi |you|!'), '{{ x }}')).toEqual({ text: 'Hi {{ x }}!', start: 10, end: 10 }));
