import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { ImageBrief } from '../../../../ports/image';
import { contrast, lchOf } from '../drawing/colours';
import { bottom } from '../drawing/rect';
import { artisticHand } from './artistic-hand';
import { planArt } from './art-plan';
import { composeArtistic } from './compose-artistic';
import { artGrounds } from './paint-manners';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'artistic',
  aspectRatio: '1:1',
  seed: 0,
  ...more,
});

const dark: readonly (readonly [string, readonly string[] | undefined])[] = [
  ['Wine tasting in the old cellar, Saturday 7pm, £35. Dark and moody please', ['#d3a01c', '#f4ead0']],
  ['Krimidinner am Freitag, 59 €. Bitte düster', undefined],
  ['Quantum resilience on Friday. Make it dark', ['#ffffff', '#ff5a36']],
  ['Vente de bougies samedi. Ambiance sombre', ['#84cc16']],
  ['Kat te koop op zaterdag. Donker graag', ['#f7efe9']],
];

it.each(dark)(
  'a painting that shall be dark has dark paper, deep colours and light words: %s',
  async (prompt, colours) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const { plan, stage, sheet } = await composeArtistic(
        briefOf(prompt, { seed, ...(colours && { colours: [...colours] }) }),
      );
      expect([seed, lchOf(plan.light.paper).l < 0.3, stage.manner, lchOf(plan.light.sky[0]).l < 0.35]).toEqual([
        seed,
        true,
        'oil',
        true,
      ]);
      for (const text of sheet.texts) expect(contrast(text.colour, text.on)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it.each([
  ...dark.slice(0, 2).map(([prompt, colours]) => [prompt, colours, 0] as const),
  ...[0, 1, 2].map((seed) => ['Metal night, three bands. Dark and gritty', undefined, seed] as const),
])('and is dark when it is painted: %s', async (prompt, colours, seed) => {
  const image = await loadImage(
    Buffer.from(
      await artisticHand.draw(
        briefOf(prompt, { aspectRatio: '4:1', seed, ...(colours && { colours: [...colours] }) }),
        {},
      ),
    ),
  );
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  let sum = 0;
  for (let at = 0; at < data.length; at += 40) sum += 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
  expect(sum / (data.length / 40)).toBeLessThan(90);
});

it.each([
  'Make it look 70s',
  'Rustikal bitte',
  'Style élégant',
  'Feestelijk graag',
  '80s neon',
  'Pastel look',
  'Very clean',
  'Playful look',
])('words are readable on the paper of a mood: %s', async (wish) => {
  for (const colours of [undefined, ['#d3a01c'], ['#16324f', '#ff5a36']])
    for (const prompt of ['Rye bread, Saturday from 8am, £4', 'Quantum resilience, Tuesday 7pm'] as const) {
      const { sheet, stage } = await composeArtistic(
        briefOf(`${prompt}. ${wish}`, { brand: 'Ember & Rye', ...(colours && { colours }) }),
      );
      for (const text of sheet.texts) {
        expect(text.on).toBe(stage.light.paper);
        expect([wish, colours, text.role, contrast(text.colour, text.on) >= 4.5]).toEqual([
          wish,
          colours,
          text.role,
          true,
        ]);
      }
    }
});

it('a story is painted to its ends: beyond the words the picture goes on', async () => {
  for (const prompt of ['Rye bread, Saturday from 8am', 'Quantum resilience, Tuesday 7pm', 'Sailing club, 4 May'])
    for (let seed = 0; seed < 6; seed += 1) {
      const { stage, sheet } = await composeArtistic(
        briefOf(prompt, { aspectRatio: '9:16', seed, brand: 'Ember & Rye' }),
      );
      const painted = [sheet.painting, ...(sheet.strips ?? []).map(({ rect }) => rect)];
      const [top, foot] = [Math.min(...painted.map(({ y }) => y)), Math.max(...painted.map(bottom))];
      expect([prompt, seed, top < stage.unit, foot > stage.height - stage.unit]).toEqual([prompt, seed, true, true]);
      for (const { box } of sheet.texts)
        for (const rect of painted)
          expect([prompt, seed, box.y >= bottom(rect) || bottom(box) <= rect.y]).toEqual([prompt, seed, true]);
    }
});

it('takes turns in what the brush does behind a subject', () => {
  for (const prompt of ['Rye bread', 'Vet', 'Bike shop']) {
    const grounds = Array.from({ length: 12 }, (_, seed) => planArt(briefOf(prompt, { seed })).ground);
    expect(new Set(grounds)).toEqual(new Set(artGrounds));
    grounds.slice(1).forEach((ground, at) => expect(ground).not.toBe(grounds[at]));
  }
});

it.each([
  'Pottery class for beginners, Tuesday 6.30pm, all materials included',
  'Töpferkurs für Anfänger, Dienstag 18.30 Uhr, Material inklusive',
  'Taller de cerámica, martes 18:30, materiales incluidos',
])('a day is larger than the facts and smaller than the headline: %s', async (prompt) => {
  for (const aspectRatio of ['1:1', '9:16', '16:9'] as const)
    for (let seed = 0; seed < 5; seed += 1) {
      const { sheet } = await composeArtistic(briefOf(prompt, { aspectRatio, seed, brand: 'Mudlark' }));
      const sizeOf = (role: string): number => sheet.texts.find((text) => text.role === role)?.size ?? 0;
      const where = [aspectRatio, seed];
      expect([...where, sizeOf('kicker') > sizeOf('supporting') * 1.1]).toEqual([...where, true]);
      expect([...where, sizeOf('headline') > sizeOf('kicker') * 1.3]).toEqual([...where, true]);
    }
});
