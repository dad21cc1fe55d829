import { aspectRatioNames, type AspectRatio } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { contrast, lchOf } from '../drawing/colours';
import { composeMinimalist, paintSheet } from './compose-minimalist';

const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  prompt,
  style: 'minimalist',
  aspectRatio: '1:1',
  seed: 0,
  ...more,
});

async function painted(brief: ImageBrief) {
  const { plan, stage, sheet } = await composeMinimalist(brief);
  const canvas = stage.graphics.createCanvas(stage.width, stage.height);
  const pen = canvas.getContext('2d');
  paintSheet(pen, stage, sheet);
  return { plan, stage, sheet, data: pen.getImageData(0, 0, stage.width, stage.height).data };
}

/** Each wish gets one of them in a ratio, and the other in another ratio. */
const matters = ['Rye bread, Saturday 9 May from 8am, £4', 'Quantum resilience, Tuesday 7pm'];
const wishes = [
  'Dark and moody please',
  'Make it look 70s',
  'Rustikal bitte',
  'Style élégant',
  'Feestelijk graag',
  '80s neon',
  'Pastel look',
  'Stile minimalista',
  'Playful look',
];

describe.each(aspectRatioNames)('a mood at %s', (aspectRatio) => {
  it('never comes under the words, whose colour it would change', async () => {
    for (const [seed, wish] of wishes.entries())
      for (const matter of [matters[(seed + aspectRatioNames.indexOf(aspectRatio)) % matters.length]!]) {
        const brief = briefOf(`${matter}. ${wish}`, { aspectRatio, seed, brand: 'Ember & Rye' });
        const { plan, stage, sheet, data } = await painted(brief);
        expect([wish, plan.asked.mood]).toEqual([wish, expect.any(String)]);
        for (const block of sheet.texts) {
          expect(contrast(block.colour, block.on)).toBeGreaterThanOrEqual(4.5);
          for (const { x, baseline, width } of block.lines)
            expect([
              wish,
              matter,
              plan.layout,
              block.role,
              otherThan(block.on)(data, stage.width, { x, baseline, width, size: block.size }),
            ]).toEqual([wish, matter, plan.layout, block.role, 0]);
        }
      }
  });
});

it.each([
  ['Wine tasting in the old cellar, Saturday 7pm, £35. Dark and moody please', ['#d3a01c', '#f4ead0']],
  ['Krimidinner am Freitag, 59 €. Bitte düster', undefined],
  ['Soirée jazz vendredi, 12 €. Ambiance sombre', ['#f7efe9', '#c9a18b']],
  ['Noche de terror el viernes. Estilo oscuro', ['#84cc16']],
  ['Spookwandeling vrijdag, €8. Donker graag', ['#ffffff', '#ff5a36']],
] as const)('a picture that shall be dark is dark in every composition: %s', async (prompt, colours) => {
  for (let seed = 0; seed < 6; seed += 1) {
    const { plan, data } = await painted(briefOf(prompt, { seed, ...(colours && { colours: [...colours] }) }));
    let sum = 0;
    for (let at = 0; at < data.length; at += 40) sum += 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
    expect([plan.layout, sum / (data.length / 40) < 96]).toEqual([plan.layout, true]);
  }
});

it('takes the lettering of a mood, and the brand’s own before it', () => {
  const faceOf = async (font?: ImageBrief['font']) =>
    (await composeMinimalist(briefOf('Rings from £240. Elegant please', { font }))).plan.faces.headline;
  return Promise.all([faceOf(), faceOf('condensed')]).then((faces) => expect(faces).toEqual(['serif', 'condensed']));
});

it('leaves no fifth of a story empty', async () => {
  for (const prompt of [
    'Yoga in the park, Sunday 9am',
    '初回限定!肩こりの整体 3,980円。12月25日まで',
    'Debt advice, Thursday 7pm',
    'Cuts £18, colour £45, perm £55',
  ])
    for (let seed = 0; seed < 7; seed += 1) {
      const { plan, stage, data } = await painted(briefOf(prompt, { aspectRatio: '9:16', seed, brand: 'Ember & Rye' }));
      const from = Math.round(stage.height * 0.86) * stage.width * 4;
      const first = [0, 1, 2].map((channel) => data[from + channel]!);
      let differs = 0;
      for (let at = from; at < data.length; at += 40)
        if (first.some((value, channel) => Math.abs(value - data[at + channel]!) > 6)) differs += 1;
      expect([prompt, plan.layout, seed, differs > 200 || isField(plan.layout)]).toEqual([
        prompt,
        plan.layout,
        seed,
        true,
      ]);
    }
});

/** Where a field of colour reaches the foot from above, it is no empty paper. */
const isField = (layout: string): boolean => layout === 'split' || layout === 'still';

describe('when something is', () => {
  it.each([
    'Pottery class for beginners, Tuesday 6.30pm, all materials included',
    'Töpferkurs für Anfänger, Dienstag 18.30 Uhr, Material inklusive',
    'Atelier poterie, mardi 19h, tout le matériel est compris',
    'Taller de cerámica, martes 18:30, materiales incluidos',
    'Corso di ceramica, martedì 18:30, materiali inclusi',
  ])('is the second size of the sheet: %s', async (prompt) => {
    for (const aspectRatio of ['1:1', '9:16', '16:9'] as const satisfies readonly AspectRatio[])
      for (let seed = 0; seed < 7; seed += 1) {
        const { plan, sheet } = await composeMinimalist(briefOf(prompt, { aspectRatio, seed, brand: 'Mudlark' }));
        const day = sheet.texts.find(({ lines }) =>
          /6.30|18.30|19h|18:30/.test(lines.map(({ text }) => text).join(' ')),
        )!;
        const others = sheet.texts.filter((text) => text !== day && text.role !== 'headline' && text.role !== 'figure');
        const where = [aspectRatio, seed, plan.layout];
        expect([...where, day.typeface.face]).toEqual([...where, 'textBold']);
        for (const { role, size } of others) expect([...where, role, size < day.size]).toEqual([...where, role, true]);
        const headline = sheet.texts.find(({ role }) => role === 'headline')!;
        if (plan.layout !== 'date') expect([...where, headline.size > day.size]).toEqual([...where, true]);
      }
  });
});

/** Counts the pixels behind a line, one in four, whose colour differs from a word's ground. */
const otherThan =
  (on: string) =>
  (
    data: Uint8ClampedArray,
    sheetWidth: number,
    { x, baseline, width, size }: { x: number; baseline: number; width: number; size: number },
  ): number => {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(on.slice(at, at + 2), 16));
    // straw in brown paper is faint
    const slack = lchOf(on).c > 0.02 && lchOf(on).l > 0.6 ? 16 : 9;
    let count = 0;
    for (let py = Math.round(baseline - size * 0.7); py < baseline + size * 0.05; py += 2)
      for (let px = Math.round(x); px < x + width; px += 2)
        if (wanted.some((value, channel) => Math.abs(value - data[(py * sheetWidth + px) * 4 + channel]!) > slack))
          count += 1;
    // where three straws of brown paper cross
    return count <= 2 ? 0 : count;
  };
