import { loadGraphics } from '../drawing/graphics';
import { prepareHero, type Hero } from '../drawing/hero';
import { iconLayers } from '../drawing/icon-shapes';
import { withinDisc } from './disc-layout';
import { canStand } from './still-layout';

const heroOf = async (name: string): Promise<Hero> => prepareHero(await loadGraphics(), name, await iconLayers(name));

it.each(['potted-plant', 'birthday-cake', 'teapot', 'horse', 'deciduous-tree', 'chair'])(
  'sets a %s down',
  async (name) => {
    expect(canStand(await heroOf(name))).toBe(true);
  },
);

it.each(['hammer', 'guitar', 'magic-wand', 'lollipop', 'yoga-mat', 'balloon', 'musical-note'])(
  'balances no %s on a point',
  async (name) => {
    expect(canStand(await heroOf(name))).toBe(false);
  },
);

it('keeps every corner of a subject within a disc that its colour needs', async () => {
  for (const name of ['guitar', 'key', 'running-shoe', 'scissors']) {
    const disc = { x: 300, y: 200, radius: 150 };
    const { x, y, w, h } = withinDisc(await heroOf(name), disc, 0.12);
    expect([x, y]).toEqual([disc.x, disc.y]);
    expect(Math.hypot(w / 2, h / 2)).toBeLessThan(disc.radius);
    expect(Math.max(w, h)).toBeGreaterThan(disc.radius);
  }
});
