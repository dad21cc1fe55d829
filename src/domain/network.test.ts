import fc from 'fast-check';
import { checkForNetwork, networkLabel, networkRules, networks, pictureFor, type NetworkPost } from './network';
import { cutForNetwork, networkLength, type LengthUnit } from './network-length';

const square = { width: 1080, height: 1080, altText: 'A loaf' };
const sentences = (...asked: Parameters<typeof checkForNetwork>) =>
  checkForNetwork(...asked).map((fault) => fault.sentence);

describe('how a network counts a text', () => {
  test.each<[LengthUnit, string, number]>([
    ['characters', 'Rye 🥖', 5],
    ['graphemes', 'Hi 👩‍👩‍👧‍👦', 4],
    ['characters', 'Hi 👩‍👩‍👧‍👦', 10],
    ['bytes', 'Crème', 6],
    ['links-as-23', 'See https://ada-bakery.example/a-very-long-address/of-our-menu-for-the-week', 27],
    ['links-as-23', 'See https://a.example.', 28],
    ['links-as-23', 'Thanks @ada@social.example!', 12],
    ['weighted', 'See https://a.example', 27],
    ['weighted', 'Hello', 5],
    ['weighted', 'パン', 4],
    ['weighted', '👩‍👩‍👧‍👦', 2],
    ['weighted', '🇬🇧', 2],
    ['weighted', 'e\u0301', 1],
    ['weighted', '“quoted” – and', 14],
  ])('by %s: “%s” is %i long', (unit, text, length) => expect(networkLength(text, unit)).toBe(length));

  const units: LengthUnit[] = ['characters', 'graphemes', 'bytes', 'links-as-23', 'weighted'];
  test.each(units)('a text cut by %s fits and is a beginning of the text', (unit) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 30, max: 60 }), (text, max) => {
        const cut = cutForNetwork(text, unit, max);
        expect(networkLength(cut, unit)).toBeLessThanOrEqual(max);
        expect(text.startsWith(cut)).toBe(true);
      }),
    );
  });

  test('a text is cut between words, and a link is left out rather than cut', () =>
    expect(cutForNetwork('Fresh rye today. https://a.example/menu', 'links-as-23', 30)).toBe('Fresh rye today.'));
});

describe('a network', () => {
  test('has a label that people know', () => {
    expect(networks.map(networkLabel)).toEqual([
      'Facebook',
      'Instagram',
      'LinkedIn',
      'X',
      'YouTube',
      'Blog',
      'Mastodon',
      'Bluesky',
    ]);
  });

  test.each(networks.filter((network) => networkRules[network].pictures !== null))(
    '%s takes a text at its limit with a square picture, and says how much is too much',
    (network) => {
      const { length, label } = networkRules[network];
      const post = (text: string): NetworkPost => ({ title: 'Rye', text, pictures: [square] });
      expect(checkForNetwork(network, post('a'.repeat(length.max)))).toEqual([]);
      expect(sentences(network, post('a'.repeat(length.max + 1)))).toEqual([
        `This is 1 character too long for ${label}, which takes ${length.max.toLocaleString('en')}.`,
      ]);
      expect(sentences(network, post('a'.repeat(length.max + 12)))[0]).toContain('12 characters too long');
    },
  );

  test('Instagram needs a picture and refuses one that is too tall or too wide', () => {
    const refused = (width: number, height: number) =>
      sentences('instagram', { text: 'Rye', pictures: [{ width, height }] });
    expect(sentences('instagram', { text: 'Rye', pictures: [] })).toEqual(['Instagram needs a picture.']);
    expect(refused(1080, 1920)).toEqual(['Instagram does not take a picture this tall.']);
    expect(refused(1600, 400)).toEqual(['Instagram does not take a picture this wide.']);
    expect(refused(1080, 1350)).toEqual([]);
    expect(refused(1080, 566)).toEqual([]);
  });

  test('Instagram takes a picture without words, Facebook no empty post', () => {
    expect(checkForNetwork('instagram', { text: '', pictures: [square] })).toEqual([]);
    expect(sentences('facebook', { text: ' ', pictures: [square] })).toEqual(['Facebook needs some text.']);
  });

  test('YouTube takes videos only', () =>
    expect(sentences('youtube', { title: 'Rye', text: 'Rye', pictures: [square] })).toEqual([
      'YouTube takes videos only, and this post has no clip.',
    ]));

  test('says of types, sizes, alt texts, titles and hashtags what is wrong with them', () => {
    const tags = Array.from({ length: 31 }, (_, index) => `#tag${index}x`).join(' ');
    expect(
      checkForNetwork('instagram', {
        text: tags,
        pictures: [{ ...square, type: 'image/png', bytes: 8_000_001, altText: 'a'.repeat(1_001) }],
      }),
    ).toEqual([
      { part: 'text', sentence: 'Instagram allows at most 30 hashtags per post.' },
      { part: 'pictures', sentence: 'Instagram takes JPEG pictures only.' },
      { part: 'pictures', sentence: 'Instagram takes pictures of at most 8 MB.' },
      { part: 'altText', sentence: 'Instagram allows at most 1,000 characters of alt text.' },
    ]);
    expect(sentences('blog', { title: 'a'.repeat(121), text: 'Rye', pictures: [] })).toEqual([
      'Blog takes titles of at most 120 characters.',
    ]);
    expect(sentences('twitter', { text: 'Rye', pictures: Array.from({ length: 5 }, () => square) })).toEqual([
      'X takes at most 4 pictures in a post.',
    ]);
  });

  test('accepts exactly what it counts as short enough, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...networks),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }),
        (network, text) => {
          const { length } = networkRules[network];
          const isLong = sentences(network, { text, pictures: [square] }).some((sentence) =>
            sentence.includes('too long'),
          );
          expect(isLong).toBe(networkLength(text, length.unit) > length.max);
        },
      ),
    );
  });

  test('gets the picture that suits it best', () => {
    const pictures = (['1:1', '16:9', '9:16', '4:3'] as const).map((aspectRatio) => ({ aspectRatio }));
    expect(pictureFor('instagram', pictures)?.aspectRatio).toBe('1:1');
    expect(pictureFor('linkedin', pictures)?.aspectRatio).toBe('16:9');
    expect(pictureFor('instagram', [{ aspectRatio: '9:16' }])).toBeUndefined();
  });
});
