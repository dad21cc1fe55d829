import places from '../assets/places.json';
import type { ImageBrief } from '../../../../ports/image';
import { loadGraphics } from '../drawing/graphics';
import { subjectOf } from '../subjects/choose-subject';
import { placeFor, placeKinds } from './place-for';
import { loadPlace, tintOf } from './load-place';
import { placeViews } from './place-views';

const placeOf = (prompt: string, seed = 0): string => {
  const brief: ImageBrief = { prompt, style: 'photorealistic', aspectRatio: '1:1', seed };
  return placeFor(brief, subjectOf(brief, [prompt])).kind;
};

it('knows every view by its photograph, and has one of each kind of place', async () => {
  expect(Object.keys(places).sort()).toEqual([...placeViews.keys()].sort());
  for (const kind of placeKinds) expect([...placeViews.keys()].some((view) => view.startsWith(`${kind}-`))).toBe(true);
  const { image, light } = await loadPlace(await loadGraphics(), { view: 'water-1', isWintry: false });
  expect([image.width, image.height, light.width, light.height]).toEqual([640, 540, 64, 32]);
  const [red, , blue] = tintOf(light);
  expect(blue).toBeGreaterThan(red);
});

it.each([
  ['Canoe hire on the river, £12 an hour', ['water']],
  ['Motorcycle repairs, brakes from $80', ['garage', 'workshop']],
  ['Heckenschnitt im Garten ab 40 €', ['garden', 'park']],
  ['Seasoned firewood, delivered', ['forest']],
  ['Alpaca walks on our farm', ['meadow']],
  ['Dachdecker: Ziegel erneuern', ['street']],
  ['Bed and breakfast, £90 a night', ['water', 'hills', 'street', 'room']],
  ['Fire juggling at midnight in the park', ['night']],
])('takes %s where it happens', (prompt, kinds) => {
  for (let seed = 0; seed < 4; seed += 1) expect(kinds).toContain(placeOf(prompt, seed));
});

it('takes what it knows nothing of to places that any business has been to, in turn', () => {
  const seen = new Set(Array.from({ length: 6 }, (_, seed) => placeOf('Zorbl quux for everybody', seed)));
  expect([...seen].sort()).toEqual(['lobby', 'room', 'street']);
});

describe('snow', () => {
  const wintry = (prompt: string): boolean[] =>
    [0, 1, 2, 3, 4].map((seed) => {
      const brief: ImageBrief = { prompt, style: 'photorealistic', aspectRatio: '1:1', seed };
      const { isOutdoors, isWintry } = placeFor(brief, subjectOf(brief, [prompt]));
      return isOutdoors === isWintry;
    });

  it.each([
    'Sleigh rides through the snow, $30 a seat',
    'Schneeschuh-Wanderung, 39 € pro Person',
    'Sapins de Noël coupés le jour même, ambiance neige',
    'Pony camp on the farm, snowy look please',
  ])('lies in every open place of %s', (prompt) => {
    expect(wintry(prompt)).toEqual([true, true, true, true, true]);
    expect([0, 1, 2, 3, 4].map((seed) => placeOf(prompt, seed))).not.toContain('meadow');
  });

  it.each(['Snow peas and strawberries from our farm', 'Canoe hire on the lake, closed in winter', 'Hedge trimming'])(
    'does not lie in %s',
    (prompt) => {
      for (let seed = 0; seed < 4; seed += 1) {
        const brief: ImageBrief = { prompt, style: 'photorealistic', aspectRatio: '1:1', seed };
        expect(placeFor(brief, subjectOf(brief, [prompt])).isWintry).toBe(false);
      }
    },
  );

  it('makes the ground of a place as pale as snow', async () => {
    const graphics = await loadGraphics();
    const green = async (isWintry: boolean): Promise<number> => {
      const { image } = await loadPlace(graphics, { view: 'park-1', isWintry });
      const pen = graphics.createCanvas(640, 540).getContext('2d');
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 440, 640, 100);
      return data.reduce((sum, value, at) => sum + (at % 4 === 1 ? value - data[at + 1]! : 0), 0) / (data.length / 4);
    };
    expect(await green(false)).toBeGreaterThan(40);
    expect(Math.abs(await green(true))).toBeLessThan(20);
  });
});
