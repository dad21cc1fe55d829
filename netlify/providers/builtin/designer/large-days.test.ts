import { aspectRatioNames, aspectRatios, type ImageStyle } from '../../../../src/domain/image-format';
import type { ImageBrief } from '../../../ports/image';
import { composeArtistic } from './artistic/compose-artistic';
import { composeCartoon } from './cartoon/compose-cartoon';
import { composeMinimalist } from './minimalist/compose-minimalist';
import { composePrint } from './print/compose-print';

interface Word {
  role: string;
  size: number;
  lines: readonly { text: string }[];
}

const composed: Readonly<Record<ImageStyle, (brief: ImageBrief) => Promise<readonly Word[]>>> = {
  minimalist: async (brief) => (await composeMinimalist(brief)).sheet.texts,
  cartoon: async (brief) => (await composeCartoon(brief)).sheet.texts,
  artistic: async (brief) => (await composeArtistic(brief)).sheet.texts,
  photorealistic: async (brief) => (await composePrint(brief)).texts,
};

/** Of the picture's short side: on a phone that shows a post 65 mm wide, letters of nearly 2 mm. */
const LEAST = 0.029;

it.each(Object.entries(composed))('tells a day large enough for a phone, in %s', async (style, compose) => {
  for (const aspectRatio of aspectRatioNames)
    for (const [seed, prompt] of [
      'Pottery class, Tuesday 6:30pm',
      'Quantum resilience, every Thursday from 8pm',
    ].entries()) {
      const texts = await compose({
        prompt,
        style: style as ImageStyle,
        aspectRatio,
        seed: seed + 1,
        brand: 'Mudlark Studio',
      });
      const day = texts.find(({ lines }) => /6:30pm|8pm/.test(lines.map(({ text }) => text).join(' ')));
      const { width, height } = aspectRatios[aspectRatio];
      const share = (day?.size ?? 0) / Math.min(width, height);
      expect([aspectRatio, prompt, share, share >= LEAST]).toEqual([aspectRatio, prompt, share, true]);
    }
});
