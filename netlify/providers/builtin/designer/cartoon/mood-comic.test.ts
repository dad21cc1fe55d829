import type { ImageBrief } from '../../../../ports/image';
import { contrast, lchOf } from '../drawing/colours';
import { seededRandom } from '../drawing/seeded-random';
import { drawnMoods } from '../prompt/wishes/drawn-moods';
import { comicPalette, comicPalettes } from './comic-palette';
import { planComic } from './comic-plan';
import { composeCartoon } from './compose-cartoon';
import { moodComic } from './mood-comic';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'cartoon',
  aspectRatio: '1:1',
  seed: 0,
  ...more,
});

describe.each(drawnMoods)('a cartoon in the mood %s', (mood) => {
  it('keeps lettering, tags and pills readable, whatever the brand', () => {
    for (const hex of [null, '#ff5a36', '#16324f', '#d3a01c', '#84cc16', '#f7efe9'])
      for (const name of comicPalettes) {
        const wish = hex === null ? null : ({ kind: 'colour', hex, exact: true } as const);
        const plain = comicPalette(wish, 40, name, seededRandom(1));
        const palette = moodComic(plain, { mood, isDark: mood === 'dark' }, wish !== null);
        const pairs = {
          upper: [palette.lettering[0], palette.ink],
          lower: [palette.lettering[1], palette.ink],
          badge: [palette.onAccent, palette.accent],
          tag: [palette.ink, palette.paper],
          pill: ['#ffffff', palette.pill],
        } as const;
        for (const [place, [words, ground]] of Object.entries(pairs))
          expect([hex, name, place, contrast(words, ground) >= 4.5]).toEqual([hex, name, place, true]);
      }
  });
});

it.each([
  ['Ghost tour Friday 8pm, £12. Dark and moody please', ['#d3a01c', '#f4ead0']],
  ['Krimidinner am Freitag, 59 €. Bitte düster', undefined],
  ['Quantum resilience on Friday. Make it dark', ['#ffffff', '#ff5a36']],
  ['Noche de terror el viernes. Estilo oscuro', ['#84cc16']],
] as const)('that shall be dark is dark, and without white pages: %s', async (prompt, colours) => {
  for (let seed = 0; seed < 6; seed += 1) {
    const brief = briefOf(prompt, { seed, ...(colours && { colours: [...colours] }) });
    const { scene, palette } = planComic(brief);
    expect([seed, lchOf(palette.ground).l < 0.3, lchOf(palette.scene).l < 0.5]).toEqual([seed, true, true]);
    expect(['page', 'bubble', 'panels', 'hills']).not.toContain(scene);
  }
});

it('stays quiet for a grave matter, whatever is wished', () => {
  expect(planComic(briefOf('Funeral flowers, with care. Festive please'))).toMatchObject({
    scene: 'page',
    asked: { mood: null },
  });
});

describe('the day of a cartoon', () => {
  it.each([
    'Pottery class for beginners, Tuesday 6.30pm, all materials included',
    'Töpferkurs für Anfänger, Dienstag 18.30 Uhr, Material inklusive',
    'Corso di ceramica, martedì 18:30, materiali inclusi',
    'Kletterkurs für Kinder, jeden Mittwoch 15:30 bis 17:00 Uhr. 10 Termine 129 €, Schnupperstunde 9 €',
  ])('is whole, larger than the facts and smaller than the headline: %s', async (prompt) => {
    for (const aspectRatio of ['1:1', '9:16', '16:9'] as const)
      for (let seed = 0; seed < 6; seed += 1) {
        const { plan, sheet } = await composeCartoon(briefOf(prompt, { aspectRatio, seed, brand: 'Mudlark' }));
        const said = ({ lines }: (typeof sheet.texts)[number]) => lines.map(({ text }) => text).join(' ');
        const day = sheet.texts.find((text) => /6.30|18.30|18:30|15:30/.test(said(text)));
        const headline = sheet.texts.find(({ role }) => role === 'headline')!;
        const where = [aspectRatio, seed, plan.scene];
        expect([...where, day !== undefined && !said(day).includes('…')]).toEqual([...where, true]);
        expect([...where, headline.size > day!.size]).toEqual([...where, true]);
        for (const text of sheet.texts)
          if (text.role === 'supporting' && text !== day && !/[€£]/.test(said(text)) && plan.scene !== 'panels')
            expect([...where, said(text), text.size <= day!.size * 1.3]).toEqual([...where, said(text), true]);
      }
  });
});
