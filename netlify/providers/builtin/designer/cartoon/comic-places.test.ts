import type { ImageBrief } from '../../../../ports/image';
import { bottom } from '../drawing/rect';
import { composeCartoon } from './compose-cartoon';
import { planComic, type SceneName } from './comic-plan';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'cartoon',
  aspectRatio: '1:1',
  seed: 0,
  ...more,
});
const scenesOf = (prompt: string): ReadonlySet<SceneName> =>
  new Set(Array.from({ length: 24 }, (_, seed) => planComic(briefOf(prompt, { seed })).scene));

it.each([
  'Kayak hire, book ahead',
  'Corso di nuoto per bambini',
  'Segelkurs für Anfänger',
  'Location de canoës',
  'Clases de surf',
])('is on water and on no counter or hill: %s', (prompt) => {
  const scenes = scenesOf(prompt);
  expect([scenes.has('waves'), scenes.has('counter'), scenes.has('hills')]).toEqual([true, false, false]);
});

it.each(['Rye bread', 'Savons artisanaux', 'Käse vom Hof', 'Helados caseros'])(
  'is sold over a counter and lies on no hill: %s',
  (prompt) => {
    const scenes = scenesOf(prompt);
    expect([scenes.has('counter'), scenes.has('hills'), scenes.has('waves')]).toEqual([true, false, false]);
  },
);

it.each(['Sofa covers made to measure', 'Fahrschule', 'Suitcase repairs for travellers', 'Dentista', 'Yogales'])(
  'stands neither on a hill nor on the sea: %s',
  (prompt) => {
    const scenes = scenesOf(prompt);
    expect([scenes.has('hills'), scenes.has('waves')]).toEqual([false, false]);
  },
);

it.each(['Alpaca walks', 'Fußballschule', 'Randonnée à cheval', 'Dog walking'])('may stand on grass: %s', (prompt) => {
  expect(scenesOf(prompt).has('hills')).toBe(true);
});

it.each(['Kayak hire $20, half day $45, full day $70', 'Rye bread every Friday', 'Brot 4 €, Brötchen 1 €, Brezel 2 €'])(
  'lets the words of a story grow where the picture cannot: %s',
  async (prompt) => {
    for (let seed = 0; seed < 5; seed += 1) {
      const { plan, stage, sheet } = await composeCartoon(
        briefOf(prompt, { aspectRatio: '9:16', seed, brand: 'Otter Creek' }),
      );
      if (plan.scene !== 'waves' && plan.scene !== 'sunburst') continue;
      const [first, last] = [
        Math.min(...sheet.texts.map(({ box }) => box.y)),
        Math.max(...sheet.texts.map(({ box }) => bottom(box))),
      ];
      expect([seed, plan.scene, last - first > stage.safe.h * 0.41]).toEqual([seed, plan.scene, true]);
    }
  },
);
