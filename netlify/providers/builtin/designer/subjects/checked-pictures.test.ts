import checked from './checked-pictures.json';
import { findSubject } from './find-subject';
import { iconNames } from './choose-subject';

const wordsOf = (list: string): string[] => list.split(', ').map((word) => word.replace(/^~+/u, ''));
const plain = (word: string): boolean => !/[*@]/u.test(word);

describe('words that were checked one by one', () => {
  it.each(Object.entries<string>(checked.pictures))('are drawn as %s', (icon, words) => {
    expect(iconNames()).toContain(icon);
    const others = wordsOf(words)
      .filter(plain)
      .filter((word) => findSubject(word)?.topic?.heroes[0] !== icon);
    expect(others).toEqual([]);
  });

  it('have no picture where a neighbour would be drawn', () => {
    expect(wordsOf(checked.nothing).filter((word) => findSubject(word)?.topic)).toEqual([]);
  });

  it('stand in one place each', () => {
    const all = [...Object.values<string>(checked.pictures), checked.nothing].flatMap(wordsOf);
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
  });

  it.each([
    ['Tessa schenkt ihrem Opa ein Gift', null],
    ['A gift for grandad', 'wrapped-gift'],
    ['Il pane della nonna è pronto', 'bread'],
    ['Wir haben auf, hat geklappt', null],
  ])('are read in their own language: %s', (text, icon) => {
    expect(findSubject(text)?.topic?.heroes[0] ?? null).toBe(icon);
  });
});
