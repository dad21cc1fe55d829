import { letteringWarning, unsettableKinds } from './lettering';

describe('what the fonts cannot set', () => {
  it.each([
    ['Rye and rolls, 50 % off, at Ada’s © Café №5', []],
    ['Ψωμί, хлеб, bánh mì', []],
    ['خبز طازج every Friday', ['Arabic letters']],
    ['לחם and 面包', ['Hebrew letters', 'Chinese characters']],
    ['面包', ['Chinese characters']],
    ['Fresh bread 🥐❤️ 🇫🇷', ['emoji']],
    ['ម្ហូប', ['some letters']],
    ['خبز לחם 빵 ปัง', ['Arabic letters', 'Hebrew letters', 'Thai letters']],
  ])('is named in %j as %j', (text, kinds) => expect(unsettableKinds(text)).toEqual(kinds));

  it('is reported in one sentence beforehand, and nothing is reported when everything can be set', () => {
    expect(letteringWarning('خبز طازج')).toBe(
      'The built-in designer cannot write Arabic letters yet and leaves those words out. The result still counts.',
    );
    expect(letteringWarning('Bread 🥐')).toBe(
      'The built-in designer cannot write emoji yet and leaves them out. The result still counts.',
    );
    expect(letteringWarning('Bread')).toBeNull();
  });
});
