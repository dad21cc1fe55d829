import { avoidedWordIn, avoidedWordsIn, withoutAvoided } from './avoid-words';

describe('a word to avoid', () => {
  test.each([
    ['Cheap and cheerful', ['cheap'], 'cheap'],
    ['Our CHEAPEST loaf', ['cheap'], null],
    ['We sell crème brûlée.', ['creme brulee'], 'creme brulee'],
    ['State-of-the-art ovens', ['state of the art'], 'state of the art'],
    ['Don’t miss it', ['dont miss'], 'dont miss'],
    ['Two special offers today', ['special offer'], 'special offer'],
    ['The boxes are here', ['box'], 'box'],
    ['Boxing day', ['box'], null],
    ['If you’re wondering', ['you'], 'you'],
    ['Nothing here', [], null],
    ['Nothing here', ['!!!'], null],
    ['Дешёвый хлеб', ['дешёвый'], 'дешёвый'],
  ])('in “%s”, of %j: %s', (text, words, found) => expect(avoidedWordIn(text, words)).toBe(found));

  test('is one of several', () =>
    expect(avoidedWordsIn('A delicious LOAF for your weekend', ['weekend', 'sourdough', 'delicious', 'loaf'])).toEqual([
      'weekend',
      'delicious',
      'loaf',
    ]));

  test('removes its sentence, and only that', () => {
    expect(withoutAvoided('Rye is ready. It is cheap! Come by.\n\nCheap again.', ['cheap'])).toBe(
      'Rye is ready. Come by.',
    );
  });

  test('leaves a text alone that would otherwise be empty', () =>
    expect(withoutAvoided('Cheap.', ['cheap'])).toBe('Cheap.'));
});
