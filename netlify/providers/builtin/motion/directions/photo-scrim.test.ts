import { blend, contrast } from '../../designer/drawing/colours';
import type { Pen } from '../../designer/drawing/graphics';
import type { MotionBrief } from '../../../../ports/motion';
import { layoutClip } from '../compose-clip';
import { aroundAll } from './photo-placing';
import { scrimFor } from './photo-scrim';

const brief: MotionBrief = {
  prompt: 'Sourdough loaves',
  headline: 'Baked before you wake',
  brand: 'Ada’s Bakery',
  style: 'photorealistic',
  aspectRatio: '16:9',
  seed: 1,
  seconds: 3,
  quality: 'sd',
};
const size = { width: 640, height: 360 };

describe('the shade between a moving picture and its words', () => {
  it('is not there where the words read without', async () => {
    const { stage, words } = await opening();
    const placed = { texts: words, words: aroundAll(words), side: 'left' as const };
    expect(scrimFor(stage, placed, words[0]!.on, (pen) => fill(pen, words[0]!.on))).toBeNull();
  });

  it('keeps words legible over what comes under them at any time', async () => {
    const { stage, words } = await opening();
    const [word] = words as [(typeof words)[0], ...typeof words];
    const near = blend(word.on, word.colour, 0.6);
    const paint = (pen: Pen, share: number): void => {
      fill(pen, word.on);
      pen.fillStyle = near;
      pen.fillRect(share * size.width * 0.5, 0, size.width * 0.2, size.height);
    };
    expect(contrast(word.colour, near)).toBeLessThan(4.5);
    const scrim = scrimFor(stage, { texts: words, words: aroundAll(words), side: 'left' }, word.on, paint)!;
    for (const share of [0, 0.5, 1]) {
      const canvas = stage.graphics.createCanvas(size.width, size.height);
      const pen = canvas.getContext('2d');
      paint(pen, share);
      pen.drawImage(scrim, 0, 0);
      for (const { box, lines, colour } of words) {
        const width = Math.max(...lines.map((line) => line.width));
        const { data } = pen.getImageData(Math.round(box.x), Math.round(box.y), Math.round(width), Math.round(box.h));
        for (let at = 0; at < data.length; at += 40) {
          const place = `#${[data[at]!, data[at + 1]!, data[at + 2]!].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
          expect(contrast(colour, place)).toBeGreaterThanOrEqual(4.4);
        }
      }
    }
  });
});

async function opening() {
  const { stage, shots } = await layoutClip(brief, size);
  return { stage, words: shots[0]!.texts };
}

function fill(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, size.width, size.height);
}
