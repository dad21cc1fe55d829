import { remembered } from './remembered';

describe('remembered', () => {
  const found: string[] = [];
  const find = ({ word }: { word: string }) => {
    found.push(word);
    return { length: word.length };
  };
  beforeEach(() => void found.splice(0));

  test('recognises equal inputs by value, not by object', () => {
    const lengthOf = remembered(find, 2);
    expect([lengthOf({ word: 'rye' }), lengthOf({ word: 'rye' }), lengthOf({ word: 'oats' })]).toEqual([
      { length: 3 },
      { length: 3 },
      { length: 4 },
    ]);
    expect(found).toEqual(['rye', 'oats']);
  });

  test('forgets what was not asked for the longest', () => {
    const lengthOf = remembered(find, 2);
    for (const word of ['rye', 'oats', 'rye', 'spelt', 'rye', 'oats']) lengthOf({ word });
    expect(found).toEqual(['rye', 'oats', 'spelt', 'oats']);
  });

  test('returns what callers cannot change for the next one', () => {
    expect(Object.isFrozen(remembered(find, 2)({ word: 'rye' }))).toBe(true);
  });
});
