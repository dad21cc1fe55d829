import fc from 'fast-check';
import { effortWith, photoAskedFor } from './idea';
import { fittingPhoto, type NamedPhoto, type PhotoWish } from './photo-fit';

const photo = (title: string, altText = '', partial: Partial<NamedPhoto> = {}): NamedPhoto => ({
  id: title,
  title,
  altText,
  width: 1600,
  height: 1200,
  ...partial,
});
const loaf: PhotoWish = {
  text: 'Which loaf keeps longest? Rye bread keeps a week.',
  subject: 'bread',
  ask: 'the crumb of a loaf',
  offers: ['rye loaves', 'wedding cakes'],
};
const found = (titles: (string | NamedPhoto)[], wish: PhotoWish = loaf): string | null =>
  fittingPhoto(
    titles.map((one) => (typeof one === 'string' ? photo(one) : one)),
    wish,
  )?.photo.title ?? null;

describe('a photograph fits an idea', () => {
  it.each([
    ['IMG_2041 crumb', loaf],
    ['rye-bread-2', loaf],
    ['Sourdough loaves on the counter', loaf],
    ['Three fades', { text: 'What is a fade?', subject: 'scissors', ask: 'three fades from the side', offers: [] }],
    ['Tyres', { text: 'How old are your tyres?', subject: 'wheel', ask: null, offers: ['tyres'] }],
  ] as [string, PhotoWish][])('by its name: %s', (title, wish) => {
    expect(found(['IMG_1', title], wish)).toBe(title);
  });

  it('by its description, when its name says nothing', () => {
    expect(found([photo('IMG_7', 'A rye bread, cut in half')])).toBe('IMG_7');
  });

  it('that is asked for before one that is only offered, and says by which word', () => {
    const wish = { ...loaf, ask: 'a crust close up' };
    expect(fittingPhoto([photo('Rye loaves'), photo('Crusts')], wish)).toEqual({
      photo: expect.objectContaining({ title: 'Crusts' }),
      word: 'crusts',
    });
  });
});

describe('no photograph is chosen', () => {
  it.each([
    'Bread van',
    'Table with bread',
    'Bread poster',
    'Logo bread',
    'not bread',
    'Old bread',
    'Wedding cake',
    'IMG_2041',
    'Breadth of the field',
    'Anna',
  ])('%s', (title) => expect(found([title])).toBeNull());

  it('for what only stands for something: a house in an idea about trust', () => {
    expect(
      found(['Our compass'], { text: 'Which way to go', subject: 'compass', ask: null, offers: ['advice'] }),
    ).toBeNull();
  });

  it('by a word that fits everything', () => {
    expect(
      found(['Our shop', 'Team'], { text: 'Our shop, our team', subject: 'shop', ask: 'your shop', offers: ['shop'] }),
    ).toBeNull();
  });

  it('too small, or in one of the latest posts', () => {
    expect(found([photo('Rye bread', '', { width: 500 })])).toBeNull();
    expect(fittingPhoto([photo('Rye bread')], loaf, ['Rye bread'])).toBeNull();
  });
});

it('is the same whatever else the library holds that does not fit', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^IMG_\d{1,6}$/), { maxLength: 12 }), fc.nat(12), (others, at) => {
      const titles = [...others.slice(0, at), 'Rye bread', ...others.slice(at)];
      expect(found(titles)).toBe('Rye bread');
    }),
  );
});

it('reads back from an idea’s effort what it asks to be photographed', () => {
  expect(photoAskedFor(effortWith('three fades from the side'))).toBe('three fades from the side');
  expect(photoAskedFor(effortWith(null))).toBeNull();
  expect(photoAskedFor('About ten minutes')).toBeNull();
});
