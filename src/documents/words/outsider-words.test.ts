import { languages } from '../../domain/language';
import { outsiderWords } from './outsider-words';

/** Every text by its path; functions are called with markers that must appear in the result. */
const textsOf = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'function')
      return [[`${path}${key}`, String((value as (...given: string[]) => string)('⟦1⟧', '⟦2⟧'))]];
    return typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value as object, `${path}${key}.`);
  });
const english = new Map(textsOf(outsiderWords.en));

describe.each(languages)('the words of %s', (language) => {
  const found = textsOf(outsiderWords[language]);

  it('are complete, none is empty, and each uses its arguments', () => {
    expect(found.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of found)
      expect([path, text.trim() !== '', /⟦1⟧/.test(text), /⟦2⟧/.test(text)]).toEqual([
        path,
        true,
        /⟦1⟧/.test(english.get(path)!),
        /⟦2⟧/.test(english.get(path)!),
      ]);
  });

  it('use typographic punctuation', () => {
    for (const [path, text] of found) expect([path, /['"]|\.\.\./.test(text)]).toEqual([path, false]);
  });

  if (language !== 'en') {
    it('contain no English', () => {
      for (const [path, text] of found) expect([path, text]).not.toEqual([path, english.get(path)]);
      for (const [path, text] of found)
        expect([path, /(?<!\p{L})(the|you|your|with|please|confirm|click|sign)(?!\p{L})/iu.exec(text)?.[0]]).toEqual([
          path,
          undefined,
        ]);
    });
  }
});
